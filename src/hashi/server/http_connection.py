"""HTTP connections: how long the server waits for a request, and who makes room for newcomers.

uvicorn waits without end for the first request of a connection, for the rest of a request, and for
a client to read its answer. A thousand clients that do nothing would use up the open files of the
process, and lock everybody else out. It also logs each request that it cannot read.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from hashi.server.http_parser import StrictParser
from hashi.server.rate_limits import visitor_at
from hashi.server.websocket import SocketProtocol

BAD_REQUEST = b'{"code":"bad-request","clause":null,"facts":{}}'

LOG = logging.getLogger("hashi")

REQUEST_SECONDS = 20.0
"""How long a client may take to send a whole request, from connecting or from its first byte."""

STALLED_SECONDS = 15.0
"""How long a client may take nothing of an answer."""

LAST_SECONDS = 3.0
"""How long a client may take for the rest of an answer when the server ends."""

LOG_SECONDS = 60.0
"""How often the log says that there are too many connections."""


class Connections:
    """Keeps the number of connections below a limit: in all, and for each address.

    A connection that waits for its client, before a request or in the middle of one, makes room for
    a new one, the oldest first. WebSockets, and requests that are being answered, are never closed.
    If only those are left, the new connection is closed.
    """

    def __init__(self, most: int, most_per_address: int, is_proxy: Callable[[str], bool]) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._is_proxy = is_proxy
        self._waiting: dict[HttpConnection, str] = {}
        """Those that wait for their clients, and their addresses: since the longest time first."""
        self._per_address = Counter[str]()
        self._next_line = 0.0

    def enter(self, connection: "HttpConnection") -> None:
        """A new connection; one that waits, perhaps this one, may be closed for it."""
        address = connection.address
        self._per_address[address] += 1
        self._waiting[connection] = address
        in_all = len(connection.connections)
        has_too_many = self._per_address[address] > self._most_per_address
        if has_too_many and not self._is_proxy(connection.raw_address):
            self._close_one(connection.loop.time(), address)
        elif in_all > self._most:
            self._close_one(connection.loop.time())

    def leave(self, connection: "HttpConnection") -> None:
        """It is closed."""
        self._waiting.pop(connection, None)
        self._per_address[connection.address] -= 1
        if not self._per_address[connection.address]:
            del self._per_address[connection.address]

    def note_waiting(self, connection: "HttpConnection") -> None:
        """Mark it as waiting; an earlier mark keeps its place."""
        self._waiting.setdefault(connection, connection.address)

    def note_answering(self, connection: "HttpConnection") -> None:
        """A whole request is there, or it is a WebSocket from now on."""
        self._waiting.pop(connection, None)

    def _close_one(self, now: float, address: str | None = None) -> None:
        if address is None and now >= self._next_line:
            self._next_line = now + LOG_SECONDS
            LOG.warning("too many connections: those that ask for nothing are closed")
        for connection, its in self._waiting.items():
            if address in (None, its):
                del self._waiting[connection]
                connection.transport.abort()
                return


class HttpConnection(H11Protocol):
    """A connection until it is closed or becomes a WebSocket.

    What it refuses is not logged, since anybody can send as much as they like.
    """

    request_seconds = REQUEST_SECONDS
    stalled_seconds = STALLED_SECONDS

    def __init__(
        self,
        crowd: Connections,
        usual_headers: Mapping[bytes, bytes],
        *arguments: Any,
        **named: Any,
    ) -> None:
        super().__init__(*arguments, **named)
        self.conn = StrictParser(usual_headers, self._refuse)
        self._crowd = crowd
        self._deadline: asyncio.TimerHandle | None = None
        self._stall_check: asyncio.TimerHandle | None = None
        self._is_http = True

    @property
    def raw_address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def address(self) -> str:
        """Of the visitor, or of the proxy for all of its visitors."""
        return visitor_at(self.raw_address)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._crowd.enter(self)
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._crowd.leave(self)
        self._cancel_deadline()
        self._cancel_stall_check()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_http = False
        self._crowd.note_answering(self)
        self._cancel_deadline()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SocketProtocol)
        protocol.gone.add_done_callback(lambda _: self._crowd.leave(self))
        # The WebSocket protocol does not answer a request that it cannot read.
        if not protocol.handshake_initiated:
            self._refuse()

    def handle_events(self) -> None:
        super().handle_events()
        if not self._is_http:
            return
        if self.conn.their_state is h11.SEND_BODY or self._has_half_a_head:
            self._set_deadline()
            return
        self._cancel_deadline()
        if self.conn.their_state is not h11.IDLE:
            self._crowd.note_answering(self)

    @property
    def _has_half_a_head(self) -> bool:
        unread, _ = self.conn.trailing_data
        return self.conn.their_state is h11.IDLE and bool(unread)

    def on_response_complete(self) -> None:
        self._crowd.note_waiting(self)
        self._check_for_stall_later()  # what was unread before is no measure for more
        super().on_response_complete()

    def _refuse(self) -> None:
        """Answer 400 unless an answer has begun, and close."""
        if self.cycle:
            self.cycle.disconnected = True
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = {
                "Content-Type": "application/json",
                "Content-Length": str(len(BAD_REQUEST)),
                "Connection": "close",
            }
            response = h11.Response(
                status_code=400, headers=[*headers.items()], reason="Bad Request"
            )
            for event in (response, h11.Data(data=BAD_REQUEST), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Such a request is answered as if it asked for no upgrade."""

    def _set_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _check_for_stall_later(self) -> None:
        self._cancel_stall_check()
        if unread := self.transport.get_write_buffer_size():
            self._stall_check = self.loop.call_later(
                self.stalled_seconds, self._close_if_stalled, unread
            )

    def _cancel_stall_check(self) -> None:
        if self._stall_check is not None:
            self._stall_check.cancel()
            self._stall_check = None

    def _close_if_stalled(self, unread: int) -> None:
        """`unread` is how many bytes the client had not taken when this was last asked."""
        if self.transport.get_write_buffer_size() >= unread:
            self.transport.abort()
        else:
            self._check_for_stall_later()
