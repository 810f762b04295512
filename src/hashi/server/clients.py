"""Those who are connected to one table, and what each of them is told."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from hashi.host.bots import Bots
from hashi.host.clock import Clock
from hashi.host.live_table import LiveTable
from hashi.server.client import Client
from hashi.server.table_storage import TableStorage
from hashi.table.events import AnyEvent, Came, Drafted, Moved, TookBack, Went
from hashi.table.messages import NewsMessage, Own, Seats, View, encode
from hashi.table.news import News
from hashi.table.table import Table
from hashi.table.view import own_view, public_view, seat_views

QUIET = (Drafted, Moved, TookBack, Came, Went)
"""After these, nobody needs the whole view."""


class Clients:
    """The audience of a table on the server."""

    def __init__(self, bots: Bots, clock: Clock) -> None:
        self._bots = bots
        self._clock = clock
        self._connected: set[Client] = set()
        self._log: tuple[News, ...] = ()
        """The table's log as the clients have been sent it, some of them only its beginning."""
        self.visit_noted_at: int | None = None
        """When a visit was last stored."""
        self.left_at = clock()
        """When a client last left."""

    def __len__(self) -> int:
        return len(self._connected)

    def __iter__(self) -> Iterator[Client]:
        return iter(self._connected)

    def enter(self, client: Client, table: Table, now: int) -> None:
        """From now on the client hears everything; the first message is a whole view."""
        self._connected.add(client)
        self._tell([client], table, now)

    def leave(self, client: Client) -> None:
        self._connected.discard(client)
        self.left_at = self._clock()

    @property
    def present(self) -> frozenset[int]:
        return frozenset().union(*(client.holder.seats for client in self._connected))

    def check_seats(self, table: Table) -> None:
        for client in self._connected:
            client.keep_seats_at(table)

    def hear(self, table: Table, now: int, events: Sequence[AnyEvent]) -> None:
        if all(isinstance(event, QUIET) for event in events):
            self._tell_changes(table, now, events)
        else:
            self._tell(self._connected, table, now)

    def hear_anew(self, table: Table, now: int) -> None:
        """If a name was taken out of the log, it is sent again from its beginning."""
        if table.log[: len(self._log)] != self._log:
            for client in self._connected:
                client.heard = 0
        self._tell(self._connected, table, now)

    def hear_of_lacking_bots(self) -> None:
        """Clients see that a bot is not done."""

    def hear_that_bots_are_ready(self, table: Table, now: int) -> None:
        self._tell_seats(table, now)

    def _tell(self, clients: Iterable[Client], table: Table, now: int) -> None:
        """The view, and the news since they last heard some: mostly the same for all."""
        public = msgspec.Raw(encode(public_view(table)))
        self._log, news = table.log, dict[int, bytes]()
        for client in clients:
            own = [own_view(table, seat) for seat in sorted(client.holder.seats)]
            is_opener = client.holder.is_opener
            client.put(encode(View(now, is_opener, self._bots.is_ready, public, own)))
            first = client.heard
            if first < len(table.log):
                if first not in news:
                    news[first] = encode(NewsMessage(first, table.log[first:]))
                client.put(news[first])
                client.heard = len(table.log)

    def _tell_changes(self, table: Table, now: int, events: Sequence[AnyEvent]) -> None:
        """To each seat what it did itself, and to all who is done and who is here."""
        acted = {event.seat for event in events if isinstance(event, Drafted | Moved | TookBack)}
        for seat in acted:
            own = encode(Own(own_view(table, seat)))
            for client in self._connected:
                if seat in client.holder.seats:
                    client.put(own)
        if not all(isinstance(event, Drafted) for event in events):
            self._tell_seats(table, now)

    def _tell_seats(self, table: Table, now: int) -> None:
        seats = encode(Seats(now, seat_views(table), table.settles_at, self._bots.is_ready))
        for client in self._connected:
            client.put(seats)


ServedTable = LiveTable[TableStorage, Clients]
"""A table on the server."""
