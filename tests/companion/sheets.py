"""Sheets as they come about in games, and as somebody would type them."""

from collections.abc import Iterator
from itertools import product
from random import Random

from hashi.companion import Marks
from hashi.rules import Board, Card, Move, Sheet, Start, can_complete, legal_bridges, legal_entries
from hashi.rules.game import START_NUMBERS, why_not_start
from hashi.rules.sheet import BRIDGES_PER_LINE


def starts(board: Board) -> list[Start]:
    """All first entries."""
    every = (Start(island, number) for island in board.islands for number in START_NUMBERS)
    return [start for start in every if why_not_start(board, start) is None]


def random_move(sheet: Sheet, card: Card, random: Random) -> Move:
    """Any, of those that do something rather often."""
    entries = legal_entries(sheet, card)
    entry = random.choice(entries) if entries and random.random() < 0.9 else None
    move = Move(entry)
    entered = sheet.enter(entry, card.number) if entry else sheet
    while len(move.bridges) < card.bridges:
        lines = [
            line
            for line in legal_bridges(entered)
            if can_complete(sheet, card, Move(entry, (*move.bridges, line)))
        ]
        if not lines:
            return Move(entry)
        line = random.choice(lines)
        move, entered = Move(entry, (*move.bridges, line)), entered.draw(line)
    return move


def marks_of(sheet: Sheet) -> Marks:
    board = sheet.board
    numbers = zip(board.islands, sheet.numbers, strict=True)
    bridges = zip(board.lines, sheet.bridges, strict=True)
    return Marks(
        tuple(Start(island, number) for island, number in numbers if number),
        tuple(line for line, count in bridges for _ in range(count)),
    )


def text_of(marks: Marks) -> str:
    return " ".join(map(str, (*marks.numbers, *marks.bridges)))


def all_sheets(board: Board, numbers: set[int]) -> Iterator[Marks]:
    """Everything that can be written with these numbers, and one bridge too many on each line."""
    counts = range(BRIDGES_PER_LINE + 2)
    for entries in product((0, *numbers), repeat=len(board.islands)):
        for bridges in product(counts, repeat=len(board.lines)):
            yield Marks(
                tuple(Start(i, n) for i, n in zip(board.islands, entries, strict=True) if n),
                tuple(
                    line
                    for line, count in zip(board.lines, bridges, strict=True)
                    for _ in range(count)
                ),
            )
