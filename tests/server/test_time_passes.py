"""What happens by itself at a table, by a clock that the tests set."""

from pathlib import Path

import pytest
from server.lobbies import QUICK, Device, SetClock, SimpleBots, lobby_in, two_devices, until
from server.stores import in_loop

from hashi.host.clock import SteadyClock
from hashi.server.clients import ServedTable
from hashi.server.housekeeping import VISIT_MS
from hashi.server.idle import (
    IDLE_MS,
    LOOK_MS,
    LOOKS_APART_MS,
    Finding,
    IdleTables,
)
from hashi.server.lobby import Lobby, Ticket
from hashi.server.storage import OpenTable
from hashi.server.tokens import grant_for, new_token
from hashi.table.commands import Call, Done, Draft, TakeBack
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Options
from hashi.table.table import Phase

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def entry(device: Device, seat: int) -> str:
    taken = device.own[seat]["draft"]["islands"]
    return f"{next(island for island in device.view['islands'] if island not in taken)}=3"


async def first_entries(aki: Device, ben: Device) -> None:
    assert await aki.ask(Done(0, 0, entry(aki, 0))) == "ok"
    assert await ben.ask(Done(1, 0, entry(ben, 1))) == "ok"


@in_loop
async def test_when_the_time_is_up_drafts_count_and_a_bot_moves_for_the_others(
    tmp_path: Path,
) -> None:
    clock, bot_pool = SetClock(), SimpleBots()
    options = Options(limit=60, settles=False, stand_in="novice")
    async with lobby_in(tmp_path, clock, bot_pool) as lobby:
        aki, ben = await two_devices(lobby, options)
        mark = entry(aki, 0)
        assert await aki.ask(Draft(0, 0, (mark,))) == "ok"
        ben.leave()
        clock.now += MINUTE - 1
        await lobby.registry.store.load(aki.live.table.id)
        assert aki.live.table.round == 0
        clock.now += 1
        await until(lambda: aki.live.table.round == 1)
        assert bot_pool.asked == ["novice"]
        bodies = await lobby.registry.store.load(aki.live.table.id)
        moves = [body for body in bodies if b'"moved"' in body]
        assert mark.encode() in moves[0]
        assert b'"by":"novice"' not in moves[0]
        assert b'"by":"novice"' in moves[1]
        await lobby.enter(ben.live, ben.client)
        assert await ben.ask(Done(1, 1, "- -")) == "ok"
    bot_pool.close()


