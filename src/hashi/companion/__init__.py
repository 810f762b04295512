"""A caller for people who sit around a real table with paper sheets.

`call` is what happened there so far, and how a card is turned up; `standing` says what it comes
to. `marks` reads a sheet that somebody types, `check` says what is wrong with it, and `faults` has
what only a whole sheet can have wrong.
"""

from hashi.companion.call import (
    AnyEntry,
    Call,
    Count,
    Reached,
    TakenBack,
    entered,
    next_card,
    seen_cards,
    undone,
)
from hashi.companion.check import Check, check_sheet
from hashi.companion.marks import Marks, parse_marks
from hashi.companion.standing import Standing, standing

__all__ = [
    "AnyEntry",
    "Call",
    "Check",
    "Count",
    "Marks",
    "Reached",
    "Standing",
    "TakenBack",
    "check_sheet",
    "entered",
    "next_card",
    "parse_marks",
    "seen_cards",
    "standing",
    "undone",
]
