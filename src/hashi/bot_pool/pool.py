"""Bots think in processes of their own, so that nobody else has to wait for them."""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass

from hashi.bot_pool.fair_queue import Asker, FairTurns
from hashi.bot_pool.processes import Processes, ProcessLost, stand_back
from hashi.records import DECK, board_file, deck_named
from hashi.rules import Game, Mode, Pen, Setup, View
from hashi.table.refusal import Refusal

LOG = logging.getLogger("hashi")

MOST_HINTS = 8
MOST_HINTS_IN_ALL = 32
"""How many hints one visitor may wait for at the same time, and all visitors together."""

MOVES_BEFORE_A_HINT = 3
"""How many moves in a row go before a hint that waits: tables wait for moves, and one player for a
hint."""

ALONE = Asker("", "")
"""Where there is one table only."""

REHEARSED_PLAYOUTS = 100
"""Enough to have all compiled that a hint needs. In seconds, compiling itself would use them up."""


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


class BotPool:
    """Some processes that know the bots. Visitors and tables take turns; moves go before hints.

    Call `warm_up` before anything else.
    """

    def __init__(self, processes: int | None = None, hint_times: HintTimes = USUAL_TIMES) -> None:
        self._ready = asyncio.Event()
        self._hint_times = hint_times
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._processes = Processes(self._count, _get_ready)
        self._free = self._count
        self._hints = FairTurns()
        self._moves = FairTurns()
        self._moves_in_a_row = 0
        self._hints_asked = Counter[str]()
        self._thoughts: set[asyncio.Task[str]] = set()

    @property
    def is_ready(self) -> bool:
        """False until the first process has compiled or loaded the bots, or has failed to."""
        return self._ready.is_set()

    async def move(self, bot: str, seed: int, view: View, asker: Asker = ALONE) -> str:
        """The bot's move or, before the first card, its first entry, as a record writes it.

        Waits for `warm_up`: each process that starts before its end compiles all bots for itself.
        """
        await self._ready.wait()
        await self._wait_in(self._moves, asker)
        return await self._occupy(self._think(bot, seed, view, None))

    def check_hint(self, asker: Asker) -> None:
        """Refuse a hint before anything is thought of it."""
        if not self.is_ready:
            raise Refusal("bots-getting-ready")
        asked = self._hints_asked
        if asked[asker.visitor] >= MOST_HINTS or asked.total() >= MOST_HINTS_IN_ALL:
            raise Refusal("too-many-hints")

    async def hint(self, seed: int, view: View, asker: Asker = ALONE) -> str:
        """What the master would do; the more people wait for hints, the shorter it thinks."""
        self.check_hint(asker)
        asked = self._hints_asked
        asked[asker.visitor] += 1
        loop, times = asyncio.get_running_loop(), self._hint_times
        end = loop.time() + times.goal_seconds
        try:
            async with asyncio.timeout(times.limit_seconds):
                await self._wait_in(self._hints, asker)
                left = max(0.0, end - loop.time())
                share = left * self._count / asked.total()
                seconds = min(share, times.thinking_seconds)
                return await self._occupy(self._think("master", seed, view, seconds))
        except TimeoutError:
            raise Refusal("no-bot-now") from None
        finally:
            asked[asker.visitor] -= 1
            if not asked[asker.visitor]:
                del asked[asker.visitor]

    async def _wait_in(self, turns: FairTurns, asker: Asker) -> None:
        """Until there is a process that is free."""
        if self._free:
            self._free -= 1
        else:
            await turns.wait(asker, self._next)

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
        while self._moves or self._hints:
            is_move = self._is_moves_turn
            if (self._moves if is_move else self._hints).give():
                self._moves_in_a_row = self._moves_in_a_row + 1 if is_move else 0
                return
        self._free += 1

    @property
    def _is_moves_turn(self) -> bool:
        if not self._hints:
            return True
        return bool(self._moves) and self._moves_in_a_row < MOVES_BEFORE_A_HINT

    async def _think(self, bot: str, seed: int, view: View, seconds: float | None) -> str:
        try:
            return await self._processes.run(_choose, bot, seed, view, seconds)
        except ProcessLost:
            raise Refusal("no-bot-now") from None
        except Exception as error:
            LOG.error("%s failed: %s", bot, type(error).__name__)
            raise Refusal("no-bot-now") from None

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
        await self._processes.run(_rehearse)
        self._processes.start_all()

    def close(self) -> None:
        """Nobody waits for what they think any more."""
        for thinking in self._thoughts:
            thinking.cancel()
        self._processes.close()


def _get_ready() -> None:
    """Load the bots, and only then stand back: on a busy machine compiling would never end."""
    with suppress(Exception):  # a process must start all the same; `warm_up` tells what failed
        _rehearse()
    stand_back()


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
