"""What fits on the screen, what stands where, and what the mouse finds there."""

from functools import partial
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from tui.controllers import ANN, BEN, STEADY, table_for
from tui.screens import marks, opened, press, run, shown

from hashi.draw.text import NARROW, centre
from hashi.i18n.catalogue import languages, messages
from hashi.records import parse_island
from hashi.records.notation import LONGEST_NAME
from hashi.rules import Goal
from hashi.table.opening import Place
from hashi.table.view import AwardView, GoalView
from hashi.tui import panel
from hashi.tui.app import Play
from hashi.tui.inks import PLAIN
from hashi.tui.rules_pages import PAGES, rules_page
from hashi.tui.seat_screen import SeatScreen
from hashi.tui.sheets import place_at
from hashi.tui.sizes import SMALLEST
from hashi.tui.words import Words


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.hashi"


def test_a_turn_by_mouse(file: Path) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.click("#board", offset=(22, 5))  # d3
        assert marks(app) == ("d3=3",)
        await press(pilot, "enter", "enter")
        await pilot.click("#board", offset=(25, 5))  # between d3 and f3
        assert marks(app) == ("d3-f3",)
        await pilot.click("#board", offset=(22, 6))  # between d3 and d5
        assert marks(app) == ("d3-f3", "d3-d5")
        for nothing in ((1, 1), (25, 4), (25, 6), (21, 6), (23, 6)):  # the margin, and water
            await pilot.click("#board", offset=nothing)
            assert marks(app) == ("d3-f3", "d3-d5")

    run(app, play)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_click_acts_on_what_is_drawn_under_the_pointer(file: Path, size: tuple[int, int]) -> None:
    """Each island and each line at its middle, on a board as large as the terminal lets it be."""
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(*size)
        await press(pilot, "space", "enter", "enter")
        assert app.controller
        board = app.controller.screen.board
        place_under = partial(place_at, app.controller.screen, app.controller.cursor, app._pitch)
        for island in board.islands:
            assert place_under(*centre(island, app._pitch)) == str(island)
        for line in board.lines:
            (left, top), (right, bottom) = (centre(end, app._pitch) for end in line)
            found = place_under((left + right) // 2, (top + bottom) // 2)
            assert found in {str(line), *map(str, board.crossings[line])}
        x, y = centre(parse_island("b3"), app._pitch)
        await pilot.click("#board", offset=(x, y))
        assert marks(app) == ("b3",)
        await pilot.click("#board", offset=(x - 2, y))  # the cursor's bracket is drawn there
        assert marks(app) == ()

    run(app, play)


def test_the_board_grows_with_the_terminal_and_leaves_room_for_all_else(file: Path) -> None:
    app = Play(Words("en"), table_for(file, ANN, STEADY))

    async def play(pilot: Pilot[None]) -> None:
        assert app._pitch == NARROW
        for size, across, down in (
            ((100, 24), 6, 2),
            ((80, 40), 6, 3),
            ((119, 40), 12, 5),
            ((120, 40), 6, 3),  # beside the bot's sheet
            ((200, 60), 12, 6),
        ):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert (app._pitch, size) == ((across, down), size)
            assert "? all keys" in shown(app).splitlines()[-1]

    run(app, play)


@pytest.mark.parametrize("is_typing", [False, True])
def test_behind_a_terminal_that_is_too_small_only_q_does_something(
    file: Path, is_typing: bool
) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "space", *([":", *"e2=3"] if is_typing else []))
        await pilot.resize_terminal(60, 20)
        await press(pilot, "space", "u", "escape", "enter", ":", *"e2=3", "enter")
        assert app.controller
        assert app.controller.table.own[0].hand is None
        assert marks(app) == ("d3=3",)
        assert app.focused is None
        await press(pilot, "q")
        assert not app.is_running or app._exit

    run(app, play)


def test_a_terminal_made_too_small_says_so_until_it_is_large_again(file: Path) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "needs 80 columns and 24 lines" in shown(app)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert "First entry" in shown(app)

    run(app, play)


@pytest.mark.parametrize("language", languages())
def test_every_page_of_the_rules_fits_on_the_smallest_screen(language: str) -> None:
    for page in range(len(PAGES)):
        lines = rules_page(Words(language), page).plain.split("\n")
        assert len(lines) <= SMALLEST.height
        assert max(map(cell_len, lines)) <= SMALLEST.width - 2


@pytest.mark.parametrize("language", languages())
def test_the_keys_at_the_foot_fit_and_end_with_the_way_to_all_others(language: str) -> None:
    words = Words(language)
    feet = [name for name in messages(language, "play") if name.startswith("play-foot-")]
    for foot in feet:
        assert cell_len(words.say(foot)) <= SMALLEST.width - 2, foot
        assert words.say(foot).endswith(words.say("play-foot-all"))


@pytest.mark.parametrize("language", languages())
def test_the_examples_on_the_line_fit(language: str) -> None:
    words = Words(language)
    move, fix = "c4 a1-a3 b2-c2 e4-e6", "fix 12 c4 c4-e4 c4=c6"
    for told in (
        words.say("play-type", move=move),
        words.say("play-type-fix", fix=fix),
        words.say("play-type-or-fix", move=move, fix=fix),
    ):
        assert cell_len(told) <= SMALLEST.width - 2, told


@pytest.mark.parametrize("language", languages())
def test_goals_and_players_fit_beside_the_board(language: str, file: Path) -> None:
    table = table_for(file, Place("N" * LONGEST_NAME), BEN)
    for award in ([], [AwardView(1, 0, Goal.RED, 9)]):
        goals = {Goal.RED: GoalView(9, 5, open=False, until=None)}
        view = msgspec.structs.replace(table.view, goals=goals, awards=award)
        beside = panel.beside(SeatScreen(Words(language), view, None), PLAIN)
        assert max(map(cell_len, beside.plain.split("\n"))) < panel.WIDTH


@pytest.mark.parametrize("language", languages())
def test_the_first_entry_is_explained_in_two_lines_whatever_the_neighbour_is_called(
    language: str,
) -> None:
    told = Words(language).say("play-opening", neighbour="N" * LONGEST_NAME, solo="no")
    assert len(panel.wrapped(told, SMALLEST.width - 2)) <= 2
