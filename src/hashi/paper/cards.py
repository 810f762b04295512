"""R1.3: the cards to cut out, and their backs."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import cos, pi, sin

from hashi.paper.leaf import Leaf
from hashi.paper.paper import Box, Paper
from hashi.rules import Card, Deck

WIDTH, HEIGHT = 58.0, 82.0
ACROSS, DOWN = 3, 3

MARK = 4.5
"""How far the cuts are marked beyond the cards: where no printer's margin is."""

NUMBER = 54.0
INDEX = 6.0

BRIDGE_WIDTHS = {1: 34.0, 2: 22.0, 3: 14.6}
"""One bridge is long; of several, each is shorter, so that all stand in a row."""
BRIDGE_HEIGHT = 10.5
BRIDGE_GAP = 2.6
FLOOR = 2.2
RAIL = 2.6
"""How thick a bridge is, and how high the rail above it."""


def card_leaves(deck: Deck) -> Iterator[Leaf]:
    a_leaf = ACROSS * DOWN
    for first in range(0, len(deck.cards), a_leaf):
        cards = deck.cards[first : first + a_leaf]
        yield Leaf(partial(_put_faces, cards=cards), partial(_put_backs, cards=cards))


def _put_faces(paper: Paper, cards: Sequence[Card]) -> None:
    _put_cuts(paper)
    for card, box in zip(cards, _places(paper), strict=False):
        _put_face(paper, card, box)


def _put_backs(paper: Paper, cards: Sequence[Card]) -> None:
    """Mirrored, as the leaf is turned over by its long edge. Nothing is drawn where one cuts: few
    printers print both sides at the very same place."""
    for _, box in zip(cards, _places(paper), strict=False):
        _put_back(paper, box._replace(x=paper.w - box.x - box.width))


def _places(paper: Paper) -> Iterator[Box]:
    left, top = _corner(paper)
    for at in range(ACROSS * DOWN):
        row, column = divmod(at, ACROSS)
        yield Box(left + column * WIDTH, top + row * HEIGHT, WIDTH, HEIGHT)


def _corner(paper: Paper) -> tuple[float, float]:
    """All cards together lie in the middle of the page."""
    return (paper.w - ACROSS * WIDTH) / 2, (paper.h - DOWN * HEIGHT) / 2


def _put_cuts(paper: Paper) -> None:
    left, top = _corner(paper)
    right, bottom = paper.w - left, paper.h - top
    for column in range(ACROSS + 1):
        x = left + column * WIDTH
        paper.put_cut(x, top - MARK, x, bottom + MARK)
    for row in range(DOWN + 1):
        y = top + row * HEIGHT
        paper.put_cut(left - MARK, y, right + MARK, y)


def _put_face(paper: Paper, card: Card, box: Box) -> None:
    paper.write_in(box._replace(y=box.y + 11, height=42), str(card.number), NUMBER, bold=True)
    _put_bridges(paper, card.bridges, box.x + box.width / 2, box.y + 70)
    for turned in (0, 180):
        with paper.rotation(turned, x=box.x + box.width / 2, y=box.y + box.height / 2):
            corner = Box(box.x + 4.5, box.y + 4, 16, INDEX)
            paper.write_in(corner, str(card), INDEX, bold=True, align="L")


def _put_bridges(paper: Paper, bridges: int, middle: float, ground: float) -> None:
    width = BRIDGE_WIDTHS[bridges]
    left = middle - (bridges * width + (bridges - 1) * BRIDGE_GAP) / 2
    for at in range(bridges):
        _put_bridge(paper, left + at * (width + BRIDGE_GAP) + width / 2, ground, width)


def _put_bridge(paper: Paper, middle: float, ground: float, width: float) -> None:
    """A drum bridge from the side: a floor, and a rail on posts above it."""

    def arch(thick: float) -> list[tuple[float, float]]:
        turns = (pi * step / 40 for step in range(41))
        across, up = width / 2 - thick, BRIDGE_HEIGHT - thick
        return [(middle - across * cos(turn), ground - up * sin(turn)) for turn in turns]

    paper.set_fill_color(paper.ink.red)
    paper.polygon([*arch(0), *reversed(arch(FLOOR))], style="F")
    paper.set_draw_color(paper.ink.red)
    paper.set_line_width(0.7)
    railed = arch(0)[8:-8]
    paper.polyline([(x, y - RAIL) for x, y in railed])
    for x, y in railed[::6]:
        paper.line(x, y, x, y - RAIL)


def _put_back(paper: Paper, box: Box) -> None:
    """An island sea with the name of the game."""
    inner = Box(box.x + 4, box.y + 4, box.width - 8, box.height - 8)
    paper.frame(inner, radius=4, filled=True)
    paper.set_draw_color(paper.ink.dots)
    paper.set_line_width(0.5)
    left, right = inner.x + 12, inner.x + inner.width - 12
    top, bottom = inner.y + 14, inner.y + inner.height - 14
    for offset in (-0.9, 0.9):
        paper.line(left, top + offset, right, top + offset)
        paper.line(left, bottom + offset, right, bottom + offset)
    paper.line(left, top, left, bottom)
    paper.line(right, top, right, bottom)
    paper.set_fill_color(paper.ink.sand)
    for x in (left, right):
        for y in (top, bottom):
            paper.circle(x, y, 5, style="DF")
    middle = Box(inner.x, inner.y + inner.height / 2 - 5, inner.width, 10)
    paper.write_in(middle, paper.say("game"), 8, bold=True)
