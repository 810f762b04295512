"""Islands, lines, cards, moves, boards and deals as text."""

import hypothesis.strategies as st
import pytest
from hypothesis import given
from pictures import board

from hashi.i18n.sentences import explain_unreadable
from hashi.records import (
    Unreadable,
    deck_named,
    format_board,
    parse_board,
    parse_card,
    parse_deal,
    parse_island,
    parse_line,
    parse_move,
    parse_start,
    tidied,
)
from hashi.rules import Board, Card, Island, Line, Move, Start

islands = st.builds(Island, st.integers(0, 25), st.integers(0, 98))
lines = st.builds(Line.between, islands, islands)
moves = st.builds(Move, st.none() | islands, st.lists(lines, max_size=5).map(tuple))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    width = draw(st.integers(1, 8))
    cells = st.text("..oRB", min_size=width, max_size=width)
    rows = draw(st.lists(cells, min_size=1, max_size=7))  # no more than 64 islands in all
    whole = Board(("o" * width, *rows) if width > 1 else ("o", "o", *rows))
    removable = st.sampled_from(whole.lines)
    return Board(whole.rows, draw(st.frozensets(removable, max_size=3)))


@given(islands)
def test_islands_read_back(island: Island) -> None:
    assert parse_island(str(island)) == island


@given(lines)
def test_lines_read_back(line: Line) -> None:
    assert parse_line(str(line)) == line
    assert parse_line(f"{line.second}-{line.first}") == line


@given(st.builds(Card, st.integers(1, 6), st.integers(1, 3)))
def test_cards_read_back(card: Card) -> None:
    assert parse_card(str(card)) == card


@given(moves)
def test_moves_read_back(move: Move) -> None:
    assert parse_move(str(move)) == move


@given(st.builds(Start, islands, st.integers(0, 9)))
def test_starts_read_back(start: Start) -> None:
    assert parse_start(str(start)) == start


