"""What is printed: every island, line and card is there, and nothing lies outside the margins."""

import logging
import re
from pathlib import Path

import pytest
from paper.rendered import Page, pages_of

from hashi.draw.ink import BLACK, COLOUR
from hashi.draw.svg import CELL, LAND, picture_size
from hashi.draw.svg import MARGIN as SEA
from hashi.i18n.catalogue import languages, say
from hashi.paper.keepsake import keepsake
from hashi.paper.paper import MARGIN, Paper
from hashi.paper.printing import print_game
from hashi.paper.style import FORMATS, SHEETS, TINTS, Format, Sheets, Style, Tint
from hashi.records import board_file, board_names, parse_record
from hashi.rules import Island, Line

GOLDEN = Path(__file__).parents[1] / "golden"


def sheet_of(board: str, style: Style) -> Page:
    return pages_of(print_game([board_file(board)], style).pdf)[0]


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
    pages = pages_of(print_game([board_file("B")], style).pdf)
    assert len(pages) == 8
    assert all(page.is_blank_outside(MARGIN - 1) for page in pages)


@pytest.mark.parametrize("language", languages())
def test_all_18_cards_are_there_and_each_has_a_back(language: str) -> None:
    _, _, faces, backs, more_faces, more_backs, *_ = pages_of(
        print_game([board_file("A")], Style(language)).pdf
    )
    found = re.findall(r"\b[1-6]/[1-3]\b", f"{faces.text}\n{more_faces.text}")
    assert sorted(found) == [
        f"{number}/{bridges}" for number in range(1, 7) for bridges in (1, 2, 3)
    ]
    assert (backs.text + more_backs.text).count(say(language, "game")) == 18


@pytest.mark.parametrize("sheets", SHEETS)
@pytest.mark.parametrize("boards", [["A"], ["A", "B"], ["A", "B", "Strait"]])
def test_on_both_sides_of_the_paper_each_card_has_its_back_behind_it(
    boards: list[str], sheets: Sheets
) -> None:
    found = [board_file(board) for board in boards]
    pages = pages_of(print_game(found, Style("en", sheets=sheets)).pdf)
    leaves = [*zip(pages[::2], pages[1::2], strict=True)]
    cards = [(front, back) for front, back in leaves if re.search(r"\b1/1\b|\b6/3\b", front.text)]
    assert len([leaf for leaf in cards if leaf[1].text.split() == ["Hashi"] * 9]) == 2
    blank = [page for page in pages if page.pixels.min() == 255]
    assert len(blank) == len(boards) % 2


@pytest.mark.parametrize("language", languages())
def test_rules_and_ranks_can_be_searched_and_copied(language: str) -> None:
    *_, pad, rules = pages_of(print_game([board_file("A")], Style(language)).pdf)
    assert pad.text.count(say(language, "end-total")) == 4
    words = " ".join(rules.text.split())
    for message in ("summary-number", "summary-solo", "summary-goal-six", "rank-12", "rank-1"):
        assert say(language, message) in words


@pytest.mark.parametrize("language", languages())
def test_the_fonts_have_every_letter_of_our_own_words(language: str) -> None:
    assert print_game([board_file("A")], Style(language)).has_every_letter


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


def test_what_the_library_warns_of_is_kept_from_everyone(caplog: pytest.LogCaptureFixture) -> None:
    paper = Paper(Style("en"), "Hashi")
    paper.add_page()
    paper.pick_font(4)
    with caplog.at_level(logging.WARNING):
        paper.text(20, 20, "日本")
        paper.output()
    assert caplog.records == []


def test_greek_and_polish_letters_are_letters() -> None:
    greek = pages_of(print_game([board_file("A")], Style("el")).pdf)[-1].text
    polish = pages_of(print_game([board_file("A")], Style("pl")).pdf)[-1].text
    assert "Υπεύθυνος νησιού" in greek
    assert "Bóg wysp" in polish
    assert "Wiążący bambus" in polish


def test_a_keepsake_of_a_game_that_stops_says_so() -> None:
    lines = (GOLDEN / "solo-minion.hashi").read_text(encoding="utf-8").splitlines()
    stopped = "\n".join(line for line in lines if not re.match(r"box|1[0-7]\.", line))
    text = pages_of(keepsake(parse_record(stopped), Style("en")).pdf)[0].text
    assert "The record ends here. So far: " in text
    assert "leads" not in text


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.hashi")), ids=lambda path: path.stem)
@pytest.mark.parametrize("format", FORMATS)
def test_a_keepsake_has_every_name_number_and_move(record: Path, format: Format) -> None:
    read = parse_record(record.read_text(encoding="utf-8"))
    pages = pages_of(keepsake(read, Style("en", format)).pdf)
    first, course = pages[0].text, " ".join(page.text for page in pages[1:]).split()
    game = read.replay()
    assert all(name in first for name in game.setup.players)
    totals = " ".join(str(score.total) for score in game.scores)
    assert f"{say('en', 'end-total')} {totals}" in " ".join(first.split())
    told = " ".join(course)
    for round in game.rounds:
        moves = " ".join(map(str, round.moves))
        assert f"{round.card} {moves}" in told
    for fix in game.fixes:
        assert str(fix.move) in told
    assert all(page.is_blank_outside(MARGIN - 1) for page in pages)
