"""A hint, from bots who may not be there yet."""

import asyncio

from hashi.table.commands import Hint
from hashi.table.refusal import Refusal
from hashi.tui.at_hand import TableAtHand

NOT_READY = "no-bot-now"
MOST_WAITS = 10
A_WAIT = 1.5
"""So often, and for so many seconds, a hint waits for bots that are not ready."""


async def ask_for_hint(table: TableAtHand, command: Hint) -> None:
    """Bots are not ready at once after a start, and busy machines are slow; raises `Refusal`."""
    for _ in range(MOST_WAITS):
        try:
            return await table.send(command)
        except Refusal as refused:
            if refused.code != NOT_READY:
                raise
        await asyncio.sleep(A_WAIT)
    raise Refusal(NOT_READY)
