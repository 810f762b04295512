"""Keys, mouse and typing on the screen itself."""

import asyncio
import re
from pathlib import Path
from typing import Self

import msgspec
import pytest
from i18n.pseudo import pseudo_language
from textual.color import Color
from textual.pilot import Pilot
from textual.widgets import Input
from tui.controllers import ANN, BEN, STEADY, Quiet, beginning, table_for
from tui.screens import marks, opened, press, run, shown

from hashi.i18n.catalogue import PROGRAM
from hashi.records import Unreadable
from hashi.rules import Pen
from hashi.table.commands import Done
from hashi.table.events import TurnedUp
from hashi.table.news import CrossedOut, RoundOver
from hashi.table.opening import TableRequest
from hashi.table.refusal import Refusal
from hashi.tui import panel
from hashi.tui.app import Play
from hashi.tui.chooser import Menu, Start
from hashi.tui.inks import DARK, LIGHT, PLAIN
from hashi.tui.words import Words
from hashi.user_files.claim import Claim


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.hashi"


def test_a_turn_by_keys(file: Path) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "space", "space", "enter", "enter")  # 4 on d3
        await press(pilot, "left", "space", "shift+right", "u")
        assert marks(app) == ("b3",)
        await press(pilot, "enter", "enter")
        assert "1. 5/3 | b3 -" in file.read_text(encoding="utf-8")
        assert "2 / 17" in shown(app)

    run(app, play)


def test_a_move_is_typed_after_a_colon(file: Path) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, ":", *"e2=3", "enter", "enter")
        await press(pilot, "tab")
        assert "Esc clears it" in shown(app)
        await press(pilot, *"c4 c4-", "enter")
        assert "not a bridge" in shown(app)
        await press(pilot, *"e4 c4-e4 c4-c5", "enter")
        assert app.controller
        assert app.controller.table.own[0].hand == "c4 c4=e4 c4-c5"
        assert "Esc clears it" not in shown(app)
        await press(pilot, "t")  # the board has the keys again
        assert marks(app) == ("c4", "c4-e4", "c4-e4", "c4-c5")

    run(app, play)


def test_escape_leaves_the_line_and_then_starts_the_turn_over(file: Path) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "space", ":", *"q")
        await press(pilot, "escape")
        assert marks(app) == ("d3=3",)
        await press(pilot, "escape")
        assert marks(app) == ()

    run(app, play)


def test_greek_letters_are_the_same_keys(file: Path) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "space", "θ")
        assert marks(app) == ()

    run(app, play)


def test_the_sign_under_the_greek_q_leaves_in_greek_alone(file: Path) -> None:
    english = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, ";", "space")
        assert marks(english) == ("d3=3",)

    run(english, play)
    greek = Play(Words("el"), table_for(file))

    async def leave(pilot: Pilot[None]) -> None:
        await press(pilot, ";", "space")
        assert marks(greek) == ()

    run(greek, leave)


def line_of(app: Play) -> Input:
    return app.query_one("#line", Input)


def test_what_was_typed_is_not_for_the_next_player(file: Path) -> None:
    app = Play(Words("en"), table_for(file, ANN, BEN))

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "space", ":", *"e2=", "tab")
        assert line_of(app).value == "e2="
        await press(pilot, "enter", "enter")
        assert line_of(app).value == ""
        await press(pilot, ":", *"z9=3", "enter")
        assert "There is no island on z9" in shown(app)
        assert line_of(app).value == "z9=3"  # to be mended
        await press(pilot, *["backspace"] * 4, *"e2=3", "enter")
        assert (line_of(app).value, app.focused) == ("", None)
        assert "There is no island" not in shown(app)
        assert "All are done." in shown(app)

    run(app, play)


