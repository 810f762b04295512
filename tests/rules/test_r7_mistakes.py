"""R7: the free pen, its mistakes, and how they are put right or stay."""

from dataclasses import replace

import pytest
from games import begin, code_of, play
from pictures import card, islands, line, move, picture_of

from hashi.rules import Game, Goal, Mistake, Mode, Pen, Refused, alike
from hashi.rules.faults import (
    FixHasConsequences,
    FixStillWrong,
    IslandFull,
    IslandTaken,
    LineFull,
)

CROSS = ".o./o.o/.o."


def free(rows: str, *starts: str, mode: Mode = Mode.TABLE) -> Game:
    return begin(rows, *starts, pen=Pen.FREE, mode=mode)


def fix(game: Game, round: int, text: str, player: int = 0) -> Game:
    return game.fix(player, round, move(text))


def refusal(game: Game, round: int, text: str, player: int = 0) -> Refused:
    with pytest.raises(Refused) as refused:
        fix(game, round, text, player)
    return refused.value


def mistakes(game: Game, player: int = 0) -> list[tuple[int, str, frozenset[object], int | None]]:
    return [
        (made.round, made.breach.code, frozenset(made.breach.islands), made.fixed)
        for made in game.courses[player].mistakes
    ]


def picture(game: Game, player: int = 0) -> str:
    return picture_of(game.courses[player].sheet)


# What the free pen writes, and which islands are concerned.


def test_r7_the_free_pen_writes_what_the_checked_pen_refuses() -> None:
    game = play(free("o.o", "a1=3"), "5/1 | - a1=c1")
    assert picture(game) == "3===o"
    assert len(game.courses[0].mistakes) == 1


@pytest.mark.parametrize(
    ("rows", "start", "rounds", "code", "concerned"),
    [
        ("oR", "a1=3", ["5/1 | b1 a1-b1"], "flag-needs-bridge", "b1"),
        ("o.o", "a1=3", ["5/2 | - a1=c1", "1/1 | c1 -"], "number-too-small", "c1"),
        ("ooo", "a1=3", ["5/1 | - b1-c1"], "no-number", "b1 c1"),
        ("o.o", "a1=4", ["5/2 | c1 a1=c1", "5/1 | - a1-c1"], "line-full", "a1 c1"),
        (CROSS, "b1=3", ["5/1 | a2 b1-b3", "5/2 | - a2=c2"], "bridges-cross", "a2 c2"),
        ("ooo", "a1=3", ["1/1 | b1 b1-c1", "6/1 | - a1-b1"], "island-full", "b1"),
        ("oooo", "a1=3", ["1/1 | b1 a1-b1", "1/2 | c1 c1=d1"], "island-full", "c1"),
        ("ooo", "a1=3", ["5/3 | - a1-b1"], "wrong-bridge-count", "a1 b1"),
        ("ooo", "b1=4", ["5/1 | - a1-b1 b1-c1"], "wrong-bridge-count", "a1 b1 c1"),
    ],
)
def test_r7_4_the_islands_concerned(
    rows: str, start: str, rounds: list[str], code: str, concerned: str
) -> None:
    game = play(free(rows, start), *rounds)
    last = len(rounds)
    expected = (last, code, frozenset(islands(concerned)), None)
    assert expected in mistakes(game)


def test_r7_4_both_ends_where_both_are_too_full() -> None:
    game = play(free("oooo", "b1=3"), "1/3 | c1 a1=b1 b1-c1", "6/1 | - b1-c1")
    assert mistakes(game) == [(2, "island-full", frozenset(islands("b1 c1")), None)]


def test_r7_4_more_than_six_concerns_the_crowded_end() -> None:
    game = play(
        free(".o./ooo/.o.", "b1=4"),
        "4/2 | a2 b1=b2",
        "4/3 | c2 a2=b2 b2-c2",
        "5/1 | b3 b2-c2",
        "6/1 | - b2-b3",
    )
    assert picture(game) == "  4\n  ‖\n4=o=4\n  |\n  5"
    assert mistakes(game) == [(4, "more-than-six", frozenset(islands("b2")), None)]


