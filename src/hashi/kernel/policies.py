"""How playouts are played.

A policy is a compiled function that makes one player's move with one card on a packed sheet; chance
comes from the stream that it is given. So far there is one, and `play_out` calls it.
"""

import numpy as np

from hashi.kernel.bits import count, count_lines, nth, nth_line
from hashi.kernel.compiling import compiled
from hashi.kernel.marks import draw, enter, erase, legal_bridges, legal_entries, line_sets
from hashi.kernel.sheet import PackedSheet
from hashi.kernel.stream import Stream, below
from hashi.kernel.tables import Tables

_BYTE = np.uint64(8)
_LOWEST_BYTE = np.uint64(0xFF)


@compiled
def random_turn(
    tables: Tables, sheet: PackedSheet, number: int, bridges: int, stream: Stream
) -> None:
    """A random move: the entry evenly from those that are legal, then each bridge likewise.

    An action is left out (R3.2) only where it must be: the entry if none is legal, the bridges if
    before the last of them none is (R3.6).
    """
    entries = legal_entries(tables, sheet, number)
    if entries:
        enter(tables, sheet, nth(entries, below(stream, count(entries))), number)
    _random_bridges(tables, sheet, bridges, stream)


@compiled
def _random_bridges(tables: Tables, sheet: PackedSheet, bridges: int, stream: Stream) -> None:
    before = line_sets(sheet)
    drawn = np.uint64(0)  # The lines drawn so far, a byte each: an array here would cost more.
    for done in range(bridges):
        lines = legal_bridges(sheet)
        choices = count_lines(lines)
        if choices == 0:
            for _ in range(done):
                erase(tables, sheet, drawn & _LOWEST_BYTE, before)
                drawn >>= _BYTE
            return
        line = nth_line(lines, below(stream, choices))
        draw(tables, sheet, line)
        drawn = drawn << _BYTE | line
