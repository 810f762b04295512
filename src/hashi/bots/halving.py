"""Sequential halving: most of the effort goes to the choices that are hard to tell apart."""

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from hashi.bots.bot import Clock

Numbers = NDArray[np.float64]

_TRUST = 4.0
"""A first guess counts as much as so many trials."""


def best_of(
    guesses: Numbers, trial: Callable[[NDArray[np.int64], int], Numbers], clock: Clock
) -> int:
    """The choice that does best in trials, as far as the clock allows.

    `trial` gives what each of some choices yields in the trial of that number, the same chance for
    all of them. In each of several stages of equal length all that are left take part; then the
    worse half drops out.
    """
    left = np.argsort(-guesses, kind="stable")
    sums = _TRUST * guesses
    stages = max(1, math.ceil(math.log2(len(guesses))))
    trials = 0
    for stage in range(1, stages + 1):
        while len(left) > 1 and clock.share < stage / stages:
            sums[left] += trial(left, trials)
            trials += 1
            clock.count(len(left))
        left = left[np.argsort(-sums[left], kind="stable")][: math.ceil(len(left) / 2)]
    return int(left[0])
