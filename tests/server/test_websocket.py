"""What a connection costs the system: few writes, and no end of listening after each message."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from jumping import all_is_done, in_jumping_loop
from server.stores import in_loop
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from hashi.server.admission import TOO_MANY, refuse
from hashi.server.connection import Ending
from hashi.server.http_parser import USUAL_HEADERS
from hashi.server.run import listening
from hashi.server.websocket import (
    CONTROL_AT_ONCE,
    CONTROL_PER_SECOND,
    FAREWELL_SECONDS,
    MOST_QUEUED,
    MOST_UNREAD,
    MOST_UNWRITTEN_BYTES,
    PARSED_AT_ONCE,
    SLOWEST_SECONDS,
    SocketProtocol,
)

Application = Callable[[Any, Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Any]

ACCEPT = {"type": "websocket.accept"}


class Link(asyncio.Transport):
    """Between a client that speaks properly and the protocol; what is written is noted."""

    def __init__(self, app: Application) -> None:
        super().__init__()
        self.client = ClientProtocol(parse_uri("ws://localhost/"))
        self.writes = 0
        self.is_listening = True
        self.is_aborted = False
        self.protocol = SocketProtocol(
            uvicorn.Config(app, lifespan="off", log_config=None), ServerState(), {}
        )
        self.protocol.connection_made(self)
        self.client.send_request(self.client.connect())
        self.deliver()

    def deliver(self) -> None:
        """Bring what the client said, all at once."""
        self.protocol.data_received(b"".join(self.client.data_to_send()))

    def heard(self) -> list[bytes]:
        frames = [event for event in self.client.events_received() if isinstance(event, Frame)]
        return [bytes(frame.data) for frame in frames]

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes += bool(data)
        self.client.receive_data(bytes(data))

    def pause_reading(self) -> None:
        self.is_listening = False

    def resume_reading(self) -> None:
        self.is_listening = True

    def is_closing(self) -> bool:
        return self.is_aborted

    def close(self) -> None:
        """Waits for a reader, and here there is none."""

    def abort(self) -> None:
        self.is_aborted = True


@in_jumping_loop
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
    await all_is_done()
    assert link.heard() == [text.encode() for text in texts]
    assert link.writes == before + 1
    go_on.set()
    await all_is_done()
    words, farewell = link.heard()
    assert words == b"last words"
    assert farewell.startswith((1000).to_bytes(2, "big")), "what was said before is not lost"


@in_jumping_loop
async def test_what_is_much_is_written_at_once_so_that_a_slow_reader_is_noticed() -> None:
    written: list[int] = []

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send(ACCEPT)
        for _ in range(5):
            await send({"type": "websocket.send", "text": "x" * (MOST_UNWRITTEN_BYTES // 2 + 1)})
            written.append(link.writes)

    link = Link(app)
    await all_is_done()
    assert written == [1, 2, 2, 3, 3]
    assert link.writes == 4
    assert len(link.heard()) == 5


@in_jumping_loop
async def test_to_whoever_is_gone_nothing_is_written() -> None:
    refused = asyncio.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send(ACCEPT)
        await receive()
        try:
            await send({"type": "websocket.send", "text": "too late"})
        except ClientDisconnected:
            refused.set()

    link = Link(app)
    await asyncio.sleep(0)
    before = link.writes
    link.protocol.connection_lost(ConnectionResetError())
    await refused.wait()
    assert link.writes == before


@in_jumping_loop
async def test_who_answers_no_ping_or_sends_nothing_more_and_reads_nothing_is_cut() -> None:
    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send(ACCEPT)
        await asyncio.Event().wait()

    silent, half = Link(app), Link(app)
    await asyncio.sleep(0)
    silent.protocol.keepalive_timeout()
    assert silent.is_aborted
    half.protocol.eof_received()
    await asyncio.sleep(0.9 * SLOWEST_SECONDS)
    assert not half.is_aborted, "it may still read"
    await asyncio.sleep(0.2 * SLOWEST_SECONDS)
    assert half.is_aborted


@in_jumping_loop
async def test_who_reads_nothing_of_what_is_sent_is_cut() -> None:
    outcome: list[str] = []

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send(ACCEPT)
        link.protocol.pause_writing()
        try:
            await send({"type": "websocket.send", "text": "anybody there?"})
        except ClientDisconnected:
            outcome.append("gone")

    link = Link(app)
    await asyncio.sleep(0.9 * SLOWEST_SECONDS)
    assert (link.is_aborted, outcome) == (False, [])
    await asyncio.sleep(0.2 * SLOWEST_SECONDS)
    assert (link.is_aborted, outcome) == (True, ["gone"])


@in_jumping_loop
async def test_who_is_sent_away_has_time_to_read_the_rest_and_a_flood_has_little() -> None:
    def sending_away(code: int) -> Application:
        async def app(_scope: Any, _receive: Any, send: Any) -> None:
            await send(ACCEPT)
            await send({"type": "websocket.close", "code": code})

        return app

    patient, flood = Link(sending_away(1000)), Link(sending_away(Ending.TOO_MUCH))
    await all_is_done()
    assert (patient.is_listening, flood.is_listening) == (True, False)
    await asyncio.sleep(0.9 * FAREWELL_SECONDS)
    assert (patient.is_aborted, flood.is_aborted) == (False, False)
    await asyncio.sleep(0.2 * FAREWELL_SECONDS)
    assert (patient.is_aborted, flood.is_aborted) == (False, True)
    await asyncio.sleep(SLOWEST_SECONDS)
    assert patient.is_aborted


@in_jumping_loop
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
    await all_is_done()
    assert received == [str(number) for number in range(MOST_UNREAD)]
    assert link.is_listening


async def accepting(_scope: Any, _receive: Any, send: Any) -> None:
    await send(ACCEPT)
    await asyncio.Event().wait()


def ended_by(link: Link) -> int:
    """The code of the last message."""
    return int.from_bytes(link.heard()[-1][:2], "big")


@pytest.mark.parametrize("kind", ["ping", "pong"])
@in_jumping_loop
async def test_pings_and_pongs_are_counted(kind: str) -> None:
    link = Link(accepting)
    await asyncio.sleep(0)
    say = getattr(link.client, f"send_{kind}")
    for _ in range(3):
        for number in range(CONTROL_AT_ONCE - 1):
            say(b"%d" % number)
        link.deliver()  # and with them the answer to a ping of the server's own
        assert link.is_listening, "so many at once are no flood"
        await asyncio.sleep(CONTROL_AT_ONCE / CONTROL_PER_SECOND + 1)
    for _ in range(CONTROL_AT_ONCE + 1):
        say(b"")
    link.deliver()
    assert not link.is_listening
    assert ended_by(link) == Ending.TOO_MUCH
    await asyncio.sleep(1.1 * FAREWELL_SECONDS)
    assert link.is_aborted


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT, Opcode.BINARY])
@in_jumping_loop
async def test_of_a_flood_little_is_read(opcode: Opcode, monkeypatch: pytest.MonkeyPatch) -> None:
    link = Link(accepting)
    await asyncio.sleep(0)
    read = list[int]()
    parse = link.protocol.conn.receive_data

    def count_and_parse(data: bytes | bytearray) -> None:
        read.append(len(data))
        parse(data)

    monkeypatch.setattr(link.protocol.conn, "receive_data", count_and_parse)
    flood = bytes([0x80 | opcode, 0x80, 0, 0, 0, 0]) * 5_000
    link.protocol.data_received(flood)
    assert 0 < sum(read) <= 2 * PARSED_AT_ONCE
    assert link.protocol.queue.qsize() < MOST_QUEUED + PARSED_AT_ONCE
    assert ended_by(link) == Ending.TOO_MUCH


@in_jumping_loop
async def test_who_gets_no_socket_gets_the_usual_headers() -> None:
    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "websocket.close"})

    link = Link(app)
    await all_is_done()
    [refusal] = [each for each in link.client.events_received() if isinstance(each, Response)]
    assert refusal.status_code == 403
    for name, value in USUAL_HEADERS.items():
        assert refusal.headers[name.decode()] == value.decode()


@in_jumping_loop
async def test_who_is_too_many_is_told_and_the_log_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def app(scope: Any, _receive: Any, send: Any) -> None:
        await refuse(scope, send)

    link = Link(app)
    await all_is_done()
    [refusal] = [each for each in link.client.events_received() if isinstance(each, Response)]
    assert (refusal.status_code, refusal.body) == (429, TOO_MANY)
    assert not caplog.messages


@in_jumping_loop
async def test_before_there_is_a_socket_nobody_listens() -> None:
    """What comes then, pings for example, could only be answered before the handshake is."""
    go_on = asyncio.Event()

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await go_on.wait()
        await send(ACCEPT)
        await asyncio.Event().wait()

    link = Link(app)
    await asyncio.sleep(0)
    assert not link.is_listening
    go_on.set()
    await all_is_done()
    assert link.is_listening


@in_jumping_loop
async def test_frames_before_there_is_a_socket_are_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    link = Link(accepting)
    link.protocol.data_received(b"\x81\x85garbage, and no frame at all" * 10)
    assert link.is_aborted
    assert not caplog.messages


@in_loop
async def test_nothing_that_is_sent_waits_until_more_of_it_was_received() -> None:
    """As it would by TCP's own rules: forty milliseconds for each answer in two parts."""
    is_at_once = asyncio.get_running_loop().create_future()

    def on_connection(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        is_at_once.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with listening("127.0.0.1", 0) as listener:
        async with await asyncio.start_server(on_connection, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            assert await is_at_once
            writer.close()
