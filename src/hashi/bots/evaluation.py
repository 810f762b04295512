"""How good a sheet is: the total that it promises.

That is the sum of the learned weights of its features, on top of the awards it already has. There
is one row of weights for each number of rounds left, as an island that lacks three bridges is no
worry in round 2 and lost in round 16. `learning` says how the weights came about.
"""

from importlib.resources import files
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hashi.bots.features import (
    FEATURES,
    FINISHED,
    Features,
    Moment,
    reached,
    read,
    unfinished,
)
from hashi.kernel import PackedSheet, Tables
from hashi.kernel.compiling import compiled
from hashi.kernel.tables import GOALS
from hashi.rules import ROUNDS
from hashi.rules.cards import HIGHEST_NUMBER
from hashi.rules.scoring import POINTS_PER_ISLAND, WORTH

Weights: TypeAlias = NDArray[np.float32]
"""By rounds left, and by feature: points."""

WEIGHTS = "weights.npy"
"""The file of the learned weights, beside this module."""


class Judge(NamedTuple):
    """One who judges sheets on a board, with room to take notes."""

    tables: Tables
    weights: Weights
    features: Features


def load_weights() -> NDArray[np.float32]:
    """The learned weights of each mode, in the order of `Mode`."""
    with (files("hashi.bots") / WEIGHTS).open("rb") as file:
        loaded: NDArray[np.float32] = np.load(file)
    return loaded


@compiled
def promise(judge: Judge, sheet: PackedSheet, counting: np.uint64, moment: Moment) -> np.float32:
    """The total that the sheet promises at the end of a round."""
    read(judge.tables, sheet, counting, moment, judge.features)
    points = np.float32(0)
    for goal in range(GOALS):
        points += sheet.awards[goal]
    row = judge.weights[ROUNDS - moment.round]
    for at in range(1, judge.features[0] + 1):
        points += row[judge.features[at]]
    return points


def plain_weights() -> Weights:
    """What a beginner knows: what gives points, and that few missing bridges are soon drawn.

    That an island without room for them is lost shows at a glance.
    """
    weights = np.zeros((ROUNDS + 1, FEATURES), np.float32)
    weights[:, FINISHED] = POINTS_PER_ISLAND
    for goal, worth in WORTH.items():
        weights[:, reached(goal, first=False)] = worth.later
        weights[:, reached(goal, first=True)] = worth.first
    for missing in range(1, HIGHEST_NUMBER + 1):
        weights[1:, unfinished(missing)] = 1.2 - 0.2 * missing
    return weights
