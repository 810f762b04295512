"""All tables: those in memory, and behind them the store."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from weakref import WeakValueDictionary

from hashi.server.clock import Clock, SteadyClock
from hashi.server.loading import load_table
from hashi.server.room import Room
from hashi.server.storage import (
    DamagedGrant,
    Grant,
    NoSuchTable,
    StorageFailed,
    Store,
    TableSetAside,
    TooManyEvents,
)
from hashi.table.dealer import Dealer
from hashi.table.events import AnyEvent, Stored, decode_event, encode_event
from hashi.table.refusal import Refusal
from hashi.table.table import Table

LOG = logging.getLogger("hashi")

LOADED_AT_ONCE = 2
"""How many tables are read from the store at the same time."""

NOT_STORED = "not-stored"
"""The code of a refusal that will pass."""


class Keeper:
    """Has each table in memory once at most, and lets nothing happen there that is not stored."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.wall_clock = clock
        self.clock = SteadyClock(clock)
        self.on_change: Callable[[Room], None] = lambda _: None
        """Told of each table that may wait for something else from now on."""
        self.rooms = WeakValueDictionary[str, Room]()
        """Each that anybody has in hands: so that there are never two of one table."""
        self.kept: dict[str, Room] = {}
        """Those that stay for a while even if nobody has."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._loading_places = asyncio.Semaphore(LOADED_AT_ONCE)
        self._bots_ready = False

    # Finding tables

    async def open(self, events: Sequence[Stored], dealer: Dealer, grants: Iterable[Grant]) -> Room:
        """A new table. Whoever finds it in the store meanwhile waits, and gets the same room."""
        table = Table.load(events)
        return await self._loaded_once(table.id, self._add(table, events, dealer, grants))

    async def _add(
        self, table: Table, events: Sequence[Stored], dealer: Dealer, grants: Iterable[Grant]
    ) -> Room:
        bodies = [encode_event(event) for event in events]
        with _refusing():
            await self.store.add_table(table.id, table.opened_at, dealer.secret, grants, bodies)
        latest = events[-1].at
        room = Room(table, dealer, len(events), latest, self.clock, bots_ready=self._bots_ready)
        return self.retain(room)

    def retain(self, room: Room) -> Room:
        """Keep it for a while: whoever comes may draft something, and go."""
        self.rooms[room.table.id] = self.kept[room.table.id] = room
        return room

    async def room(self, table_id: str) -> Room:
        """The table of that id, loaded if need be, and loaded once."""
        if room := self.rooms.get(table_id):
            return room
        if loading := self._loading.get(table_id):
            return await asyncio.shield(loading)
        return await self._loaded_once(table_id, self._load(table_id))

    async def _loaded_once(self, table_id: str, work: Coroutine[None, None, Room]) -> Room:
        loading = self._loading[table_id] = asyncio.create_task(work)
        loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        async with self._loading_places:
            with _refusing():
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
        room = Room(*loaded, self.clock, bots_ready=self._bots_ready)
        self.retain(room)
        self.on_change(room)
        return room

    def tidy(self) -> None:
        """Let go of the tables where nobody is, but not of what is nowhere else.

        Where somebody is, there may be a draft before the next time.
        """
        self.kept = {at: it for at, it in self.kept.items() if it.clients or it.has_drafts}

    def note_bots_ready(self) -> None:
        """Tell everybody, at every table."""
        self._bots_ready = True
        for room in self.rooms.values():
            room.note_bots_ready()

    async def close(self) -> None:
        """Let everybody go."""
        loading = [*self._loading.values()]
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for room in self.rooms.values():
            for client in room.clients:
                client.leave()

    # Who may do what, and who was there

    async def grant(self, token: str) -> Grant | None:
        with _refusing():
            return await self.store.grant(token.encode())

    async def add_grants(self, *grants: Grant) -> None:
        with _refusing():
            await self.store.add_grants(grants)

    async def note_visit(self, table_id: str, at: int) -> None:
        with suppress(StorageFailed):  # it only shortens the thirty days
            await self.store.touch(table_id, at)

    # What happens

    @asynccontextmanager
    async def turn(self, room: Room) -> AsyncIterator[None]:
        """One thing after the other, each with the table as it is in the store."""
        async with room.lock:
            if not room.is_sure:
                await self._make_sure(room)
            yield

    async def _make_sure(self, room: Room) -> None:
        events = await self.events(room)
        room.become(await asyncio.to_thread(Table.load, events), len(events))
        self.on_change(room)

    async def events(self, room: Room) -> list[Stored]:
        """All that is stored of what happened."""
        with _refusing():
            bodies = await self.store.load(room.table.id)
        return [decode_event(body) for body in bodies]

    async def keep(
        self, room: Room, events: Sequence[AnyEvent], grants: Iterable[Grant] = ()
    ) -> None:
        """Store the events, then let them happen: nobody hears of what might get lost."""
        after = room.after(events)
        if bodies := room.to_store(events):
            closed = room.now if after.is_over and not room.table.is_over else None
            room.is_sure = False
            with _refusing():
                await self.store.append(
                    room.table.id, room.stored, bodies, grants=grants, closed=closed
                )
            room.is_sure = True
        room.happen(events, after)
        self.on_change(room)

    async def replace(self, room: Room, events: Iterable[tuple[int, Stored]]) -> None:
        """Put events in the place of those with the same numbers."""
        room.is_sure = False
        with _refusing():
            for number, event in events:
                await self.store.replace_event(room.table.id, number, encode_event(event))
        await self._make_sure(room)


@contextmanager
def _refusing() -> Iterator[None]:
    """What the storage cannot do becomes a refusal, which says why and nothing else."""
    try:
        yield
    except NoSuchTable:
        raise Refusal("no-such-table") from None
    except (TableSetAside, TooManyEvents):
        raise Refusal("table-broken") from None
    except DamagedGrant as damaged:
        LOG.error("a token of table %r cannot be read", damaged.table_id)
        raise Refusal("table-broken") from None
    except StorageFailed as failed:
        LOG.error("not stored: %s %s", failed.reason, failed.code)
        raise Refusal("not-stored", None, reason=failed.reason) from None
