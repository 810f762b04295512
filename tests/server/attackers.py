"""Those who attack a server, each in their own way and in a process of their own."""

import asyncio
import json
import os
import resource
import sys
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from ctypes import c_ulong
from fcntl import ioctl
from functools import cache, partial
from multiprocessing.synchronize import Event
from pathlib import Path
from termios import FIONREAD

from server.table_client import PLAIN, Opened, TableClient
from websockets.exceptions import WebSocketException

from hashi.server.connection import Ending

RECORD = Path("examples/sample.hashi").read_bytes()
CROWDED_BOARD = "/".join(["o" * 8] * 8)
CROWDED_SHEET = " ".join(f"{column}{row}=6" for column in "abcdefgh" for row in range(1, 9))

LONGEST_TO_READ = " \u200c" * 77 + "\ufdfa\u200c" * 23 + " \u200c" * 20
"""The name that takes longest to check: joiners of nothing, and letters that stand for many."""

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9

BAD_MESSAGE = Ending.BAD_MESSAGE.to_bytes(2)
TOO_MUCH = Ending.TOO_MUCH.to_bytes(2)
"""Why a socket was closed. One that may not connect so often is told a reason, too."""

ELSEWHERE = "127.0.0.66"
"""The attackers' address, which is another one of this machine."""

AFTERWARDS = 10.0
"""Seconds until an idle connection that was closed comes again."""

SOON = 0.06
"""Seconds between the messages of a client that keeps below the allowed pace, of 20 a second."""

ATTEMPTS = 11
"""How often a seat takes each round back: in a whole game, fewer times than the server allows."""

Count = Callable[[], None]
"""To be called for each thing that the server did because of the attack."""

Attack = Callable[[str, Count], Coroutine[None, None, None]]
"""Until it is cancelled, against the server at this address."""


def frame(data: bytes, opcode: int) -> bytes:
    """As a client sends it: masked, here with nothing."""
    assert len(data) < 126
    return bytes([0x80 | opcode, 0x80 | len(data)]) + bytes(4) + data


async def raw(url: str, data: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ELSEWHERE, 0))
    writer.write(data)
    return reader, writer


def read_nothing(writer: asyncio.StreamWriter) -> None:
    assert isinstance(writer.transport, asyncio.Transport)
    writer.transport.pause_reading()


def unread(writer: asyncio.StreamWriter) -> int:
    """How many bytes have come that nobody has read."""
    found = ioctl(writer.get_extra_info("socket"), FIONREAD, bytes(4))
    return int.from_bytes(found, sys.byteorder)


def request(method: str, path: str, body: bytes = b"", kind: str = "application/json") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    if method == "POST":
        head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
    return f"{head}\r\n".encode() + body


def with_token(request: bytes, token: str) -> bytes:
    """From outside, as a host that only this machine has would get no code for cameras."""
    head = f"Host: 192.0.2.7\r\nAuthorization: Bearer {token}".encode()
    return request.replace(b"Host: localhost", head)


def upgrade(opened: Opened, token: str) -> bytes:
    return (
        f"GET /api/tables/{opened.table}/socket HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n"
    ).encode()


@cache
def mallorys(url: str, number: int = 0, seats: int = 1) -> Opened:
    """An attacker's table, opened once: a visitor may open so many an hour."""
    names = [{"name": f"Mallory {number}.{seat}"} for seat in range(seats)]
    return Opened.at(url, *names)


async def again(act: Callable[[], Awaitable[object]], pause: float = 0.05) -> None:
    while True:
        with suppress(OSError, EOFError, WebSocketException):
            await act()
        await asyncio.sleep(pause)


class Crowd:
    """How many attackers come: all of them, or a share."""

    share = 1.0


async def side_by_side(count: int, act: Callable[[], Awaitable[object]], pause: float) -> None:
    async with asyncio.TaskGroup() as tasks:
        for _ in range(round(count * Crowd.share) or 1):
            tasks.create_task(again(act, pause))


async def hold(url: str, data: bytes, expected: bytes, count: Count) -> None:
    """A connection that waits to be closed, and counts if the answer begins as expected."""
    reader, writer = await raw(url, data)
    try:
        first = b""
        with suppress(ConnectionError):
            first = await reader.read(65_536)
        if first.startswith(expected):
            count()
        while await reader.read(65_536):
            pass
    finally:
        writer.transport.abort()


