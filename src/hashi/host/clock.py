"""The time, as tables are told it."""

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Milliseconds: since 1970 for a wall clock, since an unknown moment for a monotonic clock."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def monotonic_clock() -> int:
    """Goes on evenly, also when somebody sets the wall clock."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Goes on from where it was when the clock it follows is set back: what is to happen in two
    seconds happens in two seconds."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = clock()
        self._ahead = 0

    def __call__(self) -> int:
        reading = self._clock()
        self._ahead = max(self._ahead, self._last - reading)
        self._last = reading + self._ahead
        return self._last