def test_r7_4_of_two_that_cross_the_one_drawn_later() -> None:
    game = play(free(CROSS, "b1=3"), "1/1 | b3 b1-b3", "1/2 | a2 -", "6/1 | - a2-c2")
    assert mistakes(game) == [(3, "bridges-cross", frozenset(islands("a2 c2")), None)]
    assert game.finished[0] == islands("b3")


def test_r7_4_a_bridge_across_several_others_is_one_mistake() -> None:
    game = play(free(".oo./o..o/.oo.", "b1=3"), "5/2 | c1 b1-b3 c1-c3", "4/1 | a2 a2-d2")
    assert mistakes(game) == [(2, "bridges-cross", frozenset(islands("a2 d2")), None)]


def test_r7_each_fault_of_a_move_is_a_mistake_in_its_order() -> None:
    game = play(free("o.oR", "a1=3"), "5/1 | d1 a1=c1 c1-d1")
    assert mistakes(game) == [
        (1, "flag-needs-bridge", frozenset(islands("d1")), None),
        (1, "wrong-bridge-count", frozenset(islands("a1 c1 d1")), None),
    ]
    game = play(game, "5/2 | - a1=c1")
    assert [made[:2] for made in mistakes(game)[2:]] == [
        (2, "line-full"),
        (2, "line-full"),
        (2, "island-full"),
    ]


def test_r7_the_checked_pen_makes_no_mistakes() -> None:
    game = play(begin("o.o", "a1=3"), "5/1 | - a1-c1")
    assert game.courses[0].mistakes == ()
    assert code_of(refusal(game, 1, "- -")) == ("nothing-to-fix", "R7.2", 1, 0)


# R7.5: islands concerned do not count.


def test_r7_5_from_the_mistake_on_they_are_not_finished() -> None:
    game = play(free("ooo", "a1=3"), "1/1 | c1 b1-c1", "6/2 | - a1=b1", "6/1 | - b1-c1")
    assert [round.finished[0] for round in game.rounds] == [
        islands("c1"),
        islands("c1"),
        islands(""),
    ]


def test_r7_5_even_with_the_right_number_of_bridges() -> None:
    game = play(free("oRo", "a1=3"), "1/1 | b1 a1-b1")
    assert picture(game) == "3-1 o"
    assert game.finished[0] == islands("")
    assert game.scores[0].total == 0


def test_r7_5_a_goal_is_not_reached_with_them() -> None:
    game = play(free("oR", "a1=3"), "1/1 | b1 a1-b1")
    assert game.awards == ()
    assert play(game, "6/1", "6/2").awards == ()


def test_r7_5_put_right_they_count_as_the_new_move_says() -> None:
    game = play(free("oo", "a1=3"), "1/1 | b1 a1=b1")
    assert game.finished[0] == islands("")
    fixed = fix(game, 1, "b1 a1-b1")
    assert picture(fixed) == "3-1"
    assert fixed.finished[0] == islands("b1")


def test_r7_5_unless_another_mistake_concerns_them() -> None:
    game = play(free("ooo", "a1=3"), "1/1 | b1 a1=b1", "6/1 | - b1-c1")
    assert mistakes(game)[-1] == (2, "island-full", frozenset(islands("b1")), None)
    fixed = fix(game, 1, "b1 a1-b1")
    assert picture(fixed) == "3-1-o"
    assert fixed.finished[0] == islands("")


# R7.1: until when.


@pytest.mark.parametrize("rounds_later", [0, 1])
def test_r7_1_until_the_next_round_is_over(rounds_later: int) -> None:
    game = play(free("oo", "a1=3"), "1/1 | b1 a1=b1", *["6/1", "6/2"][:rounds_later])
    assert mistakes(fix(game, 1, "b1 a1-b1"))[0][3] == 1 + rounds_later


def test_r7_1_while_the_next_card_is_on_the_table() -> None:
    game = play(free("oo", "a1=3"), "1/1 | b1 a1=b1").reveal(card("6/1"))
    fixed = fix(game, 1, "b1 a1-b1")
    assert mistakes(fixed)[0][3] == 1
    assert fixed.card == card("6/1")


def test_r7_1_not_once_the_card_after_is_turned_up() -> None:
    game = play(free("oo", "a1=3"), "1/1 | b1 a1=b1", "6/1").reveal(card("6/2"))
    assert code_of(refusal(game, 1, "b1 a1-b1")) == ("fix-too-late", "R7.1", 1, 0)


