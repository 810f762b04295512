"""Hints: first where, then how, and noted in the record."""

import pytest
from tables import ANN, BEN, STEADY, live

from hashi.rules import Pen
from hashi.table.commands import Hint
from hashi.table.events import Hinted
from hashi.table.hints import hinted, may_hint
from hashi.table.holder import Holder
from hashi.table.news import HintTaken
from hashi.table.refusal import Refusal
from hashi.table.table import FINAL_CHECK
from hashi.table.view import HintView

ANNS = Holder(frozenset({0}))


def test_first_the_region_then_the_move() -> None:
    table = live(ANN, BEN, cards="5/2")
    table.begin("c5=3", "a1=3")
    table.hint(0, 1, "d2 a1=b1")
    region = ["a1", "b1", "c2", "d2", "d3", "e2"]
    assert table.own(0).hint == HintView(region, None)
    table.hint(0, 2, "another move")
    assert table.own(0).hint == HintView(region, "d2 a1=b1")
    assert table.own(1).hint is None


def test_that_a_hint_was_taken_is_told_once_and_what_it_was_is_not() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.hint(0, 1, "d2 -")
    table.hint(0, 2)
    assert table.table.log[-1] == HintTaken(table.now, 0, 1)
    assert "d2" not in repr(table.table.log)


def test_a_hint_asked_for_again_is_the_same_and_told_once() -> None:
    table = live(ANN, BEN)
    table.begin()
    heard = len(table.table.log)
    table.hint(0, 1, "d2 -")
    assert table.hint(0, 1, "e2 -") == []
    table.hint(0, 2)
    for step in (2, 1):
        assert table.hint(0, step) == []
    assert table.own(0).hint == HintView(["c2", "d2", "d3", "e2"], "d2 -")
    assert len(table.table.log) == heard + 1


def test_two_tabs_that_ask_at_once_get_one_hint() -> None:
    table = live(ANN, BEN)
    table.begin()
    first, view = Hint(0, 1, 1), table.table.knowledge(0)
    table.apply(hinted(table.table, ANNS, first, view, "d2 -", table.now))
    assert hinted(table.table, ANNS, first, view, "e2 -", table.now) == []


def test_each_round_has_hints_of_its_own() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.hint(0, 1, "d2 -")
    table.hint(0, 2)
    table.round()
    assert table.own(0).hint is None
    assert may_hint(table.table, ANNS, Hint(0, 2, 1)) is None
    with pytest.raises(Refusal, match="first-half-first"):
        may_hint(table.table, ANNS, Hint(0, 2, 2))


def test_what_was_had_already_is_given_back_for_the_second_half() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.hint(0, 1, "d2 -")
    assert may_hint(table.table, ANNS, Hint(0, 1, 2)) == Hinted(table.now, 0, 1, 1, "d2 -")
    assert may_hint(table.table, Holder(frozenset({1})), Hint(1, 1, 1)) is None


def test_a_pass_has_no_region() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.hint(0, 1, "- -")
    assert table.own(0).hint == HintView([], None)


def test_hints_are_noted_once_for_each_round_and_player() -> None:
    table = live(ANN, BEN)
    table.begin()
    for seat in (1, 0):
        table.hint(seat, 1)
        table.hint(seat, 2)
    table.round()
    table.round()
    table.hint(1, 1)
    assert [str(note) for note in table.table.notes] == ["hint 1 Ann", "hint 1 Ben"]
    table.round()
    assert str(table.table.notes[-1]) == "hint 3 Ben"


@pytest.mark.parametrize(
    ("seat", "round", "code"),
    [(0, 0, "wrong-round"), (0, 2, "wrong-round"), (1, 1, "not-your-seat")],
)
def test_a_hint_is_for_one_s_own_turn(seat: int, round: int, code: str) -> None:
    table = live(ANN, BEN)
    table.begin()
    with pytest.raises(Refusal, match=code):
        may_hint(table.table, ANNS, Hint(seat, round, 1))


def test_whoever_is_done_needs_no_hint() -> None:
    table = live(ANN, BEN)
    table.begin()
    view = table.table.knowledge(0)
    table.done(0)
    with pytest.raises(Refusal, match="already-done"):
        may_hint(table.table, ANNS, Hint(0, 1, 1))
    for late, code in ((Hint(0, 1, 1), "already-done"), (Hint(0, 0, 1), "wrong-round")):
        with pytest.raises(Refusal, match=code):
            hinted(table.table, ANNS, late, view, "- -", table.now)


def test_a_table_may_do_without_hints() -> None:
    table = live(ANN, STEADY, hints=False)
    table.begin()
    with pytest.raises(Refusal, match="no-hints"):
        may_hint(table.table, ANNS, Hint(0, 1, 1))


def test_no_hints_at_the_final_check_nor_after_it() -> None:
    table = live(ANN, pen=Pen.FREE)
    table.to_round(FINAL_CHECK)
    with pytest.raises(Refusal, match="no-hint-now"):
        may_hint(table.table, ANNS, Hint(0, FINAL_CHECK, 1))
    table.to_end()
    with pytest.raises(Refusal, match="table-over"):
        may_hint(table.table, ANNS, Hint(0, FINAL_CHECK, 1))


def test_a_bot_knows_what_its_seat_may_know() -> None:
    table = live(ANN, BEN, cards="5/3 1/1")
    assert table.table.knowledge(0).card is None
    table.begin("c5=3", "a1=3")
    table.round("- a1-a4 a1=b1", "d2 -")
    knows = table.table.knowledge(0)
    assert table.table.game
    assert knows.sheets == tuple(course.sheet for course in table.table.game.courses)
    assert str(knows.card) == "1/1"


def test_a_bot_at_a_table_without_shown_sheets_knows_its_own_only() -> None:
    table = live(ANN, BEN, cards="5/3 1/1", shows_sheets=False, pen=Pen.FREE)
    table.begin("c5=3", "a1=3")
    table.round("- a1-a4 a1=b1", "b1 -")
    assert table.table.game
    courses = table.table.game.courses
    anns, bens = table.table.knowledge(0), table.table.knowledge(1)
    assert (anns.sheet, bens.sheet) == (courses[0].sheet, courses[1].sheet)
    assert set(anns.sheets[1].numbers) == set(bens.sheets[0].numbers) == {0}
    assert (anns.marred[1], bens.marred[1]) == (frozenset(), courses[1].marred(1))
    assert bens.marred[1]
