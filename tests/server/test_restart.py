"""What a restart, a lost connection or a damaged table costs: nothing, and the others nothing."""

import asyncio
import gc
import logging
import sqlite3
import threading
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from ceilings import CEILING_SECONDS
from server.kills import kill_often
from server.lobbies import QUICK, Device, SetClock, lobby_in, two_devices, until
from server.people import Command, is_explained
from server.stores import in_loop

from hashi.server import registry, table_storage
from hashi.server.clients import ServedTable
from hashi.server.housekeeping import TIDY_MS
from hashi.server.lobby import Lobby
from hashi.server.registry import DRAFT_MS
from hashi.table import opening
from hashi.table.commands import Close, Done, Draft, Give, Leave
from hashi.table.dealer import Dealer
from hashi.table.events import AnyEvent
from hashi.table.holder import Holder
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.table import Phase, Table
from hashi.table.timing import pass_time


def islands(device: Device, seat: int) -> list[str]:
    taken = device.own[seat]["draft"]["islands"]
    return [island for island in device.view["islands"] if island not in taken]


def change(folder: Path, *statement: object) -> None:
    with closing(sqlite3.connect(folder / "hashi.db")) as database, database:
        database.execute(str(statement[0]), statement[1:])


def asked(*promises: bool | None) -> list[Command]:
    own = {"seat": 0, "attempt": 0}
    commands = [Command(own, "done", at, "- -") for at in range(1, 1 + len(promises))]
    for command, promise in zip(commands, promises, strict=True):
        command.is_promised = promise
    return commands


@pytest.mark.parametrize(
    ("promises", "stored", "is_right"),
    [
        ([True, True], [1, 2], True),
        ([True, True], [1], False),
        ([True, True], [2, 1], False),
        ([True, None], [1], True),
        ([True, None], [1, 2], True),
        ([True, None], [1, 2, 2], False),
        ([True, False], [1, 2], False),
        ([None, True], [2], True),
    ],
)
def test_what_is_missing_or_too_much_would_be_noticed(
    promises: list[bool | None], stored: list[int], is_right: bool
) -> None:
    traces: list[tuple[str, int, str | None]] = [("moved", round, "- -") for round in stored]
    assert is_explained(asked(*promises), traces) is is_right


def test_a_killed_server_loses_nothing_that_was_promised(tmp_path: Path) -> None:
    """`kills` runs this a hundred times."""
    toll = asyncio.run(kill_often(2, 1, tmp_path))
    assert toll.problems == []
    assert toll.promised > 20


