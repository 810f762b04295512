"""Games that were left before their end, from the folder in which games are kept."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from hashi.keeping.claim import is_taken
from hashi.keeping.files import boards_folder
from hashi.records import board_choices, name_of, parse_record
from hashi.records.files import read_text
from hashi.records.parser import LONGEST_RECORD
from hashi.rules import Refused
from hashi.table.options import Seat
from hashi.table.proof import Unproved
from hashi.tui.kept import games_folder, left_at

MOST_GAMES = 30
"""The newest games that are offered; others are still there for `hashi play FILE`."""


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


def left_games() -> list[LeftGame]:
    """The last one first; a file that is no such game is passed over."""
    return [*islice(_left_games(), MOST_GAMES)]


def _left_games() -> Iterator[LeftGame]:
    choices = board_choices(boards_folder())
    files = [(_written(file), file) for file in games_folder().glob("*.hashi")]
    for written, file in sorted(files, reverse=True):
        with suppress(OSError, ValueError, Refused, Unproved):
            if game := _left_game(file, written, choices):
                yield game


def _written(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0


def _left_game(file: Path, written: float, choices: Mapping[str, str]) -> LeftGame | None:
    text = read_text(file, LONGEST_RECORD)
    if "\nbox:" in text:  # most are over, and need not be replayed
        return None
    record = parse_record(text)
    left = left_at(record)
    if left is None:
        return None
    seats, round = left
    board = name_of(record.setup.board, choices)
    when = datetime.fromtimestamp(written)
    return LeftGame(file, seats, board, round, when, is_taken(file))
