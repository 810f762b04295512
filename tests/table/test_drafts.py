"""Drafts: what may be marked next, and what is missing."""

import pytest
from tables import ANN, BEN, Live, live

from hashi.rules import Pen
from hashi.table.commands import Done, Draft
from hashi.table.draft import MOST_MARKS
from hashi.table.view import Reason

EVERY_PEN = pytest.mark.parametrize("pen", list(Pen))


def two(cards: str, *rounds: str, pen: Pen = Pen.CHECKED) -> Live:
    """Ann, who played these rounds while Ben passed, has a 3 on a1 from the beginning."""
    table = live(ANN, BEN, cards=cards, pen=pen)
    table.begin("c5=3", "a1=3")
    for move in rounds:
        table.round(move, "- -")
    return table


def codes_of(marks: dict[str, str], *names: str) -> list[str | None]:
    return [marks.get(name) for name in names]


@EVERY_PEN
def test_what_the_marks_finish(pen: Pen) -> None:
    """R4.3; R7.7: the free pen does not say."""
    table = two("1/3 1/1", pen=pen)
    checked = pen is Pen.CHECKED
    marks = ("a4", "a1-a4", "a1-b1", "a1-b1")
    finishes = [[], ["a4"], ["a4"], ["a1", "a4"]] if checked else [[]] * 4
    for count, wanted in enumerate(finishes, 1):
        table.draft(0, *marks[:count])
        assert table.own(0).finishes == wanted
    table.done(0, "a4 a1-a4 a1=b1")
    assert table.own(0).finishes == finishes[-1], "also while one waits for the others"
    assert table.own(1).finishes == []
    table.done(1)
    table.wait(2)
    assert table.public.sheets
    assert table.public.sheets[0].finished == ["a1", "a4"]
    assert table.own(0).finishes == []


@EVERY_PEN
def test_what_is_linked_and_which_lines_are_closed(pen: Pen) -> None:
    """R5.3, R4.1 to R4.4; R7.7: the free pen does not say what is closed."""
    table = two("1/3 1/1", "a4 a1-a4 a1=b1", pen=pen)
    assert table.public.sheets
    sheet = table.public.sheets[0]
    assert sheet.linked == 2
    assert sheet.closed == (["a1-a4", "a1-b1", "a4-a6", "a4-c4"] if pen is Pen.CHECKED else [])


def test_before_any_mark() -> None:
    draft = two("5/3").draft(0)
    flags = ["b1", "c2", "f3", "e4", "b5", "a6", "e6"]
    assert draft.islands == {"a1": "island-taken", **dict.fromkeys(flags, "flag-needs-bridge")}
    assert draft.lines.get("a1-b1") is None
    assert draft.lines.get("a1-a4") is None
    assert codes_of(draft.lines, "b1-f1", "d2-e2") == ["no-number", "no-number"]
    assert draft.missing is None
    assert not draft.stuck


def test_after_the_entry_its_lines_are_open() -> None:
    table = two("5/3")
    draft = table.draft(0, "d2")
    assert codes_of(draft.lines, "d2-e2", "c2-d2", "e2-e4") == [None, None, "no-number"]
    assert "d2" not in draft.islands, "a mark there takes the entry back"
    assert draft.islands["e4"] == "flag-needs-bridge"
    assert draft.missing is None


def test_bridges_that_need_the_entry_hold_it() -> None:
    """R3.7: without its number nothing carries the bridge."""
    draft = two("5/3").draft(0, "d2", "d2-e2")
    assert codes_of(draft.islands, "d2", "e2", "d5") == ["no-number", None, "no-number"]
    assert draft.missing == Reason(
        "wrong-bridge-count", "R3.6", {"bridges": ["d2-e2"], "wanted": 3}
    )


def test_an_entry_after_the_bridges() -> None:
    """R3.4: a bridge of the same turn comes too late for a flag."""
    draft = two("1/2").draft(0, "a1-b1", "a1-a4")
    assert codes_of(draft.islands, "b1", "a4", "f1") == ["flag-needs-bridge", None, None]
    assert draft.missing is None


def test_the_entry_s_number_must_do_for_the_bridges_drawn() -> None:
    draft = two("1/2").draft(0, "a1-a4", "a1-a4")
    assert draft.islands["a4"] == "island-full"


def test_with_all_bridges_drawn_there_are_no_more() -> None:
    table = two("5/1")
    draft = table.draft(0, "a1-b1")
    assert draft.lines == dict.fromkeys(table.public.lines, "wrong-bridge-count")
    assert draft.missing is None


def test_lines_that_are_full_and_lines_that_cross() -> None:
    table = two("5/2 2/2 6/3", "- a1=a4", "b3 b3=b5")
    draft = table.draft(0, "c4")
    assert codes_of(draft.lines, "a1-a4", "a4-c4") == ["line-full", "bridges-cross"]


def test_finished_islands_take_no_more() -> None:
    draft = two("1/3 6/3", "- a1=a4 a1-b1").draft(0)
    assert draft.lines["a1-b1"] == "island-full"


