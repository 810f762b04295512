"""R2.1: the first entry, of a 3 or a 4 on an island without a flag."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from hashi.bots.bot import Budget, Clock, all_starts
from hashi.bots.evaluation import promise
from hashi.bots.features import Moment, outlook_on
from hashi.bots.futures import NO_RIVALS, worths
from hashi.bots.halving import best_of
from hashi.bots.position import judge_of
from hashi.kernel import deal, pack_races, pack_sheets
from hashi.kernel.tables import pack_islands
from hashi.rules import Mode, Sheet, Start, View


class Openings:
    """All first entries on a board, and what each does for whoever plays on it.

    Alone, one looks for the best; at a table the board goes to a rival, so for the worst.
    """

    def __init__(self, view: View) -> None:
        self.starts = all_starts(view.setup.board)
        board = view.setup.board
        blank = Sheet.blank(board)
        self._judge = judge_of(view)
        self._sheets = pack_sheets([blank.enter(s.island, s.number) for s in self.starts])
        self._counting = pack_islands(board, board.islands)
        self._moment = Moment(0, pack_races(view.setup.mode), outlook_on(view.setup.deck.cards))
        self._deck = np.array(view.setup.deck.cards, np.uint8)
        self._sign = 1 if view.setup.mode is Mode.SOLO or len(view.sheets) == 1 else -1

    @property
    def promises(self) -> NDArray[np.float64]:
        """How good each one looks for whoever enters it."""
        promised = [
            promise(self._judge, sheet, self._counting, self._moment) for sheet in self._sheets
        ]
        return self._sign * np.array(promised, np.float64)

    def likely(self, chance: Random, choices: int = 3) -> Start:
        """One of those that look best."""
        best = np.argsort(-self.promises, kind="stable")[:choices]
        return self.starts[int(chance.choice(best))]

    def tried(self, chance: Random, budget: Budget) -> Start:
        """The one that does best when games are played from it."""
        seed = chance.getrandbits(60)
        counting = np.array([self._counting])

        def trial(some: NDArray[np.int64], number: int) -> NDArray[np.float64]:
            cards = deal(self._deck, 1, seed + number)[0]
            sheets = self._sheets[some]
            totals = worths(self._judge, sheets, counting, self._moment, cards, NO_RIVALS)
            return self._sign * totals

        return self.starts[best_of(self.promises, trial, Clock(budget))]
