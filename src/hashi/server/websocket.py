"""WebSockets as they come over the wire: what a stalled or hostile client may cost, and what a
busy one does.

uvicorn waits without end for a client to read, also when it closes the connection, and answers
pings without looking whether anybody takes the answers. A connection that does not take what it is
sent is cut here; there is no other way to be rid of it: a transport that is closed waits for its
reader, too.

Nor does uvicorn spare the system: it stops listening to a client after each message, and writes
each of ours by itself.
"""

import asyncio
from collections.abc import Mapping
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from hashi.server.connection import Ending
from hashi.server.http_parser import SECURE_HEADERS, USUAL_HEADERS

SLOWEST_SECONDS = 5.0
"""How long a client may take nothing of what it is sent, and how long it has to read
the rest when the connection ends."""

FAREWELL_SECONDS = 0.2
"""How long someone who sends too much has to see why the connection ends."""

MOST_FRAGMENTS = 64
"""In how many pieces a message may come."""

MOST_UNWRITTEN_BYTES = 32_768
"""How many bytes are gathered before they are written: of what is written, the transport knows
whether the client takes it."""

MOST_UNREAD = 8
"""How many messages of a client may wait to be looked at before nothing more is read from it."""


MOST_QUEUED = 64
"""How many messages may wait in all. More come only in a flood, which `Pace` does not allow."""

CONTROL_AT_ONCE = 20
CONTROL_PER_SECOND = 1
"""How many pings and pongs a client may send: some at once, and then so many a second."""

PARSED_AT_ONCE = 1_024
"""Bytes parsed between two looks for a flood: one read may hold thousands of frames."""


class Handshake(ServerProtocol):
    """Gives its answer the usual headers, also where the request gets no WebSocket."""

    def __init__(self, usual_headers: Mapping[bytes, bytes], **named: Any) -> None:
        super().__init__(**named)
        self._usual_headers = usual_headers

    def send_response(self, response: Response) -> None:
        for name, value in self._usual_headers.items():
            response.headers[name.decode()] = value.decode()
        super().send_response(response)


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    slowest_seconds = SLOWEST_SECONDS
    usual_headers = USUAL_HEADERS

    _unwritten = 0
    """How many bytes are to be written when the loop comes round."""

    _control_left = float(CONTROL_AT_ONCE)
    _control_since = 0.0
    _is_flooded = False

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Handshake(
            self.usual_headers, max_size=self.config.ws_max_size, logger=self.logger
        )
        self.gone: asyncio.Future[None] = self.loop.create_future()
        """Done when the connection is lost, which may be long after the application has ended."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["gone"] = self.gone
            self.transport.pause_reading()  # nothing comes before the answer from those who mean it

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PARSED_AT_ONCE):
            if self._is_flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + PARSED_AT_ONCE])
            if self.queue.qsize() > MOST_QUEUED:
                self._cut_flood()

    async def send(self, message: Any) -> None:
        if not self.writable.is_set():
            await self._drain()
        is_open = self.conn.state is State.OPEN and not self.disconnected
        if message["type"] == "websocket.send" and is_open:
            self._send_soon(message["text"].encode())
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.transport.resume_reading()
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # or else uvicorn logs that there was no answer
        if message["type"] == "websocket.close" and message.get("code") == Ending.TOO_MUCH:
            self.transport.pause_reading()  # of a flood, nothing more is worth reading
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def _send_soon(self, text: bytes) -> None:
        """Together with all else that is sent before then: a client is mostly told several things
        at once."""
        if not self._unwritten:
            self.loop.call_soon(self._write)
        self.conn.send_text(text)
        self._unwritten += len(text)
        if self._unwritten > MOST_UNWRITTEN_BYTES:
            self._write()

    def _write(self) -> None:
        self._unwritten = 0
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def _drain(self) -> None:
        try:
            async with asyncio.timeout(self.slowest_seconds):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()
            raise ClientDisconnected from None

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(self.slowest_seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def eof_received(self) -> None:
        """A client that sends nothing more may still read the rest."""
        self.loop.call_later(self.slowest_seconds, self.transport.abort)

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
            return
        self._count_control()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_control()
        super().handle_pong(event)

    def _count_control(self) -> None:
        now = self.loop.time()
        refilled = self._control_left + (now - self._control_since) * CONTROL_PER_SECOND
        self._control_left = min(CONTROL_AT_ONCE, refilled) - 1
        self._control_since = now
        if self._control_left < 0:
            self._cut_flood()

    def _cut_flood(self) -> None:
        """Say why, read nothing more, and hang up."""
        if self._is_flooded:
            return
        self._is_flooded = True
        self.transport.pause_reading()
        if not self.close_sent:
            self.conn.fail(Ending.TOO_MUCH)
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": Ending.TOO_MUCH})
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def handle_parser_exception(self) -> None:
        """uvicorn would log a traceback for what comes before the connection is a WebSocket."""
        if self.conn.close_sent is None:
            self.transport.abort()
            return
        super().handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._give_up(Ending.BAD_MESSAGE)
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            self._receive_text(b"".join(self.frames))
        else:
            super().send_receive_event_to_app()

    def _receive_text(self, data: bytes) -> None:
        """uvicorn would write a whole traceback into the log for each text that is none."""
        self.frames = []
        if self.close_sent:
            return
        try:
            message: Any = {"type": "websocket.receive", "text": data.decode()}
        except UnicodeDecodeError:
            self._give_up(Ending.BAD_MESSAGE)
            return
        self.queue.put_nowait(message)
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True  # until the queue is empty
            self.transport.pause_reading()

    def _give_up(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


class SecureSocketProtocol(SocketProtocol):
    """The same where the public address has https."""

    usual_headers = SECURE_HEADERS
