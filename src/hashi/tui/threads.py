"""Work that may take long, beside the screen."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import ParamSpec, TypeVar

_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")


async def in_thread(
    work: Callable[_Asked, _Answer], *args: _Asked.args, **kwargs: _Asked.kwargs
) -> _Answer:
    """What the work returns or raises. Unlike `asyncio.to_thread`, the program ends without waiting
    for work that nobody waits for any more, such as a request to a server that never answers."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[_Answer] = loop.create_future()

    def settle(result: _Answer | None, error: Exception | None) -> None:
        if answer.cancelled():
            return
        if error:
            answer.set_exception(error)
        else:
            answer.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, error = None, None
        try:
            result = work(*args, **kwargs)
        except Exception as raised:
            error = raised
        with suppress(RuntimeError):  # the loop is closed: the program ends
            loop.call_soon_threadsafe(settle, result, error)

    Thread(target=run, daemon=True).start()
    return await answer
