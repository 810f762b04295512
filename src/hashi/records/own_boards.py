"""Boards of one's own: the board files of a folder, known by the names that stand in them."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from hashi.records.entries import LONGEST_FILE
from hashi.records.files import read_text
from hashi.records.library import BoardFile, board_names, parse_board_file
from hashi.records.notation import LONGEST_NAME, format_board, parse_name
from hashi.records.unreadable import Unreadable

MOST_FILES = 200
"""Of a folder: all of them are looked at again for each page that offers boards."""


class OwnBoards(NamedTuple):
    """The boards in the order of their files, and why other files, or the folder, give none."""

    boards: dict[str, BoardFile]
    problems: dict[Path, OSError | Unreadable]


class _Version(NamedTuple):
    """A file as it is now; one that has been written has another version."""

    file: Path
    changed: int
    """In nanoseconds since 1970."""
    size: int


def own_boards(folder: Path) -> OwnBoards:
    """Boards by name, also those that are not fit for play (R1.2)."""
    own = OwnBoards({}, {})
    taken = set(board_names())
    files = sorted(file for file in folder.glob("*.toml") if not file.name.startswith("."))
    for file in files[:MOST_FILES]:
        found = _found(file)
        if isinstance(found, BoardFile) and found.name in taken:
            found = Unreadable("board-name-taken", text=found.name)
        if isinstance(found, BoardFile):
            own.boards[found.name] = found
            taken.add(found.name)
        else:
            own.problems[file] = found
    if len(files) > MOST_FILES:
        own.problems[folder] = Unreadable("too-many-boards", found=len(files), most=MOST_FILES)
    return own


def board_choices(folder: Path) -> dict[str, str]:
    """The boards offered for play, by name: as the options of a table say them.

    Boards of the game are said by name; one's own by their rows, so that a file that changes
    changes no game.
    """
    own = own_boards(folder).boards.values()
    fit = {its.name: format_board(its.board) for its in own if its.board.is_fit_for_play}
    return {name: name for name in board_names()} | fit


def _found(file: Path) -> BoardFile | OSError | Unreadable:
    try:
        state = file.stat()
        return _read(_Version(file, state.st_mtime_ns, state.st_size))
    except OSError as problem:
        return problem


@lru_cache(maxsize=2 * MOST_FILES)
def _read(version: _Version) -> BoardFile | Unreadable:
    try:
        found = parse_board_file(read_text(version.file, LONGEST_FILE))
    except Unreadable as problem:
        return problem
    try:
        return replace(found, name=parse_name(found.name))
    except Unreadable:
        return Unreadable("not-a-board-name", text=found.name, most=LONGEST_NAME)
