"""Starts requests one at a time, with pauses for the tables, and limits sockets."""

import asyncio
from collections import Counter
from typing import Any

from hashi.bot_pool.fair_queue import Asker, FairQueue
from hashi.server.rate_limits import OpenSockets, visitor_at

PAUSE_SECONDS = 0.001
"""How long tables have the loop for themselves after the beginning of each request."""

MOST_WAITING = 500
"""Most waiting requests of one visitor, including those whose client has left."""

TOO_MANY = b'{"code":"too-many-requests","clause":null,"facts":{}}'


class Admission:
    """An application of ASGI around another one. Visitors take turns."""

    def __init__(self, app: Any, sockets: OpenSockets) -> None:
        self._app = app
        self._sockets = sockets
        self._waiting_of = Counter[str]()
        self._waiting = FairQueue[asyncio.Future[None]]()
        self._is_pausing = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        visitor = visitor_at(scope["client"][0]) if scope.get("client") else ""
        if not self._has_room_for(visitor, scope):
            await refuse(scope, send)
            return
        if scope["type"] == "http":
            await self._turn_of(visitor)
        await self._app(scope, receive, send)

    def _has_room_for(self, visitor: str, scope: Any) -> bool:
        """A socket is counted from now on."""
        if scope["type"] == "websocket":
            return self._sockets.enter(visitor, scope["state"]["gone"])
        return self._waiting_of[visitor] < MOST_WAITING

    async def _turn_of(self, visitor: str) -> None:
        loop = asyncio.get_running_loop()
        if not self._is_pausing:
            self._is_pausing = True
            loop.call_soon(self._pause)  # which comes when this request waits for something
            return
        turn = loop.create_future()
        self._waiting.put(Asker(visitor, ""), turn)
        self._waiting_of[visitor] += 1
        try:
            await turn
        finally:
            self._waiting_of[visitor] -= 1
            if not self._waiting_of[visitor]:
                del self._waiting_of[visitor]

    def _pause(self) -> None:
        asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._next)

    def _next(self) -> None:
        while self._waiting:
            turn = self._waiting.take()
            if not turn.done():  # else its request was cancelled
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._pause)
                return
        self._is_pausing = False


async def refuse(scope: Any, send: Any) -> None:
    """Answer that there is too much of this visitor; a WebSocket that is not open yet, too."""
    answer = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": f"{answer}.start", "status": 429, "headers": headers})
    await send({"type": f"{answer}.body", "body": TOO_MANY})
