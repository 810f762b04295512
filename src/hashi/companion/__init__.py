"""A caller for people who sit around a real table with paper sheets.

`call` is what happened there so far, and how a card is turned up; `standing` says what it comes
to. `marks` reads a sheet that somebody types, `check` says what is wrong with it, and `faults` has
what only a whole sheet can have wrong. `words` puts all of that into sentences.
"""

from hashi.companion.call import (
    AnyEntry,
    Call,
    Checked,
    Count,
    Reached,
    TakenBack,
    check_against,
    entered,
    next_card,
    parse_count,
    seen_cards,
    undone,
    whole_number,
    with_check,
)
from hashi.companion.check import Check, check_sheet
from hashi.companion.marks import Marks, parse_marks
from hashi.companion.standing import Standing, standing

__all__ = [
    "AnyEntry",
    "Call",
    "Check",
    "Checked",
    "Count",
    "Marks",
    "Reached",
    "Standing",
    "TakenBack",
    "check_against",
    "check_sheet",
    "entered",
    "next_card",
    "parse_count",
    "parse_marks",
    "seen_cards",
    "standing",
    "undone",
    "whole_number",
    "with_check",
]
