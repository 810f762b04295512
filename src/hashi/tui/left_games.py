"""Games that were left before their end, from the folder in which games are kept."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from hashi.keeping.claim import is_taken
from hashi.keeping.files import boards_folder
from hashi.records import RoundLine, board_choices, find_board, parse_record
from hashi.records.files import read_text
from hashi.records.parser import LONGEST_RECORD
from hashi.rules import ROUNDS, Board, Refused
from hashi.table.options import Seat
from hashi.table.proof import Unproved
from hashi.tui.here import clock
from hashi.tui.kept import games_folder, resumed


class LeftGame(NamedTuple):
    """A game to go on with."""

    file: Path
    seats: tuple[Seat, ...]
    board: str | None
    """Its name; None for a board that has none here."""
    round: int
    written: datetime
    is_taken: bool
    """Whether another program has it open."""


def left_games() -> Iterator[LeftGame]:
    """The last one first; a file that is no such game is passed over."""
    files = [(_written(file), file) for file in games_folder().glob("*.hashi")]
    for written, file in sorted(files, reverse=True):
        with suppress(OSError, ValueError, Refused, Unproved):
            if game := _left_game(file, written):
                yield game


def _written(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0


def _left_game(file: Path, written: float) -> LeftGame | None:
    text = read_text(file, LONGEST_RECORD)
    if "\nbox:" in text:  # most are over, and need not be read
        return None
    record = parse_record(text)
    table = resumed(record, clock()).table
    if table.is_over:
        return None
    rounds = sum(isinstance(line, RoundLine) for line in record.lines)
    return LeftGame(
        file,
        table.seats,
        _name_of(record.setup.board),
        min(rounds + 1, ROUNDS),
        datetime.fromtimestamp(written),
        is_taken(file),
    )


def _name_of(board: Board) -> str | None:
    choices = board_choices(boards_folder()).items()
    return next((name for name, text in choices if find_board(text) == board), None)
