"""A turn before it is done: which marks may come next, and what is still missing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hashi.records import parse_island, parse_line
from hashi.rules import (
    Board,
    Card,
    Course,
    Fault,
    Island,
    Line,
    Move,
    Pen,
    Sheet,
    Start,
    can_complete,
    examine,
    legal_entries,
    why_not_start,
)
from hashi.rules.faults import WrongBridgeCount
from hashi.rules.game import START_NUMBERS
from hashi.table.refusal import Refusal

MOST_MARKS = 8
"""R7.6: most marks in one turn, a number and seven bridges. No card needs more than four."""

NO_BRIDGE_YET = "no-bridge-yet"
"""R2.1: before the first card there is one number to enter, and nothing else."""


@dataclass(frozen=True)
class Outlook:
    """What may be marked next, given the marks so far.

    `islands` and `lines` have the code of what forbids a mark, for those that may not be marked. A
    mark on the island of the draft's own entry takes that back; on another one it moves it there.
    """

    islands: dict[str, str]
    lines: dict[str, str]
    missing: Fault | None = None
    """Why the marks are no move yet."""
    is_stuck: bool = False
    """R3.6: whether no further marks make a move of it."""


def read_marks(marks: Iterable[str]) -> Move:
    """The move that marks, made in any order, come to."""
    entry: Island | None = None
    bridges: list[Line] = []
    for mark in marks:
        if "-" in mark:
            bridges.append(parse_line(mark))
        elif entry is None:
            entry = parse_island(mark)
        else:
            raise Refusal("one-entry", "R3.3", island=mark)
    return Move(entry, tuple(bridges))


def read_draft(marks: Sequence[str]) -> Move:
    """The same for marks that a player sends. Stored ones may be more: older servers took them."""
    if len(marks) > MOST_MARKS:
        raise Refusal("too-many-marks")
    draft = read_marks(marks)
    check_count(draft)
    return draft


def check_count(move: Move) -> None:
    """Refuse more bridges than anybody writes by mistake."""
    if len(move.bridges) >= MOST_MARKS:
        raise Refusal("too-many-marks")


def why_not_draft(course: Course, card: Card, draft: Move) -> Fault | None:
    """Why the pen does not write these marks, be they a whole move or not."""
    return _objection(course.pen, course.sheet, card, draft, len(draft.bridges) > card.bridges)


def outlook(course: Course, card: Card, draft: Move) -> Outlook:
    """What the player may mark next."""
    sheet, pen = course.sheet, course.pen
    drafted, faults = examine(sheet, card, draft)
    missing = pen.objection(faults)
    if pen is Pen.FREE:
        return Outlook(_entry_codes(course, card, draft), {}, missing)
    is_stuck = bool(faults) and _is_stuck(sheet, card, draft)
    bridges = _bridge_codes(drafted, card, draft)
    return Outlook(_entry_codes(course, card, draft), bridges, missing, is_stuck)


def _bridge_codes(drafted: Sheet, card: Card, draft: Move) -> dict[str, str]:
    """Of each line that takes no further bridge in this turn, why not."""
    names = drafted.board.line_names
    if len(draft.bridges) >= card.bridges:
        return dict.fromkeys(names, WrongBridgeCount.code)
    breaches_of = drafted.bridge_breaches
    return {
        name: breaches[0].code for at, name in enumerate(names) if (breaches := breaches_of(at))
    }


def _entry_codes(course: Course, card: Card, draft: Move) -> dict[str, str]:
    """Of each island on which the number may not stand, or not be taken back, why not."""
    sheet, pen = course.sheet, course.pen
    if draft.bridges:
        return _codes({i: _entry_fault(pen, sheet, card, draft, i) for i in sheet.board.islands})
    return {
        name: breach.code
        for at, name in enumerate(sheet.board.island_names)
        if (breach := sheet.entry_breach(at, card.number)) and pen.objects_to(breach)
    }


def opening_outlook(board: Board) -> Outlook:
    """R2.1: where the first entry may stand."""
    faults = {i: why_not_start(board, Start(i, START_NUMBERS[0])) for i in board.islands}
    return Outlook(_codes(faults), dict.fromkeys(map(str, board.lines), NO_BRIDGE_YET))


def _codes(faults: Mapping[Island, Fault | None]) -> dict[str, str]:
    return {str(island): fault.code for island, fault in faults.items() if fault}


def _entry_fault(pen: Pen, sheet: Sheet, card: Card, draft: Move, island: Island) -> Fault | None:
    """The same with bridges, for which the number may be needed."""
    entry = None if island == draft.entry else island
    return _objection(pen, sheet, card, Move(entry, draft.bridges))


def _is_stuck(sheet: Sheet, card: Card, draft: Move) -> bool:
    """R3.6: whether bridges will be missing. The entry, made after them, may still open lines."""
    entries = (draft.entry,) if draft.entry else (None, *legal_entries(sheet, card))
    return not any(can_complete(sheet, card, Move(entry, draft.bridges)) for entry in entries)


def _objection(
    pen: Pen, sheet: Sheet, card: Card, move: Move, counts: bool = False
) -> Fault | None:
    """What the pen has against marks that may be only a part of a move."""
    faults = examine(sheet, card, move)[1]
    return pen.objection([f for f in faults if counts or not isinstance(f, WrongBridgeCount)])
