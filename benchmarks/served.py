"""A server in a process of its own, and tables of people there: for `moves.py` and `load.py`.

The server has one core, and whoever plays has another. The people's moves are those of random
games. They are chosen before anything is measured, which takes a look into the database for the
order of the cards: so the people take little time, and the server has all it can do.
"""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from replay import random_move

from hashi.records import DECK, board_file, deck_named
from hashi.rules import ROUNDS, Game, Mode, Pen, Setup, Start
from hashi.table.dealer import Dealer

HOST = "127.0.0.1"
AT_ONCE = 20
NAMES = ("Ann", "Ben", "Cleo", "Dan")

SERVER = """
import sys
from hashi.server.run import run
from hashi.server.settings import Settings
settings = Settings(port=0, database=sys.argv[1], tables_per_hour=1_000_000)
run(settings, lambda url: print(url, flush=True))
"""
"""As `hashi serve` does, but one visitor may open all the tables."""

TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""How a whole frame begins (RFC 6455, 5.2)."""

TICKS = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    pid: int
    port: int
    database: Path


@contextmanager
def server() -> Iterator[Server]:
    """On its own core, with a new database; ready once its bots have been loaded."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        with process(sys.executable, "-c", SERVER, str(database)) as running:
            port = int(line_from(running).rpartition(":")[2])
            _wait_for_bots(running.pid)
            yield Server(running.pid, port, database)


@contextmanager
def process(*command: str, **settings: Any) -> Iterator[subprocess.Popen[str]]:
    """A process on the server's core, until it is no longer needed."""
    _move_to(max)
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    try:
        running = subprocess.Popen(command, **pipes, **settings)
    finally:
        _move_to(min)
    with running:
        try:
            yield running
        finally:
            running.send_signal(signal.SIGTERM)


def line_from(running: subprocess.Popen[str]) -> str:
    assert running.stdout
    line = running.stdout.readline().strip()
    if not line:
        raise SystemExit("What was started has ended.")
    return line


