"""One player's sheet: the numbers and bridges on a board, and which marks may be added (R3, R4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from hashi.rules.board import Board, Island, Line
from hashi.rules.cards import HIGHEST_NUMBER
from hashi.rules.faults import (
    BridgeBreach,
    BridgesCross,
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
        at = self.board.line_index[line]
        bridges, degrees = list(self.bridges), list(self.degrees)
        bridges[at] += 1
        for end in self.board.ends[at]:
            degrees[end] += 1
        return type(self)(self.board, self.numbers, tuple(bridges), tuple(degrees))

    def entry_fault(self, island: Island, number: int) -> Fault | None:
        """What is wrong with entering the number on the island."""
        if island not in self.board.flags:
            return UnknownIsland(island)  # R7.6
        if present := self.number(island):
            return IslandTaken(island, present)  # R3.3
        bridges = self.degree(island)
        if self.board.flags[island] and not bridges:
            return FlagNeedsBridge(island, number, bridges)  # R3.4
        if bridges > number:
            return NumberTooSmall(island, number, bridges)  # R3.5
        return None

    def bridge_breaches(self, line: Line) -> Iterator[type[BridgeBreach]]:
        """What one more bridge on an existing line would break, in the order of the rules."""
        at = self.board.line_index[line]
        one, other = self.board.ends[at]
        if not (self.numbers[one] or self.numbers[other]):
            yield NoNumber  # R3.7
        if self.bridges[at] >= BRIDGES_PER_LINE:
            yield LineFull  # R4.1
        if self.blocker(line):
            yield BridgesCross  # R4.2
        if self.is_full(one) or self.is_full(other):
            overfull = [end for end in (one, other) if self.is_full(end)]
            if any(self.numbers[end] for end in overfull):
                yield IslandFull  # R4.3
            if not all(self.numbers[end] for end in overfull):
                yield MoreThanSix  # R4.4

    def bridge_faults(self, line: Line, position: int = 0) -> list[BridgeBreach]:
        """The same with the facts, for the bridge at `position` in its move."""
        return [self._bridge_fault(kind, line, position) for kind in self.bridge_breaches(line)]

    def _bridge_fault(self, kind: type[BridgeBreach], line: Line, position: int) -> BridgeBreach:
        if issubclass(kind, OverfullEnds):
            overfull = [end for end in line if self.is_full(self.board.island_index[end])]
            numbered = kind is IslandFull
            ends = tuple(end for end in overfull if bool(self.number(end)) is numbered)
            return kind(line, position, ends)
        blocker = self.blocker(line)
        if kind is BridgesCross and blocker:
            return BridgesCross(line, position, blocker)
        return kind(line, position)

    def blocker(self, line: Line) -> Line | None:
        """A line that crosses this one and has a bridge."""
        for crossing in self.board.crossings[line]:
            if self.bridges_on(crossing):
                return crossing
        return None
