"""Bots think in processes of their own, so that nobody else has to wait for them."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread

from hashi.records import DECK, board_file, deck_named
from hashi.rules import Game, Mode, Pen, Setup, View
from hashi.table.refusal import Refusal

LOG = logging.getLogger("hashi")

MOST_HINTS = 8
"""How many hints may be waited for at the same time."""

REHEARSED_PLAYOUTS = 100
"""Enough to have all compiled that a hint needs. In seconds, compiling itself would use them up."""

NICENESS = 5
"""How far bots that think stand back behind everything else on the machine."""


@dataclass(frozen=True)
class HintTimes:
    """How long a hint may take."""

    thinking_seconds: float = 0.8
    """Thinking time per hint."""
    goal_seconds: float = 1.5
    """Waiting and thinking together: a master who starts late thinks for a shorter time."""
    limit_seconds: float = 2.0
    """A hint that takes longer is refused."""


USUAL_TIMES = HintTimes()

Line = deque[asyncio.Future[None]]


class Thinkers:
    """Some processes that know the bots. People who wait for a hint come first.

    Call `warm_up` before anything else.
    """

    def __init__(self, processes: int | None = None, hint_times: HintTimes = USUAL_TIMES) -> None:
        self._ready = asyncio.Event()
        self._hint_times = hint_times
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()
        self._free = self._processes
        self._hints: Line = deque()
        self._moves: Line = deque()
        self._hints_asked = 0
        self._thoughts: set[asyncio.Task[str]] = set()

    @property
    def is_ready(self) -> bool:
        """False until the first process has compiled or loaded the bots, or has failed to."""
        return self._ready.is_set()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked, as a copy of a running program would be; and each starts with its first task.
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _prepare)

    async def move(self, bot: str, seed: int, view: View) -> str:
        """The bot's move or, before the first card, its first entry, as a record writes it.

        Waits for `warm_up`: each process that starts before its end compiles all bots for itself.
        """
        await self._ready.wait()
        await self._wait_in(self._moves)
        return await self._occupy(self._think(bot, seed, view, None))

    async def hint(self, seed: int, view: View) -> str:
        """What the master would do; the more people wait for hints, the shorter it thinks."""
        if not self.is_ready:
            raise Refusal("bots-getting-ready")
        if self._hints_asked >= MOST_HINTS:
            raise Refusal("too-many-hints")
        self._hints_asked += 1
        loop, times = asyncio.get_running_loop(), self._hint_times
        end = loop.time() + times.goal_seconds
        try:
            async with asyncio.timeout(times.limit_seconds):
                await self._wait_in(self._hints)
                left = max(0.0, end - loop.time())
                share = left * self._processes / self._hints_asked
                seconds = min(share, times.thinking_seconds)
                return await self._occupy(self._think("master", seed, view, seconds))
        except TimeoutError:
            raise Refusal("no-bot-now") from None
        finally:
            self._hints_asked -= 1

    async def _wait_in(self, line: Line) -> None:
        """Until there is a process that is free."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn by then
                self._next()
            raise

    async def _occupy(self, thought: Coroutine[None, None, str]) -> str:
        """What comes of the thought. Its process is busy until then, whoever still waits for it."""
        thinking = asyncio.create_task(thought)
        self._thoughts.add(thinking)
        thinking.add_done_callback(self._on_thought)
        return await asyncio.shield(thinking)

    def _on_thought(self, thinking: asyncio.Task[str]) -> None:
        self._thoughts.discard(thinking)
        if not thinking.cancelled():
            thinking.exception()  # looked at, also where nobody waits for it any more
        self._next()

    def _next(self) -> None:
        for line in (self._hints, self._moves):
            while line:
                turn = line.popleft()
                if not turn.cancelled():
                    turn.set_result(None)
                    return
        self._free += 1

    async def _think(self, bot: str, seed: int, view: View, seconds: float | None) -> str:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, _choose, bot, seed, view, seconds)
            except BrokenProcessPool:  # one of them was killed: others shall do it
                if pool is self._pool:
                    self._pool = self._new_pool()
            except Exception as error:
                LOG.error("%s failed: %s", bot, type(error).__name__)
                raise Refusal("no-bot-now") from None
        raise Refusal("no-bot-now")

    async def warm_up(self) -> None:
        """Get the bots ready. After a failure they count as ready, too, so that moves are tried."""
        try:
            await self._load_bots()
        except Exception as error:
            LOG.error("bots could not be warmed up: %s", type(error).__name__)
        self._ready.set()

    async def _load_bots(self) -> None:
        """Wait until one process has loaded them: after an installation it compiles them.

        The other processes start then, and read what the first one wrote.
        """
        await asyncio.get_running_loop().run_in_executor(self._pool, _rehearse)
        for _ in range(self._processes):
            self._pool.submit(_do_nothing)  # starts a process, unless enough of them are idle

    def close(self) -> None:
        """Nobody waits for what they think any more."""
        for thinking in self._thoughts:
            thinking.cancel()
        # Shutting the pool down would wait for their thoughts. Before Python 3.14, which has
        # `terminate_workers`, a pool has no public way to end its processes.
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """A Ctrl-C is meant for the program that asks, which then ends its thinkers; if it was killed,
    they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_program, daemon=True).start()
    _get_ready()


def _end_with_the_program() -> None:
    program = multiprocessing.parent_process()
    assert program is not None
    program.join()
    os._exit(0)


def _get_ready() -> None:
    """Load the bots, and only then stand back: on a busy machine compiling would never end."""
    with suppress(Exception):  # a process must start all the same; `warm_up` tells what failed
        _rehearse()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _do_nothing() -> None:
    """A task for a process that shall only get ready."""


def _rehearse() -> None:
    """Every bot makes a first entry and a move, with some playouts where it needs them."""
    from hashi.bots import CHARACTERS, Budget, make_bot
    from hashi.bots.machine_code import note_compiled

    deck = deck_named(DECK)
    setup = Setup(board_file("A").board, deck, Mode.SOLO, Pen.CHECKED, ("Rehearsal",))
    for name in CHARACTERS:
        bot = make_bot(name, 0, Budget(playouts=REHEARSED_PLAYOUTS))
        game = Game.begin(setup, (bot.start(View.before(setup, 0)),)).reveal(deck.cards[0])
        bot.choose(View.of(game, 0))
    note_compiled(CHARACTERS)


def _choose(bot: str, seed: int, view: View, seconds: float | None) -> str:
    from hashi.bots import AS_USUAL, Budget, make_bot  # heavy, and only needed here
    from hashi.bots.master import OPENING_EFFORT

    if view.card is None and seconds is not None:
        # Master spends four times its budget on a first entry; a hint must stay within `seconds`.
        seconds /= OPENING_EFFORT
    budget = AS_USUAL if seconds is None else Budget(seconds=seconds)
    player = make_bot(bot, seed, budget)
    return str(player.start(view) if view.card is None else player.choose(view))
