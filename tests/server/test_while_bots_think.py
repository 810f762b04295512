"""While bots think, people play on: seats change hands, sheets are put right, rounds end."""

import asyncio
from pathlib import Path

from server.halls import (
    QUICK,
    Device,
    SetClock,
    SimpleThinkers,
    SlowThinkers,
    hall_in,
    simple_choice,
    two_devices,
    until,
    view_before,
)
from server.stores import in_loop

from hashi.rules import Flag, Pen, View
from hashi.table.commands import Call, Done, Draft, Fix, Give, Hint, Leave
from hashi.table.opening import Place, Wish
from hashi.table.options import Options
from hashi.table.table import PATIENCE
from hashi.thinking.fair_queue import Asker
from hashi.thinking.thinkers import ALONE


class TurnwiseThinkers(SimpleThinkers):
    """All at once, each until it is told to end."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[asyncio.Event] = []

    async def move(self, bot: str, seed: int, view: View, _: Asker = ALONE) -> str:
        self.thoughts.append(asyncio.Event())
        await self.thoughts[-1].wait()
        return await self._think(bot, seed, view, None)


@in_loop
async def test_while_bots_think_people_play_and_seats_change_hands(tmp_path: Path) -> None:
    clock, thinkers = SetClock(), SlowThinkers()
    async with hall_in(tmp_path, clock, thinkers) as hall:
        wish = Wish((Place("Aki"), Place("Ben"), Place(bot="novice")), QUICK)
        ticket, _ = await hall.open(wish)
        both = await Device.connect(hall, ticket)
        taken = both.own[0]["draft"]["islands"]
        island = next(island for island in both.view["islands"] if island not in taken)
        assert await both.ask(Done(0, 0, f"{island}=3")) == "ok"
        clock.now += PATIENCE
        assert await both.ask(Call(0, 0, 1)) == "ok"
        assert await both.ask(Leave(1)) == "ok"
        cleo = await Device.connect(hall, await hall.sit(both.room, 1, "Cleo"))
        assert cleo.room.table.waits_for == [1, 2]
        thinkers.go.set()
        await until(lambda: 2 not in cleo.room.table.waits_for)
        await until(lambda: not hall.caretaker.tasks)
        # What was thought for Ben is not Cleo's: for each holder of the seat it is thought anew.
        assert thinkers.asked.count("steady") <= (2 if cleo.room.table.round == 0 else 3)
    thinkers.close()


@in_loop
async def test_a_thinker_of_one_who_left_ends_and_its_successor_thinks_on(tmp_path: Path) -> None:
    clock, thinkers = SetClock(), TurnwiseThinkers()
    async with hall_in(tmp_path, clock, thinkers) as hall:
        ticket, _ = await hall.open(Wish((Place("Aki"), Place("Ben")), QUICK))
        both = await Device.connect(hall, ticket)
        clock.now += PATIENCE
        assert await both.ask(Call(0, 0, 1)) == "ok"
        await until(lambda: len(thinkers.thoughts) == 1)
        assert await both.ask(Leave(1, "novice")) == "ok"
        await until(lambda: len(thinkers.thoughts) == 2)
        thinkers.thoughts[0].set()
        await until(lambda: len(hall.caretaker.tasks) == 1)
        assert await both.ask(Draft(0, 0, ())) == "ok"  # after which all is looked after
        hall.caretaker.tick()
        assert len(hall.caretaker.tasks) == 1
        assert len(thinkers.thoughts) == 2, "nobody thinks twice about the same"
        assert both.room.table.hands == (None, None), "what came of the first is of no use"
        thinkers.thoughts[1].set()
        await until(lambda: both.room.table.hands[1] is not None)
    thinkers.close()


@in_loop
async def test_whoever_lost_the_seat_meanwhile_gets_no_hint_at_the_next_ones_cost(
    tmp_path: Path,
) -> None:
    thinkers = SlowThinkers()
    async with hall_in(tmp_path, thinkers=thinkers) as hall:
        aki, ben = await two_devices(hall)
        for seat, device in enumerate((aki, ben)):
            assert await device.ask(Done(seat, 0, simple_choice(view_before()))) == "ok"
        hint = asyncio.create_task(ben.ask(Hint(1, 1, 1)))
        await asyncio.sleep(0)
        assert await aki.ask(Give(0, 1, None)) == "ok"
        await hall.sit(aki.room, 1, "Cleo")
        thinkers.go.set()
        assert await hint == "not-your-seat"
        assert aki.room.table.hints == ()
    thinkers.close()


@in_loop
async def test_a_bot_thinks_again_where_the_sheet_was_put_right_meanwhile(tmp_path: Path) -> None:
    clock, thinkers = SetClock(), TurnwiseThinkers()
    async with hall_in(tmp_path, clock, thinkers) as hall:
        wish = Wish((Place("Aki"), Place("Ben")), Options(settles=False, pen=Pen.FREE))
        both = await Device.connect(hall, (await hall.open(wish))[0])
        for seat in (0, 1):
            assert await both.ask(Done(seat, 0, simple_choice(view_before()))) == "ok"
        wrong = next(iter(both.room.table.board.flagged[Flag.RED]))
        assert await both.ask(Done(0, 1, "- -")) == "ok"
        assert await both.ask(Done(1, 1, f"{wrong} -")) == "ok"
        clock.now += PATIENCE
        assert await both.ask(Call(0, 2, 1)) == "ok"
        await until(lambda: len(thinkers.thoughts) == 1)
        assert await both.ask(Fix(1, 1, "- -")) == "ok"
        thinkers.thoughts[0].set()
        await until(lambda: len(thinkers.thoughts) == 2)
        assert both.room.table.hands[1] is None
        thinkers.thoughts[1].set()
        await until(lambda: both.room.table.hands[1] is not None)
        assert thinkers.asked == ["steady", "steady"]
    thinkers.close()


@in_loop
async def test_a_hint_for_a_sheet_that_was_put_right_meanwhile_is_none(tmp_path: Path) -> None:
    thinkers = SlowThinkers()
    async with hall_in(tmp_path, thinkers=thinkers) as hall:
        wish = Wish((Place("Aki"),), Options(settles=False, pen=Pen.FREE))
        aki = await Device.connect(hall, (await hall.open(wish))[0])
        assert await aki.ask(Done(0, 0, simple_choice(view_before()))) == "ok"
        wrong = next(iter(aki.room.table.board.flagged[Flag.RED]))
        assert await aki.ask(Done(0, 1, f"{wrong} -")) == "ok"
        hint = asyncio.create_task(aki.ask(Hint(0, 2, 1)))
        await until(lambda: thinkers.begun == ["master"])
        assert await aki.ask(Fix(0, 1, "- -")) == "ok"
        thinkers.go.set()
        assert await hint == "no-bot-now"
        assert await aki.ask(Hint(0, 2, 1)) == "ok"
    thinkers.close()


@in_loop
async def test_nobody_thinks_of_a_turn_that_is_over(tmp_path: Path) -> None:
    clock, thinkers = SetClock(), TurnwiseThinkers()
    async with hall_in(tmp_path, clock, thinkers) as hall:
        aki = await Device.connect(hall, (await hall.open(Wish((Place("Aki"),), QUICK)))[0])
        assert await aki.ask(Done(0, 0, simple_choice(view_before()))) == "ok"
        for round in range(1, 17):
            assert await aki.ask(Done(0, round, "- -")) == "ok"
        clock.now += PATIENCE
        assert await aki.ask(Call(0, 17, 0)) == "ok"
        await until(lambda: len(thinkers.thoughts) == 1)
        last = aki.own[0]["draft"]["islands"]
        island = next(island for island in aki.view["islands"] if island not in last)
        assert await aki.ask(Done(0, 17, f"{island} -")) == "ok"
        thinkers.thoughts[0].set()
        await until(lambda: not hall.caretaker.tasks)
        assert len(thinkers.thoughts) == 1
    thinkers.close()
