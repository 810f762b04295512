"""A round: being done, thinking again, and the moment at which all is shown."""

from typing import ClassVar

import pytest
from tables import ANN, BEN, CLEO, STEADY, Live, Stacked, live, stacked

from hashi.rules import Card, Goal, Mode
from hashi.table.commands import Call, Done, TakeBack
from hashi.table.decide import decide
from hashi.table.events import Drafted, Moved, Resolved, TookBack, TurnedUp
from hashi.table.holder import Holder
from hashi.table.news import AwardNews, RoundOver
from hashi.table.refusal import Refusal
from hashi.table.rounds import stand_in
from hashi.table.table import CALL_MS, Phase
from hashi.table.timing import next_alarm, pass_time
from hashi.table.view import AwardView, GoalView, SheetView


def two(cards: str = "5/2 1/1", *, settles: bool = True) -> Live:
    table = live(ANN, BEN, cards=cards, settles=settles)
    table.begin("c5=3", "a1=3")
    return table


def test_a_move_counts_once() -> None:
    table = two()
    assert table.done(0, "d2  a1-b1 a1-b1") == [Moved(table.now, 0, 1, "d2 a1=b1")]
    assert table.why_not(Done(0, 1, "d2 a1=b1")) == ("already-done", None)
    assert table.why_not(Done(0, 1, "- -")) == ("already-done", None)


@pytest.mark.parametrize("round", [-1, 0, 2, 18])
def test_a_move_of_another_round_is_refused(round: int) -> None:
    table = two()
    refusal = table.refusal(Done(0, round, "- -"))
    assert (refusal.code, refusal.facts) == ("wrong-round", {"round": 1})
    assert table.why_not(TakeBack(0, round)) == ("too-late", None)


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("b1 -", "flag-needs-bridge", "R3.4"),
        ("- a1-b1", "wrong-bridge-count", "R3.6"),
        ("- d2=e2", "no-number", "R3.7"),
        ("d2", "unreadable", None),
        ("", "unreadable", None),
    ],
)
def test_a_move_against_the_rules_is_refused_with_its_clause(
    move: str, code: str, clause: str | None
) -> None:
    table = two()
    assert table.why_not(Done(0, 1, move)) == (code, clause)


def test_only_whoever_holds_a_seat_moves_for_it() -> None:
    table = two()
    for command in (Done(0, 1, "- -"), TakeBack(0, 1), Call(0, 1, 1)):
        with pytest.raises(Refusal, match="not-your-seat"):
            decide(table.table, Holder(frozenset({1}), True), command, table.now, table.dealer)


def test_nobody_sees_a_hand_before_the_round_is_over() -> None:
    table = two()
    bens = table.own(1)
    table.done(0, "d2 a1=b1")
    assert table.own(1) == bens
    assert (table.own(0).hand, table.own(0).draft) == ("d2 a1=b1", None)
    assert table.public.sheets
    assert [sheet.numbers for sheet in table.public.sheets] == [{"a1": 3}, {"c5": 3}]
    assert [seat.done for seat in table.public.seats] == [True, False]
    assert "d2" not in repr(table.table.log)


def test_all_hands_are_shown_at_the_same_moment_with_the_next_card() -> None:
    table = two()
    table.done(0, "d2 a1=b1")
    table.done(1)
    assert table.wait(1.999) == []
    assert table.wait(0.001) == [Resolved(table.now, 1), TurnedUp(table.now, 2, "1/1")]
    assert table.public.sheets == [
        SheetView({"a1": 3, "d2": 5}, {"a1-b1": 2}, [], [], closed=["a1-b1"]),
        SheetView({"c5": 3}, {}, [], []),
    ]
    assert (table.public.round, table.public.card, table.public.seen) == (2, "1/1", ["5/2", "1/1"])
    assert [seat.done for seat in table.public.seats] == [False, False]
    assert table.wait(60) == []


