"""The store: tables as lists of events, and beside them deals and grants."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Row, Select, select
from sqlalchemy.ext.asyncio import AsyncEngine

from hashi.server.storage import changes
from hashi.server.storage.changes import Write
from hashi.server.storage.failures import (
    BackupExists,
    BackupNotHere,
    NoSuchDeal,
    NoSuchTable,
    StorageFailed,
    TableSetAside,
    TooManyEvents,
    translating_errors,
)
from hashi.server.storage.grants import Grant, hash_token
from hashi.server.storage.journal import Journal, PostgresJournal, SqliteJournal
from hashi.server.storage.migrations import upgrade
from hashi.server.storage.models import DealRow, EventRow, GrantRow, TableRow
from hashi.server.storage.places import check_only_name, prepare_file, sync
from hashi.server.storage.settings import AS_USUAL, Patience, make_engine
from hashi.server.storage.writer import Writer

MOST_EVENTS = 10_000
"""No table has as many: what players can do at one is limited. More of them are not read."""

Rows = Sequence[Row[*tuple[Any, ...]]]


class OpenTable(NamedTuple):
    """A table that was neither closed nor set aside, and when someone was there."""

    id: str
    visited: int


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
        self._readings: set[asyncio.Task[Rows]] = set()

    @classmethod
    async def open(
        cls, url: URL, patience: Patience = AS_USUAL, *, upgrading: bool = True
    ) -> "Store":
        """Open a database, or make one; bring its tables to the form this version knows, unless a
        server of another version may be using it."""
        deadline = time.monotonic() + patience.opening_seconds
        while True:
            try:
                return await cls._open(url, patience, upgrading=upgrading)
            except StorageFailed as failed:
                if failed.reason != "locked" or time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.05)

    @classmethod
    async def _open(cls, url: URL, patience: Patience, *, upgrading: bool) -> "Store":
        engine = make_engine(url, patience)
        with translating_errors():
            try:
                if url.get_backend_name() == "sqlite":
                    prepare_file(Path(url.database or ""))
                    check_only_name(Path(url.database or ""))
                if upgrading:
                    async with engine.begin() as connection:
                        await connection.run_sync(upgrade)
                return cls(engine, _journal(engine, patience))
            except BaseException:
                await engine.dispose()
                raise

    async def close(self) -> None:
        """Close it, once everything that waits is stored, and what is being read was read."""
        await asyncio.gather(*self._readings, return_exceptions=True)
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

    async def append(
        self,
        table_id: str,
        first_number: int,
        bodies: Iterable[bytes],
        *,
        grants: Iterable[Grant] = (),
        closed: int | None = None,
    ) -> None:
        """All of them, or none; and with them what they grant, and that they close the table."""
        change = [changes.appended(table_id, first_number, bodies), changes.added_grants(grants)]
        if closed is not None:
            change.append(Write(changes.CLOSE, [{"table": table_id, "at": closed}]))
        await self._writer.store(*change)

    async def add_grants(self, grants: Iterable[Grant]) -> None:
        await self._writer.store(changes.added_grants(grants))

    async def touch(self, table_id: str, at: int) -> None:
        """Someone visited."""
        await self._writer.store(Write(changes.TOUCH, [{"table": table_id, "at": at}]))

    async def set_aside(self, table_id: str, reason: str) -> None:
        """The table cannot be replayed: it is passed by from now on, and its events stay."""
        await self._writer.store(Write(changes.SET_ASIDE, [{"table": table_id, "reason": reason}]))

    async def take_back(self) -> None:
        """Let all that were set aside be tried once more: another version may read them."""
        wanted = select(TableRow.id).where(TableRow.broken.is_not(None))
        if found := await self._read(wanted):
            rows: list[dict[str, object]] = [{"table": each.id, "reason": None} for each in found]
            await self._writer.store(*(Write(changes.SET_ASIDE, [row]) for row in rows))

    async def replace_event(self, table_id: str, number: int, body: bytes) -> None:
        """Put another event in the place of one, to take a player's name out.

        Nothing of the old one is left in the files, unless someone reads them so long that this
        fails as locked: then it is to be repeated.
        """
        row = {"table": table_id, "event": number, "content": body}
        await self._writer.store(Write(changes.REPLACE_EVENT, [row]))
        await self._journal.forget()

    async def load(self, table_id: str) -> list[bytes]:
        """The events of a table, closed or not. One that is missing is empty, as none ever is."""
        wanted = (
            select(TableRow.broken, EventRow.number, EventRow.body)
            .join(EventRow, EventRow.table_id == TableRow.id)
            .where(TableRow.id == table_id)
            .order_by(EventRow.number)
            .limit(MOST_EVENTS + 1)
        )
        rows = await self._read(wanted)
        if not rows:
            raise NoSuchTable(table_id)
        if rows[0].broken is not None:
            raise TableSetAside(table_id)
        if rows[-1].number >= MOST_EVENTS:
            raise TooManyEvents(table_id)
        bodies = {row.number: row.body for row in rows}
        return [bodies.get(number, b"") for number in range(rows[-1].number + 1)]

    async def open_tables(self) -> list[OpenTable]:
        """All that are neither closed nor set aside."""
        wanted = select(TableRow.id, TableRow.visited).where(
            TableRow.closed.is_(None), TableRow.broken.is_(None)
        )
        return [OpenTable(*row) for row in await self._read(wanted)]

    async def secret(self, table_id: str) -> bytes:
        """From which the order of the pile and the box card follow: for the dealer only."""
        wanted = select(DealRow.secret).where(DealRow.table_id == table_id)
        for (secret,) in await self._read(wanted):
            assert isinstance(secret, bytes)
            return secret
        raise NoSuchDeal(table_id)

    async def grant(self, token: bytes) -> Grant | None:
        """What the holder of a token may do, if anything; raises `DamagedGrant`."""
        wanted = select(*GrantRow.__table__.columns).where(GrantRow.token_hash == hash_token(token))
        for row in await self._read(wanted):
            return Grant.of_row(*row)
        return None

    async def _read(self, wanted: Select[*tuple[Any, ...]]) -> Rows:
        """Read to the end, also for a caller who gives up: a connection that is cut off while it
        opens goes on in its thread, and finds the loop closed."""
        reading = asyncio.create_task(self._rows(wanted))
        self._readings.add(reading)
        reading.add_done_callback(self._on_read)
        with translating_errors():
            return await asyncio.shield(reading)

    def _on_read(self, reading: asyncio.Task[Rows]) -> None:
        self._readings.discard(reading)
        if not reading.cancelled():
            reading.exception()  # looked at, also where nobody waits for it any more

    async def _rows(self, wanted: Select[*tuple[Any, ...]]) -> Rows:
        self._journal.check()  # a new connection would find, or make, another file
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def backup(self, path: Path) -> None:
        """Write everything into a new file, as of now; play goes on meanwhile."""
        if self._engine.dialect.name != "sqlite":
            raise BackupNotHere
        if path.exists():
            raise BackupExists(path)
        with translating_errors():
            path.touch(mode=0o600)
            try:
                async with self._engine.connect() as connection:
                    await connection.exec_driver_sql("VACUUM INTO ?", (str(path),))
                await asyncio.to_thread(sync, path)
            except BaseException:
                path.unlink()
                raise


def _journal(engine: AsyncEngine, patience: Patience) -> Journal:
    if engine.dialect.name == "sqlite":
        return SqliteJournal(Path(engine.url.database or ""), patience)
    return PostgresJournal(engine)
