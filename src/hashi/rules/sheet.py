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
    UnknownIsland,
)

BRIDGES_PER_LINE = 2
"""R4.1: at most two bridges per line."""

BRIDGES_WITHOUT_NUMBER = HIGHEST_NUMBER
"""R4.4: an island without a number never has more bridges than any number could ask for."""


@dataclass(frozen=True)
class Sheet:
    """A board with one player's marks.

    `numbers` go with `board.islands` (0: no number yet), `bridges` with `board.lines`. `enter` and
    `draw` write whatever they are told, as a pen does; the `…_faults` say what is wrong with it.
    """

    board: Board
    numbers: tuple[int, ...]
    bridges: tuple[int, ...]

    @classmethod
    def blank(cls, board: Board) -> Self:
        return cls(board, (0,) * len(board.islands), (0,) * len(board.lines))

    def number(self, island: Island) -> int:
        """The number on the island, 0 if there is none."""
        return self.numbers[self.board.island_index[island]]

    def bridges_on(self, line: Line) -> int:
        return self.bridges[self.board.line_index[line]]

    @cached_property
    def degrees(self) -> dict[Island, int]:
        """How many bridges lead to each island."""
        degrees = dict.fromkeys(self.board.islands, 0)
        for (first, second), count in zip(self.board.lines, self.bridges, strict=True):
            degrees[first] += count
            degrees[second] += count
        return degrees

    @cached_property
    def complete_islands(self) -> frozenset[Island]:
        """R4.3: the islands with exactly as many bridges as their number says."""
        degrees = self.degrees
        return frozenset(
            island
            for island, number in zip(self.board.islands, self.numbers, strict=True)
            if number and degrees[island] == number
        )

    def enter(self, island: Island, number: int) -> Self:
        at = self.board.island_index[island]
        numbers = (*self.numbers[:at], number, *self.numbers[at + 1 :])
        return type(self)(self.board, numbers, self.bridges)

    def draw(self, line: Line) -> Self:
        at = self.board.line_index[line]
        bridges = (*self.bridges[:at], self.bridges[at] + 1, *self.bridges[at + 1 :])
        return type(self)(self.board, self.numbers, bridges)

    def entry_fault(self, island: Island, number: int) -> Fault | None:
        """What is wrong with entering the number on the island."""
        if island not in self.board.flags:
            return UnknownIsland(island)  # R7.6
        if present := self.number(island):
            return IslandTaken(island, present)  # R3.3
        bridges = self.degrees[island]
        if self.board.flags[island] and not bridges:
            return FlagNeedsBridge(island, number, bridges)  # R3.4
        if bridges > number:
            return NumberTooSmall(island, number, bridges)  # R3.5
        return None

    def bridge_faults(self, line: Line, position: int = 0) -> Iterator[BridgeBreach]:
        """All that is wrong with one more bridge on an existing line, at `position` in its move."""
        numbered = [end for end in line if self.number(end)]
        if not numbered:
            yield NoNumber(line, position)  # R3.7
        if self.bridges_on(line) >= BRIDGES_PER_LINE:
            yield LineFull(line, position)  # R4.1
        for other in self.board.crossings[line]:
            if self.bridges_on(other):
                yield BridgesCross(line, position, other)  # R4.2
                break
        degrees = self.degrees
        if full := tuple(end for end in numbered if degrees[end] >= self.number(end)):
            yield IslandFull(line, position, full)  # R4.3
        if crowded := tuple(
            end for end in line if end not in numbered and degrees[end] >= BRIDGES_WITHOUT_NUMBER
        ):
            yield MoreThanSix(line, position, crowded)  # R4.4
