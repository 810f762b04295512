"""What is wrong with a sheet, as far as one can tell from the sheet and from the cards seen.

A sheet does not tell in which order it was written. So nothing is called wrong that some course of
the game could have brought about; `docs/companion.md` says what thus stays unseen.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from hashi.companion.faults import BridgesNotShown, FlagTooEarly, NumberNotShown, StartMissing
from hashi.companion.marks import Marks
from hashi.records import DECK, deck_named
from hashi.rules import Board, Breach, Card, Fault, Goal, Island, Sheet, Start, why_not_start
from hashi.rules.faults import (
    BridgeBreach,
    BridgesCross,
    FlagNeedsBridge,
    IslandTaken,
    NoLine,
    OverfullEnds,
    Unwritable,
)
from hashi.rules.game import START_NUMBERS
from hashi.rules.scoring import GOALS, is_reached

NotShown = NumberNotShown | BridgesNotShown
"""What cards cannot have shown."""


@dataclass(frozen=True)
class Check:
    """The sheet with all marks that can be written, and what is wrong with them."""

    sheet: Sheet
    faults: tuple[Fault, ...]

    @cached_property
    def concerned(self) -> frozenset[Island]:
        """R7.4: the islands to which something is wrong. Of two bridges that cross nobody can say
        which was drawn later, so it is the ends of both; nor which of two numbers came first."""
        islands: set[Island] = set()
        for fault in self.faults:
            if isinstance(fault, Breach | FlagTooEarly):
                islands.update(fault.islands)
            if isinstance(fault, IslandTaken):
                islands.add(fault.island)
            if isinstance(fault, BridgesCross):
                islands.update(fault.blocker)
        return frozenset(islands)

    @cached_property
    def finished(self) -> frozenset[Island]:
        """R7.5: those that count."""
        return self.sheet.complete_islands - self.concerned

    @cached_property
    def goals(self) -> dict[Goal, bool]:
        """Which goals the sheet reaches."""
        return {goal: is_reached(goal, self.sheet, self.finished) for goal in GOALS}

    @property
    def reached(self) -> tuple[Goal, ...]:
        return tuple(goal for goal, is_reached in self.goals.items() if is_reached)


def check_sheet(board: Board, marks: Marks, cards: Sequence[Card] | None = None) -> Check:
    """`cards` are those seen, in their order; without them, any that a game could have had."""
    sheet, unwritable = _written(board, marks)
    faults = [
        *unwritable,
        *_flag_faults(sheet, cards),
        *_bridge_faults(sheet),
        *_crossings(sheet),
        *_card_faults(sheet, cards),
    ]
    return Check(sheet, tuple(faults))


def _written(board: Board, marks: Marks) -> tuple[Sheet, list[Fault]]:
    """R7.6: all that can be, in whichever order it was typed."""
    sheet, faults = Sheet.blank(board), list[Fault]()
    for entry in sorted(set(marks.numbers), key=str):
        fault = sheet.entry_fault(entry.island, entry.number)
        if isinstance(fault, Unwritable):
            faults.append(fault)
        else:
            sheet = sheet.enter(entry.island, entry.number)
    for line in marks.bridges:
        if line in board.line_index:
            sheet = sheet.draw(line)
        else:
            faults.append(NoLine(line))
    return sheet, list(dict.fromkeys(faults))


def _flag_faults(sheet: Sheet, cards: Sequence[Card] | None) -> Iterator[Fault]:
    """R3.4, R3.7: to number a flag there must be a bridge, drawn from an island with a number."""
    flagged = [island for island in sheet.board.islands if _is_flagged(sheet, island)]
    bare = [island for island in flagged if not sheet.degree(island)]
    for island in bare:
        yield FlagNeedsBridge(island, sheet.number(island), 0)
    late = _without_way(sheet, [island for island in flagged if sheet.degree(island)])
    if late:
        yield FlagTooEarly(tuple(late))
    first = _first_flags(sheet, cards or ())
    if first and not {*first} & {*bare, *late}:  # one of these may have been the first
        yield FlagTooEarly(first)


def _first_flags(sheet: Sheet, cards: Sequence[Card]) -> tuple[Island, ...]:
    """R3.4: before the first card there was no bridge, so that its number stands on no flag.

    These flags have it, and the cards since then have not shown it often enough.
    """
    for first in cards[:1]:
        flags = tuple(
            island
            for island in sheet.board.islands
            if _is_flagged(sheet, island) and sheet.number(island) == first.number
        )
        later = sum(card.number == first.number for card in cards[1:])
        if len(flags) == later + 1:  # with more, the number itself was not shown
            return flags
    return ()


def _is_flagged(sheet: Sheet, island: Island) -> bool:
    return bool(sheet.number(island) and sheet.board.flags[island])


def _without_way(sheet: Sheet, flagged: list[Island]) -> list[Island]:
    """The flags to which no bridges lead from island to island, each with its number before."""
    waiting = flagged
    while True:
        numbered = [
            island
            for island in sheet.board.islands
            if sheet.number(island) and island not in waiting
        ]
        reached = [island for island in waiting if _is_joined(sheet, island, numbered)]
        if not reached:
            return waiting
        waiting = [island for island in waiting if island not in reached]


def _is_joined(sheet: Sheet, island: Island, others: list[Island]) -> bool:
    ways = sheet.board.ways[island]
    return any(sheet.bridges[line] and beyond in others for line, beyond in ways)


def _bridge_faults(sheet: Sheet) -> Iterator[Fault]:
    """What the rules say of each bridge, as if it were the last to be drawn; the same once."""
    said: set[tuple[str, object]] = set()
    for at, count in enumerate(sheet.bridges):
        if not count:
            continue
        before = _without_last(sheet, at)
        for kind in before.bridge_breaches(at):
            if kind is BridgesCross:
                continue  # of which the rules name one, and a sheet can have more
            fault = before.bridge_fault(kind, at, 0)
            about = {(fault.code, fact) for fact in _about(fault)}
            if not about <= said:
                yield fault
            said |= about


def _about(fault: BridgeBreach) -> frozenset[object]:
    """What makes it the same fault as another: the islands that are too full, or the bridge."""
    return fault.islands if isinstance(fault, OverfullEnds) else frozenset({fault.bridge})


def _crossings(sheet: Sheet) -> Iterator[Fault]:
    """R4.2: every pair of bridges that cross."""
    board = sheet.board
    for at, others in enumerate(board.crossing):
        for other in others:
            if at < other and sheet.bridges[at] and sheet.bridges[other]:
                yield BridgesCross(board.lines[at], 0, board.lines[other])


def _without_last(sheet: Sheet, at: int) -> Sheet:
    """The sheet before the last bridge on that line."""
    bridges, degrees = list(sheet.bridges), list(sheet.degrees)
    bridges[at] -= 1
    for end in sheet.board.ends[at]:
        degrees[end] -= 1
    return Sheet(sheet.board, sheet.numbers, tuple(bridges), tuple(degrees))


def _card_faults(sheet: Sheet, cards: Sequence[Card] | None) -> list[Fault]:
    """Whatever was the first entry, and lies in the box: what cannot have come from the cards.

    Of courses with as few faults, the one that allows most is told.
    """
    starts = [number for number in START_NUMBERS if _could_start(sheet, number)]
    missing: list[Fault] = [] if starts else [StartMissing()]
    courses = product(starts or [0], _hands() if cards is None else [tuple(cards)])
    found = [_course_faults(sheet, start, hand) for start, hand in courses]
    fewest = min(found, key=lambda faults: (len(faults), -sum(fault.most for fault in faults)))
    return [*missing, *fewest]


def _could_start(sheet: Sheet, number: int) -> bool:
    """R2.1: whether the number stands where a first entry may."""
    board = sheet.board
    return any(
        sheet.number(island) == number and why_not_start(board, Start(island, number)) is None
        for island in board.islands
    )


def _hands() -> list[tuple[Card, ...]]:
    """R2.2: the cards of a whole game, by the one in the box."""
    cards = deck_named(DECK).cards
    return [cards[:at] + cards[at + 1 :] for at in range(len(cards))]


def _course_faults(sheet: Sheet, start: int, cards: tuple[Card, ...]) -> list[NotShown]:
    """What these cards cannot have shown, if that number was the first entry."""
    return [*_number_faults(sheet, start, cards), *_sum_faults(sheet, cards)]


def _number_faults(sheet: Sheet, start: int, cards: tuple[Card, ...]) -> Iterator[NotShown]:
    """R3.3: each number stands there once for the first entry, and once for a card."""
    most = Counter([start, *(card.number for card in cards)])
    for number, found in sorted(Counter(filter(None, sheet.numbers)).items()):
        if found > most[number]:
            yield NumberNotShown(number, found, most[number])


def _sum_faults(sheet: Sheet, cards: tuple[Card, ...]) -> Iterator[NotShown]:
    """R3.6: with each card, all of its bridges were drawn, or none."""
    found = sum(sheet.bridges)
    sums = {0}
    for card in cards:
        sums |= {before + card.bridges for before in sums}
    if found not in sums:
        yield BridgesNotShown(found, max(sums))