def test_what_the_round_brought_is_told() -> None:
    table = two("5/3 1/1")
    table.round("- a1-a4 a1=b1", "- -")
    over, turned = table.table.log[-2:]
    assert over == RoundOver(table.now, 1, [["a1"], []], [], {})
    assert turned == TurnedUp(table.now, 2, "1/1")


def test_without_settling_the_last_to_be_done_ends_the_round() -> None:
    table = two(settles=False)
    table.done(0, "d2 a1=b1")
    events = table.done(1)
    assert [type(event) for event in events] == [Moved, Resolved, TurnedUp]
    assert table.why_not(TakeBack(1, 1)) == ("too-late", None)
    assert table.why_not(TakeBack(1, 2)) == ("not-done", None)


def test_a_move_is_taken_back_while_others_think() -> None:
    table = two()
    table.done(0, "d2 a1=b1")
    table.now += 1_000_000
    assert table.take_back(0) == [
        TookBack(table.now, 0, 1),
        Drafted(table.now, 0, 1, ("d2", "a1-b1", "a1-b1")),
    ]
    assert table.public.seats[0].done is False
    own = table.own(0)
    assert own.hand is None
    assert own.draft
    assert own.draft.marks == ("d2", "a1-b1", "a1-b1")
    assert table.why_not(TakeBack(0, 1)) == ("not-done", None)


def test_a_pass_is_taken_back_to_an_empty_draft() -> None:
    table = two()
    table.done(0)
    table.take_back(0)
    assert table.table.drafts[0] == ()


def test_whoever_was_last_has_two_seconds_to_take_it_back() -> None:
    table = two()
    table.done(0)
    table.done(1)
    assert table.public.settles == table.now + 2_000
    table.wait(1.999)
    table.take_back(1)
    assert table.public.settles is None
    assert table.wait(10) == []
    table.done(1, attempt=1)
    assert table.public.settles == table.now + 2_000
    table.now += 2_000
    assert table.why_not(TakeBack(1, 1, 1)) == ("too-late", None)


def test_others_too_may_take_back_while_the_round_settles() -> None:
    table = two()
    table.done(0)
    table.done(1)
    table.take_back(0)
    assert table.table.waits_for == [0]


def test_a_move_that_was_taken_back_does_not_count_when_it_arrives_again() -> None:
    table = two()
    table.done(0, "d2 a1=b1")
    table.take_back(0)
    refusal = table.refusal(Done(0, 1, "d2 a1=b1"))
    assert (refusal.code, refusal.facts) == ("wrong-attempt", {"attempt": 1})
    assert table.own(0).attempt == 1
    table.done(0, "d2 a1=b1", attempt=1)
    assert table.why_not(TakeBack(0, 1)) == ("wrong-attempt", None)
    assert table.own(0).hand == "d2 a1=b1"
    table.done(1)
    table.wait(2)
    assert table.own(0).attempt == 0, "each round counts anew"


def test_what_a_bot_did_is_not_taken_back() -> None:
    table = live(ANN, BEN, CLEO, cards="5/2")
    table.begin()
    table.now += CALL_MS
    table.do(Call(0, table.table.round, 1))
    assert table.bot(1) == [Moved(table.now, 1, 1, "- -", "steady")]
    assert table.why_not(TakeBack(1, 1)) == ("bot-moved", None)
    table.done(0)
    table.take_back(0)


def test_a_bot_that_answers_late_or_twice_or_unasked_changes_nothing() -> None:
    table = live(ANN, STEADY)
    assert stand_in(table.table, 0, 0, "a1=3", "steady", table.now, table.dealer) == []
    table.bot(1, "a1=3")
    assert table.bot(1, "c5=4") == []
    assert table.own(1).hand == "a1=3"
    table.done(0, "a1=3")
    table.wait(2)
    assert stand_in(table.table, 1, 0, "a1=3", "steady", table.now, table.dealer) == []


