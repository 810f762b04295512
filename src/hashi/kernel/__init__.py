"""The fast executor of the rules, for search: sheets and tables packed into machine words.

It owns no fact. `tables` and `sheet` pack what `hashi.rules` says; `marks`, `turn` and `scoring`
act on that in compiled code; `playout` plays whole games by one of the `policies`. `lockstep` has
both executors play the games of `trials` and compares them after every step.

Islands, lines and goals go by their index: on the board, and in `hashi.rules.Goal`.
"""

from hashi.kernel.marks import (
    draw,
    enter,
    erase,
    legal_bridges,
    legal_entries,
    line_sets,
    retract,
)
from hashi.kernel.playout import Cards, deal, play_out, playouts
from hashi.kernel.policies import random_turn
from hashi.kernel.scoring import give_awards, group_of, total
from hashi.kernel.sheet import (
    SHEET,
    PackedSheet,
    Sheets,
    pack_sheets,
    unpack_islands,
    unpack_lines,
    unpack_sheet,
)
from hashi.kernel.stream import Stream, below, start
from hashi.kernel.tables import Races, Tables, pack_races, pack_tables
from hashi.kernel.turn import BridgeSets, bridge_sets

__all__ = [
    "SHEET",
    "BridgeSets",
    "Cards",
    "PackedSheet",
    "Races",
    "Sheets",
    "Stream",
    "Tables",
    "below",
    "bridge_sets",
    "deal",
    "draw",
    "enter",
    "erase",
    "give_awards",
    "group_of",
    "legal_bridges",
    "legal_entries",
    "line_sets",
    "pack_races",
    "pack_sheets",
    "pack_tables",
    "play_out",
    "playouts",
    "random_turn",
    "retract",
    "start",
    "total",
    "unpack_islands",
    "unpack_lines",
    "unpack_sheet",
]
