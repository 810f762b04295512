"""One table in memory: its events, its dealer, and whoever is connected to it."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import NamedTuple

import msgspec

from hashi.server.access import holder_of
from hashi.server.client import Client
from hashi.server.clock import Clock
from hashi.table.dealer import Dealer
from hashi.table.events import (
    AnyEvent,
    Came,
    Drafted,
    Moved,
    Seated,
    Stored,
    TookBack,
    Went,
    encode_event,
)
from hashi.table.messages import NewsMessage, Own, Seats, View, encode
from hashi.table.refusal import Refusal
from hashi.table.table import Table
from hashi.table.view import own_view, public_view, seat_views
from hashi.thinking.fair_queue import Asker

QUIET = (Drafted, Moved, TookBack, Came, Went)
"""After these, nobody needs the whole view."""


DRAFTS = 3_600_000
"""In milliseconds: for how long the drafts of those who are gone are kept."""


MOST_HINTS_PER_ROUND = 8
"""Hints that bots think of for one player in one round: more than one only after the sheet was put
right."""


class Turn(NamedTuple):
    """Whom a bot moves for, and when: whoever gets a seat next has nothing to do with it."""

    seat: int
    round: int
    given: int


class Room:
    """Commands are decided one after the other, each when the one before it is stored."""

    def __init__(
        self,
        table: Table,
        dealer: Dealer,
        stored: int,
        latest: int,
        clock: Clock,
        *,
        bots_ready: bool,
    ) -> None:
        self.table = table
        self.dealer = dealer
        self.stored = stored
        """How many of its events are in the store."""
        self.is_sure = True
        """Whether that is known: not while events are being stored, nor after that failed."""
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.seed = secrets.randbits(60)
        """Of the bots at this table: it has nothing to do with the cards."""
        self.visited: int | None = None
        """When a visit was last noted."""
        self.visitor = ""
        """Who opened the table or, after the server has loaded it, was the first to act there."""
        self._hints_thought = Counter[Turn]()
        """For this round."""
        self.left = clock()
        """When the last one left who was connected."""
        self._clock = clock
        self.ahead = max(0, latest - clock())
        """Milliseconds: where the clock was set back since the latest event, the table goes on
        with the time it had."""
        self.thinking: set[Turn] = set()
        """For which turns bots are thinking."""
        self._bots_ready = bots_ready

    @property
    def now(self) -> int:
        """What time it is at this table."""
        return self._clock() + self.ahead

    @property
    def has_drafts(self) -> bool:
        """Which are nowhere else, and someone may come back to, or which count when time is up."""
        if self.table.is_over or not any(self.table.drafts):
            return False
        return self._clock() - self.left < DRAFTS or self.table.deadline is not None

    def turn_of(self, seat: int) -> Turn:
        return Turn(seat, self.table.round, self.table.seats[seat].given)

    @property
    def asker(self) -> Asker:
        """For whom bots think here."""
        return Asker(self.visitor, self.table.id)

    def check_hint(self, turn: Turn) -> None:
        """Refuse a hint for a player who had too many in this round."""
        if self._hints_thought[turn] >= MOST_HINTS_PER_ROUND:
            raise Refusal("no-more-hints")

    def note_hint(self, turn: Turn) -> None:
        """A bot has thought of one. Those of other rounds count no more."""
        thought = self._hints_thought.items()
        self._hints_thought = Counter(
            {each: count for each, count in thought if each.round == turn.round}
        )
        self._hints_thought[turn] += 1

    def to_store(self, events: Iterable[AnyEvent]) -> list[bytes]:
        return [encode_event(event) for event in events if isinstance(event, Stored)]

    def after(self, events: Iterable[AnyEvent]) -> Table:
        """The table as the events will leave it."""
        return reduce(Table.apply, events, self.table)

    def happen(self, events: Sequence[AnyEvent], after: Table) -> None:
        """The events, stored by now, left the table like this: tell everybody."""
        # Someone may have come or gone while they were being stored.
        self.table = msgspec.structs.replace(after, here=self.table.here)
        self.stored += sum(isinstance(event, Stored) for event in events)
        if any(isinstance(event, Seated) for event in events):
            self._check_seats()
        if all(isinstance(event, QUIET) for event in events):
            self._tell_changes(events)
        else:
            self.tell_all()

    def become(self, table: Table, stored: int) -> None:
        """The table as so many stored events leave it; what is not stored stays as it was."""
        old = self.table
        for seat, marks in enumerate(old.drafts):
            if _is_same_turn(old, table, seat):
                table = table.with_draft(seat, marks, old.drafted_at[seat])
        self.table = msgspec.structs.replace(table, here=old.here)
        self.stored = stored
        self.is_sure = True
        if self.table != old:
            self._check_seats()
            if self.table.log[: len(old.log)] != old.log:  # a name was taken out of it
                for client in self.clients:
                    client.heard = 0
            self.tell_all()

    def enter(self, client: Client) -> None:
        """The first that a client hears is a whole view."""
        self._check_seats_of(client)  # which it may have lost on its way here
        self._see_who_is_here(client.holder.seats)
        self.clients.add(client)
        self.tell(client)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.left = self._clock()
        self._see_who_is_here()

    def _check_seats(self) -> None:
        """Someone may have lost a seat."""
        for client in self.clients:
            self._check_seats_of(client)
        self._see_who_is_here()

    def _check_seats_of(self, client: Client) -> None:
        client.holder = holder_of(client.grant, self.table)
        if client.grant.role == "seat" and not client.holder.opens_anything:
            client.dismiss()

    def _see_who_is_here(self, coming: frozenset[int] = frozenset()) -> None:
        here = coming.union(*(client.holder.seats for client in self.clients))
        events: list[AnyEvent] = [Came(self.now, seat) for seat in here - self.table.here]
        events += [Went(self.now, seat) for seat in self.table.here - here]
        if events:
            self.table = self.after(events)
            self._tell_changes(events)

    def note_bots_ready(self) -> None:
        self._bots_ready = True
        self._tell_seats()

    def seats_of(self, client: Client) -> list[int]:
        return sorted(client.holder.seats)

    def tell_all(self) -> None:
        """The whole view, to everybody."""
        self._tell(self.clients)

    def tell(self, client: Client) -> None:
        """The same, to one."""
        self._tell([client])

    def _tell(self, clients: Iterable[Client]) -> None:
        """The view, and the news since they last heard some: mostly the same for all."""
        public = msgspec.Raw(encode(public_view(self.table)))
        log, news = self.table.log, dict[int, bytes]()
        for client in clients:
            own = [own_view(self.table, seat) for seat in self.seats_of(client)]
            is_opener = client.holder.is_opener
            client.put(encode(View(self.now, is_opener, self._bots_ready, public, own)))
            first = client.heard
            if first < len(log):
                if first not in news:
                    news[first] = encode(NewsMessage(first, log[first:]))
                client.put(news[first])
                client.heard = len(log)

    def _tell_changes(self, events: Sequence[AnyEvent]) -> None:
        """To each seat what it did itself, and to all who is done and who is here."""
        for seat in {
            event.seat for event in events if isinstance(event, Drafted | Moved | TookBack)
        }:
            own = encode(Own(own_view(self.table, seat)))
            for client in self.clients:
                if seat in client.holder.seats:
                    client.put(own)
        if not all(isinstance(event, Drafted) for event in events):
            self._tell_seats()

    def _tell_seats(self) -> None:
        table = self.table
        seats = encode(Seats(self.now, seat_views(table), table.settles_at, self._bots_ready))
        for client in self.clients:
            client.put(seats)


def _is_same_turn(old: Table, new: Table, seat: int) -> bool:
    """A draft is of one player, for one turn, on the sheet as it was."""

    def turn(table: Table) -> tuple[object, ...]:
        course = table.game and table.game.courses[seat]
        return table.round, table.hands[seat], table.seats[seat].given, course

    return turn(old) == turn(new)
