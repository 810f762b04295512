"""What a connection costs the system: few writes, and no end of listening after each message."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from server.stores import in_loop
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from hashi.server.wire import MOST_UNREAD, Wire

Application = Callable[[Any, Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Any]

ACCEPT = {"type": "websocket.accept"}


class Link(asyncio.Transport):
    """Between a client that speaks properly and the wire; what is written is noted."""

    def __init__(self, app: Application) -> None:
        super().__init__()
        self.client = ClientProtocol(parse_uri("ws://localhost/"))
        self.writes = 0
        self.is_listening = True
        self._is_closing = False
        self.wire = Wire(uvicorn.Config(app, lifespan="off"), ServerState(), {})
        self.wire.connection_made(self)
        self.client.send_request(self.client.connect())
        self.deliver()

    def deliver(self) -> None:
        """Bring what the client said, all at once."""
        self.wire.data_received(b"".join(self.client.data_to_send()))

    def heard(self) -> list[bytes]:
        frames = [event for event in self.client.events_received() if isinstance(event, Frame)]
        return [bytes(frame.data) for frame in frames]

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes += 1
        self.client.receive_data(bytes(data))

    def pause_reading(self) -> None:
        self.is_listening = False

    def resume_reading(self) -> None:
        self.is_listening = True

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def abort(self) -> None:
        self.close()


@in_loop
async def test_what_is_said_at_once_is_written_at_once() -> None:
    texts = ["one", "two", "three"]
    go_on = asyncio.Event()

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send(ACCEPT)
        await go_on.wait()
        for text in texts:
            await send({"type": "websocket.send", "text": text})
        go_on.clear()
        await go_on.wait()
        await send({"type": "websocket.send", "text": "last words"})
        await send({"type": "websocket.close", "code": 1000})

    link = Link(app)
    await asyncio.sleep(0)
    before = link.writes
    go_on.set()
    await asyncio.sleep(0.01)
    assert link.heard() == [text.encode() for text in texts]
    assert link.writes == before + 1
    go_on.set()
    await asyncio.sleep(0.01)
    words, farewell = link.heard()
    assert words == b"last words"
    assert farewell.startswith((1000).to_bytes(2, "big")), "what was said before is not lost"


@in_loop
async def test_a_client_is_listened_to_until_much_of_it_waits() -> None:
    go_on = asyncio.Event()
    received: list[str] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send(ACCEPT)
        while True:
            await go_on.wait()
            received.append((await receive())["text"])

    link = Link(app)
    await asyncio.sleep(0)
    for number in range(MOST_UNREAD):
        assert link.is_listening, number
        link.client.send_text(str(number).encode())
        link.deliver()
    assert not link.is_listening
    go_on.set()
    await asyncio.sleep(0.01)
    assert received == [str(number) for number in range(MOST_UNREAD)]
    assert link.is_listening
