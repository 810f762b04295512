"""Whether the cards of a record come in the order that was fixed before the game."""

import re
from dataclasses import dataclass

from hashi.records import Record, RoundLine
from hashi.rules.cards import ROUNDS
from hashi.table.dealer import TABLE_ID, Dealer

_HEX = re.compile("[0-9a-f]{64}")
"""The bytes of a secret, or of SHA-256."""

_WORDS = ("table", "commitment", "secret")


@dataclass(frozen=True)
class Proof:
    """So many cards, and perhaps the one in the box, are those that the commitment promised."""

    commitment: str
    cards: int
    box: bool


class Unproved(Exception):
    """Says what does not hold and where; the edges of the program put it into words."""

    def __init__(self, problem: str, **facts: object) -> None:
        super().__init__(problem, facts)
        self.problem = problem
        self.facts = facts


def proof_lines(table: str, commitment: str, secret: str) -> tuple[tuple[str, str], ...]:
    """The lines of a record with which it can be verified; once the game is over, not before."""
    return tuple(zip(_WORDS, (table, commitment, secret), strict=True))


def verify(record: Record) -> Proof:
    """Check the cards as far as the record goes; raises `Unproved` where something is wrong.

    The moves are for the rules to judge, and whether the commitment is the one that was shown
    before the game is for those who saw it.
    """
    table, commitment, secret = _read_proof(record)
    dealer = Dealer(bytes.fromhex(secret), table, record.setup.deck)
    if commitment != dealer.commitment:
        raise Unproved("wrong-commitment", expected=dealer.commitment, found=commitment)
    rounds = [line for line in record.lines if isinstance(line, RoundLine)]
    for line in rounds:
        if line.round > ROUNDS:
            raise Unproved("no-such-round", round=line.round, most=ROUNDS)
        if line.card != dealer.card(line.round):
            expected = dealer.card(line.round)
            raise Unproved("wrong-card", round=line.round, expected=expected, found=line.card)
    if record.box is not None and record.box != dealer.box:
        raise Unproved("wrong-box", expected=dealer.box, found=record.box)
    return Proof(commitment, len(rounds), record.box is not None)


def _read_proof(record: Record) -> tuple[str, str, str]:
    """Table, commitment and secret, as the record's lines have them."""
    found = [word for word, _ in record.extras]
    for word in _WORDS:
        if word not in found:
            raise Unproved("line-missing", word=word)
        if found.count(word) > 1:
            raise Unproved("line-twice", word=word)
    texts = dict(record.extras)
    if not TABLE_ID.fullmatch(texts["table"]):
        raise Unproved("not-a-table", text=texts["table"])
    for word in ("commitment", "secret"):
        if not _HEX.fullmatch(texts[word]):
            raise Unproved("not-64-digits", word=word, text=texts[word])
    return texts["table"], texts["commitment"], texts["secret"]
