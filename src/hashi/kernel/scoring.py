"""R5, R6: awards and totals of packed sheets."""

import numpy as np

from hashi.kernel.bits import LINE_WORDS, WORD, bit, count, lowest, signed, without_lowest
from hashi.kernel.compiling import compiled
from hashi.kernel.sheet import PackedSheet, Sheets
from hashi.kernel.tables import GOALS, Races, Tables
from hashi.rules.scoring import GROUP_SIZE, POINTS_PER_ISLAND


@compiled
def give_awards(tables: Tables, sheets: Sheets, races: Races, round: int) -> None:
    """R5.4: what the sheets earn at the end of a round, each goal once."""
    for player in range(len(sheets)):
        _give_awards(tables, sheets[player], races, round)


@compiled
def _give_awards(tables: Tables, sheet: PackedSheet, races: Races, round: int) -> None:
    if sheet.finished == sheet.settled:
        return  # Every goal is reached by finishing an island.
    for goal in range(GOALS):
        if sheet.awards[goal] == 0 and _is_reached(tables, sheet, goal):
            if round <= races[goal]:
                sheet.awards[goal] = tables.first[goal]
                races[goal] = round  # Whoever comes later is not the first; others this round are.
            else:
                sheet.awards[goal] = tables.later[goal]
    sheet.settled = sheet.finished


@compiled
def _is_reached(tables: Tables, sheet: PackedSheet, goal: int) -> bool:
    if goal >= len(tables.wanted):
        return _has_new_group(tables, sheet)
    wanted: np.uint64 = tables.wanted[goal]
    return bool(wanted) and not wanted & ~sheet.finished


@compiled
def _has_new_group(tables: Tables, sheet: PackedSheet) -> bool:
    """R5.3: whether an island finished since the last awards belongs to a group that is enough."""
    starts = sheet.finished & ~sheet.settled
    while starts:
        group = group_of(tables, sheet, signed(lowest(starts)))
        if count(group) >= GROUP_SIZE:
            return True
        starts &= ~group
    return False


@compiled
def group_of(tables: Tables, sheet: PackedSheet, island: int) -> np.uint64:
    """R5.3: the finished islands that hang together with this finished one."""
    group = frontier = bit(island)
    while frontier:
        near = _joined(tables, sheet, signed(lowest(frontier))) & sheet.finished & ~group
        group |= near
        frontier = without_lowest(frontier) | near
    return group


@compiled
def _joined(tables: Tables, sheet: PackedSheet, island: int) -> np.uint64:
    """The island and those to which a bridge leads from it."""
    joined = bit(island)
    for word in range(LINE_WORDS):
        lines = tables.lines_at[island, word] & sheet.bridged[word]
        while lines:
            line = np.uint64(word * WORD) + lowest(lines)
            joined |= bit(tables.ends[line, 0]) | bit(tables.ends[line, 1])
            lines = without_lowest(lines)
    return joined


@compiled
def total(sheet: PackedSheet) -> np.int64:
    """R5.6: the points if the game ended now."""
    points = np.int64(count(sheet.finished)) * POINTS_PER_ISLAND
    for goal in range(GOALS):
        points += sheet.awards[goal]
    return points
