"""How the screen is shared out: the board, what stands beside it, and the log below."""

from textual.geometry import Size

from hashi.draw.text import Pitch
from hashi.rules import Board
from hashi.tui import panel, sheets

SMALLEST = Size(80, 24)
"""Columns and lines of the smallest terminal that is enough for any board of the game."""

OTHER_LINES = 7
"""Lines of the screen that hold neither the board nor the log."""

SHORTEST_LOG_LINES = 5
"""Lines that the log keeps, however large the board is drawn."""


def smallest_for(board: Board) -> Size:
    """Columns and lines that a game on that board needs."""
    columns = sheets.width(board) + 2 + panel.WIDTH
    lines = sheets.height(board) + SHORTEST_LOG_LINES + OTHER_LINES
    return Size(max(columns, SMALLEST.width), max(lines, SMALLEST.height))


def is_too_small(room: Size, wanted: Size) -> bool:
    return not room.contains(wanted.width - 1, wanted.height - 1)


def pitch_in(room: Size, board: Board, others: int) -> Pitch:
    """The board grows with the terminal, beside others' sheets of that width."""
    columns = room.width - others - panel.WIDTH - 2
    return sheets.widest_pitch(board, columns, room.height - SHORTEST_LOG_LINES - OTHER_LINES)


def log_lines(room: Size, board: Board, pitch: Pitch) -> int:
    return room.height - sheets.height(board, pitch) - OTHER_LINES


def others_sheets(room: Size, board: Board) -> tuple[int, int]:
    """How many sheets of others fit beside the board, and how wide they are; none without room."""
    width = sheets.width(board) + 2
    is_room = room.width >= smallest_for(board).width + width
    fitting = room.height // (sheets.height(board) + 1) if is_room else 0
    return fitting, width if fitting else 0
