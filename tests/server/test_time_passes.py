"""What happens by itself at a table, by a clock that the tests set."""

from pathlib import Path

import pytest
from server.halls import QUICK, Device, SetClock, SimpleThinkers, hall_in, two_devices, until
from server.stores import in_loop

from hashi.server.access import grant_for, new_token
from hashi.server.caretaker import VISIT
from hashi.server.clock import SteadyClock
from hashi.server.hall import Hall, Ticket
from hashi.server.idle import IDLE, LOOK_EVERY, LOOKS_APART, Finding, IdleTables
from hashi.server.room import Room
from hashi.server.storage import OpenTable
from hashi.table.commands import Call, Done, Draft, TakeBack
from hashi.table.opening import Place, Wish
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
    clock, thinkers = SetClock(), SimpleThinkers()
    options = Options(limit=60, settles=False, stand_in="novice")
    async with hall_in(tmp_path, clock, thinkers) as hall:
        aki, ben = await two_devices(hall, options)
        mark = entry(aki, 0)
        assert await aki.ask(Draft(0, 0, (mark,))) == "ok"
        ben.leave()
        clock.now += MINUTE - 1
        await hall.keeper.store.load(aki.room.table.id)
        assert aki.room.table.round == 0
        clock.now += 1
        await until(lambda: aki.room.table.round == 1)
        assert thinkers.asked == ["novice"]
        bodies = await hall.keeper.store.load(aki.room.table.id)
        moves = [body for body in bodies if b'"moved"' in body]
        assert mark.encode() in moves[0]
        assert b'"by":"novice"' not in moves[0]
        assert b'"by":"novice"' in moves[1]
        await hall.enter(ben.room, ben.client)
        assert await ben.ask(Done(1, 1, "- -")) == "ok"
    thinkers.close()


@in_loop
async def test_a_bot_is_called_after_five_minutes(tmp_path: Path) -> None:
    clock = SetClock()
    async with hall_in(tmp_path, clock) as hall:
        aki, _ = await two_devices(hall)
        assert await aki.ask(Done(0, 0, entry(aki, 0))) == "ok"
        clock.now += 5 * MINUTE - 1
        assert await aki.ask(Call(0, 0, 1)) == "too-early"
        clock.now += 1
        assert await aki.ask(Call(0, 0, 1)) == "ok"
        await until(lambda: aki.room.table.round == 1)


@in_loop
async def test_a_round_settles_for_two_seconds_in_which_all_can_take_back(tmp_path: Path) -> None:
    clock = SetClock()
    async with hall_in(tmp_path, clock) as hall:
        aki, ben = await two_devices(hall, Options())
        await first_entries(aki, ben)
        clock.now += 1_999
        assert await ben.ask(TakeBack(1, 0)) == "ok"
        clock.now += 10_000
        assert ben.own[1]["draft"]["marks"]
        assert await ben.ask(Done(1, 0, entry(ben, 1), attempt=1)) == "ok"
        clock.now += 2_000
        await until(lambda: aki.room.table.round == 1)


@in_loop
async def test_a_round_that_settled_when_the_server_ended_goes_on(tmp_path: Path) -> None:
    clock = SetClock()
    async with hall_in(tmp_path, clock) as hall:
        aki, ben = await two_devices(hall, Options())
        await first_entries(aki, ben)
        table = aki.room.table.id
    async with hall_in(tmp_path, clock) as hall:
        room = await hall.room(table)
        assert room.table.round == 0
        clock.now += 2_000
        await until(lambda: room.table.round == 1)


