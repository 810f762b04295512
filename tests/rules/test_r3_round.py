"""R3: what one player may do with a card."""

import pickle

import pytest
from games import begin, code_of, play
from pictures import after, board, card, code, fault, island, islands, line, move, sheet

from hashi.rules import Refused, can_complete, legal_bridges, legal_entries, legal_moves
from hashi.rules.cards import ROUNDS
from hashi.rules.faults import (
    FlagNeedsBridge,
    IslandTaken,
    NoLine,
    NoNumber,
    NumberTooSmall,
    UnknownIsland,
    WrongBridgeCount,
)

RING = board("o.o/.../o.R")
PAIR = board("o.o")


def test_r3_1_the_number_comes_before_the_bridges() -> None:
    blank = sheet(RING, "o   o\n\n\n\no   R")
    assert code(blank, "5/2", "a1 a1=c1") is None
    assert code(blank, "5/2", "- a1=c1") == "no-number"
    assert after(blank, "5/2", "a1 a1=c1") == "5===o\n\n\n\no   R"


def test_r3_1_all_play_the_same_card() -> None:
    game = play(begin("o.o", "a1=3", "c1=4"), "5/1 | a1 a1-c1 | c1 a1-c1")
    assert [after(course.sheet, "6/1", "- -") for course in game.courses] == ["5---4", "3---5"]


@pytest.mark.parametrize("left_out", ["- a1-c1", "c1 -", "- -"])
def test_r3_2_either_action_or_both_may_be_left_out(left_out: str) -> None:
    assert code(sheet(PAIR, "3   o"), "5/1", left_out) is None


def test_r3_2_an_action_is_left_out_as_a_whole() -> None:
    assert code(sheet(PAIR, "3   o"), "5/2", "- a1-c1") == "wrong-bridge-count"


def test_r3_3_the_number_goes_on_a_free_island() -> None:
    before = sheet(RING, "3   o\n\n\n\no   R")
    assert after(before, "5/1", "c1 -") == "3   5\n\n\n\no   R"
    assert fault(before, "5/1", "a1 -") == IslandTaken(island("a1"), number=3)


def test_r3_3_entries_are_legal_on_all_free_islands() -> None:
    before = sheet(RING, "3---o\n\n\n\no   R")
    assert legal_entries(before, card("5/1")) == (island("c1"), island("a3"))


def test_r3_4_r3_7_a_first_card_5_3_beside_a_neighbours_4() -> None:
    received = sheet(RING, "o   o\n\n\n\n4   R")
    assert legal_entries(received, card("5/3")) == (island("a1"), island("c1"))
    played = "c1 a1-a3 a1-c1 c1-c3"
    assert code(received, "5/3", played) is None
    assert after(received, "5/3", played) == "o---5\n|   |\n|   |\n|   |\n4   R"
    assert code(received, "5/3", "- a1-a3 a1-c1 c1-c3") == "no-number"


def test_r3_4_a_flag_needs_a_bridge() -> None:
    bare = sheet(RING, "3   o\n\n\n\no   R")
    assert fault(bare, "5/1", "c3 -") == FlagNeedsBridge(island("c3"), number=5, bridges=0)
    reached = sheet(RING, "o   3\n    |\n    |\n    |\no   R")
    assert code(reached, "5/1", "c3 -") is None


def test_r3_4_a_bridge_of_the_same_card_comes_too_late() -> None:
    bare = sheet(RING, "o   3\n\n\n\no   R")
    assert code(bare, "5/1", "c3 c1-c3") == "flag-needs-bridge"


@pytest.mark.parametrize("flag", ["R", "B"])
def test_r3_4_both_colours_need_a_bridge(flag: str) -> None:
    assert code(sheet(board(f"o.{flag}"), f"3   {flag}"), "5/1", "c1 -") == "flag-needs-bridge"


def test_r3_5_not_where_more_bridges_lead() -> None:
    before = sheet(board("o.o.o"), "4===o---3")
    found = fault(before, "2/1", "c1 -")
    assert found == NumberTooSmall(island("c1"), number=2, bridges=3)


def test_r3_5_as_many_is_fine_and_finishes_the_island() -> None:
    game = begin("o.o.o", "a1=4")
    game = play(game, "3/3 | e1 a1=c1 c1-e1", "3/1 | c1 -")
    assert game.finished[0] == islands("c1")


def test_r3_6_exactly_as_many_bridges_as_the_card_shows() -> None:
    before = sheet(RING, "3   o\n\n\n\n4   R")
    found = fault(before, "5/2", "- a1-c1")
    assert found == WrongBridgeCount((line("a1-c1"),), wanted=2)
    assert code(before, "5/2", "- a1-c1 a1-a3") is None
    assert code(before, "5/2", "- a1=c1 a1-a3") == "wrong-bridge-count"


def test_r3_6_on_any_dotted_lines() -> None:
    before = sheet(RING, "4   o\n\n\n\no   R")
    assert fault(before, "5/1", "- a1-c3") == NoLine(line("a1-c3"))
    assert fault(before, "5/1", "- a1-b1") == NoLine(line("a1-b1"))
    assert after(before, "5/3", "- a1=c1 a1-a3") == "4===o\n|\n|\n|\no   R"


