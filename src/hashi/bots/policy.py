"""How players move in a simulated future."""

import numpy as np
from numpy.typing import NDArray

from hashi.bots.evaluation import Judge, promise
from hashi.bots.features import Moment
from hashi.bots.moves import NONE, judge_sets
from hashi.kernel import (
    PackedSheet,
    bridge_sets,
    draw,
    enter,
    legal_entries,
    line_sets,
    retract,
)
from hashi.kernel.bits import lowest, signed, without_lowest
from hashi.kernel.compiling import compiled
from hashi.rules.board import MOST_ISLANDS

_NO_ENTRY = MOST_ISLANDS
_NEVER = np.float32(-1e6)


@compiled
def brisk_turn(
    judge: Judge,
    sheet: PackedSheet,
    counting: np.uint64,
    moment: Moment,
    number: int,
    bridges: int,
    breadth: int,
) -> None:
    """The most promising move of those that begin with one of the most promising entries."""
    hopes = _hopes(judge, sheet, counting, moment, number)
    most, best_entry, best_lines = _NEVER, signed(NONE), np.empty(0, np.uint8)
    for _ in range(breadth):
        choice = signed(np.argmax(hopes))
        if hopes[choice] == _NEVER:
            break
        before = line_sets(sheet)
        if choice != _NO_ENTRY:
            enter(judge.tables, sheet, choice, number)
        sets = bridge_sets(judge.tables, sheet, bridges)
        promises = np.empty(len(sets), np.float32)
        judge_sets(judge, sheet, counting, moment, sets, promises)
        if hopes[choice] > most:
            most, best_entry, best_lines = hopes[choice], choice, np.empty(0, np.uint8)
        if len(sets):
            best = np.argmax(promises)
            if promises[best] > most:
                most, best_entry, best_lines = promises[best], choice, sets[best]
        if choice != _NO_ENTRY:
            retract(sheet, choice, before)
        hopes[choice] = _NEVER
    if best_entry != _NO_ENTRY:
        enter(judge.tables, sheet, best_entry, number)
    for line in best_lines:
        draw(judge.tables, sheet, signed(line))
    sheet.finished &= counting


@compiled
def _hopes(
    judge: Judge, sheet: PackedSheet, counting: np.uint64, moment: Moment, number: int
) -> NDArray[np.float32]:
    """What each entry promises before a bridge is drawn; at the end, what none does."""
    hopes = np.empty(MOST_ISLANDS + 1, np.float32)
    for island in range(MOST_ISLANDS):
        hopes[island] = _NEVER
    hopes[_NO_ENTRY] = promise(judge, sheet, counting, moment)
    entries = legal_entries(judge.tables, sheet, number)
    while entries:
        island = signed(lowest(entries))
        entries = without_lowest(entries)
        before = enter(judge.tables, sheet, island, number)
        hopes[island] = promise(judge, sheet, counting, moment)
        retract(sheet, island, before)
    return hopes
