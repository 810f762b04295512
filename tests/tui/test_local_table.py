"""A table in this process: bots that fail, and failures that nobody would see."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ceilings import CEILING_SECONDS
from tui.controllers import ANN, STEADY, Sitting, beginning, table_for

from hashi.host import scheduler
from hashi.rules import Pen
from hashi.table.commands import Done, Fix, Hint
from hashi.table.refusal import Refusal
from hashi.tui.local_bots import LocalBots
from hashi.tui.local_table import LocalTable
from hashi.user_files.claim import Claim


class Bots:
    """They answer as a test says, one answer after the other, and the last one again and again."""

    def __init__(self, *answers: str | Exception) -> None:
        self.answers = [*answers]

    async def move(self, *_: object) -> str:
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def warm_up(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LocalTable:
    monkeypatch.setattr(scheduler, "RETRY_MS", 0)
    return LocalTable(beginning(ANN, STEADY), Claim(tmp_path / "game.hashi"))


def think_with(monkeypatch: pytest.MonkeyPatch, bots: Bots) -> None:
    monkeypatch.setattr("hashi.bot_pool.pool.BotPool", lambda _: bots)


async def until_steady_is_done(table: LocalTable) -> list[str | None]:
    """What the trouble was until then, each time that it changed."""
    troubles: list[str | None] = [None]
    done = asyncio.Event()

    def see() -> None:
        if troubles[-1:] != [table.trouble]:
            troubles.append(table.trouble)
        if table.view.seats[1].done:
            done.set()

    table.on_change = see
    table.start()
    await asyncio.wait_for(done.wait(), CEILING_SECONDS)
    await table.close()
    return troubles


@pytest.mark.parametrize("answer", ["nonsense", "z9=3"])
def test_a_bot_that_answers_nonsense_is_asked_again(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    think_with(monkeypatch, Bots(answer, answer, "e2=3"))
    assert asyncio.run(until_steady_is_done(table)) == [None, "play-no-bot", None]


def test_where_no_process_can_be_started_the_table_says_so_and_tries_again(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = iter([OSError("no more"), OSError("no more"), Bots("e2=3")])

    def start(_: int) -> object:
        found = next(bots)
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setattr("hashi.bot_pool.pool.BotPool", start)
    assert asyncio.run(until_steady_is_done(table)) == [None, "play-no-bot", None]


def test_while_bots_get_ready_the_table_says_so(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unready(Bots):
        """Ready when a test says so, and the same for their move."""

        def __init__(self) -> None:
            super().__init__("e2=3")
            self.may_be_ready, self.may_move = asyncio.Event(), asyncio.Event()

        async def warm_up(self) -> None:
            await self.may_be_ready.wait()

        async def move(self, *_: object) -> str:
            await self.may_move.wait()
            return "e2=3"

    bots = Unready()
    think_with(monkeypatch, bots)
    sitting = Sitting(table)

    async def play() -> None:
        assert table.bots_ready
        table.start()
        await changed(table, lambda: not table.bots_ready)
        await sitting.type("d2=4")
        assert sitting.what == "Done. Waiting for Steady."
        assert sitting.why == "Bots are getting ready … (once) T takes your move back."
        bots.may_be_ready.set()
        await changed(table, lambda: table.bots_ready)
        assert sitting.why == "T takes your move back."
        bots.may_move.set()
        await changed(table, lambda: table.view.seats[1].done)
        await table.close()

    asyncio.run(asyncio.wait_for(play(), CEILING_SECONDS))


async def changed(table: LocalTable, is_so: Callable[[], bool]) -> None:
    """Until it is so, as seen whenever the table tells of a change."""
    told = asyncio.Event()
    before = table.on_change

    def see() -> None:
        before()
        told.set()

    table.on_change = see
    while not is_so():
        await told.wait()
        told.clear()
    table.on_change = before


def test_a_closed_table_leaves_nothing_running(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(Bots):
        async def move(self, *_: object) -> str:
            await asyncio.Event().wait()
            raise AssertionError

    async def play() -> None:
        think_with(monkeypatch, Slow())
        table.start()
        await changed(table, lambda: not table.bots_ready)
        await table.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(play())


def test_a_hint_for_a_sheet_that_was_put_right_meanwhile_is_not_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_for(tmp_path / "game.hashi", pen=Pen.FREE, bots=LocalBots())

    class Slow(Bots):
        async def hint(self, *_: object) -> str:
            await table.send(Fix(0, 1, "d2 d2=e2 c2-d2"))
            return "- -"

    async def play() -> None:
        await table.send(Done(0, 0, "e2=3", 0))
        await table.hurry()
        await table.send(Done(0, 1, "c2 d2-e2", 0))
        await table.hurry()
        with pytest.raises(Refusal, match="no-bot-now"):
            await table.send(Hint(0, 2, 1))

    think_with(monkeypatch, Slow(""))
    asyncio.run(play())
    assert table.table.hints == ()


@pytest.mark.parametrize("where", ["move", "paint"])
def test_a_failure_that_nobody_waits_for_is_heard_of(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Be it a bot's, or of what is painted when it has moved."""
    heard: list[BaseException] = []

    async def play() -> None:
        told = asyncio.Event()

        def hear(_: object, context: dict[str, Any]) -> None:
            heard.append(context["exception"])
            assert "handle" in context
            told.set()

        asyncio.get_running_loop().set_exception_handler(hear)
        think_with(monkeypatch, Bots(ValueError("move") if where == "move" else "e2=3"))
        if where == "move":
            table.start()
        else:
            await table.send(Done(0, 0, "d2=4", 0))

            def fail() -> None:
                raise ValueError("paint")

            table.on_change = fail
        await asyncio.wait_for(told.wait(), CEILING_SECONDS)
        await table.close()

    asyncio.run(play())
    assert [str(error) for error in heard] == [where]
    assert not table._live.thinking
