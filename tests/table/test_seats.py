"""Seats change hands: leaving, sitting down, and what only the opener may do."""

import pytest
from tables import ANN, BEN, CLEO, OPEN, STEADY, live

from hashi.records import parse_record
from hashi.records.notation import parse_island
from hashi.rules import Pen
from hashi.table.commands import Call, Close, Done, Draft, Give, Leave, TakeBack
from hashi.table.decide import decide
from hashi.table.events import Came, Closed, Seated, Went, decode_event, encode_event
from hashi.table.holder import Holder
from hashi.table.news import SeatChanged
from hashi.table.refusal import Refusal
from hashi.table.rounds import bots_wanted
from hashi.table.seat import Seat
from hashi.table.seating import MOST_GIVEN, sit
from hashi.table.table import CALL_MS, FINAL_CHECK, MOST_ATTEMPTS, Phase, Table


def test_a_seat_left_to_a_bot_goes_on_as_the_bot_s() -> None:
    table = live(ANN, BEN, cards="5/2")
    table.begin()
    assert table.do(Leave(1, "novice")) == [
        Seated(table.now, 1, Seat("Novice", "novice", 1), anew=True)
    ]
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


def test_a_seat_that_changes_hands_begins_its_turn_anew() -> None:
    table = live(ANN, BEN, cards="5/2")
    table.begin()
    table.hint(1, 1, "d2 -")
    table.hint(1, 2)
    table.done(1, "d2 -")
    table.do(Give(0, 1, None), opener=True)
    assert not table.public.seats[1].done
    table.sit(1, "Cleo")
    cleos = table.own(1)
    assert (cleos.hand, cleos.hint, cleos.take_back) == (None, None, None)
    assert cleos.draft
    assert cleos.draft.marks == ()
    assert table.why_not(Done(1, 1, "d2 -", 0)) == ("wrong-attempt", None), "what Ben sent is late"
    table.done(0)
    table.done(1, "- -", cleos.attempt)
    table.wait(2)
    assert table.table.round == 2
    assert [str(note) for note in table.table.notes] == ["hint 1 Ben"], "the record keeps that"


def test_a_bot_that_gets_a_seat_chooses_for_itself() -> None:
    table = live(ANN, BEN, cards="5/2")
    table.begin()
    table.done(1, "d2 -")
    table.do(Leave(1, "steady"))
    assert bots_wanted(table.table, table.now) == [(1, "steady")]
    table.bot(1, "e2 -")
    assert table.table.hands[1] == "e2 -"


@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.PLAYING, Phase.CHECKING])
def test_a_round_does_not_settle_without_the_seat_that_changes_hands(phase: Phase) -> None:
    table = live(ANN, BEN, pen=Pen.FREE)
    if phase is not Phase.OPENING:
        table.to_round(1 if phase is Phase.PLAYING else FINAL_CHECK)
    assert table.table.phase is phase
    move = "a1=3" if phase is Phase.OPENING else "- -"
    table.done(0, move)
    table.done(1, move)
    assert table.public.settles
    table.do(Leave(1))
    assert table.public.settles is None
    assert (table.wait(10), table.table.phase) == ([], phase)
    table.sit(1, "Cleo")
    table.done(1, move, table.own(1).attempt)
    table.wait(2)
    assert table.table.phase is not phase or table.table.round == 2


def test_a_bot_that_gets_a_seat_in_the_final_check_has_looked() -> None:
    table = live(ANN, BEN, pen=Pen.FREE)
    table.to_round(FINAL_CHECK)
    table.done(0)
    table.done(1)
    table.do(Leave(1, "steady"))
    table.wait(0)
    table.wait(2)
    assert table.table.phase is Phase.OVER


def test_what_a_bot_did_for_an_open_seat_is_not_the_newcomers() -> None:
    table = live(ANN, BEN, cards="5/2")
    table.begin()
    table.do(Leave(1))
    table.now += CALL_MS
    table.do(Call(0, 1, 1))
    table.bot(1, "d2 -")
    table.done(0)
    table.sit(1, "Cleo")
    assert table.own(1).hand is None
    table.done(1, "- -", table.own(1).attempt)
    table.wait(2)
    assert table.table.notes == (), "no bot moved in this round"


