"""Who may do what: every route and every command, times everybody who might try.

Whatever a row does not allow must be refused, and change nothing. A route or a command without a
row fails.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from server.running import Credentials, Json, Server, running
from websockets.exceptions import InvalidStatus

from hashi.server.app import make_app
from hashi.server.settings import Settings
from hashi.table.commands import AnyCommand

# Who tries
NOBODY = "nobody"
WRONG = "a wrong token"
ELSEWHERE = "who opened another table"
SPECTATOR = "a spectator"
INVITED = "who is invited"
OPENER = "who opened the table, in seat 0"
GUEST = "who sat down in seat 1"
LEFT = "who had seat 1 and left"
EVERYBODY = {NOBODY, WRONG, ELSEWHERE, SPECTATOR, INVITED, OPENER, GUEST, LEFT}

# How the token comes
BEARER = "in a header"
BEARER_FOREIGN = "in a header, from a page of another site"
COOKIE = "in a cookie, from a page of ours"
COOKIE_FOREIGN = "in a cookie, from a page of another site"
COOKIE_REBOUND = "in a cookie, from a page of another site that names our address as its own"
COOKIE_BARE = "in a cookie, without an origin"
KINDS = {BEARER, BEARER_FOREIGN, COOKIE, COOKIE_FOREIGN, COOKIE_REBOUND, COOKIE_BARE}

READING = {BEARER, BEARER_FOREIGN, COOKIE, COOKIE_BARE}
CHANGING = {BEARER, COOKIE}
CONNECTING = {BEARER, BEARER_FOREIGN, COOKIE}
OPENING = {BEARER, COOKIE, COOKIE_BARE}
"""Needs no token, so that it does not matter where that is."""

TABLE = "/api/tables/{table_id}"

ROUTES: dict[str, tuple[set[str], set[str]]] = {
    "POST /api/tables": (EVERYBODY, OPENING),
    f"GET {TABLE}": ({SPECTATOR, INVITED, OPENER, GUEST}, READING),
    f"GET {TABLE}/seats": ({SPECTATOR, OPENER, GUEST}, READING),
    f"POST {TABLE}/seats": ({INVITED}, CHANGING),
    f"POST {TABLE}/watch": ({SPECTATOR}, CHANGING),
    f"POST {TABLE}/again": ({SPECTATOR, OPENER, GUEST}, CHANGING),
    f"DELETE {TABLE}/seats/{{seat}}/name of seat 0": ({OPENER}, CHANGING),
    f"DELETE {TABLE}/seats/{{seat}}/name of seat 1": ({GUEST, LEFT}, CHANGING),
    f"GET {TABLE}/code": ({INVITED}, READING),
    f"GET {TABLE}/record": ({SPECTATOR, OPENER, GUEST}, READING),
    f"SOCKET {TABLE}/socket": ({SPECTATOR, OPENER, GUEST}, CONNECTING),
    "POST /api/replay": (EVERYBODY, OPENING),
    "POST /api/proof": (EVERYBODY, OPENING),
    "POST /api/keepsake": (EVERYBODY, OPENING),
    "GET /": (EVERYBODY, KINDS),
    "GET /tables/{table_id}": (EVERYBODY, KINDS),
    "GET /replay": (EVERYBODY, KINDS),
    "GET /rules": (EVERYBODY, KINDS),
    "GET /learn": (EVERYBODY, KINDS),
    "GET /learn/{lesson}": (EVERYBODY, KINDS),
    "POST /api/lessons/{lesson}": (EVERYBODY, OPENING),
    "GET /companion": (EVERYBODY, KINDS),
    "GET /companion/sheet": (EVERYBODY, KINDS),
    "POST /api/companion": (EVERYBODY, OPENING),
    "POST /api/companion/board": (EVERYBODY, OPENING),
    "POST /api/companion/sheet": (EVERYBODY, OPENING),
    "GET /print": (EVERYBODY, KINDS),
    "GET /print.pdf": (EVERYBODY, KINDS),
    "GET /texts.js": (EVERYBODY, KINDS),
    "GET /static/{name}": (EVERYBODY, KINDS),
    "GET /health": (EVERYBODY, KINDS),
    "GET /schema": (EVERYBODY, KINDS),
    "GET /schema/openapi.json": (EVERYBODY, KINDS),
    "GET /schema/{path}": (set(), set()),
}
"""Who may use a route, and how their token may come."""

COMMANDS: dict[str, tuple[Json, set[str], set[str]]] = {
    "draft": ({"round": 0, "marks": []}, {OPENER}, {GUEST}),
    "done": ({"round": 0, "move": "a1=3"}, {OPENER}, {GUEST}),
    "take-back": ({"round": 0}, {OPENER}, {GUEST}),
    "fix": ({"round": 0, "move": "-"}, {OPENER}, {GUEST}),
    "hint": ({"round": 0, "step": 1}, {OPENER}, {GUEST}),
    "call": ({"round": 0, "absent": 0}, {OPENER}, {GUEST}),
    "leave": ({}, {OPENER}, {GUEST}),
    "give": ({"target": 1, "to": "random"}, {OPENER}, {OPENER}),
    "close": ({}, {OPENER}, {OPENER}),
}
"""What else a command says, and who may make it for seat 0, and for seat 1."""

NO_RIGHT = {"not-your-seat", "openers-only"}


@dataclass(frozen=True)
class Scene:
    """A table with two people, and everything that somebody might hold."""

    table: str
    tokens: dict[str, str | None]

    def credentials(self, who: str, kind: str, server: Server) -> Credentials:
        token = self.tokens[who]
        in_cookie = (self.table, token) if token else None
        foreign = "http://evil.example"
        match kind:
            case "in a header":
                return Credentials(token)
            case "in a header, from a page of another site":
                return Credentials(token, origin=foreign)
            case "in a cookie, from a page of ours":
                return Credentials(None, in_cookie, server.origin)
            case "in a cookie, from a page of another site":
                return Credentials(None, in_cookie, foreign)
            case "in a cookie, without an origin":
                return Credentials(None, in_cookie)
        return Credentials(None, in_cookie, foreign, "evil.example")


def set_scene(server: Server, *, over: bool = False) -> Scene:
    """One seat is still open, unless the table is over; then there is a next one to watch."""
    places = [{"name": "Anna"}, {}] if over else [{"name": "Anna"}, {}, {}]
    opened = server.open(*places)
    left = server.sit(opened.table, opened.invitation, 1, "Dora")
    with server.seat(opened.table, left) as dora:
        assert dora.ask("leave", 1)["type"] == "ok"
    guest = server.sit(opened.table, opened.invitation, 1, "Ben")
    tokens = {
        NOBODY: None,
        WRONG: "A" * 22,
        ELSEWHERE: server.open({"name": "Eve"}, {"name": "Mallory"}).token,
        SPECTATOR: opened.spectator,
        INVITED: opened.invitation,
        OPENER: opened.token,
        GUEST: guest,
        LEFT: left,
    }
    if over:
        with server.seat(opened.table, opened.token) as anna:
            anna.play_turn(0, lambda names: names[0])
            with server.seat(opened.table, guest) as ben:
                ben.play_turn(1, lambda names: names[0])
            anna.wait_for_table(lambda table: table["round"] == 1)
            assert anna.ask("close")["type"] == "ok"
        assert server.again(opened.table, opened.token).status == 201
    return Scene(opened.table, tokens)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = Settings(tables_per_hour=100_000)
    with running(tmp_path_factory.mktemp("access"), settings) as server:
        yield server


@pytest.fixture(scope="module")
def scenes(server: Server) -> dict[bool, Scene]:
    """For what is refused: it changes nothing, so that everybody may try in the same place."""
    return {over: set_scene(server, over=over) for over in (False, True)}


def attempt(server: Server, route: str, scene: Scene, by: Credentials) -> int:
    """The status that came of it: 101 where a socket was opened."""
    method, _, rest = route.partition(" ")
    path, _, seat = rest.partition(" of seat ")
    files = {"language": "en.js", "name": "style.css", "lesson": "number", "path": "elsewhere"}
    path = path.format(table_id=scene.table, seat=seat or 0, **files)
    if method == "SOCKET":
        try:
            with server.socket(scene.table, by) as connection:
                assert '"view"' in str(connection.recv(5))
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code
    bodies: dict[str, Any] = {
        "/api/tables": {"places": [{"name": "Someone"}]},
        f"/api/tables/{scene.table}/seats": {"seat": 2, "name": "Someone"},
        "/api/lessons/number": {},
        "/api/companion": {"call": {"players": ["Someone"]}},
        "/api/companion/board": {"text": "A"},
        "/api/companion/sheet": {"board": "A", "text": "c2=3"},
    }
    return server.ask(method, path, bodies.get(path) if method == "POST" else None, by).status


def needs_end(route: str) -> bool:
    return route.endswith(("/again", "/record"))


def test_every_route_has_a_row() -> None:
    rows = {row.partition(" of seat ")[0] for row in ROUTES}
    found = set()
    for route in make_app(Settings()).routes:
        path = route.path_format
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {path}" for method in route.methods if method != "OPTIONS"}
        else:
            assert isinstance(route, WebSocketRoute)
            found.add(f"SOCKET {path}")
    assert found == rows


def test_every_command_has_a_row() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    assert tags == set(COMMANDS)


@pytest.mark.parametrize("route", ROUTES)
def test_a_route_is_open_to_those_in_its_row_and_to_nobody_else(
    server: Server, scenes: dict[bool, Scene], route: str
) -> None:
    allowed, kinds = ROUTES[route]
    over = needs_end(route)
    live = scenes[False].table
    before = server.stored(), server.table(live)
    for who in sorted(EVERYBODY):
        for kind in sorted(KINDS):
            if who in allowed and kind in kinds:
                continue
            by = scenes[over].credentials(who, kind, server)
            refused = 404 if "{path}" in route else 403
            assert attempt(server, route, scenes[over], by) == refused, (route, who, kind)
    assert (server.stored(), server.table(live)) == before
    changes = f"{TABLE}/" in route and not route.endswith("/socket")
    for who in sorted(allowed):
        for kind in sorted(kinds):
            scene = set_scene(server, over=over) if changes else scenes[over]
            status = attempt(server, route, scene, scene.credentials(who, kind, server))
            assert status in (101, 200, 201, 204), (route, who, kind, status)


@pytest.mark.parametrize("do", COMMANDS)
def test_a_command_is_for_those_in_its_row_and_for_nobody_else(
    server: Server, scenes: dict[bool, Scene], do: str
) -> None:
    what, *allowed = COMMANDS[do]
    scene = scenes[False]
    live = scenes[False].table
    before = server.stored(), server.table(live)
    for who in (SPECTATOR, OPENER, GUEST):
        with server.seat(scene.table, scene.tokens[who] or "") as someone:
            for seat in (0, 1, 2, -1):
                if seat in (0, 1) and who in allowed[seat]:
                    continue
                if who in allowed[0] & allowed[1]:
                    continue  # the seat says nothing in what only the opener does
                refused = someone.ask(do, seat, **what)
                assert refused.get("code") in NO_RIGHT, (do, who, seat)
    assert (server.stored(), server.table(live)) == before
    for seat, those in enumerate(allowed):
        for who in those:
            fresh = set_scene(server)
            with server.seat(fresh.table, fresh.tokens[who] or "") as someone:
                answer = someone.ask(do, seat, **what)
            assert answer.get("code") not in NO_RIGHT, (do, who, seat)
