"""The small words of the notation: islands, lines, cards, moves, boards on one line, deals."""

import re
from collections.abc import Sequence
from functools import lru_cache
from string import ascii_lowercase

from hashi.records.unreadable import Unreadable
from hashi.rules import Board, Card, Deck, Flag, Island, Line, Move, Start
from hashi.rules.board import FEWEST_ISLANDS, MOST_ISLANDS, PLAIN, WATER

MOST_COLUMNS = len(ascii_lowercase)
MOST_ROWS = 99
"""Beyond R1.2, so that any island has a name of at most three characters."""

LONGEST_TEXT = 5_000
"""In characters: no move, board or deal is longer, nor is a line of a record."""

LONGEST_NAME = 24

# Control characters, surrogates, and what ends a line or turns its direction for other programs.
STRANGE = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")

CELLS = frozenset({WATER, PLAIN, *(flag.value for flag in Flag)})
LEFT_OUT = "-"

_ISLAND = re.compile(r"([a-z])([1-9][0-9]{0,8})")
_LINE = re.compile(r"([a-z][0-9]+)-([a-z][0-9]+)")
_STROKE = re.compile(r"([a-z][0-9]+)([-=])([a-z][0-9]+)")
_CARD = re.compile(r"([0-9]{1,2})/([0-9]{1,2})")
_START = re.compile(r"([a-z][0-9]+) ?= ?([0-9]{1,9})")
_DASHES = re.compile("[\u2010-\u2015\u2212]")
"""Phones and programs for letters write these where one types `-` or `--`."""

_LOOSE = re.compile(r"([a-z][0-9]+) ?([-=]) ?(?=[a-z]?[0-9])")


@lru_cache(maxsize=1024)
def parse_island(text: str) -> Island:
    """`c4`; whether the board has an island there is for the rules to say."""
    match = _ISLAND.fullmatch(text)
    if not match:
        raise Unreadable("not-an-island", text=text)
    return Island(ascii_lowercase.index(match[1]), int(match[2]) - 1)


def parse_line(text: str) -> Line:
    """`c4-e4`, either end first."""
    match = _LINE.fullmatch(text)
    if not match:
        raise Unreadable("not-a-line", text=text)
    return Line.between(parse_island(match[1]), parse_island(match[2]))


@lru_cache(maxsize=4096)
def _parse_stroke(text: str) -> tuple[Line, int]:
    match = _STROKE.fullmatch(text)
    if not match:
        raise Unreadable("not-a-bridge", text=text)
    return Line.between(parse_island(match[1]), parse_island(match[3])), "-=".index(match[2]) + 1


def parse_card(text: str) -> Card:
    match = _CARD.fullmatch(text)
    if not match:
        raise Unreadable("not-a-card", text=text)
    return Card(int(match[1]), int(match[2]))


@lru_cache(maxsize=1024)  # at a table, each is read when it is made and when it is shown
def parse_move(text: str) -> Move:
    """`c4 c4-e4 c4=c6`: action a, then action b; `-` for what is left out."""
    _check_length(text)
    entry, *strokes = text.split() or [""]
    if not strokes:
        raise Unreadable("not-a-move", text=text)
    bridges: list[Line] = []
    if strokes != [LEFT_OUT]:
        for stroke in strokes:
            line, count = _parse_stroke(stroke)
            bridges += [line] * count
    return Move(None if entry == LEFT_OUT else parse_island(entry), tuple(bridges))


def parse_start(text: str) -> Start:
    match = _START.fullmatch(text)
    if not match:
        raise Unreadable("not-a-start", text=text)
    return Start(parse_island(match[1]), int(match[2]))


def parse_name(text: str) -> str:
    """A player's name, without the blanks around it."""
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME or STRANGE.search(name) or set(name) & set("|#:\t"):
        raise Unreadable("not-a-name", text=name, most=LONGEST_NAME)
    return name


def parse_names(texts: Sequence[str], most: int) -> tuple[str, ...]:
    """The players' names, each there once."""
    if len(texts) > most:
        raise Unreadable("player-count", found=len(texts), most=most)
    names = tuple(map(parse_name, texts))
    for name in names:
        if names.count(name) > 1:
            raise Unreadable("name-twice", text=name)
    return names


def parse_board(text: str) -> Board:
    """A board on one line: rows joined by `/`, then the lines it takes away."""
    _check_length(text)
    rows, *without = text.split() or [""]
    if "/" not in rows:
        raise Unreadable("not-a-board", text=text)
    cells = rows.removesuffix("/") if rows.count("/") == 1 else rows
    return make_board(cells.split("/"), without)


def make_board(rows: list[str], without: list[str]) -> Board:
    """A board from its rows and the names of the lines it takes away."""
    if not (rows and 1 <= len(rows[0]) <= MOST_COLUMNS and len(rows) <= MOST_ROWS):
        raise Unreadable("board-size", columns=MOST_COLUMNS, rows=MOST_ROWS)
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise Unreadable("ragged-board", row=number, cells=len(row), wanted=len(rows[0]))
        if strange := set(row) - CELLS:
            raise Unreadable("not-a-cell", row=number, text=min(strange))
    whole = Board(tuple(rows))
    if not FEWEST_ISLANDS <= len(whole.islands) <= MOST_ISLANDS:
        raise Unreadable(
            "island-count", found=len(whole.islands), fewest=FEWEST_ISLANDS, most=MOST_ISLANDS
        )
    removed = [parse_line(text) for text in without]
    for line in removed:
        if line not in whole.line_index:
            raise Unreadable("no-such-line", text=str(line))
        if removed.count(line) > 1:
            raise Unreadable("line-twice", text=str(line))
    return Board(whole.rows, frozenset(removed))


def format_board(board: Board) -> str:
    """The board on one line; `parse_board` reads it back."""
    rows = "/".join(board.rows) + ("/" if len(board.rows) == 1 else "")
    return " ".join([rows, *map(str, sorted(board.without))])


def parse_deal(text: str, deck: Deck) -> tuple[Card, ...]:
    """All cards of the deck in some order: those drawn, then the one in the box."""
    _check_length(text)
    cards = tuple(parse_card(word) for word in text.split())
    if sorted(cards) != sorted(deck.cards):
        raise Unreadable("not-a-deal", deck=deck.name)
    return cards


def tidied(text: str) -> str:
    """What people type, as records have it: ` C4  c4 - e4 ` is `c4 c4-e4`."""
    plain = " ".join(_DASHES.sub("-", text.lower()).split())
    return _LOOSE.sub(r"\1\2", plain)


def _check_length(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise Unreadable("too-long", most=LONGEST_TEXT)
