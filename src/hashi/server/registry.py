"""The tables in memory, and how they get there from the store."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from weakref import WeakValueDictionary

from hashi.host.bots import Bots
from hashi.host.clock import Clock
from hashi.host.opening import NewTable
from hashi.server.clients import Clients, ServedTable
from hashi.server.storage import Grant, NoSuchTable, StorageFailed, Store, TableSetAside
from hashi.server.table_storage import TableStorage, load_table, refusing_on_failure
from hashi.table.dealer import Dealer
from hashi.table.events import encode_event
from hashi.table.refusal import Refusal
from hashi.table.table import Table

LOG = logging.getLogger("hashi")

LOADED_AT_ONCE = 2
"""How many tables are read from the store at the same time."""

DRAFT_MS = 3_600_000
"""For how long the drafts of those who are gone are kept."""


class Registry:
    """Has each table in memory once at most."""

    def __init__(
        self, store: Store, bots: Bots, clock: Clock, on_load: Callable[[ServedTable], None]
    ) -> None:
        """`on_load` gets each table that was loaded from the store."""
        self.store = store
        self.tables = WeakValueDictionary[str, ServedTable]()
        """Every table that anything refers to, so that there are never two of one."""
        self.kept: dict[str, ServedTable] = {}
        """The tables that stay for a while even if nothing else refers to them."""
        self._bots = bots
        self._on_load = on_load
        self.clock = clock
        self._loading: dict[str, asyncio.Task[ServedTable]] = {}
        self._loading_places = asyncio.Semaphore(LOADED_AT_ONCE)

    async def add(self, new: NewTable, grants: Iterable[Grant]) -> ServedTable:
        """Store a new table. Requests that find it in the store meanwhile get the same one."""
        return await self._loaded_once(new.table.id, self._add(new, grants))

    async def _add(self, new: NewTable, grants: Iterable[Grant]) -> ServedTable:
        table, dealer, events = new
        bodies = [encode_event(event) for event in events]
        with refusing_on_failure():
            await self.store.add_table(table.id, table.opened_at, dealer.secret, grants, bodies)
        return self.keep(self._live(table, dealer, len(events), events[-1].at))

    async def table(self, table_id: str) -> ServedTable:
        """The table with that id, loaded if need be, and loaded once."""
        if live := self.tables.get(table_id):
            return live
        if loading := self._loading.get(table_id):
            return await asyncio.shield(loading)
        return await self._loaded_once(table_id, self._load(table_id))

    async def _loaded_once(
        self, table_id: str, work: Coroutine[None, None, ServedTable]
    ) -> ServedTable:
        loading = self._loading[table_id] = asyncio.create_task(work)
        loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> ServedTable:
        async with self._loading_places:
            with refusing_on_failure():
                try:
                    bodies = await self.store.load(table_id)
                    secret = await self.store.secret(table_id)
                    loaded = await asyncio.to_thread(load_table, table_id, bodies, secret)
                except (StorageFailed, NoSuchTable, TableSetAside):
                    raise
                except Exception as error:  # whatever it is, the other tables go on
                    reason = type(error).__name__
                    LOG.error("table %s cannot be loaded and is set aside: %s", table_id, reason)
                    await self.store.set_aside(table_id, reason)
                    raise Refusal("table-broken") from None
        live = self.keep(self._live(*loaded))
        self._on_load(live)
        return live

    def _live(self, table: Table, dealer: Dealer, stored: int, latest: int) -> ServedTable:
        storage = TableStorage(self.store, table.id, stored)
        clients = Clients(self._bots, self.clock)
        return ServedTable(table, dealer, storage, clients, self.clock, latest=latest)

    def keep(self, live: ServedTable) -> ServedTable:
        """Keep the table for a while: a visitor may draft something, and go."""
        self.tables[live.table.id] = self.kept[live.table.id] = live
        return live

    def tidy(self) -> None:
        """Let go of the tables where nobody is, but not of drafts, which are nowhere else.

        Where somebody is, there may be a draft before the next time.
        """
        self.kept = {
            table_id: live
            for table_id, live in self.kept.items()
            if live.audience or self._has_drafts(live)
        }

    def _has_drafts(self, live: ServedTable) -> bool:
        """Drafts that a player may come back to, or that count when the time is up."""
        table = live.table
        if table.is_over or not any(table.drafts):
            return False
        is_recent = self.clock() - live.audience.left_at < DRAFT_MS
        return is_recent or table.deadline is not None

    def tell_that_bots_are_ready(self) -> None:
        for live in self.tables.values():
            live.audience.hear_that_bots_are_ready(live.table, live.now)

    async def close(self) -> None:
        """Let every client go."""
        loading = [*self._loading.values()]
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for live in self.tables.values():
            for client in live.audience:
                client.leave()

    async def grant(self, token: str) -> Grant | None:
        """What the token was made for."""
        with refusing_on_failure():
            return await self.store.grant(token.encode())

    async def add_grants(self, *grants: Grant) -> None:
        with refusing_on_failure():
            await self.store.add_grants(grants)

    async def note_visit(self, table_id: str, at: int) -> None:
        with suppress(StorageFailed):  # it only shortens the thirty days
            await self.store.touch(table_id, at)
