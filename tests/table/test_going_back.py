"""Alone, the last round can be taken back, even though the next card lies there already."""

import random

import msgspec
import pytest
from tables import ANN, BEN, Live, live, marks_of, some_turn

from hashi.rules import ROUNDS, Mode, Pen
from hashi.table.commands import Done, TakeBack
from hashi.table.events import AnyEvent, Drafted, RoundTakenBack, TurnedUp
from hashi.table.table import MOST_ATTEMPTS, MOST_ATTEMPTS_IN_ALL, Phase, Table
from hashi.table.view import TakeBackView


def alone(cards: str = "5/2 1/1 2/2", pen: Pen = Pen.CHECKED) -> Live:
    table = live(ANN, cards=cards, mode=Mode.SOLO, pen=pen, settles=False)
    table.begin("e2=3")
    return table


def go_back(table: Live, attempt: int = 0) -> list[AnyEvent]:
    return table.do(TakeBack(0, table.table.round - 1, attempt))


def why_not(table: Live, attempt: int = 0) -> str:
    return table.why_not(TakeBack(0, table.table.round - 1, attempt))[0]


def test_the_last_move_is_a_draft_again_and_its_card_lies_there() -> None:
    table = alone()
    table.round("d2 d2=e2")
    assert table.own(0).take_back == TakeBackView(1, 0)
    assert go_back(table) == [
        RoundTakenBack(table.now, 0, 1),
        Drafted(table.now, 0, 1, ("d2", "d2-e2", "d2-e2")),
    ]
    public, draft = table.public, table.own(0).draft
    assert (public.round, public.card, public.seen) == (1, "5/2", ["5/2"])
    assert draft
    assert draft.marks == ("d2", "d2-e2", "d2-e2")
    assert public.sheets
    assert public.sheets[0].numbers == {"e2": 3}


def test_then_the_same_card_comes_again() -> None:
    table = alone()
    table.round("d2 d2=e2")
    go_back(table)
    table.done(0, "d3 -", attempt=1)
    assert table.table.log[-1] == TurnedUp(table.now, 2, "1/1")
    assert RoundTakenBack(table.now, 0, 1) in table.table.log
    assert table.public.seen == ["5/2", "1/1"]


def test_the_first_entry_too() -> None:
    table = alone()
    assert table.own(0).take_back == TakeBackView(0, 0)
    go_back(table)
    assert table.table.phase is Phase.OPENING
    assert table.table.drafts == (("e2=3",),)
    table.done(0, "e2=4", attempt=1)
    assert table.public.card == "5/2"


def test_what_was_sent_before_it_comes_too_late() -> None:
    table = alone()
    table.round("d2 d2=e2")
    go_back(table)
    assert table.why_not(Done(0, 1, "- -")) == ("wrong-attempt", None)
    assert table.why_not(TakeBack(0, 1)) == ("not-done", None)
    table.done(0, "- -", attempt=1)
    assert why_not(table) == "wrong-attempt"
    assert table.own(0).take_back == TakeBackView(1, 1)
    go_back(table, attempt=1)


def test_until_the_first_mark_of_the_next_card() -> None:
    table = alone()
    table.round("d2 d2=e2")
    table.draft(0, "c4")
    assert table.own(0).take_back is None
    assert why_not(table) == "too-late"
    table.draft(0)
    go_back(table)


def test_one_round_and_no_more() -> None:
    table = alone()
    table.round("d2 d2=e2")
    table.round("- -")
    go_back(table)
    table.draft(0)
    assert table.own(0).take_back is None
    assert why_not(table) == "too-late"


def test_not_after_a_hint_for_the_next_card() -> None:
    table = alone()
    table.round("d2 d2=e2")
    table.hint(0, 1, "- -")
    assert why_not(table) == "too-late"


def test_a_hint_for_the_round_itself_stays_in_the_record() -> None:
    table = alone()
    table.hint(0, 1, "d2 d2=e2")
    table.round("d2 d2=e2")
    go_back(table)
    assert table.own(0).hint
    table.done(0, "- -", attempt=1)
    assert [str(note) for note in table.table.notes] == ["hint 1 Ann"]


def test_not_after_a_mistake_was_put_right() -> None:
    table = alone(pen=Pen.FREE)
    table.round("c2 -")  # a flag without a bridge
    table.fix(0, 1, "d2 -")
    assert why_not(table) == "too-late"


def test_not_before_the_final_count() -> None:
    table = alone(pen=Pen.FREE)
    while table.table.phase is not Phase.CHECKING:
        table.round()
    assert table.own(0).take_back is None
    assert why_not(table) == "too-late"


def test_not_with_others_at_the_table() -> None:
    table = live(ANN, BEN, settles=False)
    table.begin()
    table.round()
    assert table.own(0).take_back is None
    assert why_not(table) == "too-late"


def test_not_what_a_bot_did_when_the_time_was_up() -> None:
    table = live(ANN, limit=60, settles=False)
    table.begin()
    table.wait(60)
    table.bot(0)
    assert table.table.round == 2
    assert table.own(0).take_back is None
    assert why_not(table) == "bot-moved"


def test_the_time_for_it_begins_anew() -> None:
    table = live(ANN, limit=60, settles=False)
    table.begin()
    table.wait(50)
    table.done(0)
    table.wait(50)
    go_back(table)
    assert table.table.deadline == table.now + 60_000


def test_a_round_is_not_taken_back_without_end() -> None:
    table = alone()
    table.round()
    for attempt in range(MOST_ATTEMPTS):
        go_back(table, attempt)
        table.done(0, attempt=attempt + 1)
    assert table.own(0).take_back is None
    assert why_not(table, MOST_ATTEMPTS) == "too-many-attempts"


def test_nor_are_all_rounds_together() -> None:
    table = alone()
    for _ in range(MOST_ATTEMPTS_IN_ALL // MOST_ATTEMPTS):
        table.round()
        for attempt in range(MOST_ATTEMPTS):
            go_back(table, attempt)
            table.done(0, attempt=attempt + 1)
    table.round()
    assert table.own(0).take_back is None
    assert why_not(table) == "too-many-attempts-in-all"


def test_whoever_watches_hears_of_it() -> None:
    table = alone()
    table.round()
    heard = len(table.table.log)
    go_back(table)
    assert table.table.log[heard:] == (RoundTakenBack(table.now, 0, 1),)


@pytest.mark.parametrize("pen", list(Pen))
@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_rounds_taken_back_is_the_one_that_was_played_in_the_end(
    seed: int, pen: Pen
) -> None:
    """And, loaded from the store at any moment, it is the same table."""
    chance = random.Random(seed)
    table = alone("", pen=pen)
    plain = alone("", pen=pen)
    attempt = 0
    while table.table.phase is Phase.PLAYING:
        move = some_turn(chance, table.table, 0)
        before = table.table.round
        table.done(0, move, attempt)
        stored = Table.load(table.stored)
        assert msgspec.structs.replace(stored, drafted_at=table.table.drafted_at) == table.table
        if before < ROUNDS and chance.random() < 0.4:
            go_back(table, attempt)
            assert table.table.drafts == (marks_of(table.table, move),)
            attempt += 1
        else:
            plain.done(0, move)
            attempt = 0
    for each in (table, plain):
        if each.table.phase is Phase.CHECKING:
            each.done(0, "")
    assert table.table.record("2026-11-18") == plain.table.record("2026-11-18")
