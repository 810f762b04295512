"""A real server for tests: uvicorn, SQLite in a file, sockets on loopback, and a clock to set."""

import json
import logging
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
from ceilings import CEILING_SECONDS
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_socket

from hashi.bot_pool.pool import BotPool
from hashi.server import run
from hashi.server.app import make_app
from hashi.server.run import configure, listening
from hashi.server.settings import Settings
from hashi.server.websocket import SocketProtocol
from hashi.table.events import decode_event
from hashi.table.refusal import Refusal
from hashi.table.table import Table

Json = dict[str, Any]


class SetClock:
    """Milliseconds since 1970, as a test wants them: standing, or a step on with every look."""

    def __init__(self, now: int = 1_700_000_000_000, step: int = 0) -> None:
        self.now = now
        self.step = step

    def __call__(self) -> int:
        self.now += self.step
        return self.now

    def advance(self, milliseconds: int) -> None:
        self.now += milliseconds


class NoBots(BotPool):
    """Where no bot plays, no process needs to be started for one."""

    async def _load_bots(self) -> None:
        pass

    async def _think(self, *_: object) -> str:
        raise Refusal("no-bot-now")


class PatientSocketProtocol(SocketProtocol):
    """For a test that a busy machine keeps from reading."""

    slowest_seconds = CEILING_SECONDS


