"""What one visitor may do in which time, and how often at the same time."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

HOUR_MS = 3_600_000

MOST_HINTS_PER_ROUND = 8
"""Hints that bots think of for one player in one round."""

MOST_VISITORS = 10_000
"""How many are remembered."""


IPV6_VISITOR_BITS = 56
"""Providers give a home a /56, so one visitor has up to 2 ** 72 addresses (RIPE-690)."""

NAT64 = ip_network("64:ff9b::/96")
"""IPv4 addresses as networks with IPv6 alone see them: RFC 6052."""


def visitor_at(address: str) -> str:
    """Who comes from an address: an IPv4 address, however it is written, or an IPv6 network."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    return str(_ipv4_in(ip) or ip_network((int(ip), IPV6_VISITOR_BITS), strict=False))


def _ipv4_in(ip: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for."""
    if ip in NAT64:
        return IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)


class Allowance:
    """So many acts an hour for each visitor, at once or spread: a bucket that refills."""

    def __init__(self, acts_per_hour: int) -> None:
        self._most = acts_per_hour
        self._left: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def take(self, visitor: str, now: int) -> bool:
        """Whether the visitor may do it now."""
        left, since = self._left.pop(visitor, (float(self._most), now))
        left = min(self._most, left + self._most * max(0, now - since) / HOUR_MS)
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

    def __init__(self, kind: type[Pace] = Pace) -> None:
        self._kind = kind
        self._paces: OrderedDict[tuple[str, bytes], Pace] = OrderedDict()

    def of(self, visitor: str, token: bytes, now: int) -> Pace:
        pace = self._paces.pop((visitor, token), None) or self._kind(now)
        self._paces[visitor, token] = pace
        if len(self._paces) > MOST_VISITORS:
            self._paces.popitem(last=False)
        return pace


class OpenSockets:
    """How many sockets may be open at the same time: in all, of one visitor, and of one visitor
    with one token. A socket counts until its connection is gone."""

    PER_VISITOR = 200
    PER_TOKEN = 100

    def __init__(self, most: int) -> None:
        self._most = most
        self._open = Counter[str | tuple[str, bytes] | None]()
        """By visitor, by visitor and hash of the token, and of all under None."""

    def enter(self, visitor: str, gone: asyncio.Future[None]) -> bool:
        """Count one more of this visitor, if there is room."""
        return self._enter({None: self._most, visitor: self.PER_VISITOR}, gone)

    def enter_with(self, visitor: str, token: bytes, gone: asyncio.Future[None]) -> bool:
        """Count one more with this token, if there is room."""
        return self._enter({(visitor, token): self.PER_TOKEN}, gone)

    def _enter(
        self, limits: Mapping[str | tuple[str, bytes] | None, int], gone: asyncio.Future[None]
    ) -> bool:
        if any(self._open[key] >= most for key, most in limits.items()):
            return False
        self._open.update(limits.keys())
        gone.add_done_callback(lambda _: self._leave(limits))
        return True

    def _leave(self, keys: Iterable[str | tuple[str, bytes] | None]) -> None:
        for key in keys:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