def processor_time(pid: int) -> float:
    """In seconds, with all threads, and without other processes."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _move_to(choose: Callable[[frozenset[int]], int]) -> None:
    """What is started from now on stays on that core, too."""
    os.sched_setaffinity(0, {choose(CORES)})


CORES = frozenset(os.sched_getaffinity(0))


def _wait_for_bots(pid: int) -> None:
    """They are loaded in other processes, on the same core."""

    def spent() -> float:
        found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True)
        return sum(processor_time(int(child)) for child in found.stdout.split())

    before = -1.0
    while (now := spent()) > before:
        before = now
        time.sleep(2)


class Place(NamedTuple):
    """One person at one table: what to ask, from the first entry on."""

    table: str
    token: str
    asks: list[bytes]


def open_tables(at: Server, tables: int, players: int, chance: random.Random) -> list[list[Place]]:
    """Whoever opens a table takes its first seat, and the others one each, as invited."""
    with closing(HTTPConnection(HOST, at.port)) as http:
        opened = [_open_table(http, players) for _ in range(tables)]
    with closing(sqlite3.connect(at.database)) as database:
        secrets = dict(database.execute("SELECT table_id, secret FROM deals"))
    places = []
    for table, tokens in opened:
        asks = _asks(Dealer(secrets[table], table, deck_named(DECK)), players, chance)
        places.append([Place(table, *each) for each in zip(tokens, asks, strict=True)])
    return places


def _open_table(http: HTTPConnection, players: int) -> tuple[str, list[str]]:
    places = [{"name": NAMES[0]}, *({} for _ in range(players - 1))]
    wish = {"places": places, "options": {"settles": False}}
    opened = _post(http, "/api/tables", wish)
    tokens = [opened["token"]]
    for seat, name in enumerate(NAMES[1:players], 1):
        wish = {"seat": seat, "name": name}
        path = f"/api/tables/{opened['table']}/seats"
        tokens.append(_post(http, path, wish, opened["invitation"])["token"])
    return opened["table"], tokens


def _post(http: HTTPConnection, path: str, wish: Any, token: str = "") -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    http.request("POST", path, json.dumps(wish), headers)
    answer = http.getresponse()
    body = answer.read()
    assert answer.status == 201, body
    return json.loads(body)


def _asks(dealer: Dealer, players: int, chance: random.Random) -> list[list[bytes]]:
    """For each seat the frames with its moves, of a random game with these cards."""
    board = board_file("A").board
    plain = [island for island in board.islands if not board.flags[island]]
    setup = Setup(board, deck_named(DECK), Mode.TABLE, Pen.CHECKED, NAMES[:players])
    starts = tuple(Start(chance.choice(plain), chance.choice((3, 4))) for _ in setup.players)
    game = Game.begin(setup, starts)
    asks = [[_frame(seat, 0, str(start))] for seat, start in enumerate(starts)]
    for round in range(1, ROUNDS + 1):
        card = dealer.card(round)
        moves = tuple(random_move(course.sheet, card, chance) for course in game.courses)
        game = game.reveal(card).play(moves)
        for seat, move in enumerate(moves):
            asks[seat].append(_frame(seat, round, str(move)))
    return asks


def _frame(seat: int, round: int, move: str) -> bytes:
    """A whole text message as a client sends it: masked, here with zeros."""
    command = {"do": "done", "seat": seat, "round": round, "move": move}
    text = json.dumps({"id": round, "command": command}).encode()
    size = bytes([128 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes([TEXT]) + size + bytes(4) + text


async def seat_all(at: Server, people: Sequence["Person"]) -> None:
    """Connect them, a few at a time."""
    loop = asyncio.get_running_loop()
    for some in range(0, len(people), AT_ONCE):
        for person in people[some : some + AT_ONCE]:
            await loop.create_connection(lambda who=person: who, HOST, at.port)
        for person in people[some : some + AT_ONCE]:
            await person.seated
    await asyncio.sleep(1)  # until all have heard who is there


class Person(asyncio.Protocol):
    """One socket. `on_view` and `on_ok` are called as soon as such a message is there.

    Both must be made while a loop runs. Whatever goes wrong ends `seated` or `ended`.
    """

    def __init__(self, place: Place) -> None:
        loop = asyncio.get_running_loop()
        self.place = place
        self.seated: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self.views = 0
        """The first comes at once, and one more after each round."""
        self.moved = 0
        self.is_over = False
        self._unread = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.place.table}/socket HTTP/1.1\r\nHost: {HOST}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Authorization: Bearer {self.place.token}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        for waited in (self.seated, self.ended):
            if not waited.done():
                waited.set_exception(error or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._is_open:
            head, end, self._unread = self._unread.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._is_open = True
        for kind, message in self._messages():
            if kind == PING:
                self.transport.write(bytes([PONG, 128 | len(message)]) + bytes(4) + message)
            else:
                assert kind == TEXT, kind
                self._on_message(message)

    def _messages(self) -> Iterator[tuple[int, bytes]]:
        """What arrived whole; a server masks nothing."""
        data, at = self._unread, 0
        while len(data) >= at + 4:
            kind = data[at]
            begin, size = at + 2, data[at + 1]
            if size == 126:
                begin, size = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            if len(data) < begin + size:
                break
            at = begin + size
            yield kind, data[begin:at]
        self._unread = data[at:]

    def _on_message(self, message: bytes) -> None:
        if message.startswith(b'{"type":"view"'):
            self.views += 1
            self.is_over = b'"phase":"over"' in message
            if self.views == 1:
                self.seated.set_result(None)
            else:
                self.on_view()
        elif message.startswith(b'{"type":"ok"'):
            self.on_ok()
        else:
            assert message.startswith((b'{"type":"own"', b'{"type":"seats"', b'{"type":"news"')), (
                message
            )

    def on_view(self) -> None: ...

    def on_ok(self) -> None: ...

    def move(self) -> None:
        self.transport.write(self.place.asks[self.moved])
        self.moved += 1
