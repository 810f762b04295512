"""Bots think in processes of their own, so that nobody else has to wait for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from hashi.records import board_file, deck_named, parse_start
from hashi.rules import Game, Mode, Pen, Setup, View
from hashi.table.refusal import Refusal

HINT_SECONDS = 0.8
"""For which the master thinks about a hint; together with waiting it takes less than two."""

MOST_HINTS = 8
"""How many hints may be waited for at the same time."""


class Thinkers:
    """Some processes that know the bots."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked, as a copy of a running server would be; and each starts with its first task.
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _prepare)

    async def move(self, bot: str, seed: int, view: View) -> str:
        """The bot's move or, before the first card, its first entry, as a record writes it."""
        return await self._think(bot, seed, view, None)

    async def hint(self, seed: int, view: View) -> str:
        """What the master would do."""
        return await self._think("master", seed, view, HINT_SECONDS)

    async def _think(self, bot: str, seed: int, view: View, seconds: float | None) -> str:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, _choose, bot, seed, view, seconds)
        except BrokenProcessPool:  # one of them was killed: others shall do it, when asked again
            if pool is self._pool:
                self._pool = self._new_pool()
            raise Refusal("no-bot-now") from None

    async def warm_up(self) -> None:
        """Have the bots loaded, and after an installation compiled, before anyone waits."""
        loop = asyncio.get_running_loop()
        with suppress(BrokenProcessPool):
            await loop.run_in_executor(self._pool, _rehearse)

    def close(self) -> None:
        """Nobody waits for what they think any more."""
        for process in multiprocessing.active_children():
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """A Ctrl-C is meant for the server, which then ends its thinkers; if it was killed, they go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_the_server() -> None:
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(0)


def _rehearse() -> None:
    """Every bot makes a first entry and a move."""
    from hashi.bots import CHARACTERS

    deck = deck_named("standard")
    setup = Setup(board_file("A").board, deck, Mode.SOLO, Pen.CHECKED, ("Rehearsal",))
    for bot in CHARACTERS:
        start = parse_start(_choose(bot, 0, View.before(setup, 0), 0.0))
        game = Game.begin(setup, (start,)).reveal(deck.cards[0])
        _choose(bot, 0, View.of(game, 0), 0.0)


def _choose(bot: str, seed: int, view: View, seconds: float | None) -> str:
    from hashi.bots import AS_USUAL, Budget, make_bot  # heavy, and only needed here

    budget = AS_USUAL if seconds is None else Budget(seconds=seconds)
    player = make_bot(bot, seed, budget)
    return str(player.start(view) if view.card is None else player.choose(view))
