"""A stream of random numbers, the same on every machine: SplitMix64.

It is one word in an array, so that compiled code can move it on.
"""

import numpy as np
from numpy.typing import NDArray

from hashi.kernel.bits import Index
from hashi.kernel.compiling import compiled

Stream = NDArray[np.uint64]

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
_SECOND_FACTOR = np.uint64(0x94D049BB133111EB)


@compiled
def _mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> np.uint64(30))) * _FIRST_FACTOR
    word = (word ^ (word >> np.uint64(27))) * _SECOND_FACTOR
    return word ^ (word >> np.uint64(31))


@compiled
def start(stream: Stream, seed: int, game: int) -> None:
    """Begin the stream of one game among those that share a seed."""
    # Mixed, as streams that begin only some steps apart would soon repeat each other.
    stream[0] = _mixed(_mixed(np.uint64(seed)) + np.uint64(game))


@compiled
def below(stream: Stream, bound: Index) -> np.uint64:
    """The next number, evenly from 0 to `bound` - 1, where the bound is well below 2 ** 32."""
    stream[0] += _STEP
    high = _mixed(stream[0]) >> np.uint64(32)
    return high * np.uint64(bound) >> np.uint64(32)
