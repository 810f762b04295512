"""Random and mutated messages against a real server: none may harm it, or change what it must not.

    python tests/server/fuzz.py --messages 50000

The messages follow from `--seed`. A table may change only by a message that was valid for whoever
sent it; no answer may be an error of the server's, and nothing may be in its log.
"""

import argparse
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from hashi.server.settings import Settings

TESTS = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path[0] = str(TESTS)

from server.running import Credentials, Json, Opened, Server, running  # noqa: E402 - found by that path

AT_A_TABLE = 100
AT_A_SERVER = 5_000
"""After so many messages the next table is opened, and the next server started: all that is stored
there is looked through for each message."""

COMMANDS: list[Json] = [
    {"do": "draft", "seat": 0, "round": 0, "marks": []},
    {"do": "draft", "seat": 1, "round": 1, "marks": ["a1", "a1-b1"]},
    {"do": "done", "seat": 0, "round": 0, "move": "a1=3"},
    {"do": "done", "seat": 1, "round": 0, "move": "a1=3"},
    {"do": "done", "seat": 2, "round": 0, "move": "a1=4"},
    {"do": "done", "seat": 1, "round": 1, "move": "a1 -"},
    {"do": "take-back", "seat": 0, "round": 0},
    {"do": "fix", "seat": 0, "round": 1, "move": "a1 -"},
    {"do": "hint", "seat": 0, "round": 1, "step": 1},
    {"do": "call", "seat": 0, "round": 1, "absent": 1},
    {"do": "leave", "seat": 1, "to": "random"},
    {"do": "give", "seat": 0, "target": 1, "to": "random"},
    {"do": "close", "seat": 0},
]
FINAL = {"leave", "give", "close"}
"""After which there is less to try: rarely."""

STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    17,
    18,
    2**31,
    2**53,
    -(2**63),
    2**64,
    10**60,
    0.5,
    1e308,
    "",
    "0",
    "-",
    "- -",
    "a1",
    "a1-a1",
    "a1-b1",
    "c4=3",
    "=3",
    "x" * 300,
    "\u0000",
    "\u202e",
    "\ud7ff\ue000",
    "١",
    "<script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "{}",
    [],
    {},
    [[]],
    {"": None},
    ["a1"] * 70,
    [None],
    {"do": "close", "seat": 0},
]

RAW = [
    b"",
    b"{",
    b"null",
    b"NaN",
    b'{"id":NaN}',
    b"[" * 3_000,
    b'{"id":1,"command":' + b'{"a":' * 1_200,
    b'{"id":1e999}',
    b"\xef\xbb\xbf{}",
    b"\xff\xfe",
    b'"\\ud800"',
    b'{"id":1,"id":2,"command":{"do":"close","do":"draft","seat":0}}',
    b"9" * 4_500,
    b" " * 8_192,
    b"x" * 8_193,
]


class Sender:
    """Whoever sends: what they hold, and a socket that is opened anew when it was closed."""

    def __init__(self, name: str, token: str, seats: set[int], *, is_opener: bool = False) -> None:
        self.name, self.token = name, token
        self.seats, self.is_opener = seats, is_opener
        self.held = frozenset(seats)
        """Also those that were given away since: one's name is one's own all the same."""
        self.connection: ClientConnection | None = None

    def may(self, command: Any) -> bool:
        """Whether a command that was carried out was theirs to make, seen with other eyes."""
        if not isinstance(command, dict) or type(command.get("seat")) is not int:
            return False
        if command.get("do") in ("give", "close"):
            return self.is_opener
        return command["seat"] in self.seats


