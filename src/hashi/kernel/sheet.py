"""One player's sheet, packed: the marks, and the sets that follow from them.

A packed sheet is an element of a NumPy array of `SHEET`, so `spare[0] = sheets[2]` copies one.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from hashi.kernel.bits import LINE_WORDS, members
from hashi.kernel.tables import GOALS, MOST_LINES, pack_islands, pack_lines
from hashi.rules import Award, Board, Goal, Island, Line, Sheet
from hashi.rules.board import MOST_ISLANDS
from hashi.rules.cards import HIGHEST_NUMBER
from hashi.rules.faults import NoNumber


class PackedSheet(Protocol):
    numbers: NDArray[np.uint8]
    degrees: NDArray[np.uint8]
    bridges: NDArray[np.uint8]
    """As in `hashi.rules.Sheet`: by island, by island and by line."""
    awards: NDArray[np.uint8]
    """By goal: the points won, 0 before that."""
    blank: np.uint64
    """The islands without a number."""
    finished: np.uint64
    """R4.3: the islands with as many bridges as their number says."""
    settled: np.uint64
    """The islands that were finished when awards were last given."""
    more_than: NDArray[np.uint64]
    """By number of bridges: the islands to which more than that lead."""
    open: NDArray[np.uint64]
    """The lines on which R4 allows one more bridge."""
    numbered: NDArray[np.uint64]
    """R3.7: the lines with a number on at least one of their islands."""
    bridged: NDArray[np.uint64]
    """The lines with at least one bridge."""

    def copy(self) -> Self: ...

    def __getitem__(self, field: str) -> NDArray[Any]: ...


_FIELDS = np.dtype(
    [
        ("blank", np.uint64),
        ("finished", np.uint64),
        ("settled", np.uint64),
        ("more_than", np.uint64, HIGHEST_NUMBER + 1),
        ("open", np.uint64, LINE_WORDS),
        ("numbered", np.uint64, LINE_WORDS),
        ("bridged", np.uint64, LINE_WORDS),
        ("numbers", np.uint8, MOST_ISLANDS),
        ("degrees", np.uint8, MOST_ISLANDS),
        ("bridges", np.uint8, MOST_LINES),
        ("awards", np.uint8, GOALS),
    ],
    align=True,
)
SHEET = np.dtype((np.record, _FIELDS))

Sheets = NDArray[np.void]
"""The sheets of a table, or of one solo player, in seating order."""


def pack_sheets(sheets: Sequence[Sheet], awards: Iterable[Award] = ()) -> Sheets:
    """The players' sheets and the awards given to them so far."""
    packed = np.zeros(len(sheets), SHEET)
    for player, sheet in enumerate(sheets):
        _pack_marks(packed[player], sheet)
        _pack_sets(packed[player], sheet)
    for award in awards:
        packed[award.player].awards[list(Goal).index(award.goal)] = award.points
    return packed


def _pack_marks(into: PackedSheet, sheet: Sheet) -> None:
    into.numbers[: len(sheet.numbers)] = sheet.numbers
    into.degrees[: len(sheet.degrees)] = sheet.degrees
    into.bridges[: len(sheet.bridges)] = sheet.bridges


def _pack_sets(into: PackedSheet, sheet: Sheet) -> None:
    """Which marks are still allowed is for the rules to say."""
    board = sheet.board
    into.blank = pack_islands(board, (i for i in board.islands if not sheet.number(i)))
    into.finished = pack_islands(board, sheet.complete_islands)
    for few in range(HIGHEST_NUMBER + 1):
        fuller = (island for island in board.islands if sheet.degree(island) > few)
        into.more_than[few] = pack_islands(board, fuller)
    faults = {line: set(sheet.bridge_breaches(at)) for at, line in enumerate(board.lines)}
    open_lines = (line for line in board.lines if faults[line] <= {NoNumber})
    into.open[:] = pack_lines(board, open_lines)
    numbered_lines = (line for line in board.lines if NoNumber not in faults[line])
    into.numbered[:] = pack_lines(board, numbered_lines)
    bridged_lines = (line for line in board.lines if sheet.bridges_on(line))
    into.bridged[:] = pack_lines(board, bridged_lines)


def unpack_sheet(board: Board, packed: PackedSheet) -> Sheet:
    islands, lines = len(board.islands), len(board.lines)
    return Sheet(
        board,
        numbers=tuple(map(int, packed.numbers[:islands])),
        bridges=tuple(map(int, packed.bridges[:lines])),
        degrees=tuple(map(int, packed.degrees[:islands])),
    )


def unpack_islands(board: Board, islands: np.uint64) -> tuple[Island, ...]:
    return tuple(board.islands[at] for at in members(islands))


def unpack_lines(board: Board, lines: Iterable[np.uint64]) -> tuple[Line, ...]:
    return tuple(board.lines[at] for at in members(*lines))
