"""A person in a terminal and one elsewhere play together at a server's table."""

import json
import stat
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

import pytest
from cli.test_cli import hashi
from served import Process, served
from websockets.sync.client import ClientConnection, connect

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)

from tui.controllers import ANN, BEN, BOARD, beginning
from tui.terminal import Terminal, playing, unbroken

from hashi.i18n.catalogue import say
from hashi.table.messages import encode
from hashi.table.view import public_view


class Table:
    """Ann has opened it, and waits for somebody."""

    def __init__(self, server: Process, seats: int = 2, **options: bool) -> None:
        agreed = {"board": BOARD, "settles": False, **options}
        wish = {"places": [{"name": "Ann"}, *[{}] * (seats - 1)], "options": agreed}
        headers = {"Content-Type": "application/json"}
        request = Request(f"{server.url}/api/tables", json.dumps(wish).encode(), headers)
        with urlopen(request) as answer:
            self.opened = json.load(answer)
        self.id = self.opened["table"]
        self.link = f"{server.url}/tables/{self.id}#invitation={self.opened['invitation']}"

    def connect(self, server: Process) -> ClientConnection:
        """Ann's own line to the table."""
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        return connect(url, additional_headers={"Authorization": f"Bearer {self.opened['token']}"})


def do(line: ClientConnection, round: int, move: str) -> dict[str, Any]:
    """Ann is done; what the server answers."""
    command = {"do": "done", "seat": 0, "round": round, "move": move}
    line.send(json.dumps({"id": round, "command": command}))
    while (said := json.loads(line.recv()))["type"] not in ("ok", "refused"):
        pass
    answer: dict[str, Any] = said
    return answer


def from_the_menu(terminal: Terminal, link: str) -> None:
    terminal.wait_for("Join a table")
    terminal.press("down", "down", "down", "enter")
    terminal.wait_for("Invitation")
    terminal.press(link, "enter", "enter")


def enter(terminal: Terminal, text: str, *then: str) -> None:
    terminal.press(":", text, "enter")
    terminal.wait_for(*then)


