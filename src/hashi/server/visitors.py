"""What one visitor may do in which time."""

from collections import OrderedDict

HOUR = 3_600_000
"""In milliseconds."""

MOST_VISITORS = 10_000
"""How many are remembered."""


class Allowance:
    """So many acts an hour for each visitor, at once or spread: a bucket that refills."""

    def __init__(self, acts_per_hour: int) -> None:
        self._most = acts_per_hour
        self._left: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def take(self, visitor: str, now: int) -> bool:
        """Whether the visitor may do it now."""
        left, since = self._left.pop(visitor, (float(self._most), now))
        left = min(self._most, left + self._most * max(0, now - since) / HOUR)
        may = left >= 1
        self._left[visitor] = (left - 1 if may else left, now)
        if len(self._left) > MOST_VISITORS:
            self._left.popitem(last=False)
        return may


class Pace:
    """How fast a connection may ask: some at once, and then so many a second."""

    AT_ONCE = 60
    PER_SECOND = 20

    def __init__(self, now: int) -> None:
        self._left = float(self.AT_ONCE)
        self._since = now

    def take(self, now: int) -> bool:
        passed = max(0, now - self._since) / 1_000
        self._left = min(self.AT_ONCE, self._left + passed * self.PER_SECOND)
        self._since = now
        self._left -= 1
        return self._left >= 0
