"""A game that was played, round by round, in the notation of records: a column for each player."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hashi.paper.paper import Box, Paper
from hashi.records import FixLine, NoteLine, Record, RoundLine
from hashi.rules import Game

HEAD = 22.0
"""The heading, and the names of the players."""

ROW, TALLEST_ROW = 8.0, 14.0
TALLEST_TEXT = 5.0
SPACED = 1.2
"""How much higher a line is than its text."""

LABEL = 26.0


class Cell(NamedTuple):
    done: str
    gained: list[str]


class Row(NamedTuple):
    label: str
    cells: Sequence[Cell]
    """What each player did and gained; or, without a label, what one of them put right."""


def put_course(paper: Paper, record: Record, game: Game, turned: str) -> None:
    """As many pages as it takes, each filled by its rows."""
    names = record.setup.players
    rows = [*_rows(paper, record, game)]
    if not rows:
        return
    room = paper.whole_page.height - HEAD
    a_page = int(room / ROW)
    height = min(TALLEST_ROW, room / min(len(rows), a_page))
    text = _text_height(paper, rows, len(names), height)
    for first in range(0, len(rows), a_page):
        paper.add_page(orientation=turned)
        _put_head(paper, names)
        for at, row in enumerate(rows[first : first + a_page]):
            y = paper.whole_page.y + HEAD + at * height
            _put_row(paper, row, _columns(paper, len(names), y, height), text)


def _rows(paper: Paper, record: Record, game: Game) -> Iterator[Row]:
    for line in record.lines:
        match line:
            case RoundLine():
                cells = [Cell(str(move), []) for move in line.moves]
                for award in game.rounds[line.round - 1].awards:
                    goal = paper.say(f"goal-{award.goal}")
                    told = paper.say("replay-award", goal=goal, points=award.points)
                    cells[award.player].gained.append(told)
                yield Row(f"{line.round}.  {line.card}", cells)
            case FixLine():
                told = paper.say("replay-step-fix", name=line.player, round=line.round)
                yield Row("", [Cell(f"{told}: {line.move}", [])])
            case NoteLine():
                continue


def _put_head(paper: Paper, names: Sequence[str]) -> None:
    page = paper.whole_page
    paper.write_in(page._replace(height=10), paper.say("paper-course"), 7, bold=True, align="L")
    for name, place in zip(names, _columns(paper, len(names), page.y + 13, 8), strict=True):
        paper.write_in(place, name, 4.4, bold=True, align="L")


def _text_height(paper: Paper, rows: Sequence[Row], columns: int, row: float) -> float:
    """The same for all moves, so that the longest still fits its column."""
    height = min(TALLEST_TEXT, row * 0.4)
    paper.pick_font(height)
    moves = (cell.done for row in rows if row.label for cell in row.cells)
    widest = max(map(paper.get_string_width, moves))
    room = _columns(paper, columns, 0, 0)[0].width
    return height * min(1, room / widest)


def _put_row(paper: Paper, row: Row, places: list[Box], text: float) -> None:
    page, box = paper.whole_page, places[0]
    paper.set_draw_color(paper.ink.rim)
    paper.set_line_width(0.2)
    paper.line(page.x, box.y, page.x + page.width, box.y)
    if not row.label:
        places = [box._replace(width=page.x + page.width - box.x)]
    label = box._replace(x=page.x, width=LABEL - 2)
    paper.write_in(label, row.label, text, bold=True, align="L")
    for place, cell in zip(places, row.cells, strict=True):
        _put_cell(paper, cell, place, text)


def _put_cell(paper: Paper, cell: Cell, box: Box, text: float) -> None:
    """What was gained stands below, and all of it in the middle."""
    small = text * 0.7
    lines = [(cell.done, text, False), *((gain, small, True) for gain in cell.gained)]
    y = box.y + (box.height - sum(height for _, height, _ in lines) * SPACED) / 2
    for words, height, bold in lines:
        line = Box(box.x, y, box.width, height * SPACED)
        paper.write_in(line, words, height, bold=bold, align="L")
        y += line.height


def _columns(paper: Paper, count: int, y: float, height: float) -> list[Box]:
    page = paper.whole_page
    room = (page.width - LABEL) / count
    return [Box(page.x + LABEL + at * room, y, room - 3, height) for at in range(count)]
