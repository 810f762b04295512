"""Games that were left before their end, from the folder in which games are kept."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from hashi.records import board_choices, name_of, parse_record
from hashi.records.files import read_text
from hashi.records.parser import LONGEST_RECORD
from hashi.rules import Refused
from hashi.table.proof import Unproved
from hashi.table.seat import Seat
from hashi.tui.game_file import games_folder
from hashi.tui.saved_game import left_at
from hashi.user_files.claim import is_taken
from hashi.user_files.folders import boards_folder

MOST_GAMES = 30
"""The newest games that are offered; others are still there for `hashi play FILE`."""


class UnfinishedGame(NamedTuple):
    """A game to go on with."""

    file: Path
    seats: tuple[Seat, ...]
    board: str | None
    """Its name; None for a board that has none here."""
    round: int
    written: datetime
    is_taken: bool
    """Whether another program has it open."""


def unfinished_games() -> list[UnfinishedGame]:
    """The last one first; a file that is no such game is passed over."""
    return [*islice(_unfinished_games(), MOST_GAMES)]


def _unfinished_games() -> Iterator[UnfinishedGame]:
    choices = board_choices(boards_folder())
    files = [(_written(file), file) for file in games_folder().glob("*.hashi")]
    for written, file in sorted(files, reverse=True):
        with suppress(OSError, ValueError, Refused, Unproved):
            if game := _unfinished_game(file, written, choices):
                yield game


def _written(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0


def _unfinished_game(
    file: Path, written: float, choices: Mapping[str, str]
) -> UnfinishedGame | None:
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
    return UnfinishedGame(file, seats, board, round, when, is_taken(file))
