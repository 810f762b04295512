"""What the server does by itself: it loads bots, takes up tables again and closes idle ones."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from hashi.bot_pool.pool import BotPool
from hashi.host.clock import Clock
from hashi.host.host import Host
from hashi.server.clients import ServedTable
from hashi.server.idle import LOOK_MS, IdleTables
from hashi.server.registry import Registry
from hashi.server.storage import StorageFailed
from hashi.table.refusal import Refusal
from hashi.table.timing import expire

LOG = logging.getLogger("hashi")

_Answer = TypeVar("_Answer")

RETRY_SECONDS = 1.0
"""After how long a failed read is tried again."""

TIDY_MS = 60_000
"""After how long tables that nobody uses leave the memory."""

VISIT_MS = 3_600_000
"""After how long a visitor who stays is noted as a visitor again."""


class Housekeeping:
    """Lets go of tables that nobody uses, every minute, and closes idle ones, every six hours.

    `wall_clock` may jump, `monotonic_clock` never does, and the registry's clock never goes back.
    """

    def __init__(
        self,
        registry: Registry,
        host: Host,
        bots: BotPool,
        wall_clock: Clock,
        monotonic_clock: Clock,
    ) -> None:
        self._registry = registry
        self._host = host
        self._bots = bots
        self._wall_clock = wall_clock
        self._monotonic_clock = monotonic_clock
        self._idle = IdleTables()
        self._tidied = registry.clock()
        self._looked = monotonic_clock()

    def start(self) -> None:
        """Load the bots, and take up all tables where they were left."""
        self._host.scheduler.start(self._load_bots())
        self._host.scheduler.start(self._take_up_all())

    def tick(self) -> None:
        """Start what is due."""
        now, moment = self._registry.clock(), self._monotonic_clock()
        if now - self._tidied > TIDY_MS:
            self._tidied = now
            self._registry.tidy()
        if moment - self._looked > LOOK_MS:
            self._looked = moment
            self._host.scheduler.start(self._close_idle())

    async def _load_bots(self) -> None:
        await self._bots.warm_up()
        self._registry.tell_that_bots_are_ready()

    async def _take_up_all(self) -> None:
        await self._read(self._registry.store.take_back)
        await self._close_idle()
        for found in await self._read(self._registry.store.open_tables):
            await asyncio.wait([self._host.scheduler.start(self._host.wake(found.id))])

    async def _close_idle(self) -> None:
        """Close tables that nobody has visited for so long that nobody will."""
        tables = await self._read(self._registry.store.open_tables)
        now, moment = self._wall_clock(), self._monotonic_clock()
        for live in self._registry.tables.values():
            if live.audience:
                self._idle.note_visit(live.table.id, moment)
        for table_id, visited in self._idle.look(tables, now, moment):
            if visited is not None:
                await self._registry.note_visit(table_id, visited)
            else:
                with suppress(Refusal):  # there will be another look
                    await self._close_if_unvisited(await self._registry.table(table_id))

    async def _close_if_unvisited(self, live: ServedTable) -> None:
        async with self._host.exclusive(live):
            if not self._idle.was_visited(live.table.id, self._monotonic_clock()):
                await self._host.commit(live, expire(live.table, live.now, live.dealer))

    async def _read(self, ask: Callable[[], Awaitable[_Answer]]) -> _Answer:
        """What the store answers, as soon as it can."""
        while True:
            try:
                return await ask()
            except StorageFailed as failed:
                LOG.error("tables cannot be read: %s %s", failed.reason, failed.code)
                await asyncio.sleep(RETRY_SECONDS)

    def note_visitor(self, live: ServedTable) -> None:
        """A visitor came, which keeps the table from being closed."""
        self._idle.note_visit(live.table.id, self._monotonic_clock())
        now, noted_at = self._registry.clock(), live.audience.visit_noted_at
        if noted_at is None or now - noted_at > VISIT_MS:
            live.audience.visit_noted_at = now
            self._host.scheduler.start(self._registry.note_visit(live.table.id, now))
