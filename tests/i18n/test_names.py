"""Boards, bots and commands have the same names wherever people meet them, each in their own
language."""

import re

import pytest

from hashi.bots import CHARACTERS
from hashi.cli import hashi
from hashi.i18n.catalogue import FIRST, LOCALES, languages, say
from hashi.records import board_names

OTHERS = [language for language in languages() if language != FIRST]
LETTERS = ("A", "B")
"""The sides of the printed board need no translation."""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("board", [name for name in board_names() if name not in LETTERS])
def test_a_board_has_a_name_in_every_language(language: str, board: str) -> None:
    name = say(language, "board-name", board=board)
    assert name != board
    assert say(language, "board-choice", board=board).startswith(f"{name} · ")
    assert say(language, "paper-board", board=board).endswith(f" {name}")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("bot", CHARACTERS)
def test_the_list_of_bots_names_each_as_the_choice_does(language: str, bot: str) -> None:
    assert say(language, f"bot-{bot}-about").startswith(say(language, f"bot-{bot}") + ": ")


@pytest.mark.parametrize("language", languages())
def test_the_home_page_names_the_levels_of_the_choice(language: str) -> None:
    levels = say(language, "home-bots-about").partition(": ")[2]
    choice = [say(language, f"bot-{bot}") for bot in ("novice", "steady", "master")]
    assert levels.split(", ") == choice


@pytest.mark.parametrize("language", languages())
def test_what_one_types_begins_as_the_program_was_started(language: str) -> None:
    command = "|".join(hashi.commands)
    by_another_name = re.compile(
        rf"^[^#\n].*(\bhashi (?:{command})\b|(?<!program }} )\b(?:{command}) --\w)", re.M
    )
    for part in (LOCALES / language).glob("*.ftl"):
        found = by_another_name.search(part.read_text(encoding="utf-8"))
        assert found is None, found
