"""The whole game: set-up (R2), rounds (R3), awards and the count at the end (R5, R6)."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Self

from hashi.rules.board import Board, Island
from hashi.rules.cards import ROUNDS, Card, Deck
from hashi.rules.course import Course, Pen
from hashi.rules.faults import (
    CardNotLeft,
    Fault,
    GameOver,
    Refused,
    StartFlag,
    StartNumber,
    UnknownIsland,
)
from hashi.rules.scoring import GOALS, Award, Score, is_reached, points, rank
from hashi.rules.sheet import Sheet
from hashi.rules.turn import Move

MOST_PLAYERS = 4
"""R1.1"""

START_NUMBERS = (3, 4)
"""R2.1"""


class Mode(Enum):
    TABLE = "table"
    SOLO = "solo"


@dataclass(frozen=True)
class Setup:
    """What is agreed before the game; players in seating order, each one's left neighbour next."""

    board: Board
    deck: Deck
    mode: Mode
    pen: Pen
    players: tuple[str, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.players) <= MOST_PLAYERS:
            raise ValueError(f"{len(self.players)} players; the game is for 1 to {MOST_PLAYERS}")
        if self.mode is Mode.SOLO and len(self.players) > 1:
            raise ValueError("a solo game has one player")


@dataclass(frozen=True)
class Start:
    """R2.1: the number a player enters before the board is passed on; written `c2=3`."""

    island: Island
    number: int

    def __str__(self) -> str:
        return f"{self.island}={self.number}"


@dataclass(frozen=True)
class Round:
    """One card and what all players did with it, as it was at the end of that round."""

    card: Card
    moves: tuple[Move, ...]
    finished: tuple[frozenset[Island], ...]
    awards: tuple[Award, ...]


@dataclass(frozen=True)
class Fix:
    """R7.2: a player replaced the move of a round, when `after` rounds were over."""

    after: int
    round: int
    player: int
    move: Move


def why_not_start(board: Board, start: Start) -> Fault | None:
    """R2.1: a 3 or a 4 on an island without a flag."""
    if start.island not in board.flags:
        return UnknownIsland(start.island)
    if start.number not in START_NUMBERS:
        return StartNumber(start.number)
    if board.flags[start.island]:
        return StartFlag(start.island)
    return None


