"""What a bot is, and how much it may think."""

from dataclasses import dataclass
from typing import Protocol

from hashi.rules import Move, Start, View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: so many seconds, or so many playouts.

    Counted in playouts, the same seed plays the same game on every machine.
    """

    seconds: float | None = None
    playouts: int | None = None


class Bot(Protocol):
    """A player who chooses from what its seat may know, and from nothing else."""

    def start(self, view: View) -> Start:
        """R2.1: the first entry: alone on one's own board, at a table on the left neighbour's."""

    def choose(self, view: View) -> Move:
        """A legal move with the card turned up."""
