"""Hints at a desk: how they are asked for, waited for and told."""

import asyncio
from collections.abc import Iterable, Iterator
from itertools import repeat
from pathlib import Path

import pytest
from jumping import in_jumping_loop
from tui.desks import ANN, BEN, Quiet, Sitting, beginning, solo

from hashi.draw.text import NARROW
from hashi.keeping.claim import Claim
from hashi.rules import View
from hashi.table.commands import Hint
from hashi.table.opening import Place
from hashi.table.refusal import Refusal
from hashi.tui.hints import MOST_WAITS, WAIT_SECONDS, ask_for_hint
from hashi.tui.inks import BOXES
from hashi.tui.kept import Beginning
from hashi.tui.sheets import own_sheet


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.hashi"


def test_hints_come_in_two_halves(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Master:
        async def hint(self, *_: object) -> str:
            return "c4 c4=e4 c4-c5"

    monkeypatch.setattr("hashi.tui.here.TableHere._bots", lambda _: Master())

    async def play() -> None:
        sitting = await solo(file)
        await sitting.press("h")
        assert sitting.why.startswith("Look around a4, c2, c4")
        await sitting.press("h")
        assert sitting.why == "The master would play c4 c4=e4 c4-c5."
        await sitting.type("- -")
        await sitting.press("enter")
        assert "hint 1 Ann" in file.read_text(encoding="utf-8")

    asyncio.run(play())


def test_there_is_a_hint_for_the_first_entry(file: Path) -> None:
    class Advised(Quiet):
        async def _advice(self, _: View) -> str:
            return "c4=3"

    async def play() -> None:
        sitting = Sitting(Advised(beginning(ANN, BEN), Claim(file)))
        await sitting.press("enter", "h")
        assert sitting.why.startswith("Look around a4, c2, c4")
        await sitting.press("h", "right")
        assert sitting.why == "The master would play c4=3."
        sheet = own_sheet(sitting.desk.scene, BOXES, None, NARROW)
        assert [sheet.plain[span.start] for span in sheet.spans if "reverse" in str(span.style)]
        await sitting.type("c4=3")
        await sitting.press("enter")
        assert "Look" not in sitting.why  # it was for Ann

    asyncio.run(play())


class Slow(Quiet):
    """The master thinks until a test says that it is enough."""

    def __init__(self, beginning: Beginning, claim: Claim) -> None:
        super().__init__(beginning, claim)
        self.enough = asyncio.Event()

    async def _advice(self, _: View) -> str:
        await self.enough.wait()
        return "c4 c4=e4 c4-c5"


async def waiting_for_a_hint(
    file: Path, *places: Place
) -> tuple[Sitting, asyncio.Event, asyncio.Task[None]]:
    """Ann at the first card, what the master waits for, and what she waits for."""
    table = Slow(beginning(*places), Claim(file))
    sitting = Sitting(table)
    for _ in places:
        await sitting.press("enter")
        await sitting.type("e2=3")
    await sitting.press("enter", "enter")
    asked = asyncio.create_task(sitting.press("h"))
    await asyncio.sleep(0)
    return sitting, table.enough, asked


def test_the_master_is_seen_to_think_until_the_hint_is_there(file: Path) -> None:
    async def play() -> None:
        sitting, enough, asked = await waiting_for_a_hint(file, ANN)
        assert sitting.why == "The master thinks …"
        sitting.desk.press("down")
        sitting.desk.press("h")
        assert sitting.is_settled  # one hint at a time
        assert sitting.why == "The master thinks …"
        await sitting.press("shift+left")
        assert sitting.desk.is_refusal
        enough.set()
        await asked
        assert sitting.why.startswith("Look around a4, c2, c4")
        assert sitting.desk.marks == ()

    asyncio.run(play())


@pytest.mark.parametrize("places", [(ANN,), (ANN, BEN)], ids=["alone", "with Ben"])
def test_a_hint_that_comes_too_late_says_nothing(file: Path, places: tuple[Place, ...]) -> None:
    async def play() -> None:
        sitting, enough, asked = await waiting_for_a_hint(file, *places)
        await sitting.press("space", "enter", "enter")
        assert sitting.behind[1] == len(places) - 1  # Ben, or Ann with the next card
        assert sitting.desk.marks == ()
        before = sitting.desk.message()
        assert "thinks" not in before[1]
        enough.set()
        await asked
        assert (sitting.desk.message(), sitting.desk.is_refusal) == (before, False)

    asyncio.run(play())


def test_whoever_asks_for_a_hint_while_bots_get_ready_is_told_so(file: Path) -> None:
    async def play() -> None:
        sitting, enough, asked = await waiting_for_a_hint(file, ANN)
        sitting.table.bots_ready = False
        assert sitting.why == "Bots are getting ready … (once)"
        sitting.table.bots_ready = True
        assert sitting.why == "The master thinks …"
        enough.set()
        await asked
        assert sitting.why.startswith("Look around a4, c2, c4")

    asyncio.run(play())


class Refusing(Quiet):
    """Refuses hints with one code after the other, and then gives one."""

    codes: Iterator[str] = iter(())
    asked = 0

    async def _advice(self, _: View) -> str:
        self.asked += 1
        if code := next(self.codes, None):
            raise Refusal(code)
        return "c4 c4=e4 c4-c5"


async def refused(file: Path, codes: Iterable[str]) -> tuple[Refusing, float]:
    """The table, and for how many seconds a hint was waited for there."""
    table = Refusing(beginning(ANN), Claim(file))
    table.codes = iter(codes)
    sitting = Sitting(table)
    await sitting.type("e2=3")
    await sitting.press("enter")
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await ask_for_hint(table, Hint(0, 1, 1))
    return table, loop.time() - begun


@in_jumping_loop
async def test_a_hint_waits_for_bots_to_get_ready_however_long_that_takes(tmp_path: Path) -> None:
    table, seconds = await refused(tmp_path / "game.hashi", repeat("bots-getting-ready", 400))
    assert (table.asked, seconds) == (401, 400 * WAIT_SECONDS)
    assert len(table.table.hints) == 1


@in_jumping_loop
async def test_a_hint_waits_for_bots_that_are_busy_but_not_for_ever(tmp_path: Path) -> None:
    table, seconds = await refused(tmp_path / "one.hashi", repeat("no-bot-now", MOST_WAITS))
    assert (table.asked, seconds) == (MOST_WAITS + 1, MOST_WAITS * WAIT_SECONDS)
    with pytest.raises(Refusal, match="no-bot-now"):
        await refused(tmp_path / "other.hashi", repeat("no-bot-now"))


def test_a_hint_that_is_refused_says_why(file: Path) -> None:
    class Refusing(Quiet):
        async def _hint(self, *_: object) -> None:
            raise Refusal("no-hint-now")

    async def play() -> None:
        sitting = Sitting(Refusing(beginning(ANN), Claim(file)))
        await sitting.press("h")
        assert sitting.desk.told == "That is not possible now."

    asyncio.run(play())
