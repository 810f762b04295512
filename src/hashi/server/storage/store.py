"""The store: tables as lists of events, and beside them deals and grants."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL, select
from sqlalchemy.ext.asyncio import AsyncEngine

from hashi.server.storage import changes
from hashi.server.storage.changes import Write
from hashi.server.storage.failures import (
    BackupExists,
    BackupNotHere,
    NoSuchTable,
    told_plainly,
)
from hashi.server.storage.grants import Grant, hash_token
from hashi.server.storage.journal import Journal, PostgresJournal, SqliteJournal
from hashi.server.storage.migrations import upgrade
from hashi.server.storage.models import DealRow, EventRow, GrantRow, TableRow
from hashi.server.storage.places import prepare_file, sync
from hashi.server.storage.settings import make_engine
from hashi.server.storage.writer import Writer

ROWS_AT_ONCE = 5_000
"""How many rows are read before others get a turn."""


class OpenTable(NamedTuple):
    """What a restart finds of a table that was not closed."""

    id: str
    visited: int
    events: list[bytes]


class Store:
    """Every method that changes something returns when the change is durable.

    All changes go through one writer, in the order in which they are asked for; whoever cancels
    such a call does not know whether it was stored. Events are numbered from 0 without gaps: one
    that is not the next is refused as a conflict.
    """

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._writer = Writer(journal)

    @classmethod
    async def open(cls, url: URL, *, upgrading: bool = True) -> "Store":
        """Open a database, or make one; bring its tables to the form this version knows, unless a
        server of another version may be using it."""
        engine = make_engine(url)
        with told_plainly():
            try:
                if url.get_backend_name() == "sqlite":
                    prepare_file(Path(url.database or ""))
                if upgrading:
                    async with engine.begin() as connection:
                        await connection.run_sync(upgrade)
                return cls(engine, _journal(engine))
            except BaseException:
                await engine.dispose()
                raise

    async def close(self) -> None:
        """Close it, once everything that waits is stored."""
        await self._writer.finish()
        await self._journal.close()
        await self._engine.dispose()

    async def add_table(
        self,
        table_id: str,
        opened: int,
        secret: bytes,
        grants: Iterable[Grant],
        events: Iterable[bytes],
    ) -> None:
        await self._writer.store(*changes.added_table(table_id, opened, secret, grants, events))

    async def append(self, table_id: str, first_number: int, bodies: Iterable[bytes]) -> None:
        """All of them, or none."""
        await self._writer.store(changes.appended(table_id, first_number, bodies))

    async def add_grants(self, grants: Iterable[Grant]) -> None:
        await self._writer.store(changes.added_grants(grants))

    async def touch(self, table_id: str, at: int) -> None:
        """Someone visited."""
        await self._writer.store(Write(changes.TOUCH, [{"table": table_id, "at": at}]))

    async def mark_closed(self, table_id: str, at: int) -> None:
        await self._writer.store(Write(changes.CLOSE, [{"table": table_id, "at": at}]))

    async def set_aside(self, table_id: str, reason: str) -> None:
        """The table cannot be replayed: a restart passes it by, and its events stay."""
        await self._writer.store(Write(changes.SET_ASIDE, [{"table": table_id, "reason": reason}]))

    async def replace_event(self, table_id: str, number: int, body: bytes) -> None:
        """Put another event in the place of one, to take a player's name out: nothing of the old
        one remains in the files."""
        row = {"table": table_id, "event": number, "content": body}
        await self._writer.store(Write(changes.REPLACE_EVENT, [row]))
        await self._journal.forget()

    async def load(self, table_id: str) -> list[bytes]:
        """The events of a table, closed or not."""
        wanted = select(EventRow.body).where(EventRow.table_id == table_id)
        with told_plainly():
            async with self._engine.connect() as connection:
                bodies = await connection.scalars(wanted.order_by(EventRow.number))
        if not (events := list(bodies)):
            raise NoSuchTable(table_id)
        return events

    async def load_all_open(self) -> AsyncIterator[OpenTable]:
        """All tables that are neither closed nor set aside, in one query."""
        wanted = (
            select(TableRow.id, TableRow.visited, EventRow.body)
            .join(EventRow, EventRow.table_id == TableRow.id)
            .where(TableRow.closed.is_(None), TableRow.broken.is_(None))
            .order_by(TableRow.id, EventRow.number)
        )
        table: OpenTable | None = None
        with told_plainly():
            async with self._engine.connect() as connection:
                rows = await connection.stream(wanted)
                async for some in rows.partitions(ROWS_AT_ONCE):
                    for table_id, visited, body in some:
                        if table is None or table.id != table_id:
                            if table is not None:
                                yield table
                            table = OpenTable(table_id, visited, [])
                        table.events.append(body)
        if table is not None:
            yield table

    async def secret(self, table_id: str) -> bytes:
        """From which the order of the pile and the box card follow: for the dealer only."""
        wanted = select(DealRow.secret).where(DealRow.table_id == table_id)
        with told_plainly():
            async with self._engine.connect() as connection:
                secret = await connection.scalar(wanted)
        if secret is None:
            raise NoSuchTable(table_id)
        return secret

    async def grant(self, token: bytes) -> Grant | None:
        """What the holder of a token may do, if anything."""
        wanted = select(*GrantRow.__table__.columns).where(GrantRow.token_hash == hash_token(token))
        with told_plainly():
            async with self._engine.connect() as connection:
                row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else Grant.of_row(*row)

    async def backup(self, path: Path) -> None:
        """Write everything into a new file, as of now; play goes on meanwhile."""
        if self._engine.dialect.name != "sqlite":
            raise BackupNotHere
        if path.exists():
            raise BackupExists(path)
        with told_plainly():
            path.touch(mode=0o600)
            try:
                async with self._engine.connect() as connection:
                    await connection.exec_driver_sql("VACUUM INTO ?", (str(path),))
                await asyncio.to_thread(sync, path)
            except BaseException:
                path.unlink()
                raise


def _journal(engine: AsyncEngine) -> Journal:
    if engine.dialect.name == "sqlite":
        return SqliteJournal(Path(engine.url.database or ""))
    return PostgresJournal(engine)
