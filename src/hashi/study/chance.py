"""Chance that stays the same from one Python to the next.

Of its random numbers Python promises only those of `Random.random()` for a seed, and not what
`shuffle`, `sample` or `choice` make of them.
"""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

_Item = TypeVar("_Item")


def in_random_order(items: Iterable[_Item], chance: Random) -> list[_Item]:
    """Fisher and Yates's shuffle."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
