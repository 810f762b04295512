"""Boards and decks as files: those that come with the game, and those that players write."""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from hashi.records.notation import make_board, parse_board, parse_card
from hashi.records.unreadable import Unreadable
from hashi.rules import Board, Deck

_DATA = files("hashi") / "data"

LONGEST_BOARD_FILE = 10_000
"""In characters."""


@dataclass(frozen=True)
class BoardFile:
    """A board with its name and, if it has words for it, what it is and where it comes from."""

    name: str
    about: str
    board: Board


def board_names() -> list[str]:
    return _names("boards")


@cache
def board_file(name: str) -> BoardFile:
    """The board of that name that comes with the game."""
    if name not in board_names():
        raise Unreadable("unknown-board", text=name, known=", ".join(board_names()))
    return parse_board_file(_read("boards", name))


@lru_cache(maxsize=64)
def find_board(text: str) -> Board:
    """The board of that name, or on that line; games on one board share it, with all its tables."""
    return parse_board(text) if "/" in text else board_file(text).board


@cache
def deck_named(name: str) -> Deck:
    """The deck of that name that comes with the game."""
    if name not in _names("decks"):
        raise Unreadable("unknown-deck", text=name, known=", ".join(_names("decks")))
    cards = _parse_toml(_read("decks", name), {"about": str, "cards": list}, {})["cards"]
    return Deck(name, tuple(map(parse_card, cards)))


def parse_board_file(text: str) -> BoardFile:
    needed, possible = {"name": str, "rows": list}, {"about": str, "without": list}
    entries = {"about": "", "without": [], **_parse_toml(text, needed, possible)}
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


@cache
def _names(kind: str) -> list[str]:
    found = (entry.name for entry in (_DATA / kind).iterdir())
    return sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))


def _read(kind: str, name: str) -> str:
    return (_DATA / kind / f"{name}.toml").read_text(encoding="utf-8")


def _parse_toml(
    text: str, needed: Mapping[str, type], possible: Mapping[str, type]
) -> dict[str, Any]:
    """The entries of a file that has these, and no others, each a text or a list of texts."""
    if len(text) > LONGEST_BOARD_FILE:
        raise Unreadable("too-long", most=LONGEST_BOARD_FILE)
    try:
        entries = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"at line ([0-9]+)", str(error))
        raise Unreadable("not-toml", line=int(at[1]) if at else None) from None
    kinds = {**needed, **possible}
    for word in (*needed, *entries):
        kind = kinds.get(word)
        if kind is None:
            raise Unreadable("unknown-entry", text=word, known=", ".join(kinds))
        if kind is str and not _is_text(entries.get(word)):
            raise Unreadable("not-a-text", text=word)
        if kind is list and not _is_list_of_texts(entries.get(word)):
            raise Unreadable("not-a-list", text=word)
    return entries


def _is_text(entry: object) -> bool:
    return isinstance(entry, str) and bool(entry.strip())


def _is_list_of_texts(entry: object) -> bool:
    return isinstance(entry, list) and all(isinstance(item, str) for item in entry)
