"""The drawing for paper shows what the stylesheet shows on a page."""

import re
from xml.etree import ElementTree

import pytest
from pictures import board, islands, line, sheet

from hashi.draw.ink import BLACK, COLOUR, Ink, draw_in_ink
from hashi.draw.svg import LAND, sheet_css

SHOWN = {"land": 5, "pole": 2, "flag red": 1, "flag blue": 1, "dots": 3, "sea": 1}
SHOWN |= {"two": 1, "two last": 1, "one": 1, "brush": 1, "cross": 1}
"""What is to be seen on the sheet below: a double bridge, a single one, a circle and a cross."""


def classes(ink: Ink) -> list[str]:
    marked = sheet(board("oRo/B.o"), "3=2 o\n|\nB   4")
    drawing = draw_in_ink(marked, islands("b1"), islands("c2"), ink)
    root = ElementTree.fromstring(drawing.svg)
    return [e.get("class", "") for e in root.iter() if not e.tag.endswith(("}svg", "}g"))]


@pytest.mark.parametrize("ink", [COLOUR, BLACK])
def test_what_is_hidden_on_a_page_is_not_drawn(ink: Ink) -> None:
    found = classes(ink)
    assert {each: found.count(each) for each in set(found)} == SHOWN


@pytest.mark.parametrize("ink", [COLOUR, BLACK])
def test_everything_that_is_drawn_has_its_ink(ink: Ink) -> None:
    assert set(classes(ink)) <= ink.styles.keys()
    assert "many" in ink.styles


@pytest.mark.parametrize("bridges", range(1, 8))
def test_as_many_bridges_are_drawn_as_there_are(bridges: int) -> None:
    marked = sheet(board("o.o"), "3   o")
    for _ in range(bridges):
        marked = marked.draw(line("a1-c1"))
    drawing = draw_in_ink(marked, islands(""), islands(""), COLOUR)
    strokes = re.findall(r'd="M42 (\S+) L162 \1"', drawing.svg)
    heights = sorted(map(float, strokes))
    assert len(set(heights)) == bridges
    assert (min(heights) + max(heights)) / 2 == pytest.approx(42)
    assert max(heights) - min(heights) < 2 * LAND


def test_words_are_apart_and_stand_where_the_picture_has_them() -> None:
    marked = sheet(board("oRo/B.o"), "3=2-o\n|\nB   4")
    drawing = draw_in_ink(marked, islands("b1"), islands("c2"), COLOUR)
    assert "<text" not in drawing.svg
    numbers = {(word.text, word.x) for word in drawing.words if word.is_number}
    assert numbers == {("3", 42), ("2", 102), ("4", 162)}
    assert [word.text for word in drawing.words if not word.is_number] == ["a", "b", "c", "1", "2"]


def test_colours_are_those_of_the_page() -> None:
    for colour in (COLOUR.pen, COLOUR.red, COLOUR.blue, COLOUR.sand, COLOUR.shore, COLOUR.dots):
        assert re.search(colour, sheet_css())
