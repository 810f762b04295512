"""R5, R6: the goals, what they and the finished islands are worth, and the solo ranks."""

from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate

from hashi.rules.board import Board, Flag, Island
from hashi.rules.sheet import Sheet

POINTS_PER_ISLAND = 2
"""R5.6: what every finished island gives at the end."""

GROUP_SIZE = 6
"""R5.3: how many finished islands must hang together."""

PILES = (7, 5, 5)
"""R6.1: the solo player's piles, in the order in which they are played."""

PILE_ENDS = tuple(accumulate(PILES))
"""After how many cards each pile is used up."""

RANKS = (0, 41, 43, 45, 47, 49, 51, 52, 54, 56, 58, 60)
"""R6.3: the lowest total of each rank."""


MOST_ODD = 51
"""R6.3: an odd total has one colour scored only, so that at most 17 islands are finished."""


def left_in_piles(played: int) -> list[int]:
    """R6.1: how many cards still lie in each pile after so many."""
    return [min(pile, max(0, end - played)) for pile, end in zip(PILES, PILE_ENDS, strict=True)]


def rank_spans() -> list[tuple[int, int]]:
    """R6.3: the lowest and the highest total of each rank."""
    ends = (*RANKS[1:], RANKS[-1] + 1)
    totals = [range(lowest, end) for lowest, end in zip(RANKS, ends, strict=True)]
    return [(its[0], max(t for t in its if t <= MOST_ODD or t % 2 == 0)) for its in totals]


class Goal(StrEnum):
    RED = "red"
    BLUE = "blue"
    SIX = "six"

    __hash__ = str.__hash__  # Enum's own is slow, and these are looked up in every round


GOALS = tuple(Goal)

FLAG_OF = {Goal.RED: Flag.RED, Goal.BLUE: Flag.BLUE}
"""R5.1, R5.2: the flag whose islands a goal asks for; these goals come first in `Goal`."""


@dataclass(frozen=True)
class Worth:
    """What a goal gives: to the first, to all others, and until when a solo player is the first."""

    first: int
    later: int
    solo_deadline: int


WORTH = {
    Goal.RED: Worth(first=9, later=5, solo_deadline=PILE_ENDS[1]),  # R5.1, R6.2
    Goal.BLUE: Worth(first=7, later=3, solo_deadline=PILE_ENDS[0]),  # R5.2, R6.2
    Goal.SIX: Worth(first=8, later=4, solo_deadline=PILE_ENDS[1]),  # R5.3, R6.2
}


@dataclass(frozen=True)
class Award:
    """R5.4: a goal that a player has reached, at the end of which round, and for how much."""

    round: int
    player: int
    goal: Goal
    points: int


@dataclass(frozen=True)
class Score:
    """One player's points; an award not won counts 0."""

    islands: int
    red: int
    blue: int
    six: int

    @property
    def total(self) -> int:
        """R5.6"""
        return POINTS_PER_ISLAND * self.islands + self.red + self.blue + self.six


def islands_wanted(goal: Goal, board: Board) -> int:
    """R5.1 to R5.3: how many finished islands the goal asks for."""
    return GROUP_SIZE if goal is Goal.SIX else len(board.flagged[FLAG_OF[goal]])


def is_reached(goal: Goal, sheet: Sheet, finished: frozenset[Island]) -> bool:
    """Whether a sheet with these finished islands meets the goal."""
    if goal is Goal.SIX:
        return len(finished) >= GROUP_SIZE and largest_group(sheet, finished) >= GROUP_SIZE
    wanted = sheet.board.flagged[FLAG_OF[goal]]
    # A colour without islands is never scored.
    return bool(wanted) and wanted <= finished


def largest_group(sheet: Sheet, finished: frozenset[Island]) -> int:
    """R5.3: how many finished islands hang together with only finished islands between them."""
    largest = 0
    left = set(finished)
    while len(left) > largest:
        group = [left.pop()]
        for island in group:  # grows while it is walked
            for line, beyond in sheet.board.ways[island]:
                if beyond in left and sheet.bridges[line]:
                    left.remove(beyond)
                    group.append(beyond)
        largest = max(largest, len(group))
    return largest


def points(goal: Goal, round: int, earliest: int | None, *, solo: bool) -> int:
    """R5.1 to R5.4: what the goal gives in a round, `earliest` being the first in which it was won.

    R6.2: alone, the deadline decides.
    """
    worth = WORTH[goal]
    last_for_first = worth.solo_deadline if solo else earliest
    return worth.first if last_for_first is None or round <= last_for_first else worth.later


def rank(total: int) -> int:
    """R6.3: the level, 1 to 12, that a solo total gives."""
    return bisect_right(RANKS, total)