def test_r3_6_a_choice_that_cannot_be_completed_is_recognised() -> None:
    before = sheet(board("o.o.o"), "o   1   o")
    assert can_complete(before, card("6/1"), move("- a1-c1"))
    assert not can_complete(before, card("6/2"), move("- a1-c1"))
    assert can_complete(before, card("6/2"), move("- -"))


def test_r3_6_where_no_bridge_is_left_action_b_is_left_out() -> None:
    closed = sheet(board("o.o"), "1---1")
    assert can_complete(closed, card("6/2"), move("- -"))
    assert not can_complete(closed, card("6/1"), move("- a1-c1"))


@pytest.mark.parametrize(
    ("draft", "completable"),
    [
        ("e1 a1-c1", True),  # c1-e1 can follow
        ("e1 a1=c1", True),
        ("e1 a1=c1 c1-e1", False),  # too many already
        ("e1 -", True),
        ("c1 -", False),  # taken
        ("a1 a1-e1", False),  # no such line
    ],
)
def test_r3_6_a_draft_is_judged_by_how_it_can_end(draft: str, completable: bool) -> None:
    before = sheet(board("o.o.o"), "o   4   o")
    assert can_complete(before, card("6/2"), move(draft)) is completable


def test_r3_7_a_bridge_needs_a_number_at_one_end() -> None:
    before = sheet(RING, "3   o\n\n\n\no   R")
    assert fault(before, "5/1", "- a3-c3") == NoNumber(line("a3-c3"), position=0)
    assert code(before, "5/1", "a3 a3-c3") is None
    assert code(before, "5/1", "- a1-c1") is None


def test_r3_7_either_end_will_do() -> None:
    assert code(sheet(PAIR, "3   o"), "5/1", "- a1-c1") is None
    assert code(sheet(PAIR, "o   3"), "5/1", "- a1-c1") is None


def test_r3_8_the_game_ends_after_17_cards() -> None:
    game = begin("oo", "a1=3")
    cards = game.setup.deck.cards
    for number, each in enumerate(cards[:ROUNDS]):
        assert not game.is_over, f"after {number} rounds"
        game = play(game, str(each))
    assert game.is_over
    for each in (cards[-1], cards[0]):
        with pytest.raises(Refused) as refused:
            game.reveal(each)
        assert code_of(refused.value) == ("game-over", "R3.8", 18, None)


def test_r3_8_a_refused_move_names_round_and_player_and_changes_nothing() -> None:
    game = play(begin("o.o", "a1=3", "a1=4"), "5/1")
    with pytest.raises(Refused) as refused:
        play(game, "6/1 | - a1-c1 | a1 -")
    assert code_of(refused.value) == ("island-taken", "R3.3", 2, 1)
    assert len(game.rounds) == 1


def test_a_refusal_travels_between_processes_with_its_facts() -> None:
    with pytest.raises(Refused) as refused:
        play(begin("o.o", "a1=3", "a1=4"), "6/1 | - - | a1 -")
    assert refused.value.args == (IslandTaken(island("a1"), 3), 1, 1), "as a traceback shows it"
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.fault, again.round, again.player) == (IslandTaken(island("a1"), 3), 1, 1)


def test_r3_1_a_card_is_played_before_the_next() -> None:
    game = begin("o.o", "a1=3").reveal(card("5/1"))
    with pytest.raises(AssertionError, match="play the card that is turned up first"):
        game.reveal(card("5/2"))


def test_r3_8_everybody_must_have_moved() -> None:
    game = begin("o.o", "a1=3", "a1=4").reveal(card("5/1"))
    with pytest.raises(ValueError, match="shorter"):
        game.play((move("- -"),))


def test_moves_are_all_found() -> None:
    before = sheet(PAIR, "3   o")
    found = [str(each) for each in legal_moves(before, card("2/1"))]
    assert found == ["- -", "- a1-c1", "c1 -", "c1 a1-c1"]


def test_bridges_are_legal_by_themselves() -> None:
    before = sheet(board("o.o.o.o"), "1---o   o   3")
    assert legal_bridges(before) == (line("e1-g1"),)


@pytest.mark.parametrize(
    ("tried", "code_found"),
    [
        ("c3 a3-c3", "flag-needs-bridge"),  # action a before action b
        ("a1 a1-b2", "island-taken"),
        ("a3 a1-b2 a1-c1 a1-c1", "no-line"),  # lines before their count
        ("b2 a1-b2", "unknown-island"),
        ("- a1-a3 a1-a3", "wrong-bridge-count"),  # the count before the bridges
    ],
)
def test_faults_come_in_the_order_of_the_actions(tried: str, code_found: str) -> None:
    before = sheet(RING, "1   o\n\n\n\no   R")
    assert code(before, "5/1", tried) == code_found


def test_r7_6_an_island_that_is_not_there_takes_no_number() -> None:
    assert fault(sheet(PAIR, "3   o"), "5/1", "b1 -") == UnknownIsland(island("b1"))
