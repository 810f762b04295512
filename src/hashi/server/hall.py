"""All tables: opening them, sitting down, carrying out what is asked, and the passing of time."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from traceback import format_tb
from typing import NamedTuple
from weakref import WeakValueDictionary

from hashi.records import deck_named
from hashi.server.access import grant_for, holder_of, new_table_id, new_token
from hashi.server.alarms import Alarms
from hashi.server.client import Client
from hashi.server.clock import Clock, SteadyClock, wall_clock
from hashi.server.loading import load_room
from hashi.server.room import Room
from hashi.server.storage import (
    Grant,
    NoSuchTable,
    OpenTable,
    StorageFailed,
    Store,
    TableSetAside,
)
from hashi.server.thinkers import Thinkers
from hashi.table.commands import AnyCommand, Hint
from hashi.table.dealer import SECRET_SIZE, Dealer
from hashi.table.decide import (
    Holder,
    decide,
    expire,
    go_on,
    hinted,
    may_hint,
    next_alarm,
    pass_time,
    sit,
    stand_in,
)
from hashi.table.events import AnyEvent, decode_event, encode_event
from hashi.table.names import forgetting
from hashi.table.opening import Place, Wish, open_table, seats_here
from hashi.table.options import Level, Seat
from hashi.table.refusal import Refusal
from hashi.table.table import DECK, Phase, Table

LOG = logging.getLogger("hashi")

TICK = 0.05
"""In seconds: how late an alarm may be."""

AGAIN = 1_000
TIDYING = 60_000
VISIT = 3_600_000
IDLE_CHECK = 24 * 3_600_000
IDLE = 30 * 24 * 3_600_000
"""In milliseconds: after how long what failed is tried again, tables that nobody has in hands are
put away, someone who stays is a visitor once more, tables without visitors are looked for, and one
of these is closed."""

NOT_STORED = "not-stored"
"""The code of a refusal that will pass."""

FALLBACK: Level = "random"
"""The bot that moves where another could not."""


class Ticket(NamedTuple):
    """What someone holds who opened a table or sat down at one."""

    table: str
    seats: list[int]
    token: str


class Links(NamedTuple):
    """What whoever opened a table can pass on."""

    invitation: str
    spectator: str


class Hall:
    """The tables, by their ids."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock = wall_clock) -> None:
        self.store = store
        self.clock = SteadyClock(clock)
        self._thinkers = thinkers
        self._rooms = WeakValueDictionary[str, Room]()
        """Each that anybody has in hands: so that there are never two of one table."""
        self._kept: dict[str, Room] = {}
        """Those that stay for a while even if nobody has."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._alarms = Alarms()
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening and finding tables

    async def open(self, wish: Wish) -> tuple[Ticket, Links]:
        """A new table; whoever asked holds all seats of persons."""
        room, ticket, links = await self._open(wish, None)
        self._go_on(room)
        return ticket, links

    async def _open(self, wish: Wish, held: list[int] | None) -> tuple[Room, Ticket, Links]:
        now, table_id, secret = self.clock(), new_table_id(), secrets.token_bytes(SECRET_SIZE)
        dealer = Dealer(secret, table_id, deck_named(DECK))
        events = open_table(wish, table_id, dealer.commitment, now)
        table = Table.load(events)
        seats = seats_here(table.seats) if held is None else held
        ticket = Ticket(table_id, seats, new_token())
        links = Links(new_token(), new_token())
        grants = [
            grant_for(ticket.token, table, "seat", seats, opener=True),
            grant_for(links.invitation, table, "invitation"),
            grant_for(links.spectator, table, "spectator"),
        ]
        bodies = [encode_event(event) for event in events]
        with _refusing():
            await self.store.add_table(table_id, now, secret, grants, bodies)
        room = self._add(Room(table, dealer, len(events), self.clock))
        return room, ticket, links

    def _add(self, room: Room) -> Room:
        self._rooms[room.table.id] = self._kept[room.table.id] = room
        return room

    async def room(self, table_id: str) -> Room:
        """The table of that id, loaded if need be, and loaded once."""
        if room := self._rooms.get(table_id):
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        with _refusing():
            bodies = await self.store.load(table_id)
            try:
                secret = await self.store.secret(table_id)
                room = load_room(table_id, bodies, secret, self.clock)
            except StorageFailed:
                raise
            except Exception as error:  # whatever it is, the other tables go on
                reason = type(error).__name__
                LOG.error("table %s cannot be loaded and is set aside: %s", table_id, reason)
                await self.store.set_aside(table_id, reason)
                raise Refusal("table-broken") from None
        self._add(room)
        self._go_on(room)
        return room

    async def grant(self, token: str) -> Grant | None:
        with _refusing():
            return await self.store.grant(token.encode())

    # Sitting down, going on, being forgotten

    async def sit(self, room: Room, seat: int, name: str, kept: Grant | None = None) -> Ticket:
        """Someone who was invited takes an open seat, beside those that they have kept."""
        token = new_token()
        async with self._turn(room):
            events = sit(room.table, seat, name, room.now)
            after = room.after(events)
            held = holder_of(kept, after) if kept else Holder(frozenset())
            seats = sorted({seat, *held.seats})
            grant = grant_for(token, after, "seat", seats, opener=held.is_opener)
            await self._keep(room, events, [grant])
        return Ticket(room.table.id, seats, token)

    async def again(self, room: Room, holder: Holder) -> Ticket:
        """The next table with the same people, each in the same seat; opened once."""
        seats = sorted(holder.seats)
        async with self._turn(room):
            old = room.table
            if old.next is None:
                go_on(old, "", room.now)  # may it be?
                places = tuple(_place(seat) for seat in old.seats)
                new, ticket, _ = await self._open(Wish(places, old.options), seats)
                await self._keep(room, go_on(old, ticket.table, room.now))
                self._go_on(new)
                return ticket
        following = await self.room(old.next)
        # Whoever has taken a seat there meanwhile keeps it.
        seats = [seat for seat in seats if following.table.seats[seat].given == 0]
        if not seats:
            raise Refusal("seat-taken")
        token = new_token()
        with _refusing():
            await self.store.add_grants([grant_for(token, following.table, "seat", seats)])
        return Ticket(old.next, seats, token)

    async def forget_name(self, room: Room, seat: int) -> None:
        """Take a player's name out of everything that is stored."""
        table_id = room.table.id
        async with self._turn(room):
            room.is_sure = False
            with _refusing():
                events = map(decode_event, await self.store.load(table_id))
                for number, event in forgetting(room.table, seat, events):
                    await self.store.replace_event(table_id, number, encode_event(event))
            await self._make_sure(room)

    # Clients

    async def enter(self, room: Room, client: Client) -> None:
        """A client connects; whoever was away is here again."""
        room.enter(client)
        now = self.clock()
        if room.visited is None or now - room.visited > VISIT:
            room.visited = now
            self._start(self._note_visit(room, now))

    def leave(self, room: Room, client: Client) -> None:
        room.leave(client)

    async def carry_out(self, room: Room, client: Client, command: AnyCommand) -> None:
        """Do what is asked, or refuse; when this returns, it is stored."""
        if isinstance(command, Hint):
            await self._hint(room, client.holder, command)
            return
        async with self._turn(room):
            events = decide(room.table, client.holder, command, room.now, room.dealer)
            await self._keep(room, events)

    async def _hint(self, room: Room, holder: Holder, command: Hint) -> None:
        had = may_hint(room.table, holder, command)
        view = room.table.knowledge(command.seat)
        move = had.move if had else await self._thinkers.hint(room.seed, view)
        async with self._turn(room):
            had = may_hint(room.table, holder, command)  # from another tab, maybe, by now
            if had is None or had.step < command.step:
                move = had.move if had else move
                await self._keep(room, hinted(room.table, command, move, room.now))

    # Storing

    @asynccontextmanager
    async def _turn(self, room: Room) -> AsyncIterator[None]:
        """One thing after the other, each with the table as it is in the store."""
        async with room.lock:
            if not room.is_sure:
                await self._make_sure(room)
            yield

    async def _make_sure(self, room: Room) -> None:
        with _refusing():
            bodies = await self.store.load(room.table.id)
        room.become([decode_event(body) for body in bodies])
        self._go_on(room)

    async def _keep(
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
        self._go_on(room)

    # What happens by itself

    async def run(self) -> None:
        """Take up all tables where they were left, then keep an eye on the clock."""
        self._start(self._thinkers.warm_up())
        self._start(self._take_up_all())
        tidied = idle_checked = self.clock()
        while True:
            await asyncio.sleep(TICK)
            now = self.clock()
            for table_id in self._alarms.due(now):
                self._start(self._on_alarm(table_id))
            if now - tidied > TIDYING:
                tidied = now
                self._kept = {at: room for at, room in self._kept.items() if room.has_drafts}
            if now - idle_checked > IDLE_CHECK:
                idle_checked = now
                self._start(self._close_idle())

    async def _take_up_all(self) -> None:
        await self._close_idle()
        for found in await self._open_tables():
            await asyncio.wait([self._start(self._on_alarm(found.id))])

    async def _close_idle(self) -> None:
        """Nobody visited them for so long that nobody will."""
        for found in await self._open_tables():
            if self.clock() - found.visited > IDLE:
                with suppress(Refusal):  # there will be another day
                    await self._close_if_empty(await self.room(found.id))

    async def _open_tables(self) -> list[OpenTable]:
        while True:
            try:
                return await self.store.open_tables()
            except StorageFailed as failed:
                LOG.error("tables cannot be read: %s %s", failed.reason, failed.code)
                await asyncio.sleep(AGAIN / 1_000)

    async def _close_if_empty(self, room: Room) -> None:
        if room.clients:
            await self._note_visit(room, self.clock())
            return
        async with self._turn(room):
            await self._keep(room, expire(room.table, room.now, room.dealer))

    async def _note_visit(self, room: Room, now: int) -> None:
        with suppress(StorageFailed):  # it only shortens the thirty days
            await self.store.touch(room.table.id, now)

    async def _on_alarm(self, table_id: str) -> None:
        try:
            room = await self.room(table_id)
            async with self._turn(room):
                room.alarm = None
                await self._keep(room, pass_time(room.table, room.now, room.dealer))
        except Refusal as refusal:
            if refusal.code == NOT_STORED:
                self._alarms.set(self.clock() + AGAIN, table_id)

    def _go_on(self, room: Room) -> None:
        """See to what the table waits for that is no person."""
        table, now = room.table, room.now
        alarm = next_alarm(table, now)
        if alarm is not None and alarm != room.alarm:
            room.alarm = alarm
            self._alarms.set(alarm - room.ahead, table.id)
        for seat in table.waits_for:
            bot = table.bot_for(seat, now)
            if bot and table.phase is not Phase.CHECKING and room.begin_thinking(seat):
                self._start(self._let_bot_move(room, seat, bot))

    async def _let_bot_move(self, room: Room, seat: int, bot: Level) -> None:
        round, given = room.table.round, room.table.seats[seat].given
        try:
            for player in (bot, FALLBACK):
                try:
                    move = await self._thinkers.move(player, room.seed, room.table.knowledge(seat))
                    async with self._turn(room):
                        room.end_thinking(seat, round)
                        is_wanted = room.table.seats[seat].given == given
                        turn = (seat, round, move, player, room.now, room.dealer)
                        await self._keep(room, stand_in(room.table, *turn) if is_wanted else [])
                    return
                except Exception as error:  # whatever a bot does, the table goes on
                    why = error.code if isinstance(error, Refusal) else type(error).__name__
                    if why == NOT_STORED:
                        break
                    LOG.error("%s could not move: %s", player, why)
        finally:
            room.end_thinking(seat, round)
        self._alarms.set(self.clock() + AGAIN, room.table.id)

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Of what went wrong the log has the place, but no values, which may be secret."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            where = "".join(format_tb(error.__traceback__))
            LOG.error("unforeseen: %s\n%s", type(error).__name__, where)

    async def close(self) -> None:
        """Let everybody go."""
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self._rooms.values():
            for client in room.clients:
                client.leave()


def _place(seat: Seat) -> Place:
    return Place(bot=seat.bot) if seat.bot else Place(seat.name)


@contextmanager
def _refusing() -> Iterator[None]:
    """What the storage cannot do becomes a refusal, which says why and nothing else."""
    try:
        yield
    except NoSuchTable:
        raise Refusal("no-such-table") from None
    except TableSetAside:
        raise Refusal("table-broken") from None
    except StorageFailed as failed:
        LOG.error("not stored: %s %s", failed.reason, failed.code)
        raise Refusal("not-stored", None, reason=failed.reason) from None
