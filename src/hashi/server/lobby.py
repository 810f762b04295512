"""What people ask of the server: to open a table, to sit down, to play, and to play again."""

import asyncio
from functools import partial
from typing import NamedTuple

from hashi.bot_pool.pool import BotPool
from hashi.host.clock import Clock, SteadyClock, monotonic_clock, wall_clock
from hashi.host.host import Host
from hashi.host.opening import new_table, new_table_id
from hashi.host.scheduler import TICK_SECONDS
from hashi.server.client import Client
from hashi.server.clients import ServedTable
from hashi.server.housekeeping import Housekeeping
from hashi.server.rate_limits import MOST_HINTS_PER_ROUND
from hashi.server.registry import Registry
from hashi.server.storage import Grant, Store
from hashi.server.tokens import grant_for, holder_of, new_token
from hashi.server.unexpected import log_unexpected
from hashi.table.commands import AnyCommand
from hashi.table.holder import Holder
from hashi.table.names import forgetting
from hashi.table.opening import TableRequest, go_on, seats_here
from hashi.table.refusal import Refusal
from hashi.table.seating import sit
from hashi.table.table import Table


class Ticket(NamedTuple):
    """What someone holds who opened a table, sat down at one, or watches."""

    table: str
    seats: list[int]
    token: str


class Links(NamedTuple):
    """The tokens that the opener of a table can pass on."""

    invitation: str
    spectator: str


class Lobby:
    """The tables of a server, the host that runs them, and who may do what there."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        clock: Clock = wall_clock,
        monotonic_clock: Clock = monotonic_clock,
    ) -> None:
        self.clock = SteadyClock(clock)
        self.registry = Registry(
            store, bots, self.clock, on_load=lambda live: self.host.look_after(live)
        )
        self.host = Host(
            self.registry.table,
            bots,
            self.clock,
            log_unexpected,
            most_hints=MOST_HINTS_PER_ROUND,
        )
        self.housekeeping = Housekeeping(self.registry, self.host, bots, clock, monotonic_clock)

    async def run(self) -> None:
        """Until it is cancelled."""
        self.housekeeping.start()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.host.scheduler.tick()
            self.housekeeping.tick()

    async def close(self) -> None:
        await self.host.scheduler.close()
        await self.registry.close()

    async def table(self, table_id: str) -> ServedTable:
        """The table with that id."""
        return await self.registry.table(table_id)

    # Opening a table, sitting down, playing again, being forgotten

    async def open(self, request: TableRequest, visitor: str = "") -> tuple[Ticket, Links]:
        """A new table; its opener holds all seats of persons."""
        new = new_table(request, new_table_id(), self.clock())
        ticket, links, grants = _opening(new.table, seats_here(new.table.seats))
        live = await self.registry.add(new, grants)
        live.visitor = visitor
        self.host.look_after(live)
        return ticket, links

    async def sit(
        self, live: ServedTable, seat: int, name: str, held: Grant | None = None
    ) -> Ticket:
        """Someone who was invited takes an open seat, beside those that they hold already."""
        token = new_token()
        async with self.host.exclusive(live):
            events = sit(live.table, seat, name, live.now)
            after = live.after(events)
            holder = holder_of(held, after) if held else Holder(frozenset())
            seats = sorted({seat, *holder.seats})
            grant = grant_for(token, after, "seat", seats, opener=holder.is_opener)
            await self.host.commit(live, events, partial(live.storage.append, grants=[grant]))
        return Ticket(live.table.id, seats, token)

    async def again(self, live: ServedTable, holder: Holder) -> tuple[Ticket, Links | None]:
        """The next table with the same people, each in the same seat; opened once.

        The first player who asks opens it, and so does the opener of the old table, however often
        they ask.
        """
        async with self.host.exclusive(live):
            if live.table.next is None:
                return await self._open_next(live, sorted(holder.seats))
        following = (await self.table(live.table.next)).table
        # A player who has taken a seat there meanwhile keeps it.
        seats = [seat for seat in sorted(holder.seats) if following.seats[seat].given == 0]
        if holder.is_opener or not holder.seats.isdisjoint(live.table.next_by):
            ticket, links, grants = _opening(following, seats)
            await self.registry.add_grants(*grants)
            return ticket, links
        if not seats:
            raise Refusal("seat-taken")
        ticket = Ticket(following.id, seats, new_token())
        await self.registry.add_grants(grant_for(ticket.token, following, "seat", seats))
        return ticket, None

    async def _open_next(self, live: ServedTable, seats: list[int]) -> tuple[Ticket, Links]:
        next_id = new_table_id()
        events = go_on(live.table, next_id, tuple(seats), live.now)
        request = TableRequest.again(live.table)
        new = new_table(request, next_id, self.clock(), same_people=True)
        ticket, links, grants = _opening(new.table, seats)
        following = await self.registry.add(new, grants)
        following.visitor = live.visitor
        await self.host.commit(live, events)
        self.host.look_after(following)
        return ticket, links

    async def watch_next(self, live: ServedTable) -> Ticket:
        """A spectator's token for the next table, which only players can open."""
        if not live.table.is_over:
            raise Refusal("not-over")
        if live.table.next is None:
            raise Refusal("no-next-table")
        following = (await self.table(live.table.next)).table
        ticket = Ticket(following.id, [], new_token())
        await self.registry.add_grants(grant_for(ticket.token, following, "spectator"))
        return ticket

    async def forget_name(self, live: ServedTable, seat: int, given: int) -> None:
        """Take the name of the seat's holder at that time out of everything that is stored."""
        async with self.host.exclusive(live):
            events = await live.storage.events()
            await live.storage.replace(forgetting(events, seat, given))
            await self.host.refresh(live)

    # Being there

    async def enter(self, live: ServedTable, client: Client) -> None:
        """A client connects, and its players are here again."""
        self.registry.keep(live)
        client.keep_seats_at(live.table)  # it may have lost some on its way here
        live.note_who_is_here(coming=client.holder.seats)
        live.audience.enter(client, live.table, live.now)
        self.housekeeping.note_visitor(live)

    def leave(self, live: ServedTable, client: Client) -> None:
        live.audience.leave(client)
        live.note_who_is_here()

    async def carry_out(self, live: ServedTable, client: Client, command: AnyCommand) -> None:
        """Do what is asked, or raise `Refusal`; when this returns, it is stored."""
        await self.host.carry_out(live, client, command)


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
