"""What the compiled code knows of a board and of the points, packed from `hashi.rules`."""

from collections.abc import Iterable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from hashi.kernel.bits import LINE_WORDS, WORD, pack_set, words_of
from hashi.rules import ROUNDS, Award, Board, Goal, Island, Line, Mode
from hashi.rules.board import MOST_ISLANDS
from hashi.rules.scoring import FLAG_OF, WORTH

MOST_LINES = LINE_WORDS * WORD
"""Room for two lines from each island, one to the right and one down."""

GOALS = len(Goal)
"""Goals are counted in the order of `Goal`."""


class Tables(Protocol):
    """The facts about one board; islands and lines go by their index there.

    Entries beyond the islands and lines of the board are 0, and nothing reads them.
    """

    unflagged: np.uint64
    """The islands without a flag."""
    lines_at: NDArray[np.uint64]
    """By island: the lines that end there."""
    crossings: NDArray[np.uint64]
    """By line: the lines that cross it."""
    wanted: NDArray[np.uint64]
    """By goal, of those about a colour: the islands that must all be finished."""
    ends: NDArray[np.uint8]
    """By line: its two islands."""
    first: NDArray[np.uint8]
    later: NDArray[np.uint8]
    """By goal: the points for the first, and for all others."""


_FIELDS = np.dtype(
    [
        ("unflagged", np.uint64),
        ("lines_at", np.uint64, (MOST_ISLANDS, LINE_WORDS)),
        ("crossings", np.uint64, (MOST_LINES, LINE_WORDS)),
        ("wanted", np.uint64, len(FLAG_OF)),
        ("ends", np.uint8, (MOST_LINES, len(Line._fields))),
        ("first", np.uint8, GOALS),
        ("later", np.uint8, GOALS),
    ],
    align=True,
)
TABLES = np.dtype((np.record, _FIELDS))


def pack_tables(board: Board) -> Tables:
    tables: Tables = np.zeros(1, TABLES)[0]
    tables.unflagged = pack_islands(board, (i for i in board.islands if not board.flags[i]))
    for at, island in enumerate(board.islands):
        tables.lines_at[at] = pack_lines(board, board.lines_at[island])
    for at, line in enumerate(board.lines):
        tables.crossings[at] = pack_lines(board, board.crossings[line])
        tables.ends[at] = board.ends[at]
    for at, goal in enumerate(Goal):
        if goal in FLAG_OF:
            tables.wanted[at] = pack_islands(board, board.flagged[FLAG_OF[goal]])
        tables.first[at] = WORTH[goal].first
        tables.later[at] = WORTH[goal].later
    return tables


def pack_islands(board: Board, islands: Iterable[Island]) -> np.uint64:
    return np.uint64(pack_set(board.island_index[island] for island in islands))


def pack_lines(board: Board, lines: Iterable[Line]) -> tuple[int, ...]:
    return words_of(pack_set(board.line_index[line] for line in lines))


Races = NDArray[np.uint8]
"""By goal: the last round in which it gives its higher value."""


def pack_races(mode: Mode, awards: Iterable[Award] = ()) -> Races:
    """R5.1 to R5.3: that is the first round in which someone wins it; alone, a deadline (R6.2)."""
    races = {goal: WORTH[goal].solo_deadline if mode is Mode.SOLO else ROUNDS for goal in Goal}
    for award in awards:
        races[award.goal] = min(races[award.goal], award.round)
    return np.array(list(races.values()), np.uint8)
