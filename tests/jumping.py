"""An event loop in which time passes only when nothing else is to be done, and then at once."""

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec

_Arguments = ParamSpec("_Arguments")
_Ready = list[tuple[selectors.SelectorKey, int]]


class _JumpingSelector(selectors.SelectSelector):
    """Waits for nothing but the next timer, to which it puts the clock forward."""

    now = 0.0

    def select(self, timeout: float | None = None) -> _Ready:
        assert timeout is not None, "everybody waits, and there is no timer that would end it"
        self.now += timeout
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    """For tests without threads, processes and sockets: however long they wait, they are fast, and
    a slow machine changes nothing."""

    def __init__(self) -> None:
        self._jumping = _JumpingSelector()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def in_jumping_loop(test: Callable[_Arguments, Awaitable[None]]) -> Callable[_Arguments, None]:
    """A test that awaits, in such a loop."""

    @wraps(test)
    def run(*arguments: _Arguments.args, **named: _Arguments.kwargs) -> None:
        async def whole() -> None:
            await test(*arguments, **named)

        with asyncio.Runner(loop_factory=JumpingLoop) as runner:
            runner.run(whole())

    return run


async def all_is_done() -> None:
    """Let every task in such a loop run until it waits for something."""
    await asyncio.sleep(0.001)
