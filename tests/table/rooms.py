"""A room as the server keeps it: a table, and clients who are told of what happens there."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from tables import OPENED, Stacked, some_entry, some_move

from hashi.rules import View
from hashi.table import decide, hints, messages, rounds, timing, view
from hashi.table.commands import AnyCommand, Hint
from hashi.table.events import AnyEvent, Came, Drafted, Moved, Seated, TookBack, Went
from hashi.table.holder import Holder
from hashi.table.refusal import Refusal
from hashi.table.table import Phase, Table

QUIET = (Drafted, Moved, TookBack, Came, Went)
"""After these, nobody needs the whole view."""

SEED = 7
"""Of the bots: it has nothing to do with the cards."""


class Client:
    """Someone who plays or watches, and all bytes sent to them."""

    def __init__(self, holder: Holder) -> None:
        self.holder = holder
        self.heard = 0
        self.received: list[bytes] = []

    def put(self, message: messages.Message) -> None:
        self.received.append(messages.encode(message))


@dataclass(eq=False)
class World:
    """A table and its clients, who are told of what happens as a server's room tells them."""

    table: Table
    dealer: Stacked
    chance: random.Random
    """What players do of which the others know nothing."""
    clients: list[Client]
    now: int = OPENED

    def happen(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            self.table = self.table.apply(event)
            if isinstance(event, Seated):
                self._take_seat_away(event.seat)
        if not all(isinstance(event, QUIET) for event in events):
            self.tell_all()
        else:
            self._tell_changes(events)

    def _take_seat_away(self, seat: int) -> None:
        for client in self.clients:
            holder = client.holder
            client.holder = Holder(holder.seats - {seat}, holder.is_opener)

    def tell_all(self) -> None:
        public = msgspec.Raw(messages.encode(view.public_view(self.table)))
        for client in self.clients:
            self.tell(client, public)

    def tell(self, client: Client, public: msgspec.Raw | None = None) -> None:
        """The whole view, and the news since the last time."""
        table = public or msgspec.Raw(messages.encode(view.public_view(self.table)))
        own = [view.own_view(self.table, seat) for seat in sorted(client.holder.seats)]
        client.put(messages.View(self.now, client.holder.is_opener, True, table, own))
        if news := self.table.log[client.heard :]:
            client.put(messages.NewsMessage(client.heard, news))
            client.heard += len(news)

    def _tell_changes(self, events: Iterable[AnyEvent]) -> None:
        did = {e.seat for e in events if isinstance(e, Drafted | Moved | TookBack)}
        for client in self.clients:
            for seat in sorted(did & client.holder.seats):
                client.put(messages.Own(view.own_view(self.table, seat)))
        if not all(isinstance(event, Drafted) for event in events):
            seats = view.seat_views(self.table)
            for client in self.clients:
                client.put(messages.Seats(self.now, seats, self.table.settles_at, True))

    def ask(self, client: Client, command: AnyCommand) -> None:
        """A client asks for something, and is answered."""
        try:
            self.carry_out(client.holder, command)
        except Refusal as refusal:
            client.put(messages.Refused.of(1, refusal))
        else:
            client.put(messages.Ok(1))

    def carry_out(self, holder: Holder, command: AnyCommand) -> None:
        if isinstance(command, Hint):
            had = hints.may_hint(self.table, holder, command)
            view = self.table.knowledge(command.seat)
            move = had.move if had else think(self, command.seat)
            self.happen(hints.hinted(self.table, holder, command, view, move, self.now))
        else:
            self.happen(decide.decide(self.table, holder, command, self.now, self.dealer))

    def do(self, command: AnyCommand) -> None:
        """Someone asks whose connection is not listened to."""
        self.carry_out(Holder(frozenset({command.seat})), command)

    def wait(self, until: int) -> None:
        self.now = max(self.now, until)
        self.happen(timing.pass_time(self.table, self.now, self.dealer))

    def let_bot_move(self, seat: int) -> None:
        table, bot = self.table, self.table.bot_for(seat, self.now)
        if bot and table.phase is not Phase.CHECKING:
            move = think(self, seat)
            events = rounds.stand_in(table, seat, table.round, move, bot, self.now, self.dealer)
            self.happen(events)


def think(world: World, seat: int) -> str:
    """What a bot does that minds everything it is told: the faintest difference changes it."""
    knows = world.table.knowledge(seat)
    chance = random.Random(seed_of(knows))
    if knows.card is None:
        return some_entry(chance, world.table)
    return str(some_move(chance, knows.sheet, knows.card))


def seed_of(knows: View) -> bytes:
    sheets = [(sheet.numbers, sheet.bridges) for sheet in knows.sheets]
    marred = [sorted(islands) for islands in knows.marred]
    told = (knows.setup, knows.seat, knows.round, knows.card, knows.seen, sheets, marred)
    return sha256(repr((SEED, told, knows.awards)).encode()).digest()
