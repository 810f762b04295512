"""R1.1, R1.4: sheets to play on, each with its strip of cards and room for the points."""

from hashi.draw.ink import draw_board_in_ink
from hashi.paper.paper import MARGIN, Box, Paper
from hashi.records import BoardFile
from hashi.rules import Deck
from hashi.rules.scoring import GOALS, POINTS_PER_ISLAND, WORTH, Goal

PROPORTION = 1.34
"""How much higher a sheet is than wide."""


def add_sheets(paper: Paper, found: BoardFile, deck: Deck) -> None:
    """A page with a sheet, or with two of the same side by side."""
    has_two = paper.style.sheets == "two"
    paper.add_page(orientation="landscape" if has_two else "portrait")
    page = paper.whole_page
    if not has_two:
        _put_sheet(paper, found, deck, page)
        return
    half = (page.width - 2 * MARGIN) / 2
    for left in (page.x, page.x + half + 2 * MARGIN):
        _put_sheet(paper, found, deck, Box(left, page.y, half, page.height))
    paper.set_draw_color(paper.ink.rim)
    paper.set_dash_pattern(1, 2)
    paper.line(paper.w / 2, MARGIN, paper.w / 2, paper.h - MARGIN)
    paper.set_dash_pattern()


def _put_sheet(paper: Paper, found: BoardFile, deck: Deck, box: Box) -> None:
    width = min(box.width, box.height / PROPORTION)
    left = box.x + (box.width - width) / 2
    top = box.y + (box.height - width * PROPORTION) / 2
    unit = width / 100
    title = paper.say("paper-board", board=found.name)
    paper.write_in(Box(left, top, width, 6 * unit), title, 4 * unit, bold=True, align="R")
    paper.write_in(Box(left, top, width, 6 * unit), paper.say("paper-name"), 3.2 * unit, align="L")
    paper.set_draw_color(paper.ink.dots)
    start = left + paper.get_string_width(paper.say("paper-name")) + 2 * unit
    paper.line(start, top + 5.2 * unit, left + 60 * unit, top + 5.2 * unit)
    paper.put(
        draw_board_in_ink(found.board, paper.ink), Box(left, top + 8 * unit, width, 98 * unit)
    )
    _put_points(paper, Box(left, top + 108 * unit, width, 12 * unit))
    _put_strip(paper, deck, Box(left, top + 122 * unit, width, 10 * unit))


def _put_points(paper: Paper, box: Box) -> None:
    """R5: what each goal gives, to be circled and crossed out, and room for the sums."""
    gap = box.width * 0.015
    room = (box.width - 4 * gap) / 5
    for at, goal in enumerate(GOALS):
        cell = Box(box.x + at * (room + gap), box.y, room, box.height)
        worth = WORTH[goal]
        _put_cell(paper, cell, paper.say(f"goal-{goal}"), f"{worth.first}    {worth.later}")
        if goal is not Goal.SIX:
            _put_flag(paper, goal, cell)
    islands = Box(box.x + 3 * (room + gap), box.y, room, box.height)
    _put_cell(paper, islands, paper.say("paper-islands", points=POINTS_PER_ISLAND), "")
    total = Box(box.x + 4 * (room + gap), box.y, room, box.height)
    _put_cell(paper, total, paper.say("end-total"), "")


def _put_cell(paper: Paper, box: Box, label: str, text: str) -> None:
    paper.frame(box, radius=box.height * 0.15)
    inner = Box(box.x + box.width * 0.06, box.y, box.width * 0.88, box.height)
    paper.write_in(inner._replace(height=box.height * 0.42), label, box.height * 0.22)
    below = Box(box.x + box.width * 0.3, box.y + box.height * 0.4, box.width * 0.6, box.height / 2)
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
