"""The bot that tries its moves out in sampled futures."""

import numpy as np
from numpy.typing import NDArray

from hashi.bots.bot import AS_USUAL, Budget, Clock, chance
from hashi.bots.halving import best_of
from hashi.bots.moves import Moves
from hashi.bots.openings import Openings
from hashi.bots.position import Position, judge_of, own_seat_first, unpacked
from hashi.kernel import deal
from hashi.rules import ROUNDS, Move, Start, View

USUAL = Budget(seconds=0.25)

CANDIDATES = 24
"""How many moves are tried out, those that promise most."""

OPENING_EFFORT = 4
"""How many times as long as about a move it thinks about the first entry, which is made once."""


class MasterBot:
    """Plays the most promising moves on to the end, each with the same cards, again and again.

    At a table its rivals play on too, so that it sees races lost and won.
    """

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed
        self.budget = USUAL if budget == AS_USUAL else budget

    def start(self, view: View) -> Start:
        return Openings(view).tried(chance(self.seed, view), self.budget * OPENING_EFFORT)

    def choose(self, view: View) -> Move:
        clock = Clock(self.budget)
        position = Position.of(view, judge_of(view), own_seat_first(view))
        moves = _most_promising(position.moves())
        seed = chance(self.seed, view).getrandbits(60)
        unseen = np.array(view.unseen, np.uint8)
        sheets = position.after(moves)

        def trial(some: NDArray[np.int64], number: int) -> NDArray[np.float64]:
            cards = deal(unseen, 1, seed + number)[0]
            return position.worths(sheets[some], cards)

        if view.round == ROUNDS:
            return unpacked(view, moves, 0)
        return unpacked(view, moves, best_of(moves.promises.astype(np.float64), trial, clock))


def _most_promising(moves: Moves) -> Moves:
    best = np.argsort(-moves.promises, kind="stable")[:CANDIDATES]
    return Moves(moves.entries[best], moves.lines[best], moves.promises[best])
