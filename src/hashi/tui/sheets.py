"""A sheet on the screen: the drawing of `hashi.draw.text`, in inks."""

from collections.abc import Collection
from itertools import groupby

from textual.content import Content

from hashi.draw.text import Cell, Grid, centre, draw_grid, glyph, sheet_width
from hashi.records import parse_line
from hashi.rules import Board, Flag, Island, Line, Pen
from hashi.table.view import DraftView, SheetView
from hashi.tui.inks import Signs
from hashi.tui.scene import Scene
from hashi.tui.turn import Marks, bridges_of, entry_of, marks_of

INKS = {Flag.RED: "$red", Flag.BLUE: "$blue", None: "$ink"}

Painted = list[tuple[str, str]]
"""Characters, and the style of each."""


def width(board: Board) -> int:
    """With a column for the right end of the cursor."""
    return sheet_width(board) + 1


def others_sheet(scene: Scene, seat: int, signs: Signs) -> Content:
    """What somebody else has drawn so far."""
    drawn = _Drawn(scene.board, scene.sheet_of(seat), (), 0, signs)
    return _content([[(cell.character, drawn.ink(cell)) for cell in row] for row in drawn.grid])


def own_sheet(scene: Scene, signs: Signs, cursor: Island | None) -> Content:
    """The sheet that is written on, what may be written next, and where one is."""
    number = scene.card.number if scene.card else 0
    marks = scene.ink
    if scene.is_opening and marks:
        at, _, digit = marks[0].partition("=")
        marks, number = (at,), int(digit)
    drawn = _Drawn(scene.board, scene.sheet, marks, number, signs)
    if scene.view.options.pen is Pen.CHECKED:  # R7.7: the free pen says nothing of what is allowed
        drawn.draft = scene.draft
    drawn.hinted = _hinted(scene)
    painted = [[(cell.character, drawn.style(cell)) for cell in row] for row in drawn.grid]
    if cursor:
        _show_cursor(painted, scene.board, cursor)
    return _content(painted)


def place_at(board: Board, x: int, y: int) -> str | None:
    """The island or line that is drawn there, or else the nearest one."""
    grid = draw_grid(board, dict.fromkeys(board.islands, " o "), {})
    near = [(x + dx, y + dy) for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))]
    for column, row in near:
        if 0 <= row < len(grid) and 0 <= column < len(grid[row]) and grid[row][column].of:
            return str(grid[row][column].of)
    return None


class _Drawn:
    """One sheet with fresh marks on it."""

    def __init__(
        self, board: Board, sheet: SheetView, marks: Marks, number: int, signs: Signs
    ) -> None:
        entry = entry_of(marks)
        self.board = board
        self.draft: DraftView | None = None
        self.hinted: Collection[str] = ()
        self.fresh = set(marks)
        numbers = sheet.numbers | ({entry: number} if entry else {})
        bridges = bridges_of(marks)
        for line, count in sheet.bridges.items():
            bridges[line] += count
        self.numbers, self.sheet = numbers, sheet
        glyphs = {island: self._glyph(str(island), signs) for island in board.islands}
        counts = {parse_line(line): count for line, count in bridges.items()}
        self.grid: Grid = draw_grid(board, glyphs, counts, signs.strokes)
        self._mark_wet_bridges(signs)

    def _glyph(self, at: str, signs: Signs) -> str:
        number = self.numbers.get(at, 0)
        if at in self.fresh and signs.wet:
            return f"{signs.wet}{number}{signs.wet}"
        return glyph(number, finished=at in self.sheet.finished, crossed_out=at in self.sheet.void)

    def _mark_wet_bridges(self, signs: Signs) -> None:
        for mark in self.fresh if signs.wet else ():
            if "-" in mark:
                line = parse_line(mark)
                (left, top), (right, bottom) = map(centre, line)
                x, y = (left + right + 1) // 2, (top + bottom) // 2
                self.grid[y][x] = Cell(signs.wet, line)

    def ink(self, cell: Cell) -> str:
        """What is dry."""
        match cell.of:
            case Island() as island:
                if str(island) in self.sheet.void:
                    return "$soft"
                flag = self.board.flags[island]
                is_green = flag is None and str(island) in self.sheet.finished
                return "$good" if is_green else INKS[flag]
            case Line() as line:
                return "$ink" if self.sheet.bridges.get(str(line)) else "$soft"
        return "$soft"

    def style(self, cell: Cell) -> str:
        """The same, and what is fresh, hinted at, or may be marked next."""
        if cell.of is None:
            return "$soft"
        at = str(cell.of)
        ink = self.ink(cell)
        if at in self.fresh:
            ink = "bold $draft"
        elif self.draft is not None and self._is_open(cell.of, self.draft):
            ink = f"bold {ink}" if isinstance(cell.of, Island) else "bold $gold"
        return f"{ink} reverse" if at in self.hinted else ink

    def _is_open(self, place: Island | Line, draft: DraftView) -> bool:
        """Whether a mark may come here; what is written already stands out enough."""
        at = str(place)
        if isinstance(place, Island):
            return at not in draft.islands and at not in self.numbers
        return at not in draft.lines


def _hinted(scene: Scene) -> Collection[str]:
    """What to look at."""
    hint = scene.own.hint if scene.own else None
    if hint is None or not scene.draft:
        return ()
    return hint.islands if hint.move is None else marks_of(hint.move)


def _show_cursor(painted: list[Painted], board: Board, island: Island) -> None:
    x, y = centre(island)
    row = painted[y]
    row.append((" ", ""))
    right = x + 2 + (board.flags[island] is not None)
    row[x - 2] = ("[", "bold $gold")
    row[right] = ("]", "bold $gold")


def _content(painted: list[Painted]) -> Content:
    rows = []
    for row in painted:
        runs = groupby(row, key=lambda cell: cell[1])
        parts = [("".join(character for character, _ in run), style) for style, run in runs]
        rows.append(Content.assemble(*parts))
    return Content("\n").join(rows)


def direction(island: Island, beyond: Island) -> str:
    """The arrow that leads from one island to the next."""
    if island.row == beyond.row:
        return "right" if beyond.column > island.column else "left"
    return "down" if beyond.row > island.row else "up"


def neighbour(board: Board, at: Island, arrow: str) -> Island | None:
    """Where a dotted line leads in that direction."""
    return next((to for _, to in board.ways[at] if direction(at, to) == arrow), None)


def middle(board: Board) -> Island:
    """Where the cursor is at first: the island nearest to the middle."""
    return min(board.islands, key=lambda island: from_middle(board, island))


def from_middle(board: Board, island: Island) -> float:
    """How far, squared."""
    column, row = (len(board.rows[0]) - 1) / 2, (len(board.rows) - 1) / 2
    return (island.column - column) ** 2 + (island.row - row) ** 2
