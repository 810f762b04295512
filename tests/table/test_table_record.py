"""The end of a table: totals, the record, the next table, and names to be forgotten."""

import random

import msgspec
import pytest
from tables import ANN, BEN, BOARD, CLEO, DECK, OPEN, OPENED, STEADY, Live, Stacked, live, some_turn

from hashi.records import NoteLine, parse_record
from hashi.rules import ROUNDS, Mode, Pen
from hashi.table.commands import Call, Close, Leave
from hashi.table.dealer import Dealer
from hashi.table.events import Ended, NextTable, Stored, decode_event, encode_event
from hashi.table.names import forgetting
from hashi.table.news import RoundOver
from hashi.table.opening import Place, TableRequest, go_on, open_table
from hashi.table.options import Options
from hashi.table.proof import Proof, verify
from hashi.table.refusal import Refusal
from hashi.table.table import CALL_MS, Phase, Table
from hashi.table.view import own_view, public_view

SECRET = bytes(range(32))
DEALER = Dealer(SECRET, "harbour-1", DECK)
DATE = "2026-12-24"


def fair(*places: Place, pen: Pen = Pen.CHECKED) -> Live:
    """A table with a dealer who can prove it."""
    options = Options(board=BOARD, pen=pen)
    events = open_table(TableRequest(places, options), DEALER.table, DEALER.commitment, OPENED)
    return Live(Table.load(events), Stacked(DEALER.order, SECRET), list(events))