async def opened_socket(
    url: str, asking: bytes
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Wait for the answer: the server drops what comes together with the request."""
    reader, writer = await raw(url, asking)
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101 "):
            raise ConnectionRefusedError(head)
    except BaseException:
        writer.transport.abort()
        raise
    return reader, writer


async def frames(url: str, asking: bytes, flood: bytes = b"") -> AsyncIterator[tuple[int, bytes]]:
    """What a socket hears after it sent its flood, until the server hangs up."""
    reader, writer = await opened_socket(url, asking)
    try:
        writer.write(flood)
        while True:
            first, length = await reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8))
            yield first & 0x0F, await reader.readexactly(length)
    finally:
        writer.transport.abort()


async def flood(url: str, asking: bytes, data: bytes, count: Count) -> None:
    """Send all of it at once, and count if the socket is closed for that."""
    async for opcode, why in frames(url, asking, data):
        if opcode == CLOSE and why == TOO_MUCH:
            count()


async def silent(url: str, count: Count) -> None:
    """1,100 connections that say nothing. Counts those that the server closes."""
    await side_by_side(1_100, lambda: hold(url, b"", b"", count), AFTERWARDS)


async def half_sent(url: str, count: Count) -> None:
    """600 requests without an end, in the head and in the body. Counts those that the server
    closes."""
    halves = (b"GET / HTTP/1.1\r\nHost: local", request("POST", "/api/tables", b"x" * 50)[:-9])
    async with asyncio.TaskGroup() as tasks:
        for half in halves:
            act = partial(hold, url, half, b"", count)
            tasks.create_task(side_by_side(300, act, AFTERWARDS))


async def idle_sockets(url: str, count: Count) -> None:
    """1,000 sockets of one spectator's token. Counts what they are told about the table."""
    opened = mallorys(url)

    async def watch() -> None:
        async for opcode, _ in frames(url, upgrade(opened, opened.spectator)):
            if opcode == TEXT:
                count()

    await side_by_side(1_000, watch, 2)


async def refused_upgrades(url: str, count: Count) -> None:
    """1,500 sockets that nobody may open. Counts the answers: 403, 429, or a socket that is
    closed at once."""
    asking = upgrade(mallorys(url), "nonsense")
    await side_by_side(1_500, lambda: hold(url, asking, b"HTTP/1.1 ", count), 2)


async def lingering_sockets(url: str, count: Count) -> None:
    """Sockets that send nonsense and never hang up. Counts those that are told so."""
    opened = mallorys(url, 5)

    async def talk_nonsense() -> None:
        asking = upgrade(opened, opened.token)
        async for opcode, data in frames(url, asking, frame(b"", BINARY)):
            if opcode == CLOSE and data.startswith(BAD_MESSAGE):
                count()

    await side_by_side(400, talk_nonsense, 2)


async def abandoned_requests(url: str, count: Count) -> None:
    """One request after the other whose client does not wait, but for each hundredth, which is
    counted: a visitor's requests are answered in turn."""
    asking = request("GET", "/rules")

    async def ask_and_go() -> None:
        for _ in range(99):
            _, writer = await raw(url, asking)
            await writer.drain()
            writer.close()
        await hold(url, asking, b"HTTP/1.1 200 ", count)

    await side_by_side(4, ask_and_go, 0)


async def dear_requests(url: str, count: Count) -> None:
    """32 at once of the dearest request of each route that asks for no token. Counts those that
    are carried out."""
    opened = mallorys(url)
    while True:
        for data in dearest(opened):
            requests = (hold(url, data, b"HTTP/1.1 20", count) for _ in range(32))
            await asyncio.gather(*requests, return_exceptions=True)
            await asyncio.sleep(0.05)


def dearest(opened: Opened) -> list[bytes]:
    sheet = json.dumps({"board": CROWDED_BOARD, "text": CROWDED_SHEET}).encode()
    wish = json.dumps({"places": [{"name": LONGEST_TO_READ}]}).encode()
    sits = json.dumps({"seat": 0, "name": LONGEST_TO_READ}).encode()
    at_table = f"/api/tables/{opened.table}"
    call = json.dumps({"call": {"players": ["Ann", "Ben", "Cleo", "Dan"]}, "act": "next"}).encode()
    record = b"hashi 1\n" + b"# x\n" * 20_000
    pages = ("/", "/rules", "/learn", "/learn/first-game", "/companion", "/companion/sheet")
    more = ("/print", "/replay", "/texts.js", "/static/style.css", "/static/icon-512.png")
    others = ("/schema/openapi.json", f"/tables/{opened.table}", "/nothing", "/health")
    return [
        *(request("GET", path) for path in (*pages, *more, *others)),
        request("GET", "/print.pdf?copies=20&sheets=one"),
        with_token(request("GET", f"{at_table}/code"), opened.invitation),
        with_token(request("POST", f"{at_table}/seats", sits), opened.invitation),
        request("POST", "/api/tables", wish),
        request("POST", "/api/companion", call),
        request("POST", "/api/companion/board", json.dumps({"text": CROWDED_BOARD}).encode()),
        request("POST", "/api/companion/sheet", sheet),
        request("POST", "/api/lessons/first-game", b"{}"),
        *(
            request("POST", f"/api/{route}", body, "text/plain")
            for route in ("replay", "proof", "keepsake")
            for body in (RECORD, record)
        ),
    ]


async def pings(url: str, count: Count) -> None:
    """Eight sockets that send 2,000 pings at once, again and again. Counts those that the server
    closes for it."""
    opened = mallorys(url)
    act = partial(flood, url, upgrade(opened, opened.token), frame(b"", PING) * 2_000, count)
    await side_by_side(8, act, 0.01)


async def hints(url: str, count: Count) -> None:
    """Twelve tables of four seats that ask for hints, and pass. Counts the hints."""

    async def one_table(number: int) -> None:
        async with mallorys(url, number, seats=4).connect(url, source=ELSEWHERE) as line:
            client = TableClient(line)
            await client.hear()
            while True:
                for seat in range(4):
                    if await client.ask("hint", seat, step=1) == "ok":
                        count()
                for seat in range(4):
                    await client.move(seat)
                await asyncio.sleep(0.4)

    async with asyncio.TaskGroup() as tasks:
        for number in range(12):
            tasks.create_task(again(partial(one_table, number)))


async def command_flood(url: str, count: Count) -> None:
    """100,000 commands of eight sockets, as fast as the network takes them. Counts the sockets
    that the server closes for it."""
    opened = mallorys(url, seats=2)
    commands = [
        json.dumps({"id": 1, "command": {**do, "seat": 0, "round": 0, "attempt": attempt}})
        for attempt in range(6_250)
        for do in ({"do": "done", "move": f"{PLAIN}=3"}, {"do": "take-back"})
    ]
    data = b"".join(frame(command.encode(), TEXT) for command in commands)
    act = partial(flood, url, upgrade(opened, opened.token), data, count)
    await side_by_side(8, act, 0.05)


async def take_backs(url: str, count: Count) -> None:
    """Four tables where all seats are done and take it back, as fast as a client may ask. Counts
    the commands that are carried out."""

    async def one_table(number: int) -> None:
        async with mallorys(url, number, seats=4).connect(url, source=ELSEWHERE) as line:
            client = TableClient(line)
            await client.hear()
            while True:
                for seat in range(4):
                    for act in (*(client.move, client.take_back) * ATTEMPTS, client.move):
                        if await act(seat) == "ok":
                            count()
                        await asyncio.sleep(SOON)

    async with asyncio.TaskGroup() as tasks:
        for number in range(12, 16):
            tasks.create_task(again(partial(one_table, number)))


async def stalled(url: str, count: Count) -> None:
    """Twenty sockets that ask and read nothing, and twenty clients that ask for pages and read
    nothing. Counts how often the server had sent one of them something."""
    asking = request("GET", "/rules").replace(b"close", b"keep-alive")
    draft = {"id": 1, "command": {"do": "draft", "seat": 0, "round": 0, "marks": []}}

    async def ask_and_read_nothing(opened: Opened) -> None:
        _, writer = await opened_socket(url, upgrade(opened, opened.token))
        await stall(writer, [frame(json.dumps(draft).encode(), TEXT)] * 200, 5 * SOON)

    async def load_and_read_nothing() -> None:
        _, writer = await raw(url)
        await stall(writer, [asking * 40, *[b""] * 200], 5 * SOON)

    async def stall(writer: asyncio.StreamWriter, messages: list[bytes], pause: float) -> None:
        read_nothing(writer)
        had = 0
        try:
            for message in messages:
                await asyncio.sleep(pause)
                writer.write(message)
                await writer.drain()
                if unread(writer) > had:
                    had = unread(writer)
                    count()
        finally:
            writer.transport.abort()

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(side_by_side(20, load_and_read_nothing, 0.05))
        for number in range(1, 5):
            act = partial(ask_and_read_nothing, mallorys(url, number))
            tasks.create_task(side_by_side(5, act, 0.05))


ATTACKS: dict[str, Attack] = {
    "idle-sockets": idle_sockets,  # first, as others fill their visitor's share of sockets
    "refused-upgrades": refused_upgrades,
    "silent": silent,
    "half-sent": half_sent,
    "lingering": lingering_sockets,
    "abandoned": abandoned_requests,
    "dear-requests": dear_requests,
    "pings": pings,
    "hints": hints,
    "command-flood": command_flood,
    "take-backs": take_backs,
    "stalled": stalled,
}

ALL = "all-at-once"


def parts_of(name: str) -> list[str]:
    """The attacks that are made at the same time."""
    return [*ATTACKS] if name == ALL else [name]


def attacker(url: str, counts: Mapping[str, c_ulong], on: Event, share: float) -> None:
    """In a process of its own: attack as long as it is on, in each of these ways, and count what
    the server did because of it. A whole crowd attacks only when a processor is idle."""
    Crowd.share = share
    if share == 1:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))

    def count(name: str) -> None:
        counts[name].value += 1

    async def all_of_them() -> None:
        async with asyncio.TaskGroup() as tasks:
            for name in counts:
                tasks.create_task(ATTACKS[name](url, partial(count, name)))

    async def attack() -> None:
        attacking = asyncio.create_task(all_of_them())
        while on.is_set() and not attacking.done():
            await asyncio.sleep(0.05)
        attacking.cancel()
        with suppress(asyncio.CancelledError):
            await attacking

    while True:
        on.wait()
        asyncio.run(attack())
