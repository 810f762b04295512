"""What is printed: every island, line and card is there, and nothing lies outside the margins."""

import logging

import pytest
from paper.rendered import Page, pages_of

from hashi.draw.ink import BLACK, COLOUR
from hashi.draw.svg import CELL, LAND, picture_size
from hashi.draw.svg import MARGIN as SEA
from hashi.i18n.catalogue import languages, say
from hashi.paper.paper import MARGIN, Paper
from hashi.paper.printing import print_game
from hashi.paper.style import TINTS, Choice, Format, Sheets, Style, Tint
from hashi.records import board_file, board_names
from hashi.rules import Island, Line

ONE_OF_ALL = Choice(copies=1)
PAD_AND_RULES = Choice(frozenset({"pad", "rules"}))


def sheet_of(board: str, style: Style) -> Page:
    return pages_of(print_game([board_file(board)], style, ONE_OF_ALL).pdf)[0]


def colour_of(text: str) -> tuple[int, int, int]:
    red, green, blue = (int(text[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def is_near(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return all(abs(a - b) <= 12 for a, b in zip(one, other, strict=True))


class Finder:
    """Where on an A4 page with one sheet an island is, found anew from the size of the page."""

    def __init__(self, board: str) -> None:
        width, height = picture_size(board_file(board).board)
        across = 210 - 2 * MARGIN
        unit = across / 100
        self.scale = min(across / width, 98 * unit / height)
        self.left = MARGIN + (across - width * self.scale) / 2
        top = MARGIN + (297 - 2 * MARGIN - 134 * unit) / 2
        self.top = top + 8 * unit + (98 * unit - height * self.scale) / 2

    def place(self, island: Island, right: float = 0, down: float = 0) -> tuple[float, float]:
        x = self.left + (SEA + CELL * island.column + right) * self.scale
        return x, self.top + (SEA + CELL * island.row + down) * self.scale


@pytest.mark.parametrize("board", board_names())
@pytest.mark.parametrize("tint", TINTS)
def test_every_island_and_line_of_every_board_is_on_its_sheet(board: str, tint: Tint) -> None:
    page = sheet_of(board, Style("en", ink=tint))
    find = Finder(board)
    ink = BLACK if tint == "black" else COLOUR
    for island in board_file(board).board.islands:
        assert is_near(page.at(*find.place(island)), colour_of(ink.sand)), island
        shore = [page.at(*find.place(island, right=-LAND + off)) for off in (-0.6, 0, 0.6)]
        assert any(sum(pixel) < sum(colour_of(ink.sand)) - 60 for pixel in shore), island
    for line in board_file(board).board.lines:
        dots = [darkest(page, find, line, LAND + 4 + far / 4) for far in range(40)]
        assert min(dots) < sum(colour_of(ink.sea)) - 100, line
        assert max(dots) > min(dots) + 60, line


def darkest(page: Page, find: Finder, line: Line, along: float) -> int:
    """So far from its first island, on the line or just beside it."""
    aside = (-0.5, 0, 0.5)
    ways = [(along, off) if line.is_horizontal else (off, along) for off in aside]
    return min(sum(page.at(*find.place(line.first, *way))) for way in ways)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("format", "sheets"), [("a4", "one"), ("letter", "two")])
def test_nothing_lies_outside_the_margins(language: str, format: Format, sheets: Sheets) -> None:
    style = Style(language, format, sheets=sheets)
    pages = pages_of(print_game([board_file("B")], style, ONE_OF_ALL).pdf)
    assert len(pages) == 10
    assert all(page.is_blank_outside(MARGIN - 1) for page in pages)


@pytest.mark.parametrize("language", languages())
def test_rules_and_ranks_can_be_searched_and_copied(language: str) -> None:
    pad, rules = pages_of(print_game([], Style(language, sides="one"), PAD_AND_RULES).pdf)
    assert pad.text.count(say(language, "end-total")) == 4
    words = " ".join(rules.text.split())
    for message in ("summary-number", "summary-solo", "summary-goal-six", "rank-12", "rank-1"):
        assert say(language, message) in words


@pytest.mark.parametrize("language", languages())
def test_the_fonts_have_every_letter_of_our_own_words(language: str) -> None:
    assert print_game([board_file("A")], Style(language)).has_every_letter


def test_what_the_library_warns_of_is_kept_from_everyone(caplog: pytest.LogCaptureFixture) -> None:
    paper = Paper(Style("en"), "Hashi")
    paper.add_page()
    paper.pick_font(4)
    with caplog.at_level(logging.WARNING):
        paper.text(20, 20, "日本")
        paper.output()
    assert caplog.records == []


def test_greek_and_polish_letters_are_letters() -> None:
    greek, polish = (
        pages_of(print_game([], Style(language, sides="one"), PAD_AND_RULES).pdf)[-1].text
        for language in ("el", "pl")
    )
    assert "Υπεύθυνος νησιού" in greek
    assert "Bóg wysp" in polish
    assert "Wiążący bambus" in polish
