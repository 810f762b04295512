"""What each key does at a controller, whatever the screen looks like."""

import asyncio
import re
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from tui.controllers import ANN, BEN, STEADY, Sitting, solo, table_for

from hashi.records import board_names, find_board, format_board, parse_move, parse_record
from hashi.rules import Board, Pen
from hashi.table.table import Phase
from hashi.tui import panel
from hashi.tui.examples import what_to_type
from hashi.tui.overlays import overlay_of
from hashi.tui.words import Words


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.hashi"


def test_arrows_walk_along_the_dotted_lines(file: Path) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file))
        assert str(sitting.controller.cursor) == "c4"
        await sitting.press("up")
        assert str(sitting.controller.cursor) == "c2"
        await sitting.press("up", "left")
        assert str(sitting.controller.cursor) == "c2"  # where no line leads, nobody goes
        await sitting.press("right", "right", "down")
        assert str(sitting.controller.cursor) == "e4"

    run(play())


def test_the_first_number_is_a_3_then_a_4_then_none(file: Path) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file))
        for marks in (("c4=3",), ("c4=4",), ()):
            await sitting.press("space")
            assert sitting.controller.marks == marks
        await sitting.press("up", "space")
        assert (
            sitting.why == "c2 has a flag. The first number goes on an island without one. (R2.1)"
        )
        await sitting.press("enter")
        assert sitting.why == "Enter a 3 or a 4 first. (R2.1)"
        await sitting.press("shift+down")
        assert "only a number" in sitting.why
        assert sitting.table.table.phase is Phase.OPENING

    run(play())