def complete(game: Game) -> Game:
    left = [each for each in game.setup.deck.cards if each not in game.seen]
    return play(game, *map(str, left[: 17 - len(game.rounds)]))


@pytest.mark.parametrize("round", [16, 17])
def test_r7_1_the_last_two_rounds_until_the_final_count(round: int) -> None:
    passes = [str(each) for each in free("oo", "a1=3").setup.deck.cards if str(each) != "1/1"]
    game = play(free("oo", "a1=3"), *passes[: round - 1], "1/1 | b1 a1=b1")
    game = complete(game)
    assert game.is_over
    assert fix(game, round, "b1 a1-b1").finished[0] == islands("b1")


def test_r7_1_round_15_is_too_late_at_the_final_count() -> None:
    passes = [str(each) for each in free("oo", "a1=3").setup.deck.cards if str(each) != "1/1"]
    game = complete(play(free("oo", "a1=3"), *passes[:14], "1/1 | b1 a1=b1"))
    assert code_of(refusal(game, 15, "b1 a1-b1")) == ("fix-too-late", "R7.1", 15, 0)


# R7.2: how.


def test_r7_2_only_a_mistake_is_put_right() -> None:
    game = play(free("oo", "a1=3", "a1=3"), "1/1 | b1 a1=b1 | - -")
    for round, player in [(1, 1), (2, 0), (0, 0), (17, 0)]:
        found = refusal(game, round, "- -", player)
        assert code_of(found) == ("nothing-to-fix", "R7.2", round, player)


def test_r7_2_and_only_once() -> None:
    game = fix(play(free("oo", "a1=3"), "1/1 | b1 a1=b1"), 1, "b1 a1-b1")
    assert code_of(refusal(game, 1, "- -")) == ("nothing-to-fix", "R7.2", 1, 0)


def test_r7_2_whether_it_is_a_mistake_comes_before_whether_it_is_late() -> None:
    game = play(free("oo", "a1=3"), "1/1 | - -", "6/1", "6/2")
    assert code_of(refusal(game, 1, "- -"))[0] == "nothing-to-fix"


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("a1 -", "island-taken", "R3.3"),
        ("c1 -", "unknown-island", "R7.6"),
        ("- a1-c1", "no-line", "R7.6"),
        ("a1 a1=b1", "island-taken", "R3.3"),
    ],
)
def test_r7_2_the_new_move_must_be_writable(text: str, code: str, clause: str) -> None:
    game = play(free("oo", "a1=3"), "1/1 | b1 a1=b1")
    assert code_of(refusal(game, 1, text)) == (code, clause, 1, 0)


def test_r7_2_too_late_comes_before_writable() -> None:
    game = play(free("oo", "a1=3"), "1/1 | b1 a1=b1", "6/1", "6/2")
    assert code_of(refusal(game, 1, "a1 -"))[0] == "fix-too-late"


def test_r7_2_the_new_move_must_be_right() -> None:
    game = play(free("oR", "a1=3"), "5/1 | b1 a1=b1")
    refused = refusal(game, 1, "- a1=b1")
    assert code_of(refused) == ("fix-still-wrong", "R7.2", 1, 0)
    assert isinstance(refused.fault, FixStillWrong)
    assert refused.fault.fault.code == "wrong-bridge-count"


def test_r7_2_all_mistakes_of_the_move_are_put_right_together() -> None:
    game = play(free("oR", "a1=3"), "5/1 | b1 a1=b1")
    assert [made[3] for made in mistakes(fix(game, 1, "- a1-b1"))] == [1, 1]


def test_r7_2_later_moves_stay_and_are_seen_anew() -> None:
    game = play(free("ooo", "a1=3"), "2/1 | b1 a1=b1", "6/1 | c1 b1-c1")
    assert mistakes(game)[-1][:2] == (2, "island-full")
    fixed = fix(game, 1, "b1 a1-b1")
    assert picture(fixed) == "3-2-6"
    assert mistakes(fixed) == [
        (1, "wrong-bridge-count", frozenset(islands("a1 b1")), 2),
        (2, "island-full", frozenset(islands("b1")), 2),
    ], "the later mistake disappears, and is put right with it"
    assert fixed.finished[0] == islands("b1")


