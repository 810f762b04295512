"""Bots at tables: in other processes, and in nobody's way."""

import asyncio
import gc
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from ceilings import CEILING_SECONDS
from jumping import in_jumping_loop
from server.lobbies import (
    QUICK,
    Device,
    SimpleBots,
    SlowBots,
    UnreadyBots,
    lobby_in,
    simple_choice,
    until,
    view_before,
)
from server.stores import in_loop

from hashi import bots
from hashi.bot_pool import pool as thinking
from hashi.bot_pool.fair_queue import Asker
from hashi.bot_pool.pool import (
    ALONE,
    MOST_HINTS,
    MOVES_BEFORE_A_HINT,
    USUAL_TIMES,
    BotPool,
    HintTimes,
)
from hashi.bot_pool.processes import NICENESS, Processes
from hashi.bots import AS_USUAL, Budget
from hashi.bots.bot import Bot
from hashi.bots.master import OPENING_EFFORT
from hashi.rules import Flag, Mode, View
from hashi.server.rate_limits import MOST_HINTS_PER_ROUND
from hashi.table.commands import Done, Hint
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.table import Phase

FOUR = tuple(Place(bot=bot) for bot in ("random", "novice", "steady", "random"))


class WarmBots(BotPool):
    """Warmed up once for all tests."""

    async def warm_up(self) -> None:
        pass


@pytest.fixture(scope="module")
def real_thinkers() -> Iterator[BotPool]:
    bot_pool = WarmBots(1, HintTimes(limit_seconds=CEILING_SECONDS))
    asyncio.run(BotPool.warm_up(bot_pool))
    yield bot_pool
    bot_pool.close()


@in_loop
async def test_a_hint_comes_in_two_steps(tmp_path: Path, real_thinkers: BotPool) -> None:
    async with lobby_in(tmp_path, bot_pool=real_thinkers) as lobby:
        ticket, _ = await lobby.open(
            TableRequest((Place("Aki"),), Options(mode=Mode.SOLO, settles=False))
        )
        aki = await Device.connect(lobby, ticket)
        taken = aki.own[0]["draft"]["islands"]
        island = next(island for island in aki.view["islands"] if island not in taken)
        assert await aki.ask(Done(0, 0, f"{island}=3")) == "ok"
        assert await aki.ask(Hint(0, 1, 2)) == "first-half-first"
        assert await aki.ask(Hint(0, 1, 1)) == "ok"
        assert aki.own[0]["hint"]["islands"]
        assert aki.own[0]["hint"]["move"] is None
        assert await aki.ask(Hint(0, 1, 1)) == "ok"
        assert [news["event"] for news in aki.news].count("hint-taken") == 1
        assert await aki.ask(Hint(0, 1, 2)) == "ok"
        assert await aki.ask(Done(0, 1, str(aki.own[0]["hint"]["move"]))) == "ok"


