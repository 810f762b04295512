"""R6: playing alone."""

import pytest
from games import begin, play

from hashi.rules import PILES, ROUNDS, Game, Goal, Mode, rank
from hashi.rules.scoring import RANKS, WORTH, left_in_piles, points, rank_spans

FILLERS = ("2/1", "2/2", "2/3", "3/1", "3/2", "3/3", "4/1", "4/2", "4/3", "5/1", "5/2", "5/3")


def finished_in(rows: str, round: int) -> Game:
    """A solo game on a board with one flag, which is finished in that round."""
    game = play(begin(rows, "a1=4", mode=Mode.SOLO), "6/1 | - a1-b1")
    return play(game, *FILLERS[: round - 2], "1/1 | b1 -")


def test_r6_1_the_piles_hold_all_cards_that_are_played() -> None:
    assert PILES == (7, 5, 5)
    assert sum(PILES) == ROUNDS == 17


@pytest.mark.parametrize(
    ("played", "left"),
    [
        (0, [7, 5, 5]),
        (6, [1, 5, 5]),
        (7, [0, 5, 5]),
        (8, [0, 4, 5]),
        (16, [0, 0, 1]),
        (17, [0] * 3),
    ],
)
def test_r6_1_the_piles_are_played_one_after_the_other(played: int, left: list[int]) -> None:
    assert left_in_piles(played) == left


def test_r6_1_all_rules_hold() -> None:
    game = finished_in("oR", 4)
    assert game.winners == (0,)
    assert len(game.courses) == 1


@pytest.mark.parametrize(
    ("rows", "deadline", "higher", "lower"), [("oB", 7, 7, 3), ("oR", 12, 9, 5)]
)
def test_r6_2_the_higher_points_have_a_deadline(
    rows: str, deadline: int, higher: int, lower: int
) -> None:
    in_time = finished_in(rows, deadline)
    assert [(award.round, award.points) for award in in_time.awards] == [(deadline, higher)]
    late = finished_in(rows, deadline + 1)
    assert [(award.round, award.points) for award in late.awards] == [(deadline + 1, lower)]


def test_r6_2_six_is_due_with_card_12() -> None:
    assert points(Goal.SIX, 12, None, solo=True) == 8
    assert points(Goal.SIX, 13, None, solo=True) == 4


def test_r6_2_deadlines_are_the_ends_of_piles() -> None:
    assert {goal.value: worth.solo_deadline for goal, worth in WORTH.items()} == {
        "blue": 7,
        "red": 12,
        "six": 12,
    }


def test_r6_2_at_a_table_there_is_no_deadline() -> None:
    assert points(Goal.BLUE, 17, None, solo=False) == 7


@pytest.mark.parametrize(
    ("lowest", "highest", "level"),
    [
        (0, 40, 1),
        (41, 42, 2),
        (43, 44, 3),
        (45, 46, 4),
        (47, 48, 5),
        (49, 50, 6),
        (51, 51, 7),
        (52, 52, 8),
        (54, 54, 9),
        (56, 56, 10),
        (58, 58, 11),
        (60, 60, 12),
    ],
)
def test_r6_3_the_total_gives_a_rank(lowest: int, highest: int, level: int) -> None:
    assert rank(lowest) == rank(highest) == level


def test_r6_3_there_are_twelve_ranks() -> None:
    assert len(RANKS) == 12


def test_r6_3_no_total_lies_between_the_high_ranks() -> None:
    """Every total that 18 islands and the goals can give has a rank of its own from 51 on."""
    totals = {
        2 * islands + red + blue + six
        for red in (0, 5, 9)
        for blue in (0, 3, 7)
        for six in (0, 4, 8)
        for islands in range(19 if red and blue else 18)
    }
    assert max(totals) == 60
    assert {total for total in totals if total > 50} == {51, 52, 54, 56, 58, 60}


def test_r6_3_the_game_knows_its_rank() -> None:
    game = finished_in("oR", 4)
    assert game.scores[0].total == 11
    assert game.rank == 1


def test_r6_3_each_rank_has_its_totals() -> None:
    below_51 = [(0, 40), (41, 42), (43, 44), (45, 46), (47, 48), (49, 50)]
    assert rank_spans() == [*below_51, *((total, total) for total in (51, 52, 54, 56, 58, 60))]