@given(boards())
def test_boards_read_back(drawn: Board) -> None:
    text = format_board(drawn)
    again = parse_board(text)
    assert again == drawn
    assert again.lines == drawn.lines
    assert format_board(again) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("c4 c4-e4 c4=c6", "c4 c4-e4 c4=c6"),
        ("- c4-e4", "- c4-e4"),
        ("c4 -", "c4 -"),
        ("- -", "- -"),
        ("  c4   e4-c4 ", "c4 c4-e4"),
        ("- c4-e4 c4-e4", "- c4=e4"),
        ("- c4-e4 e4-c4", "- c4=e4"),
        ("- c4=e4 c4-e4", "- c4=e4 c4-e4"),
        ("- c4-e4 c4=e4", "- c4=e4 c4-e4"),
        ("- c4-e4 a1-a2 c4-e4", "- c4-e4 a1-a2 c4-e4"),
    ],
)
def test_moves_are_written_one_way(text: str, written: str) -> None:
    assert str(parse_move(text)) == written


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not-a-move"),
        ("-", "not-a-move"),
        ("c4", "not-a-move"),
        ("c4 c4", "not-a-bridge"),
        ("c4 -e4", "not-a-bridge"),
        ("c4 c4-", "not-a-bridge"),
        ("c4 c4--e4", "not-a-bridge"),
        ("c4 - c4-e4", "not-a-bridge"),
        ("c4 c4-e4 -", "not-a-bridge"),
        ("c4 c4#e4", "not-a-bridge"),
        ("c0 -", "not-an-island"),
        ("C4 -", "not-an-island"),
        ("c04 -", "not-an-island"),
        ("cc4 -", "not-an-island"),
        ("4 -", "not-an-island"),
        ("- c0-e4", "not-an-island"),
        ("c٣ -", "not-an-island"),
        ("c1234567890 -", "not-an-island"),
    ],
)
def test_what_is_not_a_move(text: str, problem: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_move(text)
    assert unreadable.value.problem == problem
    assert explain_unreadable("en", unreadable.value)


@pytest.mark.parametrize("text", ["", "5", "5/", "/3", "5/3/1", "5 / 3", "-5/3", "555/3", "٥/3"])
def test_what_is_not_a_card(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_card(text)
    assert unreadable.value.problem == "not-a-card"
    assert explain_unreadable("en", unreadable.value)


@pytest.mark.parametrize("text", ["", "c2", "c2=", "=3", "c2=x", "c2-3", "c2=3=4", "c2 3"])
def test_what_is_not_a_start(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_start(text)
    assert unreadable.value.problem == "not-a-start"
    assert explain_unreadable("en", unreadable.value)


@pytest.mark.parametrize("text", ["a1=a2", "a1", "a1-", "a1-a2-a3", "a1 a2"])
def test_what_is_not_a_line(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_line(text)
    assert unreadable.value.problem == "not-a-line"
    assert explain_unreadable("en", unreadable.value)


def test_boards_have_rows_joined_by_slashes() -> None:
    assert board("oR/.B").rows == ("oR", ".B")
    assert parse_board("o.o/").rows == ("o.o",)
    assert format_board(Board(("o.o",))) == "o.o/"
    assert format_board(Board(("oo", "oo"))) == "oo/oo"


def test_lines_taken_away_follow_the_rows() -> None:
    text = "ooo/oRo a1-a2 b2-c2"
    assert [str(line) for line in sorted(parse_board(text).without)] == ["a1-a2", "b2-c2"]
    assert format_board(parse_board("ooo/oRo c2-b2   a1-a2")) == text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not-a-board"),
        ("oo", "not-a-board"),
        ("oo a1-b1", "not-a-board"),
        ("/", "board-size"),
        ("oo/o", "ragged-board"),
        ("oo/oo/", "ragged-board"),
        ("oo//oo", "ragged-board"),
        ("ox/oo", "not-a-cell"),
        ("or/oo", "not-a-cell"),
        ("o./..", "island-count"),
        ("../..", "island-count"),
        ("ooooooooo/" * 7 + "oo.......", "island-count"),
        ("o" * 27 + "/", "board-size"),
        ("/".join("o" * 100), "board-size"),
        ("oo/oo a1-b2", "no-such-line"),
        ("oo/oo a1-b1 b1-a1", "line-twice"),
        ("oo/oo x", "not-a-line"),
        ("oo/oo a1=b1", "not-a-line"),
    ],
)
def test_what_is_not_a_board(text: str, problem: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_board(text)
    assert unreadable.value.problem == problem
    assert explain_unreadable("en", unreadable.value)


@pytest.mark.parametrize("text", ["oo/", "oooooooo/" * 7 + "oooooooo", "o" + "/." * 97 + "/o"])
def test_the_smallest_and_the_largest_boards(text: str) -> None:
    assert format_board(parse_board(text)) == text


def test_a_deal_is_all_cards_in_some_order() -> None:
    deck = deck_named("standard")
    backwards = tuple(reversed(deck.cards))
    assert parse_deal(" ".join(map(str, backwards)), deck) == backwards


@pytest.mark.parametrize("change", ["", "1/1 " * 18, "all but one", "one twice", "one more"])
def test_what_is_not_a_deal(change: str) -> None:
    deck = deck_named("standard")
    cards = list(map(str, deck.cards))
    texts = {
        "all but one": cards[1:],
        "one twice": [cards[0], *cards[:-1]],
        "one more": [*cards, cards[0]],
    }
    with pytest.raises(Unreadable) as unreadable:
        parse_deal(" ".join(texts.get(change, change.split())), deck)
    assert unreadable.value.problem == "not-a-deal"
    assert explain_unreadable("en", unreadable.value)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        (" C4  c4 - e4 ", "c4 c4-e4"),
        ("C4 C4 =E4  c4= c6", "c4 c4=e4 c4=c6"),
        *((f"{dash} c4{dash}e4", "- c4-e4") for dash in "\u2010\u2011\u2013\u2014\u2015\u2212"),
        ("c4 -", "c4 -"),
        (" -  - ", "- -"),
        ("C2  =  4", "c2=4"),
        ("Fix 2 - D1-d2", "fix 2 - d1-d2"),
    ],
)
def test_what_people_type_is_tidied(typed: str, written: str) -> None:
    assert tidied(typed) == written
    assert tidied(written) == written


@given(moves)
def test_what_is_tidy_stays_as_it_is(move: Move) -> None:
    assert tidied(str(move)) == str(move)


@pytest.mark.parametrize("text", ["C4 -", "c4 c4 - e4", "c4 c4- e4"])
def test_records_are_read_to_the_letter(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_move(text)