@in_loop
async def test_after_a_lost_connection_everything_is_there(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        mark = f"{islands(aki, 0)[0]}=3"
        assert await aki.ask(Draft(0, 0, (mark,))) == "ok"
        aki.leave()
        ben.hear()
        assert [seat["here"] for seat in ben.view["seats"]] == [False, True]
        assert await ben.ask(Done(1, 0, f"{islands(ben, 1)[0]}=3")) == "ok"

        back, tab = [Device(lobby, aki.live, aki.client) for _ in range(2)]
        for device in (back, tab):
            device.client = type(aki.client)(aki.client.grant, aki.client.holder)
            await lobby.enter(aki.live, device.client)
            device.hear()
        ben.hear()
        assert [seat["here"] for seat in ben.view["seats"]] == [True, True]
        assert back.own == tab.own
        assert back.own[0]["draft"]["marks"] == [mark]
        assert [seat["done"] for seat in back.view["seats"]] == [False, True]
        assert back.news == tab.news == ben.news
        tab.leave()
        ben.hear()
        assert [seat["here"] for seat in ben.view["seats"]] == [True, True]


GARBAGE = "UPDATE events SET body = 'garbage' WHERE table_id = ? AND number = 2"
MISSING = "DELETE FROM events WHERE table_id = ? AND number = 3"
FIRST_MISSING = "DELETE FROM events WHERE table_id = ? AND number = 0"
AGAINST_THE_RULES = """
    UPDATE events SET body = replace(body, '- -', 'a1 a1-b1') WHERE table_id = ? AND number = 7"""
OTHER_CARD = """
    UPDATE events SET body = substr(body, 1, instr(body, '"card"') - 1) || '"card":"' ||
    CASE WHEN CAST(body AS TEXT) LIKE '%"1/1"%' THEN '2/2' ELSE '1/1' END || '"}'
    WHERE table_id = ? AND number = 6"""
NO_DEAL = "DELETE FROM deals WHERE table_id = ?"
OTHER_DEAL = "UPDATE deals SET secret = zeroblob(32) WHERE table_id = ?"


@pytest.mark.parametrize(
    "damage",
    [GARBAGE, MISSING, FIRST_MISSING, AGAINST_THE_RULES, OTHER_CARD, NO_DEAL, OTHER_DEAL],
)
@in_loop
async def test_a_damaged_table_is_set_aside_and_the_others_go_on(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with lobby_in(tmp_path) as lobby:
        tables = [await two_devices(lobby), await two_devices(lobby)]
        for aki, ben in tables:
            assert await aki.ask(Done(0, 0, f"{islands(aki, 0)[0]}=3")) == "ok"
            assert await ben.ask(Done(1, 0, f"{islands(ben, 1)[0]}=3")) == "ok"
            assert await aki.ask(Done(0, 1, "- -")) == "ok"
        broken, whole = [aki.live.table.id for aki, _ in tables]
    change(tmp_path, damage, broken)
    for _ in range(2):
        caplog.clear()
        async with lobby_in(tmp_path) as lobby:
            await until(partial(lobby.registry.kept.__contains__, whole))
            with pytest.raises(Refusal, match="table-broken"):
                await lobby.table(broken)
            live = await lobby.table(whole)
            assert (live.table.round, live.table.hands) == (1, ("- -", None))
        [error] = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
        assert broken in error, "at each start it is tried once more"


@in_loop
async def test_more_events_than_can_have_happened_are_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, _ = await two_devices(lobby)
        table = aki.live.table.id
    a_day_of_them = (
        "WITH RECURSIVE n(n) AS (VALUES(1000) UNION ALL SELECT n + 1 FROM n WHERE n < 300000) "
        "INSERT INTO events SELECT ?, n, x'00' FROM n"
    )
    change(tmp_path, a_day_of_them, table)
    async with lobby_in(tmp_path) as lobby:
        with pytest.raises(Refusal, match="table-broken"):
            await lobby.table(table)
    assert "TooManyEvents" in caplog.text


@in_loop
async def test_tables_are_read_in_threads_and_two_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_in(tmp_path) as lobby:
        tables = [(await two_devices(lobby))[0].live.table.id for _ in range(4)]
    at_once, go_on = list[threading.Thread](), threading.Event()

    def load_table(*stored: Any) -> table_storage.LoadedTable:
        at_once.append(threading.current_thread())
        go_on.wait(CEILING_SECONDS)
        return table_storage.load_table(*stored)

    monkeypatch.setattr(registry, "load_table", load_table)
    async with lobby_in(tmp_path) as lobby:
        rooms = [asyncio.create_task(lobby.table(table)) for table in tables]
        await until(lambda: len(at_once) == registry.LOADED_AT_ONCE)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(at_once) == registry.LOADED_AT_ONCE
        assert threading.current_thread() not in at_once
        go_on.set()
        assert [(await live).table.id for live in rooms] == tables


@in_loop
async def test_a_table_that_was_set_aside_and_can_be_read_comes_back(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, _ = await two_devices(lobby)
        table = aki.live.table.id
        await lobby.registry.store.set_aside(table, "ValueError")
    async with lobby_in(tmp_path) as lobby:
        await until(lambda: table in lobby.registry.kept)
        assert [found.id for found in await lobby.registry.store.open_tables()] == [table]


@in_loop
async def test_there_is_one_room_for_a_table_and_none_when_nobody_needs_it(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        aki, ben = await two_devices(lobby)
        with_drafts, _ = await two_devices(lobby)
        mark = f"{islands(with_drafts, 0)[0]}=3"
        assert await with_drafts.ask(Draft(0, 0, (mark,))) == "ok"
        held, drafted = aki.live.table.id, with_drafts.live.table.id
        await tidied(lobby, clock)
        assert set(lobby.registry.tables) == {held, drafted}
        assert await lobby.table(held) is aki.live
        assert (await asyncio.gather(lobby.table(held), lobby.registry.table(held)))[1] is aki.live
        for device in (aki, ben, with_drafts, _):
            device.leave()
        del aki, ben, with_drafts, _, device
        await tidied(lobby, clock)
        assert set(lobby.registry.tables) == {drafted}
        assert (await lobby.table(drafted)).table.drafts[0] == (mark,)
        first, second = await asyncio.gather(lobby.table(held), lobby.registry.table(held))
        assert first is second


@in_loop
async def test_there_is_one_room_for_a_table_that_is_found_while_it_is_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a server does that has just started, and takes up all tables there are."""
    async with lobby_in(tmp_path) as lobby:
        add, finding = lobby.registry.store.add_table, list[asyncio.Task[ServedTable]]()

        async def add_and_be_found(table: str, *more: Any) -> None:
            await add(table, *more)
            finding.append(asyncio.create_task(lobby.table(table)))
            await asyncio.sleep(0)  # in which it begins

        monkeypatch.setattr(lobby.registry.store, "add_table", add_and_be_found)
        ticket, _ = await lobby.open(TableRequest((Place("Aki"),), QUICK))
        opened = await lobby.table(ticket.table)
        assert await finding[0] is opened
        assert await lobby.table(ticket.table) is opened


@pytest.mark.parametrize("is_put_away_twice", [False, True])
@in_loop
async def test_a_draft_outlives_the_connection_however_long_nothing_was_drafted(
    tmp_path: Path, is_put_away_twice: bool
) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        aki, ben = await two_devices(lobby)
        table, mark = aki.live.table.id, f"{islands(aki, 0)[0]}=3"
        for device in (aki, ben):
            device.leave()
        await tidied(lobby, clock)
        await lobby.enter(aki.live, aki.client)  # who was let in before
        if is_put_away_twice:
            await tidied(lobby, clock)
        assert await aki.ask(Draft(0, 0, (mark,))) == "ok"
        aki.leave()
        del aki, ben, device
        gc.collect()
        assert (await lobby.table(table)).table.drafts[0] == (mark,)


@in_loop
async def test_a_seat_lost_on_the_way_in_is_lost(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        ben.leave()
        assert await aki.ask(Give(0, 1, None)) == "ok"
        await lobby.sit(aki.live, 1, "Cleo")
        await lobby.enter(ben.live, ben.client)  # who was let in before
        assert await ben.ask(Done(1, 0, f"{islands(aki, 0)[0]}=3")) == "not-your-seat"
        assert ben.client._is_dismissed


@in_loop
async def test_drafts_are_kept_for_an_hour_and_where_a_deadline_needs_them(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        devices, tables = [], []
        for options in (QUICK, Options(limit=86_400)):
            aki, ben = await two_devices(lobby, options)
            assert await aki.ask(Draft(0, 0, (f"{islands(aki, 0)[0]}=3",))) == "ok"
            devices += [aki, ben]
            tables.append(aki.live.table.id)
        clock.now += DRAFT_MS
        while devices:
            devices.pop().leave()
        del aki, ben
        without, with_limit = tables
        await tidied(lobby, clock)
        assert set(lobby.registry.tables) == set(tables) == set(lobby.registry.kept)
        clock.now += DRAFT_MS
        await tidied(lobby, clock)
        assert set(lobby.registry.tables) == {with_limit}
        assert (await lobby.table(without)).table.drafts == ((), ())


async def tidied(lobby: Lobby, clock: SetClock) -> None:
    before = lobby.registry.kept
    clock.now += TIDY_MS + 1
    await until(lambda: lobby.registry.kept is not before)
    gc.collect()


@in_loop
async def test_two_who_want_the_same_seat(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        ticket, _ = await lobby.open(TableRequest((Place("Aki"), Place()), QUICK))
        live = await lobby.table(ticket.table)
        answers = await asyncio.gather(
            lobby.sit(live, 1, "Ben"), lobby.sit(live, 1, "Cleo"), return_exceptions=True
        )
        assert [getattr(answer, "code", "seated") for answer in answers] == ["seated", "seat-taken"]
        assert live.table.seats[1].name == "Ben"


@in_loop
async def test_again_opens_one_table_and_gives_no_seat_away_that_changed_hands(
    tmp_path: Path,
) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        assert await aki.ask(Close(0)) == "ok"
        (first, links), (second, none) = await asyncio.gather(
            lobby.again(aki.live, aki.client.holder), lobby.again(aki.live, ben.client.holder)
        )
        assert first.table == second.table
        assert links is not None
        assert none is None
        assert (first.seats, second.seats) == ([0], [1])
        following = await Device.connect(lobby, second)
        assert await following.ask(Leave(1)) == "ok"
        await lobby.sit(following.live, 1, "Cleo")
        with pytest.raises(Refusal, match="seat-taken"):
            await lobby.again(aki.live, Holder(frozenset({1})))


@in_loop
async def test_people_with_names_of_older_tables_play_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_in(tmp_path) as lobby:
        with monkeypatch.context() as patch:
            patch.setattr(opening, "check_name", lambda name, _: name)  # as before 0.2.0
            ticket, _ = await lobby.open(TableRequest((Place("Aki"), Place("aki\u200b")), QUICK))
        both = await Device.connect(lobby, ticket)
        assert await both.ask(Close(0)) == "ok"
        following, _ = await lobby.again(both.live, both.client.holder)
        seats = (await lobby.table(following.table)).table.seats
        assert [seat.name for seat in seats] == ["Aki", "aki\u200b"]


@in_loop
async def test_a_name_is_forgotten_in_the_middle_of_play(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        mark = f"{islands(ben, 1)[0]}=3"
        assert await ben.ask(Draft(1, 0, (mark,))) == "ok"
        _, moved = await asyncio.gather(
            lobby.forget_name(aki.live, 0, 0), aki.ask(Done(0, 0, f"{islands(aki, 0)[0]}=3"))
        )
        assert moved == "ok"
        ben.hear()
        assert ben.view["seats"][0]["name"] == "Player 1"
        assert ben.own[1]["draft"]["marks"] == [mark]
        assert await ben.ask(Done(1, 0, mark)) == "ok"
        assert ben.view["phase"] == Phase.PLAYING


@in_loop
async def test_who_loses_a_seat_is_no_longer_here(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        assert await aki.ask(Give(0, 1, "random")) == "ok"
        assert [seat["here"] for seat in aki.view["seats"]] == [True, False]
        assert await ben.ask(Done(1, 0, "b2=3")) == "not-your-seat"


@in_loop
async def test_what_goes_wrong_in_the_background_is_logged_without_its_values(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise ValueError("a secret")

    async with lobby_in(tmp_path) as lobby:
        lobby.host.scheduler.start(fail())
        await until(lambda: bool(caplog.records))
    line = fail.__code__.co_firstlineno + 1
    assert caplog.messages == [f"unexpected: ValueError at {__name__}:{line}"]


@in_loop
async def test_a_table_that_cannot_be_taken_up_holds_no_other_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        for _ in range(2):
            aki, ben = await two_devices(lobby, Options())
            assert await aki.ask(Done(0, 0, f"{islands(aki, 0)[0]}=3")) == "ok"
            assert await ben.ask(Done(1, 0, f"{islands(ben, 1)[0]}=3")) == "ok"
        failing, other = [found.id for found in await lobby.registry.store.open_tables()]

    def pass_some_time(table: Table, now: int, dealer: Dealer) -> list[AnyEvent]:
        if table.id == failing:
            raise ValueError
        return pass_time(table, now, dealer)

    monkeypatch.setattr("hashi.host.host.pass_time", pass_some_time)
    clock.now += 2_000
    async with lobby_in(tmp_path, clock) as lobby:
        await until(
            lambda: other in lobby.registry.kept and lobby.registry.kept[other].table.round == 1
        )
    assert "unexpected: ValueError" in caplog.text
