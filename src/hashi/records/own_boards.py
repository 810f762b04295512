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


class OwnBoards(NamedTuple):
    """The boards in the order of their files, and why other files there are none."""

    boards: dict[str, BoardFile]
    problems: dict[Path, OSError | Unreadable]


def own_boards(folder: Path) -> OwnBoards:
    """Boards by name, also those that are not fit for play (R1.2)."""
    own = OwnBoards({}, {})
    for file in sorted(folder.glob("*.toml")):
        try:
            found = _read(read_text(file, LONGEST_FILE))
            if found.name in (*board_names(), *own.boards):
                raise Unreadable("board-name-taken", text=found.name)
        except (OSError, Unreadable) as problem:
            own.problems[file] = problem
        else:
            own.boards[found.name] = found
    return own


def board_choices(folder: Path) -> dict[str, str]:
    """The boards offered for play, by name: as the options of a table say them.

    Boards of the game are said by name; one's own by their rows, so that a file that changes
    changes no game.
    """
    own = own_boards(folder).boards.values()
    fit = {its.name: format_board(its.board) for its in own if its.board.is_fit_for_play}
    return {name: name for name in board_names()} | fit


@lru_cache(maxsize=64)
def _read(text: str) -> BoardFile:
    found = parse_board_file(text)
    try:
        return replace(found, name=parse_name(found.name))
    except Unreadable:
        raise Unreadable("not-a-board-name", text=found.name, most=LONGEST_NAME) from None
