"""What a bot is, and how much it may think."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from hashi.rules import Board, Move, Start, View
from hashi.rules.game import START_NUMBERS


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: so many seconds, or so many playouts.

    Counted in playouts, the same seed plays the same game on every machine. With neither, a bot
    thinks as long as is usual for it.
    """

    seconds: float | None = None
    playouts: int | None = None

    def __mul__(self, factor: float) -> "Budget":
        return Budget(
            None if self.seconds is None else self.seconds * factor,
            None if self.playouts is None else int(self.playouts * factor),
        )


AS_USUAL = Budget()


class Clock:
    """How much of a budget is used up; it starts running at once."""

    def __init__(self, budget: Budget, now: Callable[[], float] = time.perf_counter) -> None:
        self.budget = budget
        self._now = now
        self._began = now()
        self._playouts = 0

    def count(self, playouts: int) -> None:
        self._playouts += playouts

    @property
    def share(self) -> float:
        """The part of the budget that is used up; with two limits, of the tighter one."""
        share = 0.0
        if self.budget.playouts is not None:
            share = self._playouts / self.budget.playouts if self.budget.playouts > 0 else 1.0
        if self.budget.seconds is not None:
            spent = self._now() - self._began
            share = max(share, spent / self.budget.seconds if self.budget.seconds > 0 else 1.0)
        return share


class Bot(Protocol):
    """A player who chooses from what its seat may know, and from nothing else."""

    def start(self, view: View) -> Start:
        """R2.1: the first entry: alone on one's own board, at a table on the left neighbour's."""

    def choose(self, view: View) -> Move:
        """A legal move with the card turned up."""


def chance(seed: int, view: View) -> Random:
    """The same for the same seed, seat and round, whatever was played before."""
    return Random(f"{seed} {view.seat} {view.round}")


def all_starts(board: Board) -> tuple[Start, ...]:
    """R2.1: every first entry on a board."""
    plain = [island for island, flag in board.flags.items() if not flag]
    return tuple(Start(island, number) for island in plain for number in START_NUMBERS)