def test_after_the_deadline_a_bot_moves_for_the_newcomer() -> None:
    table = live(ANN, BEN, cards="5/2", limit=60)
    table.begin()
    table.done(0)
    table.wait(60)
    table.bot(1, "d2 -")
    table.do(Leave(1))
    table.sit(1, "Cleo")
    assert bots_wanted(table.table, table.now) == [(1, "steady")]


def test_a_seat_can_change_hands_after_its_last_attempt() -> None:
    table = live(ANN, BEN)
    for attempt in range(MOST_ATTEMPTS):
        table.done(1, "a1=3", attempt)
        table.take_back(1, attempt)
    table.do(Leave(1))
    table.sit(1, "Cleo")
    attempt = table.own(1).attempt
    table.done(1, "a1=3", attempt)
    assert table.own(1).take_back is None
    assert table.why_not(TakeBack(1, 0, attempt)) == ("too-many-attempts", None)


def test_seats_that_changed_hands_before_this_version_keep_what_was_in_hand() -> None:
    """As 0.1.0 stored it: Cleo plays on with Ben's move."""
    table = live(ANN, BEN, cards="5/2 1/1")
    table.begin()
    table.hint(1, 1, "d2 -")
    table.done(1, "d2 -")
    bodies = [encode_event(event) for event in table.stored]
    bodies += [
        b'{"event":"seated","at":1,"seat":1,"to":{"given":1}}',
        b'{"event":"seated","at":2,"seat":1,"to":{"name":"Cleo","given":2}}',
    ]
    left = Table.load(map(decode_event, bodies))
    assert left.hands == (None, "d2 -")
    assert (left.attempts, len(left.hints)) == ((0, 0), 1)
    bodies += [
        b'{"event":"moved","at":3,"seat":0,"round":1,"move":"- -"}',
        b'{"event":"resolved","at":4,"round":1}',
        b'{"event":"turned-up","at":4,"round":2,"card":"1/1"}',
    ]
    loaded = Table.load(map(decode_event, bodies))
    assert (loaded.round, loaded.phase) == (2, Phase.PLAYING)
    assert loaded.game
    d2 = parse_island("d2")
    assert [course.sheet.number(d2) for course in loaded.game.courses] == [0, 5]
    assert loaded.log[-4:-2] == (
        SeatChanged(1, 1, Seat(given=1), "Ben"),
        SeatChanged(2, 1, Seat("Cleo", None, 2)),
    )


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
    table.done(1, "- a1-a4", table.own(1).attempt)
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
    with pytest.raises(Refusal, match="given-too-often"):
        table.sit(1, "Ben")
    table.do(Give(0, 1, "steady"), opener=True)
    assert table.table.seats[1].bot, "which keeps it"


def test_a_seat_that_changed_hands_too_often_is_left_to_a_bot_only() -> None:
    table = live(ANN, BEN)
    for _ in range(MOST_GIVEN // 2):
        table.do(Leave(1, None))
        table.sit(1, "Ben")
    assert table.why_not(Leave(1)) == ("given-too-often", None)
    assert table.why_not(Give(0, 1, None), opener=True) == ("given-too-often", None)
    table.do(Leave(1, "steady"))
    assert table.table.seats[1].bot


def test_all_hear_that_a_newcomer_sees_a_hidden_sheet() -> None:
    table = live(ANN, BEN, OPEN, shows_sheets=False)
    table.sit(2, "Cleo")
    table.do(Leave(1))
    table.sit(1, "Dan")
    table.done(1, "a1=3", table.own(1).attempt)
    table.begin()
    table.do(Leave(1))
    table.sit(1, "Eve")
    table.do(Leave(2, "steady"))
    assert table.own(1).sheet, "she sees it"
    told = [news for news in table.table.log if isinstance(news, SeatChanged)]
    assert [news.to.name for news in told if news.sees_sheet] == ["Eve"]


def test_where_all_sheets_are_shown_a_newcomer_sees_no_more_than_others() -> None:
    table = live(ANN, BEN)
    table.begin()
    table.do(Leave(1))
    table.sit(1, "Cleo")
    told = [news for news in table.table.log if isinstance(news, SeatChanged)]
    assert not any(news.sees_sheet for news in told)


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
