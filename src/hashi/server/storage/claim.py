"""A database in a file is served by one server at a time.

Two of them would each keep its own idea of the same tables in memory, and refuse what the other
one did.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL

from hashi.server.storage.failures import translating_errors
from hashi.server.storage.places import prepare_file


class AlreadyServed(Exception):
    """Another server, still running, has this database; it may not yet have said at which
    address."""

    def __init__(self, address: str | None) -> None:
        super().__init__(address)
        self.address = address


@dataclass(frozen=True)
class Claim:
    """What the holder of a database can tell whoever comes later: where it is served."""

    note: Path | None

    def announce(self, address: str) -> None:
        if self.note:
            with translating_errors():
                prepare_file(self.note)
                self.note.write_text(address, encoding="utf-8")


@contextmanager
def claimed(url: URL) -> Iterator[Claim]:
    """Have the database for oneself, as far as servers go: a backup reads it all the same.

    The claim is a lock on an empty file beside the database, taken through SQLite as that locks
    files on every system. The system lets go of it however the process ends.
    """
    if url.get_backend_name() != "sqlite":
        yield Claim(None)
        return
    with translating_errors():
        path = Path(url.database or "").resolve()
        beside = path.with_name(f"{path.name}-serving")
        note = path.with_name(f"{path.name}-address")
        prepare_file(beside)
        connection = sqlite3.connect(beside, timeout=0, isolation_level=None)
    with closing(connection):
        _lock(connection, note)
        note.unlink(missing_ok=True)  # of a server that was killed
        try:
            yield Claim(note)
        finally:
            with suppress(OSError):
                note.unlink(missing_ok=True)


def _lock(connection: sqlite3.Connection, note: Path) -> None:
    with translating_errors():
        try:
            connection.execute("PRAGMA journal_mode=OFF")  # which would be a file of its own
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        else:
            return
    try:
        raise AlreadyServed(note.read_text(encoding="utf-8"))
    except OSError:
        raise AlreadyServed(None) from None
