"""The host: decide, store, apply, tell, one command after the other; alarms, bots and hints."""

import asyncio
import random

import msgspec
import pytest
from host.hosting import ANEW, BOTS_LACK, FREE, QUICK, USUAL, Hosting, TestBots
from server.stores import in_loop
from tables import ANN, BEN, STEADY, some_turn

from hashi.host.bots import FALLBACK
from hashi.host.scheduler import RETRY_MS
from hashi.rules import Pen
from hashi.table.commands import Done, Draft, Fix, Give, Hint, TakeBack
from hashi.table.events import Moved
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.table import SETTLE_MS, Phase, Table


def as_stored(table: Table) -> Table:
    """Without what is never stored."""
    nothing = ((),) * len(table.seats)
    never = (0,) * len(table.seats)
    return msgspec.structs.replace(table, here=frozenset(), drafts=nothing, drafted_at=never)


async def first_entries(hosting: Hosting) -> None:
    for seat in hosting.table.waits_for:
        assert await hosting.ask(Done(seat, 0, "a1=3")) == "ok"


@pytest.mark.parametrize("seed", range(8))
@in_loop
async def test_the_table_is_always_what_its_stored_events_come_to(seed: int) -> None:
    chance = random.Random(seed)
    hosting = Hosting(ANN, BEN, options=FREE if seed % 2 else USUAL)
    storage = hosting.storage
    while not hosting.table.is_over:
        table, seat = hosting.table, chance.randrange(2)
        turn = some_turn(chance, table, seat)
        storage.fails = chance.random() < 0.1
        storage.stores_all_the_same = chance.random() < 0.5
        match chance.randrange(8):
            case 0:
                await hosting.ask(Draft(seat, table.round, ()))
            case 1:
                await hosting.ask(TakeBack(seat, table.round, table.attempts[seat]))
            case 2:
                await hosting.wait(SETTLE_MS)
            case _:
                await hosting.ask(Done(seat, table.round, turn, table.attempts[seat]))
        if not storage.is_in_doubt:
            assert as_stored(hosting.table) == as_stored(Table.load(storage.events))
    assert hosting.failures == []


@in_loop
async def test_what_is_not_stored_did_not_happen() -> None:
    hosting = Hosting(ANN, BEN, options=QUICK)
    hosting.storage.fails = True
    before = hosting.table
    assert await hosting.ask(Done(0, 0, "a1=3")) == "not-stored"
    assert (hosting.table, hosting.audience.heard) == (before, [])
    hosting.storage.fails = False
    assert await hosting.ask(Done(0, 0, "a1=3")) == "ok"
    assert hosting.table.hands == ("a1=3", None)


@in_loop
async def test_everybody_hears_once_of_what_happened() -> None:
    hosting = Hosting(ANN, BEN, options=QUICK)
    assert await hosting.ask(Done(0, 0, "a1=3")) == "ok"
    assert hosting.audience.heard == [[Moved(hosting.now, 0, 0, "a1=3")]]


@in_loop
async def test_what_was_stored_although_it_seemed_to_fail_is_told_before_anything_else() -> None:
    hosting = Hosting(ANN, BEN, options=QUICK)
    hosting.storage.fails = hosting.storage.stores_all_the_same = True
    assert await hosting.ask(Draft(1, 0, ("a1=4",))) == "ok"
    assert await hosting.ask(Done(0, 0, "a1=3")) == "not-stored"
    hosting.storage.fails = False
    hosting.audience.heard.clear()
    assert await hosting.ask(Done(0, 0, "a1=3")) == "already-done"
    assert hosting.audience.heard == [ANEW]
    assert hosting.table.hands == ("a1=3", None)
    assert hosting.table.drafts[1] == ("a1=4",), "drafts are nowhere else"


