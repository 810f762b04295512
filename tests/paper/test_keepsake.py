"""A game that was played, on paper: its sheets, points and moves, on pages that it fills."""

import re
from pathlib import Path

import numpy as np
import pytest
from paper.rendered import MILLIMETRE, WHITE, Page, pages_of

from hashi.i18n.catalogue import languages, say
from hashi.paper.keepsake import keepsake
from hashi.paper.paper import MARGIN
from hashi.paper.style import FORMATS, Format, Style
from hashi.records import Record, parse_record

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Record:
    return parse_record((GOLDEN / f"{name}.hashi").read_text(encoding="utf-8"))


def part_used(page: Page) -> float:
    """From the first to the last row of pixels with ink, in parts of the room between margins."""
    inked = np.flatnonzero((page.pixels < WHITE).any(axis=(1, 2)))
    room = len(page.pixels) - 2 * MARGIN * MILLIMETRE
    return int(inked[-1] - inked[0]) / room


def test_a_letter_that_the_fonts_do_not_have_is_shown_as_unknown() -> None:
    text = (GOLDEN / "shared-win.hashi").read_text(encoding="utf-8").replace("Ann", "日本 Ann")
    printed = keepsake(parse_record(text), Style("en"))
    assert not printed.has_every_letter
    for page in pages_of(printed.pdf)[:2]:
        assert "?? Ann" in page.text


def test_letters_with_their_accents_apart_are_letters() -> None:
    text = (GOLDEN / "shared-win.hashi").read_text(encoding="utf-8").replace("Ann", "Zoe\u0308")
    printed = keepsake(parse_record(text), Style("en"))
    assert printed.has_every_letter
    assert "Zo\u00eb" in pages_of(printed.pdf)[0].text


def test_a_keepsake_of_a_game_that_stops_says_so() -> None:
    lines = (GOLDEN / "solo-minion.hashi").read_text(encoding="utf-8").splitlines()
    stopped = "\n".join(line for line in lines if not re.match(r"box|1[0-7]\.", line))
    text = pages_of(keepsake(parse_record(stopped), Style("en")).pdf)[0].text
    assert "The record ends here. So far: " in text
    assert "leads" not in text


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.hashi")), ids=lambda path: path.stem)
@pytest.mark.parametrize("format", FORMATS)
def test_a_keepsake_has_every_name_number_and_move_and_fills_its_pages(
    record: Path, format: Format
) -> None:
    read = golden(record.stem)
    pages = pages_of(keepsake(read, Style("en", format)).pdf)
    first = " ".join(pages[0].text.split())
    told = " ".join(" ".join(page.text.split()) for page in pages[1:])
    game = read.replay()
    assert all(name in first for name in game.setup.players)
    for score in game.scores:
        assert f" {score.total}" in first
    for round in game.rounds:
        assert f"{round.card} " in told
        assert all(str(move) in told for move in round.moves)
    for fix in game.fixes:
        assert str(fix.move) in told
    assert all(page.is_blank_outside(MARGIN - 1) for page in pages)
    assert len(pages) == 2
    assert min(map(part_used, pages)) > 0.88


@pytest.mark.parametrize("language", languages())
def test_a_keepsake_names_the_board_and_the_first_entries(language: str) -> None:
    text = pages_of(keepsake(golden("shared-win"), Style(language)).pdf)[0].text
    assert say(language, "paper-board", board="Strait") in text
    game = golden("shared-win").replay()
    for at, start in enumerate(game.starts):
        facts: dict[str, str | int] = {"number": start.number, "island": str(start.island)}
        writer = game.setup.players[at]
        assert say(language, "paper-first-entry-by", name=writer, **facts) in text
    alone = pages_of(keepsake(golden("solo-island-god"), Style(language)).pdf)[0].text
    assert say(language, "paper-own-board") in alone
    assert say(language, "paper-first-entry", number=3, island="d5") in alone


def test_a_goal_is_told_in_the_round_that_reached_it() -> None:
    _, course = pages_of(keepsake(golden("solo-island-god"), Style("en")).pdf)
    told = " ".join(course.text.split())
    assert "6. 1/1 c2 - blue flags: 7 points six linked: 8 points 7." in told


def test_a_game_without_a_round_has_no_course() -> None:
    record = golden("solo-minion")
    begun = Record(record.setup, record.starts, (), ())
    assert len(pages_of(keepsake(begun, Style("en")).pdf)) == 1