def test_a_turn_by_keys_is_the_move_in_the_record(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        assert sitting.table.view.card == "5/3"
        await sitting.press("space", "shift+right", "shift+right", "shift+down")
        assert sitting.controller.marks == ("c4", "c4-e4", "c4-e4", "c4-c5")
        await sitting.press("enter", "enter")
        assert "1. 5/3 | c4 c4=e4 c4-c5" in file.read_text(encoding="utf-8")

    run(play())


def test_a_third_bridge_takes_both_away(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.press("space", *["shift+right"] * 3)
        assert sitting.controller.marks == ("c4",)

    run(play())


def test_b_and_an_arrow_draw_in_every_terminal(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.press("space", "b")
        assert sitting.why == "Which way? An arrow draws the bridge."
        await sitting.press("right")
        assert sitting.controller.marks == ("c4", "c4-e4")
        await sitting.press("right")
        assert str(sitting.controller.cursor) == "e4"

    run(play())


def test_undo_and_starting_over(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.press("space", "shift+right", "shift+down", "u")
        assert sitting.controller.marks == ("c4", "c4-e4")
        await sitting.press("escape")
        assert not sitting.controller.marks

    run(play())


ALL_DRAWN = ["space", "shift+right", "shift+right", "shift+down", "shift+left"]


@pytest.mark.parametrize(
    ("keys", "reason", "clause"),
    [
        (["up", "space"], "c2 has a flag and no bridge yet.", "R3.4"),
        (["shift+right"], "Neither end has a number.", "R3.7"),
        (ALL_DRAWN, "All 3 bridges of this card are drawn. Draw one again", "R3.6"),
        (["space", "shift+right", "enter"], "The card asks for 3 bridges and the move", "R3.6"),
        (["left", "shift+left"], "No dotted line there.", "R7.6"),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(
    file: Path, keys: list[str], reason: str, clause: str
) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.press(*keys[:-1])
        before = sitting.controller.marks, sitting.table.table.hands
        await sitting.press(keys[-1])
        assert sitting.why.startswith(reason)
        assert sitting.why.endswith(f"({clause})")
        assert sitting.controller.is_refusal
        assert (sitting.controller.marks, sitting.table.table.hands) == before

    run(play())


def test_passing_takes_a_second_enter(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.press("enter")
        assert sitting.why == "Nothing is written. Enter once more passes."
        await sitting.press("left", "enter")
        assert sitting.table.own[0].hand is None
        await sitting.press("enter")
        assert sitting.table.own[0].hand == "- -"

    run(play())


def test_a_move_is_taken_back_until_the_next_mark(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.press("space", "enter")
        assert sitting.what == "All are done."
        await sitting.press("t")
        assert sitting.controller.marks == ("c4",)
        assert sitting.table.own[0].hand is None
        await sitting.press("enter", "enter")
        assert sitting.table.view.round == 2
        await sitting.press("t")
        assert sitting.table.view.round == 1
        assert sitting.controller.marks == ("c4",)
        assert "1. " not in file.read_text(encoding="utf-8")
        await sitting.press("enter", "enter", "left", "space", "t")
        assert sitting.table.view.round == 2

    run(play())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("c4 c4-e4", "The card asks for 3 bridges and the move draws 1."),
        ("c4 a1=a4 a4-c4", "Neither a1 nor a4 has a number."),
        ("c4 c4-f4 c4=e4", "No dotted line joins c4 and f4."),
        ("z9 -", "There is no island on z9. (R7.6)"),
        ("hello", "“hello” is not a move; write it like “c4 c4-e4”, or “- -” to pass."),
        ("c4 ?", "“?” is not a bridge; write c4-e4 for one and c4=e4 for two."),
        ("fix", "“” is not a move; write it like"),
        (f"fix {'9' * 5_000} - -", "“999"),
        ("fix 1 - -", "That is not possible now."),
    ],
)
def test_what_is_typed_wrong_says_where_and_changes_nothing(
    file: Path, text: str, reason: str
) -> None:
    async def play() -> None:
        sitting = await solo(file)
        before = sitting.table.table
        await sitting.type(text)
        assert sitting.why.startswith(reason)
        assert sitting.table.table == before

    run(play())


def test_a_typed_move_is_done_at_once(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.type("  C4   c4 = E4 c4- c5 ")
        assert sitting.table.own[0].hand == "c4 c4=e4 c4-c5"

    run(play())


def test_the_mouse_writes_and_draws(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.click("c4")
        await sitting.click("c4-e4")
        assert sitting.controller.marks == ("c4", "c4-e4")

    run(play())


def test_several_people_change_places_behind_a_curtain(file: Path) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file, ANN, BEN))
        assert sitting.behind == ("curtain", 0)
        await sitting.press("space")  # which nobody sees
        assert not sitting.controller.marks
        await sitting.press("enter", "space", "enter")
        assert sitting.behind == ("curtain", 1)
        assert not sitting.controller.marks
        await sitting.press("t")  # Ann thinks again, before Ben looks
        assert sitting.behind == ("curtain", 0)
        await sitting.press("enter")
        assert not sitting.controller.overlay
        assert sitting.controller.marks[0] == "d3=3"
        await sitting.press("enter", "enter", "space", "space", "enter")
        assert sitting.what == "All are done."
        await sitting.press("enter")
        assert sitting.behind == ("curtain", 0)
        assert sitting.table.view.sheets
        assert sitting.table.view.sheets[0].numbers == {"d3": 4}  # R2.1: what Ben wrote

    run(play())


def test_in_a_turn_nobody_takes_back_what_another_one_did(file: Path) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file, ANN, BEN))
        await sitting.press("enter", "space", "enter", "enter")
        assert sitting.behind == (None, 1)
        await sitting.press("t")
        assert sitting.behind == (None, 1)
        assert sitting.table.own[0].hand == "d3=3"
        await sitting.press("space", "enter", "t")  # Ben's own
        assert sitting.behind == (None, 1)
        assert sitting.controller.marks == ("d3=3",)

    run(play())


def test_what_was_said_to_one_is_not_said_to_the_next(file: Path) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file, ANN, BEN))
        await sitting.press("enter")
        before = sitting.controller.occasions
        await sitting.type("z9=3")
        assert sitting.controller.is_refusal
        assert sitting.controller.occasions == before  # what was typed can be mended
        await sitting.type("c4=3")
        assert sitting.controller.occasions > before
        await sitting.press("enter")
        assert (sitting.controller.told, sitting.controller.is_refusal) == ("", False)
        await sitting.type("hello")
        await sitting.type("e2=3")
        assert (sitting.what, sitting.controller.told) == ("All are done.", "")
        before = sitting.controller.occasions
        await sitting.table.hurry()  # the time is up, whatever Ben is typing
        assert sitting.controller.occasions > before

    run(play())


def test_what_a_round_brought_is_looked_at_together(file: Path) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file, ANN, BEN, cards="3/3 2/1"))
        await sitting.press("enter")
        await sitting.type("e2=3")
        await sitting.press("enter")
        await sitting.type("d2=3")
        await sitting.press("enter", "enter")
        await sitting.type("e2 d2=e2 e2-e4")
        await sitting.press("enter")
        await sitting.type("- -")
        await sitting.press("enter")
        assert sitting.controller.overlay == "reveal"
        assert sitting.controller.revealed
        assert sitting.controller.revealed.finished == [["e2"], []]
        await sitting.press("space")
        assert sitting.controller.overlay == "reveal"
        await sitting.press("enter")
        assert sitting.behind == ("curtain", 0)

    run(play())


