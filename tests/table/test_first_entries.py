"""R2.1: everyone enters a 3 or a 4 for the left neighbour, all at once."""

import pytest
from tables import ANN, BEN, CLEO, STEADY, live

from hashi.records import Unreadable
from hashi.table.commands import Call, Done, Draft
from hashi.table.events import Moved, Resolved, TurnedUp
from hashi.table.news import HintTaken, StoodIn
from hashi.table.refusal import Refusal
from hashi.table.table import CALL_MS, Phase
from hashi.table.view import HintView, Reason


def test_nobody_sees_an_entry_before_all_are_done() -> None:
    table = live(ANN, BEN)
    before = table.public
    table.draft(0, "c5=4")
    assert table.public == before
    table.done(0, "c5=4")
    assert [seat.done for seat in table.public.seats] == [True, False]
    assert table.public.sheets is None
    assert table.own(0).hand == "c5=4"
    assert table.own(1).hand is None
    assert table.own(1).draft == before_draft(1)


def before_draft(seat: int) -> object:
    return live(ANN, BEN).own(seat).draft


def test_entries_go_to_the_left_neighbour_when_all_are_done() -> None:
    table = live(ANN, BEN, CLEO, cards="5/3")
    table.begin("a1=3", "c5=4", "f6=3")
    assert table.public.sheets
    assert [sheet.numbers for sheet in table.public.sheets] == [{"f6": 3}, {"a1": 3}, {"c5": 4}]
    assert (table.public.phase, table.public.round, table.public.card) == (Phase.PLAYING, 1, "5/3")


def test_the_first_card_is_turned_up_with_the_entries() -> None:
    table = live(ANN, STEADY, cards="5/3", settles=False)
    table.bot(1, "a1=3")
    events = table.done(0, "a1=4")
    assert events == [
        Moved(table.now, 0, 0, "a1=4"),
        Resolved(table.now, 0),
        TurnedUp(table.now, 1, "5/3"),
    ]


def test_where_the_entry_may_stand() -> None:
    table = live(ANN)
    draft = table.own(0).draft
    assert draft
    flags = {"b1", "c2", "f3", "e4", "b5", "a6", "e6"}
    assert draft.islands == dict.fromkeys(flags, "start-flag")
    assert set(draft.lines) == set(table.public.lines)
    assert set(draft.lines.values()) == {"no-bridge-yet"}
    assert draft.missing == Reason("entry-missing", "R2.1", {})
    assert not draft.stuck


def test_a_draft_is_moved_and_taken_back() -> None:
    table = live(ANN)
    assert table.draft(0, "a1=3").marks == ("a1=3",)
    moved = table.draft(0, "c5=4")
    assert (moved.marks, moved.missing) == (("c5=4",), None)
    assert table.draft(0).marks == ()


@pytest.mark.parametrize(
    ("entry", "code", "clause"),
    [
        ("b1=3", "start-flag", "R2.1"),
        ("a1=5", "start-number", "R2.1"),
        ("a2=3", "unknown-island", "R7.6"),
        ("a1", "unreadable", None),
        ("a1-b1", "unreadable", None),
        ("", "unreadable", None),
    ],
)
def test_no_other_entry_is_taken(entry: str, code: str, clause: str | None) -> None:
    table = live(ANN)
    assert table.why_not(Done(0, 0, entry)) == (code, clause)
    assert table.why_not(Draft(0, 0, (entry,))) == (code, clause)


def test_one_entry_only() -> None:
    assert live(ANN).why_not(Draft(0, 0, ("a1=3", "c5=4"))) == ("one-entry", "R2.1")


def test_an_entry_is_taken_back_as_a_draft() -> None:
    table = live(ANN, BEN)
    table.done(0, "c5=4")
    table.take_back(0)
    assert table.own(0).draft
    assert table.table.drafts[0] == ("c5=4",)
    assert table.public.seats[0].done is False


def test_a_hint_for_the_first_entry_comes_in_two_halves() -> None:
    table = live(ANN, BEN)
    table.hint(0, 1, "d2=3")
    assert table.own(0).hint == HintView(["c2", "d2", "d3", "e2"], None)
    table.hint(0, 2)
    assert table.own(0).hint == HintView(["c2", "d2", "d3", "e2"], "d2=3")
    assert table.own(1).hint is None
    assert table.table.log[-1] == HintTaken(table.now, 0, 0)
    table.begin()
    assert table.own(0).hint is None
    table.round()
    assert table.table.notes == ()


@pytest.mark.parametrize("advice", ["e3=3", "d2=5", "d2 -"])
def test_advice_that_is_no_first_entry_is_not_given(advice: str) -> None:
    table = live(ANN)
    with pytest.raises((Refusal, Unreadable)):
        table.hint(0, 1, advice)
    assert table.own(0).hint is None


def test_a_bot_that_makes_the_first_entry_for_a_person_is_told() -> None:
    """Not one that has the seat."""
    table = live(ANN, BEN, STEADY)
    table.done(0, "c5=4")
    table.now += CALL_MS
    table.do(Call(0, 0, 1))
    for seat in (1, 2):
        table.bot(seat, "a1=3")
    assert not any(isinstance(news, StoodIn) for news in table.table.log), "not before all are done"
    table.wait(2)
    told = [news for news in table.table.log if isinstance(news, StoodIn)]
    assert told == [StoodIn(table.now, 1, "steady")]
