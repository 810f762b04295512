"""R1.1, R1.4: sheets to play on, each with its strip of cards and room for the points."""

from collections.abc import Iterator, Sequence
from functools import partial

from hashi.draw.ink import draw_board_in_ink
from hashi.paper.leaf import Leaf
from hashi.paper.paper import MARGIN, Box, Paper
from hashi.paper.style import Style
from hashi.records import BoardFile
from hashi.rules import Deck
from hashi.rules.scoring import FLAG_OF, GOALS, POINTS_PER_ISLAND, WORTH, Goal

PROPORTION = 1.34
"""How much higher a sheet is than wide."""


def sheet_leaves(
    boards: Sequence[BoardFile], deck: Deck, style: Style, copies: int
) -> Iterator[Leaf]:
    """So many of each board, or one more where two fill a page. On both sides of the paper, a
    second board lies behind the first, like the sides of a printed one."""
    has_two = style.sheets == "two"
    put, pages = (_put_two, (copies + 1) // 2) if has_two else (_put_one, copies)
    sides = [partial(put, found=found, deck=deck) for found in boards]
    together = 2 if style.sides == "both" else 1
    for first in range(0, len(sides), together):
        front, *back = sides[first : first + together]
        leaf = Leaf(front, back[0] if back else None, "landscape" if has_two else "portrait")
        yield from [leaf] * pages


def _put_one(paper: Paper, found: BoardFile, deck: Deck) -> None:
    _put_sheet(paper, found, deck, paper.whole_page)


def _put_two(paper: Paper, found: BoardFile, deck: Deck) -> None:
    """Side by side, to be cut apart."""
    page = paper.whole_page
    half = page.width / 2 - MARGIN
    for left in (page.x, page.x + half + 2 * MARGIN):
        _put_sheet(paper, found, deck, Box(left, page.y, half, page.height))
    paper.put_cut(paper.w / 2, MARGIN, paper.w / 2, paper.h - MARGIN)


def _put_sheet(paper: Paper, found: BoardFile, deck: Deck, box: Box) -> None:
    width = min(box.width, box.height / PROPORTION)
    left = box.x + (box.width - width) / 2
    top = box.y + (box.height - width * PROPORTION) / 2
    unit = width / 100
    _put_head(paper, found.name, Box(left, top, width, 6 * unit))
    paper.put(
        draw_board_in_ink(found.board, paper.ink), Box(left, top + 8 * unit, width, 98 * unit)
    )
    worths = [f"{WORTH[goal].first}    {WORTH[goal].later}" for goal in GOALS]
    put_points(paper, Box(left, top + 108 * unit, width, 12 * unit), [*worths, "", ""])
    _put_strip(paper, deck, Box(left, top + 122 * unit, width, 10 * unit))


def _put_head(paper: Paper, board: str, box: Box) -> None:
    """The board, and a line for a name in the room that it leaves."""
    unit = box.width / 100
    title = box._replace(x=box.x + 40 * unit, width=60 * unit)
    titled = paper.write_in(
        title, paper.say("paper-board", board=board), 4 * unit, bold=True, align="R"
    )
    named = paper.write_in(box, paper.say("paper-name"), 3.2 * unit, align="L")
    paper.set_draw_color(paper.ink.dots)
    paper.set_line_width(0.25)
    y, end = box.y + 5.2 * unit, box.x + box.width - titled - 4 * unit
    paper.line(box.x + named + 2 * unit, y, min(end, box.x + 60 * unit), y)


def put_points(paper: Paper, box: Box, texts: Sequence[str]) -> None:
    """R5: a cell for each goal, for the islands and for the sum: what it gives, or gave."""
    labels = [
        *(paper.say(f"goal-{goal}") for goal in GOALS),
        paper.say("paper-islands", points=POINTS_PER_ISLAND),
        paper.say("end-total"),
    ]
    gap = box.width * 0.015
    room = (box.width - gap * (len(labels) - 1)) / len(labels)
    for at, (label, text) in enumerate(zip(labels, texts, strict=True)):
        cell = Box(box.x + at * (room + gap), box.y, room, box.height)
        flagged = at < len(FLAG_OF)
        _put_cell(paper, cell, label, text, aside=cell.width * 0.24 if flagged else 0)
        if flagged:
            _put_flag(paper, GOALS[at], cell)


def _put_cell(paper: Paper, box: Box, label: str, text: str, aside: float) -> None:
    """With so much room left of the text for a flag."""
    paper.frame(box, radius=box.height * 0.15)
    inner = Box(box.x + box.width * 0.06, box.y, box.width * 0.88, box.height)
    paper.write_in(inner._replace(height=box.height * 0.42), label, box.height * 0.22)
    room = inner.width - aside
    below = Box(inner.x + aside, box.y + box.height * 0.4, room, box.height / 2)
    paper.write_in(below, text, box.height * 0.42, bold=True)


def _put_flag(paper: Paper, goal: Goal, box: Box) -> None:
    """A small one in the corner, of the same shape as on the board."""
    x, y, size = box.x + box.width * 0.08, box.y + box.height * 0.5, box.height * 0.34
    paper.set_draw_color(paper.ink.pen)
    paper.set_line_width(0.3)
    paper.set_fill_color(paper.ink.red if goal is Goal.RED else paper.ink.blue)
    paper.line(x, y, x, y + size)
    if goal is Goal.RED:
        paper.rect(x, y, size * 0.7, size * 0.5, style="DF")
    else:
        tip = (x + size * 0.8, y + size * 0.27)
        paper.polygon([(x, y), tip, (x, y + size * 0.54)], style="DF")


def _put_strip(paper: Paper, deck: Deck, box: Box) -> None:
    """R1.4: all cards, to tick off what was seen."""
    room = box.width / len(deck.cards)
    for at, card in enumerate(deck.cards):
        cell = Box(box.x + (at + 0.04) * room, box.y, room * 0.92, box.height)
        paper.frame(cell, radius=room * 0.15)
        upper = cell._replace(height=cell.height * 0.62)
        paper.write_in(upper, str(card.number), cell.height * 0.42, bold=True)
        lower = Box(cell.x, cell.y + cell.height * 0.6, cell.width, cell.height * 0.3)
        paper.put_arches(card.bridges, lower)