@pytest.mark.parametrize("is_running", [True, False])
@in_loop
async def test_a_clock_that_is_set_back_holds_nobody_up(tmp_path: Path, is_running: bool) -> None:
    clock = SetClock()
    async with hall_in(tmp_path, clock) as hall:
        aki, ben = await two_devices(hall, Options(limit=60))
        await first_entries(aki, ben)
        table = aki.room.table.id
        if is_running:
            hall.clock()
            clock.now -= 400 * DAY
            await until(lambda: hall.clock() > clock.now + 399 * DAY)
            clock.now += 2_000
            await until(lambda: aki.room.table.round == 1)
            clock.now += MINUTE
            await until(lambda: aki.room.table.round == 1 and None not in aki.room.table.hands)
    if is_running:
        return
    clock.now -= 400 * DAY
    async with hall_in(tmp_path, clock) as hall:
        room = await hall.room(table)
        clock.now += 2_000
        await until(lambda: room.table.round == 1)
        clock.now += MINUTE
        await until(lambda: None not in room.table.hands)


def test_a_steady_clock_goes_on_from_where_it_was() -> None:
    clock = SetClock(1_000)
    steady = SteadyClock(clock)
    times = []
    for now in (1_000, 1_500, 200, 300, 1_600, 1_700):
        clock.now = now
        times.append(steady())
    assert times == [1_000, 1_500, 1_500, 1_600, 2_900, 3_000]


async def look(hall: Hall, monotonic: SetClock) -> None:
    """Let the server look for tables that nobody visits."""
    await until(lambda: not hall.caretaker.tasks)
    monotonic.now += LOOK_EVERY + 1
    await until(lambda: hall.caretaker._looked == monotonic.now)
    await until(lambda: not hall.caretaker.tasks)


async def table_left_alone(hall: Hall) -> Room:
    aki, ben = await two_devices(hall)
    await first_entries(aki, ben)
    await until(lambda: not hall.caretaker.tasks)
    aki.leave()
    ben.leave()
    return aki.room


async def visits(hall: Hall) -> dict[str, int]:
    return {found.id: found.visited for found in await hall.keeper.store.open_tables()}


@in_loop
async def test_a_table_nobody_visits_for_thirty_days_is_closed_and_its_record_kept(
    tmp_path: Path,
) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with hall_in(tmp_path, clock, monotonic=monotonic) as hall:
        room = await table_left_alone(hall)
        stays, _ = await two_devices(hall)
        clock.now += IDLE + 1
        monotonic.now += IDLE + 1
        for _ in range(2):
            assert not room.table.is_over
            await look(hall, monotonic)
        assert room.table.phase is Phase.CLOSED
        assert stays.room.table.phase is Phase.OPENING
        assert await visits(hall) == {stays.room.table.id: clock.now}
    async with hall_in(tmp_path, clock) as hall:
        room = await hall.room(room.table.id)
        assert room.table.phase is Phase.CLOSED
        record = room.table.record("2027-01-15")
        assert record is not None
        assert "hashi" in str(record)


@in_loop
async def test_a_table_nobody_visited_before_the_server_began_is_closed(tmp_path: Path) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with hall_in(tmp_path, clock, monotonic=monotonic) as hall:
        table = (await table_left_alone(hall)).table.id
    clock.now += IDLE + 1
    async with hall_in(tmp_path, clock, monotonic=monotonic) as hall:
        room = await hall.room(table)
        await until(lambda: not hall.caretaker.tasks)
        assert not room.table.is_over
        await look(hall, monotonic)
        assert room.table.phase is Phase.CLOSED


@pytest.mark.parametrize("is_restarted", [False, True])
@pytest.mark.parametrize("days", [40, -40])
@in_loop
async def test_a_clock_that_is_wrong_for_a_moment_closes_nothing(
    tmp_path: Path, days: int, is_restarted: bool
) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with hall_in(tmp_path, clock, monotonic=monotonic) as hall:
        table = (await table_left_alone(hall)).table.id
        if not is_restarted:
            clock.now += days * DAY
            await look(hall, monotonic)
            clock.now -= days * DAY
            for _ in range(3):
                clock.now += LOOK_EVERY
                await look(hall, monotonic)
    if is_restarted:
        clock.now += days * DAY
    async with hall_in(tmp_path, clock, monotonic=monotonic) as hall:
        room = await hall.room(table)
        await until(lambda: not hall.caretaker.tasks)
        if is_restarted:
            clock.now -= days * DAY
        for _ in range(3):
            clock.now += LOOK_EVERY
            await look(hall, monotonic)
        assert room.table.phase is Phase.PLAYING
        assert b"closed" not in b"".join(await hall.keeper.store.load(table))


