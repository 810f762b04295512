"""R5: goals, points and winners."""

import pytest
from games import begin, play
from pictures import board, islands, picture_of, sheet

from hashi.rules import Award, Game, Goal, Score
from hashi.rules.scoring import is_reached, islands_wanted, largest_group, points

# Two islands with flags beside a plain one each: a 1 and a bridge finish one.
REDS = "oR.oR"
BLUES = "oB.oB"
ROW_OF_SEVEN = "ooooooo"


def awards(game: Game, round: int) -> list[tuple[int, Goal, int]]:
    return [(award.player, award.goal, award.points) for award in game.rounds[round - 1].awards]


def first_flag(rows: str, players: int) -> Game:
    """One flag of everybody's two is finished, and a bridge leads to the other."""
    game = begin(rows, *["a1=4"] * players)
    return play(
        game,
        "6/1 |" + " | ".join(["d1 a1-b1"] * players),
        "1/1 |" + " | ".join(["b1 d1-e1"] * players),
    )


either_colour = pytest.mark.parametrize(
    ("rows", "goal", "first", "later"),
    [(REDS, Goal.RED, 9, 5), (BLUES, Goal.BLUE, 7, 3)],
)


@either_colour
def test_r5_1_r5_2_the_first_gets_more(rows: str, goal: Goal, first: int, later: int) -> None:
    game = play(first_flag(rows, 2), "1/2 | e1 - | - -", "1/3 | - - | e1 -")
    assert awards(game, 2) == []
    assert awards(game, 3) == [(0, goal, first)]
    assert awards(game, 4) == [(1, goal, later)]


@either_colour
def test_r5_1_r5_2_less_in_any_later_round(rows: str, goal: Goal, first: int, later: int) -> None:
    game = play(first_flag(rows, 2), "1/2 | - - | e1 -", "6/2", "6/3", "1/3 | e1 - | - -")
    assert [len(round.awards) for round in game.rounds] == [0, 0, 1, 0, 0, 1]
    assert awards(game, 3) == [(1, goal, first)]
    assert awards(game, 6) == [(0, goal, later)]


@either_colour
def test_r5_4_the_same_round_gives_all_the_higher_points(
    rows: str, goal: Goal, first: int, later: int
) -> None:
    game = play(first_flag(rows, 3), "1/2 | e1 - | - - | e1 -", "1/3 | - - | e1 - | - -")
    assert awards(game, 3) == [(0, goal, first), (2, goal, first)]
    assert awards(game, 4) == [(1, goal, later)]


@pytest.mark.parametrize(("rows", "first"), [(REDS, 9), (BLUES, 7)])
def test_r5_4_each_player_scores_a_goal_once(rows: str, first: int) -> None:
    game = play(first_flag(rows, 1), "1/2 | e1 -", "6/2", "6/3")
    assert [award.points for award in game.awards] == [first]


def test_r5_1_all_islands_with_a_red_flag() -> None:
    partly = play(first_flag(REDS, 1), "2/1 | e1 -")
    assert partly.finished[0] == islands("b1")
    assert partly.awards == ()


def test_r5_1_the_other_colour_does_not_count() -> None:
    mixed = sheet(board("oR.oB"), "1-1   1-1")
    finished = mixed.complete_islands
    assert is_reached(Goal.RED, mixed, finished)
    assert is_reached(Goal.BLUE, mixed, finished)
    assert not is_reached(Goal.BLUE, mixed, finished - islands("e1"))
    assert not is_reached(Goal.RED, mixed, finished - islands("b1"))


def test_r5_2_a_colour_without_islands_is_never_scored() -> None:
    plain = sheet(board("oo"), "1-1")
    assert not is_reached(Goal.RED, plain, plain.complete_islands)
    assert not is_reached(Goal.BLUE, plain, plain.complete_islands)


def test_r5_3_six_finished_islands_that_hang_together() -> None:
    six = sheet(board(ROW_OF_SEVEN), "1-2-2-2-2-1 o")
    assert largest_group(six, six.complete_islands) == 6
    assert is_reached(Goal.SIX, six, six.complete_islands)


def test_r5_3_five_are_too_few() -> None:
    five = sheet(board(ROW_OF_SEVEN), "1-2-2-2-1 o o")
    assert largest_group(five, five.complete_islands) == 5
    assert not is_reached(Goal.SIX, five, five.complete_islands)


def test_r5_3_more_than_six_will_do() -> None:
    seven = sheet(board(ROW_OF_SEVEN), "1-2-2-2-2-2-1")
    assert largest_group(seven, seven.complete_islands) == 7
    assert is_reached(Goal.SIX, seven, seven.complete_islands)


def test_r5_3_an_unfinished_island_between_them_parts_them() -> None:
    parted = sheet(board(ROW_OF_SEVEN), "1-2-2-3-2-2-1")
    assert len(parted.complete_islands) == 6
    assert largest_group(parted, parted.complete_islands) == 3
    assert not is_reached(Goal.SIX, parted, parted.complete_islands)


def test_r5_3_bridges_join_and_lines_do_not() -> None:
    pairs = sheet(board("oooooo"), "1-1 1-1 1-1")
    assert len(pairs.complete_islands) == 6
    assert largest_group(pairs, pairs.complete_islands) == 2


