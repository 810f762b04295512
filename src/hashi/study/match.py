"""A game between bots: what is fixed before it, and what came of it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from hashi.bots import Bot, Budget, make_bot
from hashi.records import DECK, Record, deck_named
from hashi.rules import (
    ROUNDS,
    Award,
    Board,
    Card,
    Game,
    Island,
    Mode,
    Pen,
    Score,
    Setup,
    Start,
    View,
)

Pause = Callable[[], None]
"""Called before each first entry and each move: what it raises ends the game there."""


@dataclass(frozen=True)
class Match:
    """A game that is to be played; one bot plays solo, several sit at a table.

    `number` is its place among many. With `starts`, the bots do not choose the first entries.
    """

    number: int
    board: Board
    bots: tuple[str, ...]
    deal: tuple[Card, ...]
    seed: str
    budget: Budget
    starts: tuple[Start, ...] | None = None

    def play(self, pause: Pause = lambda: None) -> "Outcome":
        """The same again for the same match, unless the budget is one of time."""
        bots = [self._seat(seat) for seat in range(len(self.bots))]
        mode = Mode.SOLO if len(bots) == 1 else Mode.TABLE
        setup = Setup(self.board, deck_named(DECK), mode, Pen.CHECKED, seat_names(self.bots))

        def turns() -> Iterator[tuple[int, Bot]]:
            for turn in enumerate(bots):
                pause()
                yield turn

        starts = self.starts or tuple(bot.start(View.before(setup, seat)) for seat, bot in turns())
        game = Game.begin(setup, starts)
        for card in self.deal[:ROUNDS]:
            game = game.reveal(card)
            game = game.play(tuple(bot.choose(View.of(game, seat)) for seat, bot in turns()))
        return Outcome(
            number=self.number,
            openings=played_on(starts),
            scores=game.scores,
            winners=game.winners,
            awards=game.awards,
            finished=game.finished,
            record=str(Record.of(game, box=self.deal[-1])),
        )

    def _seat(self, seat: int) -> Bot:
        chance = Random(f"bot {self.seed} {seat}").random()
        return make_bot(self.bots[seat], int(chance * 2**32), self.budget)


@dataclass(frozen=True)
class Outcome:
    """What came of a match: for each player the entry that they played on, points and islands."""

    number: int
    openings: tuple[Start, ...]
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    awards: tuple[Award, ...]
    finished: tuple[frozenset[Island], ...]
    record: str

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(score.total for score in self.scores)


def matches_on(
    board: Board,
    bots: tuple[str, ...],
    deals: Iterable[tuple[Card, ...]],
    seed: int,
    budget: Budget,
) -> Iterator[Match]:
    """A match for each of the deals."""
    for number, deal in enumerate(deals):
        yield Match(number, board, bots, deal, f"{seed} {number}", budget)


def played_on(starts: tuple[Start, ...]) -> tuple[Start, ...]:
    """R2.1: the first entry on each player's board, which came from the right."""
    return (starts[-1], *starts[:-1])


def seat_names(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Names for the seats, no two alike: `steady`, `steady 2`."""
    seats = [bots[: seat + 1].count(bot) for seat, bot in enumerate(bots)]
    return tuple(bot if nth == 1 else f"{bot} {nth}" for bot, nth in zip(bots, seats, strict=True))
