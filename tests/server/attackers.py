"""Those who attack a server, each in their own way and in a process of their own."""

import asyncio
import json
import os
import resource
from base64 import b64encode
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import cache, partial
from multiprocessing.synchronize import Event
from pathlib import Path

from server.table_client import PLAIN, Opened, TableClient
from websockets.exceptions import WebSocketException

RECORD = Path("examples/sample.hashi").read_bytes()
CROWDED_BOARD = "/".join(["o" * 8] * 8)
CROWDED_SHEET = " ".join(f"{column}{row}=6" for column in "abcdefgh" for row in range(1, 9))

LONGEST_TO_READ = "\u2764\ufe0f\u200d" * 80
"""A name of hearts that are joined to one another."""

PING, TEXT, BINARY = 9, 1, 2

ELSEWHERE = "127.0.0.66"
"""The attackers' address, which is another one of this machine."""

AFTERWARDS = 10.0
"""Seconds until an idle connection that was closed comes again."""

Attack = Callable[[str], Coroutine[None, None, None]]
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


async def side_by_side(count: int, act: Callable[[], Awaitable[object]], pause: float) -> None:
    async with asyncio.TaskGroup() as tasks:
        for _ in range(count):
            tasks.create_task(again(act, pause))


async def hold(url: str, data: bytes = b"") -> None:
    """A connection that waits to be closed."""
    reader, writer = await raw(url, data)
    try:
        while await reader.read(65_536):
            pass
    finally:
        writer.transport.abort()


async def silent(url: str) -> None:
    """1,100 connections that say nothing."""
    await side_by_side(1_100, lambda: hold(url), AFTERWARDS)


async def half_sent(url: str) -> None:
    """600 requests without an end, in the head and in the body."""
    halves = (b"GET / HTTP/1.1\r\nHost: local", request("POST", "/api/tables", b"x" * 50)[:-9])
    async with asyncio.TaskGroup() as tasks:
        for half in halves:
            tasks.create_task(side_by_side(300, partial(hold, url, half), AFTERWARDS))


async def idle_sockets(url: str) -> None:
    """1,000 sockets of one spectator's token."""
    opened = mallorys(url)
    await side_by_side(1_000, lambda: hold(url, upgrade(opened, opened.spectator)), AFTERWARDS)


async def refused_upgrades(url: str) -> None:
    """1,500 sockets that nobody may open."""
    asking = upgrade(mallorys(url), "nonsense")
    await side_by_side(1_500, lambda: hold(url, asking), 2)


async def lingering_sockets(url: str) -> None:
    """Sockets that send nonsense and never hang up."""
    opened = mallorys(url)
    asking = upgrade(opened, opened.token) + frame(b"", BINARY)
    await side_by_side(400, lambda: hold(url, asking), 2)


async def abandoned_requests(url: str) -> None:
    """One request after the other whose client does not wait."""

    async def ask_and_go() -> None:
        _, writer = await raw(url, request("GET", "/rules"))
        await writer.drain()
        writer.close()

    await side_by_side(4, ask_and_go, 0)


async def dear_requests(url: str) -> None:
    """32 at once of the dearest request of each route that asks for no token."""
    opened = mallorys(url)
    while True:
        for data in dearest(opened):
            await asyncio.gather(*(hold(url, data) for _ in range(32)), return_exceptions=True)
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


async def pings(url: str) -> None:
    """Eight sockets that send 2,000 pings at once, again and again."""
    opened = mallorys(url)
    flood = upgrade(opened, opened.token) + frame(b"", PING) * 2_000
    await side_by_side(8, lambda: hold(url, flood), 0.01)


async def hints(url: str) -> None:
    """Twelve tables of four seats that ask for hints, and pass."""

    async def one_table(number: int) -> None:
        async with mallorys(url, number, seats=4).connect(url, source=ELSEWHERE) as line:
            client = TableClient(line)
            await client.hear()
            while True:
                for seat in range(4):
                    await client.ask("hint", seat, step=1)
                for seat in range(4):
                    await client.move(seat)
                await asyncio.sleep(0.4)

    async with asyncio.TaskGroup() as tasks:
        for number in range(12):
            tasks.create_task(again(partial(one_table, number)))


async def take_backs(url: str) -> None:
    """Done and taken back for ever: 100,000 commands, as fast as the network takes them."""
    opened = mallorys(url, seats=2)
    commands = [
        json.dumps({"id": 1, "command": {**do, "seat": 0, "round": 0, "attempt": attempt}})
        for attempt in range(6_250)
        for do in ({"do": "done", "move": f"{PLAIN}=3"}, {"do": "take-back"})
    ]
    flood = b"".join(frame(command.encode(), TEXT) for command in commands)
    await side_by_side(8, lambda: hold(url, upgrade(opened, opened.token) + flood), 0.05)


async def stalled(url: str) -> None:
    """Twenty sockets that ask and read nothing, and twenty that ask for pages and read nothing."""
    opened = mallorys(url)
    draft = {"id": 1, "command": {"do": "draft", "seat": 0, "round": 0, "marks": []}}
    asking = frame(json.dumps(draft).encode(), TEXT)

    async def ask_and_read_nothing() -> None:
        _, writer = await raw(url, upgrade(opened, opened.token))
        read_nothing(writer)
        for _ in range(600):
            await asyncio.sleep(0.06)
            writer.write(asking)
            await writer.drain()

    async def load_and_read_nothing() -> None:
        asking = request("GET", "/rules").replace(b"close", b"keep-alive")
        _, writer = await raw(url, asking * 40)
        read_nothing(writer)
        await asyncio.sleep(60)

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(side_by_side(20, ask_and_read_nothing, 0.05))
        tasks.create_task(side_by_side(20, load_and_read_nothing, 0.05))


async def all_at_once(url: str) -> None:
    async with asyncio.TaskGroup() as tasks:
        for name, attack in ATTACKS.items():
            if name != ALL:
                tasks.create_task(attack(url))


ALL = "all-at-once"

ATTACKS: dict[str, Attack] = {
    "silent": silent,
    "half-sent": half_sent,
    "idle-sockets": idle_sockets,
    "refused-upgrades": refused_upgrades,
    "lingering": lingering_sockets,
    "abandoned": abandoned_requests,
    "dear-requests": dear_requests,
    "pings": pings,
    "hints": hints,
    "take-backs": take_backs,
    "stalled": stalled,
    ALL: all_at_once,
}


def attacker(url: str, name: str, on: Event) -> None:
    """In a process of its own: attack as long as it is on."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))

    async def attack() -> None:
        attacking = asyncio.create_task(ATTACKS[name](url))
        while on.is_set() and not attacking.done():
            await asyncio.sleep(0.05)
        attacking.cancel()
        with suppress(asyncio.CancelledError):
            await attacking

    while True:
        on.wait()
        asyncio.run(attack())
