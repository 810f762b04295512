"""What one seat may know of a game."""

from dataclasses import dataclass
from typing import Self

from hashi.rules.board import Island
from hashi.rules.cards import Card
from hashi.rules.game import Game, Setup
from hashi.rules.scoring import Award
from hashi.rules.sheet import Sheet


@dataclass(frozen=True)
class View:
    """The table as one player sees it: never the order of the pile, nor the card in the box (R2.2).

    `round` counts the cards turned up. Sheets are those of the last round, and blank before the
    first entries, which are made all at once (R2.1). `marred` islands do not count (R7.5): whoever
    moves for someone else, as a bot may, must know them.
    """

    setup: Setup
    seat: int
    round: int
    card: Card | None
    seen: tuple[Card, ...]
    sheets: tuple[Sheet, ...]
    marred: tuple[frozenset[Island], ...]
    awards: tuple[Award, ...]

    @classmethod
    def before(cls, setup: Setup, seat: int) -> Self:
        """The view of whoever is to enter the first number."""
        blank = (Sheet.blank(setup.board),) * len(setup.players)
        return cls(setup, seat, 0, None, (), blank, (frozenset(),) * len(blank), ())

    @classmethod
    def of(cls, game: Game, seat: int) -> Self:
        """The view of a game in which a card is turned up, or has just been played."""
        return cls(
            setup=game.setup,
            seat=seat,
            round=len(game.seen),
            card=game.card,
            seen=game.seen,
            sheets=tuple(course.sheet for course in game.courses),
            marred=tuple(course.marred(len(game.rounds)) for course in game.courses),
            awards=game.awards,
        )

    @property
    def sheet(self) -> Sheet:
        """The player's own."""
        return self.sheets[self.seat]

    @property
    def unseen(self) -> tuple[Card, ...]:
        """R3.8: the cards not ticked off: those to come, and the one in the box."""
        left = list(self.setup.deck.cards)
        for card in self.seen:
            left.remove(card)
        return tuple(left)
