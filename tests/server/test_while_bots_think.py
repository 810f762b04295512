"""While bots think, people play on: seats change hands, sheets are put right, rounds end."""

import asyncio
from pathlib import Path

from server.lobbies import (
    QUICK,
    Device,
    SetClock,
    SimpleBots,
    SlowBots,
    lobby_in,
    simple_choice,
    two_devices,
    until,
    view_before,
)
from server.stores import in_loop

from hashi.bot_pool.fair_queue import Asker
from hashi.bot_pool.pool import ALONE
from hashi.rules import Flag, Pen, View
from hashi.table.commands import Call, Done, Draft, Fix, Give, Hint, Leave
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Options
from hashi.table.table import CALL_MS


class TurnwiseBots(SimpleBots):
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
    clock, bot_pool = SetClock(), SlowBots()
    async with lobby_in(tmp_path, clock, bot_pool) as lobby:
        wish = TableRequest((Place("Aki"), Place("Ben"), Place(bot="novice")), QUICK)
        ticket, _ = await lobby.open(wish)
        both = await Device.connect(lobby, ticket)
        taken = both.own[0]["draft"]["islands"]
        island = next(island for island in both.view["islands"] if island not in taken)
        assert await both.ask(Done(0, 0, f"{island}=3")) == "ok"
        clock.now += CALL_MS
        assert await both.ask(Call(0, 0, 1)) == "ok"
        assert await both.ask(Leave(1)) == "ok"
        cleo = await Device.connect(lobby, await lobby.sit(both.live, 1, "Cleo"))
        assert cleo.live.table.waits_for == [1, 2]
        bot_pool.go.set()
        await until(lambda: 2 not in cleo.live.table.waits_for)
        await until(lambda: not lobby.host.scheduler.tasks)
        # What was thought for Ben is not Cleo's: for each holder of the seat it is thought anew.
        assert bot_pool.asked.count("steady") <= (2 if cleo.live.table.round == 0 else 3)
    bot_pool.close()


@in_loop
async def test_a_thinker_of_one_who_left_ends_and_its_successor_thinks_on(tmp_path: Path) -> None:
    clock, bot_pool = SetClock(), TurnwiseBots()
    async with lobby_in(tmp_path, clock, bot_pool) as lobby:
        ticket, _ = await lobby.open(TableRequest((Place("Aki"), Place("Ben")), QUICK))
        both = await Device.connect(lobby, ticket)
        clock.now += CALL_MS
        assert await both.ask(Call(0, 0, 1)) == "ok"
        await until(lambda: len(bot_pool.thoughts) == 1)
        assert await both.ask(Leave(1, "novice")) == "ok"
        await until(lambda: len(bot_pool.thoughts) == 2)
        bot_pool.thoughts[0].set()
        await until(lambda: len(lobby.host.scheduler.tasks) == 1)
        assert await both.ask(Draft(0, 0, ())) == "ok"  # after which all is looked after
        lobby.host.scheduler.tick()
        assert len(lobby.host.scheduler.tasks) == 1
        assert len(bot_pool.thoughts) == 2, "nobody thinks twice about the same"
        assert both.live.table.hands == (None, None), "what came of the first is of no use"
        bot_pool.thoughts[1].set()
        await until(lambda: both.live.table.hands[1] is not None)
    bot_pool.close()


@in_loop
async def test_whoever_lost_the_seat_meanwhile_gets_no_hint_at_the_next_ones_cost(
    tmp_path: Path,
) -> None:
    bot_pool = SlowBots()
    async with lobby_in(tmp_path, bot_pool=bot_pool) as lobby:
        aki, ben = await two_devices(lobby)
        for seat, device in enumerate((aki, ben)):
            assert await device.ask(Done(seat, 0, simple_choice(view_before()))) == "ok"
        hint = asyncio.create_task(ben.ask(Hint(1, 1, 1)))
        await asyncio.sleep(0)
        assert await aki.ask(Give(0, 1, None)) == "ok"
        await lobby.sit(aki.live, 1, "Cleo")
        bot_pool.go.set()
        assert await hint == "not-your-seat"
        assert aki.live.table.hints == ()
    bot_pool.close()


