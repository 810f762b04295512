"""What can be wrong with a sheet as a whole: no single mark is to blame."""

from dataclasses import dataclass

from hashi.rules import Fault, Island


class StartMissing(Fault):
    """No number stands where the first entry may."""

    code = "start-missing"
    clause = "R2.1"


@dataclass(frozen=True)
class NumberNotShown(Fault):
    """A number stands there `found` times, and can at most so often."""

    code = "number-not-shown"
    clause = "R3.3"
    number: int
    found: int
    most: int


@dataclass(frozen=True)
class FlagTooEarly(Fault):
    """Not all of these islands can have had a bridge of an earlier card before their number."""

    code = "flag-too-early"
    clause = "R3.4"
    islands: tuple[Island, ...]


@dataclass(frozen=True)
class BridgesNotShown(Fault):
    """No cards among those seen, each with all of its bridges, make so many."""

    code = "bridges-not-shown"
    clause = "R3.6"
    found: int
    most: int
