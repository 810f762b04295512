"""R1: players, boards and cards."""

import pickle

import pytest
from pictures import board, card, islands, line

from hashi.records import board_file, board_names, deck_named
from hashi.rules import Board, Card, Deck, Flag, Line, Mode, Pen, Setup


def setup(players: int, mode: Mode = Mode.TABLE) -> Setup:
    names = tuple(f"Player {number}" for number in range(players))
    return Setup(board("o.o"), deck_named("standard"), mode, Pen.CHECKED, names)


def names_of(lines: tuple[Line, ...]) -> str:
    return " ".join(map(str, lines))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_r1_1_one_to_four_play_at_a_table(players: int) -> None:
    assert len(setup(players).players) == players


@pytest.mark.parametrize("players", [0, 5])
def test_r1_1_no_other_number_plays(players: int) -> None:
    with pytest.raises(ValueError, match=f"{players} players; the game is for 1 to 4"):
        setup(players)


def test_r1_1_solo_is_for_one() -> None:
    assert setup(1, Mode.SOLO).players == ("Player 0",)
    with pytest.raises(ValueError, match="a solo game has one player"):
        setup(2, Mode.SOLO)


@pytest.mark.parametrize("name", board_names())
def test_r1_2_sides_have_18_islands_and_their_flags(name: str) -> None:
    side = board_file(name).board
    flags = list(side.flags.values())
    assert len(side.rows) == len(side.rows[0]) == 6
    assert len(flags) == 18
    assert (flags.count(Flag.RED), flags.count(Flag.BLUE), flags.count(None)) == (4, 3, 11)
    assert side.is_connected


def test_r1_2_what_is_told_by_index_is_what_is_told_by_island_and_line() -> None:
    side = board_file("A").board
    assert side.island_names == tuple(map(str, side.islands))
    assert side.line_names == tuple(map(str, side.lines))
    assert side.has_flag == tuple(side.flags[island] is not None for island in side.islands)
    crossing = {
        line: tuple(side.lines[at] for at in its)
        for line, its in zip(side.lines, side.crossing, strict=True)
    }
    assert crossing == side.crossings


@pytest.mark.parametrize("name", board_names())
def test_r1_2_sides_give_every_number_a_place(name: str) -> None:
    side = board_file(name).board
    degrees = [len(lines) for lines in side.lines_at.values()]
    assert min(degrees) >= 2
    assert sum(degree >= 3 for degree in degrees) >= 8
    easy = {island for island in side.islands if len(side.lines_at[island]) >= 3}
    for flag in Flag:
        columns = {island.column for island in side.flagged[flag]}
        rows = {island.row for island in side.flagged[flag]}
        assert len(columns) >= 3, "flags are spread"
        assert len(rows) >= 3, "flags are spread"
        assert not side.flagged[flag] <= easy


def test_r1_2_side_b_has_more_crossings_and_harder_flags() -> None:
    a, b = board_file("A").board, board_file("B").board

    def crossings(side: Board) -> int:
        return sum(map(len, side.crossings.values())) // 2

    def lines_at_flags(side: Board) -> int:
        return sum(len(side.lines_at[island]) for island in side.islands if side.flags[island])

    assert 0 < crossings(a) < crossings(b)
    assert lines_at_flags(a) > lines_at_flags(b)


def test_r1_2_lines_run_to_the_next_island_in_row_and_column() -> None:
    assert names_of(board("o.oo/..../R..o").lines) == "a1-a3 a1-c1 a3-d3 c1-d1 d1-d3"


def test_r1_2_lines_stop_at_the_next_island() -> None:
    assert names_of(board("oRo").lines) == "a1-b1 b1-c1"
    assert names_of(board("o/B/o").lines) == "a1-a2 a2-a3"


def test_r1_2_lines_may_cross() -> None:
    cross = board(".o./o.o/.o.")
    assert cross.crossings[line("b1-b3")] == (line("a2-c2"),)
    assert cross.crossings[line("a2-c2")] == (line("b1-b3"),)