def test_the_free_pen_writes_lists_and_puts_right(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file, pen=Pen.FREE)
        await sitting.type("c2 d2-e2")  # a flag without a bridge, and too few bridges
        await sitting.press("enter")
        assert sitting.controller.overlay == "mistakes"
        assert [mistake.code for mistake in sitting.controller.mistakes] == [
            "flag-needs-bridge",
            "wrong-bridge-count",
        ]
        await sitting.press("space")
        assert sitting.controller.overlay is None
        await sitting.type("fix 1 c2 d2-e2")
        inner = "c2 has a flag and no bridge yet."
        assert sitting.why.startswith(f"The new move is wrong, too. {inner}")
        assert sitting.why.endswith("(R7.2)")
        await sitting.type("fix 1 d2 d2=e2 c2-d2")
        assert sitting.controller.mistakes == []
        assert "fix 1 Ann: d2 d2=e2 c2-d2" in file.read_text(encoding="utf-8")
        await sitting.press("m")
        assert sitting.controller.overlay == "mistakes"

    run(play())


def typed_example(sitting: Sitting) -> str:
    """What stands in the line below, without the words before it."""
    return what_to_type(sitting.controller.screen, sitting.controller.mistakes).rpartition(": ")[2]


@pytest.mark.parametrize("board", [*map(find_board, board_names())], ids=board_names())
@pytest.mark.parametrize("card", ["5/1", "5/2", "5/3"])
def test_the_example_can_be_typed_on_every_board(file: Path, board: Board, card: str) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file, board=format_board(board), cards=card, pen=Pen.FREE))
        await sitting.type(typed_example(sitting))
        assert sitting.table.own[0].hand
        assert typed_example(sitting) == ""
        await sitting.press("enter")
        move = parse_move(typed_example(sitting))
        await sitting.type(typed_example(sitting))
        assert sitting.table.own[0].hand == str(move)
        assert len(move.bridges) == int(card[-1])
        assert set(move.bridges) <= set(board.lines)

    run(play())


@pytest.mark.parametrize("board", [*map(find_board, board_names())], ids=board_names())
@pytest.mark.parametrize("cards", ["1/3", "6/1 1/3 4/2 2/3", "2/2 1/3 3/3 5/3"])
def test_the_example_is_allowed_with_the_card_at_hand(file: Path, board: Board, cards: str) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file, board=format_board(board), cards=cards))
        await sitting.type(typed_example(sitting))
        await sitting.press("enter")
        for card in cards.split():
            example = typed_example(sitting)
            assert len(parse_move(example).bridges) == int(card[-1])
            await sitting.type(example)
            assert sitting.table.own[0].hand == str(parse_move(example))
            await sitting.press("enter")

    run(play())


def test_where_bridges_cannot_be_drawn_the_example_leaves_them_out(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file, cards="1/3 1/2")
        await sitting.type("- d2=e2 e2-e4")  # the only number is finished
        await sitting.press("enter")
        assert re.fullmatch(r"[a-f][1-6] -", typed_example(sitting))

    run(play())