def play_some(table: Live, rounds: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(rounds):
        seats = enumerate(table.table.seats)
        turns = (some_turn(chance, table.table, at, right=bool(s.bot)) for at, s in seats)
        table.round(*turns)


def reloaded(table: Live) -> Table:
    """The table as a store would give it back."""
    return Table.load([decode_event(encode_event(event)) for event in table.stored])


def forget(table: Live, seat: int) -> list[Stored]:
    """All events, with those replaced that told the name."""
    events = table.stored
    for number, event in forgetting(events, seat, table.table.seats[seat].given):
        events[number] = event
    return events


def test_the_end_shows_box_secret_totals_and_winners() -> None:
    table = fair(ANN, BEN)
    play_some(table, 18)
    assert table.events[-1] == Ended(table.now, str(DEALER.box), SECRET.hex())
    public = table.public
    assert public.phase is Phase.OVER
    assert (public.box, public.secret) == (str(DEALER.box), SECRET.hex())
    assert public.scores
    best = max(score.total for score in public.scores)
    assert public.winners == [s for s, score in enumerate(public.scores) if score.total == best]
    assert public.rank is None
    assert table.own(0).draft is None


def test_alone_there_is_a_rank() -> None:
    table = live(ANN, mode=Mode.SOLO, settles=False)
    table.to_end()
    assert (table.public.rank, table.public.winners) == (1, [0])


def test_while_the_game_goes_on_nothing_of_the_end_is_told() -> None:
    table = fair(ANN, BEN)
    play_some(table, 17)
    public = table.public
    assert table.table.round == ROUNDS
    assert (public.box, public.secret, public.winners, public.rank) == (None,) * 4
    assert table.table.record(DATE) is None


@pytest.mark.parametrize("pen", list(Pen))
@pytest.mark.parametrize("seed", range(4))
def test_the_record_replays_to_the_same_game_and_is_proved(pen: Pen, seed: int) -> None:
    table = fair(ANN, BEN, CLEO, pen=pen)
    play_some(table, 18 if pen is Pen.CHECKED else 19, seed)
    record = table.table.record(DATE)
    assert record
    assert parse_record(str(record)) == record
    assert record.replay() == table.table.game
    assert verify(record) == Proof(DEALER.commitment, ROUNDS, True)
    assert ("date", DATE) in record.extras
    assert record.lines[-1] == record.lines[ROUNDS - 1], "no notes"


@pytest.mark.parametrize("rounds", [1, 2, 9])
def test_a_table_that_was_closed_has_a_record_as_far_as_it_went(rounds: int) -> None:
    table = fair(ANN, BEN)
    play_some(table, rounds)
    table.do(Close(0), opener=True)
    record = table.table.record(DATE)
    assert record
    assert parse_record(str(record)) == record
    assert verify(record) == Proof(DEALER.commitment, rounds - 1, False)


def test_help_is_noted_but_for_those_who_were_bots_from_the_beginning() -> None:
    table = fair(ANN, BEN, STEADY)
    table.begin()
    table.hint(0, 1)
    table.round()
    table.now += CALL_MS
    table.do(Call(0, table.table.round, 1))
    table.done(0)
    table.bot(1)
    table.bot(2)
    table.wait(2)
    table.do(Leave(1, "novice"))
    table.done(0)
    table.bot(1, by="novice")
    table.bot(2)
    table.wait(2)
    table.do(Close(0), opener=True)
    record = table.table.record(DATE)
    assert record
    assert [line for line in record.lines if isinstance(line, NoteLine)] == [
        NoteLine(1, "Ann"),
        NoteLine(2, "Ben", "steady"),
        NoteLine(3, "Ben", "novice"),
    ]
    assert parse_record(str(record)) == record


def test_bots_that_moved_for_a_person_are_told_with_the_round() -> None:
    """Not those that have the seat, be it from the beginning or not."""
    table = fair(ANN, BEN, STEADY)
    table.begin()
    for stands_in in (True, False):
        if stands_in:
            table.now += CALL_MS
            table.do(Call(0, 1, 1))
        else:
            table.do(Leave(1, "novice"))
        table.done(0)
        table.bot(1)
        table.bot(2)
        table.wait(2)
        over = [news for news in table.table.log if isinstance(news, RoundOver)][-1]
        assert over.bots == ({1: "steady"} if stands_in else {})


@pytest.mark.parametrize("pen", list(Pen))
def test_replaying_the_events_is_loading_the_table(pen: Pen) -> None:
    table = fair(ANN, BEN, STEADY, pen=pen)
    for _ in range(18):
        play_some(table, 1)
        loaded = reloaded(table)
        assert loaded == table.table
        assert public_view(loaded) == table.public
        assert own_view(loaded, 0) == table.own(0)


def test_the_same_people_go_on_once_the_table_is_over() -> None:
    table = fair(ANN, BEN)
    with pytest.raises(Refusal, match="not-over"):
        go_on(table.table, "harbour-2", (0,), table.now)
    table.do(Close(0), opener=True)
    next_table = NextTable(table.now, "harbour-2", (0,))
    assert table.apply(go_on(table.table, "harbour-2", (0,), table.now)) == [next_table]
    assert table.public.next == "harbour-2"
    assert table.table.log[-1] == next_table


def test_a_name_is_forgotten_and_the_record_stays_whole() -> None:
    table = fair(ANN, OPEN)
    table.sit(1, "Ben")
    play_some(table, 18)
    whole = table.table.record(DATE)
    assert whole
    for seat, name, neutral in ((0, "Ann", "Player 1"), (1, "Ben", "Player 2")):
        events = forget(table, seat)
        assert name.encode() not in b"".join(map(encode_event, events))
        loaded = Table.load(events)
        assert loaded.seats[seat].name == neutral
        record = loaded.record(DATE)
        assert record
        assert str(record) == str(whole).replace(name, neutral)
        assert verify(parse_record(str(record))) == Proof(DEALER.commitment, ROUNDS, True)


def test_a_neutral_name_is_not_that_of_anyone_who_ever_sat_there() -> None:
    table = fair(ANN, Place("Player 1"))
    table.begin()
    table.do(Leave(1))
    table.sit(1, "Cleo")
    table.do(Close(0), opener=True)
    loaded = Table.load(forget(table, 0))
    assert loaded.seats[0].name == "Player 4"
    record = loaded.record(DATE)
    assert record
    assert parse_record(str(record)) == record


def test_only_persons_have_names_to_forget() -> None:
    table = fair(ANN, STEADY, OPEN)
    for seat in (1, 2):
        assert list(forgetting(table.stored, seat, 0)) == []


def test_of_others_nothing_is_forgotten() -> None:
    table = fair(ANN, OPEN)
    table.sit(1, "Ben")
    table.do(Leave(1))
    table.sit(1, "Dan")
    assert [number for number, _ in forgetting(table.stored, 1, 3)] == [4]


def test_whoever_has_left_is_forgotten_too_and_forgetting_twice_changes_nothing() -> None:
    table = fair(ANN, BEN)
    table.begin()
    table.do(Leave(1))
    table.sit(1, "Cleo")
    for _ in range(2):
        for number, event in forgetting(table.stored, 1, 0):
            table.events[table.events.index(table.stored[number])] = event
        loaded = Table.load(table.stored)
        assert [seat.name for seat in loaded.seats] == ["Ann", "Cleo"]
        assert "Ben" not in repr(loaded)
        assert "'Player 2'" in repr(loaded.game)


def test_what_is_no_event_is_not_loaded() -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_event(b'{"event":"drafted","at":1,"seat":0,"round":1,"marks":[]}')
