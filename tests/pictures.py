"""Sheets as pictures, so that a test shows what it is about.

A picture has a cell of the board at every other place, and the bridges between them:

    3=o-4
    |   ‖
    o   R

Digits are numbers; `o`, `R` and `B` are islands without one; `-` and `|` are one bridge, `=`
and `‖` two, `≡` and `⦀` more, as only the free pen draws them. What is left blank is empty.
"""

from textwrap import dedent

from hashi.records import parse_board, parse_card, parse_island, parse_line, parse_move
from hashi.rules import Board, Card, Fault, Island, Line, Move, Sheet, why_not
from hashi.rules.turn import examine

ACROSS = " -=≡"
DOWN = " |‖⦀"


def board(rows: str) -> Board:
    """`o.R/.oB`, rows joined by slashes; a single row needs none."""
    return parse_board(rows if "/" in rows.split()[0] else f"{rows}/")


def sheet(on: Board, picture: str) -> Sheet:
    """The sheet that the picture shows."""
    rows = dedent(picture).strip("\n").split("\n")

    def at(x: int, y: int) -> str:
        return rows[y][x] if y < len(rows) and x < len(rows[y]) else " "

    drawn = Sheet.blank(on)
    for island in on.islands:
        cell = at(2 * island.column, 2 * island.row)
        if cell.isdigit():
            drawn = drawn.enter(island, int(cell))
    for line in on.lines:
        x, y = 2 * line.first.column, 2 * line.first.row
        strokes = ACROSS.find(at(x + 1, y)) if line.is_horizontal else DOWN.find(at(x, y + 1))
        for _ in range(max(strokes, 0)):
            drawn = drawn.draw(line)
    assert picture_of(drawn) == dedent(picture).strip("\n"), "the picture shows something else"
    return drawn


def picture_of(drawn: Sheet) -> str:
    """The picture of a sheet; where bridges cross, the one drawn down is on top."""
    width, height = len(drawn.board.rows[0]), len(drawn.board.rows)
    canvas = [[" "] * (2 * width - 1) for _ in range(2 * height - 1)]
    for line, strokes in zip(drawn.board.lines, drawn.bridges, strict=True):
        x, y = 2 * line.first.column, 2 * line.first.row
        end = line.second
        for along in range(x + 1, 2 * end.column) if strokes and line.is_horizontal else ():
            canvas[y][along] = ACROSS[min(strokes, 3)]
        for along in range(y + 1, 2 * end.row) if strokes and not line.is_horizontal else ():
            canvas[along][x] = DOWN[min(strokes, 3)]
    for island, flag in drawn.board.flags.items():
        number = drawn.number(island)
        cell = str(number) if number else flag.value if flag else "o"
        canvas[2 * island.row][2 * island.column] = cell
    return "\n".join("".join(row).rstrip() for row in canvas)


def island(name: str) -> Island:
    return parse_island(name)


def islands(names: str) -> frozenset[Island]:
    return frozenset(map(parse_island, names.split()))


def line(name: str) -> Line:
    return parse_line(name)


def card(text: str) -> Card:
    return parse_card(text)


def move(text: str) -> Move:
    return parse_move(text)


def fault(on: Sheet, with_card: str, tried: str) -> Fault | None:
    """Why the move is refused with the checked pen."""
    return why_not(on, card(with_card), move(tried))


def code(on: Sheet, with_card: str, tried: str) -> str | None:
    found = fault(on, with_card, tried)
    return found.code if found else None


def after(on: Sheet, with_card: str, played: str) -> str:
    """The picture after a move, right or wrong."""
    return picture_of(examine(on, card(with_card), move(played))[0])
