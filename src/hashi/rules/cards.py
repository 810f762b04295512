"""R1.3, R2.2: the cards, and the deck they come from."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

DECK_SIZE = 18
"""R1.3: a deck has 18 cards."""

ROUNDS = DECK_SIZE - 1
"""R2.2: one card goes into the box unseen, each of the others is played."""

HIGHEST_NUMBER = 6
MOST_BRIDGES = 3
"""R1.3: a card's number is 1 to 6, and it asks for 1 to 3 bridges."""


class Card(NamedTuple):
    """R1.3: a number to enter, and how many bridges to draw; written `5/3`."""

    number: int
    bridges: int

    @lru_cache(maxsize=1024)  # noqa: B019 - cards are values, and few
    def __str__(self) -> str:
        return f"{self.number}/{self.bridges}"


@dataclass(frozen=True)
class Deck:
    """The cards a game is played with. Several may be alike."""

    name: str
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.cards) != DECK_SIZE:
            raise ValueError(f"a deck has {DECK_SIZE} cards, not {len(self.cards)}")
        for card in self.cards:
            if not (1 <= card.number <= HIGHEST_NUMBER and 1 <= card.bridges <= MOST_BRIDGES):
                raise ValueError(f"no card says {card}")

    def has_left(self, card: Card, seen: Iterable[Card]) -> bool:
        """Whether the card can still come, or lie in the box, after those seen."""
        return list(seen).count(card) < self.cards.count(card)
