"""The game from which docs/protocol.md takes its examples: what Ann sends and what she hears."""

import json
from typing import Any

import msgspec

from hashi.records import DECK, deck_named
from hashi.table.commands import Done, Draft, Immediate, TakeBack
from hashi.table.dealer import Dealer
from hashi.table.decide import decide
from hashi.table.events import AnyEvent, Came
from hashi.table.holder import Holder
from hashi.table.messages import (
    Ask,
    Message,
    NewsMessage,
    Ok,
    Own,
    Refused,
    Seats,
    View,
    encode,
)
from hashi.table.opening import Place, TableRequest, open_table
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.seating import sit
from hashi.table.table import Table
from hashi.table.timing import pass_time
from hashi.table.view import own_view, public_view, seat_views

TABLE = "6xJGu1O3j70o"
SECRET = bytes.fromhex("ff3999ce3ba437c410de847c8b3a08f22e2247014248318d84da587a30203961")
BOARD = "oR...o/..Boo./.o.o.R/o.o.B./.Roo../B...Ro"
"""Of its own, so that no change of a side changes the examples."""

WISH = TableRequest((Place("Ann"), Place()), Options(board=BOARD))
ANN, BEN = 0, 1


class DocumentedGame:
    """Ann's conversation with the server, as JSON that was decoded again."""

    def __init__(self) -> None:
        self.dealer = Dealer(SECRET, TABLE, deck_named(DECK))
        self.now = 1_794_786_998_505
        self.sent: list[Any] = []
        self.heard: list[Any] = []
        self._asked = 0
        self._told = 0
        self.table = Table.load(open_table(WISH, TABLE, self.dealer.commitment, self.now))
        self._happen(sit(self.table, BEN, "Ben", self.now))
        self._happen([Came(self.now, ANN), Came(self.now, BEN)])
        self._play()

    def _play(self) -> None:
        self._ask(Done(ANN, 0, "e2=3"))
        self._ben(Done(BEN, 0, "d2=4"))
        self._wait()
        self._ask(Draft(ANN, 1, ("e2",)))
        self._ask(Draft(ANN, 1, ("e2", "d2-e2")))
        self._ask(Draft(ANN, 1, ("e2", "d2-e2", "c4-e4")))
        self._ask(Draft(ANN, 1, ("e2",)))
        self._ask(Draft(ANN, 1, ()))
        self._ask(Done(ANN, 1, "e2 d2=e2"))
        self._ask(Done(ANN, 1, "e2 d2=e2"))
        self._ask(TakeBack(ANN, 1))
        self._ask(Done(ANN, 1, "e2 d2=e2", attempt=1))
        self._ben(Done(BEN, 1, "d2 d2-e2 d2-d3"))
        self._wait()
        for round in range(2, 18):
            self._ask(Done(ANN, round, "- -"))
            self._ben(Done(BEN, round, "- -"))
            self._wait()

    def _ask(self, command: Immediate) -> None:
        self._asked += 1
        self.sent.append(json.loads(encode_ask(Ask(self._asked, command))))
        self.now += 1_000
        try:
            self._happen(
                decide(self.table, Holder(frozenset({ANN})), command, self.now, self.dealer)
            )
        except Refusal as refusal:
            self._hear(Refused.of(self._asked, refusal))
        else:
            self._hear(Own(own_view(self.table, ANN)))
            if not isinstance(command, Draft):
                self._tell_who_is_done()
            self._hear(Ok(self._asked))

    def _ben(self, command: Immediate) -> None:
        self.now += 1_000
        self._happen(decide(self.table, Holder(frozenset({BEN})), command, self.now, self.dealer))
        self._tell_who_is_done()

    def _wait(self) -> None:
        """Until nobody can take the round back any more."""
        self.now += 2_000
        self._happen(pass_time(self.table, self.now, self.dealer))
        public = msgspec.Raw(encode(public_view(self.table)))
        self._hear(View(self.now, True, True, public, [own_view(self.table, ANN)]))
        self._hear(NewsMessage(self._told, self.table.log[self._told :]))
        self._told = len(self.table.log)

    def _tell_who_is_done(self) -> None:
        self._hear(Seats(self.now, seat_views(self.table), self.table.settles_at, True))

    def _happen(self, events: list[AnyEvent]) -> None:
        for event in events:
            self.table = self.table.apply(event)

    def _hear(self, message: Message) -> None:
        self.heard.append(json.loads(encode(message)))


def encode_ask(ask: Ask) -> bytes:
    return msgspec.json.encode(ask)
