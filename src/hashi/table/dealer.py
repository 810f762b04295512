"""The dealer, who alone knows the order of the cards, and can prove that it was never changed.

`docs/fairness.md` specifies commitment and shuffle to the byte.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import count
from typing import Protocol

from hashi.records.record import FIRST_LINE
from hashi.rules.cards import DECK_SIZE, ROUNDS, Card, Deck

RULES_VERSION = FIRST_LINE
"""What the commitment is made for; every record says it on its first line."""

SECRET_BYTES = 32
"""256 random bits."""

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""A table's public id: in a record and in a link it stands as it is."""

_WORD_SIZE = 2
_WORDS = 256**_WORD_SIZE
"""Wide enough for every shuffle to need two blocks, and narrow enough for some to skip a word, so
that tests meet both."""


class HiddenCards(Protocol):
    """What only the dealer of a table knows."""

    @property
    def secret(self) -> bytes: ...

    @property
    def box(self) -> Card: ...

    def card(self, round: int) -> Card: ...


@dataclass(frozen=True)
class Dealer:
    """R2.2: all cards of one table in a secret order, which follows from secret and table.

    As text, a dealer says no more than whose it is: it may turn up in any log.
    """

    secret: bytes = field(repr=False)
    table: str
    deck: Deck = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(self.secret)}")
        if not TABLE_ID.fullmatch(self.table):
            raise ValueError(f"{self.table!r} cannot be the id of a table")

    @cached_property
    def commitment(self) -> str:
        """What everyone is shown before the game, and what the secret must fit after it."""
        return _digest(
            b"hashi commitment 1", RULES_VERSION.encode(), self.table.encode(), self.secret
        ).hex()

    @cached_property
    def order(self) -> tuple[Card, ...]:
        """The cards that are drawn, then the one in the box: Fisher and Yates's shuffle."""
        cards = sorted(self.deck.cards)
        words = self._words()
        for last in range(DECK_SIZE - 1, 0, -1):
            other = _below(last + 1, words)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)

    def card(self, round: int) -> Card:
        """The card of that round, from 1."""
        if not 1 <= round <= ROUNDS:
            raise ValueError(f"rounds are 1 to {ROUNDS}, not {round}")
        return self.order[round - 1]

    @property
    def box(self) -> Card:
        return self.order[ROUNDS]

    def _words(self) -> Iterator[int]:
        """Endless numbers that only secret and table decide: a secret used twice tells nothing."""
        for number in count():
            block = _digest(
                b"hashi shuffle 1", self.table.encode(), self.secret, number.to_bytes(8, "big")
            )
            for at in range(0, len(block), _WORD_SIZE):
                yield int.from_bytes(block[at : at + _WORD_SIZE], "big")


def _below(limit: int, words: Iterator[int]) -> int:
    """A number from 0, each as likely as the others: words that would favour some are skipped."""
    fair = _WORDS - _WORDS % limit
    return next(word for word in words if word < fair) % limit


def _digest(*parts: bytes) -> bytes:
    """The hash of the parts, each after its length, so that no other parts make the same bytes."""
    return sha256(b"".join(bytes([len(part)]) + part for part in parts)).digest()
