"""The same drawing for paper: without a stylesheet, and with its words apart.

What `sheet.css` says of classes stands here as attributes, which every reader of SVG knows; words
are taken out, so that whoever prints can set them as text.
"""

from typing import NamedTuple
from xml.etree import ElementTree

from hashi.draw.svg import draw_parts, picture_size
from hashi.rules import Board, Island, Sheet

Attributes = dict[str, str]


class Ink(NamedTuple):
    """What a drawing is printed with."""

    pen: str
    sea: str
    rim: str
    """Around the sea."""
    sand: str
    shore: str
    dots: str
    circle: str
    """Around finished islands."""
    red: str
    blue: str
    cut: str
    """Where paper is cut."""

    @property
    def styles(self) -> dict[str, Attributes]:
        """What each class looks like."""
        return {
            "sea": _filled(self.sea, self.rim, 1),
            "dots": {**_drawn(self.dots, 2.6), "stroke-dasharray": "0.1 7"},
            "one": _drawn(self.pen, 3.4),
            "two": _drawn(self.pen, 3.4),
            "two last": _drawn(self.pen, 3.4),
            "many": _drawn(self.pen, 3.4),
            "land": _filled(self.sand, self.shore, 1.6),
            "brush": _drawn(self.circle, 3),
            "cross": _drawn(self.pen, 2.6),
            "pole": _drawn(self.pen, 2),
            "flag red": _filled(self.red, self.pen, 1.6),
            "flag blue": _filled(self.blue, self.pen, 1.6),
        }


def _drawn(colour: str, width: float) -> Attributes:
    return {"fill": "none", "stroke": colour, "stroke-width": str(width), "stroke-linecap": "round"}


def _filled(colour: str, stroke: str, width: float) -> Attributes:
    return {"fill": colour, "stroke": stroke, "stroke-width": str(width)}


COLOUR = Ink(
    pen="#22293a",
    sea="#e6eff0",
    rim="#cfdfe1",
    sand="#fdfaf0",
    shore="#b9a67e",
    dots="#7d9496",
    circle="#c8402c",
    red="#c8402c",
    blue="#2a5ea8",
    cut="#808080",
)
BLACK = Ink(
    pen="#000000",
    sea="#ffffff",
    rim="#b0b0b0",
    sand="#ffffff",
    shore="#606060",
    dots="#707070",
    circle="#000000",
    red="#000000",
    blue="#ffffff",
    cut="#808080",
)
"""Saves ink; the flags differ by their shape, and one is filled."""


class Word(NamedTuple):
    """A number, or the name of a column or row, and where its middle stands on the base line."""

    text: str
    x: float
    y: float
    is_number: bool


class Drawing(NamedTuple):
    svg: str
    words: list[Word]
    width: int
    height: int


def draw_in_ink(
    sheet: Sheet, finished: frozenset[Island], crossed_out: frozenset[Island], ink: Ink
) -> Drawing:
    root = draw_parts(sheet, finished, crossed_out)
    words = _take_words(root)
    _take_hidden(root)
    styles = ink.styles
    for element in root.iter():
        for name, value in styles.get(element.get("class", ""), {}).items():
            element.set(name, value)
    width, height = picture_size(sheet.board)
    return Drawing(ElementTree.tostring(root, encoding="unicode"), words, width, height)


def draw_board_in_ink(board: Board, ink: Ink) -> Drawing:
    return draw_in_ink(Sheet.blank(board), frozenset(), frozenset(), ink)


def _take_words(root: ElementTree.Element) -> list[Word]:
    words = []
    for parent in [*root.iter()]:
        left, top = _place(parent)
        for text in parent.findall("text"):
            parent.remove(text)
            if text.text:
                x, y = (float(text.get(way, "0")) for way in ("x", "y"))
                words.append(Word(text.text, left + x, top + y, text.get("class") == "number"))
    return words


def _place(group: ElementTree.Element) -> tuple[float, float]:
    """Where a group was moved to."""
    moved = group.get("transform", "translate(0 0)")
    x, y = moved.removeprefix("translate(").removesuffix(")").split()
    return float(x), float(y)


def _take_hidden(root: ElementTree.Element) -> None:
    """What the stylesheet hides: lines under bridges, bridges that are not there, and so on."""
    for parent in [*root.iter()]:
        for part in [*parent]:
            if _is_hidden(parent, part):
                parent.remove(part)


def _is_hidden(parent: ElementTree.Element, part: ElementTree.Element) -> bool:
    match part.get("class"):
        case "dots":
            return part.get("data-count") != "0"
        case "one":
            return parent.get("data-count") != "1"
        case "two" | "two last":
            return parent.get("data-count") in ("0", "1")
        case "brush":
            return parent.get("data-state") != "finished"
        case "cross":
            return parent.get("data-state") != "crossed-out"
    return False
