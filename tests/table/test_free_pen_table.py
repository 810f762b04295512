"""R7 at a table: mistakes are written, told after the round, and put right in time."""

import pytest
from tables import ANN, BEN, STEADY, Live, live

from hashi.rules import Pen
from hashi.rules.faults import FixHasConsequences
from hashi.table.commands import Call, Done, Draft, Fix, TakeBack
from hashi.table.draft import MOST_MARKS
from hashi.table.events import Ended, Fixed, Moved, Resolved
from hashi.table.news import CrossedOut, PutRight
from hashi.table.refusal import Refusal, facts_of
from hashi.table.table import CALL_MS, FINAL_CHECK, Phase
from hashi.table.view import MistakeView


def free(cards: str = "5/3 1/1 2/2", *, shows_sheets: bool = True) -> Live:
    table = live(ANN, BEN, cards=cards, pen=Pen.FREE, shows_sheets=shows_sheets)
    table.begin("c5=3", "a1=3")
    return table


FLAG = MistakeView(0, 1, "5/3", "b1 -", "flag-needs-bridge", "R3.4", ["b1"], 3)


def test_a_mistake_is_written_and_told_when_the_round_is_over() -> None:
    table = free()
    assert table.draft(0, "b1").missing is None
    table.done(0, "b1 -")
    table.done(1)
    assert table.public.mistakes == []
    assert "flag-needs-bridge" not in repr((table.public, table.own(0), table.table.log))
    table.wait(2)
    assert table.public.mistakes == [FLAG]


def test_mistakes_are_told_to_their_maker_only_where_sheets_are_not_shown() -> None:
    table = free(shows_sheets=False)
    table.round("b1 -", "- -")
    assert table.public.mistakes is None
    assert (table.own(0).mistakes, table.own(1).mistakes) == ([FLAG], [])


def test_a_mistake_is_put_right() -> None:
    table = free()
    table.round("b1 -", "- -")
    table.draft(0, "d2")
    assert table.fix(0, 1, "d5  -") == [Fixed(table.now, 0, 1, "d5 -")]
    assert table.public.mistakes == []
    assert table.public.sheets
    assert table.public.sheets[0].numbers == {"a1": 3, "d5": 5}
    assert table.table.log[-1] == PutRight(table.now, 0, 1)
    assert table.table.drafts[0] == (), "what was drafted was drafted on another sheet"
    assert table.why_not(Fix(0, 1, "d5 -")) == ("nothing-to-fix", "R7.2")


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("c2 -", "fix-still-wrong", "R7.2"),
        ("a1 -", "island-taken", "R3.3"),
        ("d5", "unreadable", None),
    ],
)
def test_what_does_not_put_it_right(move: str, code: str, clause: str | None) -> None:
    table = free()
    table.round("b1 -", "- -")
    assert table.why_not(Fix(0, 1, move)) == (code, clause)
    assert table.public.mistakes == [FLAG]


def test_the_facts_tell_what_is_still_wrong_and_what_would_follow() -> None:
    table = free()
    table.round("b1 -", "- -")
    assert table.refusal(Fix(0, 1, "c2 -")).facts == {
        "fault": "flag-needs-bridge",
        "island": "c2",
        "number": 5,
        "bridges": 0,
    }
    table.to_round(16)
    table.round("c2 -", "- -")
    table.round("d5 -", "- -")
    refusal = table.refusal(Fix(0, 16, "d5 -"))
    assert (refusal.code, refusal.clause) == ("fix-has-consequences", "R7.2")
    assert refusal.facts == {
        "round": 17,
        "fault": "island-taken",
        "island": "d5",
        "number": 6,
    }


def test_r7_1_too_late_and_r7_3_crossed_out() -> None:
    table = free()
    table.round("b1 -", "- -")
    assert table.public.sheets
    assert table.public.sheets[0].void == []
    table.round()
    assert table.why_not(Fix(0, 1, "d5 -")) == ("fix-too-late", "R7.1")
    assert table.public.sheets[0].void == ["b1"]


def test_r7_3_all_hear_what_is_crossed_out() -> None:
    table = free()
    table.round("b1 -", "c2 -")
    table.round("c2 -", "- -")
    assert told_crossed_out(table) == [
        CrossedOut(table.now, 0, ["b1"]),
        CrossedOut(table.now, 1, ["c2"]),
    ]
    assert table.table.log[-3] == table.events[-1], "it comes of the card that is turned up"
    table.fix(0, 2, "d5 -")
    table.round()
    assert len(told_crossed_out(table)) == 2, "once, and not what was put right"


def test_where_sheets_are_not_shown_crossing_out_is_told_at_the_end() -> None:
    table = free(shows_sheets=False)
    table.round("b1 -", "- -")
    table.to_round(17)
    table.round("c2 -", "- -")
    assert told_crossed_out(table) == []
    table.done(0, "checked")
    table.done(1, "checked")
    table.wait(2)
    assert told_crossed_out(table) == [CrossedOut(table.now, 0, ["b1", "c2"])]


def told_crossed_out(table: Live) -> list[CrossedOut]:
    return [news for news in table.table.log if isinstance(news, CrossedOut)]


def test_nobody_puts_right_while_done_nor_before_the_game_nor_with_the_checked_pen() -> None:
    table = free()
    table.round("b1 -", "- -")
    table.done(0)
    assert table.why_not(Fix(0, 1, "d5 -")) == ("already-done", None)
    table.take_back(0)
    table.fix(0, 1, "d5 -")
    early = live(ANN, BEN, pen=Pen.FREE)
    assert early.why_not(Fix(0, 1, "d5 -")) == ("wrong-round", None)
    checked = live(ANN, BEN)
    checked.begin()
    assert checked.why_not(Fix(0, 1, "d5 -")) == ("fix-with-checked-pen", None)