def test_what_was_typed_for_a_card_is_not_for_the_next(file: Path) -> None:
    table = table_for(file, ANN, STEADY)
    app = Play(Words("en"), table)

    async def play(pilot: Pilot[None]) -> None:
        await table.bot_moves(1, "e2=3")
        await press(pilot, "space", "enter", "enter", ":", *"c4 -")
        assert line_of(app).value == "c4 -"
        await table.bot_moves(1, "- -")
        await table.send(Done(0, 1, "- -", 0))  # as a bot might for her, when the time is up
        await table.hurry()
        await pilot.pause()
        assert "2 / 17" in shown(app)
        assert (line_of(app).value, app.focused) == ("", None)

    run(app, play)


def test_where_the_game_is_can_be_read_however_long_that_is(tmp_path: Path) -> None:
    folder = tmp_path / "/".join(["a" * 60, "b" * 60, "c" * 60])
    folder.mkdir(parents=True)
    app = opened(folder / "game.hashi")

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "s")
        told = "".join(shown(app).split())
        assert str(folder / "game.hashi") in told

    run(app, play)


ESCAPE = "\x1b[31mred"


def test_nothing_that_comes_from_elsewhere_moves_the_cursor(file: Path) -> None:
    words = Words("en")
    said = [
        words.refusal(Refusal("flag-needs-bridge", ESCAPE, island=ESCAPE)),
        words.refusal(Refusal("unreadable", None, text=ESCAPE)),
        words.told(TurnedUp(0, 1, ESCAPE), [])[0],
        words.told(RoundOver(0, 1, [[ESCAPE]], [], {}), ["Ann"])[0],
        words.told(CrossedOut(0, 0, [ESCAPE]), ["Ann"])[0],
        words.say("play-where", place=ESCAPE),
        words.unreadable(Unreadable("not-a-move", text=ESCAPE)),
    ]
    assert [text for text in said if "\x1b" in text] == []
    app = opened(file)

    async def play(_: Pilot[None]) -> None:
        assert app.controller
        deck = [each.replace("/1", f"/{ESCAPE}") for each in app.controller.table.view.deck]
        app.controller.table.view = msgspec.structs.replace(app.controller.table.view, deck=deck)
        strip = str(panel.beside(app.controller.screen, PLAIN))
        assert "31m" in strip
        assert "\x1b" not in strip

    run(app, play)


def test_what_fails_in_a_callback_ends_the_game_and_is_not_shown(file: Path) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        def fail() -> None:
            raise ValueError("inside")

        asyncio.get_running_loop().call_soon(fail)
        await pilot.pause()

    with pytest.raises(ValueError, match="inside"):
        run(app, play)
    assert str(app.failure) == "inside"
    assert app.return_code == 1


def chooser(file: Path, wishes: list[TableRequest]) -> Play:
    async def open_table(wish: Start) -> Quiet:
        assert isinstance(wish, TableRequest)
        wishes.append(wish)
        return Quiet(beginning(*wish.places, pen=wish.options.pen), Claim(file))

    return Play(Words("en"), Menu(), open_table)


def test_the_rules_are_told_page_by_page(file: Path) -> None:
    app = opened(file)

    async def play(pilot: Pilot[None]) -> None:
        for page in ("number", "goals", "solo", "number"):
            await press(pilot, "r")
            assert Words("en").say(f"summary-{page}-title") in shown(app)
        await press(pilot, "space")
        assert "First entry" in shown(app)

    run(app, play)


def test_rules_and_keys_can_be_read_before_a_game_begins(file: Path) -> None:
    wishes: list[TableRequest] = []
    app = chooser(file, wishes)

    async def play(pilot: Pilot[None]) -> None:
        for page in ("number", "goals"):
            await press(pilot, "ρ")
            assert Words("en").say(f"summary-{page}-title") in shown(app)
        await press(pilot, "enter")
        assert "R rules in short" in shown(app)
        await press(pilot, "?")
        assert "walk along the lines" in shown(app)
        await press(pilot, "escape", "down", "down", *"Rosa?")
        assert "Rosa?_" in shown(app)

    run(app, play)
    assert wishes == []


