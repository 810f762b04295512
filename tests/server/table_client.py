"""Somebody at a table of a real server, who does one thing after the other."""

import json
from typing import Any, NamedTuple, Self
from urllib.request import Request, urlopen

from ceilings import CEILING_SECONDS
from websockets.asyncio.client import ClientConnection, connect

from hashi.records import board_file

Json = dict[str, Any]

PLAIN = next(str(at) for at, flag in board_file("A").board.flags.items() if flag is None)
"""An island without a flag, for the first entry."""


class Opened(NamedTuple):
    table: str
    token: str
    invitation: str
    spectator: str

    @classmethod
    def at(cls, url: str, *places: Json, **options: object) -> Self:
        body = {"places": places, "options": {"settles": False, **options}}
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(f"{url}/api/tables", json.dumps(body).encode(), headers)) as answer:
            said = json.load(answer)
        return cls(said["table"], said["token"], said["invitation"], said["spectator"])

    def connect(self, url: str, token: str | None = None, source: str = "127.0.0.1") -> connect:
        socket = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {token or self.token}"}
        return connect(
            socket,
            additional_headers=headers,
            max_size=None,
            open_timeout=CEILING_SECONDS,
            ping_timeout=CEILING_SECONDS,
            close_timeout=0.1,
            local_addr=(source, 0),
        )


class TableClient:
    """A connection of somebody who asks, one thing after the other."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._asked = 0
        self.round = -1
        self.own: dict[int, Json] = {}

    async def hear(self) -> Json:
        message: Json = json.loads(await self._line.recv())
        if message["type"] == "view":
            self.round = message["table"]["round"]
            self.own = {own["seat"]: own for own in message["own"]}
        elif message["type"] == "own":
            self.own[message["own"]["seat"]] = message["own"]
        return message

    async def ask(self, do: str, seat: int, **what: object) -> str:
        """`ok`, or the code of the refusal."""
        self._asked += 1
        command = {"do": do, "seat": seat, "round": self.round, **what}
        await self._line.send(json.dumps({"id": self._asked, "command": command}))
        while (answer := await self.hear()).get("id") != self._asked:
            pass
        return str(answer.get("code", "ok"))

    async def move(self, seat: int) -> str:
        """Be done, with as little as the rules allow."""
        move = f"{PLAIN}=3" if self.round == 0 else "- -"
        return await self.ask("done", seat, move=move, attempt=self.own[seat]["attempt"])

    async def take_back(self, seat: int) -> str:
        return await self.ask("take-back", seat, attempt=self.own[seat]["attempt"])
