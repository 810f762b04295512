"""A sheet drawn with characters, for terminals and plain text.

`(4)` is a finished island, ` 4 ` one that still wants bridges, ` o ` one without a number and `x4x`
one that is crossed out. A flag is the letter R or B to the right of its island.
"""

from collections.abc import Mapping
from functools import lru_cache

from hashi.rules import Board, Flag, Island, Line, Sheet

PITCH = 6
"""Characters from one column of the grid to the next; its rows are two lines apart."""

MARGIN = 4
RIGHT = 3
"""Characters to the left of the middle of column a, and from that of the last column on."""

# By how many bridges lie on a line: none, one, two, and more, as only the free pen draws them.
ACROSS = "·─═≡"
DOWN = "┊│║┃"

COLOURS = {Flag.RED: "\x1b[31m", Flag.BLUE: "\x1b[34m"}
RESET = "\x1b[0m"


def sheet_width(board: Board) -> int:
    """How many characters wide a drawing of the board is."""
    return MARGIN + PITCH * (len(board.rows[0]) - 1) + RIGHT


def draw_board(board: Board, *, colour: bool = False) -> list[str]:
    """The empty board, line by line, all lines equally wide."""
    return draw_sheet(Sheet.blank(board), frozenset(), frozenset(), colour=colour)


def draw_sheet(
    sheet: Sheet, finished: frozenset[Island], crossed_out: frozenset[Island], *, colour: bool
) -> list[str]:
    """The sheet, line by line, all lines equally wide."""

    def glyph(island: Island, number: int) -> str:
        ring = "xx" if island in crossed_out else "()" if island in finished else "  "
        return f"{ring[0]}{number or 'o'}{ring[1]}"

    numbers = zip(sheet.board.islands, sheet.numbers, strict=True)
    return _draw(
        sheet, {island: glyph(island, number) for island, number in numbers}, colour=colour
    )


def draw_shares(board: Board, shares: Mapping[Island, float], *, colour: bool) -> list[str]:
    """The board with a percentage on each island."""
    percentages = {island: f"{100 * shares[island]:3.0f}" for island in board.islands}
    return _draw(Sheet.blank(board), percentages, colour=colour)


def _draw(sheet: Sheet, glyphs: Mapping[Island, str], *, colour: bool) -> list[str]:
    board = sheet.board
    canvas = [list(row) for row in _dotted(board)]
    # Two bridges cover one that the free pen let them cross.
    bridges = zip(sheet.bridges, board.lines, strict=True)
    for count, line in sorted(its for its in bridges if its[0]):
        _draw_line(canvas, line, count)
    for island, flag in board.flags.items():
        letter = flag.value if flag else ""
        _draw_island(
            canvas, island, glyphs[island] + letter, COLOURS[flag] if flag and colour else ""
        )
    return ["".join(cells) for cells in canvas]


@lru_cache(maxsize=16)
def _dotted(board: Board) -> tuple[str, ...]:
    """The coordinates, and all lines without bridges."""
    canvas = [[" "] * sheet_width(board) for _ in range(2 * len(board.rows))]
    for column in range(len(board.rows[0])):
        canvas[0][MARGIN + PITCH * column] = str(Island(column, 0))[0]
    for row in range(len(board.rows)):
        canvas[1 + 2 * row][:2] = f"{row + 1:2}"
    for line in board.lines:
        _draw_line(canvas, line, 0)
    return tuple("".join(cells) for cells in canvas)


def _centre(island: Island) -> tuple[int, int]:
    return MARGIN + PITCH * island.column, 1 + 2 * island.row


def _draw_line(canvas: list[list[str]], line: Line, bridges: int) -> None:
    (left, top), (right, bottom) = map(_centre, line)
    if line.is_horizontal:
        canvas[top][left + 1 : right] = ACROSS[min(bridges, 3)] * (right - left - 1)
    else:
        for cells in canvas[top + 1 : bottom]:
            cells[left] = DOWN[min(bridges, 3)]


def _draw_island(canvas: list[list[str]], island: Island, glyph: str, colour: str) -> None:
    x, y = _centre(island)
    cells = [f"{colour}{character}{RESET}" for character in glyph] if colour else glyph
    canvas[y][x - 1 : x - 1 + len(glyph)] = cells
