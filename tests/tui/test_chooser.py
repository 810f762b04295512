"""The first screen: games that were left, boards of one's own, and a server's table."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from ceilings import CEILING_SECONDS
from rich.cells import cell_len
from textual import events
from textual.pilot import Pilot
from tui.controllers import ANN, BOARD, Quiet, beginning
from tui.screens import LINK, press, shown

from hashi.i18n.catalogue import languages
from hashi.rules import Mode
from hashi.table.opening import TableRequest
from hashi.table.options import Options
from hashi.table.seat import Seat
from hashi.tui.app import Play
from hashi.tui.chooser import Chooser, Menu, Start
from hashi.tui.client import NoTable, TableClient
from hashi.tui.inks import BOXES
from hashi.tui.join_form import JoinRequest
from hashi.tui.sizes import SMALLEST
from hashi.tui.unfinished_games import UnfinishedGame
from hashi.tui.words import Words
from hashi.user_files.claim import Claim

FOLDER = Path("/home/ann/games")


def left(number: int, *, is_taken: bool = False) -> UnfinishedGame:
    seats, when = (Seat("Ann"), Seat(f"Ben {number}")), datetime(2026, 11, 18, 20, number)
    return UnfinishedGame(FOLDER / f"{number}.hashi", seats, "A", number + 1, when, is_taken)


class Choosing:
    """A screen that notes what was chosen, and in place of a table has a sentence."""

    def __init__(self, menu: Menu, language: str = "en") -> None:
        self.chosen: list[Start] = []
        self.app = Play(Words(language), menu, self._refuse)

    async def _refuse(self, start: Start) -> TableClient:
        self.chosen.append(start)
        raise NoTable("Not today.")

    def do(self, play: Callable[[Pilot[None]], Coroutine[Any, Any, None]]) -> None:
        async def running() -> None:
            async with self.app.run_test(size=(80, 24)) as pilot:
                await pilot.pause()
                await self.app.workers.wait_for_complete()
                await pilot.pause()
                await play(pilot)

        asyncio.run(running())

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in shown(self.app).splitlines()]

    async def click(self, pilot: Pilot[None], text: str) -> None:
        """On the line where that stands."""
        (y,) = (y for y, line in enumerate(self.lines) if text in line)
        page = self.app.query_one("#page").region
        await pilot.click("#page", offset=(self.lines[y].index(text) - page.x, y - page.y))
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


def test_the_one_game_that_was_left_goes_on_at_once() -> None:
    choosing = Choosing(Menu(unfinished_games=lambda: [left(1)]))

    async def play(pilot: Pilot[None]) -> None:
        assert "    ▸ Go on            Ann and Ben 1, 2 / 17" in choosing.lines
        await press(pilot, "enter")
        assert "Not today." in shown(choosing.app)

    choosing.do(play)
    assert choosing.chosen == [FOLDER / "1.hashi"]


def test_the_first_screen_waits_for_no_game_and_its_keys_do() -> None:
    is_shown = Event()

    def games() -> list[UnfinishedGame]:
        assert is_shown.wait(CEILING_SECONDS)
        return [left(1)]

    choosing = Choosing(Menu(unfinished_games=games))

    async def running() -> None:
        async with choosing.app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "▸ Alone" in shown(choosing.app)
            await pilot.press("enter")
            assert choosing.chosen == []
            is_shown.set()
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
            assert "▸ Go on" in shown(choosing.app)

    asyncio.run(running())
    assert choosing.chosen == [FOLDER / "1.hashi"]


def test_several_games_are_listed_with_board_players_round_and_time() -> None:
    games = [left(3), left(2, is_taken=True), left(1)]
    choosing = Choosing(Menu(unfinished_games=lambda: games))

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        told = [" ".join(line.split()) for line in choosing.lines]
        assert "▸ Ann and Ben 3 A 4 / 17 2026-11-18 20:03" in told
        assert "Ann and Ben 2 A 3 / 17 open in another program" in told
        assert f"These games are in {FOLDER}" in shown(choosing.app)
        await press(pilot, "up", "enter")
        assert "Not today." in shown(choosing.app)
        await press(pilot, "down", "down", "enter")
        await choosing.click(pilot, "Ben 3")
        await press(pilot, "escape")
        assert "Alone" in shown(choosing.app)

    choosing.do(play)
    assert choosing.chosen == [FOLDER / f"{number}.hashi" for number in (1, 2, 3)]


def test_more_games_than_fit_are_listed_around_the_chosen_one() -> None:
    games = [left(number) for number in range(40)]
    choosing = Choosing(Menu(unfinished_games=lambda: games))

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert "Ben 0 " in shown(choosing.app)
        await press(pilot, "up")
        assert "Ben 39 " in shown(choosing.app)
        assert "Ben 0 " not in shown(choosing.app)
        assert "These games are in" in shown(choosing.app)
        await choosing.click(pilot, "Ben 30 ")

    choosing.do(play)
    assert choosing.chosen == [FOLDER / "30.hashi"]


def test_boards_of_ones_own_are_chosen_by_name() -> None:
    choosing = Choosing(Menu(boards={"A": "A", "Pond": BOARD}))

    async def play(pilot: Pilot[None]) -> None:
        await choosing.click(pilot, "Board")
        assert "< Pond >" in shown(choosing.app)
        await choosing.click(pilot, "Alone")

    choosing.do(play)
    (wish,) = choosing.chosen
    assert isinstance(wish, TableRequest)
    assert wish.options == Options(BOARD, Mode.SOLO)


def test_a_board_from_a_file_is_offered_beside_the_others() -> None:
    choosing = Choosing(Menu(Options(BOARD)))

    async def play(pilot: Pilot[None]) -> None:
        assert "< your own >" in shown(choosing.app)
        await press(pilot, "up", "up", "right")
        assert "< A >" in shown(choosing.app)

    choosing.do(play)


async def open_form(pilot: Pilot[None]) -> None:
    await press(pilot, *["down"] * 3, "enter")


def test_an_invitation_is_typed() -> None:
    choosing = Choosing(Menu())

    async def play(pilot: Pilot[None]) -> None:
        await open_form(pilot)
        await press(pilot, *LINK, "x", "backspace", "enter", *"Ben q", "enter")
        assert LINK[-20:] in shown(choosing.app)
        assert "Not today." in shown(choosing.app)

    choosing.do(play)
    assert choosing.chosen == [JoinRequest(LINK, "Ben q")]


def test_an_invitation_is_pasted_and_whoever_has_a_seat_needs_no_name() -> None:
    choosing = Choosing(Menu())

    async def play(pilot: Pilot[None]) -> None:
        await open_form(pilot)
        choosing.app.post_message(events.Paste(f" {LINK[:20]}\n{LINK[20:]}\n"))
        await press(pilot, "tab", "enter")

    choosing.do(play)
    assert choosing.chosen == [JoinRequest(LINK, "")]


def test_names_are_pasted() -> None:
    choosing = Choosing(Menu())

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "down")
        choosing.app.post_message(events.Paste("Ann,\t Ben\n"))
        await press(pilot, "enter")

    choosing.do(play)
    (wish,) = choosing.chosen
    assert isinstance(wish, TableRequest)
    assert [place.name for place in wish.places] == ["Ann", "Ben"]


def test_while_a_server_is_asked_nothing_else_begins(tmp_path: Path) -> None:
    asked: list[Start] = []
    answer = asyncio.Event()

    async def join(start: Start) -> TableClient:
        asked.append(start)
        await answer.wait()
        return Quiet(beginning(ANN), Claim(tmp_path / "game.hashi"))

    choosing = Choosing(Menu())
    choosing.app = Play(Words("en"), Menu(), join)

    async def play(pilot: Pilot[None]) -> None:
        await open_form(pilot)
        choosing.app.post_message(events.Paste(LINK))
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert "Connecting" in shown(choosing.app)
        await pilot.press("enter", "escape", "x")
        answer.set()
        await choosing.app.workers.wait_for_complete()
        await pilot.pause()
        assert "First entry" in shown(choosing.app)

    choosing.do(play)
    assert asked == [JoinRequest(LINK, "")]


def test_a_file_is_for_a_game_of_our_own() -> None:
    choosing = Choosing(Menu(can_join=False))

    async def play(_: Pilot[None]) -> None:
        assert "Join a table" not in shown(choosing.app)

    choosing.do(play)


@pytest.mark.parametrize("language", languages())
def test_every_line_of_the_list_and_of_the_form_fits(language: str) -> None:
    seats = tuple(map(Seat, ("N" * 24, "M" * 24, "𝒜" * 24, "日" * 24)))
    games = [left(at, is_taken=True)._replace(seats=seats, round=17, board=None) for at in (1, 2)]
    chooser = Chooser(Words(language), Menu())
    chooser.offer(games)
    for keys in (["enter"], ["escape", *["down"] * 4, "enter", *LINK, "enter", *"W" * 24]):
        for key in keys:
            chooser.press(key, key if len(key) == 1 else None)
        lines = chooser.content(BOXES, SMALLEST.height).plain.split("\n")
        assert max(map(cell_len, lines)) <= SMALLEST.width - 2
