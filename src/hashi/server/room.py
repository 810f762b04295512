"""One table in memory: its events, its dealer, and whoever is connected to it."""

import asyncio
import secrets
from collections.abc import Iterable, Sequence

import msgspec

from hashi.server.access import holder_of
from hashi.server.client import Client
from hashi.server.messages import NewsMessage, Own, Seats, View, encode
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
from hashi.table.table import Table
from hashi.table.view import own_view, public_view, seat_views

QUIET = (Drafted, Moved, TookBack, Came, Went)
"""After these, nobody needs the whole view."""


class Room:
    """Commands are decided one after the other, each when the one before it is stored."""

    def __init__(self, table: Table, dealer: Dealer, stored: int) -> None:
        self.table = table
        self.dealer = dealer
        self.stored = stored
        """How many of its events are in the store."""
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.seed = secrets.randbits(60)
        """Of the bots at this table: it has nothing to do with the cards."""
        self.alarm: int | None = None
        """The last one that was set."""
        self.is_closed = False
        self._thinking: set[tuple[int, int]] = set()
        """The seats, and rounds, for which a bot is thinking."""

    def begin_thinking(self, seat: int) -> bool:
        """Whether a bot shall begin to think for the seat: not if one does already."""
        turn = (seat, self.table.round)
        is_new = turn not in self._thinking
        self._thinking.add(turn)
        return is_new

    def end_thinking(self, seat: int, round: int) -> None:
        self._thinking.discard((seat, round))

    def to_store(self, events: Iterable[AnyEvent]) -> list[bytes]:
        return [encode_event(event) for event in events if isinstance(event, Stored)]

    def apply(self, events: Sequence[AnyEvent], now: int) -> None:
        """Let the events happen, which are stored by now, and tell everybody."""
        for event in events:
            self.table = self.table.apply(event)
            self.stored += isinstance(event, Stored)
            if isinstance(event, Seated):
                self._check_seats()
        if all(isinstance(event, QUIET) for event in events):
            self._tell_changes(events, now)
        else:
            self.tell_all(now)

    def reload(self, table: Table) -> None:
        """The same table with other names, and everything that is not stored as it was."""
        old = self.table
        self.table = msgspec.structs.replace(table, drafts=old.drafts, here=old.here)

    def _check_seats(self) -> None:
        """Someone may have lost a seat."""
        for client in self.clients:
            client.holder = holder_of(client.grant, self.table)

    def seats_of(self, client: Client) -> list[int]:
        return sorted(client.holder.seats)

    def tell_all(self, now: int) -> None:
        """The whole view, to everybody."""
        self._tell(self.clients, now)

    def tell(self, client: Client, now: int) -> None:
        """The same, to one."""
        self._tell([client], now)

    def _tell(self, clients: Iterable[Client], now: int) -> None:
        """Everybody the view, and the news since they last heard some: mostly the same for all."""
        public = msgspec.Raw(encode(public_view(self.table)))
        log, news = self.table.log, dict[int, bytes]()
        for client in clients:
            own = [own_view(self.table, seat) for seat in self.seats_of(client)]
            client.put(encode(View(now, public, own)))
            first = client.heard
            if first < len(log):
                if first not in news:
                    news[first] = encode(NewsMessage(first, log[first:]))
                client.put(news[first])
                client.heard = len(log)

    def _tell_changes(self, events: Sequence[AnyEvent], now: int) -> None:
        """To each seat what it did itself, and to all who is done and who is here."""
        for seat in {
            event.seat for event in events if isinstance(event, Drafted | Moved | TookBack)
        }:
            own = encode(Own(own_view(self.table, seat)))
            for client in self.clients:
                if seat in client.holder.seats:
                    client.put(own)
        if not all(isinstance(event, Drafted) for event in events):
            seats = encode(Seats(now, seat_views(self.table), self.table.settles_at))
            for client in self.clients:
                client.put(seats)