@pytest.mark.parametrize(
    "rows",
    [
        "oo./.../.oo",  # side by side, never over each other
        "ooo/.../.o.",  # one ends on the other
        "o.o/.o./.o.",  # one begins below the other
        ".o./.o./o.o",  # one ends above the other
        "o..o./....o/....o",  # one stands to the right of the other
        ".o..o/o..../o....",  # one stands to the left of the other
    ],
)
def test_r1_2_lines_that_touch_or_miss_do_not_cross(rows: str) -> None:
    assert not any(board(rows).crossings.values())


@pytest.mark.parametrize("down", ["a1-a3", "c1-c3", "b2-b3", "b1-b2"])
def test_r1_2_lines_cross_between_their_ends_only(down: str) -> None:
    across = line("a2-c2")
    assert across.crosses(line("b1-b3"))
    assert not across.crosses(line(down))
    assert not line(down).crosses(across)


def test_r1_2_a_board_may_leave_lines_out() -> None:
    ring = board("oo/oo a1-b1")
    assert names_of(ring.lines) == "a1-a2 a2-b2 b1-b2"
    assert ring.lines_at[line("a1-a2").first] == (line("a1-a2"),)


def test_r1_2_flags_are_found_by_colour() -> None:
    side = board("oR.B/..../R..o")
    assert side.flagged == {Flag.RED: islands("b1 a3"), Flag.BLUE: islands("d1")}


@pytest.mark.parametrize(
    ("rows", "connected"),
    [("oo/oo", True), ("o.o/.o.", False), ("oo/oo a1-b1 a2-b2", False), ("oo/oo a1-b1", True)],
)
def test_r1_2_islands_are_within_reach_of_each_other(rows: str, connected: bool) -> None:
    assert board(rows).is_connected is connected


@pytest.mark.parametrize("name", board_names())
def test_r1_2_boards_of_the_game_are_fit_for_play_and_remain_so_in_other_processes(
    name: str,
) -> None:
    found = board_file(name).board
    copy = pickle.loads(pickle.dumps(found))
    assert copy == found
    assert found.is_fit_for_play
    assert copy.is_fit_for_play


@pytest.mark.parametrize(
    "rows", ["RRRR/BBB./oooo/oooo/oo..", "RRR./BBB./oooo/oooo/oooo", "RRRR/BBBB/oooo/oooo/oo.."]
)
def test_r1_2_with_other_islands_or_flags_a_board_is_not(rows: str) -> None:
    assert board("RRRR/BBB./oooo/oooo/ooo.").is_fit_for_play
    assert not board(rows).is_fit_for_play


def test_r1_3_all_18_cards_differ() -> None:
    cards = deck_named("standard").cards
    assert len(set(cards)) == len(cards) == 18
    assert {each.number for each in cards} == {1, 2, 3, 4, 5, 6}
    assert {each.bridges for each in cards} == {1, 2, 3}
    assert str(card("5/3")) == "5/3"
    assert card("5/3") == Card(number=5, bridges=3)


def test_r1_3_a_perfect_board_needs_33_bridges_at_most() -> None:
    numbers = sum(each.number for each in deck_named("standard").cards)
    lowest_in_the_box, highest_start = 1, 4
    assert (numbers - lowest_in_the_box + highest_start) / 2 == 33


@pytest.mark.parametrize("cards", [17, 19])
def test_r1_3_a_deck_has_18_cards(cards: int) -> None:
    with pytest.raises(ValueError, match=f"a deck has 18 cards, not {cards}"):
        Deck("odd", (Card(1, 1),) * cards)


@pytest.mark.parametrize("strange", ["0/1", "7/1", "1/0", "1/4"])
def test_r1_3_cards_show_1_to_6_and_1_to_3_bridges(strange: str) -> None:
    with pytest.raises(ValueError, match=f"no card says {strange}"):
        Deck("odd", (*(Card(1, 1),) * 17, card(strange)))


@pytest.mark.parametrize("extreme", ["1/1", "6/3"])
def test_r1_3_the_extremes_are_cards(extreme: str) -> None:
    assert Deck("even", (card(extreme),) * 18).cards[0] == card(extreme)
