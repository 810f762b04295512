"""Opening a table: the seats, the names, the board."""

import pytest
from tables import ANN, BEN, CLEO, DAN, MASTER, OPEN, OPENED, STEADY, Live, codes, live

from hashi.records import find_board, format_board
from hashi.rules import Mode
from hashi.table.commands import Give
from hashi.table.events import Began, Opened
from hashi.table.opening import Place, TableRequest, open_table, seats_here
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.seat import Seat
from hashi.table.table import Phase

BOARD_A = format_board(find_board("A"))


def names(of: Live) -> list[str | None]:
    return [seat.name for seat in of.table.seats]


def why_not(*places: Place, options: Options | None = None) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        open_table(TableRequest(places, options or Options()), "table", "ab", OPENED)
    return refusal.value


def test_all_seats_taken_begins_at_once() -> None:
    events = open_table(TableRequest((ANN, STEADY)), "table", "ab", 5)
    opened = Opened(5, "table", Options(BOARD_A), (Seat("Ann"), Seat("Steady", "steady")), "ab")
    assert events == [opened, Began(5)]
    table = live(ANN, STEADY)
    assert table.table.phase is Phase.OPENING
    assert table.table.waits_for == [0, 1]


def test_a_table_with_an_open_seat_waits() -> None:
    table = live(ANN, OPEN, MASTER)
    assert table.table.phase is Phase.WAITING
    assert table.table.waits_for == []
    assert table.public.phase is Phase.WAITING
    assert [seat.name for seat in table.public.seats] == ["Ann", None, "Master"]
    assert (table.public.deadline, table.own(0).draft) == (None, None)


def test_the_last_to_sit_down_begins_the_game() -> None:
    table = live(ANN, OPEN, OPEN)
    assert not any(isinstance(event, Began) for event in table.sit(2, " Cleo "))
    table.now += 1_000
    assert isinstance(table.sit(1, "Ben")[-1], Began)
    assert names(table) == ["Ann", "Ben", "Cleo"]
    assert table.table.since == OPENED + 1_000


def test_the_opener_gives_the_last_open_seat_to_a_bot() -> None:
    table = live(ANN, OPEN)
    table.do(Give(0, 1, "novice"), opener=True)
    assert table.table.phase is Phase.OPENING
    assert table.table.seats[1] == Seat("Novice", "novice", 1)
    assert table.table.robots == {1}


@pytest.mark.parametrize("count", [0, 5])
def test_r1_1_one_to_four_seats(count: int) -> None:
    assert codes(why_not(*[OPEN] * count)) == ("seat-count", "R1.1")


def test_four_seats_are_fine() -> None:
    assert names(live(ANN, BEN, CLEO, DAN)) == ["Ann", "Ben", "Cleo", "Dan"]


def test_solo_is_for_one() -> None:
    solo = Options(mode=Mode.SOLO)
    assert codes(why_not(ANN, BEN, options=solo)) == ("solo-is-for-one", "R6.1")
    table = live(ANN, mode=Mode.SOLO)
    table.begin("a1=3")
    assert table.public.sheets
    assert table.public.sheets[0].numbers == {"a1": 3}, "a solo player keeps the board"


def test_one_may_play_alone_without_the_rules_for_solo() -> None:
    assert live(ANN).table.phase is Phase.OPENING


@pytest.mark.parametrize(
    ("board", "clause"),
    [
        ("Atlantis", None),
        ("oRo/xyz", None),
        ("oRo/ooo", "R1.2"),
        ("", None),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(board: str, clause: str | None) -> None:
    assert codes(why_not(ANN, options=Options(board))) == ("bad-board", clause)


def test_the_board_is_kept_as_its_rows() -> None:
    assert live(ANN, board="A").table.options.board == BOARD_A
    assert live(ANN, board=BOARD_A).table.options.board == BOARD_A


def test_names_are_trimmed_and_there_once() -> None:
    assert names(live(Place("  Ann "), BEN)) == ["Ann", "Ben"]
    assert codes(why_not(ANN, Place("Ann "))) == ("name-taken", None)


@pytest.mark.parametrize("name", ["  ", "a|b", "a:b", "#", "a" * 25, "a\nb"])
def test_a_name_that_no_record_can_keep_is_refused(name: str) -> None:
    refusal = why_not(Place(name))
    assert refusal.code == "bad-name"
    assert refusal.facts["most"] == 24


def test_who_is_here_without_a_name_is_called_something_neutral_that_nobody_else_is() -> None:
    assert names(live(Place(""), STEADY)) == ["Player 1", "Steady"]
    assert names(live(STEADY, Place(""), Place(""))) == ["Steady", "Player 2", "Player 3"]
    first, second = names(live(Place(""), Place("Player 1")))
    assert (first, second) != ("Player 1", "Player 1")
    assert second == "Player 1"


def test_bots_of_a_kind_are_told_apart() -> None:
    assert names(live(STEADY, STEADY, STEADY)) == ["Steady", "Steady 2", "Steady 3"]


@pytest.mark.parametrize("person", ["Steady", " Steady "])
def test_a_bot_makes_way_for_a_person_of_its_name(person: str) -> None:
    assert names(live(STEADY, Place(person))) == ["Steady 2", "Steady"]
    assert names(live(Place(person), STEADY)) == ["Steady", "Steady 2"]


def test_those_who_open_a_table_hold_the_seats_of_persons() -> None:
    assert seats_here(live(ANN, STEADY, OPEN, BEN).table.seats) == [0, 3]


def test_nobody_sits_down_where_someone_sits() -> None:
    table = live(ANN, OPEN, STEADY)
    for seat in (0, 2, 3, -1):
        with pytest.raises(Refusal, match="seat-taken"):
            table.sit(seat, "Dan")
    for name in ("Ann", " Steady"):
        with pytest.raises(Refusal, match="name-taken"):
            table.sit(1, name)


def test_a_table_is_opened_once() -> None:
    table = live(ANN)
    with pytest.raises(ValueError, match="once"):
        table.apply(table.events[:1])