class Answer(NamedTuple):
    """What came of an HTTP request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def problem(self) -> tuple[int, str]:
        """Of what was not done: the status, and the code that says why."""
        return self.status, self.json["code"]

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)


@dataclass(frozen=True)
class Credentials:
    """What a request brings along to be let in."""

    token: str | None = None
    cookie: tuple[str, str] | None = None
    """The table whose cookie it is, and the token in it."""
    origin: str | None = None
    host: str | None = None

    @property
    def headers(self) -> dict[str, str]:
        headers = {}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.cookie is not None:
            headers["Cookie"] = "hashi-{}={}".format(*self.cookie)
        if self.origin is not None:
            headers["Origin"] = self.origin
        if self.host is not None:
            headers["Host"] = self.host
        return headers


NOBODY = Credentials()


class Seat:
    """One socket at a table: remembers what it was told last."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.asked = 0
        self.table: Json = {}
        self.own: dict[int, Json] = {}
        self.news: list[Json] = []
        self.heard: list[str] = []
        """Every message as it came, for tests that look for what must not be in it."""

    def __enter__(self) -> Self:
        self.hear_until(lambda message: message["type"] == "view")
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def ask(self, do: str, seat: int = 0, **what: Any) -> Json:
        """The answer, `ok` or `refused`, with all that came before it taken note of."""
        self.asked += 1
        number = self.asked
        command = {"do": do, "seat": seat, **what}
        self.connection.send(json.dumps({"id": number, "command": command}))
        return self.hear_until(lambda message: message.get("id") == number)

    def hear_until(self, is_it: Callable[[Json], bool]) -> Json:
        end = time.monotonic() + CEILING_SECONDS
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if is_it(message):
                return message

    def hear(self, seconds: float = CEILING_SECONDS) -> Json:
        text = self.connection.recv(seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        match message["type"]:
            case "view":
                self.table = message["table"]
                self.own = {own["seat"]: own for own in message["own"]}
            case "own":
                self.own[message["own"]["seat"]] = message["own"]
            case "seats":
                self.table["seats"] = message["seats"]
                self.table["settles"] = message["settles"]
            case "news":
                assert message["first"] == len(self.news), "nothing is told twice or left out"
                self.news += message["news"]
        return message

    def play_turn(self, seat: int, choose: Callable[[list[str]], str]) -> None:
        """Be done with the round, by whole drafts, knowing nothing of the rules."""
        round = self.table["round"]
        if round == 0:
            island = choose(self._free("islands", self.own[seat]["draft"]["islands"]))
            attempt = self.own[seat]["attempt"]
            answer = self.ask("done", seat, round=0, move=f"{island}=3", attempt=attempt)
            assert answer["type"] == "ok"
            return
        marks: list[str] = []
        while True:
            draft = self.own[seat]["draft"]
            assert draft["marks"] == marks
            entry = next((mark for mark in marks if "-" not in mark), "-")
            bridges = [mark for mark in marks if "-" in mark]
            lines = self._free("lines", draft["lines"])
            islands = self._free("islands", draft["islands"])
            if len(bridges) == int(self.table["card"].partition("/")[2]):
                move = " ".join([entry, *bridges])
            elif not marks and islands:
                marks = [choose(islands)]
                assert self.ask("draft", seat, round=round, marks=marks)["type"] == "ok"
                continue
            elif draft["stuck"] or not lines:
                move = f"{entry} -"
            else:
                marks = [*marks, choose(lines)]
                if sum("-" in mark for mark in marks) <= int(self.table["card"][-1]):
                    assert self.ask("draft", seat, round=round, marks=marks)["type"] == "ok"
                continue
            assert self.ask("done", seat, round=round, move=move)["type"] == "ok"
            return

    def _free(self, kind: str, forbidden: Json) -> list[str]:
        return [name for name in self.table[kind] if name not in forbidden]

    def wait_for_table(self, is_it: Callable[[Json], bool]) -> Json:
        while not is_it(self.table):
            self.hear()
        return self.table

    def close_code(self) -> int | None:
        """Why the server ended the connection: waits until it has."""
        try:
            while True:
                self.connection.recv(CEILING_SECONDS)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def turned_away(connection: ClientConnection) -> tuple[int, str]:
    """With which code, and for which reason, a socket ends on which nothing is said."""
    with suppress(ConnectionClosed):
        raise AssertionError(connection.recv(CEILING_SECONDS))
    closed = connection.protocol.close_rcvd
    assert closed is not None
    return closed.code, closed.reason


class Opened(NamedTuple):
    """A table that a test has opened."""

    table: str
    seats: list[int]
    token: str
    invitation: str
    spectator: str


@dataclass
class Server:
    """A running server, and what a test asks it."""

    app: Litestar
    port: int
    database: Path
    clock: Callable[[], int]
    log: list[str] = field(default_factory=list)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://{self.host}"

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        by: Credentials = NOBODY,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Bytes are sent as they are, anything else as JSON."""
        raw = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        connection = HTTPConnection("127.0.0.1", self.port, timeout=CEILING_SECONDS)
        try:
            sent = {"Content-Type": "application/json"} if raw is not None else {}
            sent |= by.headers | dict(headers or {})
            connection.request(method, path, raw, sent)
            answer = connection.getresponse()
            return Answer(answer.status, answer.getheaders(), answer.read())
        finally:
            connection.close()

    def open(self, *places: Json, **options: Any) -> Opened:
        wish = {"places": places, "options": {"settles": False, **options}}
        answer = self.ask("POST", "/api/tables", wish)
        assert answer.status == 201, answer
        return Opened(**answer.json)

    def sit(self, table: str, invitation: str, seat: int, name: str) -> str:
        body = {"seat": seat, "name": name}
        answer = self.ask("POST", f"/api/tables/{table}/seats", body, Credentials(invitation))
        assert answer.status == 201, answer
        assert answer.json["seats"] == [seat]
        token: str = answer.json["token"]
        return token

    def again(self, table: str, token: str) -> Answer:
        return self.ask("POST", f"/api/tables/{table}/again", by=Credentials(token))

    def close(self, table: str, token: str) -> None:
        with self.seat(table, token) as seat:
            assert seat.ask("close")["type"] == "ok"

    @contextmanager
    def socket(self, table: str, by: Credentials, **options: Any) -> Iterator[ClientConnection]:
        url = f"ws://{self.host}/api/tables/{table}/socket"
        headers = by.headers
        host = headers.pop("Host", None)
        if host is not None:  # the library writes its own, from the address
            url = f"ws://{host}/api/tables/{table}/socket"
            options["sock"] = socket.create_connection(("127.0.0.1", self.port), CEILING_SECONDS)
        options |= {"max_size": None, "close_timeout": CEILING_SECONDS, "proxy": None}
        with connect_socket(url, additional_headers=headers, **options) as connection:
            yield connection

    @contextmanager
    def seat(self, table: str, token: str) -> Iterator[Seat]:
        with self.socket(table, Credentials(token)) as connection, Seat(connection) as seat:
            yield seat

    def table(self, table: str) -> Table:
        """A table as the server has it, without who is connected."""
        live = self.app.state.lobby.registry.tables.get(table)
        found = live.table if live else self._loaded(table)
        return msgspec.structs.replace(found, here=frozenset())

    def _loaded(self, table: str) -> Table:
        """A table that is not in memory, as nobody is there."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            rows = database.execute(
                "SELECT body FROM events WHERE table_id = ? ORDER BY number", (table,)
            )
            return Table.load(decode_event(body) for (body,) in rows)

    def tables(self) -> dict[str, Table]:
        """All that are in memory."""
        return {table: self.table(table) for table in list(self.app.state.lobby.registry.tables)}

    def stored(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that is in the database, but for when a table was visited or closed."""
        database = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            return {
                name: database.execute(f"SELECT {what} FROM {name} ORDER BY 1, 2").fetchall()
                for name, what in _STORED.items()
            }
        finally:
            database.close()


_STORED = {"tables": "id, broken", "deals": "*", "events": "*", "grants": "*"}


class _Listening(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self.lines = lines
        self.setFormatter(logging.Formatter("%(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextmanager
def running(
    folder: Path,
    settings: Settings | None = None,
    clock: Callable[[], int] | None = None,
    level: int = logging.INFO,
    send_buffer: int | None = None,
) -> Iterator[Server]:
    """Serve until the block ends; unless told otherwise, with a clock that lets all ask fast."""
    database = folder / "tables.db"
    settings = replace(settings or Settings(), database=str(database))
    clock = clock or SetClock(step=100)
    app = make_app(settings, clock, NoBots)
    config = configure(app, settings)  # which sets loggers up as it likes them
    # Neither shall end what a test sees ended for another reason.
    config.ws_ping_interval = None
    config.ws = PatientSocketProtocol
    server = run.Server(config, lambda: None)
    with listening("127.0.0.1", 0) as listener, _logged(level) as lines:
        if send_buffer:  # of every connection, so that a reader who stalls is soon noticed
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        try:
            wait_until(lambda: server.started or not thread.is_alive())
            assert server.started, lines
            yield Server(app, listener.getsockname()[1], database, clock, lines)
        finally:
            server.should_exit = True
            thread.join(CEILING_SECONDS)
            assert not thread.is_alive(), lines


@contextmanager
def _logged(level: int) -> Iterator[list[str]]:
    """What the server and its libraries say, of whatever importance."""
    lines: list[str] = []
    listening = _Listening(lines)
    names = ("hashi", "uvicorn", "uvicorn.error", "websockets", "asyncio", "concurrent.futures")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger, logger.level) for logger in loggers]
    for logger in loggers:
        if "." not in logger.name:
            logger.addHandler(listening)
        logger.setLevel(level)
    try:
        yield lines
    finally:
        for logger, old in before:
            logger.removeHandler(listening)
            logger.setLevel(old)


def wait_until(is_so: Callable[[], bool]) -> None:
    """For what another thread will bring about."""
    end = time.monotonic() + CEILING_SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)