def test_a_terminal_and_another_client_play_together(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(tmp_path / "hashi.db") as server:
        table = Table(server)
        with (
            table.connect(server) as ann,
            playing("--join", table.link, "--name", "Ben", XDG_DATA_HOME=str(data)) as ben,
        ):
            ben.wait_for("First entry", "Ann", "Ben")
            enter(ben, "e2=3", "Waiting for Ann")
            assert do(ann, 0, "d2=4")["type"] == "ok"
            ben.wait_for("1 / 17")
            enter(ben, "- a1-a6", "No dotted line joins a1 and a6.", " - a1-a6")
            ben.press("escape")  # what was refused stays on the line until then
            ben.wait_for("Moves are written like this")
            enter(ben, "- -", "Waiting for Ann")
            assert do(ann, 1, "- -")["type"] == "ok"
            ben.wait_for("2 / 17")
            ben.press("q")
            code, said = ben.wait_for_end()
        assert code == 0
        way_back = f"{server.url}/tables/{table.id}"
        assert unbroken(f"hashi play --join {way_back}") in unbroken(said)
        assert table.opened["invitation"] not in unbroken(said)
        (seat,) = (data / "hashi" / "seats").iterdir()
        token = seat.read_text(encoding="ascii").strip()
        assert stat.S_IMODE(seat.stat().st_mode) == 0o600
        assert token not in said
        with playing("--join", way_back, XDG_DATA_HOME=str(data)) as ben:
            ben.wait_for("2 / 17", "Ann", "Ben")  # without asking for a name: the seat is his
        with playing(XDG_DATA_HOME=str(data)) as ben:
            from_the_menu(ben, way_back)
            ben.wait_for("2 / 17", "Ann", "Ben")
        with playing("--join", way_back, "--name", "Cleo", XDG_DATA_HOME=str(data)) as cleo:
            code, said = cleo.wait_for_end()
        assert (code, "You have a seat at this table already" in said) == (1, True)
        with playing("--join", table.link, XDG_DATA_HOME=str(tmp_path / "other")) as cleo:
            code, said = cleo.wait_for_end()
        assert (code, "All seats at this table are taken." in said) == (1, True)
        with playing(XDG_DATA_HOME=str(tmp_path / "other")) as cleo:
            from_the_menu(cleo, table.link)
            cleo.wait_for("All seats at this table are taken.")
        wrong = table.link.replace(table.opened["invitation"], "nonsense")
        with playing("--join", wrong, XDG_DATA_HOME=str(tmp_path / "other")) as dan:
            code, said = dan.wait_for_end()
        assert code == 1
        assert "The server lets nobody in with this link" in said


def test_the_record_of_a_game_that_is_over_is_kept_here_too(tmp_path: Path) -> None:
    with served(tmp_path / "hashi.db") as server:
        table = Table(server)
        with (
            table.connect(server) as ann,
            playing("--join", table.link, "--name", "Ben", XDG_DATA_HOME=str(tmp_path)) as ben,
        ):
            ben.wait_for("First entry")
            assert do(ann, 0, "d2=4")["type"] == "ok"
            enter(ben, "e2=3", "1 / 17", "Enter twice passes")
            for round in range(1, 17):
                assert do(ann, round, "- -")["type"] == "ok"
                enter(ben, "- -", f"{round + 1} / 17", "Enter twice passes")
            assert do(ann, 17, "- -")["type"] == "ok"
            enter(ben, "- -", "share the win", "The game is kept in")
    (file,) = (tmp_path / "hashi" / "games").iterdir()
    assert file.name == f"Ann, Ben {table.id}.hashi"
    assert hashi("verify", file).returncode == 0


def test_whoever_takes_a_hidden_sheet_over_reads_so(tmp_path: Path) -> None:
    with served(tmp_path / "hashi.db") as server:
        table = Table(server, shows_sheets=False)
        with (
            table.connect(server) as ann,
            playing("--join", table.link, "--name", "Ben", XDG_DATA_HOME=str(tmp_path)) as ben,
        ):
            ben.wait_for("First entry")
            assert do(ann, 0, "d2=4")["type"] == "ok"
            enter(ben, "e2=3", "1 / 17")
            give = {"do": "give", "seat": 0, "target": 1, "to": None}
            ann.send(json.dumps({"id": 1, "command": give}))
            ben.wait_for("You have lost your seat")
            with playing("--join", table.link, XDG_DATA_HOME=str(tmp_path / "other")) as cleo:
                cleo.wait_for("you take a sheet over and see it", "Your name")


def test_a_name_is_asked_for_until_it_will_do(tmp_path: Path) -> None:
    with served(tmp_path / "hashi.db") as server:
        table = Table(server)
        with playing("--join", table.link, XDG_DATA_HOME=str(tmp_path)) as ben:
            ben.wait_for("Your name")
            ben.press("Ann", "enter")
            ben.wait_for("Somebody at the table is called Ann already.")
            ben.press("Ben", "enter")
            ben.wait_for("First entry")


def wear_out(server: Process, table: Table, seat: int) -> None:
    """Have the seat change hands until only a bot can take it."""
    invited = {
        "Authorization": f"Bearer {table.opened['invitation']}",
        "Content-Type": "application/json",
    }
    sit = json.dumps({"seat": seat, "name": "Dan"}).encode()
    give = {"do": "give", "seat": 0, "target": seat, "to": None}
    with table.connect(server) as ann:
        for id in range(15):
            urlopen(Request(f"{server.url}/api/tables/{table.id}/seats", sit, invited)).close()
            ann.send(json.dumps({"id": id, "command": give}))
            while json.loads(ann.recv())["type"] != "ok":
                pass


def test_a_seat_that_only_a_bot_can_take_is_passed_over_and_the_last_one_says_why(
    tmp_path: Path,
) -> None:
    with served(tmp_path / "hashi.db") as server:
        table = Table(server, seats=3)
        wear_out(server, table, 1)
        with playing("--join", table.link, "--name", "Ben", XDG_DATA_HOME=str(tmp_path)) as ben:
            ben.wait_for("Ann", "Ben")
        for typed in (["--name", "Cleo"], []):
            data = str(tmp_path / "other")
            with playing("--join", table.link, *typed, XDG_DATA_HOME=data) as cleo:
                if not typed:
                    cleo.wait_for("Your name")
                    cleo.press("Cleo", "enter")
                code, said = cleo.wait_for_end()
            assert code == 1
            assert unbroken(say("en", "given-too-often")) in unbroken(said)
        with playing(XDG_DATA_HOME=str(tmp_path / "other")) as cleo:
            from_the_menu(cleo, table.link)
            cleo.wait_for("Only a bot can take it now")


def test_a_server_that_comes_back_is_found_again(tmp_path: Path) -> None:
    database = tmp_path / "hashi.db"
    with served(database) as server:
        table, port = Table(server), server.url.rpartition(":")[2]
        with playing("--join", table.link, "--name", "Ben", XDG_DATA_HOME=str(tmp_path)) as ben:
            ben.wait_for("First entry")
            server.end()
            ben.wait_for("The connection is lost")
            ben.press("space")
            with served(database, "--port", port) as again, table.connect(again) as ann:
                ben.wait_until_gone("The connection is lost")
                enter(ben, "e2=3", "Waiting for Ann")
                assert do(ann, 0, "d2=4")["type"] == "ok"
                ben.wait_for("1 / 17")


def test_a_seat_that_is_given_to_another_is_lost(tmp_path: Path) -> None:
    with served(tmp_path / "hashi.db") as server:
        table = Table(server)
        with (
            table.connect(server) as ann,
            playing("--join", table.link, "--name", "Ben", XDG_DATA_HOME=str(tmp_path)) as ben,
        ):
            ben.wait_for("First entry")
            give = {"do": "give", "seat": 0, "target": 1, "to": None}
            ann.send(json.dumps({"id": 1, "command": give}))
            ben.wait_for("You have lost your seat")
            ben.press("q")
            code, said = ben.wait_for_end()
        assert (code, "To go on later" in said) == (1, False)
        assert "Error: You have lost your seat" in said
        way_back = table.link.partition("#")[0]
        with playing("--join", way_back, XDG_DATA_HOME=str(tmp_path)) as ben:
            code, said = ben.wait_for_end()
        assert (code, "The server lets nobody in with this link" in said) == (1, True)


def test_no_seat_is_taken_where_none_can_be_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("no folder")
    with served(tmp_path / "hashi.db") as server:
        table = Table(server)
        with playing("--join", table.link, "--name", "Ben", XDG_DATA_HOME=str(data)) as ben:
            code, said = ben.wait_for_end()
        assert (code, "It cannot be written" in said) == (1, True)
        with playing("--join", table.link, "--name", "Ben", XDG_DATA_HOME=str(tmp_path)) as ben:
            ben.wait_for("First entry")


class Stranger(BaseHTTPRequestHandler):
    """A server that tells of a table with a card that is none."""

    def do_GET(self) -> None:
        view = {**json.loads(encode(public_view(beginning(ANN, BEN).table))), "card": "tea"}
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(view).encode())

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_that_cannot_be_understood_is_told_before_there_is_a_screen(
    tmp_path: Path,
) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        Thread(target=stranger.serve_forever).start()
        link = f"http://127.0.0.1:{stranger.server_port}/tables/table#invitation=kW5"
        try:
            with playing("--join", link, "--name", "Ben", XDG_DATA_HOME=str(tmp_path)) as ben:
                code, said = ben.wait_for_end()
        finally:
            stranger.shutdown()
    assert code == 1
    assert "Error: Server and game do not understand each other" in said
    assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "more",
    [
        ("game.hashi",),
        ("--bot", "novice"),
        ("--board", "A"),
        ("--pen", "checked"),
        ("--name", "Ann", "--name", "Ben"),
    ],
)
def test_whoever_joins_has_nothing_else_to_choose(more: tuple[str, ...]) -> None:
    told = hashi("play", "--join", "https://play.example/tables/t", *more)
    assert told.returncode == 2
    assert "--join goes with one --name at most" in told.stderr