def test_a_flag_with_a_bridge_takes_a_number_that_is_large_enough() -> None:
    table = two("5/2 1/1 2/1", "- a1=b1")
    assert table.draft(0).islands["b1"] == "number-too-small"
    table.round("- -", "- -")
    assert "b1" not in table.draft(0).islands


def test_r3_6_stuck_where_nothing_is_left_for_the_second_bridge() -> None:
    """The 3 on a1 is finished, and the 1 on d5 has its bridge: two were to be drawn."""
    table = two("2/2 6/1 1/2", "- a1=a4", "- a1-b1")
    assert not table.draft(0, "d5").stuck
    draft = table.draft(0, "d5", "c5-d5")
    assert draft.stuck
    assert draft.missing
    assert draft.missing.code == "wrong-bridge-count"


def test_not_stuck_where_an_entry_after_the_bridge_opens_more_lines() -> None:
    table = two("2/2 6/2", "- a1=a4")
    assert not table.draft(0, "a1-b1").stuck
    draft = table.draft(0, "d2", "a1-b1", "d2-e2")
    assert (draft.stuck, draft.missing) == (False, None)


def test_the_free_pen_says_nothing_of_what_is_allowed() -> None:
    """R7.7: only what cannot be written at all has a code (R7.6)."""
    table = two("5/3", pen=Pen.FREE)
    for marks in ([], ["b1"], ["b1", "e2-e4"], ["a1-a4", "a1-a4", "a1-a4", "a1-a4"]):
        draft = table.draft(0, *marks)
        assert draft.islands == {"a1": "island-taken"}
        assert (draft.lines, draft.missing, draft.stuck) == ({}, None, False)


@EVERY_PEN
def test_marks_in_any_order_come_to_one_move(pen: Pen) -> None:
    table = two("5/3", pen=pen)
    marks = ("a1-b1", "d2", "a1-b1", "d2-e2")
    assert table.draft(0, *marks).marks == marks
    assert table.draft(0, "e2", "e2-e4").marks == ("e2", "e2-e4")
    assert table.draft(0).marks == ()


@EVERY_PEN
@pytest.mark.parametrize(
    ("marks", "code", "clause"),
    [
        (["d2", "e2"], "one-entry", "R3.3"),
        (["a1"], "island-taken", "R3.3"),
        (["a2"], "unknown-island", "R7.6"),
        (["a1-f1"], "no-line", "R7.6"),
        (["a1=b1"], "unreadable", None),
        (["a1-"], "unreadable", None),
        ([""], "unreadable", None),
        (["a1-a4"] * MOST_MARKS, "too-many-marks", None),
        (["a1-a4"] * (MOST_MARKS + 1), "too-many-marks", None),
    ],
)
def test_what_no_pen_writes(pen: Pen, marks: list[str], code: str, clause: str | None) -> None:
    assert two("5/3", pen=pen).why_not(Draft(0, 1, tuple(marks))) == (code, clause)


@pytest.mark.parametrize(
    ("marks", "code", "clause"),
    [
        (["b1"], "flag-needs-bridge", "R3.4"),
        (["d2-e2"], "no-number", "R3.7"),
        (["a1-a4"] * 3, "line-full", "R4.1"),
        (["a1-a4", "a1-a4", "a1-b1", "a1-b1"], "wrong-bridge-count", "R3.6"),
    ],
)
def test_what_the_checked_pen_does_not_write(marks: list[str], code: str, clause: str) -> None:
    table = two("5/3")
    assert table.why_not(Draft(0, 1, tuple(marks))) == (code, clause)
    free = two("5/3", pen=Pen.FREE)
    assert free.draft(0, *marks).marks == tuple(marks)


def test_the_facts_of_a_refusal() -> None:
    table = two("5/3")
    assert table.refusal(Draft(0, 1, ("a1",))).facts == {"island": "a1", "number": 3}
    full = table.refusal(Done(0, 1, "- a1=a4 a1=b1"))
    assert full.facts == {"bridges": ["a1-a4", "a1-a4", "a1-b1", "a1-b1"], "wanted": 3}


def test_a_draft_is_for_the_round_that_is_on_and_for_whoever_is_not_done() -> None:
    table = two("5/3")
    for round in (0, 2):
        refusal = table.refusal(Draft(0, round, ()))
        assert (refusal.code, refusal.facts) == ("wrong-round", {"round": 1})
    table.done(0)
    assert table.why_not(Draft(0, 1, ())) == ("already-done", None)


def test_a_draft_is_seen_by_its_seat_only_and_is_gone_with_the_round() -> None:
    table = two("5/3")
    before, bens = table.public, table.own(1)
    table.draft(0, "d2")
    assert (table.public, table.own(1)) == (before, bens)
    table.done(0, "d2 -")
    assert table.table.drafts[0] == ()
    table.done(1)
    table.wait(2)
    assert table.own(0).draft
    assert table.table.drafts == ((), ())
