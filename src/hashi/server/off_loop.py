"""Work for strangers is done in a thread or another process, so that tables go on meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, TypeVarTuple

from hashi.server.clock import Clock
from hashi.server.gate import AnyRequest, visitor_of
from hashi.server.visitors import Paces
from hashi.table.refusal import Refusal
from hashi.thinking.fair_queue import Asker, FairQueue

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")


class OffLoop:
    """One piece of work at a time: each more would slow tables down. Visitors take turns, and one
    visitor may ask as fast as somebody at a table."""

    def __init__(
        self, clock: Clock, carry_out: Callable[..., Awaitable[Any]] = asyncio.to_thread
    ) -> None:
        self._clock = clock
        self._carry_out = carry_out
        self._paces = Paces()
        self._waiting = FairQueue[asyncio.Future[None]]()
        self._is_busy = False

    async def run(
        self,
        request: AnyRequest,
        work: Callable[[*_Arguments], _Result],
        *arguments: *_Arguments,
        cost: int = 1,
    ) -> _Result:
        visitor, now = visitor_of(request), self._clock()
        if not self._paces.of(visitor, b"", now).take(now, cost):
            raise Refusal("too-many-requests")
        await self._turn_of(visitor)
        try:
            result: _Result = await self._carry_out(work, *arguments)
            return result
        finally:
            self._next()

    async def _turn_of(self, visitor: str) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.put(Asker(visitor, ""), turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn by then
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            turn = self._waiting.take()
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._is_busy = False
