"""What a store keeps, in every database we store in."""

import asyncio
import traceback
from collections.abc import Sequence

import pytest
from server.stores import POSTGRES, SECRET, emptied_postgres, in_loop, opened
from sqlalchemy import URL

from hashi.server.storage import (
    Grant,
    NoSuchDeal,
    NoSuchTable,
    StorageFailed,
    TableSetAside,
    database_url,
    hash_token,
)
from hashi.server.storage.changes import Change
from hashi.server.storage.journal import PostgresJournal, SqliteJournal


@pytest.fixture(params=["sqlite", *(["postgres"] if POSTGRES else [])])
def place(request: pytest.FixtureRequest) -> URL:
    if request.param == "sqlite":
        return database_url(str(request.getfixturevalue("tmp_path") / "hashi.db"))
    return emptied_postgres()


@in_loop
async def test_a_table_is_its_events(place: URL) -> None:
    async with opened(place) as store:
        await store.add_table("ume", 1, SECRET, [], [b"0", b"1"])
        await store.append("ume", 2, [b"2", b"3"])
        await store.append("ume", 4, [b"4"])
    async with opened(place) as store:
        assert await store.load("ume") == [b"0", b"1", b"2", b"3", b"4"]
        assert await store.secret("ume") == SECRET


@in_loop
async def test_more_than_ten_events_keep_their_order(place: URL) -> None:
    bodies = [str(number).encode() for number in range(120)]
    async with opened(place) as store:
        await store.add_table("ume", 1, SECRET, [], bodies)
        assert await store.load("ume") == bodies


@in_loop
async def test_nothing_is_stored_of_other_tables(place: URL) -> None:
    async with opened(place, "ume") as store:
        with pytest.raises(NoSuchTable, match="take"):
            await store.load("take")
        with pytest.raises(NoSuchDeal, match="take"):
            await store.secret("take")
        for change in (
            store.append("take", 0, [b"0"]),
            store.touch("take", 2),
            store.append("ume", 1, [b"1"], grants=[Grant(hash_token(b"a"), "take", "seat")]),
            store.set_aside("take", "reason"),
            store.replace_event("ume", 1, b"1"),
            store.add_grants([Grant(hash_token(b"token"), "take", "seat")]),
        ):
            with pytest.raises(StorageFailed, match="conflict"):
                await change


@in_loop
async def test_a_table_that_exists_is_not_added_and_stays(place: URL) -> None:
    async with opened(place, "ume") as store:
        with pytest.raises(StorageFailed, match="conflict"):
            await store.add_table("ume", 2, bytes(32), [], [b"other"])
        assert await store.load("ume") == [b"opened"]
        assert await store.secret("ume") == SECRET


@in_loop
async def test_a_table_is_added_as_a_whole_or_not_at_all(place: URL) -> None:
    grant = Grant(hash_token(b"token"), "ume", "seat", ((0, 0),))
    async with opened(place) as store:
        await store.add_table("ume", 1, SECRET, [grant], [b"0"])
        with pytest.raises(StorageFailed, match="conflict"):
            await store.add_table("take", 1, SECRET, [grant], [b"0"])
        with pytest.raises(NoSuchDeal):
            await store.secret("take")
        assert [table.id for table in await store.open_tables()] == ["ume"]


@in_loop
async def test_grants_are_found_by_their_token(place: URL) -> None:
    seats = Grant(hash_token(b"a"), "ume", "seat", ((0, 0), (2, 1)), opener=True)
    spectator = Grant(hash_token(b"b"), "ume", "spectator")
    async with opened(place) as store:
        await store.add_table("ume", 1, SECRET, [seats], [b"0"])
        await store.add_grants([spectator])
        assert await store.grant(b"a") == seats
        assert await store.grant(b"b") == spectator
        assert await store.grant(b"c") is None
        assert await store.grant(hash_token(b"a")) is None


@in_loop
async def test_a_restart_finds_the_tables_that_are_open(place: URL) -> None:
    async with opened(place, "ume", "take", "matsu", "sakura") as store:
        await store.touch("take", 5)
        await store.append("matsu", 1, [b"1"], closed=6)
        await store.set_aside("sakura", "event 0 cannot be read")
    async with opened(place) as store:
        assert sorted(await store.open_tables()) == [("take", 5), ("ume", 1)]
        assert await store.load("matsu") == [b"opened", b"1"]


@in_loop
async def test_a_table_that_was_set_aside_is_not_loaded(place: URL) -> None:
    async with opened(place, "ume") as store:
        await store.set_aside("ume", "reason")
        with pytest.raises(TableSetAside, match="ume"):
            await store.load("ume")


@in_loop
async def test_tables_that_were_set_aside_are_taken_back(place: URL) -> None:
    async with opened(place, "ume", "take", "sakura") as store:
        for table in ("ume", "take"):
            await store.set_aside(table, "reason")
        await store.take_back()
        await store.take_back()
        assert {found.id for found in await store.open_tables()} == {"ume", "take", "sakura"}
        assert await store.load("take") == [b"opened"]


