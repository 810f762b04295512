"""R4: building bridges."""

import pytest
from games import begin, play
from pictures import after, board, card, code, fault, island, islands, line, move, picture_of, sheet

from hashi.rules import Line, Sheet
from hashi.rules.faults import BridgesCross, IslandFull, LineFull, MoreThanSix
from hashi.rules.turn import examine

PAIR = board("o.o")
CROSS = board(".o./o.o/.o.")
STAR = board(".o./ooo/.o.")


def test_r4_1_a_bridge_joins_two_islands_along_one_line() -> None:
    assert after(sheet(STAR, "  o\n\no 4 o\n\n  o"), "6/1", "- b1-b2") == "  o\n  |\no 4 o\n\n  o"


def test_r4_1_a_sheet_says_how_many_bridges_lie_on_a_line() -> None:
    marked = sheet(board("oRo/B.o"), "3=2-o\n|\nB   4")
    lines = ("a1-b1", "b1-c1", "a1-a2", "a2-c2")
    assert [marked.bridges_on(line(name)) for name in lines] == [2, 1, 1, 0]


def test_r4_1_two_bridges_in_one_round_or_in_several() -> None:
    assert after(sheet(PAIR, "4   o"), "6/2", "- a1=c1") == "4===o"
    assert after(sheet(PAIR, "4---o"), "6/1", "- a1-c1") == "4===o"


def test_r4_1_never_three_on_a_line() -> None:
    full = fault(sheet(PAIR, "4===o"), "6/1", "- a1-c1")
    assert full == LineFull(line("a1-c1"), position=0)
    assert code(sheet(PAIR, "4---o"), "6/2", "- a1=c1") == "line-full"
    assert code(sheet(PAIR, "4   o"), "6/3", "- a1=c1 a1-c1") == "line-full"


def test_r4_2_bridges_never_cross() -> None:
    before = sheet(CROSS, "  3\n  |\no | o\n  |\n  o")
    found = fault(before, "6/1", "a2 a2-c2")
    assert found == BridgesCross(line("a2-c2"), position=0, blocker=line("b1-b3"))


def test_r4_2_not_in_one_move_either() -> None:
    before = sheet(CROSS, "  3\n\n4   o\n\n  o")
    assert fault(before, "6/2", "- b1-b3 a2-c2") == BridgesCross(
        line("a2-c2"), position=1, blocker=line("b1-b3")
    )
    assert code(before, "6/2", "- a2-c2 b1-b3") == "bridges-cross"
    assert code(before, "6/1", "- a2-c2") is None


def test_r4_2_a_second_bridge_beside_the_first_crosses_nothing() -> None:
    assert code(sheet(CROSS, "  3\n  |\no | o\n  |\n  o"), "6/1", "- b1-b3") is None


def test_r4_3_a_number_takes_as_many_bridges_and_no_more() -> None:
    finished = sheet(board("o.o.o"), "4   2===o")
    found = fault(finished, "6/1", "- a1-c1")
    assert found == IslandFull(line("a1-c1"), position=0, ends=(island("c1"),))


def test_r4_3_both_ends_may_be_full() -> None:
    finished = sheet(board("o.o.o.o"), "o---1   1---o")
    found = fault(finished, "6/1", "- c1-e1")
    assert isinstance(found, IslandFull)
    assert found.ends == (island("c1"), island("e1"))


def test_r4_3_with_exactly_as_many_an_island_is_finished() -> None:
    game = play(begin("o.o.o", "a1=3", "a1=3"), "1/1 | c1 a1-c1 | e1 -")
    assert game.finished == (islands("c1"), islands(""))
    assert game.rounds[0].finished == game.finished


def test_r4_3_three_bridges_finish_a_3() -> None:
    game = begin("o.o/.../o..", "a1=3")
    game = play(game, "6/2 | - a1=c1")
    assert game.finished == (islands(""),)
    game = play(game, "6/1 | - a1-a3")
    assert picture_of(game.courses[0].sheet) == "3===o\n|\n|\n|\no"
    assert game.finished == (islands("a1"),)


def test_r4_3_a_number_entered_this_round_counts() -> None:
    assert code(sheet(PAIR, "o   4"), "1/2", "a1 a1=c1") == "island-full"


