"""One connection, seen from the tables: what it may know, and what waits to be sent to it."""

import asyncio

from hashi.server.storage import Grant
from hashi.server.tokens import holder_of
from hashi.table.holder import Holder
from hashi.table.table import Table

MOST_WAITING = 64
"""How many messages may wait for a slow reader before it loses its connection."""


class Client:
    """Messages are put down here without waiting, and sent by a task of the client's own."""

    def __init__(self, grant: Grant, holder: Holder, visitor: str = "") -> None:
        self.grant = grant
        self.holder = holder
        self.visitor = visitor
        self.heard = 0
        """How much of the table's log it has been sent."""
        self.is_gone = False
        self._is_dismissed = False
        self._waiting: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None
        """What its task waits for when nothing waits to be sent."""

    def keep_seats_at(self, table: Table) -> None:
        """Hold what the grant still opens at the table; without any seat left, say goodbye."""
        self.holder = holder_of(self.grant, table)
        if self.grant.role == "seat" and not self.holder.opens_anything:
            self.dismiss()

    def put(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.leave()
        if not self.is_gone:
            self._waiting.append(message)
            self._wake_up()

    @property
    def is_behind(self) -> bool:
        """Whether so much waits that it should be sent before there is more."""
        return len(self._waiting) >= MOST_WAITING // 2

    def leave(self) -> None:
        """Nothing that waits, or comes, will be sent."""
        self.is_gone = True
        self._waiting.clear()
        self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def dismiss(self) -> None:
        """What waits is still sent, and then nothing more."""
        self._is_dismissed = True
        self._wake_up()

    async def take(self) -> list[bytes]:
        """All that waits, as soon as something does; nothing when nothing ever will."""
        while not (self._waiting or self.is_gone or self._is_dismissed):
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        taken, self._waiting = self._waiting, []
        return taken