def test_r5_3_a_group_of_any_shape() -> None:
    loop = sheet(board("ooo/o.o/oo."), "3=3-1\n|\n2   o\n|\n2-1")
    assert largest_group(loop, loop.complete_islands) == 6


def test_r5_3_no_finished_island_is_no_group() -> None:
    assert largest_group(sheet(board("oo"), "3 o"), frozenset()) == 0


def test_r5_3_how_many_islands_a_goal_asks_for() -> None:
    """R5.1, R5.2: those with its flag."""
    flags = board("RoRoR/BoBoo")
    assert [islands_wanted(goal, flags) for goal in Goal] == [3, 2, 6]


def test_r5_3_eight_for_the_first_and_four_later() -> None:
    assert points(Goal.SIX, 5, None, solo=False) == 8
    assert points(Goal.SIX, 5, 5, solo=False) == 8
    assert points(Goal.SIX, 6, 5, solo=False) == 4


def test_r5_3_the_first_to_link_six_writes_8_and_later_ones_4() -> None:
    game = play(
        begin("oooooo", "b1=3", "b1=3"),
        "3/3 | c1 a1-b1 b1=c1 | c1 a1-b1 b1=c1",
        "2/2 | d1 c1-d1 d1-e1 | d1 c1-d1 d1-e1",
        "2/1 | e1 e1-f1 | e1 e1-f1",
        "1/1 | a1 - | a1 -",
        "1/2 | f1 - | - -",
        "1/3 | - - | f1 -",
    )
    assert picture_of(game.courses[0].sheet) == "1-3=3-2-2-1"
    assert [len(finished) for finished in game.rounds[3].finished] == [5, 5]
    assert [awards(game, round) for round in (4, 5, 6)] == [
        [],
        [(0, Goal.SIX, 8)],
        [(1, Goal.SIX, 4)],
    ]


def test_r5_6_two_points_for_every_finished_island() -> None:
    game = play(first_flag(REDS, 2), "1/2 | e1 - | - -")
    assert [score.islands for score in game.scores] == [2, 1]
    assert [score.red for score in game.scores] == [9, 0]
    assert [score.total for score in game.scores] == [13, 2]


def test_r5_6_15_islands_5_for_red_and_4_for_six_make_39() -> None:
    game = play(
        begin(".B..o./R.oB.o/...ooo/oRR.../o.Bo.R/.o..o.", "e1=4", "e3=3"),
        "6/3 | c2 a2-c2 c2-c4 c2-d2 | c2 b1-e1 c2-c4 c2-d2",
        "2/1 | a2 a2-c2 | b1 a2-c2",
        "4/1 | c4 c4-c5 | c4 c4-c5",
        "1/3 | - b4-c4 c2-c4 c2-d2 | - b4-c4 c2-c4 c2-d2",
        "3/1 | b4 d3-e3 | a2 a2-c2",
        "6/1 | f3 f3-f5 | f3 f3-f5",
        "6/2 | e1 a4-b4 b1-e1 | d2 a2-a4 d2-d3",
        "5/1 | d2 a4-b4 | b4 a4-b4",
        "4/2 | c5 c5-d5 f2-f3 | c5 c5-d5 f2-f3",
        "1/2 | a5 a5-c5 c5-d5 | e6 b6-e6 e3-f3",
        "1/1 | b1 d2-f2 | a5 c5-d5",
        "5/2 | d5 d2=d3 | d5 a4-b4 b1-e1",
        "3/3 | f5 d3-d5 d5-f5 f3-f5 | b6 a4-a5 b4=b6",
        "4/3 | - d3-d5 e3=f3 | f5 d3-d5 d5=f5",
        "5/3 | d3 - | e3 e3-f3 f2-f3 f3-f5",
        "2/3 | b6 b6=e6 f2-f3 | f2 d3-e3 e1=e3",
        "3/2 | f2 - | d3 -",
    )
    assert len(game.finished[1]) == 15
    assert game.scores[1] == Score(islands=15, red=5, blue=0, six=4)
    assert game.scores[1].total == 39


def test_r5_6_the_three_goals_add_up() -> None:
    game = begin("oR.oB", "a1=4")
    game = play(game, "6/1 | d1 a1-b1", "1/1 | b1 d1-e1", "1/2 | e1 -")
    score = game.scores[0]
    assert (score.islands, score.red, score.blue, score.six) == (2, 9, 7, 0)
    assert score.total == 20


def test_r5_6_the_highest_total_wins() -> None:
    assert play(first_flag(REDS, 3), "1/2 | - - | e1 - | - -").winners == (1,)


def test_r5_6_a_tie_has_several_winners() -> None:
    assert play(first_flag(REDS, 3), "1/2 | e1 - | - - | e1 -").winners == (0, 2)
    assert begin("oo", "a1=3", "a1=3").winners == (0, 1)


def test_r5_6_a_table_has_no_rank() -> None:
    assert begin("oo", "a1=3").rank is None


def test_awards_know_their_round() -> None:
    game = play(first_flag(REDS, 1), "6/2", "1/2 | e1 -")
    assert game.awards == (Award(round=4, player=0, goal=Goal.RED, points=9),)
