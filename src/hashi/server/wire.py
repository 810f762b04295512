"""WebSockets as they come over the wire: what a stalled or hostile client may cost.

uvicorn waits without end for a client to read, also when it closes the connection, and answers
pings without looking whether anybody takes the answers. A connection that does not take what it is
sent is cut here; there is no other way to be rid of it.
"""

import asyncio
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hashi.server.talk import Ending

SLOWEST = 5.0
"""In seconds: how long a client may take nothing of what it is sent, and how long it has to read
the rest when the connection ends."""

FAREWELL = 0.2
"""In seconds: how long someone who sends too much has to see why the connection ends."""

MOST_FRAGMENTS = 64
"""In how many pieces a message may come."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    async def send(self, message: Any) -> None:
        if not self.writable.is_set():
            await self._drain()
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == Ending.TOO_MUCH:
            self.transport.pause_reading()  # of a flood, nothing more is worth reading
            self.loop.call_later(FAREWELL, self.transport.abort)

    async def _drain(self) -> None:
        try:
            async with asyncio.timeout(SLOWEST):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()
            raise ClientDisconnected from None

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(SLOWEST, self.transport.abort)

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
            return
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._give_up(Ending.BAD_MESSAGE)
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """uvicorn would write a whole traceback into the log for each text that is none."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._give_up(Ending.BAD_MESSAGE)
            return
        super().send_receive_event_to_app()

    def _give_up(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
