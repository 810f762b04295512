"""What the clock does: limits, and calls at tables that have none."""

import pytest
from tables import ANN, BEN, CLEO, OPEN, STEADY, Live, live

from hashi.rules import Pen
from hashi.table.commands import Call, Done, Leave, TakeBack
from hashi.table.events import Called, Closed, Moved, Resolved, TurnedUp
from hashi.table.options import Limit
from hashi.table.table import CALL_MS, FINAL_CHECK, Phase
from hashi.table.timing import expire, next_alarm


def limited(limit: Limit = 60, *, pen: Pen = Pen.CHECKED, settles: bool = True) -> Live:
    table = live(ANN, BEN, cards="5/2 1/1", limit=limit, pen=pen, settles=settles)
    table.begin("c5=3", "a1=3")
    return table


@pytest.mark.parametrize("limit", [60, 120, 300, 86_400])
def test_each_round_has_its_time(limit: Limit) -> None:
    table = live(ANN, BEN, limit=limit)
    assert table.public.deadline == table.now + 1_000 * limit
    table.begin()
    assert table.public.deadline == table.now + 1_000 * limit
    assert next_alarm(table.table, table.now) == table.public.deadline
    table.wait(limit - 1)
    assert table.table.bot_for(0, table.now) is None
    table.wait(1)
    assert table.table.bot_for(0, table.now) == "steady"
    assert next_alarm(table.table, table.now) is None, "it is for the bots now"


def test_a_table_without_a_limit_waits_forever() -> None:
    table = live(ANN, BEN)
    assert (table.public.deadline, next_alarm(table.table, table.now)) == (None, None)
    assert table.wait(10**8) == []
    assert table.table.bot_for(0, table.now) is None


def test_while_a_table_waits_for_people_no_time_runs() -> None:
    table = live(ANN, OPEN, limit=60)
    assert table.wait(1_000) == []
    table.sit(1, "Ben")
    assert table.public.deadline == table.now + 60_000


def test_a_draft_that_is_a_whole_move_counts_when_the_time_is_up() -> None:
    table = limited()
    table.draft(0, "a1-b1", "d2", "a1-b1")
    table.done(1)
    assert table.wait(59.999) == []
    assert table.wait(0.001) == [Moved(table.now, 0, 1, "d2 a1=b1")]
    assert table.wait(2) == [Resolved(table.now, 1), TurnedUp(table.now, 2, "1/1")]


def test_a_whole_draft_counts_before_a_bot_that_is_faster_than_the_alarm() -> None:
    table = limited()
    table.draft(0, "d2")
    table.now += 60_000
    assert table.bot(0, "- -") == [Moved(table.now, 0, 1, "d2 -")]
    assert table.bot(1, "- -") == [Moved(table.now, 1, 1, "- -", "steady")]


def test_without_settling_the_round_is_over_with_its_time() -> None:
    table = limited(settles=False)
    table.draft(0, "d2")
    table.draft(1, "d2")
    assert [type(event) for event in table.wait(60)] == [Moved, Moved, Resolved, TurnedUp]


def test_for_whoever_has_no_whole_move_the_bot_of_the_table_moves() -> None:
    table = live(ANN, BEN, CLEO, cards="5/2", limit=60, stand_in="novice")
    table.begin()
    table.draft(0, "a1-b1")
    table.draft(1, "d2")
    assert table.wait(60) == [Moved(table.now, 1, 1, "d2 -")]
    assert table.table.waits_for == [0, 2]
    assert [table.table.bot_for(seat, table.now) for seat in (0, 2)] == ["novice", "novice"]
    table.bot(0, by="novice")
    table.bot(2, by="novice")
    table.wait(2)
    assert table.table.round == 2
    assert [str(note) for note in table.table.notes] == ["bot 1 Ann novice", "bot 1 Cleo novice"]


def test_whoever_is_quicker_than_the_bot_moves_themselves() -> None:
    table = limited()
    table.wait(60)
    table.done(0, "d2 -")
    assert table.bot(0) == []
    assert table.own(0).hand == "d2 -"


def test_the_seat_is_its_player_s_again_in_the_next_round() -> None:
    table = limited()
    table.wait(60)
    table.bot(0)
    table.bot(1)
    table.wait(2)
    assert table.table.bot_for(0, table.now) is None
    table.done(0, "- -")


def test_the_entry_drafted_counts_too() -> None:
    table = live(ANN, BEN, limit=60)
    table.draft(0, "c5=4")
    assert table.wait(60) == [Moved(table.now, 0, 0, "c5=4")]


def test_half_of_the_bridges_are_no_whole_move_with_the_free_pen_either() -> None:
    table = limited(pen=Pen.FREE)
    table.draft(0, "d2", "a1-b1")
    table.draft(1, "b1")
    assert table.wait(60) == [Moved(table.now, 1, 1, "b1 -")]
    assert table.table.waits_for == [0]


