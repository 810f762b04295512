"""Who does nothing makes room; who sends half a request, or reads no answer, is cut."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
import uvicorn
from ceilings import CEILING_SECONDS
from jumping import all_is_done, in_jumping_loop
from server.running import Credentials, Server, SetClock, running
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from hashi.server.http_connection import (
    LAST_SECONDS,
    REQUEST_SECONDS,
    STALLED_SECONDS,
    Connections,
    HttpConnection,
)
from hashi.server.http_parser import USUAL_HEADERS
from hashi.server.open_files import most_connections
from hashi.server.rate_limits import OpenSockets
from hashi.server.settings import Settings
from hashi.server.websocket import SocketProtocol

WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CROWD = 300

HALVES = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: loc",
    "half a body": b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf",
}


class Network(asyncio.Transport):
    """Between a client and the server; a client that does not read leaves all it is sent."""

    def __init__(self, crowd: Connections, state: ServerState, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 80)})
        self.unread = 0
        self.reads = True
        self.is_open = True
        config = uvicorn.Config(answer, lifespan="off", log_config=None, ws=SocketProtocol)
        self.server_side: Any = HttpConnection(crowd, USUAL_HEADERS, config, state, {})
        self.server_side.connection_made(self)

    def say(self, data: bytes) -> None:
        if data:
            self.server_side.data_received(data)

    def write(self, data: Any) -> None:
        self.unread += 0 if self.reads else len(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return not self.is_open

    def close(self) -> None:
        if not self.unread:
            self.abort()

    def abort(self) -> None:
        if self.is_open:
            self.is_open = False
            self.server_side.connection_lost(None)

    def get_protocol(self) -> Any:
        return self.server_side

    def set_protocol(self, protocol: Any) -> None:
        self.server_side = protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def answer(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x" * 1_000})


def crowd(most: int = 100, per_address: int = 100, *proxies: str) -> Connections:
    return Connections(most, per_address, Settings(proxies=proxies).is_proxy)


@pytest.mark.parametrize("half", HALVES)
@in_jumping_loop
async def test_a_request_must_be_whole_in_time(half: str) -> None:
    network = Network(crowd(), ServerState())
    network.say(HALVES[half])
    await asyncio.sleep(REQUEST_SECONDS - 0.1)
    assert network.is_open
    await asyncio.sleep(0.2)
    assert not network.is_open


@pytest.mark.parametrize("half", ["half a head", "half a body"])
@in_jumping_loop
async def test_so_must_the_next_one_on_the_same_connection(half: str) -> None:
    network = Network(crowd(), ServerState())
    for _ in range(8):  # as long as whole requests come, the connection stays
        network.say(WHOLE)
        await asyncio.sleep(REQUEST_SECONDS / 5)
        assert network.is_open
    network.say(HALVES[half])
    await asyncio.sleep(REQUEST_SECONDS + 0.1)
    assert not network.is_open


@in_jumping_loop
async def test_a_half_that_follows_a_whole_request_at_once_is_no_way_around_it() -> None:
    network = Network(crowd(), ServerState())
    network.say(WHOLE + HALVES["half a body"])
    await asyncio.sleep(REQUEST_SECONDS + 0.1)
    assert not network.is_open


@in_jumping_loop
async def test_who_takes_nothing_of_an_answer_is_cut_and_who_is_slow_is_not() -> None:
    stalled, slow = (Network(crowd(), ServerState()) for _ in range(2))
    for network in (stalled, slow):
        network.reads = False
        network.say(WHOLE)
    await all_is_done()
    for _ in range(3):
        slow.unread -= 300
        await asyncio.sleep(STALLED_SECONDS - 0.1)
        assert slow.is_open
        await asyncio.sleep(0.2)
    assert not stalled.is_open
    assert slow.is_open


@in_jumping_loop
async def test_who_reads_one_answer_after_the_other_is_not_cut() -> None:
    network = Network(crowd(), ServerState())
    network.reads = False
    for _ in range(9):  # at some time something is unread as it was long before
        network.say(WHOLE)
        await all_is_done()
        await asyncio.sleep(0.06 * STALLED_SECONDS)
        assert network.is_open
        network.unread = 0
        await asyncio.sleep(0.06 * STALLED_SECONDS)


@in_jumping_loop
async def test_who_reads_nothing_does_not_keep_the_server_from_ending() -> None:
    network = Network(crowd(), ServerState())
    network.reads = False
    network.say(WHOLE)
    await all_is_done()
    network.server_side.shutdown()
    await asyncio.sleep(LAST_SECONDS - 0.1)
    assert network.is_open
    await asyncio.sleep(0.2)
    assert not network.is_open


@in_jumping_loop
async def test_who_waits_longest_makes_room_and_who_is_answered_stays() -> None:
    most, state = crowd(3), ServerState()
    answered, first, second = (Network(most, state) for _ in range(3))
    answered.say(WHOLE)
    third = Network(most, state)
    assert [each.is_open for each in (answered, first, second, third)] == [True, False, True, True]
    await asyncio.sleep(0.1)  # the answer is there: from now on this one waits, too
    newcomers = [Network(most, state) for _ in range(2)]
    assert [each.is_open for each in (second, third, answered)] == [False, False, True]
    newcomers.append(Network(most, state))
    assert not answered.is_open
    assert all(each.is_open for each in newcomers)


@in_jumping_loop
async def test_where_nobody_waits_the_newcomer_goes() -> None:
    most, state = crowd(2), ServerState()
    busy = [Network(most, state) for _ in range(2)]
    for each in busy:
        each.say(WHOLE)
    assert not Network(most, state).is_open
    assert all(each.is_open for each in busy)


@in_jumping_loop
async def test_an_address_makes_room_for_itself_and_proxies_speak_for_many() -> None:
    limit, state = crowd(100, 2, "192.0.2.9", "2001:db8::9"), ServerState()
    other = Network(limit, state, "192.0.2.2")
    mallory = [Network(limit, state) for _ in range(4)]
    assert [each.is_open for each in mallory] == [False, False, True, True]
    assert other.is_open
    for proxy in ("192.0.2.9", "2001:db8::9"):
        visitors = [Network(limit, state, proxy) for _ in range(4)]
        assert all(each.is_open for each in visitors)


@in_jumping_loop
async def test_sockets_count_for_their_address_until_they_are_gone() -> None:
    limit, state = crowd(100, per_address=2), ServerState()
    first, second = (Network(limit, state) for _ in range(2))
    for network in (first, second):
        network.say(UPGRADE)
    await all_is_done()
    assert not Network(limit, state).is_open
    assert Network(limit, state, "192.0.2.2").is_open
    assert (first.is_open, second.is_open) == (True, True)
    first.abort()
    await all_is_done()
    assert Network(limit, state).is_open
    second.abort()
    await all_is_done()


@in_jumping_loop
async def test_the_log_says_once_a_minute_that_there_are_too_many(
    caplog: pytest.LogCaptureFixture,
) -> None:
    limit, state = crowd(1), ServerState()
    kept = [Network(limit, state) for _ in range(50)]
    assert len(caplog.messages) == 1
    await asyncio.sleep(61)
    kept += [Network(limit, state) for _ in range(50)]
    assert len(caplog.messages) == 2


@in_jumping_loop
async def test_nothing_is_remembered_of_those_who_are_gone() -> None:
    limit, state = crowd(), ServerState()
    networks = [Network(limit, state) for _ in range(5)]
    for each in networks:
        each.abort()
    assert not limit._waiting
    assert not limit._per_address
    assert not state.connections


# A real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With room for 40 connections, and a clock that stands."""
    settings = Settings(
        tables_per_hour=1_000,
        most_connections=40,
        connections_per_address=1_000,
        penalty_seconds=0,
    )
    with running(tmp_path_factory.mktemp("connections"), settings, SetClock(step=1_000)) as server:
        yield server


