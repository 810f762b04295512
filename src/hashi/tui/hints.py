"""A hint, from bots who may not be there yet."""

import asyncio

from hashi.table.commands import Hint
from hashi.table.refusal import Refusal
from hashi.tui.client import TableClient

GETTING_READY = "bots-getting-ready"
BUSY = "no-bot-now"

MOST_WAITS = 10
"""How often a hint waits for bots that are busy."""

WAIT_SECONDS = 1.5
"""Between two attempts to get a hint."""


async def ask_for_hint(table: TableClient, command: Hint) -> None:
    """However long bots need to get ready, and a while if they are busy; raises `Refusal`."""
    waits = 0
    while True:
        try:
            return await table.send(command)
        except Refusal as refused:
            waits += refused.code == BUSY
            if refused.code not in (BUSY, GETTING_READY) or waits > MOST_WAITS:
                raise
        await asyncio.sleep(WAIT_SECONDS)