def test_r7_2_a_later_move_must_not_become_a_mistake() -> None:
    game = play(free("ooo", "a1=4"), "5/1 | - b1-c1", "5/2 | b1 a1=b1")
    refused = refusal(game, 1, "b1 -")
    assert code_of(refused) == ("fix-has-consequences", "R7.2", 1, 0)
    assert isinstance(refused.fault, FixHasConsequences)
    assert refused.fault.round == 2
    assert isinstance(refused.fault.fault, IslandTaken)
    refused = refusal(game, 1, "- a1-b1")
    assert isinstance(refused.fault, FixHasConsequences)
    assert refused.fault.round == 2
    assert isinstance(refused.fault.fault, LineFull)
    assert refused.fault.fault.bridge == line("a1-b1")


def test_r7_2_a_new_mistake_of_another_kind_is_a_consequence() -> None:
    game = play(free("oRo", "a1=4"), "5/1 | c1 b1=c1", "1/1 | b1 -")
    assert mistakes(game)[-1][:2] == (2, "number-too-small")
    refused = refusal(game, 1, "c1 -")
    assert isinstance(refused.fault, FixHasConsequences)
    assert refused.fault.fault is not None
    assert refused.fault.fault.code == "flag-needs-bridge"


def test_r7_2_the_same_mistake_may_stay() -> None:
    game = play(free("ooo", "a1=3"), "5/1 | - a1=b1", "1/1 | b1 b1-c1")
    assert [made[1] for made in mistakes(game)] == [
        "wrong-bridge-count",
        "number-too-small",
        "island-full",
    ]
    fixed = fix(game, 1, "- a1-b1")
    assert picture(fixed) == "3-1-o"
    assert [made[3] for made in mistakes(fixed)] == [2, 2, None]


def test_r7_2_the_same_mistake_may_concern_fewer_islands() -> None:
    game = play(free("oooo", "b1=3"), "1/2 | c1 a1=b1 b1-c1", "6/1 | d1 b1-c1")
    assert mistakes(game)[-1] == (2, "island-full", frozenset(islands("b1 c1")), None)
    fixed = fix(game, 1, "c1 a1-b1 b1-c1")
    assert picture(fixed) == "o-3=1 6"
    assert mistakes(fixed)[-1] == (2, "island-full", frozenset(islands("c1")), None)
    assert fixed.finished[0] == islands("b1")


def test_r7_2_but_not_more_islands() -> None:
    game = play(free("oooo", "b1=3"), "1/3 | c1 a1-b1 b1-c1", "6/1 | d1 b1-c1")
    assert mistakes(game)[-1] == (2, "island-full", frozenset(islands("c1")), None)
    refused = refusal(game, 1, "c1 a1=b1 b1-c1")
    assert isinstance(refused.fault, FixHasConsequences)
    assert isinstance(refused.fault.fault, IslandFull)
    assert refused.fault.fault.islands == islands("b1 c1")


def test_r7_2_a_second_bridge_on_a_line_keeps_its_own_mistake() -> None:
    game = play(free("oo", "a1=4"), "5/2 | - a1-b1", "5/3 | b1 a1=b1")
    assert [made[:2] for made in mistakes(game)] == [
        (1, "wrong-bridge-count"),
        (2, "wrong-bridge-count"),
        (2, "line-full"),
    ]
    refused = refusal(game, 1, "- a1=b1")
    assert isinstance(refused.fault, FixHasConsequences)
    assert isinstance(refused.fault.fault, LineFull)
    assert refused.fault.fault.position == 0
    fixed = fix(game, 1, "- -")
    assert [made[3] for made in mistakes(fixed)] == [2, None, 2]


def test_r7_2_an_earlier_mistake_is_left_alone() -> None:
    game = play(free("ooo", "a1=3"), "5/1 | - b1-c1", "6/1 | c1 a1=b1")
    fixed = fix(game, 2, "c1 a1-b1")
    assert [made[3] for made in mistakes(fixed)] == [None, 2]
    assert [made[3] for made in mistakes(fix(fixed, 1, "- a1-b1"))] == [2, 2]


