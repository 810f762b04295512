"""Boards and decks as files."""

from textwrap import dedent

import pytest

from hashi.i18n.sentences import explain_unreadable
from hashi.records import (
    BoardFile,
    Unreadable,
    board_file,
    board_names,
    deck_named,
    format_board_file,
    parse_board,
    parse_board_file,
)

FILE = dedent("""\
    name = "Pond"
    about = "A small one."
    rows = ["oR", "Bo"]
    without = ["b1-b2"]
    """)


def test_sides_a_and_b_come_with_the_game() -> None:
    assert {"A", "B"} <= set(board_names())


@pytest.mark.parametrize("name", board_names())
def test_a_board_of_the_game_leaves_words_to_the_catalogue(name: str) -> None:
    found = board_file(name)
    assert (found.name, found.about) == (name, "")


def test_the_standard_deck_has_every_pair_once() -> None:
    cards = map(str, deck_named("standard").cards)
    assert list(cards) == [f"{number}/{bridges}" for number in "123456" for bridges in "123"]


def test_a_board_file_is_read() -> None:
    found = parse_board_file(FILE)
    assert (found.name, found.about) == ("Pond", "A small one.")
    assert found.board.rows == ("oR", "Bo")
    assert [str(line) for line in found.board.lines] == ["a1-a2", "a1-b1", "a2-b2"]


def test_a_board_need_not_tell_about_itself() -> None:
    silent = parse_board_file(FILE.replace('about = "A small one."', ""))
    assert silent.about == ""
    assert parse_board_file(format_board_file(silent)) == silent


def test_a_board_need_not_take_lines_away() -> None:
    whole = parse_board_file(FILE.replace('without = ["b1-b2"]', ""))
    assert whole.board.without == frozenset()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('name = "Pond"', "name = 5", "not-a-text"),
        ('name = "Pond"', 'name = " "', "not-a-text"),
        ('name = "Pond"', "", "not-a-text"),
        ('rows = ["oR", "Bo"]', 'rows = "oR/Bo"', "not-a-list"),
        ('rows = ["oR", "Bo"]', "rows = [1, 2]", "not-a-list"),
        ('rows = ["oR", "Bo"]', "rows = []", "board-size"),
        ('rows = ["oR", "Bo"]', 'rows = [""]', "board-size"),
        ('["oR", "Bo"]', '["oR", "o"]', "ragged-board"),
        ('["b1-b2"]', '["a1-b2"]', "no-such-line"),
        ('without = ["b1-b2"]', 'nope = ""', "unknown-entry"),
        ('rows = ["oR", "Bo"]', "rows = [", "not-toml"),
    ],
)
def test_what_is_not_a_board_file(old: str, new: str, problem: str) -> None:
    assert old in FILE
    with pytest.raises(Unreadable) as unreadable:
        parse_board_file(FILE.replace(old, new))
    assert unreadable.value.problem == problem
    assert explain_unreadable("en", unreadable.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('rows = ["oR", "Bo"]', 'rows = "oR"', "“rows” must be there, as a list of texts"),
        ('without = ["b1-b2"]', 'without = "b1-b2"', "“without” may be left out. If it is there"),
        ('name = "Pond"', "name = 5", "“name” must be there, as a text"),
        ('about = "', 'about = 5 #"', "“about” may be left out. If it is there"),
    ],
)
def test_what_may_be_left_out_is_told_apart_from_what_must_be_there(
    old: str, new: str, sentence: str
) -> None:
    assert old in FILE
    with pytest.raises(Unreadable) as unreadable:
        parse_board_file(FILE.replace(old, new))
    assert explain_unreadable("en", unreadable.value).startswith(sentence)


def test_the_line_of_a_wrong_file_is_named() -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_board_file(FILE.replace('about = "', "about = "))
    assert (unreadable.value.problem, unreadable.value.line) == ("not-toml", 2)


@pytest.mark.parametrize("name", board_names())
def test_board_files_are_written_as_they_are_read(name: str) -> None:
    assert parse_board_file(format_board_file(board_file(name))) == board_file(name)


@pytest.mark.parametrize("about", ['“Say "no"”', "two\nlines", "\\", "\x7f\x1b", "橋"])
def test_any_text_can_be_written_into_a_board_file(about: str) -> None:
    found = BoardFile("橋", about, parse_board("oR/Bo b1-b2 a1-b1"))
    assert parse_board_file(format_board_file(found)) == found


@pytest.mark.parametrize("name", ["", "C", "a", "../A", "A.toml"])
def test_unknown_boards_and_decks(name: str) -> None:
    with pytest.raises(Unreadable, match="unknown-board"):
        board_file(name)
    with pytest.raises(Unreadable, match="unknown-deck"):
        deck_named(name)
