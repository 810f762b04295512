"""Where changes become durable: the one place in which SQLite and PostgreSQL are written
differently.

Each move waits for its commit, so this is the path that has to be cheap. For SQLite it is the
driver itself in a thread of its own, one visit of that thread for each batch; SQLAlchemy's async
layer would visit a thread for every statement.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVarTuple

from sqlalchemy import Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from hashi.server.storage import settings
from hashi.server.storage.changes import Change, merged
from hashi.server.storage.failures import StorageFailed, translating_errors
from hashi.server.storage.places import OpenFiles
from hashi.server.storage.settings import Patience

_Arguments = TypeVarTuple("_Arguments")


class Journal(Protocol):
    """Stores changes, one batch after the other."""

    def check(self) -> None:
        """Raise `StorageFailed` if the database is no longer the one that was opened."""

    async def commit(self, changes: Sequence[Change]) -> None:
        """Store all of them durably; or raise `StorageFailed`, and none of them is stored, unless
        the database fell silent in the middle."""

    async def forget(self) -> None:
        """See to it that what was replaced can be read from no file any more."""

    async def close(self) -> None: ...


class SqliteJournal:
    """A connection of its own, in a thread of its own."""

    def __init__(self, path: Path, patience: Patience) -> None:
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection = sqlite3.connect(
            path, timeout=patience.lock_seconds, isolation_level=None, check_same_thread=False
        )
        try:
            for setting in settings.SQLITE_SETTINGS:
                self._connection.execute(setting)
            self._connection.execute("SELECT count(*) FROM sqlite_master")  # opens all its files
            self._files = OpenFiles(path)
        except BaseException:
            self._connection.close()
            raise

    def check(self) -> None:
        self._files.check()

    async def commit(self, changes: Sequence[Change]) -> None:
        await self._in_thread(self._commit, changes)

    def _commit(self, changes: Sequence[Change]) -> None:
        self._files.check()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for statement, rows in merged(changes):
                done = self._connection.executemany(_sqlite_text(statement), rows)
                if done.rowcount < len(rows):
                    raise StorageFailed("conflict")
            self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        self._files.check()  # they may have gone meanwhile: acknowledge nothing that is lost

    async def forget(self) -> None:
        """The pages themselves are overwritten (`secure_delete`), but the log remembers."""
        await self._in_thread(self._empty_the_log)

    def _empty_the_log(self) -> None:
        busy, *_ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise StorageFailed("locked")

    async def close(self) -> None:
        await self._in_thread(self._connection.close)
        self._thread.shutdown()

    async def _in_thread(
        self, work: Callable[[*_Arguments], None], *arguments: *_Arguments
    ) -> None:
        with translating_errors():
            await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)


class PostgresJournal:
    """A connection from the pool for each batch, so that a lost one is replaced."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    def check(self) -> None:
        """PostgreSQL looks after its own files."""

    async def commit(self, changes: Sequence[Change]) -> None:
        with translating_errors():
            async with self._engine.begin() as connection:
                for statement, rows in merged(changes):
                    done = await connection.execute(statement, rows)
                    if isinstance(statement, Update) and done.rowcount < len(rows):
                        raise StorageFailed("conflict")

    async def forget(self) -> None:
        """PostgreSQL vacuums by itself."""

    async def close(self) -> None:
        """The pool belongs to the store."""


@cache
def _sqlite_text(statement: Insert | Update) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
