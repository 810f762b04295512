"""At what time which table has to be looked at."""

from collections.abc import Iterator
from heapq import heappop, heappush


class Alarms:
    """One for each table at most. Looking after a table sets its next one."""

    def __init__(self) -> None:
        self._at: dict[str, int] = {}
        self._resting: set[str] = set()
        self._waiting: list[tuple[int, str]] = []
        """Also some whose table has another by now."""

    def __len__(self) -> int:
        return len(self._at)

    def set(self, at: int, table_id: str) -> None:
        """Of several the earliest counts; but nothing wakes a table that rests."""
        if not self.is_resting(table_id) and at < self._at.get(table_id, at + 1):
            self._put(at, table_id)

    def rest(self, until: int, table_id: str) -> None:
        """Look at the table then, and leave it alone before."""
        self._resting.add(table_id)
        self._put(until, table_id)

    def is_resting(self, table_id: str) -> bool:
        return table_id in self._resting

    def due(self, now: int) -> Iterator[str]:
        """The tables whose time has come."""
        while self._waiting and self._waiting[0][0] <= now:
            at, table_id = heappop(self._waiting)
            if self._at.get(table_id) == at:
                del self._at[table_id]
                self._resting.discard(table_id)
                yield table_id

    def _put(self, at: int, table_id: str) -> None:
        self._at[table_id] = at
        heappush(self._waiting, (at, table_id))