def test_after_the_last_round_all_check_once_more() -> None:
    table = free()
    table.to_round(17)
    table.round("b1 -", "- -")
    assert (table.public.phase, table.public.round) == (Phase.CHECKING, FINAL_CHECK)
    assert isinstance(table.events[-1], Resolved), "no card is left to turn up"
    assert table.public.card is None
    assert table.public.mistakes
    assert table.public.sheets
    assert table.public.sheets[0].void == [], "there is still time"
    assert table.own(0).draft is None
    assert (table.public.winners, table.public.secret) == (None, None)


def test_the_last_fixes_count() -> None:
    """A 1 with its one bridge, entered one island too far."""
    table = free(cards="5/3")
    table.to_round(17)
    card = table.public.card
    assert card
    table.round("b1 -", "- -")
    table.done(1, "whatever")
    table.fix(0, 17, "d5 -")
    events = [*table.done(0, ""), *table.wait(2)]
    assert events[0] == Moved(table.now - 2_000, 0, FINAL_CHECK, "checked")
    assert [type(event) for event in events[1:]] == [Resolved, Ended]
    assert table.public.mistakes == []
    assert table.public.sheets
    assert "d5" in table.public.sheets[0].numbers
    assert table.why_not(Fix(0, 17, "d2 -")) == ("table-over", None)


def test_what_was_not_put_right_is_crossed_out_at_the_count() -> None:
    table = free()
    table.to_round(17)
    table.round("b1 -", "- -")
    table.round()
    assert table.table.phase is Phase.OVER
    assert table.public.sheets
    assert table.public.sheets[0].void == ["b1"]


def test_the_check_is_taken_back_like_a_move() -> None:
    table = free()
    table.to_round(FINAL_CHECK)
    table.done(0)
    table.take_back(0)
    assert table.table.waits_for == [0, 1]
    assert table.why_not(Done(0, FINAL_CHECK, "", 0)) == ("wrong-attempt", None)
    table.done(0, attempt=1)
    assert table.why_not(TakeBack(1, FINAL_CHECK)) == ("not-done", None)


def test_there_is_nothing_to_draft_at_the_check() -> None:
    table = free()
    table.to_round(FINAL_CHECK)
    assert table.why_not(Draft(0, FINAL_CHECK, ("d2",))) == ("wrong-round", None)
    table.do(Draft(0, FINAL_CHECK, ()))


def test_a_bot_never_keeps_the_others_waiting_at_the_check() -> None:
    table = live(ANN, STEADY, pen=Pen.FREE)
    table.to_round(FINAL_CHECK)
    table.done(0)
    table.wait(0)
    table.wait(2)
    assert table.table.phase is Phase.OVER


def test_the_checked_pen_needs_no_check() -> None:
    table = live(ANN, BEN)
    table.to_round(17)
    table.round()
    assert table.table.phase is Phase.OVER


def test_an_award_that_would_be_missed_is_no_fault_to_name() -> None:
    assert facts_of(FixHasConsequences(4, None)) == {"round": 4}


def test_hints_and_bots_think_of_the_sheet_as_it_is_now() -> None:
    """What they thought of before a mistake was put right counts for nothing."""
    table = live(ANN, BEN, cards="5/3 5/1 2/2", pen=Pen.FREE, hints=True)
    table.begin("c5=3", "a1=3")
    table.round("b1 -", "- -")
    table.hint(0, 1, "d5 -")
    table.fix(0, 1, "d5 -")
    assert table.own(0).hint is None
    with pytest.raises(Refusal, match="island-taken"):
        table.hint(0, 1, "d5 -")
    table.hint(0, 1, "d2 -")
    assert table.own(0).hint
    table.now += CALL_MS
    table.do(Call(1, table.table.round, 0))
    for move in ("d5 -", "b1 -", "c4 a1-b1 a1-b1"):
        with pytest.raises(Refusal):
            table.bot(0, move)
    table.bot(0, "d2 -")
    table.done(1)
    table.wait(2)
    assert [str(note) for note in table.table.notes] == ["hint 2 Ann", "bot 2 Ann steady"]


def test_a_scrawl_has_an_end() -> None:
    table = free()
    scrawl = "- " + " ".join(["a1-b1"] * MOST_MARKS)
    assert table.why_not(Done(0, 1, scrawl)) == ("too-many-marks", None)
    table.round("b1 -", "- -")
    assert table.why_not(Fix(0, 1, scrawl)) == ("too-many-marks", None)


def test_a_scrawl_that_an_older_server_stored_is_read_again() -> None:
    table = free()
    bridges = ["a1-b1"] * MOST_MARKS
    table.table = table.table.apply(Moved(table.now, 0, 1, f"- {' '.join(bridges)}"))
    table.take_back(0)
    draft = table.own(0).draft
    assert draft
    assert draft.marks == tuple(bridges)


def test_mistakes_that_say_the_same_are_told_once() -> None:
    table = free()
    table.round("- " + " ".join(["c2-d2"] * 5), "- -")
    assert table.public.mistakes
    told = [(its.code, *its.islands) for its in table.public.mistakes]
    assert len(told) == len(set(told))
    assert table.table.game
    assert len(told) < len(table.table.game.courses[0].mistakes)
