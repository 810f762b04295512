"""Which tables nobody visits any more."""

from collections.abc import Iterable
from typing import NamedTuple

from hashi.server.storage import OpenTable

_HOUR_MS = 3_600_000

IDLE_MS = 30 * 24 * _HOUR_MS
"""After how long without a visitor a table is closed."""

LOOK_MS = 6 * _HOUR_MS
"""Between two looks at all tables."""

LOOKS_APART_MS = 3 * _HOUR_MS
"""At least between the two looks that agree."""


class Finding(NamedTuple):
    """What two looks found: a table to close, or one whose last visit is to be stored anew."""

    table_id: str
    visited: int | None
    """By the wall clock; None for a table to close."""


class IdleTables:
    """Closing a table shows its secret and cannot be undone, so one look is not enough: the clock
    may be wrong for a moment, now or when the last visit was stored. Two looks, hours apart, must
    agree, and a visit that this server saw itself counts whatever the clock says.

    `now` is the wall clock, read anew: a `SteadyClock` would stay ahead after a jump. `moment` is
    a monotonic clock. Both are in milliseconds.
    """

    def __init__(self) -> None:
        self._doubted: dict[str, int] = {}
        """At which moment a look first found something wrong with the table's last visit."""
        self._visits: dict[str, int] = {}
        """At which moment somebody was last there."""

    def note_visit(self, table_id: str, moment: int) -> None:
        self._visits[table_id] = moment

    def was_visited(self, table_id: str, moment: int) -> bool:
        """Whether somebody was there lately."""
        return table_id in self._visits and moment - self._visits[table_id] <= IDLE_MS

    def look(self, tables: Iterable[OpenTable], now: int, moment: int) -> list[Finding]:
        self._visits = {
            table_id: at for table_id, at in self._visits.items() if moment - at <= IDLE_MS
        }
        doubtful = [table for table in tables if not 0 <= now - table.visited <= IDLE_MS]
        self._doubted = {table.id: self._doubted.get(table.id, moment) for table in doubtful}
        return [
            Finding(table.id, self._visited(table, now, moment))
            for table in doubtful
            if moment - self._doubted[table.id] >= LOOKS_APART_MS
        ]

    def _visited(self, table: OpenTable, now: int, moment: int) -> int | None:
        if table.id in self._visits:
            return now - (moment - self._visits[table.id])
        return now if table.visited > now else None