def test_r7_2_an_award_must_still_have_been_reached_in_its_round() -> None:
    game = play(
        free("oR.ooo", "a1=4"),
        "5/1 | - a1-b1",
        "1/1 | b1 e1-f1",
    )
    assert [award.goal for award in game.awards] == [Goal.RED]
    assert mistakes(game) == [(2, "no-number", frozenset(islands("e1 f1")), None)]
    refused = refusal(game, 2, "d1 d1-e1")
    assert code_of(refused) == ("fix-has-consequences", "R7.2", 2, 0)
    assert refused.fault == FixHasConsequences(round=2, fault=None)
    fixed = fix(game, 2, "b1 -")
    assert fixed.awards == game.awards
    assert fixed.finished[0] == islands("b1")


def test_r7_2_a_goal_so_completed_counts_from_the_next_round() -> None:
    game = play(free("oR", "a1=4", "a1=4"), "5/1 | - a1-b1 | - a1-b1", "1/1 | b1 a1=b1 | - -")
    assert game.awards == ()
    game = fix(game, 2, "b1 -")
    assert game.awards == ()
    game = play(game, "1/2 | - - | b1 -")
    assert [(award.player, award.round, award.points) for award in game.awards] == [
        (0, 3, 9),
        (1, 3, 9),
    ]


def test_r7_2_that_round_decides_between_first_and_later() -> None:
    game = play(free("oR", "a1=4", "a1=4"), "5/1 | - a1-b1 | - a1-b1", "1/1 | b1 a1=b1 | b1 -")
    game = play(fix(game, 2, "b1 -"), "6/1")
    assert [(award.player, award.round, award.points) for award in game.awards] == [
        (1, 2, 9),
        (0, 3, 5),
    ]


def last_round_mistake(mode: Mode, *, ben: str | None = None) -> Game:
    """A game that is over, with a mistake of the last round on Ann's only flag."""
    starts = ["a1=4"] if ben is None else ["a1=4", "a1=4"]
    game = play(free("oR", *starts, mode=mode), "5/1 |" + " | ".join(["- a1-b1"] * len(starts)))
    cards = [str(each) for each in game.setup.deck.cards if str(each) not in ("5/1", "1/1")]
    game = play(game, *cards[:15])
    return play(game, "1/1 | b1 a1=b1" + (f" | {ben}" if ben else ""))


def test_r7_2_after_the_last_round_it_counts_at_the_final_count() -> None:
    game = fix(last_round_mistake(Mode.TABLE), 17, "b1 -")
    assert game.awards == ()
    assert game.scores[0].red == 9
    assert game.scores[0].total == 11


def test_r7_2_as_if_at_the_end_of_round_17() -> None:
    game = fix(last_round_mistake(Mode.TABLE, ben="b1 -"), 17, "b1 -")
    assert [score.red for score in game.scores] == [9, 9]


def test_r7_2_at_the_final_count_the_first_to_have_it_keeps_the_higher_points() -> None:
    """Ben is first in round 2, Cleo comes later in round 17, and Ann at the count, later too."""
    game = play(
        free("oR", "a1=4", "a1=4", "a1=4"),
        "5/1 | - a1-b1 | - a1-b1 | - a1-b1",
        "1/2 | - - | b1 - | - -",
    )
    cards = [str(c) for c in game.setup.deck.cards if str(c) not in ("5/1", "1/1", "1/2")]
    game = play(game, *cards[:14], "1/1 | b1 a1=b1 | - - | b1 -")
    assert [score.red for score in fix(game, 17, "b1 -").scores] == [5, 9, 5]


def test_r7_2_if_the_game_ended_now_the_last_round_would_count() -> None:
    game = play(free("oB", "a1=4", mode=Mode.SOLO), "5/1 | - a1-b1", "1/1 | b1 a1=b1")
    fixed = fix(game, 2, "b1 -")
    assert fixed.awards == ()
    assert fixed.scores[0].blue == 7


def test_r7_5_a_later_mistake_does_not_undo_an_award() -> None:
    game = play(free("oRoo", "a1=4"), "5/2 | - a1=b1", "2/1 | b1 c1-d1", "6/1 | c1 b1-c1")
    assert [(award.round, award.goal) for award in game.awards] == [(2, Goal.RED)]
    assert game.courses[0].finished(2) == islands("b1")
    assert game.courses[0].finished(3) == islands("")
    fixed = fix(game, 2, "b1 -")
    assert fixed.awards == game.awards
    assert mistakes(fixed)[-1] == (3, "island-full", frozenset(islands("b1")), None)