@in_loop
async def test_four_bots_play_to_the_end_though_one_process_is_killed(
    tmp_path: Path, real_thinkers: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    [worker] = real_thinkers._processes.pids
    async with lobby_in(tmp_path, bot_pool=real_thinkers) as lobby:
        ticket, _ = await lobby.open(TableRequest(FOUR, QUICK))
        live = await lobby.table(ticket.table)
        await until(lambda: live.table.round > 3)
        os.kill(worker, signal.SIGKILL)
        await until(lambda: live.table.phase is Phase.OVER)
    assert caplog.text == ""


class FailingBots(SimpleBots):
    """The novice answers what it was told to; the others can do it."""

    def __init__(self, answer: str | Exception) -> None:
        super().__init__()
        self._answer = answer

    async def _think(self, bot: str, seed: int, view: View, seconds: float | None) -> str:
        right = await super()._think(bot, seed, view, seconds)
        if bot != "novice":
            return right
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


@pytest.mark.parametrize("answer", [Refusal("no-bot-now"), "a1 a1-z9", "gibberish", "- - -"])
@in_loop
async def test_a_bot_that_fails_freezes_no_table(
    tmp_path: Path, answer: str | Exception, caplog: pytest.LogCaptureFixture
) -> None:
    bot_pool = FailingBots(answer)
    async with lobby_in(tmp_path, bot_pool=bot_pool) as lobby:
        ticket, _ = await lobby.open(
            TableRequest((Place(bot="novice"), Place(bot="random")), QUICK)
        )
        live = await lobby.table(ticket.table)
        await until(lambda: live.table.phase is Phase.OVER)
    assert "novice could not move" in caplog.text
    bot_pool.close()


@in_loop
async def test_an_exception_in_a_bot_is_told_without_its_values(
    real_thinkers: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Refusal, match="no-bot-now"):
        await real_thinkers.move("nobody", 1, view_before())
    assert caplog.messages == ["nobody failed: KeyError"]


@in_jumping_loop
async def test_a_process_is_busy_until_it_has_thought_whoever_still_waits_for_it() -> None:
    bot_pool = SlowBots()
    with pytest.raises(Refusal, match="no-bot-now"):
        await bot_pool.hint(0, view_before())
    move = asyncio.create_task(bot_pool.move("novice", 0, view_before()))
    await asyncio.sleep(1)
    assert bot_pool.begun == ["master"], "the novice waits for the process"
    bot_pool.go.set()
    assert await move == simple_choice(view_before())
    assert bot_pool.begun == ["master", "novice"]
    bot_pool.close()


@in_jumping_loop
async def test_a_thought_that_fails_when_nobody_waits_for_it_is_no_news(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot_pool = SlowBots()
    with pytest.raises(Refusal, match="no-bot-now"):
        await bot_pool.hint(0, view_before())
    monkeypatch.setattr("server.lobbies.simple_choice", lambda _: 1 / 0)
    bot_pool.go.set()
    await asyncio.sleep(1)
    assert bot_pool.asked == ["master"]
    gc.collect()  # which is when a failure that nobody looked at is told
    assert caplog.records == []
    bot_pool.close()


class CountingBots(SimpleBots):
    """Think as long as they are given, and remember in which order."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []

    async def _think(self, bot: str, _: int, view: View, seconds: float | None) -> str:
        self.asked.append(bot)
        if seconds is not None:
            self.seconds.append(seconds)
        await asyncio.sleep(seconds or 0.1)
        return simple_choice(view)


class BusyBots(SimpleBots):
    """Have no hint in time."""

    async def hint(self, *_: object) -> str:
        raise Refusal("no-bot-now")


class MistakenBots(SimpleBots):
    """Have hints that help nobody."""

    async def hint(self, _seed: int, view: View, _asker: Asker = ALONE) -> str:
        if view.card is None:
            return f"{next(iter(view.setup.board.flagged[Flag.RED]))}=3"
        line = str(view.setup.board.lines[0])
        return " ".join(["-", *[line] * (view.card.bridges + 1)])


def of(table: int, visitor: str = "Aki") -> Asker:
    return Asker(visitor, f"table {table}")


@in_jumping_loop
async def test_moves_go_before_hints_but_not_for_ever() -> None:
    bot_pool = CountingBots()
    view = view_before()
    thoughts = [asyncio.create_task(bot_pool.hint(1, view)) for _ in range(2)]
    await asyncio.sleep(0)
    thoughts += [asyncio.create_task(bot_pool.move("novice", 1, view)) for _ in range(4)]
    await asyncio.gather(*thoughts)
    assert bot_pool.asked == ["master", *["novice"] * MOVES_BEFORE_A_HINT, "master", "novice"]
    bot_pool.close()


@in_jumping_loop
async def test_a_visitor_who_asks_for_much_keeps_nobody_else_waiting() -> None:
    bot_pool = CountingBots()
    view = view_before()
    mass = [
        asyncio.create_task(bot_pool.move("novice", 1, view, of(table, "Mallory")))
        for table in range(20)
        for _ in range(3)
    ]
    hints = [
        asyncio.create_task(bot_pool.hint(1, view, of(table, "Mallory")))
        for table in range(MOST_HINTS)
    ]
    await asyncio.sleep(0)
    move = asyncio.create_task(bot_pool.move("steady", 1, view, of(1, "Ben")))
    hint = asyncio.create_task(bot_pool.hint(1, view, of(1, "Ben")))
    await asyncio.gather(move, hint)
    assert bot_pool.asked.index("steady") == 2, "the thought that goes on, and one more"
    assert bot_pool.asked.count("master") <= 2, "Mallory's hint and Ben's"
    await asyncio.gather(*mass, *hints, return_exceptions=True)
    bot_pool.close()


@in_loop
async def test_a_bot_thinks_of_so_many_hints_for_one_player_in_a_round(tmp_path: Path) -> None:
    bot_pool = MistakenBots()
    async with lobby_in(tmp_path, bot_pool=bot_pool) as lobby:
        ticket, _ = await lobby.open(TableRequest((Place("Aki"), Place("Ben")), QUICK))
        both = await Device.connect(lobby, ticket)
        for _ in range(MOST_HINTS_PER_ROUND):
            assert await both.ask(Hint(0, 0, 1)) == "start-flag"
        assert await both.ask(Hint(0, 0, 1)) == "no-more-hints"
        assert await both.ask(Hint(1, 0, 1)) == "start-flag", "another player"
        for seat in (0, 1):
            assert await both.ask(Done(seat, 0, simple_choice(view_before()))) == "ok"
        assert await both.ask(Hint(0, 1, 1)) == "wrong-bridge-count", "another round"
    bot_pool.close()


@pytest.mark.parametrize(
    ("bots", "code"), [(BusyBots, "no-bot-now"), (UnreadyBots, "bots-getting-ready")]
)
@in_loop
async def test_waiting_for_bots_uses_up_no_hints(
    tmp_path: Path, bots: Callable[[], BotPool], code: str
) -> None:
    bot_pool = bots()
    async with lobby_in(tmp_path, bot_pool=bot_pool) as lobby:
        ticket, _ = await lobby.open(TableRequest((Place("Aki"), Place("Ben")), QUICK))
        aki = await Device.connect(lobby, ticket)
        for _ in range(2 * MOST_HINTS_PER_ROUND):
            assert await aki.ask(Hint(0, 0, 1)) == code
    bot_pool.close()


@in_jumping_loop
async def test_many_hints_share_the_time_and_no_more_than_some_wait() -> None:
    bot_pool = CountingBots()
    view = view_before()
    hints = [asyncio.create_task(bot_pool.hint(1, view)) for _ in range(MOST_HINTS)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="too-many-hints"):
        await bot_pool.hint(1, view)
    await asyncio.gather(*hints)
    assert sum(bot_pool.seconds) <= USUAL_TIMES.goal_seconds
    assert await bot_pool.hint(1, view)
    bot_pool.close()


@pytest.mark.parametrize("seconds", [USUAL_TIMES.limit_seconds, 7])
@in_jumping_loop
async def test_nobody_waits_for_a_hint_longer_than_the_limit(seconds: float) -> None:
    bot_pool = SlowBots(HintTimes(limit_seconds=seconds))
    thinking = asyncio.create_task(bot_pool.move("novice", 1, view_before()))
    loop = asyncio.get_running_loop()
    begun = loop.time()
    with pytest.raises(Refusal, match="no-bot-now"):
        await bot_pool.hint(1, view_before())
    assert loop.time() - begun == pytest.approx(seconds)
    bot_pool.go.set()
    await thinking
    assert await bot_pool.hint(1, view_before())
    bot_pool.close()


@in_jumping_loop
async def test_whoever_gives_up_waiting_is_passed_over() -> None:
    bot_pool = CountingBots()
    moves = [asyncio.create_task(bot_pool.move("novice", 1, view_before())) for _ in range(6)]
    await asyncio.sleep(0.05)
    for move in (moves[0], moves[1], moves[3]):
        move.cancel()
    ended = await asyncio.gather(*moves, return_exceptions=True)
    gave_up = [isinstance(each, asyncio.CancelledError) for each in ended]
    assert gave_up == [True, True, False, True, False, False]
    moves = [asyncio.create_task(bot_pool.move("novice", 1, view_before())) for _ in range(3)]
    await asyncio.sleep(0.05)
    moves[0].cancel()
    await asyncio.sleep(0)  # now it is the second one's turn
    moves[1].cancel()
    ended = await asyncio.gather(*moves, return_exceptions=True)
    assert isinstance(ended[2], str)
    bot_pool.close()


PROGRAM = """
import asyncio, os, sys
from hashi.bot_pool.pool import BotPool
if __name__ == "__main__":
    bot_pool = BotPool(1)
    print(asyncio.run(bot_pool._processes.run(os.getpid)), flush=True)
    sys.stdin.read()
"""


def test_no_thinker_outlives_its_server(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    server = subprocess.Popen(
        [sys.executable, tmp_path / "program.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with server:
        assert server.stdout is not None
        thinker = int(server.stdout.readline())
        os.kill(thinker, 0)
        server.kill()
        # The thinker writes to the same pipe, which ends when all who have it have ended.
        server.communicate(timeout=CEILING_SECONDS)


def test_thinkers_end_no_process_but_their_own() -> None:
    bot_pool = BotPool(1)
    own = asyncio.run(bot_pool._processes.run(os.getpid))
    ended: list[str] = []
    other = multiprocessing.get_context("spawn").Process(target=signal.pause)
    other.start()
    try:
        setattr(other, "terminate", lambda: ended.append("another"))  # noqa: B010
        bot_pool.close()
        with pytest.raises(ProcessLookupError):
            os.kill(own, 0)
        assert ended == []
    finally:
        other.kill()
        other.join()


# Getting ready


@pytest.mark.parametrize("error", [None, ValueError])
def test_bots_are_compiled_before_their_process_stands_back(
    error: type[Exception] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def rehearse() -> None:
        done.append("rehearsed")
        if error:
            raise error

    monkeypatch.setattr(thinking, "_rehearse", rehearse)
    monkeypatch.setattr(os, "nice", lambda by: done.append(f"nice {by}"), raising=False)
    thinking._get_ready()
    assert done == ["rehearsed", f"nice {NICENESS}"]


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there is no such thing on this system")
def test_a_process_that_is_ready_has_stood_back(real_thinkers: BotPool) -> None:
    niceness = asyncio.run(real_thinkers._processes.run(os.nice, 0))
    assert niceness == min(19, os.nice(0) + NICENESS)


@in_jumping_loop
async def test_a_hint_is_refused_at_once_while_bots_get_ready() -> None:
    bot_pool = UnreadyBots()
    warming = asyncio.create_task(bot_pool.warm_up())
    await asyncio.sleep(0)
    loop = asyncio.get_running_loop()
    begun = loop.time()
    with pytest.raises(Refusal, match="bots-getting-ready"):
        await bot_pool.hint(1, view_before())
    assert loop.time() == begun
    bot_pool.get_ready()
    await warming
    bot_pool.let_think()
    assert await bot_pool.hint(1, view_before())
    bot_pool.close()


@in_loop
async def test_bots_move_after_one_process_alone_has_got_ready() -> None:
    bot_pool = BotPool(3)
    warming = asyncio.create_task(bot_pool.warm_up())
    moves = [asyncio.create_task(bot_pool.move("random", 1, view_before())) for _ in range(3)]
    counts: list[int] = []
    async with asyncio.timeout(CEILING_SECONDS):
        while not bot_pool.is_ready:
            counts.append(len(bot_pool._processes.pids))
            await asyncio.sleep(0.01)
        await asyncio.gather(warming, *moves)
    assert max(counts) == 1
    assert len(bot_pool._processes.pids) == 3
    bot_pool.close()


class Threads(Processes):
    """Work is done in the test's process."""

    async def run(  # type: ignore[override]  # of any work
        self, work: Callable[..., Any], *arguments: Any
    ) -> Any:
        return await asyncio.to_thread(work, *arguments)

    def start_all(self) -> None:
        """There is none."""


@pytest.mark.parametrize("error", [None, ValueError])
@in_loop
async def test_bots_are_ready_after_their_rehearsal_also_if_it_failed(
    error: type[Exception] | None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """So that a bot's move is tried, and whoever waits for it hears what is the matter."""
    bot_pool = BotPool(1)
    bot_pool._processes = Threads(1)

    def rehearse() -> None:
        assert not bot_pool.is_ready
        if error:
            raise error

    monkeypatch.setattr(thinking, "_rehearse", rehearse)
    await bot_pool.warm_up()
    assert bot_pool.is_ready
    assert caplog.messages == (["bots could not be warmed up: ValueError"] if error else [])
    monkeypatch.setattr(thinking, "_choose", lambda *_: "e2=3")
    assert await bot_pool.move("novice", 1, view_before()) == "e2=3"
    bot_pool.close()


def test_a_hint_for_the_first_entry_takes_no_longer_than_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By itself the master thinks longer about it, and longer than a hint may take."""
    budgets: list[Budget] = []

    def make_bot(_name: str, seed: int, budget: Budget) -> Bot:
        budgets.append(budget)
        return bots.CHARACTERS["random"](seed, budget)

    monkeypatch.setattr(bots, "make_bot", make_bot)
    for seconds in (0.8, None):
        assert thinking._choose("master", 1, view_before(), seconds).endswith(("=3", "=4"))
    assert budgets[0].seconds is not None
    assert (budgets[0] * OPENING_EFFORT).seconds == pytest.approx(0.8)
    assert budgets[1] == AS_USUAL


@in_loop
async def test_everybody_is_told_when_the_bots_are_ready(tmp_path: Path) -> None:
    bot_pool = UnreadyBots()
    async with lobby_in(tmp_path, bot_pool=bot_pool) as lobby:
        request = TableRequest((Place("Aki"), Place(bot="novice")), QUICK)
        aki = await Device.connect(lobby, (await lobby.open(request))[0])
        assert aki.bots_ready is False
        assert await aki.ask(Done(0, 0, simple_choice(view_before()))) == "ok"
        assert (aki.bots_ready, aki.view["seats"][1]["done"]) == (False, False)
        solo = TableRequest((Place("Ben"),), Options(mode=Mode.SOLO, settles=False))
        ben = await Device.connect(lobby, (await lobby.open(solo))[0])
        assert await ben.ask(Done(0, 0, simple_choice(view_before()))) == "ok"
        assert await ben.ask(Hint(0, 1, 1)) == "bots-getting-ready"

        bot_pool.get_ready()
        await until(lambda: ben.hear() == ["seats"])
        assert ben.bots_ready is True
        bot_pool.let_think()
        assert await ben.ask(Hint(0, 1, 1)) == "ok"
        await until(lambda: aki.live.table.round == 1)
        aki.hear()
        assert aki.bots_ready is True

        later = await Device.connect(lobby, (await lobby.open(request))[0])
        assert later.bots_ready is True
    bot_pool.close()


@in_loop
async def test_a_table_that_is_loaded_later_knows_that_bots_are_ready(tmp_path: Path) -> None:
    request = TableRequest((Place("Aki"),), Options(mode=Mode.SOLO))
    async with lobby_in(tmp_path) as lobby:
        ticket, _ = await lobby.open(request)
    bot_pool = UnreadyBots()
    async with lobby_in(tmp_path, bot_pool=bot_pool) as lobby:
        aki = await Device.connect(lobby, ticket)
        assert aki.bots_ready is False
    bot_pool.close()
    async with lobby_in(tmp_path) as lobby:
        await until(lambda: lobby.host._bots.is_ready)
        lobby.registry.tables.clear()
        lobby.registry.kept.clear()
        aki = await Device.connect(lobby, ticket)
        assert aki.bots_ready is True


HINT_AFTER_REHEARSAL = """
import sys
from numba.core.dispatcher import Dispatcher
from hashi.rules import Game, Mode, Pen, Setup, Start, View
from hashi.records import board_file, deck_named
from hashi.bot_pool.pool import _choose, _rehearse

def compiled():
    functions = [
        function
        for name, module in sorted(sys.modules.items()) if name.startswith("hashi.")
        for function in vars(module).values() if isinstance(function, Dispatcher)
    ]
    return {str(function): function.signatures for function in functions}

_rehearse()
before = compiled()
board, deck = board_file("A").board, deck_named("standard")
setup = Setup(board, deck, Mode.SOLO, Pen.CHECKED, ("Ann",))
plain = next(island for island in board.islands if not board.flags[island])
game = Game.begin(setup, (Start(plain, 3),)).reveal(deck.cards[4])
_choose("master", 1, View.of(game, 0), 0.5)
print(len(before) > 0 and compiled() == before)
"""


def test_after_the_rehearsal_nothing_is_left_to_compile_for_a_hint() -> None:
    told = subprocess.run(
        [sys.executable, "-c", HINT_AFTER_REHEARSAL],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=CEILING_SECONDS,
    )
    assert told.stdout == "True\n"
