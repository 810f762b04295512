"""How a database gets the form that this version knows."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from ceilings import CEILING_SECONDS
from server.stores import PATIENT, in_loop, opened
from sqlalchemy import URL, Connection

from hashi.server.storage import StorageFailed, Store, database_url
from hashi.server.storage.migrations import NEWEST
from hashi.server.storage.models import Base


@pytest.fixture
def place(tmp_path: Path) -> URL:
    return database_url(str(tmp_path / "hashi.db"))


def differences(connection: Connection) -> list[object]:
    """What Alembic would change to get from the database to the models."""
    found: list[object] = compare_metadata(MigrationContext.configure(connection), Base.metadata)
    return found


def test_the_newest_step_is_known_without_looking() -> None:
    config = Config()
    config.set_main_option("script_location", "hashi.server.storage:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


def test_nothing_is_loaded_to_find_nothing_to_do(place: URL) -> None:
    """A server that starts again shall be there at once."""
    asyncio.run(_open_and_close(place))
    program = (
        "import asyncio, sys\n"
        "from hashi.server.storage import Store, database_url\n"
        "asyncio.run(Store.open(database_url(sys.argv[1])))\n"
        "assert 'alembic' not in sys.modules\n"
        "import os; os._exit(0)\n"
    )
    command = [sys.executable, "-c", program, str(place.database)]
    subprocess.run(command, check=True, timeout=CEILING_SECONDS)


async def _open_and_close(place: URL) -> None:
    await (await Store.open(place)).close()


@in_loop
async def test_the_steps_lead_to_the_models(place: URL) -> None:
    async with opened(place) as store, store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


@in_loop
async def test_an_empty_file_becomes_a_database(place: URL, tmp_path: Path) -> None:
    (tmp_path / "hashi.db").touch()
    async with opened(place, "ume") as store:
        assert await store.load("ume") == [b"opened"]


@in_loop
async def test_a_database_stays_as_it_is(place: URL) -> None:
    async with opened(place, "ume"):
        pass
    async with opened(place) as store:
        assert await store.load("ume") == [b"opened"]


@in_loop
async def test_several_start_at_once(place: URL) -> None:
    stores = await asyncio.gather(*(Store.open(place, PATIENT) for _ in range(4)))
    await stores[0].add_table("ume", 1, bytes(32), [], [b"opened"])
    assert [await store.load("ume") for store in stores] == [[b"opened"]] * 4
    for store in stores:
        await store.close()


@in_loop
async def test_a_database_of_a_newer_version_is_left_alone(place: URL, tmp_path: Path) -> None:
    async with opened(place):
        pass
    with closing(sqlite3.connect(tmp_path / "hashi.db")) as other, other:
        other.execute("UPDATE alembic_version SET version_num = 'later'")
    with pytest.raises(StorageFailed, match="newer"):
        await Store.open(place)


@in_loop
async def test_a_foreign_database_is_left_alone(place: URL, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "hashi.db")) as other, other:
        other.execute("CREATE TABLE tables (legs INTEGER)")
    with pytest.raises(StorageFailed, match="broken"):
        await Store.open(place)
    with closing(sqlite3.connect(tmp_path / "hashi.db")) as other:
        found = other.execute("SELECT name FROM sqlite_master").fetchall()
    assert found == [("tables",)]
