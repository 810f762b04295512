"""What one visitor may do in which time."""

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

HOUR = 3_600_000
"""In milliseconds."""

MOST_VISITORS = 10_000
"""How many are remembered."""


def visitor_at(address: str) -> str:
    """Who comes from an address: whoever has one of IPv6 has all those that begin like it."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    return str(ip.ipv4_mapped or ip_network((int(ip), 64), strict=False))


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
    """How fast a visitor may ask with one token: some at once, and then so many a second."""

    AT_ONCE = 60
    PER_SECOND = 20
    CONNECTING = 5
    """To connect costs as much as so many messages."""

    def __init__(self, now: int) -> None:
        self._left = float(self.AT_ONCE)
        self._since = now

    def take(self, now: int, cost: int = 1) -> bool:
        passed = max(0, now - self._since) / 1_000
        self._left = min(self.AT_ONCE, self._left + passed * self.PER_SECOND)
        self._since = now
        may = self._left >= cost
        if may:
            self._left -= cost
        return may


class Paces:
    """Nobody gets ahead by connecting anew."""

    def __init__(self) -> None:
        self._paces: OrderedDict[tuple[str, bytes], Pace] = OrderedDict()

    def of(self, visitor: str, token: bytes, now: int) -> Pace:
        pace = self._paces.pop((visitor, token), None) or Pace(now)
        self._paces[visitor, token] = pace
        if len(self._paces) > MOST_VISITORS:
            self._paces.popitem(last=False)
        return pace