class Fuzz:
    """One run."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.told = Counter[str]()
        self.stack = ExitStack()
        self.database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)

    def run(self, messages: int) -> None:
        with closing(self.database), self.stack:
            for number in range(messages):
                if number % AT_A_TABLE == 0:
                    self.set_table()
                if self.dice.random() < 0.6:
                    self.send_over_socket()
                else:
                    self.send_over_http()

    def set_table(self) -> None:
        self.stack.close()
        self.opened: Opened = self.server.open({"name": "Anna"}, {}, {"name": "Cleo"})
        guest = self.server.sit(self.opened.table, self.opened.invitation, 1, "Ben")
        other = self.server.open({"name": "Eve"}, {})
        self.queries: list[tuple[str, tuple[str, ...]]] = [
            ("SELECT number, body FROM events WHERE table_id = ?", (self.opened.table,)),
            ("SELECT count(*), sum(length(body)) FROM events", ()),
            ("SELECT count(*) FROM grants", ()),
            ("SELECT count(*) FROM tables", ()),
        ]
        self.senders = [
            Sender("opener", self.opened.token, {0, 2}, is_opener=True),
            Sender("guest", guest, {1}),
            Sender("spectator", self.opened.spectator, set()),
            Sender("invited", self.opened.invitation, set()),
            Sender("other", other.token, set()),
        ]

    def seen(self) -> tuple[object, ...]:
        """All that a message might have changed."""
        stored = [self.database.execute(*query).fetchall() for query in self.queries]
        live = self.server.table(self.opened.table)
        passing = () if live.is_over else live.drafts
        return stored, passing

    def send_over_socket(self) -> None:
        let_in = [each for each in self.senders[:3] if each.seats or each.name != "guest"]
        sender = self.dice.choice(let_in)
        before = self.seen()
        message = self.message()
        connection = self.connected(sender)
        try:
            connection.send(message, text=self.dice.random() < 0.97)
            answer = self.answer(connection)
        except ConnectionClosed as closed:
            sender.connection = None
            assert closed.rcvd, message
            assert closed.rcvd.code in (1000, 1007, 1008, 1009), (closed, message)
            self.told[f"closed {closed.rcvd.code}"] += 1
            answer = {"type": "closed"}
        if answer["type"] == "ok":
            self.told["carried out"] += 1
            command = json.loads(message)["command"]
            assert sender.may(command), (sender.name, message)
            self.note(command)
            return
        if answer["type"] == "refused":
            self.told["refused"] += 1
        assert self.seen() == before, (sender.name, message)

    def note(self, command: Json) -> None:
        """Who holds what after it."""
        lost = {"leave": command["seat"], "give": command.get("target")}.get(command["do"])
        for sender in self.senders:
            sender.seats -= {lost}

    def connected(self, sender: Sender) -> ClientConnection:
        if sender.connection is None:
            by = Credentials(sender.token)
            sender.connection = self.stack.enter_context(self.server.socket(self.opened.table, by))
        return sender.connection

    def answer(self, connection: ClientConnection) -> Json:
        while True:
            message: Json = json.loads(connection.recv(10))
            if message["type"] in ("ok", "refused"):
                return message

    def send_over_http(self) -> None:
        sender = self.dice.choice(self.senders)
        token = self.dice.choice([sender.token] * 6 + [sender.token[:-1], "", "\xe9", "x" * 5_000])
        table = self.dice.choice(
            [self.opened.table] * 4 + ["", "x", "%00", "..", "%F0%9F", "a" * 900]
        )
        seat = self.dice.choice(["0", "1", "-1", "9" * 30, "x", "0/0", "%2e"])
        method, path, is_it = self.dice.choice(
            [
                ("POST", "", None),
                ("GET", f"/{table}", None),
                ("POST", f"/{table}/seats", "invited"),
                ("POST", f"/{table}/watch", "spectator"),
                ("POST", f"/{table}/again", "again"),
                ("DELETE", f"/{table}/seats/{seat}/name", "seat"),
                ("GET", f"/{table}/record", None),
                ("GET", f"/{table}/socket", None),
                (self.dice.choice(["PUT", "HEAD", "OPTIONS", "BREW"]), f"/{table}", None),
            ]
        )
        body = self.body() if method in ("POST", "PUT", "BREW") else None
        before = self.seen()
        answer = self.server.ask(method, f"/api/tables{path}", body, Credentials(token))
        self.told[f"HTTP {answer.status}"] += 1
        asked = (method, path, body, sender.name)
        assert answer.status in (200, 201, 204, 400, 403, 404, 405, 409, 413), (asked, answer)
        if answer.status == 201 or (method == "DELETE" and answer.status == 204):
            assert path == "" or token == sender.token, asked
            if method == "DELETE":
                assert int(seat) in sender.held, asked
            else:
                may = is_it in (None, sender.name) or (is_it == "again" and self.may_go_on(sender))
                assert may, asked
        else:
            assert self.seen() == before, asked

    def may_go_on(self, sender: Sender) -> bool:
        """To the next table: players, and spectators where there is one."""
        if sender.name == "spectator":
            return self.server.table(self.opened.table).next is not None
        return sender.is_opener or bool(sender.seats)

    def body(self) -> bytes:
        valid: Json = self.dice.choice(
            [
                {"places": [{"name": "Fay"}, {}], "options": {"pen": "free", "limit": 60}},
                {"places": [{"name": "Gus"}, {"bot": "random"}], "options": {"board": "A"}},
                {"seat": 1, "name": "Hal"},
            ]
        )
        return self.written(valid)

    def message(self) -> bytes:
        command = dict(self.dice.choice(COMMANDS))
        if command["do"] in FINAL and self.dice.random() < 0.8:
            command = dict(self.dice.choice(COMMANDS[:-4]))
        return self.written({"id": self.dice.randrange(1_000), "command": command})

    def written(self, valid: Json) -> bytes:
        kind = self.dice.random()
        if kind < 0.04:
            return self.dice.choice(RAW)
        if kind < 0.06:
            return self.dice.randbytes(self.dice.randrange(200))
        for _ in range(self.dice.choice([0, 0, 1, 1, 1, 2])):
            valid = self.mutated(valid)
        text = json.dumps(valid, ensure_ascii=self.dice.random() < 0.5).encode("utf-8", "replace")
        return text if kind < 0.9 else self.scratched(text)

    def mutated(self, whole: Any) -> Any:
        """The same with one thing changed, dropped, added or doubled somewhere in it."""
        if isinstance(whole, dict) and whole and self.dice.random() < 0.9:
            key = self.dice.choice(list(whole))
            what = self.dice.random()
            if what < 0.05:
                return {each: whole[each] for each in whole if each != key}
            if what < 0.1:
                return {**whole, self.dice.choice(["x", "admin", "seat", "to"]): self.strange()}
            return {**whole, key: self.mutated(whole[key])}
        if isinstance(whole, list) and whole and self.dice.random() < 0.8:
            at = self.dice.randrange(len(whole))
            return [*whole[:at], self.mutated(whole[at]), *whole[at:]]
        alike = [each for each in STRANGE if type(each) is type(whole)]
        return self.dice.choice(alike) if alike and self.dice.random() < 0.7 else self.strange()

    def strange(self) -> Any:
        return self.dice.choice(STRANGE)

    def scratched(self, text: bytes) -> bytes:
        """A few bytes changed, cut out or put in."""
        raw = bytearray(text)
        for _ in range(self.dice.randrange(1, 4)):
            at = self.dice.randrange(len(raw) + 1)
            raw[at : at + self.dice.randrange(3)] = self.dice.randbytes(self.dice.randrange(3))
        return bytes(raw)


NO_BOTS = "could not move: no-bot-now"
"""Nobody thinks in this server, and it says so."""


def fuzz(folder: Path, messages: int, seed: int) -> Counter[str]:
    """What came of so many messages; fails where something did that must not."""
    with running(folder, Settings(tables_per_hour=10**9)) as server:
        run = Fuzz(server, seed)
        run.run(messages)
        health = server.ask("GET", "/health")
        assert health.status == 200
    log = [line for line in server.log if not line.endswith(NO_BOTS)]
    bad = [line for line in log if "Traceback" in line or not line.startswith("INFO")]
    assert not bad, bad[:3]
    return run.told


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--messages", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    begun = time.monotonic()
    told = Counter[str]()
    for seed, sent in enumerate(range(0, wanted.messages, AT_A_SERVER), wanted.seed):
        messages = min(AT_A_SERVER, wanted.messages - sent)
        print(f"--messages {messages} --seed {seed}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            told += fuzz(Path(folder), messages, seed)
    for what, count in sorted(told.items()):
        print(f"{count:7} {what}")
    print(f"{sum(told.values()):7} messages in {time.monotonic() - begun:.0f} s: no harm done")


if __name__ == "__main__":
    main()
