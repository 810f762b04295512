"""Seats change hands: leaving, sitting down, and what only the opener may do."""

import pytest
from tables import ANN, BEN, CLEO, OPEN, STEADY, live

from hashi.records import parse_record
from hashi.table.commands import Close, Done, Draft, Give, Leave
from hashi.table.decide import MOST_GIVEN, Holder, decide, sit
from hashi.table.events import Came, Closed, Seated, Went
from hashi.table.news import SeatChanged
from hashi.table.options import Seat
from hashi.table.refusal import Refusal
from hashi.table.table import Phase


def test_a_seat_left_to_a_bot_goes_on_as_the_bot_s() -> None:
    table = live(ANN, BEN, cards="5/2")
    table.begin()
    assert table.do(Leave(1, "novice")) == [Seated(table.now, 1, Seat("Novice", "novice", 1))]
    assert table.table.bot_for(1, table.now) == "novice"
    table.done(0)
    table.bot(1, by="novice")
    table.wait(2)
    assert [str(note) for note in table.table.notes] == ["bot 1 Ben novice"]


def test_who_had_a_seat_is_told_with_who_has_it() -> None:
    table = live(ANN, BEN, OPEN)
    table.sit(2, "Cleo")
    table.do(Leave(1, "novice"))
    table.do(Leave(2))
    table.sit(2, "Dan")
    told = [news for news in table.table.log if isinstance(news, SeatChanged)]
    assert [(news.seat, news.before, news.to.name) for news in told] == [
        (2, None, "Cleo"),
        (1, "Ben", "Novice"),
        (2, "Cleo", None),
        (2, None, "Dan"),
    ]


def test_a_move_in_hand_stays_when_its_player_leaves() -> None:
    table = live(ANN, BEN, cards="5/2")
    table.begin()
    table.done(1, "d2 -")
    table.do(Leave(1, "steady"))
    assert table.table.hands[1] == "d2 -"
    assert table.bot(1) == []


def test_a_draft_goes_with_its_player() -> None:
    table = live(ANN, BEN, CLEO, cards="5/2", limit=60)
    table.begin()
    table.draft(1, "d2")
    table.draft(2, "d2")
    table.do(Leave(1))
    table.sit(1, "Dan")
    draft = table.own(1).draft
    assert draft
    assert draft.marks == ()
    table.do(Leave(2, "steady"))
    assert table.wait(60) == [], "the bot moves, not the draft of whoever left"


def test_a_new_person_finds_everything() -> None:
    table = live(ANN, BEN, cards="5/2 1/1")
    table.begin("a1=3", "c5=4")
    table.round("- -", "d2 a1=b1")
    table.do(Leave(1))
    assert table.public.seats[1].name is None
    assert table.table.phase is Phase.PLAYING, "the others play on"
    table.sit(1, "Dan")
    assert table.public.seats[1].name == "Dan"
    assert table.table.seats[1].given == 2
    assert table.public.sheets
    assert table.public.sheets[1].numbers == {"a1": 3, "d2": 5}
    assert table.public.card == "1/1"
    table.done(1, "- a1-a4")
    table.done(0)
    table.wait(2)
    assert table.table.round == 3


def test_the_game_begins_once() -> None:
    table = live(ANN, BEN)
    table.do(Leave(1))
    assert len(table.sit(1, "Cleo")) == 1


def test_a_seat_that_stays_open_has_a_name_in_the_record_all_the_same() -> None:
    table = live(ANN, BEN, CLEO, limit=60, settles=False)
    table.do(Leave(1))
    table.do(Leave(2))
    table.done(0, "a1=3")
    table.wait(60)
    for seat in (1, 2):
        table.bot(seat, "a1=3")
    table.wait(60)
    for seat in (0, 1, 2):
        table.bot(seat)
    table.do(Close(0), opener=True)
    record = table.table.record("2026-12-24")
    assert parse_record(str(record)) == record
    assert record
    assert record.setup.players == ("Ann", "Player 2", "Player 3")


