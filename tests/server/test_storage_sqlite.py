"""What a file of SQLite survives, and how it refuses."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from ceilings import CEILING_SECONDS, killed_after
from server import appending
from server.lobbies import until
from server.stores import HASTY, in_loop, opened
from sqlalchemy import URL, Select

from hashi.server.storage import BackupExists, StorageFailed, Store, database_url
from hashi.server.storage.journal import SqliteJournal
from hashi.server.storage.settings import Patience
from hashi.server.storage.store import Rows

TESTS = Path(__file__).parents[1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "hashi.db"


@pytest.fixture
def place(file: Path) -> URL:
    return database_url(str(file))


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="files have modes on POSIX systems only")
@in_loop
async def test_nobody_else_reads_the_files(place: URL, file: Path) -> None:
    async with opened(place, "ume") as store:
        await store.backup(file.with_name("backup.db"))
        assert mode(file.parent) == 0o700
        files = {path.name: mode(path) for path in file.parent.iterdir()}
    names = ["hashi.db", "hashi.db-wal", "hashi.db-shm", "backup.db"]
    assert files == dict.fromkeys(names, 0o600)


@in_loop
async def test_every_commit_is_synced(place: URL) -> None:
    async with opened(place) as store:
        async with store._engine.connect() as reading:
            kept = [
                await reading.exec_driver_sql(f"PRAGMA {name}")
                for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
            ]
        assert [setting.scalar() for setting in kept] == ["wal", 2, 1, 1]


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody remove a file in use")
@pytest.mark.parametrize("harm", [remove, replace])
@pytest.mark.parametrize("name", ["hashi.db", "hashi.db-wal", "hashi.db-shm"])
@in_loop
async def test_nothing_is_stored_in_a_file_that_is_gone(
    place: URL, file: Path, name: str, harm: Callable[[Path], None]
) -> None:
    async with opened(place, "ume") as store:
        harm(file.with_name(name))
        for change in (store.append("ume", 1, [b"1"]), store.touch("ume", 2)):
            with pytest.raises(StorageFailed) as failed:
                await change
            assert failed.value.args == ("gone", name)
        with pytest.raises(StorageFailed, match="gone"):
            await store.load("ume")


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody remove a file in use")
@in_loop
async def test_a_file_that_goes_during_a_commit_is_noticed(place: URL, file: Path) -> None:
    async with opened(place, "ume") as store:
        journal = store._journal
        assert isinstance(journal, SqliteJournal)
        journal._connection.set_trace_callback(lambda it: file.unlink() if it == "COMMIT" else None)
        with pytest.raises(StorageFailed, match="gone"):
            await store.append("ume", 1, [b"1"])


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody remove a file in use")
@in_loop
async def test_a_file_that_is_put_back_is_used_again(place: URL, file: Path) -> None:
    async with opened(place, "ume") as store:
        file.rename(file.with_name("elsewhere.db"))
        with pytest.raises(StorageFailed, match="gone"):
            await store.append("ume", 1, [b"1"])
        file.with_name("elsewhere.db").rename(file)
        await store.append("ume", 1, [b"1"])
        assert await store.load("ume") == [b"opened", b"1"]


@in_loop
async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(place: URL) -> None:
    async with opened(place, "ume", "take") as store:
        limit_pages(store, 1)  # that is, as many as there are
        await store.append("ume", 1, [b"as long as a page has room"])
        with pytest.raises(StorageFailed) as failed:
            await store.append("ume", 2, [bytes(9000)])
        assert (failed.value.reason, failed.value.code) == ("full", "SQLITE_FULL")
        both = [store.append("ume", 2, [bytes(9000)]), store.append("take", 1, [b"1"])]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StorageFailed, StorageFailed]
        assert len(await store.load("ume")) == 2
        assert await store.load("take") == [b"opened"]
        limit_pages(store, 1_000_000)
        await store.append("ume", 2, [bytes(9000)])
        assert (await store.load("ume"))[2:] == [bytes(9000)]


def limit_pages(store: Store, most: int) -> None:
    """Imitates a disk of that size, for the connection that writes."""
    journal = store._journal
    assert isinstance(journal, SqliteJournal)
    journal._connection.execute(f"PRAGMA max_page_count={most}")


def count_statements(store: Store, text: str) -> list[str]:
    """Each time that the connection that writes begins with this one, it is added here."""
    begun: list[str] = []
    journal = store._journal
    assert isinstance(journal, SqliteJournal)
    journal._connection.set_trace_callback(lambda it: begun.append(it) if it == text else None)
    return begun


@in_loop
async def test_a_locked_database_is_told_and_play_goes_on(place: URL, file: Path) -> None:
    async with opened(place, "ume", "take", patience=HASTY) as store:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            commits = count_statements(store, "BEGIN IMMEDIATE")
            first = asyncio.create_task(store.append("ume", 1, [b"1"]))
            await until(lambda: len(commits) == 1)
            later = asyncio.create_task(store.append("take", 1, [b"1"]))
            assert await store.load("ume") == [b"opened"]
            outcomes = await asyncio.gather(first, later, return_exceptions=True)
            assert [repr(outcome) for outcome in outcomes] == [
                "StorageFailed('locked', 'SQLITE_BUSY')"
            ] * 2
            assert len(commits) == 2
            other.execute("ROLLBACK")
        await store.append("ume", 1, [b"1"])
        assert await store.load("ume") == [b"opened", b"1"]


@in_loop
async def test_a_lock_held_for_a_moment_is_waited_for(place: URL, file: Path) -> None:
    async with opened(place, "ume") as store:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            commits = count_statements(store, "BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("ume", 1, [b"1"]))
            await until(lambda: len(commits) == 1)
            assert not waiting.done()
            other.execute("ROLLBACK")
            await waiting


@in_loop
async def test_a_locked_database_is_not_opened(place: URL, file: Path) -> None:
    async with opened(place):
        pass
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed, match="locked"):
            await Store.open(place, HASTY)


@in_loop
async def test_a_database_that_is_locked_longer_than_a_move_waits_is_opened_then(
    place: URL, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempt, attempts = Store._open, list[URL]()

    async def attempt_once_more(url: URL, *patience: Patience, upgrading: bool) -> Store:
        attempts.append(url)
        return await attempt(url, *patience, upgrading=upgrading)

    monkeypatch.setattr(Store, "_open", attempt_once_more)
    async with opened(place):
        attempts.clear()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        patience = Patience(lock_seconds=0, opening_seconds=CEILING_SECONDS)
        opening = asyncio.create_task(Store.open(place, patience))
        await until(lambda: len(attempts) == 3)
        assert not opening.done()
        other.execute("ROLLBACK")
        await (await opening).close()


@in_loop
async def test_what_is_no_database_is_told(place: URL, file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StorageFailed) as failed:
        await Store.open(place)
    assert (failed.value.reason, failed.value.code) == ("broken", "SQLITE_NOTADB")
    assert file.read_bytes() == b"Dear diary, " * 1000


@in_loop
async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed, match="broken"):
        await Store.open(database_url(str(tmp_path)))


@in_loop
async def test_damaged_pages_are_told(place: URL, file: Path) -> None:
    async with opened(place, "ume") as store:
        await store.append("ume", 1, [bytes(100_000)])
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    with pytest.raises(StorageFailed, match="broken"):
        async with opened(place) as store:
            await store.load("ume")


@in_loop
async def test_a_closed_store_stores_nothing(place: URL) -> None:
    async with opened(place, "ume") as store:
        pass
    with pytest.raises(StorageFailed, match="broken"):
        await store.append("ume", 1, [b"1"])


@in_loop
async def test_nothing_of_a_replaced_event_is_left_in_the_files(place: URL, file: Path) -> None:
    async with opened(place, "ume") as store:
        await store.append("ume", 1, [b"Aki sits down", b"Aki is done"])
        await store.replace_event("ume", 1, b"someone sits down")
        await store.replace_event("ume", 2, b"someone is done")
        files = b"".join(path.read_bytes() for path in file.parent.iterdir())
    assert b"someone sits down" in files
    assert b"Aki" not in files


@in_loop
async def test_replacing_says_when_a_reader_keeps_the_old_event(place: URL, file: Path) -> None:
    async with opened(place, "ume", patience=HASTY) as store:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT body FROM events").fetchall()
            with pytest.raises(StorageFailed, match="locked"):
                await store.replace_event("ume", 0, b"replaced")
        await store.replace_event("ume", 0, b"replaced")
        assert b"opened" not in file.read_bytes().replace(b"opened BIGINT", b"")


@in_loop
async def test_a_backup_is_made_while_play_goes_on(place: URL, tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"
    async with opened(place, "ume") as store:
        acknowledged = 1

        async def play() -> None:
            nonlocal acknowledged
            while True:
                await store.append("ume", acknowledged, [bytes(5000)])
                acknowledged += 1

        for _ in range(50):
            await store.append("ume", acknowledged, [bytes(5000)])
            acknowledged += 1
        playing = asyncio.create_task(play())
        before = acknowledged
        await store.backup(copy)
        playing.cancel()
    async with opened(database_url(str(copy))) as store:
        assert before <= len(await store.load("ume")) <= acknowledged + 1
        await store.add_table("take", 1, bytes(32), [], [b"opened"])


@in_loop
async def test_a_backup_overwrites_nothing(place: URL, tmp_path: Path) -> None:
    (tmp_path / "backup.db").write_text("precious")
    async with opened(place) as store:
        with pytest.raises(BackupExists, match=r"backup\.db"):
            await store.backup(tmp_path / "backup.db")
        with pytest.raises(StorageFailed, match="broken"):
            await store.backup(tmp_path / "missing" / "backup.db")
    assert (tmp_path / "backup.db").read_text() == "precious"


def test_kill_9_loses_nothing_that_was_acknowledged(place: URL, file: Path) -> None:
    promised: dict[str, int] = {}
    for kill in range(3):
        program = subprocess.Popen(
            [sys.executable, "-m", "server.appending", str(file), str(kill)],
            cwd=TESTS,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        with killed_after(program):
            assert program.stdout is not None
            lines = [program.stdout.readline() for _ in range(10 + 40 * kill)]
            program.kill()
            lines += program.stdout
        promised |= appending.acknowledged(lines)
        asyncio.run(appending.check(place, promised))
    assert sum(promised.values()) > 120


@in_loop
async def test_a_read_that_nobody_waits_for_ends_before_the_store_is_closed(
    place: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver stops the thread of a connection that was cut off, but waits for no such thread:
    it would come back to a loop that is closed."""
    begun, go_on = asyncio.Event(), asyncio.Event()
    read: list[Rows] = []

    async with opened(place, "ume") as store:
        rows = store._rows

        async def late_rows(wanted: Select[*tuple[Any, ...]]) -> Rows:
            begun.set()
            await go_on.wait()
            read.append(await rows(wanted))
            return read[-1]

        monkeypatch.setattr(store, "_rows", late_rows)
        reading = asyncio.create_task(store.open_tables())
        await begun.wait()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert reading.cancelled()
        go_on.set()
    assert [row.id for row in read[0]] == ["ume"]
