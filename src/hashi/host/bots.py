"""The bots, as a host asks them."""

from typing import Protocol

from hashi.bot_pool.fair_queue import Asker
from hashi.rules import View
from hashi.table.seat import Level

FALLBACK: Level = "random"
"""The bot that moves if another cannot."""


class Bots(Protocol):
    """They choose from a view alone, and answer as a record writes moves."""

    @property
    def is_ready(self) -> bool:
        """False while they are compiled or loaded, so that none of them answers yet."""

    async def move(self, bot: str, seed: int, view: View, asker: Asker) -> str:
        """The move of that bot; raises `Refusal` if it cannot move."""

    async def hint(self, seed: int, view: View, asker: Asker) -> str:
        """The move that the master would make; raises `Refusal` if there is none in time."""