@contextmanager
def connections(server: Server, count: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        sockets = []
        for _ in range(count):
            address = ("127.0.0.1", server.port)
            raw = stack.enter_context(socket.create_connection(address, CEILING_SECONDS))
            raw.sendall(said)
            sockets.append(raw)
        yield sockets


@pytest.fixture
def files_for_a_crowd() -> None:
    """Its clients are in this process, too, and each connection is an open file."""
    if most_connections(CROWD) < CROWD:
        pytest.skip("the system allows too few open files")


@pytest.mark.usefixtures("files_for_a_crowd")
@pytest.mark.parametrize("half", HALVES)
def test_three_hundred_silent_connections_keep_nobody_out(server: Server, half: str) -> None:
    opened = server.open({"name": "Anna"}, {})
    with server.seat(opened.table, opened.token) as anna:
        with connections(server, CROWD, HALVES[half]):
            assert server.ask("GET", "/health").status == 200
            assert anna.ask("draft", round=0, marks=[])["code"] == "wrong-round"
            with server.seat(opened.table, opened.spectator):
                pass
        assert anna.ask("draft", round=0, marks=[])["code"] == "wrong-round"


def test_so_many_sockets_may_one_token_have(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OpenSockets, "PER_TOKEN", 2)
    opened = server.open({"name": "Anna"}, {})
    with server.seat(opened.table, opened.token), server.seat(opened.table, opened.spectator):
        with server.seat(opened.table, opened.spectator):
            with (
                pytest.raises(InvalidStatus, match="429"),
                server.socket(opened.table, Credentials(opened.spectator)),
            ):
                pass
            with server.seat(opened.table, opened.token):
                pass
        with server.seat(opened.table, opened.spectator):
            pass


def test_sockets_leave_connections_for_pages(server: Server) -> None:
    opened = server.open({"name": "Anna"}, {})
    with ExitStack() as stack:
        for _ in range(server.app.state.settings.most_sockets):
            stack.enter_context(server.seat(opened.table, opened.spectator))
        with (
            pytest.raises(InvalidStatus, match="429"),
            server.socket(opened.table, Credentials(opened.token)),
        ):
            pass
        assert server.ask("GET", "/health").status == 200


@in_jumping_loop
async def test_open_sockets_are_counted_by_visitor_and_token() -> None:
    sockets = OpenSockets(OpenSockets.PER_VISITOR + 2)
    gone = asyncio.get_running_loop().create_future()
    for _ in range(OpenSockets.PER_VISITOR):
        assert sockets.enter("Mallory", gone)
    assert not sockets.enter("Mallory", gone)
    for _ in range(OpenSockets.PER_TOKEN):
        assert sockets.enter_with("Mallory", b"token", gone)
    assert not sockets.enter_with("Mallory", b"token", gone)
    assert sockets.enter_with("Ben", b"token", gone), "nobody uses up a link that others have, too"
    assert sockets.enter("Ben", gone)
    assert sockets.enter("Cleo", gone)
    assert not sockets.enter("Dan", gone), "so many are open in all"
    gone.set_result(None)
    await all_is_done()
    assert not sockets._open
