"""What many games come to for one of the seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import median_low

from hashi.rules import ROUNDS, Board, Goal, Island, Start
from hashi.rules.scoring import WORTH
from hashi.study.figures import Figures
from hashi.study.match import Outcome


@dataclass(frozen=True)
class GoalFigures:
    """How often a goal was reached, in which rounds, and how often for the higher value."""

    games: int
    rounds: tuple[int, ...]
    higher: int

    def share_by(self, round: int) -> float:
        """The share of games in which the goal was reached by the end of that round."""
        return share(sum(its <= round for its in self.rounds), self.games)

    @property
    def reached(self) -> float:
        return self.share_by(ROUNDS)

    @property
    def for_the_higher_value(self) -> float:
        return share(self.higher, self.games)

    @property
    def median_round(self) -> int | None:
        """Of the games in which it was reached."""
        return median_low(self.rounds) if self.rounds else None


@dataclass(frozen=True)
class Summary:
    """One seat's games. `wins` counts a shared win as its part of one."""

    name: str
    totals: tuple[int, ...]
    wins: float
    goals: dict[Goal, GoalFigures]
    openings: dict[Start, tuple[int, ...]]
    """The totals of the games that began with each first entry, the most played one first."""
    islands: dict[Island, float]
    """The share of games in which each island was finished."""

    @cached_property
    def figures(self) -> Figures:
        return Figures.of(self.totals)


def summarise(name: str, board: Board, outcomes: Sequence[Outcome], seat: int) -> Summary:
    openings: dict[Start, list[int]] = {}
    for outcome in outcomes:
        openings.setdefault(outcome.openings[seat], []).append(outcome.totals[seat])
    most_played = sorted(openings.items(), key=lambda each: (-len(each[1]), str(each[0])))
    return Summary(
        name=name,
        totals=tuple(outcome.totals[seat] for outcome in outcomes),
        wins=sum(1 / len(o.winners) for o in outcomes if seat in o.winners),
        goals={goal: _goal_figures(goal, outcomes, seat) for goal in Goal},
        openings={start: tuple(totals) for start, totals in most_played},
        islands={
            island: share(sum(island in o.finished[seat] for o in outcomes), len(outcomes))
            for island in board.islands
        },
    )


def _goal_figures(goal: Goal, outcomes: Sequence[Outcome], seat: int) -> GoalFigures:
    awards = [
        award
        for outcome in outcomes
        for award in outcome.awards
        if award.player == seat and award.goal is goal
    ]
    return GoalFigures(
        games=len(outcomes),
        rounds=tuple(award.round for award in awards),
        higher=sum(award.points == WORTH[goal].first for award in awards),
    )


def share(part: float, whole: int) -> float:
    return part / whole if whole else 0.0
