"""What games come to, by hand."""

import pytest
from games import start
from pictures import board, islands

from hashi.rules import Award, Goal, Score
from hashi.study import Figures, Outcome, summarise

POND = board("oo/oR")


def outcome(opening: str, scores: list[Score], *awards: Award, finished: str = "a1") -> Outcome:
    totals = [score.total for score in scores]
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Outcome(
        number=0,
        openings=(start(opening),) * len(scores),
        scores=tuple(scores),
        winners=winners,
        awards=awards,
        finished=(islands(finished),) * len(scores),
        record="",
    )


OUTCOMES = [
    outcome("a1=3", [Score(1, 9, 0, 0), Score(1, 9, 0, 0)], Award(7, 0, Goal.RED, 9)),
    outcome("a2=4", [Score(3, 0, 0, 0), Score(1, 0, 0, 0)]),
    outcome("a2=4", [Score(4, 5, 0, 0), Score(9, 0, 0, 0)], Award(11, 0, Goal.RED, 5)),
    outcome(
        "b1=3",
        [Score(2, 9, 0, 0), Score(4, 0, 0, 0)],
        Award(8, 0, Goal.RED, 9),
        Award(3, 1, Goal.RED, 9),
        finished="a1 b2",
    ),
]


def test_totals_and_wins_of_a_seat() -> None:
    first, second = (summarise(name, POND, OUTCOMES, seat) for seat, name in enumerate("xy"))
    assert (first.name, first.totals) == ("x", (11, 6, 13, 13))
    assert second.totals == (11, 2, 18, 8)
    assert (first.wins, second.wins) == (2.5, 1.5)


def test_goals_by_round() -> None:
    red = summarise("x", POND, OUTCOMES, 0).goals[Goal.RED]
    assert [red.share_by(round) for round in (6, 7, 8, 10, 11)] == [0, 0.25, 0.5, 0.5, 0.75]
    assert (red.reached, red.for_the_higher_value, red.median_round) == (0.75, 0.5, 8)


def test_a_goal_never_reached() -> None:
    blue = summarise("x", POND, OUTCOMES, 0).goals[Goal.BLUE]
    assert (blue.reached, blue.median_round) == (0, None)


def test_openings_and_islands() -> None:
    summary = summarise("x", POND, OUTCOMES, 0)
    assert list(summary.openings.items()) == [
        (start("a2=4"), (6, 13)),
        (start("a1=3"), (11,)),
        (start("b1=3"), (13,)),
    ]
    assert [summary.islands[island] for island in POND.islands] == [1, 0, 0, 0.25]


def test_no_games_at_all() -> None:
    summary = summarise("x", POND, [], 0)
    assert (summary.totals, summary.figures) == ((), Figures())
    assert set(summary.islands.values()) == {0}


def test_figures() -> None:
    figures = Figures.of([2, 4, 4, 6, 9])
    assert (figures.count, figures.mean, figures.lowest, figures.highest) == (5, 5, 2, 9)
    assert figures.quarters == (4, 4, 6)
    assert figures.deviation == pytest.approx(7**0.5)
    assert figures.error == pytest.approx((7 / 5) ** 0.5)


def test_figures_of_one_number_and_of_none() -> None:
    assert Figures.of([7]) == Figures(1, 7, 0, 7, (7, 7, 7), 7)
    assert (Figures.of([]).mean, Figures.of([]).error) == (0, None)
    assert Figures.of([7]).error is None
    assert Figures.of([7, 7]).error == 0