def test_a_bot_s_move_is_checked_like_any_other() -> None:
    table = live(ANN, STEADY, cards="5/2")
    with pytest.raises(Refusal, match="start-flag"):
        table.bot(1, "b1=3")
    table.begin()
    with pytest.raises(Refusal, match="flag-needs-bridge"):
        table.bot(1, "b1 -")


def test_when_the_clock_is_needed() -> None:
    table = two()
    assert next_alarm(table.table, table.now) is None
    table.done(0)
    table.done(1)
    assert next_alarm(table.table, table.now) == table.now + 2_000
    assert pass_time(table.table, table.now, table.dealer) == []


def test_awards_are_announced_and_the_higher_points_gone() -> None:
    """R5.2, R5.5: a 1 on each island with a blue flag, to which one bridge leads."""
    table = live(ANN, BEN, cards="4/3 1/1 1/2 1/3")
    table.begin("a1=3", "a4=3")
    for move in ("c4 c2-c4 c4-e4 a4-a6", "c2 -", "e4 -"):
        table.round(move, "- -")
        assert table.public.awards == []
    assert all(goal.open for goal in table.public.goals.values())
    table.round("a6 -", "- -")
    assert table.public.awards == [AwardView(4, 0, Goal.BLUE, 7)]
    assert table.public.goals == {
        Goal.RED: GoalView(9, 5, True, None, needs=4),
        Goal.BLUE: GoalView(7, 3, False, None, needs=3),
        Goal.SIX: GoalView(8, 4, True, None, needs=6),
    }
    assert table.public.piles is None
    assert table.table.log[-2] == RoundOver(
        table.now, 4, [["a6"], []], [AwardNews(0, Goal.BLUE, 7)], {}
    )
    assert table.public.scores
    assert table.public.scores[0].total == 3 * 2 + 7


def test_the_table_without_shown_sheets_tells_each_seat_its_own() -> None:
    table = live(ANN, BEN, cards="5/3 1/1", shows_sheets=False)
    table.begin("c5=3", "a1=3")
    table.round("- a1-a4 a1=b1", "- -")
    assert (table.public.sheets, table.public.scores, table.public.mistakes) == (None, None, None)
    own = table.own(0)
    assert own.sheet == SheetView(
        {"a1": 3}, {"a1-a4": 1, "a1-b1": 2}, ["a1"], [], linked=1, closed=["a1-a4", "a1-b1"]
    )
    assert own.score
    assert (own.score.islands, own.score.total) == (1, 2)
    assert own.mistakes == []
    assert table.own(1).sheet == SheetView({"c5": 3}, {}, [], [])
    over = next(news for news in table.table.log if isinstance(news, RoundOver))
    assert over.finished is None
    table.to_end()
    assert table.public.sheets == [own.sheet, SheetView({"c5": 3}, {}, [], [])]
    assert (table.own(0).sheet, table.own(0).score, table.own(0).mistakes) == (None, None, None)


def test_solo_the_higher_points_end_with_their_pile() -> None:
    """R6.2: blue by the end of card 7, red and six by the end of card 12."""
    table = live(ANN, mode=Mode.SOLO, settles=False)
    table.begin("a1=3")
    open_until = {}
    while table.table.phase is Phase.PLAYING:
        assert table.public.piles == [7, 12, 17]
        for name, goal in table.public.goals.items():
            if goal.open:
                open_until[name.value] = table.public.round
        until = {name.value: goal.until for name, goal in table.public.goals.items()}
        table.round()
    assert open_until == until == {"red": 12, "blue": 7, "six": 12}


class Watched(Stacked):
    """A dealer who notes what they are asked for."""

    asked: ClassVar[list[int]] = []

    def card(self, round: int) -> Card:
        self.asked.append(round)
        return super().card(round)


def test_the_dealer_is_asked_for_a_card_when_it_is_turned_up() -> None:
    table = live(ANN, cards=Watched(stacked().order))
    table.done(0, "a1=3")
    assert Watched.asked == []
    table.wait(2)
    assert Watched.asked == [1]
