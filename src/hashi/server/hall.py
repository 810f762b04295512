"""What people ask: to open a table, to sit down at one, and whatever they do there."""

import secrets
from typing import NamedTuple

from hashi.records import DECK, deck_named
from hashi.server.access import grant_for, holder_of, new_table_id, new_token
from hashi.server.caretaker import Caretaker
from hashi.server.client import Client
from hashi.server.clock import Clock, monotonic_clock, wall_clock
from hashi.server.keeper import Keeper
from hashi.server.room import Room
from hashi.server.storage import Grant, Store
from hashi.table.commands import AnyCommand, Hint
from hashi.table.dealer import SECRET_SIZE, Dealer
from hashi.table.decide import Holder, decide, go_on, hinted, may_hint, sit
from hashi.table.names import forgetting
from hashi.table.opening import Place, Wish, open_table, seats_here
from hashi.table.refusal import Refusal
from hashi.table.table import Table
from hashi.thinking.fair_queue import Asker
from hashi.thinking.thinkers import Thinkers


class Ticket(NamedTuple):
    """What someone holds who opened a table, sat down at one, or watches."""

    table: str
    seats: list[int]
    token: str


class Links(NamedTuple):
    """What whoever opened a table can pass on."""

    invitation: str
    spectator: str


class Hall:
    """Where the tables are, for whoever comes in: the keeper has them, the caretaker sees to what
    happens by itself."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Clock = wall_clock,
        monotonic_clock: Clock = monotonic_clock,
    ) -> None:
        self.keeper = Keeper(store, clock)
        self.caretaker = Caretaker(self.keeper, thinkers, monotonic_clock)
        self.clock = self.keeper.clock
        self._thinkers = thinkers

    async def close(self) -> None:
        await self.caretaker.close()
        await self.keeper.close()

    async def room(self, table_id: str) -> Room:
        """The table of that id."""
        return await self.keeper.room(table_id)

    # Opening a table, sitting down, going on, being forgotten

    async def open(self, wish: Wish, visitor: str = "") -> tuple[Ticket, Links]:
        """A new table; whoever asked holds all seats of persons."""
        room, ticket, links = await self._open(wish, new_table_id(), None)
        room.visitor = visitor
        self.caretaker.look_after(room)
        return ticket, links

    async def _open(
        self, wish: Wish, table_id: str, held: list[int] | None
    ) -> tuple[Room, Ticket, Links]:
        dealer = Dealer(secrets.token_bytes(SECRET_SIZE), table_id, deck_named(DECK))
        now, is_next = self.clock(), held is not None
        events = open_table(wish, table_id, dealer.commitment, now, same_people=is_next)
        table = Table.load(events)
        seats = seats_here(table.seats) if held is None else held
        ticket, links, grants = _opening(table, seats)
        return await self.keeper.open(events, dealer, grants), ticket, links

    async def sit(self, room: Room, seat: int, name: str, kept: Grant | None = None) -> Ticket:
        """Someone who was invited takes an open seat, beside those that they have kept."""
        token = new_token()
        async with self.keeper.turn(room):
            events = sit(room.table, seat, name, room.now)
            after = room.after(events)
            held = holder_of(kept, after) if kept else Holder(frozenset())
            seats = sorted({seat, *held.seats})
            grant = grant_for(token, after, "seat", seats, opener=held.is_opener)
            await self.keeper.keep(room, events, [grant])
        return Ticket(room.table.id, seats, token)

    async def again(self, room: Room, holder: Holder) -> tuple[Ticket, Links | None]:
        """The next table with the same people, each in the same seat; opened once.

        Whoever asked first, or opened the old one, has opened it, however often they ask.
        """
        async with self.keeper.turn(room):
            if room.table.next is None:
                return await self._go_on(room, sorted(holder.seats))
        following = (await self.keeper.room(room.table.next)).table
        # Whoever has taken a seat there meanwhile keeps it.
        seats = [seat for seat in sorted(holder.seats) if following.seats[seat].given == 0]
        if holder.is_opener or not holder.seats.isdisjoint(room.table.next_by):
            ticket, links, grants = _opening(following, seats)
            await self.keeper.add_grants(*grants)
            return ticket, links
        if not seats:
            raise Refusal("seat-taken")
        ticket = Ticket(following.id, seats, new_token())
        await self.keeper.add_grants(grant_for(ticket.token, following, "seat", seats))
        return ticket, None

    async def watch_next(self, room: Room) -> Ticket:
        """A spectator's token for the next table, which only players can open."""
        if not room.table.is_over:
            raise Refusal("not-over")
        if room.table.next is None:
            raise Refusal("no-next-table")
        following = (await self.keeper.room(room.table.next)).table
        ticket = Ticket(following.id, [], new_token())
        await self.keeper.add_grants(grant_for(ticket.token, following, "spectator"))
        return ticket

    async def _go_on(self, room: Room, asking: list[int]) -> tuple[Ticket, Links]:
        old, next_id = room.table, new_table_id()
        events = go_on(old, next_id, tuple(asking), room.now)
        wish = Wish(tuple(map(Place.of, old.seats)), old.options)
        following, ticket, links = await self._open(wish, next_id, asking)
        following.visitor = room.visitor
        await self.keeper.keep(room, events)
        self.caretaker.look_after(following)
        return ticket, links

    async def forget_name(self, room: Room, seat: int, given: int) -> None:
        """Take the name of whoever had the seat then out of everything that is stored."""
        async with self.keeper.turn(room):
            events = await self.keeper.events(room)
            await self.keeper.replace(room, forgetting(events, seat, given))

    # Being there

    async def enter(self, room: Room, client: Client) -> None:
        """A client connects; whoever was away is here again."""
        self.keeper.retain(room)
        room.enter(client)
        self.caretaker.see_visitor(room)

    def leave(self, room: Room, client: Client) -> None:
        room.leave(client)

    async def carry_out(self, room: Room, client: Client, command: AnyCommand) -> None:
        """Do what is asked, or refuse; when this returns, it is stored."""
        if isinstance(command, Hint):
            await self._hint(room, client, command)
            return
        async with self.keeper.turn(room):
            events = decide(room.table, client.holder, command, room.now, room.dealer)
            await self.keeper.keep(room, events)
        room.visitor = room.visitor or client.visitor

    async def _hint(self, room: Room, client: Client, command: Hint) -> None:
        had = may_hint(room.table, client.holder, command)
        view = room.table.knowledge(command.seat)
        if had:
            move = had.move
        else:
            asker = Asker(client.visitor, room.table.id)
            turn = room.turn_of(command.seat)
            room.check_hint(turn)
            move = await self._thinkers.hint(room.seed, view, asker)
            room.note_hint(turn)
        async with self.keeper.turn(room):
            events = hinted(room.table, client.holder, command, view, move, room.now)
            await self.keeper.keep(room, events)


def _opening(table: Table, seats: list[int]) -> tuple[Ticket, Links, list[Grant]]:
    """What someone gets who has opened the table, and the grants for it."""
    ticket = Ticket(table.id, seats, new_token())
    links = Links(new_token(), new_token())
    grants = [
        grant_for(ticket.token, table, "seat", seats, opener=True),
        grant_for(links.invitation, table, "invitation"),
        grant_for(links.spectator, table, "spectator"),
    ]
    return ticket, links, grants
