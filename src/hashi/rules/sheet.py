"""One player's sheet: the numbers and bridges on a board, and which marks may be added (R3, R4)."""

from dataclasses import dataclass
from functools import cached_property
from typing import Self

from hashi.rules.board import Board, Island, Line
from hashi.rules.cards import HIGHEST_NUMBER
from hashi.rules.faults import (
    BridgeBreach,
    BridgesCross,
    EntryBreach,
    Fault,
    FlagNeedsBridge,
    IslandFull,
    IslandTaken,
    LineFull,
    MoreThanSix,
    NoNumber,
    NumberTooSmall,
    OverfullEnds,
    UnknownIsland,
)

BRIDGES_PER_LINE = 2
"""R4.1: at most two bridges per line."""

BRIDGES_WITHOUT_NUMBER = HIGHEST_NUMBER
"""R4.4: an island without a number never has more bridges than any number could ask for."""


@dataclass(frozen=True)
class Sheet:
    """A board with one player's marks.

    `numbers` and `degrees` go with `board.islands`, `bridges` with `board.lines`; an island without
    a number has 0. `enter` and `draw` write whatever they are told, as a pen does, and the
    `…fault…` methods say what is wrong with it.
    """

    board: Board
    numbers: tuple[int, ...]
    bridges: tuple[int, ...]
    degrees: tuple[int, ...]
    """How many bridges lead to each island: kept up by `draw`, as every rule asks for it."""

    @classmethod
    def blank(cls, board: Board) -> Self:
        none = (0,) * len(board.islands)
        return cls(board, numbers=none, bridges=(0,) * len(board.lines), degrees=none)

    def number(self, island: Island) -> int:
        return self.numbers[self.board.island_index[island]]

    def degree(self, island: Island) -> int:
        return self.degrees[self.board.island_index[island]]

    def bridges_on(self, line: Line) -> int:
        return self.bridges[self.board.line_index[line]]

    def is_full(self, at: int) -> bool:
        """R4.3, R4.4: whether the island with that index takes no more bridges."""
        return self.degrees[at] >= (self.numbers[at] or BRIDGES_WITHOUT_NUMBER)

    @cached_property
    def complete_islands(self) -> frozenset[Island]:
        """R4.3: the islands with exactly as many bridges as their number says."""
        marks = zip(self.board.islands, self.numbers, self.degrees, strict=True)
        return frozenset([island for island, number, degree in marks if number == degree > 0])

    def enter(self, island: Island, number: int) -> Self:
        at = self.board.island_index[island]
        numbers = (*self.numbers[:at], number, *self.numbers[at + 1 :])
        return type(self)(self.board, numbers, self.bridges, self.degrees)

    def draw(self, line: Line) -> Self:
        return self.draw_at(self.board.line_index[line])

    def draw_at(self, at: int) -> Self:
        """The same, by the index of the line."""
        bridges, degrees = list(self.bridges), list(self.degrees)
        bridges[at] += 1
        for end in self.board.ends[at]:
            degrees[end] += 1
        return type(self)(self.board, self.numbers, tuple(bridges), tuple(degrees))

    def entry_breach(self, at: int, number: int) -> type[IslandTaken | EntryBreach] | None:
        """What entering the number on the island with that index would break."""
        if self.numbers[at]:
            return IslandTaken  # R3.3
        bridges = self.degrees[at]
        if not bridges and self.board.has_flag[at]:
            return FlagNeedsBridge  # R3.4
        return NumberTooSmall if bridges > number else None  # R3.5

    def entry_fault(self, island: Island, number: int) -> Fault | None:
        """The same with the facts, for any island."""
        at = self.board.island_index.get(island)
        if at is None:
            return UnknownIsland(island)  # R7.6
        kind = self.entry_breach(at, number)
        if kind is None:
            return None
        if issubclass(kind, EntryBreach):
            return kind(island, number, self.degrees[at])
        return kind(island, self.numbers[at])

    def bridge_breaches(self, at: int) -> list[type[BridgeBreach]]:
        """What one more bridge on the line with that index would break, in the order of the rules.

        Of nothing else so much is asked, hence without a look-up by line or island.
        """
        one, other = self.board.ends[at]
        number, other_number = self.numbers[one], self.numbers[other]
        breaches: list[type[BridgeBreach]] = []
        if not (number or other_number):
            breaches.append(NoNumber)  # R3.7
        if self.bridges[at] >= BRIDGES_PER_LINE:
            breaches.append(LineFull)  # R4.1
        for crossing in self.board.crossing[at]:
            if self.bridges[crossing]:
                breaches.append(BridgesCross)  # R4.2
                break
        is_full = self.degrees[one] >= (number or BRIDGES_WITHOUT_NUMBER)
        is_other_full = self.degrees[other] >= (other_number or BRIDGES_WITHOUT_NUMBER)
        if is_full or is_other_full:
            if (is_full and number) or (is_other_full and other_number):
                breaches.append(IslandFull)  # R4.3
            if (is_full and not number) or (is_other_full and not other_number):
                breaches.append(MoreThanSix)  # R4.4
        return breaches

    @property
    def closed_lines(self) -> tuple[Line, ...]:
        """R4.1 to R4.4: the lines on which no card to come can draw another bridge.

        Only a number that is missing (R3.7) may still be entered.
        """
        return tuple(
            line
            for at, line in enumerate(self.board.lines)
            if any(kind is not NoNumber for kind in self.bridge_breaches(at))
        )

    def bridge_fault(self, kind: type[BridgeBreach], at: int, position: int) -> BridgeBreach:
        """Such a breach with the facts, by the bridge at `position` in its move."""
        line = self.board.lines[at]
        if issubclass(kind, OverfullEnds):
            overfull = [end for end in self.board.ends[at] if self.is_full(end)]
            numbered = kind is IslandFull
            ends = [end for end in overfull if bool(self.numbers[end]) is numbered]
            return kind(line, position, tuple(self.board.islands[end] for end in ends))
        if kind is BridgesCross:
            blocker = next(line for line in self.board.crossing[at] if self.bridges[line])
            return BridgesCross(line, position, self.board.lines[blocker])
        return kind(line, position)
