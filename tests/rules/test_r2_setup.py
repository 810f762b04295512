"""R2: the first numbers, and the pile."""

import pytest
from games import begin, code_of, play, start
from pictures import board, card, island, picture_of

from hashi.records import deck_named
from hashi.rules import Deck, Game, Mode, Pen, Refused, Setup
from hashi.rules.faults import CardNotLeft, StartFlag, StartNumber, UnknownIsland


@pytest.mark.parametrize("number", [3, 4])
def test_r2_1_a_3_or_a_4_as_they_like(number: int) -> None:
    assert picture_of(begin("oo", f"a1={number}").courses[0].sheet) == f"{number} o"


@pytest.mark.parametrize("pen", Pen)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 6, 34])
def test_r2_1_no_other_number(number: int, pen: Pen) -> None:
    with pytest.raises(Refused) as refused:
        begin("oo", "a1=3", f"b1={number}", pen=pen)
    assert code_of(refused.value) == ("start-number", "R2.1", 0, 1)
    assert refused.value.fault == StartNumber(number)


@pytest.mark.parametrize("pen", Pen)
@pytest.mark.parametrize("flag", ["R", "B"])
def test_r2_1_not_on_a_flag(flag: str, pen: Pen) -> None:
    with pytest.raises(Refused) as refused:
        begin(f"o{flag}", "b1=3", pen=pen)
    assert code_of(refused.value) == ("start-flag", "R2.1", 0, 0)
    assert refused.value.fault == StartFlag(island("b1"))


@pytest.mark.parametrize("pen", Pen)
def test_r2_1_only_on_an_island(pen: Pen) -> None:
    with pytest.raises(Refused) as refused:
        begin("o.o", "a1=3", "a1=3", "b1=3", pen=pen)
    assert code_of(refused.value) == ("unknown-island", "R7.6", 0, 2)
    assert refused.value.fault == UnknownIsland(island("b1"))


def test_r2_1_every_player_enters_a_number() -> None:
    setup = begin("oo", "a1=3", "a1=4").setup
    with pytest.raises(ValueError, match="1 first entries for 2 players"):
        Game.begin(setup, (start("a1=3"),))


def test_r2_1_the_board_goes_to_the_left_neighbour() -> None:
    game = begin("ooo", "a1=3", "b1=4", "c1=4")
    pictures = [picture_of(course.sheet) for course in game.courses]
    assert pictures == ["o o 4", "3 o o", "o 4 o"]


def test_r2_1_alone_one_keeps_the_board() -> None:
    game = begin("ooo", "b1=4", mode=Mode.SOLO)
    assert [picture_of(course.sheet) for course in game.courses] == ["o 4 o"]


def test_r2_2_each_card_comes_once() -> None:
    game = play(begin("oo", "a1=3"), "5/3", "2/1")
    for seen in ("5/3", "2/1"):
        with pytest.raises(Refused) as refused:
            game.reveal(card(seen))
        assert code_of(refused.value) == ("card-not-left", "R2.2", 3, None)
        assert refused.value.fault == CardNotLeft(card(seen))
    assert game.reveal(card("5/2")).card == card("5/2")


def test_r2_2_a_card_turned_up_has_been_seen() -> None:
    game = begin("oo", "a1=3").reveal(card("5/3"))
    assert game.seen == (card("5/3"),)
    with pytest.raises(Refused) as refused:
        game.reveal(card("5/3"))
    assert code_of(refused.value) == ("card-not-left", "R2.2", 1, None)


def test_r2_2_a_card_that_is_not_in_the_deck_cannot_come() -> None:
    with pytest.raises(Refused) as refused:
        begin("oo", "a1=3").reveal(card("7/1"))
    assert code_of(refused.value) == ("card-not-left", "R2.2", 1, None)


def test_r2_2_a_deck_may_hold_two_of_a_kind() -> None:
    cards = deck_named("standard").cards
    twins = Deck("twins", (card("2/1"), *(each for each in cards if each != card("6/3"))))
    setup = Setup(board("oo"), twins, Mode.TABLE, Pen.CHECKED, ("Ann",))
    game = play(Game.begin(setup, (start("a1=3"),)), "2/1", "2/1")
    with pytest.raises(Refused) as refused:
        game.reveal(card("2/1"))
    assert code_of(refused.value) == ("card-not-left", "R2.2", 3, None)
