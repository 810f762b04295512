"""The time, as tables are told it."""

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Milliseconds since 1970, or since whenever for a monotonic clock."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def monotonic_clock() -> int:
    """Whatever anybody sets the wall clock to, this one goes on."""
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