@pytest.mark.parametrize("days", [40, -40, 4000])
@in_loop
async def test_a_visit_noted_by_a_wrong_clock_is_put_right(tmp_path: Path, days: int) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with hall_in(tmp_path, clock) as hall:
        table = (await table_left_alone(hall)).table.id
    clock.now += days * DAY
    async with hall_in(tmp_path, clock, monotonic=monotonic) as hall:
        device = await Device.connect(hall, await spectator(hall, table))
        await until(lambda: not hall.caretaker.tasks)
        device.leave()
        assert await visits(hall) == {table: clock.now}
        clock.now -= days * DAY
        visited = clock.now
        for _ in range(2):
            clock.now += LOOK_EVERY + 1
            await look(hall, monotonic)
        assert await visits(hall) == {table: visited}
        assert device.room.table.phase is Phase.PLAYING


@in_loop
async def test_a_visit_between_two_looks_keeps_a_table_open(tmp_path: Path) -> None:
    clock, monotonic = SetClock(), SetClock(0)
    async with hall_in(tmp_path, clock) as hall:
        table = (await table_left_alone(hall)).table.id
    clock.now += IDLE + 1
    async with hall_in(tmp_path, clock, monotonic=monotonic) as hall:
        await hall.room(table)
        await until(lambda: not hall.caretaker.tasks)
        assert table in hall.caretaker._idle._doubted, "the first look was before the visit"
        device = await Device.connect(hall, await spectator(hall, table))
        device.leave()
        for _ in range(3):
            clock.now += LOOK_EVERY
            await look(hall, monotonic)
        assert not device.room.table.is_over
        for _ in range(2):
            clock.now += IDLE
            monotonic.now += IDLE
            await look(hall, monotonic)
        assert device.room.table.phase is Phase.CLOSED


async def spectator(hall: Hall, table: str) -> Ticket:
    """A new token to watch the table."""
    ticket = Ticket(table, [], new_token())
    room = await hall.room(table)
    await hall.keeper.add_grants(grant_for(ticket.token, room.table, "spectator"))
    return ticket


def test_two_looks_that_are_not_hours_apart_are_one() -> None:
    idle, tables = IdleTables(), [OpenTable("ume", 0)]
    assert idle.look(tables, IDLE + 1, 0) == []
    assert idle.look(tables, IDLE + 1, LOOKS_APART - 1) == []
    assert idle.look(tables, IDLE + 1, LOOKS_APART) == [Finding("ume", None)]


def test_a_look_that_finds_all_well_begins_anew() -> None:
    idle, tables = IdleTables(), [OpenTable("ume", 0)]
    assert idle.look(tables, IDLE + 1, 0) == []
    assert idle.look(tables, IDLE, 2 * LOOKS_APART) == []
    assert idle.look(tables, IDLE + 1, 3 * LOOKS_APART) == []
    assert idle.look(tables, IDLE + 1, 4 * LOOKS_APART) == [Finding("ume", None)]


@in_loop
async def test_a_visit_is_noted_once_an_hour(tmp_path: Path) -> None:
    clock = SetClock()
    async with hall_in(tmp_path, clock) as hall:
        ticket, _ = await hall.open(Wish((Place("Aki"),), QUICK))
        opened = clock.now
        times = []
        for wait in (1, 1, VISIT):
            clock.now += wait
            await Device.connect(hall, ticket)
            await until(lambda: not hall.caretaker.tasks)
            [found] = await hall.keeper.store.open_tables()
            times.append(found.visited - opened)
        assert times == [1, 1, VISIT + 2]