def test_when_the_time_is_up_nothing_is_taken_back() -> None:
    table = limited()
    table.done(1)
    table.draft(0, "d2")
    table.wait(60)
    assert table.table.settles_at == table.now + 2_000
    for seat in (0, 1):
        assert table.why_not(TakeBack(seat, 1)) == ("too-late", None)


def test_the_final_check_has_its_time_too() -> None:
    table = live(ANN, STEADY, limit=60, pen=Pen.FREE, settles=False)
    table.to_round(FINAL_CHECK)
    assert table.public.phase is Phase.CHECKING
    assert table.wait(0) == [Moved(table.now, 1, FINAL_CHECK, "checked")], "a bot has nothing to do"
    assert next_alarm(table.table, table.now) == table.now + 60_000
    assert table.wait(0) == []
    table.wait(60)
    assert table.table.phase is Phase.OVER


def test_at_the_final_check_without_a_limit_only_bots_are_done_at_once() -> None:
    table = live(ANN, STEADY, pen=Pen.FREE)
    table.to_round(FINAL_CHECK)
    assert next_alarm(table.table, table.now) == table.now
    table.wait(0)
    assert table.table.waits_for == [0]
    assert next_alarm(table.table, table.now) is None
    table.now += CALL_MS
    table.do(Call(0, table.table.round, 0))
    assert next_alarm(table.table, table.now) == table.now
    table.wait(0)
    assert table.wait(1) == []
    table.wait(1)
    assert table.table.phase is Phase.OVER


def test_after_five_minutes_a_bot_is_called_for_someone_who_is_away() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.done(0)
    table.now += CALL_MS - 1
    refusal = table.refusal(Call(0, table.table.round, 1))
    assert (refusal.code, refusal.facts) == ("too-early", {"at": table.now + 1})
    table.now += 1
    called = Called(table.now, 0, 1, 1)
    assert table.do(Call(0, table.table.round, 1)) == [called]
    assert table.table.log[-1] == called
    assert table.table.bot_for(1, table.now) == "steady"
    table.bot(1)
    table.wait(2)
    assert [str(note) for note in table.table.notes] == ["bot 1 Ben steady"]
    assert table.table.bot_for(1, table.now) is None


def test_a_call_that_comes_twice_is_heard_once() -> None:
    table = live(ANN, BEN)
    table.now += CALL_MS
    table.do(Call(0, table.table.round, 1))
    assert table.do(Call(0, table.table.round, 1)) == []


def test_a_call_of_another_round_comes_too_late() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.round()
    table.now += CALL_MS
    for round in (1, 3):
        refusal = table.refusal(Call(0, round, 1))
        assert (refusal.code, refusal.facts) == ("wrong-round", {"round": 2})


def test_whoever_comes_back_in_time_moves_themselves() -> None:
    table = live(ANN, BEN)
    table.now += CALL_MS
    table.do(Call(0, table.table.round, 1))
    table.do(Done(1, 0, "a1=3"))
    assert table.bot(1, "c5=4") == []


def test_a_bot_that_was_called_for_someone_does_not_move_for_whoever_sits_down_next() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.now += CALL_MS
    table.do(Call(0, table.table.round, 1))
    table.do(Leave(1))
    table.sit(1, "Cleo")
    assert table.table.bot_for(1, table.now) is None
    assert table.bot(1) == []


def test_a_bot_that_was_called_does_not_move_for_someone_who_thinks_again() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.now += CALL_MS
    table.do(Call(0, table.table.round, 1))
    table.done(1)
    table.take_back(1)
    assert table.bot(1) == []


def test_nobody_is_called_for_where_nobody_keeps_others_waiting() -> None:
    table = live(ANN, BEN, STEADY)
    table.done(1, "a1=3")
    table.now += CALL_MS
    for absent in (1, 2, 3, -1):
        assert table.why_not(Call(0, table.table.round, absent)) == ("not-waited-for", None)
    limited = live(ANN, BEN, limit=60)
    limited.now += CALL_MS
    assert limited.why_not(Call(0, 0, 1)) == ("no-calls-here", None)


def test_a_bot_is_called_for_a_seat_that_stays_open() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.do(Leave(1))
    table.done(0)
    table.now += CALL_MS
    table.do(Call(0, table.table.round, 1))
    assert table.bot(1)


def test_a_table_nobody_visits_is_closed() -> None:
    table = live(ANN, BEN)
    closed = table.apply(expire(table.table, table.now, table.dealer))
    assert closed == [Closed(table.now, "00" * 32)]
    assert expire(table.table, table.now, table.dealer) == []
    assert next_alarm(table.table, table.now) is None
    assert table.wait(10**6) == []