def test_the_example_of_a_fix_names_the_round_and_as_many_bridges(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file, pen=Pen.FREE)
        await sitting.type("c2 d2=e2 e2-e4")  # a flag without a bridge
        await sitting.press("enter")
        assert "fix 1 d3 d3-b3 d3=f3" in str(overlay_of(sitting.controller))
        await sitting.press("x")
        assert typed_example(sitting) == "fix 1 d3 d3-b3 d3=f3"
        await sitting.press("enter", "enter")
        assert typed_example(sitting) == ""  # whoever is done puts nothing right

    run(play())


SITUATIONS = {
    "opening": [],
    "done": ["space", "enter"],
    "back": ["space", "enter", "enter"],
    "turn": ["space", "enter", "enter", "left", "space", "enter", "enter", "t", "u"],
    "marked": ["space", "enter", "enter", "left", "space"],
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_keys_at_the_foot_are_those_of_the_moment(file: Path, situation: str) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file))
        await sitting.press(*SITUATIONS[situation])
        assert panel.keys(sitting.controller.screen) == Words("en").say(f"play-foot-{situation}")

    run(play())


def test_whoever_only_watches_is_not_told_to_draw(file: Path) -> None:
    table = table_for(file)
    table.own = {}
    told = panel.keys(Sitting(table).controller.screen)
    assert told == "S where it is kept · R rules in short · Q leave · ? all keys"


def test_with_the_free_pen_the_final_check_is_confirmed(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file, pen=Pen.FREE)
        for round in range(1, 18):
            await sitting.type(
                {15: "c2 -", 16: "e4 -"}.get(round, "- -")
            )  # a flag without a bridge
            await sitting.press("enter")
            if sitting.controller.overlay == "mistakes":
                await sitting.press("x")
        assert sitting.table.view.phase is Phase.CHECKING
        assert [mistake.round for mistake in sitting.controller.mistakes] == [
            16
        ]  # R7.1: until the count
        assert sitting.what == "Last chance to look for mistakes."
        assert panel.keys(sitting.controller.screen).startswith("M mistakes")
        assert typed_example(sitting).startswith("fix 16 ")
        await sitting.press("m")
        assert "Can be put right until the final count." in str(overlay_of(sitting.controller))
        await sitting.press("x")
        assert "box" not in file.read_text(encoding="utf-8")
        await sitting.type("- -")
        assert sitting.why == "M lists mistakes. Enter: I have looked."
        assert sitting.table.own[0].hand is None
        await sitting.press("enter", "enter")
        assert sitting.controller.overlay == "end"
        assert panel.keys(sitting.controller.screen).startswith("Enter back to the count")
        assert parse_record(file.read_text(encoding="utf-8")).box

    run(play())


def test_the_seats_of_bots_are_not_played_here(file: Path) -> None:
    async def play() -> None:
        table = table_for(file, ANN, STEADY)
        sitting = Sitting(table)
        assert list(sitting.table.own) == [0]
        await sitting.type("e2=3")
        assert sitting.what == "Done. Waiting for Steady."
        await table.bot_moves(1, "d2=4")
        assert sitting.what == "All are done."
        await sitting.press("enter")
        assert sitting.table.view.round == 1
        assert sitting.controller.overlay is None

    run(play())


def test_where_the_game_is_kept_can_be_asked(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file)
        await sitting.press("s")
        assert str(overlay_of(sitting.controller)).splitlines()[2:] == [
            f"The game is kept. To go on later: hashi play {file}",
            "",
            "The order of the cards was locked away before the game. Its commitment:",
            "ab" * 32,
            "Note it down: after the game “hashi verify” computes it from the record.",
            "",
            "Any key: back",
        ]
        sitting.table.game_file.error = OSError(28, "full")
        assert "The game is kept" not in str(overlay_of(sitting.controller))
        await sitting.press("s")
        assert sitting.controller.overlay is None

    run(play())