def test_r4_4_no_more_than_six_bridges_without_a_number() -> None:
    six = sheet(STAR, "  4\n  ‖\n4=o=3\n\n  5")
    found = fault(six, "6/1", "- b2-b3")
    assert found == MoreThanSix(line("b2-b3"), position=0, ends=(island("b2"),))


def test_r4_4_the_sixth_is_still_allowed() -> None:
    five = sheet(STAR, "  4\n  ‖\n4=o-3\n\n  5")
    assert code(five, "6/1", "- b2-c2") is None
    assert code(five, "6/2", "- b2-c2 b2-b3") == "more-than-six"


def test_r4_4_a_number_of_six_may_be_reached() -> None:
    six = sheet(STAR, "  4\n  ‖\n4=o=3\n\n  5")
    assert code(six, "6/1", "b2 -") is None


def test_r4_5_islands_need_not_hang_together() -> None:
    apart = sheet(board("oo.oo"), "1-o   3 o")
    assert code(apart, "6/1", "- d1-e1") is None


def test_r4_5_a_number_that_can_never_be_reached_is_allowed() -> None:
    corner = sheet(PAIR, "3   o")
    assert code(corner, "6/1", "c1 -") is None
    closed = sheet(board("o.o.o"), "o   2===o")
    assert code(closed, "6/1", "a1 -") is None


def closed(drawn: Sheet) -> str:
    return " ".join(map(str, drawn.closed_lines))


def test_r4_1_a_line_with_two_bridges_is_closed() -> None:
    assert closed(sheet(PAIR, "4---o")) == ""
    assert closed(sheet(PAIR, "4===o")) == "a1-c1"


def test_r4_2_a_line_across_a_bridge_is_closed() -> None:
    assert closed(sheet(CROSS, "  3\n\n4   o\n\n  o")) == ""
    assert closed(sheet(CROSS, "  3\n  |\n4 | o\n  |\n  o")) == "a2-c2"


def test_r4_3_a_finished_island_closes_its_lines() -> None:
    assert closed(sheet(STAR, "  o\n  |\no 1 4\n\n  o")) == "a2-b2 b1-b2 b2-b3 b2-c2"
    assert closed(sheet(STAR, "  o\n  |\no 2 4\n\n  o")) == ""


def test_r4_4_six_bridges_close_the_lines_of_an_island_without_a_number() -> None:
    assert closed(sheet(STAR, "  4\n  ‖\n4=o=3\n\n  5")) == "a2-b2 b1-b2 b2-b3 b2-c2"
    assert closed(sheet(STAR, "  4\n  ‖\n4=o-3\n\n  5")) == "a2-b2 b1-b2"


def test_r3_7_a_line_that_waits_for_a_number_is_open() -> None:
    assert closed(sheet(PAIR, "o   o")) == ""


@pytest.mark.parametrize("drawn", ["a1-c1", "c1-a1"])
def test_either_end_comes_first(drawn: str) -> None:
    assert after(sheet(PAIR, "3   o"), "6/1", f"- {drawn}") == "3---o"


def test_a_line_begins_at_its_upper_or_left_end() -> None:
    for one, other in [("a1", "c1"), ("a1", "a3")]:
        line_down = Line(island(one), island(other))
        assert Line.between(island(one), island(other)) == line_down
        assert Line.between(island(other), island(one)) == line_down


def test_faults_of_a_bridge_come_in_their_order() -> None:
    crossed = sheet(CROSS, "  2\n  ‖\n3 ‖ o\n  ‖\n  o").draw(line("a2-c2"))
    _, faults = examine(crossed, card("6/1"), move("- b1-b3"))
    assert [each.code for each in faults] == ["line-full", "bridges-cross", "island-full"]
    crowded = sheet(STAR, "  4\n  ‖\n4=o=3\n\n  o")
    _, faults = examine(crowded, card("6/1"), move("- b2-b3"))
    assert [each.code for each in faults] == ["no-number", "more-than-six"]
    full_and_crowded = sheet(STAR, "  4\n  ‖\n4=o=2\n\n  o")
    _, faults = examine(full_and_crowded, card("6/1"), move("- b2-c2"))
    assert [each.code for each in faults] == ["line-full", "island-full", "more-than-six"]
