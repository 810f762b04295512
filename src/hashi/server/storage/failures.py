"""What can go wrong with a database, in words that are safe to show and to log.

What SQLAlchemy and the drivers raise quotes statements and their parameters, which may be
secrets; so only a reason and the database's own code get past this room.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from sqlalchemy.exc import DBAPIError

Reason = Literal["full", "locked", "conflict", "gone", "broken", "newer"]

SQLITE_REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CONSTRAINT: "conflict",
}
"""Everything else is "broken". Extended codes have one of these in their low byte."""

POSTGRES_REASONS: dict[str, Reason] = {
    "53100": "full",
    "55P03": "locked",
    "40P01": "locked",
    "23": "conflict",
}
"""By SQLSTATE, or by its first two characters, the class."""


class StorageFailed(Exception):
    """Nothing was stored (or read), as far as is known: the disk is full, another program holds the
    lock, something else is stored in that place, someone removed or replaced a file of the open
    database, the database cannot be used, or a newer Hashi wrote it."""

    def __init__(self, reason: Reason, code: str = "") -> None:
        super().__init__(reason, code)
        self.reason: Reason = reason
        self.code = code
        """What the database calls it: `SQLITE_FULL`, `53100`; of a file that is gone, its name."""


class NoSuchTable(LookupError):
    """Nothing is stored of a table with that id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class TableSetAside(Exception):
    """What is stored of the table cannot be replayed, which was noticed before."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class NoSuchDeal(LookupError):
    """Nothing is stored of the order of a table's cards."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class TooManyEvents(Exception):
    """More is stored of the table than can have happened there."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class DamagedGrant(Exception):
    """What is stored with a token's hash is no grant."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class NoSuchDatabase(ValueError):
    """We store in SQLite files and in PostgreSQL only; this is something else."""

    def __init__(self, backend: str) -> None:
        super().__init__(backend)
        self.backend = backend


class BackupExists(Exception):
    """A backup never overwrites a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class BackupNotHere(Exception):
    """PostgreSQL makes its own backups, with the program of this name."""

    program = "pg_dump"

    def __init__(self) -> None:
        super().__init__(self.program)


@contextmanager
def translating_errors() -> Iterator[None]:
    """Whatever is raised becomes a `StorageFailed`."""
    try:
        yield
    except StorageFailed:
        raise
    except Exception as error:
        raise _failure(error) from None


def _failure(error: Exception) -> StorageFailed:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        name = getattr(cause, "sqlite_errorname", type(cause).__name__)
        return StorageFailed(SQLITE_REASONS.get(code, "broken"), name)
    state = getattr(cause, "sqlstate", None) or ""
    reason = POSTGRES_REASONS.get(state) or POSTGRES_REASONS.get(state[:2], "broken")
    return StorageFailed(reason, state or type(cause).__name__)
