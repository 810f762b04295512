"""Which marks may be added to a packed sheet, adding them, and taking them back (R3, R4).

What forbids a bridge forbids it for good, as marks only ever add up. So the sets of lines are kept
up mark by mark, and to ask for the legal bridges is hardly any work. To take a mark back one needs
the sets as they were, which `enter` and `draw` hand out.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hashi.kernel.bits import LINE_WORDS, Index, LineSet, bit, signed, word_of
from hashi.kernel.compiling import compiled
from hashi.kernel.sheet import PackedSheet
from hashi.kernel.tables import Tables
from hashi.rules.sheet import BRIDGES_PER_LINE, BRIDGES_WITHOUT_NUMBER

Before: TypeAlias = tuple[LineSet, LineSet]
"""The open and the numbered lines as they were before a mark."""


@compiled
def legal_entries(tables: Tables, sheet: PackedSheet, number: int) -> np.uint64:
    """The islands that may take the number."""
    bridged: np.uint64 = sheet.more_than[0]
    too_full: np.uint64 = sheet.more_than[number]
    return sheet.blank & (tables.unflagged | bridged) & ~too_full  # R3.3, R3.4, R3.5


@compiled
def legal_bridges(sheet: PackedSheet) -> LineSet:
    """R3.7, R4: the lines on which one more bridge may be drawn."""
    return sheet.open[0] & sheet.numbered[0], sheet.open[1] & sheet.numbered[1]


@compiled
def enter(tables: Tables, sheet: PackedSheet, island: Index, number: int) -> Before:
    """R3.3: enter the number on an island where that is legal."""
    before = line_sets(sheet)
    sheet.numbers[island] = number
    sheet.blank &= ~bit(island)
    for word in range(LINE_WORDS):
        sheet.numbered[word] |= tables.lines_at[island, word]
    if sheet.degrees[island] == number:
        _finish(tables, sheet, island)
    return before


@compiled
def retract(sheet: PackedSheet, island: Index, before: Before) -> None:
    """Take back the latest mark, an entry."""
    sheet.numbers[island] = 0
    sheet.blank |= bit(island)
    sheet.finished &= ~bit(island)
    _restore(sheet, before)


@compiled
def draw(tables: Tables, sheet: PackedSheet, line: Index) -> Before:
    """R4.1: draw one more bridge on a line where that is legal."""
    before = line_sets(sheet)
    sheet.bridges[line] += 1
    if sheet.bridges[line] == 1:
        sheet.bridged[word_of(line)] |= bit(line)
        _close(sheet, tables.crossings[line])  # R4.2
    if sheet.bridges[line] == BRIDGES_PER_LINE:
        sheet.open[word_of(line)] &= ~bit(line)
    _lead_to(tables, sheet, signed(tables.ends[line, 0]))
    _lead_to(tables, sheet, signed(tables.ends[line, 1]))
    return before


@compiled
def erase(tables: Tables, sheet: PackedSheet, line: Index, before: Before) -> None:
    """Take back the latest mark, a bridge.

    To take back several, the sets from before the first of them will do each time.
    """
    sheet.bridges[line] -= 1
    if sheet.bridges[line] == 0:
        sheet.bridged[word_of(line)] &= ~bit(line)
    for end in tables.ends[line]:
        sheet.degrees[end] -= 1
        sheet.more_than[sheet.degrees[end]] &= ~bit(end)
        sheet.finished &= ~bit(end)
    _restore(sheet, before)


@compiled
def line_sets(sheet: PackedSheet) -> Before:
    return (sheet.open[0], sheet.open[1]), (sheet.numbered[0], sheet.numbered[1])


@compiled
def _restore(sheet: PackedSheet, before: Before) -> None:
    for word in range(LINE_WORDS):
        sheet.open[word] = before[0][word]
        sheet.numbered[word] = before[1][word]


@compiled
def _lead_to(tables: Tables, sheet: PackedSheet, island: Index) -> None:
    """One more bridge leads to the island."""
    sheet.more_than[sheet.degrees[island]] |= bit(island)
    sheet.degrees[island] += 1
    if sheet.degrees[island] == sheet.numbers[island]:
        _finish(tables, sheet, island)
    elif sheet.degrees[island] == BRIDGES_WITHOUT_NUMBER:
        _close(sheet, tables.lines_at[island])  # R4.4


@compiled
def _finish(tables: Tables, sheet: PackedSheet, island: Index) -> None:
    """R4.3: the island is finished, and takes no more bridges."""
    sheet.finished |= bit(island)
    _close(sheet, tables.lines_at[island])


@compiled
def _close(sheet: PackedSheet, lines: NDArray[np.uint64]) -> None:
    for word in range(LINE_WORDS):
        sheet.open[word] &= ~lines[word]
