"""What one seat may know."""

from games import begin, play
from pictures import card, islands, move, picture_of

from hashi.rules import ROUNDS, Pen, View


def test_before_the_first_card_all_sheets_are_blank() -> None:
    setup = begin("oRo", "a1=3", "c1=4").setup
    view = View.before(setup, seat=1)
    assert (view.round, view.card, view.seat) == (0, None, 1)
    assert [picture_of(sheet) for sheet in view.sheets] == ["o R o", "o R o"]
    assert len(view.unseen) == 18
    assert view.awards == ()
    assert view.marred == (frozenset(), frozenset())


def test_r3_8_the_cards_not_ticked_off_are_those_to_come_and_the_one_in_the_box() -> None:
    game = play(begin("oRo", "a1=3", "c1=4"), "5/3").reveal(card("2/1"))
    view = View.of(game, seat=0)
    assert view.seen == (card("5/3"), card("2/1"))
    assert view.card == card("2/1")
    assert view.round == 2
    assert set(view.unseen) == set(game.setup.deck.cards) - set(view.seen)
    assert len(view.unseen) == ROUNDS + 1 - 2


def test_a_seat_sees_all_sheets_of_the_last_round() -> None:
    game = play(begin("oRo", "a1=3", "c1=4"), "5/1 | - b1-c1 | c1 a1-b1").reveal(card("2/1"))
    for seat, own in enumerate(["o R-4", "3-R 5"]):
        view = View.of(game, seat)
        assert [picture_of(sheet) for sheet in view.sheets] == ["o R-4", "3-R 5"]
        assert picture_of(view.sheet) == own


def test_r7_5_marred_islands_are_told() -> None:
    game = play(begin("oR", "a1=3", pen=Pen.FREE), "1/1 | b1 a1-b1")
    assert View.of(game, seat=0).marred == (islands("b1"),)
    assert View.of(game.fix(0, 1, move("- -")), seat=0).marred == (islands(""),)


def test_awards_are_known_to_all() -> None:
    game = play(begin("oR", "a1=4"), "5/1 | - a1-b1", "1/1 | b1 -")
    assert View.of(game, seat=0).awards == game.awards != ()
