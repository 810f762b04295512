"""All tables: opening them, sitting down, carrying out what is asked, and the passing of time."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from heapq import heappop, heappush
from typing import NamedTuple

from hashi.records import deck_named
from hashi.server.access import grant_for, holder_of, new_table_id, new_token
from hashi.server.client import Client
from hashi.server.room import Room
from hashi.server.storage import Grant, NoSuchTable, StorageFailed, Store
from hashi.server.thinkers import MOST_HINTS, Thinkers
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
from hashi.table.events import AnyEvent, Came, Went, decode_event, encode_event
from hashi.table.names import forgetting
from hashi.table.opening import Place, Wish, open_table, seats_here
from hashi.table.options import Level, Seat
from hashi.table.refusal import Refusal
from hashi.table.table import DECK, Phase, Table

LOG = logging.getLogger("hashi")

TICK = 0.05
"""In seconds: how late an alarm may be."""

IDLE = 30 * 24 * 3_600_000
"""In milliseconds: after so long without a visit a table is closed."""

Clock = Callable[[], int]


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
    """The tables, by their ids; those that are over are forgotten, and found again in the store."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock = wall_clock) -> None:
        self.store = store
        self.clock = clock
        self._thinkers = thinkers
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._alarms: list[tuple[int, str]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._hints = 0

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
        room = Room(table, dealer, len(events))
        self._rooms[table_id] = asyncio.create_task(_ready(room))
        return room, ticket, links

    async def room(self, table_id: str) -> Room:
        """The table of that id, loaded if need be, and loaded once."""
        task = self._rooms.get(table_id)
        if task is None:
            task = self._rooms[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(task)
        except Refusal:
            self._rooms.pop(table_id, None)
            raise

    async def _load(self, table_id: str) -> Room:
        with _refusing():
            bodies = await self.store.load(table_id)
            secret = await self.store.secret(table_id)
        room = await self._make_room(table_id, bodies, secret)
        self._go_on(room)
        return room

    async def _make_room(self, table_id: str, bodies: list[bytes], secret: bytes) -> Room:
        try:
            table = Table.load(map(decode_event, bodies))
            return Room(table, Dealer(secret, table_id, deck_named(DECK)), len(bodies))
        except Exception as error:  # whatever it is, the other tables go on
            LOG.error("table %s cannot be loaded: %s", table_id, type(error).__name__)
            with _refusing():
                await self.store.set_aside(table_id, type(error).__name__)
            raise Refusal("table-broken") from None

    async def grant(self, token: str) -> Grant | None:
        with _refusing():
            return await self.store.grant(token.encode())

    # Sitting down, watching, going on

    async def sit(self, room: Room, seat: int, name: str, kept: Grant | None = None) -> Ticket:
        """Someone who was invited takes an open seat, beside those that they have kept."""
        token = new_token()
        async with room.lock:
            events = sit(room.table, seat, name, self.clock())
            after = room.table.apply(events[0])
            held = holder_of(kept, after) if kept else Holder(frozenset())
            seats = sorted({seat, *held.seats})
            grant = grant_for(token, after, "seat", seats, opener=held.is_opener)
            with _refusing():
                await self.store.add_grants([grant])
            await self._keep(room, events)
        return Ticket(room.table.id, seats, token)

    async def again(self, room: Room, holder: Holder) -> Ticket:
        """The next table with the same people, each in the same seat; opened once."""
        seats = sorted(holder.seats)
        async with room.lock:
            old = room.table
            if old.next is None:
                events = go_on(old, "", self.clock())  # may it be?
                places = tuple(_place(seat) for seat in old.seats)
                wish = Wish(places, old.options)
                new, ticket, _ = await self._open(wish, seats)
                events = go_on(old, ticket.table, self.clock())
                await self._keep(room, events)
                self._go_on(new)
                return ticket
        token = new_token()
        following = await self.room(old.next)
        if any(following.table.seats[seat].given for seat in seats) or not seats:
            raise Refusal("seat-taken")  # someone else has it by now
        with _refusing():
            await self.store.add_grants([grant_for(token, following.table, "seat", seats)])
        return Ticket(old.next, seats, token)

    async def forget_name(self, room: Room, seat: int) -> None:
        """Take a player's name out of everything that is stored."""
        async with room.lock:
            with _refusing():
                bodies = await self.store.load(room.table.id)
                for number, event in forgetting(room.table, seat, map(decode_event, bodies)):
                    await self.store.replace_event(room.table.id, number, encode_event(event))
                bodies = await self.store.load(room.table.id)
            room.reload(Table.load(map(decode_event, bodies)))
            room.tell_all(self.clock())

    # Clients

    async def enter(self, room: Room, client: Client) -> None:
        """A client connects; whoever was away is here again."""
        now = self.clock()
        came = [Came(now, seat) for seat in client.holder.seats - room.table.here]
        room.apply(came, now)
        room.clients.add(client)
        room.tell(client, now)
        with suppress(StorageFailed):  # a visit that is not noted only shortens the thirty days
            await self.store.touch(room.table.id, now)

    def leave(self, room: Room, client: Client) -> None:
        room.clients.discard(client)
        still_here = {seat for other in room.clients for seat in other.holder.seats}
        now = self.clock()
        room.apply(
            [Went(now, s) for s in (client.holder.seats & room.table.here) - still_here], now
        )
        self._forget_if_over(room)

    async def carry_out(self, room: Room, client: Client, command: AnyCommand) -> None:
        """Do what is asked, or refuse; when this returns, it is stored."""
        if isinstance(command, Hint):
            await self._hint(room, client.holder, command)
            return
        async with room.lock:
            now = self.clock()
            await self._keep(room, decide(room.table, client.holder, command, now, room.dealer))

    async def _hint(self, room: Room, holder: Holder, command: Hint) -> None:
        had = may_hint(room.table, holder, command)
        move = had.move if had else await self._think_of_hint(room, command.seat)
        async with room.lock:
            may_hint(room.table, holder, command)
            await self._keep(room, hinted(room.table, command, move, self.clock()))

    async def _think_of_hint(self, room: Room, seat: int) -> str:
        if self._hints >= MOST_HINTS:
            raise Refusal("too-many-hints")
        self._hints += 1
        try:
            return await self._thinkers.hint(room.seed, room.table.knowledge(seat))
        finally:
            self._hints -= 1

    # What happens by itself

    async def run(self) -> None:
        """Take up all tables where they were left, then keep an eye on the clock."""
        self._start(self._thinkers.warm_up())
        self._start(self._take_up_all())
        while True:
            await asyncio.sleep(TICK)
            now = self.clock()
            while self._alarms and self._alarms[0][0] <= now:
                _, table_id = heappop(self._alarms)
                self._start(self._on_alarm(table_id))

    async def _take_up_all(self) -> None:
        async for found in self.store.load_all_open():
            if self.clock() - found.visited > IDLE:
                await self._close_idle(found.id)
            elif found.id not in self._rooms:
                with suppress(Refusal):
                    await self.room(found.id)

    async def _close_idle(self, table_id: str) -> None:
        with suppress(Refusal):
            room = await self.room(table_id)
            async with room.lock:
                await self._keep(room, expire(room.table, self.clock(), room.dealer))

    async def _on_alarm(self, table_id: str) -> None:
        try:
            room = await self.room(table_id)
            async with room.lock:
                now = self.clock()
                await self._keep(room, pass_time(room.table, now, room.dealer))
        except Refusal:  # it could not be stored: try again
            heappush(self._alarms, (self.clock() + 1_000, table_id))

    async def _keep(self, room: Room, events: Sequence[AnyEvent]) -> None:
        """Store the events, then let them happen: nobody hears of what might get lost."""
        if bodies := room.to_store(events):
            with _refusing():
                await self.store.append(room.table.id, room.stored, bodies)
        room.apply(events, self.clock())
        self._go_on(room)

    def _go_on(self, room: Room) -> None:
        """See to what the table waits for that is no person."""
        table, now = room.table, self.clock()
        alarm = next_alarm(table, now)
        if alarm is not None and alarm != room.alarm:
            room.alarm = alarm
            heappush(self._alarms, (alarm, table.id))
        for seat in table.waits_for:
            bot = table.bot_for(seat, now)
            if bot and table.phase is not Phase.CHECKING and room.begin_thinking(seat):
                self._start(self._let_bot_move(room, seat, table.round, bot))
        if table.is_over and not room.is_closed:
            room.is_closed = True
            self._start(self._close(room))

    async def _let_bot_move(self, room: Room, seat: int, round: int, bot: Level) -> None:
        try:
            move = await self._thinkers.move(bot, room.seed, room.table.knowledge(seat))
            async with room.lock:
                room.end_thinking(seat, round)
                now = self.clock()
                events = stand_in(room.table, seat, round, move, bot, now, room.dealer)
                await self._keep(room, events)
        except Refusal:
            room.end_thinking(seat, round)
            heappush(self._alarms, (self.clock() + 1_000, room.table.id))

    async def _close(self, room: Room) -> None:
        with suppress(StorageFailed):  # a restart will find it over, and close it
            await self.store.mark_closed(room.table.id, self.clock())
        self._forget_if_over(room)

    def _forget_if_over(self, room: Room) -> None:
        if room.table.is_over and not room.clients:
            self._rooms.pop(room.table.id, None)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let everybody go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for loading in self._rooms.values():
            if loading.done() and not loading.exception():
                for client in loading.result().clients:
                    client.leave()


async def _ready(room: Room) -> Room:
    return room


def _place(seat: Seat) -> Place:
    return Place(bot=seat.bot) if seat.bot else Place(seat.name)


@contextmanager
def _refusing() -> Iterator[None]:
    """What the storage cannot do becomes a refusal, which says why and nothing else."""
    try:
        yield
    except NoSuchTable:
        raise Refusal("no-such-table") from None
    except StorageFailed as failed:
        LOG.error("not stored: %s %s", failed.reason, failed.code)
        raise Refusal("not-stored", None, reason=failed.reason) from None