def test_whoever_is_gone_is_not_here() -> None:
    table = live(ANN, BEN)
    table.apply([Came(table.now, 0), Came(table.now, 1)])
    assert [seat.here for seat in table.public.seats] == [True, True]
    table.apply([Went(table.now, 0)])
    table.do(Leave(1, "steady"))
    assert [seat.here for seat in table.public.seats] == [False, False]


def test_a_bot_s_name_is_not_taken_twice() -> None:
    table = live(STEADY, BEN, CLEO)
    table.do(Leave(1, "steady"))
    table.do(Leave(2, "steady"))
    assert [seat.name for seat in table.table.seats] == ["Steady", "Steady 2", "Steady 3"]
    assert table.why_not(Leave(1)) == ("seat-taken", None)


def test_leaving_before_the_game_opens_the_seat_again() -> None:
    table = live(ANN, BEN, OPEN)
    table.do(Leave(1))
    phases = [table.table.phase]
    for seat, name in ((2, "Cleo"), (1, "Ben")):
        table.sit(seat, name)
        phases.append(table.table.phase)
    assert phases == [Phase.WAITING, Phase.WAITING, Phase.OPENING]


def test_before_the_game_nothing_is_played() -> None:
    table = live(ANN, OPEN)
    for command in (Done(0, 0, "a1=3"), Draft(0, 0, ())):
        assert table.why_not(command) == ("wrong-round", None)


def test_the_opener_gives_a_seat_to_a_bot_during_the_game() -> None:
    table = live(ANN, BEN)
    table.begin()
    assert table.why_not(Give(0, 1, "steady")) == ("openers-only", None)
    table.do(Give(0, 1, "steady"), opener=True)
    assert table.table.seats[1].bot == "steady"
    for target in (1, 2, -1):
        refusal = table.refusal(Give(0, target, "steady"), opener=True)
        assert refusal.code == "seat-taken"


def test_a_seat_does_not_change_hands_without_end() -> None:
    table = live(ANN, OPEN)
    for _ in range(MOST_GIVEN // 2):
        table.sit(1, "Ben")
        table.do(Leave(1, None))
    with pytest.raises(Refusal, match="seat-taken"):
        table.sit(1, "Ben")
    table.do(Give(0, 1, "steady"), opener=True)


def test_the_opener_opens_a_seat_that_nobody_holds_any_more() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.do(Give(0, 1, None), opener=True)
    assert table.table.seats[1].is_open
    before = table.table
    assert table.do(Give(0, 1, None), opener=True) == [], "it is open already"
    assert table.table == before
    table.sit(1, "Cleo")
    assert table.table.seats[1].name == "Cleo"


def test_the_opener_closes_the_table() -> None:
    table = live(ANN, BEN)
    table.begin()
    assert table.why_not(Close(0)) == ("openers-only", None)
    assert table.do(Close(0), opener=True) == [Closed(table.now, "00" * 32)]
    assert (table.public.phase, table.public.secret) == (Phase.CLOSED, "00" * 32)
    assert (table.public.box, table.public.winners, table.public.rank) == (None, None, None)
    assert table.why_not(Done(0, 1, "- -")) == ("table-over", None)
    assert table.own(0).draft is None
    with pytest.raises(Refusal, match="table-over"):
        sit(table.table, 1, "Dan", table.now)


def test_a_table_closed_while_a_round_settles_stays_as_it_is() -> None:
    table = live(ANN)
    table.done(0, "a1=3")
    table.do(Close(0), opener=True)
    assert table.wait(10) == []
    assert table.table.record("2026-12-24") is None, "no game was begun"


def test_holding_several_seats() -> None:
    table = live(ANN, BEN)
    both = Holder(frozenset({0, 1}))
    for seat in (0, 1):
        move = Done(seat, 0, "a1=3")
        table.apply(decide(table.table, both, move, table.now, table.dealer))
    table.wait(2)
    assert table.table.round == 1
