"""R1.2: the board, islands on a grid and the dotted lines between neighbours."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import pairwise
from string import ascii_lowercase
from typing import NamedTuple, Self

WATER = "."
PLAIN = "o"

FEWEST_ISLANDS = 2
MOST_ISLANDS = 64
"""The rules can be played on boards of this size; lessons and tests use small ones."""


class Flag(StrEnum):
    """The colour of an island's flag; the value is its letter in a picture of the board."""

    RED = "R"
    BLUE = "B"

    __hash__ = str.__hash__  # Enum's own is slow, and these are looked up in every round


ISLANDS = 18
FLAGS = {Flag.RED: 4, Flag.BLUE: 3}
"""R1.2: what a board offered for play shows."""


class Island(NamedTuple):
    """A place on the grid, counted from the top left corner; `c4` is column c, row 4."""

    column: int
    row: int

    @lru_cache(maxsize=1024)  # noqa: B019 - islands are values, and few
    def __str__(self) -> str:
        return f"{ascii_lowercase[self.column]}{self.row + 1}"


class Line(NamedTuple):
    """A dotted line between two islands, the upper or left one first; also a bridge along it."""

    first: Island
    second: Island

    @classmethod
    def between(cls, one: Island, other: Island) -> Self:
        return cls(one, other) if one <= other else cls(other, one)

    @lru_cache(maxsize=4096)  # noqa: B019 - lines are values, and few
    def __str__(self) -> str:
        return f"{self.first}-{self.second}"

    @property
    def is_horizontal(self) -> bool:
        return self.first.row == self.second.row

    def crosses(self, other: "Line") -> bool:
        """Whether the two lines cut each other between their ends."""
        if self.is_horizontal == other.is_horizontal:
            return False
        across, down = (self, other) if self.is_horizontal else (other, self)
        return (
            across.first.column < down.first.column < across.second.column
            and down.first.row < across.first.row < down.second.row
        )


@dataclass(frozen=True)
class Board:
    """A side of the board: its picture, and the lines that it leaves out.

    Islands, and lines, are everywhere kept in the order of `islands` and of `lines`.
    """

    rows: tuple[str, ...]
    without: frozenset[Line] = frozenset()

    def __reduce__(self) -> tuple[type[Self], tuple[tuple[str, ...], frozenset[Line]]]:
        """What goes to another process: the picture, without all that follows from it."""
        return type(self), (self.rows, self.without)

    @cached_property
    def flags(self) -> dict[Island, Flag | None]:
        """Every island and its flag, in reading order."""
        return {
            Island(column, row): None if cell == PLAIN else Flag(cell)
            for row, cells in enumerate(self.rows)
            for column, cell in enumerate(cells)
            if cell != WATER
        }

    @cached_property
    def islands(self) -> tuple[Island, ...]:
        return tuple(self.flags)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """R1.2: a line runs from each island to the next one in its row and in its column."""
        return tuple(line for line in sorted(self._neighbours()) if line not in self.without)

    def _neighbours(self) -> Iterator[Line]:
        by_row, by_column = self.islands, sorted(self.islands)
        yield from (Line(a, b) for a, b in pairwise(by_row) if a.row == b.row)
        yield from (Line(a, b) for a, b in pairwise(by_column) if a.column == b.column)

    @cached_property
    def island_index(self) -> dict[Island, int]:
        return {island: index for index, island in enumerate(self.islands)}

    @cached_property
    def line_index(self) -> dict[Line, int]:
        return {line: index for index, line in enumerate(self.lines)}

    @cached_property
    def island_names(self) -> tuple[str, ...]:
        return tuple(map(str, self.islands))

    @cached_property
    def line_names(self) -> tuple[str, ...]:
        return tuple(map(str, self.lines))

    @cached_property
    def has_flag(self) -> tuple[bool, ...]:
        """Of each island."""
        return tuple(flag is not None for flag in self.flags.values())

    @cached_property
    def ends(self) -> tuple[tuple[int, int], ...]:
        """The indexes of the two islands of each line."""
        return tuple((self.island_index[a], self.island_index[b]) for a, b in self.lines)

    @cached_property
    def lines_at(self) -> dict[Island, tuple[Line, ...]]:
        """The lines that end at each island."""
        return {i: tuple(line for line in self.lines if i in line) for i in self.islands}

    @cached_property
    def ways(self) -> dict[Island, tuple[tuple[int, Island], ...]]:
        """From each island: the index of a line, and the island at its other end."""
        return {
            island: tuple(
                (self.line_index[line], line.second if island == line.first else line.first)
                for line in lines
            )
            for island, lines in self.lines_at.items()
        }

    @cached_property
    def crossings(self) -> dict[Line, tuple[Line, ...]]:
        """The lines that cross each line."""
        return {
            line: tuple(other for other in self.lines if line.crosses(other)) for line in self.lines
        }

    @cached_property
    def crossing(self) -> tuple[tuple[int, ...], ...]:
        """The same as indexes."""
        return tuple(tuple(map(self.line_index.__getitem__, c)) for c in self.crossings.values())

    @cached_property
    def flagged(self) -> dict[Flag, frozenset[Island]]:
        """The islands with a flag of each colour."""
        return {flag: frozenset(i for i in self.islands if self.flags[i] is flag) for flag in Flag}

    @cached_property
    def is_fit_for_play(self) -> bool:
        """R1.2: whether it may be offered for play; the rules alone would do with less."""
        flags = {flag: len(islands) for flag, islands in self.flagged.items()}
        return len(self.islands) == ISLANDS and flags == FLAGS and self.is_connected

    @cached_property
    def is_connected(self) -> bool:
        """Whether every island can be reached from every other along the lines."""
        reached = set(self.islands[:1])
        frontier = list(reached)
        while frontier:
            island = frontier.pop()
            ends = {beyond for _, beyond in self.ways[island]} - reached
            reached |= ends
            frontier.extend(ends)
        return len(reached) == len(self.islands)
