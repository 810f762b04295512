"""Sequential halving."""

import numpy as np
from numpy.typing import NDArray

from hashi.bots.bot import Budget, Clock
from hashi.bots.halving import best_of

YIELDS = np.array([3.0, 1.0, 4.0, 1.5, 9.0, 2.5, 6.0, 5.0])


def test_without_trials_the_best_guess_is_taken() -> None:
    def trial(_: NDArray[np.int64], __: int) -> NDArray[np.float64]:
        raise AssertionError("there is no time for trials")

    assert best_of(YIELDS, trial, Clock(Budget(playouts=0))) == 4


def test_trials_overrule_guesses() -> None:
    def trial(some: NDArray[np.int64], _: int) -> NDArray[np.float64]:
        return YIELDS[some]

    assert best_of(-YIELDS, trial, Clock(Budget(playouts=2000))) == 4


def test_the_worse_half_drops_out_and_all_that_are_left_meet_the_same_trials() -> None:
    met: list[tuple[int, tuple[int, ...]]] = []

    def trial(some: NDArray[np.int64], number: int) -> NDArray[np.float64]:
        met.append((number, tuple(sorted(int(choice) for choice in some))))
        return YIELDS[some]

    best_of(np.zeros(8), trial, Clock(Budget(playouts=240)))
    assert [number for number, _ in met] == list(range(len(met)))
    assert list(dict.fromkeys(some for _, some in met)) == [
        (0, 1, 2, 3, 4, 5, 6, 7),
        (2, 4, 6, 7),
        (4, 6),
    ]


def test_a_single_choice_needs_no_trial() -> None:
    def trial(_: NDArray[np.int64], __: int) -> NDArray[np.float64]:
        raise AssertionError("there is nothing to compare")

    assert best_of(np.zeros(1), trial, Clock(Budget(playouts=100))) == 0