@in_loop
async def test_a_command_waits_for_the_one_before_it_to_be_stored() -> None:
    hosting = Hosting(ANN, BEN, options=QUICK)
    hosting.storage.go_on.clear()
    both = [asyncio.create_task(hosting.ask(Done(0, 0, "a1=3"))) for _ in range(2)]
    await hosting.settle()
    assert hosting.audience.heard == []
    hosting.storage.go_on.set()
    assert await asyncio.gather(*both) == ["ok", "already-done"]


@in_loop
async def test_a_round_ends_when_its_time_has_come() -> None:
    hosting = Hosting(ANN, BEN, cards="5/3")
    await first_entries(hosting)
    await hosting.wait(SETTLE_MS - 1)
    assert hosting.table.phase is Phase.OPENING
    await hosting.wait(1)
    assert (hosting.table.phase, hosting.table.round) == (Phase.PLAYING, 1)


@in_loop
async def test_an_end_that_cannot_be_stored_is_tried_again() -> None:
    hosting = Hosting(ANN, BEN)
    await first_entries(hosting)
    hosting.storage.fails = True
    await hosting.wait(SETTLE_MS)
    hosting.storage.fails = False
    await hosting.wait(RETRY_MS - 1)
    assert hosting.table.round == 0
    await hosting.wait(1)
    assert hosting.table.round == 1


@in_loop
async def test_a_bot_moves_for_its_seat_and_thinks_for_whoever_acted_first() -> None:
    hosting = Hosting(ANN, STEADY, bots=TestBots("c4=3", "- -"), options=QUICK)
    hosting.host.look_after(hosting.live)
    await hosting.settle()
    assert hosting.table.hands == (None, "c4=3")
    await first_entries(hosting)
    await hosting.settle()
    assert hosting.table.hands == (None, "- -")
    assert [(bot, asker.visitor) for bot, asker in hosting.bots.asked] == [
        ("steady", ""),
        ("steady", "192.0.2.1"),
    ]


@pytest.mark.parametrize("answer", [Refusal("no-bot-now"), "nonsense", "z9=3", ValueError("ours")])
@in_loop
async def test_where_a_bot_cannot_move_another_one_does(answer: str | Exception) -> None:
    hosting = Hosting(ANN, STEADY, bots=TestBots(answer, "c4=3"))
    hosting.expected_failures = [answer] if isinstance(answer, ValueError) else []
    hosting.host.look_after(hosting.live)
    await hosting.settle()
    assert [bot for bot, _ in hosting.bots.asked] == ["steady", FALLBACK]
    assert hosting.table.hands == (None, "c4=3")


@in_loop
async def test_where_no_bot_can_move_the_table_says_so_and_asks_again() -> None:
    no = Refusal("no-bot-now")
    hosting = Hosting(ANN, STEADY, bots=TestBots(no, no, "c4=3"))
    hosting.host.look_after(hosting.live)
    await hosting.settle()
    assert hosting.live.lacks_bots
    assert hosting.audience.heard == [BOTS_LACK]
    await hosting.wait(RETRY_MS - 1)
    assert len(hosting.bots.asked) == 2
    await hosting.wait(1)
    assert (hosting.live.lacks_bots, hosting.audience.heard[-1]) == (False, BOTS_LACK)
    assert hosting.table.hands == (None, "c4=3")


@in_loop
async def test_a_bot_thinks_once_for_a_turn_however_often_it_is_looked_after() -> None:
    hosting = Hosting(ANN, STEADY)
    for _ in range(3):
        hosting.host.look_after(hosting.live)
    await hosting.settle()
    assert len(hosting.bots.asked) == 1
    await hosting.close()
    assert hosting.live.thinking == set()


async def with_a_mistake(options: Options = FREE) -> Hosting:
    """Ann alone with the free pen: in round 1 she drew over an island, and round 2 has begun."""
    hosting = Hosting(ANN, options=options, cards="5/3 2/1")
    assert await hosting.ask(Done(0, 0, "e2=3")) == "ok"
    await hosting.wait(SETTLE_MS)
    assert await hosting.ask(Done(0, 1, "c2 d2-e2")) == "ok"
    await hosting.wait(SETTLE_MS)
    return hosting


