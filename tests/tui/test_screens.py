"""The screen as a picture; `python tests/tui/screens.py` draws those that changed anew."""

import asyncio
from pathlib import Path

import pytest
from tui.screens import FOLDER, Shot, file_of, picture, shots

SHOTS = shots()


@pytest.mark.parametrize("name", SHOTS)
def test_the_screen_looks_like_its_picture(name: str) -> None:
    shot = SHOTS[name]
    assert asyncio.run(picture(shot)) == file_of(name, shot).read_text(encoding="utf-8")


def test_there_are_no_other_pictures() -> None:
    assert set(FOLDER.iterdir()) == {file_of(name, shot) for name, shot in SHOTS.items()}


@pytest.mark.parametrize("name", [name for name, shot in SHOTS.items() if not shot.colours])
def test_nothing_is_wider_than_the_screen(name: str) -> None:
    """Where something were cut off, it would end at the very edge."""
    shot = SHOTS[name]
    for line in file_of(name, shot).read_text(encoding="utf-8").splitlines():
        assert len(line) < shot.size[0], line


def test_the_picture_in_the_documents_is_that_of_a_turn() -> None:
    """As much of it as is explained there."""
    text = (Path(__file__).parents[2] / "docs" / "play.md").read_text(encoding="utf-8")
    turn = file_of("turn", SHOTS["turn"]).read_text(encoding="utf-8")
    assert "```\n" + "".join(turn.splitlines(keepends=True)[:13]) + "```\n" in text


def test_the_plain_screen_has_neither_colours_nor_special_characters() -> None:
    plain = file_of("plain", SHOTS["plain"]).read_text(encoding="utf-8")
    assert plain.isascii()
    told = file_of("plain-colours", SHOTS["plain-colours"]).read_bytes()
    codes = {
        code for part in told.split(b"\x1b[")[1:] for code in part.partition(b"m")[0].split(b";")
    }
    assert codes <= {b"0", b"1", b"7"}  # bold and reversed


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ink_that_is_not_dry_has_a_colour_of_its_own(theme: str) -> None:
    shot = Shot(SHOTS[theme].start, (), theme=theme, colours=True)
    assert asyncio.run(picture(shot)) != asyncio.run(picture(SHOTS[theme]))
