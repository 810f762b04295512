"""A sheet drawn with characters, for terminals and plain text.

`(4)` is a finished island, ` 4 ` one that still wants bridges, ` o ` one without a number and `x4x`
one that is crossed out. A flag is the letter R or B to the right of its island.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from hashi.rules import Board, Flag, Island, Line, Sheet

MARGIN = 4
RIGHT = 3
"""Characters to the left of the middle of column a, and from that of the last column on."""

COLOURS = {Flag.RED: "\x1b[31m", Flag.BLUE: "\x1b[34m"}
RESET = "\x1b[0m"


class Pitch(NamedTuple):
    """How far apart columns are, in characters, and rows, in lines."""

    across: int
    down: int


NARROW = Pitch(6, 2)


class Strokes(NamedTuple):
    """By how many bridges lie on a line: none, one, two, and more, as only the free pen draws."""

    across: str
    down: str


BOX = Strokes("·─═≡", "┊│║┃")
ASCII = Strokes(".-=#", ':|"#')


class Cell(NamedTuple):
    """A character, and the island or line that it shows; what is left is water and margin."""

    character: str
    of: Island | Line | None = None


Grid = list[list[Cell]]


def sheet_width(board: Board, pitch: Pitch = NARROW) -> int:
    """How many characters wide a drawing of the board is."""
    return MARGIN + pitch.across * (len(board.rows[0]) - 1) + RIGHT


def sheet_height(board: Board, pitch: Pitch = NARROW) -> int:
    """How many lines high a drawing of the board is."""
    return pitch.down * (len(board.rows) - 1) + 2


def draw_board(board: Board, *, colour: bool = False) -> list[str]:
    """The empty board, line by line, all lines equally wide."""
    return draw_sheet(Sheet.blank(board), frozenset(), frozenset(), colour=colour)


def draw_sheet(
    sheet: Sheet, finished: frozenset[Island], crossed_out: frozenset[Island], *, colour: bool
) -> list[str]:
    """The sheet, line by line, all lines equally wide."""
    board = sheet.board
    glyphs = {
        island: glyph(number, finished=island in finished, crossed_out=island in crossed_out)
        for island, number in zip(board.islands, sheet.numbers, strict=True)
    }
    bridges = dict(zip(board.lines, sheet.bridges, strict=True))
    return _joined(draw_grid(board, glyphs, bridges), board, colour=colour)


def draw_shares(board: Board, shares: Mapping[Island, float], *, colour: bool) -> list[str]:
    """The board with a percentage on each island."""
    percentages = {island: f"{100 * shares[island]:3.0f}" for island in board.islands}
    return _joined(draw_grid(board, percentages, {}), board, colour=colour)


def glyph(number: int, *, finished: bool = False, crossed_out: bool = False) -> str:
    """An island; the number 0 is none."""
    left, right = "xx" if crossed_out else "()" if finished else "  "
    return f"{left}{number or 'o'}{right}"


def draw_grid(
    board: Board,
    glyphs: Mapping[Island, str],
    bridges: Mapping[Line, int],
    strokes: Strokes = BOX,
    pitch: Pitch = NARROW,
) -> Grid:
    """The drawing, cell by cell: three characters for each island, and so many bridges."""
    grid = [list(row) for row in _dotted(board, strokes, pitch)]
    # Two bridges cover one that the free pen let them cross.
    for count, line in sorted((count, line) for line, count in bridges.items() if count):
        _draw_line(grid, line, count, strokes, pitch)
    for island, flag in board.flags.items():
        x, y = centre(island, pitch)
        drawn = glyphs[island] + (flag.value if flag else "")
        grid[y][x - 1 : x - 1 + len(drawn)] = [Cell(each, island) for each in drawn]
    return grid


def centre(island: Island, pitch: Pitch = NARROW) -> tuple[int, int]:
    """Where in the drawing an island is: so many characters from the left, and lines down."""
    return MARGIN + pitch.across * island.column, 1 + pitch.down * island.row


@lru_cache(maxsize=16)
def _dotted(board: Board, strokes: Strokes, pitch: Pitch) -> tuple[tuple[Cell, ...], ...]:
    """The coordinates, and all lines without bridges."""
    width, height = sheet_width(board, pitch), sheet_height(board, pitch)
    grid = [[Cell(" ")] * width for _ in range(height)]
    for column in range(len(board.rows[0])):
        grid[0][MARGIN + pitch.across * column] = Cell(str(Island(column, 0))[0])
    for row in range(len(board.rows)):
        grid[1 + pitch.down * row][:2] = [Cell(each) for each in f"{row + 1:2}"]
    for line in board.lines:
        _draw_line(grid, line, 0, strokes, pitch)
    return tuple(map(tuple, grid))


def _draw_line(grid: Grid, line: Line, bridges: int, strokes: Strokes, pitch: Pitch) -> None:
    (left, top), (right, bottom) = (centre(end, pitch) for end in line)
    most = len(strokes.across) - 1
    if line.is_horizontal:
        cell = Cell(strokes.across[min(bridges, most)], line)
        grid[top][left + 1 : right] = [cell] * (right - left - 1)
    else:
        for row in grid[top + 1 : bottom]:
            row[left] = Cell(strokes.down[min(bridges, most)], line)


def _joined(grid: Grid, board: Board, *, colour: bool) -> list[str]:
    """As text, with the islands that have flags in their colours."""

    def text(cell: Cell) -> str:
        flag = board.flags.get(cell.of) if colour and isinstance(cell.of, Island) else None
        return f"{COLOURS[flag]}{cell.character}{RESET}" if flag else cell.character

    return ["".join(map(text, row)) for row in grid]