def test_one_key_begins_a_solo_game(file: Path) -> None:
    wishes: list[TableRequest] = []
    app = chooser(file, wishes)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert "First entry" in shown(app)

    run(app, play)
    assert [place.name for place in wishes[0].places] == ["Player 1"]
    assert wishes[0].options.mode.value == "solo"


def test_bot_board_and_pen_are_chosen_by_arrows(file: Path) -> None:
    wishes: list[TableRequest] = []
    app = chooser(file, wishes)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, *["down"] * 4, "right", "down", "left", "enter")
        await press(pilot, "down", "right", "enter")

    run(app, play)
    assert [place.bot for place in wishes[0].places] == [None, "master"]
    assert (wishes[0].options.board, wishes[0].options.pen) == ("B", Pen.FREE)


def test_several_people_type_their_names(file: Path) -> None:
    wishes: list[TableRequest] = []
    app = chooser(file, wishes)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "down", *"Ann", "enter")
        assert "two to four different names" in shown(app)
        await press(pilot, *", Quinn", "backspace", "enter")
        assert "Nobody else looks" in shown(app)

    run(app, play)
    assert [place.name for place in wishes[0].places] == ["Ann", "Quin"]


def test_after_the_end_the_same_people_play_again(file: Path) -> None:
    """Once, however often they ask while a server thinks about it."""
    asked: list[Path] = []
    answer = asyncio.Event()

    class Slow(Quiet):
        async def again(self) -> Self:
            asked.append(self.file)
            await answer.wait()
            return await super().again()

    app = Play(Words("en"), Slow(beginning(ANN), Claim(file)))

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "space", "enter", "enter")
        for _ in range(17):
            await press(pilot, "enter", "enter", "enter")
        assert "Minion" in shown(app)
        await pilot.press(*"aa")
        answer.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert asked == [file]
        assert "First entry" in shown(app)
        assert app.controller
        assert app.controller.table.file != file

    run(app, play)


@pytest.mark.parametrize("inks", [LIGHT, DARK], ids=["light", "dark"])
def test_every_ink_can_be_read_on_its_paper(inks: dict[str, str]) -> None:
    """At least 4.5 to 1, as WCAG asks."""

    def brightness(colour: str) -> float:
        shares = [
            share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
            for share in Color.parse(colour).normalized
        ]
        return sum(w * s for w, s in zip((0.2126, 0.7152, 0.0722), shares, strict=True))

    for paper in (inks["paper"], inks["leaf"]):
        for name in inks.keys() - {"paper", "leaf"}:
            low, high = sorted((brightness(inks[name]), brightness(paper)))
            assert (high + 0.05) / (low + 0.05) >= 4.5, name


def test_every_word_on_the_screen_is_from_the_catalogue(tmp_path: Path) -> None:
    with pseudo_language(tmp_path / "locales") as language:
        people = Play(Words(language), table_for(tmp_path / "1", ANN, BEN, pen=Pen.FREE))
        first = Play(Words(language), Menu())
        seen: list[str] = []

        async def play(pilot: Pilot[None]) -> None:
            keys = ["enter", "space", "enter", "enter", "space", "enter", "enter", "enter"]
            keys += ["m", "x", "?", "x", "b", "escape", "s", "enter", "enter", "enter", "enter"]
            for key in ["", *keys, *["enter"] * 3]:
                await press(pilot, *filter(None, [key]))
                seen.append(shown(people))

        async def choose(pilot: Pilot[None]) -> None:
            for key in ("down", "down", "down", "?", "x", "r", "x", "enter"):
                await press(pilot, key)
                seen.append(shown(first))

        run(people, play)
        run(first, choose)
    text = "\n".join(seen)
    for known in ("Ann", "Ben", str(tmp_path), PROGRAM, "ab" * 32):
        text = text.replace(known, "")
    assert re.findall(r"\b[a-zA-Z]{3,}\b", text) == []
