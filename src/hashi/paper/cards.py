"""R1.3: the cards to cut out, and their backs on the pages behind them."""

from collections.abc import Iterator

from hashi.paper.paper import Box, Paper
from hashi.rules import Card, Deck

WIDTH, HEIGHT = 60.0, 84.0
ACROSS, DOWN = 3, 3


def add_cards(paper: Paper, deck: Deck) -> None:
    """Each page of faces is followed by one of backs, for printers that print on both sides."""
    a_page = ACROSS * DOWN
    for first in range(0, len(deck.cards), a_page):
        paper.add_leaf()
        cards = deck.cards[first : first + a_page]
        for card, box in zip(cards, _places(paper), strict=False):
            _put_face(paper, card, box)
        paper.add_page()
        for _, box in zip(cards, _places(paper), strict=False):
            _put_back(paper, box)


def _places(paper: Paper) -> Iterator[Box]:
    """In the middle of the page, so that faces and backs lie on each other."""
    left, top = (paper.w - ACROSS * WIDTH) / 2, (paper.h - DOWN * HEIGHT) / 2
    for at in range(ACROSS * DOWN):
        row, column = divmod(at, ACROSS)
        yield Box(left + column * WIDTH, top + row * HEIGHT, WIDTH, HEIGHT)


def _put_face(paper: Paper, card: Card, box: Box) -> None:
    paper.frame(box)
    number = str(card.number)
    paper.write_in(Box(box.x, box.y + 14, box.width, 34), number, 34, bold=True)
    paper.put_arches(card.bridges, Box(box.x + 8, box.y + 56, box.width - 16, 12))
    corner = Box(box.x + 5, box.y + 4, 12, 7)
    paper.write_in(corner, str(card), 5, align="L")


def _put_back(paper: Paper, box: Box) -> None:
    """An island sea with the name of the game."""
    paper.frame(box)
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
    paper.set_fill_color(paper.ink.sea)
    paper.write_in(middle, paper.say("game"), 8, bold=True)
