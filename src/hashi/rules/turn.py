"""R3: one player's turn with one card: action a, the entry, then action b, the bridges."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hashi.rules.board import Island, Line
from hashi.rules.cards import Card
from hashi.rules.faults import Fault, NoLine, Unwritable, WrongBridgeCount
from hashi.rules.sheet import Sheet


class Move(NamedTuple):
    """What a player does with a card: `c4 c4-e4 c4=c6`.

    R3.2: no entry, or no bridges, means that action is left out. A line stands once for each
    bridge drawn on it.
    """

    entry: Island | None = None
    bridges: tuple[Line, ...] = ()

    def __str__(self) -> str:
        strokes: list[str] = []
        for line in self.bridges:
            stroke = str(line)
            if strokes and strokes[-1] == stroke:
                strokes[-1] = f"{line.first}={line.second}"
            else:
                strokes.append(stroke)
        return f"{self.entry or '-'} {' '.join(strokes) or '-'}"


def examine(sheet: Sheet, card: Card, move: Move) -> tuple[Sheet, tuple[Fault, ...]]:
    """The sheet with all of the move that can be written, and all that is wrong with the move.

    This is the one place that knows. Faults come in the order in which they are made: action a
    before action b (R3.1), and in action b the lines, their count, then bridge by bridge.
    """
    faults: list[Fault] = []
    if move.entry is not None:
        fault = sheet.entry_fault(move.entry, card.number)
        if fault:
            faults.append(fault)
        if not isinstance(fault, Unwritable):
            sheet = sheet.enter(move.entry, card.number)
    existing = sheet.board.line_index
    lines = [existing.get(line) for line in move.bridges]
    if None in lines:
        faults += [NoLine(line) for line in move.bridges if line not in existing]
    if lines and len(lines) != card.bridges:
        faults.append(WrongBridgeCount(move.bridges, card.bridges))
    for position, at in enumerate(lines):
        if at is not None:
            if breaches := sheet.bridge_breaches(at):
                faults += [sheet.bridge_fault(kind, at, position) for kind in breaches]
            sheet = sheet.draw_at(at)
    return sheet, tuple(faults)


def why_not(sheet: Sheet, card: Card, move: Move) -> Fault | None:
    """The first rule that the move breaks."""
    _, faults = examine(sheet, card, move)
    return faults[0] if faults else None


def is_legal(sheet: Sheet, card: Card, move: Move) -> bool:
    return why_not(sheet, card, move) is None


def legal_entries(sheet: Sheet, card: Card) -> tuple[Island, ...]:
    """The islands on which the card's number may be entered."""
    islands = enumerate(sheet.board.islands)
    return tuple(island for at, island in islands if not sheet.entry_breach(at, card.number))


def legal_bridges(sheet: Sheet) -> tuple[Line, ...]:
    """The lines on which one more bridge may be drawn, whatever the card says of the rest."""
    lines = enumerate(sheet.board.lines)
    return tuple(line for at, line in lines if not sheet.bridge_breaches(at))


def bridge_sets(sheet: Sheet, count: int) -> Iterator[tuple[Line, ...]]:
    """All ways to draw exactly so many bridges (R3.6), each in the order of the board's lines."""
    return _bridge_sets(sheet, count, range(len(sheet.board.lines)))


def _bridge_sets(sheet: Sheet, count: int, lines: Sequence[int]) -> Iterator[tuple[Line, ...]]:
    if count == 0:
        yield ()
        return
    # What forbids a bridge now forbids it after every other bridge too, so one order will do.
    legal = [line for line in lines if not sheet.bridge_breaches(line)]
    for at, line in enumerate(legal):
        for rest in _bridge_sets(sheet.draw_at(line), count - 1, legal[at:]):
            yield (sheet.board.lines[line], *rest)


def legal_moves(sheet: Sheet, card: Card) -> Iterator[Move]:
    """All complete legal moves, each once: two that differ in the order of bridges are one."""
    for entry in (None, *legal_entries(sheet, card)):
        entered = sheet.enter(entry, card.number) if entry else sheet
        yield Move(entry)
        for bridges in bridge_sets(entered, card.bridges):
            yield Move(entry, bridges)


def can_complete(sheet: Sheet, card: Card, draft: Move) -> bool:
    """Whether a move begun like this can be brought to an end within the rules.

    Action b is all or nothing (R3.6): two bridges that leave no room for the third lead nowhere.
    """
    written, faults = examine(sheet, card, draft)
    if any(not isinstance(fault, WrongBridgeCount) for fault in faults):
        return False
    missing = card.bridges - len(draft.bridges) if draft.bridges else 0
    return missing >= 0 and any(True for _ in bridge_sets(written, missing))
