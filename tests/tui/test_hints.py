"""Hints at a controller: how they are asked for, waited for and told."""

import asyncio
from collections.abc import Iterable
from itertools import repeat
from pathlib import Path

import pytest
from jumping import in_jumping_loop
from tui.controllers import ANN, BEN, Sitting, StillBots, solo, table_for

from hashi.draw.text import NARROW
from hashi.table.commands import Hint
from hashi.table.opening import Place
from hashi.table.refusal import Refusal
from hashi.tui.hints import MOST_WAITS, WAIT_SECONDS, ask_for_hint
from hashi.tui.inks import BOXES
from hashi.tui.local_table import LocalTable
from hashi.tui.sheets import own_sheet


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.hashi"


def test_hints_come_in_two_halves(file: Path) -> None:
    async def play() -> None:
        sitting = await solo(file, bots=StillBots("c4 c4=e4 c4-c5"))
        await sitting.press("h")
        assert sitting.why.startswith("Look around a4, c2, c4")
        await sitting.press("h")
        assert sitting.why == "The master would play c4 c4=e4 c4-c5."
        await sitting.type("- -")
        await sitting.press("enter")
        assert "hint 1 Ann" in file.read_text(encoding="utf-8")

    asyncio.run(play())


def test_there_is_a_hint_for_the_first_entry(file: Path) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file, ANN, BEN, bots=StillBots("c4=3")))
        await sitting.press("enter", "h")
        assert sitting.why.startswith("Look around a4, c2, c4")
        await sitting.press("h", "right")
        assert sitting.why == "The master would play c4=3."
        sheet = own_sheet(sitting.controller.screen, BOXES, None, NARROW)
        assert [sheet.plain[span.start] for span in sheet.spans if "reverse" in str(span.style)]
        await sitting.type("c4=3")
        await sitting.press("enter")
        assert "Look" not in sitting.why  # it was for Ann

    asyncio.run(play())


async def waiting_for_a_hint(
    file: Path, *places: Place
) -> tuple[Sitting, StillBots, asyncio.Task[None]]:
    """Ann at the first card, a master who thinks until it is enough, and what she waits for."""
    bots = StillBots("c4 c4=e4 c4-c5")
    bots.enough.clear()
    sitting = Sitting(table_for(file, *places, bots=bots))
    for _ in places:
        await sitting.press("enter")
        await sitting.type("e2=3")
    await sitting.press("enter", "enter")
    asked = asyncio.create_task(sitting.press("h"))
    await asyncio.sleep(0)
    return sitting, bots, asked


def test_the_master_is_seen_to_think_until_the_hint_is_there(file: Path) -> None:
    async def play() -> None:
        sitting, bots, asked = await waiting_for_a_hint(file, ANN)
        assert sitting.why == "The master thinks …"
        sitting.controller.press("down")
        sitting.controller.press("h")
        assert sitting.is_settled  # one hint at a time
        assert sitting.why == "The master thinks …"
        await sitting.press("shift+left")
        assert sitting.controller.is_refusal
        bots.enough.set()
        await asked
        assert sitting.why.startswith("Look around a4, c2, c4")
        assert sitting.controller.marks == ()

    asyncio.run(play())


@pytest.mark.parametrize("places", [(ANN,), (ANN, BEN)], ids=["alone", "with Ben"])
def test_a_hint_that_comes_too_late_says_nothing(file: Path, places: tuple[Place, ...]) -> None:
    async def play() -> None:
        sitting, bots, asked = await waiting_for_a_hint(file, *places)
        await sitting.press("space", "enter", "enter")
        assert sitting.behind[1] == len(places) - 1  # Ben, or Ann with the next card
        assert sitting.controller.marks == ()
        before = sitting.controller.message()
        assert "thinks" not in before[1]
        bots.enough.set()
        await asked
        assert (sitting.controller.message(), sitting.controller.is_refusal) == (before, False)

    asyncio.run(play())


def test_whoever_asks_for_a_hint_while_bots_get_ready_is_told_so(file: Path) -> None:
    async def play() -> None:
        sitting, bots, asked = await waiting_for_a_hint(file, ANN)
        bots.is_ready = False
        assert sitting.why == "Bots are getting ready … (once)"
        bots.is_ready = True
        assert sitting.why == "The master thinks …"
        bots.enough.set()
        await asked
        assert sitting.why.startswith("Look around a4, c2, c4")

    asyncio.run(play())


class Refusing(StillBots):
    """They refuse hints with one code after the other, and then give one."""

    def __init__(self, codes: Iterable[str]) -> None:
        super().__init__("c4 c4=e4 c4-c5")
        self.codes = iter(codes)
        self.asked = 0

    async def hint(self, *_: object) -> str:
        self.asked += 1
        if code := next(self.codes, None):
            raise Refusal(code)
        return self.advice


async def refused(file: Path, codes: Iterable[str]) -> tuple[LocalTable, int, float]:
    """The table, how often its bots were asked, and how many seconds a hint was waited for."""
    bots = Refusing(codes)
    table = table_for(file, bots=bots)
    sitting = Sitting(table)
    await sitting.type("e2=3")
    await sitting.press("enter")
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await ask_for_hint(table, Hint(0, 1, 1))
    return table, bots.asked, loop.time() - begun


@in_jumping_loop
async def test_a_hint_waits_for_bots_to_get_ready_however_long_that_takes(tmp_path: Path) -> None:
    table, asked, seconds = await refused(
        tmp_path / "game.hashi", repeat("bots-getting-ready", 400)
    )
    assert (asked, seconds) == (401, 400 * WAIT_SECONDS)
    assert len(table.table.hints) == 1


@in_jumping_loop
async def test_a_hint_waits_for_bots_that_are_busy_but_not_for_ever(tmp_path: Path) -> None:
    codes = repeat("no-bot-now", MOST_WAITS)
    _, asked, seconds = await refused(tmp_path / "one.hashi", codes)
    assert (asked, seconds) == (MOST_WAITS + 1, MOST_WAITS * WAIT_SECONDS)
    with pytest.raises(Refusal, match="no-bot-now"):
        await refused(tmp_path / "other.hashi", repeat("no-bot-now"))


def test_a_hint_that_is_refused_says_why(file: Path) -> None:
    async def play() -> None:
        sitting = Sitting(table_for(file, bots=Refusing(["no-hint-now"])))
        await sitting.press("h")
        assert sitting.controller.told == "That is not possible now."

    asyncio.run(play())
