"""What is different in PostgreSQL; most of it needs one (`HASHI_TEST_POSTGRES`)."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from ceilings import CEILING_SECONDS
from server.stores import POSTGRES, emptied_postgres, in_loop, opened
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

from hashi.server.storage import BackupNotHere, StorageFailed, Store, database_url
from hashi.server.storage.journal import PostgresJournal
from hashi.server.storage.models import Base
from hashi.server.storage.settings import Patience, make_engine

NOBODY_THERE = database_url("postgresql://aki:password@127.0.0.1:9/games")

needs_one = pytest.mark.skipif(not POSTGRES, reason="HASHI_TEST_POSTGRES names no database")


@pytest.fixture
def place() -> URL:
    return emptied_postgres()


@in_loop
async def test_a_server_that_is_not_there_is_told() -> None:
    with pytest.raises(StorageFailed) as failed:
        await Store.open(NOBODY_THERE)
    assert failed.value.args == ("broken", "ConnectionRefusedError")


async def fall_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Let someone in as PostgreSQL does, and answer nothing from then on."""
    await reader.readexactly(8)
    writer.write(b"N")  # no TLS
    await reader.readuntil(b"\0\0")
    version = b"server_version\x0016.0\0"
    writer.write(b"R\0\0\0\x08\0\0\0\0" + b"S\0\0\0" + bytes([4 + len(version)]) + version)
    writer.write(b"K\0\0\0\x0c\0\0\0\x01\0\0\0\x01" + b"Z\0\0\0\x05I")
    await reader.read()
    writer.close()


@in_loop
async def test_a_server_that_falls_silent_is_told() -> None:
    patience = Patience(lock_seconds=CEILING_SECONDS, statement_seconds=0.01)
    async with await asyncio.start_server(fall_silent, "127.0.0.1", 0) as silent:
        port = silent.sockets[0].getsockname()[1]
        with pytest.raises(StorageFailed) as failed:
            async with asyncio.timeout(CEILING_SECONDS):
                await Store.open(NOBODY_THERE.set(port=port), patience)
    assert failed.value.args == ("broken", "TimeoutError")


@in_loop
async def test_backups_are_made_by_another_program(tmp_path: Path) -> None:
    engine = make_engine(NOBODY_THERE)
    with pytest.raises(BackupNotHere, match="pg_dump"):
        await Store(engine, PostgresJournal(engine)).backup(tmp_path / "backup")


@needs_one
@in_loop
async def test_a_locked_database_is_told_and_play_goes_on(place: URL) -> None:
    other = create_async_engine(place)
    patience = Patience(lock_seconds=5, statement_seconds=CEILING_SECONDS)
    async with opened(place, "ume", patience=patience) as store:
        async with other.begin() as connection:
            await connection.exec_driver_sql("LOCK TABLE events")
            with pytest.raises(StorageFailed) as failed:
                await store.append("ume", 1, [b"1"])
            assert failed.value.args == ("locked", "55P03")
        await store.append("ume", 1, [b"1"])
    await other.dispose()


@needs_one
@in_loop
async def test_lost_connections_are_replaced_before_anything_is_written(place: URL) -> None:
    other = create_async_engine(place)
    async with opened(place, "ume") as store:
        for number in (1, 2):
            await asyncio.gather(*(store.load("ume") for _ in range(3)))  # by as many connections
            async with other.connect() as connection:
                # Which waits until they have ended.
                ended = await connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                assert set(ended.scalars()) == {True}
            if number == 1:
                assert await store.load("ume") == [b"opened"]
            await store.append("ume", number, [b"1"])
        assert await store.load("ume") == [b"opened", b"1", b"1"]
    await other.dispose()


@needs_one
@in_loop
async def test_a_connection_that_is_lost_in_the_middle_of_a_write_is_told(place: URL) -> None:
    """It is not written again: it may have been committed."""
    other = create_async_engine(place)
    async with opened(place, "ume") as store:
        async with other.connect() as connection:
            await connection.exec_driver_sql("LOCK TABLE events")
            writing = asyncio.create_task(store.append("ume", 1, [b"1"]))
            waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            async with asyncio.timeout(CEILING_SECONDS):
                while not (pid := await scalar(place, waiting)):
                    await asyncio.sleep(0)
            await connection.exec_driver_sql(f"SELECT pg_terminate_backend({pid}, 60000)")
            with pytest.raises(StorageFailed, match="broken"):
                await writing
        assert await store.load("ume") == [b"opened"]
        await store.append("ume", 1, [b"1"])
    await other.dispose()


async def scalar(place: URL, statement: str) -> object:
    engine = create_async_engine(place)
    async with engine.connect() as connection:
        found = (await connection.exec_driver_sql(statement)).scalar()
    await engine.dispose()
    return found


def test_a_connection_is_tried_before_it_is_used() -> None:
    assert make_engine(NOBODY_THERE).sync_engine.pool._pre_ping


@needs_one
@in_loop
async def test_several_servers_start_at_once(place: URL) -> None:
    for store in await asyncio.gather(*(Store.open(place) for _ in range(4))):
        await store.close()


@needs_one
@in_loop
async def test_the_steps_lead_to_the_same_models(place: URL) -> None:
    async with opened(place) as store, store._engine.connect() as connection:
        assert (
            await connection.run_sync(
                lambda reading: compare_metadata(MigrationContext.configure(reading), Base.metadata)
            )
            == []
        )
