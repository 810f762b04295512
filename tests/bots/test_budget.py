"""How much a bot may think."""

import pytest

from hashi.bots import Budget
from hashi.bots.bot import Clock


def test_playouts_are_counted() -> None:
    clock = Clock(Budget(playouts=40))
    clock.count(10)
    assert clock.share == 0.25


def test_seconds_pass() -> None:
    now = iter([10.0, 10.0, 10.5, 12.0])  # the first is when it starts
    clock = Clock(Budget(seconds=2), now.__next__)
    assert [clock.share, clock.share, clock.share] == [0, 0.25, 1]


def test_of_two_limits_the_tighter_one_counts() -> None:
    clock = Clock(Budget(seconds=1000, playouts=4), lambda: 0)
    clock.count(4)
    assert clock.share == 1


@pytest.mark.parametrize("budget", [Budget(seconds=0), Budget(playouts=0), Budget(playouts=-3)])
def test_nothing_is_used_up_at_once(budget: Budget) -> None:
    assert Clock(budget).share >= 1


def test_a_budget_can_be_multiplied() -> None:
    assert Budget(playouts=100) * 4 == Budget(playouts=400)
    assert Budget(seconds=0.25) * 4 == Budget(seconds=1)