@in_loop
async def test_a_hint_for_a_sheet_that_was_put_right_meanwhile_is_not_given() -> None:
    hosting = await with_a_mistake()
    hosting.bots.answers = ["- -"]
    hosting.bots.may_answer.clear()
    asked = asyncio.create_task(hosting.ask(Hint(0, 2, 1)))
    await hosting.settle()
    assert await hosting.ask(Fix(0, 1, "d2 d2=e2 c2-d2")) == "ok"
    hosting.bots.may_answer.set()
    assert await asked == "no-bot-now"
    assert hosting.table.hints == ()


@in_loop
async def test_a_bot_thinks_again_for_a_sheet_that_was_put_right_meanwhile() -> None:
    hosting = await with_a_mistake(Options(pen=Pen.FREE, limit=60))
    hosting.bots.answers = ["d2 d2-e2", "- -"]
    hosting.bots.may_answer.clear()
    await hosting.wait(60_000)
    assert await hosting.ask(Fix(0, 1, "d2 d2=e2 c2-d2")) == "ok"
    hosting.bots.may_answer.set()
    await hosting.settle()
    assert [bot for bot, _ in hosting.bots.asked] == ["steady", "steady"]
    assert hosting.table.hands == ("- -",)


@in_loop
async def test_the_second_half_of_a_hint_is_not_thought_of_again() -> None:
    hosting = Hosting(ANN, BEN, options=QUICK, bots=TestBots("c4=3"))
    assert await hosting.ask(Hint(0, 0, 1)) == "ok"
    assert await hosting.ask(Hint(0, 0, 2)) == "ok"
    assert len(hosting.bots.asked) == 1
    assert [(hint.step, hint.move) for hint in hosting.table.hints] == [(1, "c4=3"), (2, "c4=3")]


@in_loop
async def test_a_hint_that_makes_no_sense_is_refused() -> None:
    hosting = Hosting(ANN, BEN, bots=TestBots("nonsense"))
    assert await hosting.ask(Hint(0, 0, 1)) == "no-bot-now"


@pytest.mark.parametrize("most", [2, None])
@in_loop
async def test_so_many_hints_are_thought_of_for_a_player_in_one_round(most: int | None) -> None:
    """Of hints that are not given, each is thought of anew."""
    hosting = Hosting(ANN, BEN, bots=TestBots(*["nonsense"] * 9), most_hints=most)
    told = [await hosting.ask(Hint(0, 0, 1)) for _ in range(4)]
    assert told == ["no-bot-now"] * (most or 4) + ["no-more-hints"] * (4 - (most or 4))
    assert await hosting.ask(Hint(1, 0, 1)) == "no-bot-now"
    assert len(hosting.bots.asked) == (most or 4) + 1


@in_loop
async def test_players_who_leave_while_events_are_stored_are_gone_afterwards() -> None:
    hosting = Hosting(ANN, BEN, options=QUICK)
    hosting.storage.go_on.clear()
    asked = asyncio.create_task(hosting.ask(Done(0, 0, "a1=3")))
    await hosting.settle()
    hosting.audience.present = frozenset({0})
    hosting.live.note_who_is_here()
    hosting.storage.go_on.set()
    assert await asked == "ok"
    assert hosting.table.here == {0}
    assert hosting.table.hands == ("a1=3", None)


@in_loop
async def test_a_player_who_loses_the_seat_is_no_longer_here() -> None:
    hosting = Hosting(ANN, BEN)
    assert await hosting.ask(Give(0, 1, "random")) == "ok"
    assert hosting.table.here == {0}


@in_loop
async def test_a_table_whose_clock_was_set_back_keeps_its_time() -> None:
    hosting = Hosting(ANN, BEN)
    hosting.live.lead = 5_000
    assert hosting.live.now == hosting.now + 5_000
    await first_entries(hosting)
    assert hosting.table.settles_at == hosting.live.now + SETTLE_MS
    await hosting.wait(SETTLE_MS)
    assert hosting.table.round == 1
