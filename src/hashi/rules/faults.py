"""Everything that can be wrong with a mark, a card or a correction.

A fault is a value: it knows its code, the clause it breaks and the facts. It does not speak; the
edges of the program put it into words, in the player's language.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from hashi.rules.board import Island, Line
from hashi.rules.cards import Card


@dataclass(frozen=True)
class Fault:
    """Why something is not allowed."""

    code: ClassVar[str]
    clause: ClassVar[str]


class Refused(Exception):
    """Something was not allowed, and nothing was changed.

    `round` is 0 for the set-up; `player` is the seat of whoever broke the rule, None for a card.
    """

    def __init__(self, fault: Fault, round: int, player: int | None) -> None:
        super().__init__(fault, round, player)
        self.fault = fault
        self.round = round
        self.player = player


# R7.6: marks that cannot be written at all.


class Unwritable(Fault):
    """R7.6: a mark that no pen can write."""


@dataclass(frozen=True)
class UnknownIsland(Unwritable):
    code = "unknown-island"
    clause = "R7.6"
    island: Island


@dataclass(frozen=True)
class IslandTaken(Unwritable):
    code = "island-taken"
    clause = "R3.3"
    island: Island
    number: int


@dataclass(frozen=True)
class NoLine(Unwritable):
    code = "no-line"
    clause = "R7.6"
    bridge: Line


# R3, R4: marks that can be written, but must not be.


class Breach(Fault, ABC):
    """A mark against the rules, which the free pen writes all the same."""

    @property
    @abstractmethod
    def islands(self) -> frozenset[Island]:
        """R7.4: the islands concerned."""

    @property
    def mark(self) -> int | None:
        """Which bridge of the move is wrong, counted from 0; None for the entry and the count."""
        return None


@dataclass(frozen=True)
class EntryBreach(Breach):
    """An entry against the rules; `bridges` already lead to the island."""

    island: Island
    number: int
    bridges: int

    @property
    def islands(self) -> frozenset[Island]:
        return frozenset({self.island})


class FlagNeedsBridge(EntryBreach):
    code = "flag-needs-bridge"
    clause = "R3.4"


class NumberTooSmall(EntryBreach):
    code = "number-too-small"
    clause = "R3.5"


@dataclass(frozen=True)
class WrongBridgeCount(Breach):
    code = "wrong-bridge-count"
    clause = "R3.6"
    bridges: tuple[Line, ...]
    wanted: int

    @property
    def islands(self) -> frozenset[Island]:
        return frozenset(island for line in self.bridges for island in line)


@dataclass(frozen=True)
class BridgeBreach(Breach):
    """A bridge against the rules, the one at `position` in its move."""

    bridge: Line
    position: int

    @property
    def islands(self) -> frozenset[Island]:
        return frozenset(self.bridge)

    @property
    def mark(self) -> int:
        return self.position


class NoNumber(BridgeBreach):
    code = "no-number"
    clause = "R3.7"


class LineFull(BridgeBreach):
    code = "line-full"
    clause = "R4.1"


@dataclass(frozen=True)
class BridgesCross(BridgeBreach):
    code = "bridges-cross"
    clause = "R4.2"
    blocker: Line


@dataclass(frozen=True)
class OverfullEnds(BridgeBreach):
    """A bridge too many for one of its ends, or for both."""

    ends: tuple[Island, ...]

    @property
    def islands(self) -> frozenset[Island]:
        return frozenset(self.ends)


class IslandFull(OverfullEnds):
    code = "island-full"
    clause = "R4.3"


class MoreThanSix(OverfullEnds):
    code = "more-than-six"
    clause = "R4.4"


# R2: the set-up and the cards.


@dataclass(frozen=True)
class StartNumber(Fault):
    code = "start-number"
    clause = "R2.1"
    number: int


@dataclass(frozen=True)
class StartFlag(Fault):
    code = "start-flag"
    clause = "R2.1"
    island: Island


@dataclass(frozen=True)
class CardNotLeft(Fault):
    code = "card-not-left"
    clause = "R2.2"
    card: Card


class BoxCardSeen(CardNotLeft):
    """A card that was played is said to lie in the box."""


class GameOver(Fault):
    code = "game-over"
    clause = "R3.8"


# R7: putting a mistake right.


class NothingToFix(Fault):
    code = "nothing-to-fix"
    clause = "R7.2"


class FixTooLate(Fault):
    code = "fix-too-late"
    clause = "R7.1"


@dataclass(frozen=True)
class FixStillWrong(Fault):
    code = "fix-still-wrong"
    clause = "R7.2"
    fault: Fault


@dataclass(frozen=True)
class FixHasConsequences(Fault):
    """In `round` the player's move would break a rule anew, or else an award would be missed."""

    code = "fix-has-consequences"
    clause = "R7.2"
    round: int
    fault: Fault | None