@dataclass(frozen=True)
class Game:
    """A game between two cards, or, once `reveal` has turned one up, before its moves."""

    setup: Setup
    starts: tuple[Start, ...]
    courses: tuple[Course, ...]
    rounds: tuple[Round, ...] = ()
    fixes: tuple[Fix, ...] = ()
    card: Card | None = None

    @classmethod
    def begin(cls, setup: Setup, starts: tuple[Start, ...]) -> Self:
        """R2.1: each player's entry, on the board that goes to the left neighbour."""
        if len(starts) != len(setup.players):
            raise ValueError(f"{len(starts)} first entries for {len(setup.players)} players")
        for player, start in enumerate(starts):
            if fault := why_not_start(setup.board, start):
                raise Refused(fault, 0, player)
        received = (starts[-1], *starts[:-1])
        blank = Sheet.blank(setup.board)
        courses = tuple(
            Course(player, setup.pen, (blank.enter(start.island, start.number),))
            for player, start in enumerate(received)
        )
        return cls(setup, starts, courses)

    @property
    def is_over(self) -> bool:
        """R3.8: the game ends after the 17th card."""
        return len(self.rounds) == ROUNDS

    @cached_property
    def seen(self) -> tuple[Card, ...]:
        """R3.8: the cards turned up so far, as ticked off on the strip."""
        played = tuple(round.card for round in self.rounds)
        return played if self.card is None else (*played, self.card)

    def why_not_reveal(self, card: Card) -> Fault | None:
        if self.is_over:
            return GameOver()  # R3.8
        if not self.setup.deck.has_left(card, self.seen):
            return CardNotLeft(card)  # R2.2
        return None

    def reveal(self, card: Card) -> Self:
        """R3.1: the top card is turned up."""
        if fault := self.why_not_reveal(card):
            raise Refused(fault, len(self.rounds) + 1, None)
        assert self.card is None, "play the card that is turned up first"
        return type(self)(self.setup, self.starts, self.courses, self.rounds, self.fixes, card=card)

    def play(self, moves: tuple[Move, ...]) -> Self:
        """R3.8: all players' moves with the card turned up, and the awards they bring (R5.4)."""
        assert self.card is not None, "reveal a card first"
        courses = tuple(
            course.play(self.card, move) for course, move in zip(self.courses, moves, strict=True)
        )
        number = len(self.rounds) + 1
        finished = tuple(course.finished(number) for course in courses)
        awards = self._new_awards(number, courses, finished)
        round = Round(self.card, moves, finished, awards)
        return type(self)(self.setup, self.starts, courses, (*self.rounds, round), self.fixes)

    def fix(self, player: int, round: int, move: Move) -> Self:
        """R7.2: the player puts a mistake right by replacing the move of that round."""
        own_awards = tuple(award for award in self.awards if award.player == player)
        course = self.courses[player].fix(round, move, len(self.seen), own_awards)
        courses = (*self.courses[:player], course, *self.courses[player + 1 :])
        fix = Fix(len(self.rounds), round, player, move)
        return replace(self, courses=courses, fixes=(*self.fixes, fix))

    @cached_property
    def finished(self) -> tuple[frozenset[Island], ...]:
        """Each player's finished islands as they stand now."""
        if self.rounds and not self.fixes:
            return self.rounds[-1].finished
        return tuple(course.finished(len(course.moves)) for course in self.courses)

    @cached_property
    def crossed_out(self) -> tuple[frozenset[Island], ...]:
        """R7.3: each player's islands that are lost to mistakes."""
        return tuple(
            course.crossed_out(len(self.seen), over=self.is_over) for course in self.courses
        )

    @cached_property
    def awards(self) -> tuple[Award, ...]:
        """The awards given at the end of rounds, in their order."""
        return tuple(award for round in self.rounds for award in round.awards)

    def _new_awards(
        self, round: int, courses: tuple[Course, ...], finished: tuple[frozenset[Island], ...]
    ) -> tuple[Award, ...]:
        """R5.4: what the players earn at the end of that round, each goal once."""
        solo = self.setup.mode is Mode.SOLO
        has = {(award.player, award.goal) for award in self.awards}
        reached = [
            (course.player, goal)
            for course, islands in zip(courses, finished, strict=True)
            for goal in GOALS
            if (course.player, goal) not in has and is_reached(goal, course.sheet, islands)
        ]
        earliest = {award.goal: award.round for award in reversed(self.awards)} if reached else {}
        return tuple(
            Award(round, player, goal, points(goal, round, earliest.get(goal), solo=solo))
            for player, goal in reached
        )

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        """R5.6: each player's points if the game ended now.

        R7.2: a goal completed by putting a mistake right since the last round counts as of then.
        """
        awards = self.awards
        if self.fixes:
            awards += self._new_awards(len(self.rounds), self.courses, self.finished)
        won = [dict.fromkeys(GOALS, 0) for _ in self.courses]
        for award in awards:
            won[award.player][award.goal] += award.points
        return tuple(
            Score(len(islands), *its.values())
            for islands, its in zip(self.finished, won, strict=True)
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """R5.6: the highest total wins; on a tie there are several winners."""
        totals = [score.total for score in self.scores]
        best = max(totals)
        return tuple(player for player, total in enumerate(totals) if total == best)

    @property
    def rank(self) -> int | None:
        """R6.3: the solo player's rank, if the game ended now."""
        return rank(self.scores[0].total) if self.setup.mode is Mode.SOLO else None
