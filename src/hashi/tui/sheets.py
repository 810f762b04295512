"""A sheet on the screen: the drawing of `hashi.draw.text`, in inks."""

from collections.abc import Collection
from itertools import groupby

from textual.content import Content

from hashi.draw.text import (
    NARROW,
    Cell,
    Grid,
    Pitch,
    centre,
    draw_grid,
    glyph,
    sheet_height,
    sheet_width,
)
from hashi.records import parse_line
from hashi.rules import Board, Flag, Island, Line, Pen
from hashi.table.view import DraftView, SheetView
from hashi.tui.inks import PLAIN, Signs
from hashi.tui.seat_screen import SeatScreen
from hashi.tui.turn import Marks, bridges_of, entry_of, marks_of

INKS = {Flag.RED: "$red", Flag.BLUE: "$blue", None: "$ink"}

PITCHES = (
    *(Pitch(2 * down, down) for down in range(3, 7)),
    *(Pitch(2 * down + 2, down) for down in range(2, 6)),
)
"""A character is about twice as high as it is wide; the narrow drawing is a little flatter."""

Painted = list[tuple[str, str]]
"""Characters, and the style of each."""


def width(board: Board, pitch: Pitch = NARROW) -> int:
    """With a column for the right end of the cursor."""
    return sheet_width(board, pitch) + 1


def height(board: Board, pitch: Pitch = NARROW) -> int:
    """In lines."""
    return sheet_height(board, pitch)


def widest_pitch(board: Board, columns: int, lines: int) -> Pitch:
    """The largest drawing of the board that fits, with cells about as high as they are wide."""
    fitting = [
        pitch
        for pitch in PITCHES
        if width(board, pitch) <= columns and height(board, pitch) <= lines
    ]
    return max(fitting, default=NARROW)


def others_sheet(screen: SeatScreen, seat: int, signs: Signs) -> Content:
    """What somebody else has drawn so far."""
    drawn = _Drawn(screen.board, screen.sheet_of(seat), (), 0, signs, NARROW)
    return _content([[(cell.character, drawn.ink(cell)) for cell in row] for row in drawn.grid])


def own_sheet(screen: SeatScreen, signs: Signs, cursor: Island | None, pitch: Pitch) -> Content:
    """The sheet that is written on, what may be written next, and where one is."""
    number = screen.card.number if screen.card else 0
    marks = screen.ink
    if screen.is_opening and marks:
        at, _, digit = marks[0].partition("=")
        marks, number = (at,), int(digit)
    drawn = _Drawn(screen.board, screen.sheet, marks, number, signs, pitch)
    if screen.view.options.pen is Pen.CHECKED:  # R7.7: the free pen says nothing of what is allowed
        drawn.draft = screen.draft
    drawn.hinted = _hinted(screen)
    painted = [[(cell.character, drawn.style(cell)) for cell in row] for row in drawn.grid]
    if cursor:
        _show_cursor(painted, screen.board, cursor, pitch)
    return _content(painted)


def place_at(screen: SeatScreen, cursor: Island, pitch: Pitch, x: int, y: int) -> str | None:
    """The island or line that is drawn there; water is neither."""
    if (x, y) in _brackets(screen.board, cursor, pitch):
        return str(cursor)
    grid = _Drawn(screen.board, screen.sheet, screen.ink, 0, PLAIN, pitch).grid
    drawn = grid[y][x].of if 0 <= y < len(grid) and 0 <= x < len(grid[y]) else None
    return str(drawn) if drawn else None


class _Drawn:
    """One sheet with fresh marks on it."""

    def __init__(
        self,
        board: Board,
        sheet: SheetView,
        marks: Marks,
        number: int,
        signs: Signs,
        pitch: Pitch,
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
        self.grid: Grid = draw_grid(board, glyphs, counts, signs.strokes, pitch)
        self._mark_wet_bridges(signs, pitch)

    def _glyph(self, at: str, signs: Signs) -> str:
        number = self.numbers.get(at, 0)
        if at in self.fresh and signs.wet:
            return f"{signs.wet}{number}{signs.wet}"
        return glyph(number, finished=at in self.sheet.finished, crossed_out=at in self.sheet.void)

    def _mark_wet_bridges(self, signs: Signs, pitch: Pitch) -> None:
        for mark in self.fresh if signs.wet else ():
            if "-" in mark:
                line = parse_line(mark)
                (left, top), (right, bottom) = (centre(end, pitch) for end in line)
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


def _hinted(screen: SeatScreen) -> Collection[str]:
    """What to look at."""
    hint = screen.own.hint if screen.own else None
    if hint is None or not screen.draft:
        return ()
    if hint.move is None:
        return hint.islands
    return hint.move.split("=")[:1] if screen.is_opening else marks_of(hint.move)


def _show_cursor(painted: list[Painted], board: Board, island: Island, pitch: Pitch) -> None:
    (left, y), (right, _) = _brackets(board, island, pitch)
    row = painted[y]
    row.append((" ", ""))
    row[left] = ("[", "bold $gold")
    row[right] = ("]", "bold $gold")


def _brackets(board: Board, island: Island, pitch: Pitch) -> tuple[tuple[int, int], ...]:
    """Where the cursor is drawn, to the left and to the right of its island."""
    x, y = centre(island, pitch)
    return (x - 2, y), (x + 2 + (board.flags[island] is not None), y)


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
