"""A sheet drawn with characters, for terminals and plain text.

`(4)` is a finished island, ` 4 ` one that still wants bridges, ` o ` one without a number and `x4x`
one that is crossed out. A flag is the letter R or B to the right of its island.
"""

from collections.abc import Mapping

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

    def glyph(island: Island) -> str:
        ring = "xx" if island in crossed_out else "()" if island in finished else "  "
        return f"{ring[0]}{sheet.number(island) or 'o'}{ring[1]}"

    return _draw(sheet, {island: glyph(island) for island in sheet.board.islands}, colour=colour)


def draw_shares(board: Board, shares: Mapping[Island, float], *, colour: bool) -> list[str]:
    """The board with a percentage on each island."""
    percentages = {island: f"{100 * shares[island]:3.0f}" for island in board.islands}
    return _draw(Sheet.blank(board), percentages, colour=colour)


def _draw(sheet: Sheet, glyphs: Mapping[Island, str], *, colour: bool) -> list[str]:
    board = sheet.board
    height = len(board.rows)
    canvas = [[" "] * sheet_width(board) for _ in range(2 * height)]
    for column in range(len(board.rows[0])):
        canvas[0][MARGIN + PITCH * column] = str(Island(column, 0))[0]
    for row in range(height):
        canvas[1 + 2 * row][:2] = f"{row + 1:2}"
    # Dotted lines first: a bridge covers the dotted line that it crosses.
    for line in sorted(board.lines, key=sheet.bridges_on):
        _draw_line(canvas, line, sheet.bridges_on(line))
    for island, flag in board.flags.items():
        letter = flag.value if flag else ""
        _draw_island(
            canvas, island, glyphs[island] + letter, COLOURS[flag] if flag and colour else ""
        )
    return ["".join(cells) for cells in canvas]


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
    cells = [f"{colour}{character}{RESET}" if colour else character for character in glyph]
    canvas[y][x - 1 : x - 1 + len(cells)] = cells