@in_loop
async def test_a_bot_is_called_after_five_minutes(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        aki, _ = await two_devices(lobby)
        assert await aki.ask(Done(0, 0, entry(aki, 0))) == "ok"
        clock.now += 5 * MINUTE - 1
        assert await aki.ask(Call(0, 0, 1)) == "too-early"
        clock.now += 1
        assert await aki.ask(Call(0, 0, 1)) == "ok"
        await until(lambda: aki.live.table.round == 1)


@in_loop
async def test_a_round_settles_for_two_seconds_in_which_all_can_take_back(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        aki, ben = await two_devices(lobby, Options())
        await first_entries(aki, ben)
        clock.now += 1_999
        assert await ben.ask(TakeBack(1, 0)) == "ok"
        clock.now += 10_000
        assert ben.own[1]["draft"]["marks"]
        assert await ben.ask(Done(1, 0, entry(ben, 1), attempt=1)) == "ok"
        clock.now += 2_000
        await until(lambda: aki.live.table.round == 1)


@in_loop
async def test_a_round_that_settled_when_the_server_ended_goes_on(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        aki, ben = await two_devices(lobby, Options())
        await first_entries(aki, ben)
        table = aki.live.table.id
    async with lobby_in(tmp_path, clock) as lobby:
        live = await lobby.table(table)
        assert live.table.round == 0
        clock.now += 2_000
        await until(lambda: live.table.round == 1)


@pytest.mark.parametrize("is_running", [True, False])
@in_loop
async def test_a_clock_that_is_set_back_holds_nobody_up(tmp_path: Path, is_running: bool) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        aki, ben = await two_devices(lobby, Options(limit=60))
        await first_entries(aki, ben)
        table = aki.live.table.id
        if is_running:
            lobby.clock()
            clock.now -= 400 * DAY
            await until(lambda: lobby.clock() > clock.now + 399 * DAY)
            clock.now += 2_000
            await until(lambda: aki.live.table.round == 1)
            clock.now += MINUTE
            await until(lambda: aki.live.table.round == 1 and None not in aki.live.table.hands)
    if is_running:
        return
    clock.now -= 400 * DAY
    async with lobby_in(tmp_path, clock) as lobby:
        live = await lobby.table(table)
        clock.now += 2_000
        await until(lambda: live.table.round == 1)
        clock.now += MINUTE
        await until(lambda: None not in live.table.hands)


def test_a_steady_clock_goes_on_from_where_it_was() -> None:
    clock = SetClock(1_000)
    steady = SteadyClock(clock)
    times = []
    for now in (1_000, 1_500, 200, 300, 1_600, 1_700):
        clock.now = now
        times.append(steady())
    assert times == [1_000, 1_500, 1_500, 1_600, 2_900, 3_000]


async def look(lobby: Lobby, monotonic: SetClock) -> None:
    """Let the server look for tables that nobody visits."""
    await until(lambda: not lobby.host.scheduler.tasks)
    monotonic.now += LOOK_MS + 1
    await until(lambda: lobby.housekeeping._looked == monotonic.now)
    await until(lambda: not lobby.host.scheduler.tasks)


async def table_left_alone(lobby: Lobby) -> ServedTable:
    aki, ben = await two_devices(lobby)
    await first_entries(aki, ben)
    await until(lambda: not lobby.host.scheduler.tasks)
    aki.leave()
    ben.leave()
    return aki.live


async def visits(lobby: Lobby) -> dict[str, int]:
    return {found.id: found.visited for found in await lobby.registry.store.open_tables()}


@in_loop
async def test_a_table_nobody_visits_for_thirty_days_is_closed_and_its_record_kept(
    tmp_path: Path,
) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with lobby_in(tmp_path, clock, monotonic=monotonic) as lobby:
        live = await table_left_alone(lobby)
        stays, _ = await two_devices(lobby)
        clock.now += IDLE_MS + 1
        monotonic.now += IDLE_MS + 1
        for _ in range(2):
            assert not live.table.is_over
            await look(lobby, monotonic)
        assert live.table.phase is Phase.CLOSED
        assert stays.live.table.phase is Phase.OPENING
        assert await visits(lobby) == {stays.live.table.id: clock.now}
    async with lobby_in(tmp_path, clock) as lobby:
        live = await lobby.table(live.table.id)
        assert live.table.phase is Phase.CLOSED
        record = live.table.record("2027-01-15")
        assert record is not None
        assert "hashi" in str(record)


@in_loop
async def test_a_table_nobody_visited_before_the_server_began_is_closed(tmp_path: Path) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with lobby_in(tmp_path, clock, monotonic=monotonic) as lobby:
        table = (await table_left_alone(lobby)).table.id
    clock.now += IDLE_MS + 1
    async with lobby_in(tmp_path, clock, monotonic=monotonic) as lobby:
        live = await lobby.table(table)
        await until(lambda: not lobby.host.scheduler.tasks)
        assert not live.table.is_over
        await look(lobby, monotonic)
        assert live.table.phase is Phase.CLOSED


@pytest.mark.parametrize("is_restarted", [False, True])
@pytest.mark.parametrize("days", [40, -40])
@in_loop
async def test_a_clock_that_is_wrong_for_a_moment_closes_nothing(
    tmp_path: Path, days: int, is_restarted: bool
) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with lobby_in(tmp_path, clock, monotonic=monotonic) as lobby:
        table = (await table_left_alone(lobby)).table.id
        if not is_restarted:
            clock.now += days * DAY
            await look(lobby, monotonic)
            clock.now -= days * DAY
            for _ in range(3):
                clock.now += LOOK_MS
                await look(lobby, monotonic)
    if is_restarted:
        clock.now += days * DAY
    async with lobby_in(tmp_path, clock, monotonic=monotonic) as lobby:
        live = await lobby.table(table)
        await until(lambda: not lobby.host.scheduler.tasks)
        if is_restarted:
            clock.now -= days * DAY
        for _ in range(3):
            clock.now += LOOK_MS
            await look(lobby, monotonic)
        assert live.table.phase is Phase.PLAYING
        assert b"closed" not in b"".join(await lobby.registry.store.load(table))


@pytest.mark.parametrize("days", [40, -40, 4000])
@in_loop
async def test_a_visit_noted_by_a_wrong_clock_is_put_right(tmp_path: Path, days: int) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with lobby_in(tmp_path, clock) as lobby:
        table = (await table_left_alone(lobby)).table.id
    clock.now += days * DAY
    async with lobby_in(tmp_path, clock, monotonic=monotonic) as lobby:
        device = await Device.connect(lobby, await spectator(lobby, table))
        await until(lambda: not lobby.host.scheduler.tasks)
        device.leave()
        assert await visits(lobby) == {table: clock.now}
        clock.now -= days * DAY
        visited = clock.now
        for _ in range(2):
            clock.now += LOOK_MS + 1
            await look(lobby, monotonic)
        assert await visits(lobby) == {table: visited}
        assert device.live.table.phase is Phase.PLAYING


@in_loop
async def test_a_visit_between_two_looks_keeps_a_table_open(tmp_path: Path) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with lobby_in(tmp_path, clock) as lobby:
        table = (await table_left_alone(lobby)).table.id
    clock.now += IDLE_MS + 1
    async with lobby_in(tmp_path, clock, monotonic=monotonic) as lobby:
        await lobby.table(table)
        await until(lambda: not lobby.host.scheduler.tasks)
        assert table in lobby.housekeeping._idle._doubted, "the first look was before the visit"
        device = await Device.connect(lobby, await spectator(lobby, table))
        device.leave()
        for _ in range(3):
            clock.now += LOOK_MS
            await look(lobby, monotonic)
        assert not device.live.table.is_over
        for _ in range(2):
            clock.now += IDLE_MS
            monotonic.now += IDLE_MS
            await look(lobby, monotonic)
        assert device.live.table.phase is Phase.CLOSED


async def spectator(lobby: Lobby, table: str) -> Ticket:
    """A new token to watch the table."""
    ticket = Ticket(table, [], new_token())
    live = await lobby.table(table)
    await lobby.registry.add_grants(grant_for(ticket.token, live.table, "spectator"))
    return ticket


def test_two_looks_that_are_not_hours_apart_are_one() -> None:
    idle, tables = IdleTables(), [OpenTable("ume", 0)]
    assert idle.look(tables, IDLE_MS + 1, 0) == []
    assert idle.look(tables, IDLE_MS + 1, LOOKS_APART_MS - 1) == []
    assert idle.look(tables, IDLE_MS + 1, LOOKS_APART_MS) == [Finding("ume", None)]


def test_a_look_that_finds_all_well_begins_anew() -> None:
    idle, tables = IdleTables(), [OpenTable("ume", 0)]
    assert idle.look(tables, IDLE_MS + 1, 0) == []
    assert idle.look(tables, IDLE_MS, 2 * LOOKS_APART_MS) == []
    assert idle.look(tables, IDLE_MS + 1, 3 * LOOKS_APART_MS) == []
    assert idle.look(tables, IDLE_MS + 1, 4 * LOOKS_APART_MS) == [Finding("ume", None)]


@in_loop
async def test_a_visit_is_noted_once_an_hour(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        ticket, _ = await lobby.open(TableRequest((Place("Aki"),), QUICK))
        opened = clock.now
        times = []
        for wait in (1, 1, VISIT_MS):
            clock.now += wait
            await Device.connect(lobby, ticket)
            await until(lambda: not lobby.host.scheduler.tasks)
            [found] = await lobby.registry.store.open_tables()
            times.append(found.visited - opened)
        assert times == [1, 1, VISIT_MS + 2]