@in_loop
async def test_an_event_and_what_goes_with_it_are_stored_together(place: URL) -> None:
    grant = Grant(hash_token(b"a"), "ume", "seat", ((1, 1),))
    async with opened(place, "ume") as store:
        with pytest.raises(StorageFailed, match="conflict"):
            await store.append("ume", 7, [b"7"], grants=[grant], closed=2)
        assert await store.grant(b"a") is None
        assert await store.open_tables() == [("ume", 1)]
        await store.append("ume", 1, [b"1"], grants=[grant], closed=2)
        assert await store.grant(b"a") == grant
        assert await store.open_tables() == []


@in_loop
async def test_a_missing_event_leaves_an_empty_place(place: URL) -> None:
    async with opened(place, "ume") as store:
        await store.append("ume", 1, [b"1", b"2"])
        async with store._engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM events WHERE number = 1")
        assert await store.load("ume") == [b"opened", b"", b"2"]


@in_loop
async def test_a_restart_that_finds_nothing(place: URL) -> None:
    async with opened(place) as store:
        assert await store.open_tables() == []


@in_loop
async def test_an_event_is_replaced(place: URL) -> None:
    async with opened(place, "ume") as store:
        await store.append("ume", 1, [b"Aki sits down", b"2"])
        await store.replace_event("ume", 1, b"someone sits down")
        assert await store.load("ume") == [b"opened", b"someone sits down", b"2"]


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many changes each transaction held, as they come."""
    sizes: list[int] = []
    for kind in (SqliteJournal, PostgresJournal):
        commit = kind.commit

        async def counted(
            journal: object, changes: Sequence[Change], commit: object = commit
        ) -> None:
            sizes.append(len(changes))
            await commit(journal, changes)  # type: ignore[operator]

        monkeypatch.setattr(kind, "commit", counted)
    return sizes


@in_loop
async def test_what_waits_together_is_committed_together(place: URL, commits: list[int]) -> None:
    tables = [f"table {number}" for number in range(50)]
    async with opened(place, *tables) as store:
        commits.clear()
        await asyncio.gather(*(store.append(table, 1, [b"1", b"2"]) for table in tables))
        assert commits == [50]
        for table in tables:
            assert await store.load(table) == [b"opened", b"1", b"2"]


@in_loop
async def test_a_conflict_harms_no_other_table(place: URL, commits: list[int]) -> None:
    tables = [f"table {number}" for number in range(16)]
    async with opened(place, *tables) as store:
        commits.clear()
        appends = [store.append(table, int(table != "table 5"), [b"1"]) for table in tables]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [at for at, outcome in enumerate(outcomes) if outcome is not None] == [5]
        assert isinstance(outcomes[5], StorageFailed)
        assert outcomes[5].reason == "conflict"
        assert len(commits) == 9
        for table in tables:
            stored = [b"opened"] if table == "table 5" else [b"opened", b"1"]
            assert await store.load(table) == stored


@in_loop
async def test_of_several_events_all_or_none_are_stored(place: URL) -> None:
    async with opened(place, "ume") as store:
        await store.append("ume", 1, [b"1"])
        for first in (0, 1, 3):
            with pytest.raises(StorageFailed, match="conflict"):
                await store.append("ume", first, [b"x", b"y", b"z"])
        assert await store.load("ume") == [b"opened", b"1"]


@in_loop
async def test_what_follows_a_failed_append_leaves_no_gap(place: URL) -> None:
    async with opened(place, "ume") as store:
        outcomes = await asyncio.gather(
            store.append("ume", 0, [b"0"]), store.append("ume", 2, [b"2"]), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [StorageFailed, StorageFailed]
        await store.append("ume", 1, [b"1"])
        assert await store.load("ume") == [b"opened", b"1"]


@in_loop
async def test_an_append_that_nobody_waits_for_any_more_disturbs_nobody(place: URL) -> None:
    async with opened(place, "ume", "take") as store:
        leaving = asyncio.create_task(store.append("ume", 1, [b"1"]))
        staying = asyncio.create_task(store.append("take", 1, [b"1"]))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying
        assert await store.load("take") == [b"opened", b"1"]


@in_loop
async def test_closing_waits_for_what_is_being_stored(place: URL) -> None:
    async with opened(place, "ume") as store:
        waiting = asyncio.create_task(store.append("ume", 1, [b"1"]))
        await asyncio.sleep(0)
    await waiting
    async with opened(place) as store:
        assert await store.load("ume") == [b"opened", b"1"]


@in_loop
async def test_failures_quote_nothing(place: URL) -> None:
    hidden = SECRET.hex()
    async with opened(place, "ume") as store:
        with pytest.raises(StorageFailed) as failed:
            await store.add_table("ume", 1, SECRET, [], [hidden.encode()])
    told = "".join(traceback.format_exception(failed.value))
    assert all(word not in told for word in ("INSERT", "already exists", hidden, repr(SECRET)))