def test_r7_2_alone_the_final_count_is_after_every_deadline() -> None:
    game = fix(last_round_mistake(Mode.SOLO), 17, "b1 -")
    assert game.scores[0].red == 5


def test_r7_2_others_are_not_touched() -> None:
    game = play(free("oo", "a1=3", "a1=4", "a1=3"), "1/1 | b1 - | b1 a1=b1 | b1 a1-b1")
    fixed = fix(game, 1, "b1 a1-b1", player=1)
    assert [picture(fixed, player) for player in range(3)] == ["3 1", "3-1", "4-1"]
    assert fixed.rounds == game.rounds


# R7.3: crossing out.


def test_r7_3_crossed_out_when_it_can_no_longer_be_put_right() -> None:
    game = play(free("oo", "a1=3"), "1/1 | b1 a1=b1", "6/1")
    assert game.crossed_out == (islands(""),)
    turned_up = game.reveal(card("6/2"))
    assert turned_up.crossed_out == (islands("a1 b1"),)
    assert play(game, "6/2").crossed_out == (islands("a1 b1"),)


def test_r7_3_in_a_complete_game_every_standing_mistake_is() -> None:
    game = last_round_mistake(Mode.TABLE)
    assert game.crossed_out == (islands("a1 b1"),)
    assert fix(game, 17, "b1 -").crossed_out == (islands(""),)


def test_r7_3_bridges_stay_and_count_for_their_other_ends() -> None:
    game = play(free("ooo", "a1=3"), "1/1 | b1 a1-b1", "1/2 | c1 a1-b1 b1-c1", "6/1", "6/2")
    assert picture(game) == "3=1-1"
    assert game.crossed_out == (islands("b1"),)
    assert game.finished[0] == islands("c1")


def test_r7_3_a_crossed_out_island_is_never_finished() -> None:
    game = play(free("ooo", "b1=3"), "5/2 | - a1-b1", "6/1", "6/2", "1/1 | a1 -")
    assert picture(game) == "1-3 o"
    assert game.finished[0] == islands("")


# R7.6: what no pen writes.


@pytest.mark.parametrize("pen", Pen)
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a1 -", "island-taken"),
        ("d4 -", "unknown-island"),
        ("- a1-d4", "no-line"),
        ("- a1-a1", "no-line"),
        ("c1 a1=b1 a1-c1", "no-line"),
    ],
)
def test_r7_6_some_marks_cannot_be_written(text: str, code: str, pen: Pen) -> None:
    game = begin("ooo", "a1=3", pen=pen).reveal(card("5/3"))
    with pytest.raises(Refused) as refused:
        game.play((move(text),))
    assert refused.value.fault.code == code


def test_r7_6_the_free_pen_refuses_nothing_else() -> None:
    game = begin("oR", "a1=3", pen=Pen.FREE)
    course = game.courses[0]
    assert course.why_not(card("5/1"), move("b1 a1=b1")) is None
    assert course.why_not(card("5/1"), move("b1 a1-c1")) is not None
    checked = begin("oR", "a1=3").courses[0]
    found = checked.why_not(card("5/1"), move("b1 a1=b1"))
    assert found is not None
    assert found.code == "flag-needs-bridge"


def test_mistakes_are_values() -> None:
    breach = LineFull(line("a1-b1"), position=0)
    assert Mistake(1, breach) == Mistake(1, breach, fixed=None)
    assert breach.islands == islands("a1 b1")


def test_mistakes_are_told_together_by_their_kind_and_by_when_they_were_put_right() -> None:
    game = play(free("o.oR", "a1=3"), "5/1 | d1 a1=c1 c1-d1", "5/2 | - a1=c1")
    flag, count, *full = game.courses[0].mistakes
    first, second, island = full
    assert alike(game.courses[0].mistakes) == [[flag], [count], [first, second], [island]]
    fixed = replace(second, fixed=3)
    assert alike([first, fixed]) == [[first], [fixed]]
    assert alike([]) == []
