"""Work for strangers, done in a thread or another process so that tables go on meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, TypeVarTuple

from hashi.bot_pool.fair_queue import Asker, FairTurns
from hashi.host.clock import Clock
from hashi.server.auth import AnyRequest, visitor_of
from hashi.server.rate_limits import Pace, Paces
from hashi.table.refusal import Refusal

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")

MOST_JOBS = 100
MOST_JOBS_IN_ALL = 500
"""How many jobs may wait for their turn: of one visitor, and of all."""


class JobPace(Pace):
    """Fast enough for a class of thirty that learns the game behind one router."""

    AT_ONCE = 300
    PER_SECOND = 100


class BackgroundJobs:
    """Runs one job at a time, as each more would slow tables down. Visitors take turns."""

    def __init__(
        self, clock: Clock, carry_out: Callable[..., Awaitable[Any]] = asyncio.to_thread
    ) -> None:
        self._clock = clock
        self._carry_out = carry_out
        self._paces = Paces(JobPace)
        self._waiting = FairTurns()
        self._is_busy = False

    async def run(
        self,
        request: AnyRequest,
        work: Callable[[*_Arguments], _Result],
        *arguments: *_Arguments,
        cost: int = 1,
    ) -> _Result:
        """`cost` says how many small jobs of the visitor's pace this one counts as."""
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
        waiting = self._waiting
        if waiting.count(visitor) >= MOST_JOBS or len(waiting) >= MOST_JOBS_IN_ALL:
            raise Refusal("too-many-requests")
        await waiting.wait(Asker(visitor, ""), self._next)

    def _next(self) -> None:
        self._is_busy = self._waiting.give()
