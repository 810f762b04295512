"""Those who flood, stall or talk nonsense lose their connection, and the others notice nothing."""

import asyncio
import json
import socket
import struct
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from ceilings import CEILING_SECONDS
from jumping import in_jumping_loop
from server.running import (
    Credentials,
    Opened,
    Seat,
    Server,
    SetClock,
    running,
    turned_away,
    wait_until,
)

from hashi.server.client import MOST_WAITING, Client
from hashi.server.rate_limits import MOST_VISITORS, Pace, Paces
from hashi.server.settings import Settings
from hashi.server.storage import Grant
from hashi.table.holder import Holder

ANNA, OPEN = {"name": "Anna"}, dict[str, str]()
DRAFT = json.dumps({"id": 1, "command": {"do": "draft", "seat": 0, "round": 0, "marks": []}})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a clock that stands, and no long waiting for those who deserve it."""
    settings = Settings(tables_per_hour=1_000, penalty_seconds=0)
    folder = tmp_path_factory.mktemp("crowd")
    with running(folder, settings, SetClock(), send_buffer=4_096) as server:
        yield server
    assert not [line for line in server.log if not line.startswith("INFO")]


@contextmanager
def with_a_friend(server: Server, opened: Opened) -> Iterator[Seat]:
    """Someone at the same table who must notice nothing."""
    token = server.sit(opened.table, opened.invitation, 1, "Ben")
    with server.seat(opened.table, token) as ben:
        yield ben
        server.clock.advance(60_000)  # type: ignore[attr-defined]
        assert ben.ask("draft", 1, round=0, marks=[])["type"] == "ok"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("x" * 8_193, 1009),
        ("é" * 4_097, 1009),
        (" " * 8_192, 1007),
        ("", 1007),
        ("{", 1007),
        ("null", 1007),
        (b"\x00", 1007),
        (DRAFT.encode(), 1007),
        ('{"id":1,"command":{"do":"dance","seat":0}}', 1007),
        ('{"id":1,"command":{"do":"close","seat":0,"more":1}}', 1007),
        ('{"id":NaN,"command":{"do":"close","seat":0}}', 1007),
        ('{"id":1e999,"command":{"do":"close","seat":0}}', 1007),
        ('{"id":9007199254740992,"command":{"do":"close","seat":0}}', 1007),
        ('{"id":1,"command":{"do":"close","seat":0.5}}', 1007),
        ('{"id":1,"command":{"do":"close","seat":"0"}}', 1007),
        ('{"id":' + "[" * 5_000, 1007),
        ('{"id":1,"command":' + '{"a":' * 1_500, 1007),
        ('{"id":1,"command":{"do":"done","seat":0,"round":0,"move":"\\ud800"}}', 1007),
    ],
    ids=lambda part: str(part)[:40],
)
def test_what_is_no_message_costs_the_connection(
    server: Server, message: str | bytes, code: int
) -> None:
    opened = server.open(ANNA, OPEN)
    with with_a_friend(server, opened), server.seat(opened.table, opened.token) as anna:
        before = server.stored(), server.table(opened.table)
        anna.connection.send(message)
        assert anna.close_code() == code
        assert (server.stored(), server.table(opened.table)) == before


def clients(server: Server, table: str) -> int:
    """How many are connected there."""
    return len(server.app.state.lobby.registry.tables[table].audience)


def frame(data: bytes, opcode: int, *, last: bool = True) -> bytes:
    """As a client sends it: masked, here with nothing."""
    head = bytes([opcode | (0x80 if last else 0)])
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return head + size + bytes(4) + data


@contextmanager
def bare(server: Server, table: str, token: str) -> Iterator[socket.socket]:
    """A second socket at a table, on which a test writes what it likes, and reads or not."""
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        raw.settimeout(CEILING_SECONDS)
        raw.connect(("127.0.0.1", server.port))
        raw.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\n"
            f"Authorization: Bearer {token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
            "\r\n".encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 101"
        wait_until(lambda: clients(server, table) == 2)
        yield raw


@pytest.mark.parametrize(
    "frames",
    [
        frame(b"\xff\xfe", 1),
        frame(b"\xc3", 1, last=False) + frame(b"", 0, last=False) * 100,
        frame(b"x", 3),
        frame(b"x" * 200, 9),
        bytes([0x81, 1, 65]),
        frame(b"a" * 8_000, 1, last=False) + frame(b"a" * 8_000, 0),
    ],
    ids=["no text", "in a hundred pieces", "unknown", "long ping", "unmasked", "long in pieces"],
)
def test_frames_that_are_none_cost_the_connection(server: Server, frames: bytes) -> None:
    opened = server.open(ANNA, OPEN)
    with with_a_friend(server, opened), bare(server, opened.table, opened.token) as raw:
        raw.sendall(frames)
        wait_until(lambda: clients(server, opened.table) == 1)


def test_a_flood_costs_the_connection_and_connecting_anew_does_not_help(server: Server) -> None:
    opened = server.open(ANNA, OPEN)
    with with_a_friend(server, opened):
        with server.seat(opened.table, opened.token) as anna:
            for _ in range(Pace.AT_ONCE - Pace.CONNECTING):
                assert anna.ask("draft", round=0, marks=[])["type"] == "ok"
            anna.connection.send(DRAFT)
            assert anna.close_code() == 1008
        by = Credentials(opened.token)
        with server.socket(opened.table, by) as connection:
            assert turned_away(connection) == (1008, "too-many-messages")
        with server.seat(opened.table, opened.spectator):
            pass  # another token, another pace
        server.clock.advance(1_000)  # type: ignore[attr-defined]
        with server.seat(opened.table, opened.token) as anna:
            assert anna.ask("draft", round=0, marks=[])["type"] == "ok"


def test_who_pings_and_reads_nothing_is_cut(server: Server) -> None:
    opened = server.open(ANNA, OPEN)
    with with_a_friend(server, opened), bare(server, opened.table, opened.token) as raw:
        pings = frame(b"x" * 125, 9) * 1_000
        with suppress(ConnectionResetError, BrokenPipeError):
            for _ in range(1_000):
                raw.sendall(pings)
            raise AssertionError("125 MB of pings were taken")


def test_as_many_messages_at_once_as_are_allowed_are_all_answered(server: Server) -> None:
    opened = server.open(ANNA, {"name": "Ben"})
    at_once = Pace.AT_ONCE - Pace.CONNECTING
    with (
        server.seat(opened.table, opened.spectator),
        bare(server, opened.table, opened.token) as raw,
    ):
        raw.sendall(frame(DRAFT.encode(), 1) * at_once)
        told = b""
        while told.count(b'"type":"ok"') < at_once:
            more = raw.recv(65_536)
            assert more, "the server hung up"
            told += more


@in_jumping_loop
async def test_only_so_many_messages_wait_for_a_slow_reader() -> None:
    client = Client(Grant(b"", "", "spectator", (), False), Holder(frozenset()))
    for _ in range(MOST_WAITING):
        client.put(b"message")
    assert not client.is_gone
    client.put(b"one more")
    assert client.is_gone
    assert await client.take() == [], "nothing is kept for who is gone"


@in_jumping_loop
async def test_who_is_dismissed_hears_what_was_said_before() -> None:
    client = Client(Grant(b"", "", "seat", (), False), Holder(frozenset()))
    client.put(b"that is all")
    client.put(b"farewell")
    client.dismiss()
    assert await client.take() == [b"that is all", b"farewell"]
    assert await client.take() == []


@in_jumping_loop
async def test_who_waits_for_messages_is_woken() -> None:
    client = Client(Grant(b"", "", "seat", (), False), Holder(frozenset()))
    taking = asyncio.create_task(client.take())
    await asyncio.sleep(0)
    client.put(b"news")
    assert await taking == [b"news"]
    taking = asyncio.create_task(client.take())
    await asyncio.sleep(0)
    client.leave()
    assert await taking == []


def test_only_so_many_paces_are_remembered() -> None:
    paces = Paces()
    first = paces.of("first", b"", 0)
    for number in range(MOST_VISITORS - 1):
        paces.of(f"visitor {number}", b"", 0)
    assert paces.of("first", b"", 0) is first
    paces.of("one more", b"", 0)
    paces.of("and another", b"", 0)
    assert len(paces._paces) == MOST_VISITORS
    assert paces.of("first", b"", 0) is first, "who came last is remembered longest"
