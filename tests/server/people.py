"""People at the tables of a real server, who remember what they were promised."""

import asyncio
import atexit
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from ceilings import killed_late
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hashi.records import parse_move

Json = dict[str, Any]

PAUSE = 0.03
"""Seconds before a command: a connection may send twenty a second."""


class Server:
    """`hashi serve` in a process of its own."""

    def __init__(self, database: Path, *before: str, port: int = 0) -> None:
        program = [sys.executable, "-m", "hashi", "serve", "--port", str(port)]
        self.log = database.with_name("server.log")
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*before, *program, "--database", str(database)],
                stdout=subprocess.PIPE,
                stderr=log,
                env=_environment(),
                encoding="utf-8",
                start_new_session=True,
            )
        self.url = ""

    async def listens(self) -> "Server":
        """Wait until it does."""
        assert self.process.stdout is not None
        with killed_late(self.process):
            line = await asyncio.to_thread(self.process.stdout.readline)
        found = re.search(r"http://\S+", line)
        if not found:
            self.kill()
            raise AssertionError(self.log.read_text())
        self.url = found[0]
        return self

    def kill(self) -> None:
        """As `kill -9` does."""
        with self.process:
            self.process.kill()

    def end(self) -> int:
        with self.process, killed_late(self.process):
            self.process.terminate()
            self.process.wait()
        return self.process.returncode

    def post(self, path: str, body: Json, token: str | None = None) -> Json:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = Request(f"{self.url}{path}", json.dumps(body).encode(), headers)
        with urlopen(request) as answer:
            found: Json = json.load(answer)
            return found


@cache
def _environment() -> dict[str, str]:
    """In which Python keeps what it compiled, as it does for everybody who installed it."""
    environment = dict(os.environ)
    if environment.pop("PYTHONDONTWRITEBYTECODE", None):
        folder = tempfile.mkdtemp(prefix="bytecode")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        environment["PYTHONPYCACHEPREFIX"] = folder
    return environment


class Command:
    """What someone asked for, and whether it was promised: None where no answer came."""

    numbers = count(1)

    def __init__(self, own: Json, do: str, round: int, move: str | None = None) -> None:
        self.id = next(self.numbers)
        self.seat, self.attempt = own["seat"], own["attempt"]
        self.do, self.round, self.move = do, round, move
        self.is_promised: bool | None = None

    @property
    def message(self) -> str:
        command: Json = {"do": self.do, "seat": self.seat, "round": self.round}
        command["attempt"] = self.attempt
        if self.move is not None:
            command["move"] = self.move
        return json.dumps({"id": self.id, "command": command})

    @property
    def trace(self) -> tuple[str, int, str | None]:
        """What is left of it in the store."""
        move = None if self.move is None else self.move if self.round == 0 else _written(self.move)
        return ("moved" if self.do == "done" else "took-back", self.round, move)


class Person:
    """One device with the token for some seats of a table. It plays at random, takes back now and
    then, and needs no rules for that."""

    def __init__(self, table: str, token: str, seats: list[int], chance: Random) -> None:
        self.table, self.token, self.seats = table, token, seats
        self.commands: list[Command] = []
        self.view: Json = {}
        self.own: dict[int, Json] = {}
        self.refused: list[str] = []
        self._chance = chance

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["phase"] in ("over", "closed")

    async def connect(self, url: str) -> ClientConnection:
        socket = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        return await connect(socket, additional_headers=headers, max_size=None, ping_interval=None)

    async def play(self, url: str, on_promise: Callable[[bool], None]) -> None:
        """Until the game is over or the server is gone; `on_promise` is told whether it is over,
        too."""
        try:
            async with await self.connect(url) as socket:
                self.view = {}
                while not self.is_over:
                    command = self._choose()
                    if command is None:
                        self.hear(json.loads(await socket.recv()))
                        continue
                    await asyncio.sleep(self._chance.random() * 2 * PAUSE)
                    await self.ask(socket, command)
                    if command.is_promised:
                        on_promise(False)
                on_promise(True)
        except (WebSocketException, OSError):
            pass

    async def ask(self, socket: ClientConnection, command: Command) -> None:
        self.commands.append(command)
        await socket.send(command.message)
        while command.is_promised is None:
            self.hear(json.loads(await socket.recv()))

    def hear(self, message: Json) -> None:
        match message["type"]:
            case "view":
                self.view = message["table"]
                self.own = {own["seat"]: own for own in message["own"]}
            case "own":
                self.own[message["own"]["seat"]] = message["own"]
            case "ok" | "refused":
                asked = next(each for each in self.commands if each.id == message["id"])
                asked.is_promised = message["type"] == "ok"
                if not asked.is_promised:
                    self.refused.append(message["code"])

    def _choose(self) -> Command | None:
        if not self.view:
            return None
        waiting = [own for own in self.own.values() if own["draft"]]
        done = [own for own in self.own.values() if own["hand"] is not None]
        round = self.view["round"]
        if done and not self.is_over and (not waiting or self._chance.random() < 0.1):
            if not waiting and self.commands and self.commands[-1].is_promised is False:
                return None  # until something happens
            return Command(self._chance.choice(done), "take-back", round)
        if waiting:
            own = self._chance.choice(waiting)
            return Command(own, "done", round, self._move(own["draft"], round))
        return None

    def _move(self, draft: Json, round: int) -> str:
        islands = [island for island in self.view["islands"] if island not in draft["islands"]]
        if round == 0:
            return f"{self._chance.choice(islands)}={self._chance.choice((3, 4))}"
        return f"{self._chance.choice(islands)} -" if islands else "- -"


def open_table(server: Server, wish: Json, chance: Random) -> list[Person]:
    """A table, with someone in every seat that was left open."""
    opened = server.post("/api/tables", wish)
    table = opened["table"]
    people = [Person(table, opened["token"], opened["seats"], chance)]
    for seat, place in enumerate(wish["places"]):
        if not place:
            sits = {"seat": seat, "name": f"Guest {seat}"}
            taken = server.post(f"/api/tables/{table}/seats", sits, opened["invitation"])
            people.append(Person(table, taken["token"], taken["seats"], chance))
    return people


def is_explained(commands: Iterable[Command], stored: list[tuple[str, int, str | None]]) -> bool:
    """Whether what is stored of a seat is what was promised, in that order, and besides nothing
    but what was asked for without an answer."""
    ends = {0}
    for command in commands:
        if command.is_promised is False:
            continue
        further = {end + 1 for end in ends if stored[end : end + 1] == [command.trace]}
        ends = further if command.is_promised else ends | further
    return len(stored) in ends


def _written(move: str) -> str:
    return str(parse_move(move))
