"""At what time which table has to be looked at."""

from collections.abc import Iterator
from heapq import heappop, heappush


class Alarms:
    """A table may have several; one too many does no harm."""

    def __init__(self) -> None:
        self._waiting: list[tuple[int, str]] = []

    def set(self, at: int, table_id: str) -> None:
        heappush(self._waiting, (at, table_id))

    def due(self, now: int) -> Iterator[str]:
        """The tables whose time has come."""
        while self._waiting and self._waiting[0][0] <= now:
            yield heappop(self._waiting)[1]
