"""Tables from what is stored of them."""

from collections.abc import Iterable
from typing import NamedTuple

from hashi.records import DECK, deck_named, parse_move
from hashi.table.dealer import Dealer
from hashi.table.events import decode_event
from hashi.table.table import Phase, Table


class Damaged(Exception):
    """What is stored can be read, but cannot have happened."""


class Loaded(NamedTuple):
    """A table as it was left."""

    table: Table
    dealer: Dealer
    stored: int
    """How many events are in the store."""
    latest: int
    """The time of the latest event."""


def load_table(table_id: str, bodies: Iterable[bytes], secret: bytes) -> Loaded:
    """Whatever this raises, something is wrong with what is stored. May run in any thread."""
    events = [decode_event(body) for body in bodies]
    table = Table.load(events)
    dealer = Dealer(secret, table_id, deck_named(DECK))
    _check(table, dealer)
    return Loaded(table, dealer, len(events), max(event.at for event in events))


def _check(table: Table, dealer: Dealer) -> None:
    """Replaying has checked the moves of all rounds that are over."""
    if table.id != dealer.table or table.commitment != dealer.commitment:
        raise Damaged("it is another table's deal")
    if table.game is None:
        return
    if table.game.seen != dealer.order[: len(table.game.seen)]:
        raise Damaged("these cards were not dealt")
    if table.phase is Phase.PLAYING and table.game.card:
        for course, hand in zip(table.game.courses, table.hands, strict=True):
            if hand is not None and course.why_not(table.game.card, parse_move(hand)):
                raise Damaged("it is no move")
