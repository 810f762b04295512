"""All complete moves with a card, and what each of them promises."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hashi.bots.evaluation import Judge, promise
from hashi.bots.features import Moment
from hashi.kernel import (
    BridgeSets,
    PackedSheet,
    Sheets,
    Tables,
    bridge_sets,
    draw,
    enter,
    erase,
    legal_entries,
    line_sets,
    retract,
)
from hashi.kernel.bits import count, nth, signed
from hashi.kernel.compiling import compiled

NONE = -1
"""In place of an island or a line: that action is left out (R3.2)."""


class Moves(NamedTuple):
    """Complete moves, a row each: the island of the entry, the lines, and what the move promises.

    From compiled code to compiled code every index is an `int64`: each other type would have the
    functions compiled once more.
    """

    entries: NDArray[np.int64]
    lines: NDArray[np.int64]
    promises: NDArray[np.float32]


@compiled
def judged_moves(
    judge: Judge, sheet: PackedSheet, counting: np.uint64, moment: Moment, number: int, bridges: int
) -> Moves:
    """All complete moves (R3): for no entry and for each one, all ways to draw, or not to.

    The sheet is written on along the way, and as it was in the end.
    """
    moves = _room_for_moves(judge.tables, sheet, number, bridges)
    entries = legal_entries(judge.tables, sheet, number)
    found = signed(0)
    for choice in range(-1, signed(count(entries))):
        island = NONE
        before = line_sets(sheet)
        if choice >= 0:
            island = signed(nth(entries, choice))
            enter(judge.tables, sheet, island, number)
        sets = bridge_sets(judge.tables, sheet, bridges)
        _list_sets(moves, found, island, sets)
        moves.promises[found] = promise(judge, sheet, counting, moment)
        judge_sets(judge, sheet, counting, moment, sets, moves.promises[found + 1 :])
        found += 1 + len(sets)
        if choice >= 0:
            retract(sheet, island, before)
    return moves


@compiled
def _list_sets(moves: Moves, found: int, entry: int, sets: BridgeSets) -> None:
    """List the entry without bridges, and with each of the sets."""
    # Not slices: for those, all of NumPy's broadcasting would be compiled as well.
    moves.entries[found] = entry
    for place in range(sets.shape[1]):
        moves.lines[found, place] = NONE
    for at in range(len(sets)):
        moves.entries[found + 1 + at] = entry
        for place in range(sets.shape[1]):
            moves.lines[found + 1 + at, place] = sets[at, place]


@compiled
def _room_for_moves(tables: Tables, sheet: PackedSheet, number: int, bridges: int) -> Moves:
    entries = legal_entries(tables, sheet, number)
    size = 1 + len(bridge_sets(tables, sheet, bridges))
    for choice in range(signed(count(entries))):
        island = signed(nth(entries, choice))
        before = enter(tables, sheet, island, number)
        size += 1 + len(bridge_sets(tables, sheet, bridges))
        retract(sheet, island, before)
    return Moves(
        np.empty(size, np.int64),
        np.empty((size, bridges), np.int64),
        np.empty(size, np.float32),
    )


@compiled
def judge_sets(
    judge: Judge,
    sheet: PackedSheet,
    counting: np.uint64,
    moment: Moment,
    sets: BridgeSets,
    promises: NDArray[np.float32],
) -> None:
    """What the sheet promises with each of these sets of bridges."""
    before = line_sets(sheet)
    for at in range(len(sets)):
        for line in sets[at]:
            draw(judge.tables, sheet, signed(line))
        promises[at] = promise(judge, sheet, counting, moment)
        for line in sets[at]:
            erase(judge.tables, sheet, signed(line), before)


@compiled
def written(
    tables: Tables, sheet: PackedSheet, counting: np.uint64, number: int, moves: Moves, room: Sheets
) -> None:
    """Fill the room with the sheet as it is after each of the moves."""
    for at in range(len(moves.entries)):
        room[at] = sheet
        if moves.entries[at] != NONE:
            enter(tables, room[at], moves.entries[at], number)
        for line in moves.lines[at]:
            if line != NONE:
                draw(tables, room[at], line)
        room[at].finished &= counting
