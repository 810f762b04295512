"""R3.6: all ways to draw the bridges of a card."""

import numpy as np
from numpy.typing import NDArray

from hashi.kernel.bits import count_lines, nth_line, signed
from hashi.kernel.compiling import compiled
from hashi.kernel.marks import draw, erase, legal_bridges, line_sets
from hashi.kernel.sheet import PackedSheet
from hashi.kernel.tables import Tables

BridgeSets = NDArray[np.uint8]
"""A row of lines for each set; a line stands once for each bridge on it, and rows ascend."""


@compiled
def bridge_sets(tables: Tables, sheet: PackedSheet, bridges: int) -> BridgeSets:
    """All ways to draw exactly so many bridges, in the order of `hashi.rules.bridge_sets`.

    The sheet is drawn on along the way, and as it was in the end.
    """
    sets = np.zeros((1, bridges), np.uint8)
    for size in range(bridges):
        sets = _extended(tables, sheet, sets, size)
    return sets


@compiled
def _extended(tables: Tables, sheet: PackedSheet, sets: BridgeSets, size: int) -> BridgeSets:
    """The sets of that size, each with every bridge that can follow, on its last line or later."""
    longer = np.empty((len(sets) * count_lines(legal_bridges(sheet)), sets.shape[1]), np.uint8)
    found = 0
    before = line_sets(sheet)
    for chosen in sets:
        for line in chosen[:size]:
            draw(tables, sheet, signed(line))
        lines = legal_bridges(sheet)
        for n in range(count_lines(lines)):
            line = nth_line(lines, n)
            if size == 0 or line >= chosen[size - 1]:
                for at in range(size):
                    longer[found, at] = chosen[at]
                longer[found, size] = line
                found += 1
        for line in chosen[:size]:
            erase(tables, sheet, signed(line), before)
    return longer[:found]