@in_loop
async def test_a_bot_thinks_again_where_the_sheet_was_put_right_meanwhile(tmp_path: Path) -> None:
    clock, bot_pool = SetClock(), TurnwiseBots()
    async with lobby_in(tmp_path, clock, bot_pool) as lobby:
        wish = TableRequest((Place("Aki"), Place("Ben")), Options(settles=False, pen=Pen.FREE))
        both = await Device.connect(lobby, (await lobby.open(wish))[0])
        for seat in (0, 1):
            assert await both.ask(Done(seat, 0, simple_choice(view_before()))) == "ok"
        wrong = next(iter(both.live.table.board.flagged[Flag.RED]))
        assert await both.ask(Done(0, 1, "- -")) == "ok"
        assert await both.ask(Done(1, 1, f"{wrong} -")) == "ok"
        clock.now += CALL_MS
        assert await both.ask(Call(0, 2, 1)) == "ok"
        await until(lambda: len(bot_pool.thoughts) == 1)
        assert await both.ask(Fix(1, 1, "- -")) == "ok"
        bot_pool.thoughts[0].set()
        await until(lambda: len(bot_pool.thoughts) == 2)
        assert both.live.table.hands[1] is None
        bot_pool.thoughts[1].set()
        await until(lambda: both.live.table.hands[1] is not None)
        assert bot_pool.asked == ["steady", "steady"]
    bot_pool.close()


@in_loop
async def test_a_hint_for_a_sheet_that_was_put_right_meanwhile_is_none(tmp_path: Path) -> None:
    bot_pool = SlowBots()
    async with lobby_in(tmp_path, bot_pool=bot_pool) as lobby:
        wish = TableRequest((Place("Aki"),), Options(settles=False, pen=Pen.FREE))
        aki = await Device.connect(lobby, (await lobby.open(wish))[0])
        assert await aki.ask(Done(0, 0, simple_choice(view_before()))) == "ok"
        wrong = next(iter(aki.live.table.board.flagged[Flag.RED]))
        assert await aki.ask(Done(0, 1, f"{wrong} -")) == "ok"
        hint = asyncio.create_task(aki.ask(Hint(0, 2, 1)))
        await until(lambda: bot_pool.begun == ["master"])
        assert await aki.ask(Fix(0, 1, "- -")) == "ok"
        bot_pool.go.set()
        assert await hint == "no-bot-now"
        assert await aki.ask(Hint(0, 2, 1)) == "ok"
    bot_pool.close()


@in_loop
async def test_nobody_thinks_of_a_turn_that_is_over(tmp_path: Path) -> None:
    clock, bot_pool = SetClock(), TurnwiseBots()
    async with lobby_in(tmp_path, clock, bot_pool) as lobby:
        aki = await Device.connect(
            lobby, (await lobby.open(TableRequest((Place("Aki"),), QUICK)))[0]
        )
        assert await aki.ask(Done(0, 0, simple_choice(view_before()))) == "ok"
        for round in range(1, 17):
            assert await aki.ask(Done(0, round, "- -")) == "ok"
        clock.now += CALL_MS
        assert await aki.ask(Call(0, 17, 0)) == "ok"
        await until(lambda: len(bot_pool.thoughts) == 1)
        last = aki.own[0]["draft"]["islands"]
        island = next(island for island in aki.view["islands"] if island not in last)
        assert await aki.ask(Done(0, 17, f"{island} -")) == "ok"
        bot_pool.thoughts[0].set()
        await until(lambda: not lobby.host.scheduler.tasks)
        assert len(bot_pool.thoughts) == 1
    bot_pool.close()
