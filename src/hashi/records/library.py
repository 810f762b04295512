"""Boards and decks as files: those that come with the game, and those that players write."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from hashi.records.entries import LONGEST_FILE, parse_entries
from hashi.records.files import read_text
from hashi.records.notation import make_board, parse_board, parse_card
from hashi.records.unreadable import Unreadable
from hashi.rules import Board, Deck

DATA = Path(__file__).parents[1] / "data"

DECK = "standard"
"""R1.3: the deck with which all games of ours are played."""


@dataclass(frozen=True)
class BoardFile:
    """A board with its name and, if it has words for it, what it is and where it comes from."""

    name: str
    about: str
    board: Board


@cache
def board_names() -> tuple[str, ...]:
    return tuple(file_names("boards"))


@cache
def board_file(name: str) -> BoardFile:
    """The board of that name that comes with the game."""
    if name not in board_names():
        raise Unreadable("unknown-board", text=name, known=", ".join(board_names()))
    return parse_board_file(read_file("boards", name))


@lru_cache(maxsize=64)
def find_board(text: str) -> Board:
    """The board of that name, or on that line; games on one board share it, with all its tables."""
    return parse_board(text) if "/" in text else board_file(text).board


def name_of(board: Board, choices: Mapping[str, str] | None = None) -> str | None:
    """What the board is called among `board_choices`, or among those that come with the game."""
    known = choices or {name: name for name in board_names()}
    return next((name for name, text in known.items() if find_board(text) == board), None)


@cache
def deck_named(name: str) -> Deck:
    """The deck of that name that comes with the game."""
    if name not in _deck_names():
        raise Unreadable("unknown-deck", text=name, known=", ".join(_deck_names()))
    cards = parse_entries(read_file("decks", name), {"about": str, "cards": list}, {})["cards"]
    return Deck(name, tuple(map(parse_card, cards)))


@cache
def _deck_names() -> tuple[str, ...]:
    return tuple(file_names("decks"))


def parse_board_file(text: str) -> BoardFile:
    needed, possible = {"name": str, "rows": list}, {"about": str, "without": list}
    entries = {"about": "", "without": [], **parse_entries(text, needed, possible)}
    board = make_board(entries["rows"], entries["without"])
    return BoardFile(entries["name"], entries["about"].strip(), board)


def format_board_file(found: BoardFile) -> str:
    """The text of a board file; `parse_board_file` reads it back."""
    rows = "".join(f"  {_quoted(row)},\n" for row in found.board.rows)
    without = ", ".join(_quoted(str(line)) for line in sorted(found.board.without))
    about = f"about = {_quoted(found.about)}\n" if found.about else ""
    return f"name = {_quoted(found.name)}\n{about}rows = [\n{rows}]\nwithout = [{without}]\n"


def _quoted(text: str) -> str:
    """A TOML string: those of JSON are such, but for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def file_names(kind: str) -> list[str]:
    """What comes with the game of boards, decks or lessons, in the order of their files.

    Hidden files are left out: editors make some while they save.
    """
    found = (entry.name for entry in (DATA / kind).iterdir())
    toml = (name for name in found if name.endswith(".toml") and not name.startswith("."))
    return sorted(name.removesuffix(".toml") for name in toml)


def read_file(kind: str, name: str) -> str:
    return read_text(DATA / kind / f"{name}.toml", LONGEST_FILE)
