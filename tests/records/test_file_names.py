"""What the file of a game is called."""

import pytest

from hashi.records import board_file, format_board, parse_record
from hashi.records.file_names import LONGEST_BYTES, file_stem


def stem(*players: str, board: str = "A", date: str = "2026-11-18") -> str:
    starts = " | ".join(["a4=3"] * len(players))
    return file_stem(
        parse_record(
            f"hashi 1\nboard: {board}\ndeck: standard\nmode: table\npen: checked\n"
            f"players: {' | '.join(players)}\nstart: {starts}\ndate: {date}\n"
        )
    )


def test_it_tells_the_date_the_board_and_who_played() -> None:
    assert stem("Ann", "Ben") == "hashi-2026-11-18-A-Ann-Ben"


def test_a_board_that_was_written_as_rows_has_its_name() -> None:
    assert stem("Ann", board=format_board(board_file("A").board)) == "hashi-2026-11-18-A-Ann"


@pytest.mark.parametrize("date", ["", "yesterday", "../2026-11-18"])
def test_what_is_not_known_is_left_out(date: str) -> None:
    assert stem("Ann", board="ooo/oRo/o../o..", date=date) == "hashi-Ann"


def test_every_letter_may_stand_in_it_and_no_sign() -> None:
    assert stem("Łucja M.", "../../Άννα", '"\\<*>', "☺") == "hashi-2026-11-18-A-Łucja_M-Άννα"


def test_it_is_short_enough_for_every_system() -> None:
    names = [letter * 24 for letter in "中文字母"]
    assert LONGEST_BYTES - 3 < len(stem(*names).encode()) <= LONGEST_BYTES
