"""Bots for a table in this process. They think in another one, which starts when it is needed."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from typing import TYPE_CHECKING

from hashi.bot_pool.fair_queue import Asker
from hashi.rules import View
from hashi.table.refusal import Refusal

if TYPE_CHECKING:
    from hashi.bot_pool.pool import BotPool


class LocalBots:
    """Ready until the first of them is needed, and then when they are loaded."""

    def __init__(self) -> None:
        self.is_ready = True
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever `is_ready` changes."""
        self._pool: BotPool | None = None
        self._loading: asyncio.Task[None] | None = None

    async def move(self, bot: str, seed: int, view: View, asker: Asker) -> str:
        return await self._started().move(bot, seed, view, asker)

    async def hint(self, seed: int, view: View, asker: Asker) -> str:
        pool = self._started()
        if self._loading:
            await asyncio.shield(self._loading)
        return await pool.hint(seed, view, asker)

    def _started(self) -> "BotPool":
        if self._pool is None:
            from hashi.bot_pool.pool import BotPool

            try:
                # The process wants a real stream for its errors, and a screen may have taken it.
                with redirect_stderr(sys.__stderr__):
                    self._pool = BotPool(1)
            except OSError:  # no process can be started
                raise Refusal("no-bot-now") from None
            self._set_ready(False)
            self._loading = asyncio.create_task(self._pool.warm_up())
            self._loading.add_done_callback(self._on_loaded)
        return self._pool

    def _on_loaded(self, loading: asyncio.Task[None]) -> None:
        if not loading.cancelled():
            self._set_ready(True)

    def _set_ready(self, ready: bool) -> None:
        self.is_ready = ready
        self.on_change()

    def close(self) -> None:
        if self._loading:
            self._loading.cancel()
        if self._pool:
            self._pool.close()
