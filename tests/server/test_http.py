"""Tables over HTTP: opening, sitting down, going on, taking along; cookies and tokens."""

import base64
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import segno
from click.testing import CliRunner
from server.running import Credentials, Json, Server, SetClock, running

from hashi import __version__
from hashi.cli import hashi
from hashi.records import parse_record
from hashi.server.background_jobs import JobPace
from hashi.server.pages.routes import DRAWING_A_CODE
from hashi.server.settings import Settings

ANNA, BEN, OPEN = {"name": "Anna"}, {"name": "Ben"}, dict[str, str]()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = Settings(tables_per_hour=1_000)
    with running(tmp_path_factory.mktemp("http"), settings) as server:
        yield server


def test_health_says_which_version_is_served(server: Server) -> None:
    answer = server.ask("GET", "/health")
    assert (answer.status, answer.json) == (200, {"ok": True, "version": __version__})


def test_a_table_has_persons_bots_and_open_seats(server: Server) -> None:
    opened = server.open(ANNA, {"bot": "novice"}, OPEN, BEN)
    assert opened.seats == [0, 3]
    view = server.ask("GET", f"/api/tables/{opened.table}", by=Credentials(opened.token)).json
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [
        ("Anna", None),
        ("Novice", "novice"),
        (None, None),
        ("Ben", None),
    ]
    assert view["phase"] == "waiting"
    assert len(view["commitment"]) == 64
    assert view["secret"] is None


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"places": []}, "seat-count"),
        ({"places": [OPEN] * 5}, "seat-count"),
        ({"places": [ANNA, ANNA]}, "name-taken"),
        ({"places": [ANNA, {"name": "anna\u200b"}]}, "name-taken"),
        ({"places": [{"name": "\u200b"}]}, "unseen-name"),
        ({"places": [{"name": "a" + "\u0301" * 9}]}, "loose-accents"),
        ({"places": [{"name": "a|b"}]}, "bad-name"),
        ({"places": [{"name": "x" * 25}]}, "bad-name"),
        ({"places": [{"name": "a\r\nSet-Cookie: b=c"}]}, "bad-name"),
        ({"places": [ANNA], "options": {"board": "nowhere"}}, "bad-board"),
        ({"places": [ANNA], "options": {"board": "../../etc/passwd"}}, "bad-board"),
        ({"places": [ANNA, BEN], "options": {"mode": "solo"}}, "solo-is-for-one"),
    ],
)
def test_a_wish_that_makes_no_table_is_refused(server: Server, wish: object, code: str) -> None:
    before = server.stored()
    assert server.ask("POST", "/api/tables", wish).problem == (409, code)
    assert server.stored() == before


@pytest.mark.parametrize(
    "wish",
    [
        {},
        [],
        {"places": [ANNA], "more": 1},
        {"places": [{"name": "Anna", "admin": True}]},
        {"places": [{"bot": "grandmaster"}]},
        {"places": [ANNA], "options": {"limit": 7}},
        {"places": [ANNA], "options": {"pen": None}},
    ],
)
def test_a_body_that_is_no_wish_is_refused(server: Server, wish: object) -> None:
    before = server.stored()
    assert server.ask("POST", "/api/tables", wish).problem == (400, "bad-request")
    assert server.stored() == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"NaN",
        b'{"places": [{"na\xa2": "Anna"}]}',
        b"[" * 8_000,
        b'{"places":' + b"[" * 4_000,
        b'{"a":' * 1_500,
        b'{"places": [{"name": "\\ud800"}]}',
        b'{"places": [{"name": NaN}]}',
        b"9" * 8_000,
        b'{"places": [{"name": 1e999}]}',
    ],
    ids=lambda body: repr(body[:12]),
)
def test_a_body_that_cannot_be_read_is_refused(server: Server, body: bytes) -> None:
    assert server.ask("POST", "/api/tables", body).problem == (400, "bad-request")
    opened = server.open(OPEN)
    path, by = f"/api/tables/{opened.table}/seats", Credentials(opened.invitation)
    assert server.ask("POST", path, body, by).problem == (400, "bad-request")


def test_a_body_of_more_than_8_kb_is_refused(server: Server) -> None:
    body = b'{"places": [{"name": "Anna"}]}'
    assert server.ask("POST", "/api/tables", body.ljust(8_192)).status == 201
    assert server.ask("POST", "/api/tables", body.ljust(8_193)).status == 413


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "//", "http://\xe9"])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    by = Credentials(origin=origin)
    assert server.ask("POST", "/api/tables", {"places": [ANNA]}, by).status == 403


def test_the_same_address_with_another_scheme_is_another_site(server: Server) -> None:
    own, other = Credentials(origin=server.origin), Credentials(origin=f"https://{server.host}")
    statuses = [
        server.ask("POST", "/api/tables", {"places": [ANNA]}, by).status for by in (own, other)
    ]
    assert statuses == [201, 403]


@pytest.mark.parametrize("seat", ["-1", "2", "9" * 20, "9" * 6_000, "1.0", "x", "%D9%A1"])
def test_a_seat_that_is_not_there_has_no_name_to_forget(server: Server, seat: str) -> None:
    opened = server.open(ANNA, OPEN)
    path = f"/api/tables/{opened.table}/seats/{seat}/name"
    before = server.stored()
    assert server.ask("DELETE", path, by=Credentials(opened.token)).status in (403, 404)
    assert server.stored() == before


@pytest.mark.parametrize("seat", [-1, 0, 2, 10**30])
def test_only_an_open_seat_can_be_taken(server: Server, seat: int) -> None:
    opened = server.open(ANNA, OPEN)
    path, by = f"/api/tables/{opened.table}/seats", Credentials(opened.invitation)
    before = server.stored()
    answer = server.ask("POST", path, {"seat": seat, "name": "Eve"}, by)
    assert answer.problem == (409, "seat-taken")
    assert server.stored() == before


def test_a_seat_is_taken_once_and_a_name_stands_once(server: Server) -> None:
    opened = server.open(ANNA, OPEN, OPEN)
    path, by = f"/api/tables/{opened.table}/seats", Credentials(opened.invitation)
    server.sit(opened.table, opened.invitation, 1, "Ben")
    again = server.ask("POST", path, {"seat": 1, "name": "Eve"}, by)
    same_name = server.ask("POST", path, {"seat": 2, "name": "Ben"}, by)
    assert (again.problem, same_name.problem) == ((409, "seat-taken"), (409, "name-taken"))


def test_a_browser_that_sits_down_again_keeps_the_seats_it_had(server: Server) -> None:
    opened = server.open(ANNA, OPEN, OPEN)
    path = f"/api/tables/{opened.table}/seats"
    by = Credentials(opened.invitation, (opened.table, opened.token), server.origin)
    taken = server.ask("POST", path, {"seat": 1, "name": "Ben"}, by).json
    assert taken["seats"] == [0, 1]
    foreign = replace(by, cookie=("elsewhere", opened.token))
    assert server.ask("POST", path, {"seat": 2, "name": "Cleo"}, foreign).json["seats"] == [2]
    with server.seat(opened.table, taken["token"]) as seats:
        assert sorted(seats.own) == [0, 1]
        assert seats.ask("close")["type"] == "ok", "still whoever opened the table"


def test_one_asks_which_seats_one_has(server: Server) -> None:
    opened = server.open(ANNA, OPEN, BEN)
    path = f"/api/tables/{opened.table}/seats"

    def held(token: str) -> list[int]:
        found: list[int] = server.ask("GET", path, by=Credentials(token)).json
        return found

    cleo = server.sit(opened.table, opened.invitation, 1, "Cleo")
    assert (held(opened.token), held(cleo), held(opened.spectator)) == ([0, 2], [1], [])
    with server.seat(opened.table, opened.token) as anna:
        assert anna.ask("leave", 0, to=None)["type"] == "ok"
        assert anna.ask("leave", 2, to=None)["type"] == "ok"
    assert held(opened.token) == [], "though it still opens the table"


def test_a_browser_that_watches_keeps_its_seat(server: Server) -> None:
    opened = server.open(ANNA, OPEN)
    path = f"/api/tables/{opened.table}/watch"
    watching = Credentials(opened.spectator, origin=server.origin)
    answer = server.ask("POST", path, by=watching)
    assert answer.status == 204
    assert f"hashi-{opened.table}={opened.spectator};" in (answer.header("set-cookie") or "")
    for token in (opened.token, opened.spectator):
        by = replace(watching, cookie=(opened.table, token))
        answer = server.ask("POST", path, by=by)
        assert (answer.status, answer.header("set-cookie") is None) == (204, token == opened.token)
    by_cookie = Credentials(None, (opened.table, opened.spectator), server.origin)
    cookie = server.ask("POST", path, by=by_cookie).header("set-cookie") or ""
    assert f"={opened.spectator};" in cookie, "not an empty one"


def test_the_same_people_meet_at_the_next_table(server: Server) -> None:
    opened = server.open(ANNA, OPEN)
    ben = server.sit(opened.table, opened.invitation, 1, "Ben")
    assert server.again(opened.table, ben).problem == (409, "not-over")
    server.close(opened.table, opened.token)
    first, second = server.again(opened.table, ben).json, server.again(opened.table, opened.token)
    assert (first["table"], first["seats"]) == (second.json["table"], [1])
    assert second.json["seats"] == [0]
    assert len({first["token"], second.json["token"], ben, opened.token}) == 4
    with server.seat(first["table"], first["token"]) as one:
        assert [seat["name"] for seat in one.table["seats"]] == ["Anna", "Ben"]
        assert one.ask("close", 1)["type"] == "ok", "whoever asked first has opened it"


def test_who_asks_twice_has_opened_the_next_table_all_the_same(server: Server) -> None:
    opened = server.open(ANNA, OPEN, OPEN)
    ben, cleo = (
        server.sit(opened.table, opened.invitation, seat, name)
        for seat, name in ((1, "Ben"), (2, "Cleo"))
    )
    server.close(opened.table, opened.token)
    asked = [
        server.again(opened.table, token).json for token in (ben, cleo, opened.token, ben, cleo)
    ]
    assert [each["seats"] for each in asked] == [[1], [2], [0], [1], [2]]
    openers = [each["invitation"] is not None for each in asked]
    assert openers == [True, False, True, True, False], "who asked first, and who opened this one"
    for each, is_opener in zip(asked, openers, strict=True):
        assert (each["spectator"] is not None) == is_opener
        with server.seat(each["table"], each["token"]) as someone:
            answer = someone.ask("give", target=7, to="random")
            assert answer["code"] == ("seat-taken" if is_opener else "openers-only")


def test_who_opened_a_table_and_left_it_opens_the_next_as_often_as_they_like(
    server: Server,
) -> None:
    opened = server.open(ANNA, OPEN)
    with server.seat(opened.table, opened.token) as anna:
        assert anna.ask("leave", to="random")["type"] == "ok"
    server.close(opened.table, opened.token)
    for _ in range(2):
        following = server.again(opened.table, opened.token)
        assert (following.status, following.json["seats"]) == (201, [])
        with server.seat(following.json["table"], following.json["token"]) as anna:
            assert anna.ask("give", target=7, to="random")["code"] == "seat-taken"


def test_an_open_seat_at_the_next_table_can_be_taken(server: Server) -> None:
    opened = server.open(ANNA, OPEN)
    server.close(opened.table, opened.token)
    for seat, name in ((1, "Ben"), (1, "Cleo")):
        following = server.again(opened.table, opened.token).json
        token = server.sit(following["table"], following["invitation"], seat, name)
        with server.seat(following["table"], token) as someone:
            assert someone.ask("leave", seat)["type"] == "ok"
        with server.seat(following["table"], following["spectator"]) as watching:
            assert watching.own == {}


def test_a_seat_given_away_at_the_next_table_does_not_come_back(server: Server) -> None:
    opened = server.open(ANNA, OPEN)
    ben = server.sit(opened.table, opened.invitation, 1, "Ben")
    server.close(opened.table, opened.token)
    following = server.again(opened.table, opened.token).json
    with server.seat(following["table"], following["token"]) as anna:
        assert anna.ask("give", target=1, to="random")["type"] == "ok"
    before = server.stored()
    assert server.again(opened.table, ben).problem == (409, "seat-taken")
    assert server.stored() == before


def test_a_spectator_may_watch_the_next_table_once_a_player_has_opened_it(server: Server) -> None:
    opened = server.open(ANNA, OPEN)
    ben = server.sit(opened.table, opened.invitation, 1, "Ben")
    before = server.stored()
    assert server.again(opened.table, opened.spectator).problem == (409, "not-over")
    assert server.stored() == before
    server.close(opened.table, opened.token)
    before = server.stored()
    assert server.again(opened.table, opened.spectator).problem == (409, "no-next-table")
    assert server.stored() == before, "no table is opened"
    following = server.again(opened.table, ben).json["table"]
    answer = server.again(opened.table, opened.spectator)
    token = answer.json["token"]
    nothing: Json = {"seats": [], "invitation": None, "spectator": None}
    assert (answer.status, answer.json) == (201, {"table": following, "token": token, **nothing})
    assert answer.header("set-cookie") is None, "the browser may hold a seat there"
    with server.seat(following, token) as watching:
        assert watching.own == {}
        assert watching.ask("close")["code"] == "openers-only"
        assert watching.ask("leave")["code"] == "not-your-seat"
    sit_down = server.ask(
        "POST", f"/api/tables/{following}/seats", {"seat": 0, "name": "Eve"}, Credentials(token)
    )
    assert sit_down.problem == (403, "not-allowed")


def test_all_may_know_who_opened_the_next_table(server: Server) -> None:
    opened = server.open(ANNA, OPEN)
    ben = server.sit(opened.table, opened.invitation, 1, "Ben")
    server.close(opened.table, opened.token)

    def next_of(token: str) -> tuple[str | None, list[int]]:
        view = server.ask("GET", f"/api/tables/{opened.table}", by=Credentials(token)).json
        return view["next"], view["next_by"]

    assert next_of(opened.token) == (None, [])
    following = server.again(opened.table, ben).json["table"]
    assert next_of(opened.token) == next_of(opened.spectator) == (following, [1])


def date_of(record: bytes) -> str:
    return dict(parse_record(record.decode()).extras)["date"]


def test_a_record_is_there_when_the_game_is_over(server: Server, tmp_path: Path) -> None:
    opened = server.open({"name": "Zoë ☺ B"})
    path, by = f"/api/tables/{opened.table}/record", Credentials(opened.spectator)
    assert server.ask("GET", path, by=by).problem == (409, "not-over")
    with server.seat(opened.table, opened.token) as anna:
        anna.play_turn(0, lambda names: names[0])
        assert server.ask("GET", path, by=by).problem == (409, "not-over")
        while anna.wait_for_table(lambda table: table["phase"] != "opening")["phase"] == "playing":
            anna.play_turn(0, lambda names: names[0])
    record = server.ask("GET", path, by=by)
    assert (record.status, record.header("content-type")) == (200, "text/plain; charset=utf-8")
    today = date_of(record.body)
    assert record.header("content-disposition") == (
        f'attachment; filename="hashi-{today}-A-Zo__B.hashi"; '
        f"filename*=UTF-8''hashi-{today}-A-Zo%C3%AB_B.hashi"
    )
    file = tmp_path / "game.hashi"
    file.write_bytes(record.body)
    for command in ("verify", "replay"):
        ran = CliRunner().invoke(hashi, [command, str(file)])
        assert ran.exit_code == 0, ran.output


def test_there_is_no_record_of_a_table_closed_before_its_first_card(server: Server) -> None:
    opened = server.open(ANNA)
    server.close(opened.table, opened.token)
    path = f"/api/tables/{opened.table}/record"
    assert server.ask("GET", path, by=Credentials(opened.token)).problem == (409, "no-game")


def test_a_name_is_forgotten_also_in_the_files(server: Server) -> None:
    opened = server.open({"name": "Philomena"}, OPEN)
    path = f"/api/tables/{opened.table}/seats/0/name"
    assert server.ask("DELETE", path, by=Credentials(opened.token)).status == 204
    view = server.ask("GET", f"/api/tables/{opened.table}", by=Credentials(opened.token)).json
    assert view["seats"][0]["name"] == "Player 1"
    assert all(b"Philomena" not in row[2] for row in server.stored()["events"])


def test_the_routes_and_their_bodies_are_described(server: Server) -> None:
    schema = server.ask("GET", "/schema/openapi.json").json
    assert {(path, how) for path, its in schema["paths"].items() for how in its} == {
        ("/api/tables", "post"),
        ("/api/tables/{table_id}", "get"),
        ("/api/tables/{table_id}/again", "post"),
        ("/api/tables/{table_id}/record", "get"),
        ("/api/tables/{table_id}/seats", "get"),
        ("/api/tables/{table_id}/seats", "post"),
        ("/api/tables/{table_id}/seats/{seat}/name", "delete"),
        ("/api/tables/{table_id}/watch", "post"),
        ("/health", "get"),
    }
    parts = schema["components"]["schemas"]
    assert {
        "TableRequest",
        "Place",
        "Options",
        "OpenedTable",
        "SitDown",
        "TakenSeat",
        "PublicView",
    } <= set(parts)
    body = schema["paths"]["/api/tables/{table_id}/seats"]["post"]["requestBody"]
    assert body["content"]["application/json"]["schema"]["$ref"].endswith("/SitDown")
    for path, its in schema["paths"].items():
        for what in its.values() if path != "/health" else ():
            assert ("security" in what) == (path != "/api/tables"), path
            problems = {at: it for at, it in what["responses"].items() if int(at) >= 400}
            assert problems.keys() == {"400", "403", "409", "413", "429", "503"}
            for problem in problems.values():
                described = problem["content"]["application/json"]["schema"]
                assert described["$ref"].endswith("/Problem")


def test_cookies_are_for_one_table_and_out_of_reach_of_pages(server: Server) -> None:
    answer = server.ask("POST", "/api/tables", {"places": [ANNA, OPEN]})
    table = answer.json["table"]
    kept, *rest = (answer.header("set-cookie") or "").lower().split("; ")
    assert kept == f"hashi-{table}={answer.json['token']}".lower()
    path = f"path=/api/tables/{table}".lower()
    assert {"httponly", "samesite=lax", path, "max-age=31536000"} == set(rest)
    assert answer.header("cache-control") == "no-store"


def test_cookies_need_tls_where_the_public_address_has_it(tmp_path: Path) -> None:
    settings = Settings(public_url="https://play.example")
    with running(tmp_path, settings) as server:
        by = Credentials(origin="https://play.example", host="play.example")
        answer = server.ask("POST", "/api/tables", {"places": [ANNA]}, by)
        rest = (answer.header("set-cookie") or "").lower().split("; ")
        assert {"secure", f"path=/api/tables/{answer.json['table']}".lower()} <= set(rest)
        for origin in ("http://play.example", "https://play.example:8443", "https://example"):
            by = replace(by, origin=origin)
            assert server.ask("POST", "/api/tables", {"places": [ANNA]}, by).status == 403


def test_tokens_have_128_bits_and_are_found_nowhere_else(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        opened = server.open(ANNA, OPEN)
        ben = server.sit(opened.table, opened.invitation, 1, "Ben")
        tokens = [opened.token, opened.invitation, opened.spectator, ben]
        assert len(set(tokens)) == 4
        assert [len(base64.urlsafe_b64decode(token + "==")) for token in tokens] == [16] * 4
        heard = [
            server.ask("GET", f"/api/tables/{opened.table}", by=Credentials(ben)).body.decode()
        ]
        with server.seat(opened.table, opened.spectator) as watching:
            server.close(opened.table, opened.token)
            following = [
                server.again(opened.table, token).json["token"] for token in (ben, opened.spectator)
            ]
            watching.hear_until(lambda message: '"next-table"' in str(message).replace("'", '"'))
            heard += watching.heard
        server.ask("GET", f"/api/tables/{opened.table}?token={ben}", by=Credentials("wrong" * 5))
    found = [*heard, *server.log, *(f.read_bytes().decode("latin-1") for f in tmp_path.iterdir())]
    for token in (*tokens, *following):
        assert not any(token in text for text in found)


@pytest.mark.parametrize("method", ["HEAD", "PUT", "PATCH", "TRACE", "DELETE", "OPTIONS"])
def test_other_methods_do_nothing(server: Server, method: str) -> None:
    opened = server.open(ANNA, OPEN)
    before = server.stored()
    by = Credentials(opened.token)
    for path in ("", f"/{opened.table}", f"/{opened.table}/record", f"/{opened.table}/seats"):
        answer = server.ask(method, f"/api/tables{path}", by=by)
        assert answer.status == (204 if method == "OPTIONS" else 405)
        assert answer.header("access-control-allow-origin") is None
        assert answer.body == b"" or answer.json["code"] == "bad-request"
    assert server.stored() == before


PUBLIC = "https://play.example"


def test_an_invitation_is_drawn_as_a_code_for_cameras(tmp_path: Path) -> None:
    with running(tmp_path, Settings(public_url=PUBLIC)) as server:
        opened = server.open(ANNA, {})
        path = f"/api/tables/{opened.table}/code"
        drawn = server.ask("GET", path, by=Credentials(opened.invitation))
        refused = server.ask("GET", path, by=Credentials(opened.token))
    code = segno.make(f"{PUBLIC}/tables/{opened.table}#invitation={opened.invitation}", error="m")
    picture = code.svg_data_uri(scale=4, border=2, dark="#22293a")
    assert (drawn.status, drawn.body.decode()) == (200, picture)
    assert refused.problem == (403, "not-allowed")


def test_a_link_that_only_this_machine_can_follow_is_not_drawn(server: Server) -> None:
    opened = server.open(ANNA, {})
    answer = server.ask(
        "GET", f"/api/tables/{opened.table}/code", by=Credentials(opened.invitation)
    )
    assert (answer.status, answer.body) == (204, b"")


@pytest.mark.parametrize(
    ("host", "status"),
    [("192.0.2.7", 200), ("elsewhere.example", 204), ("a" * 253, 204), ("a" * 260, 400)],
)
def test_no_code_leads_to_somebody_elses_server(server: Server, host: str, status: int) -> None:
    opened = server.open(ANNA, {})
    by = Credentials(opened.invitation, host=host)
    assert server.ask("GET", f"/api/tables/{opened.table}/code", by=by).status == status


def test_so_many_codes_are_drawn_for_one_visitor(tmp_path: Path) -> None:
    with running(tmp_path, Settings(public_url=PUBLIC), SetClock()) as server:
        opened = server.open(ANNA, {})
        path, by = f"/api/tables/{opened.table}/code", Credentials(opened.invitation)
        answers = [server.ask("GET", path, by=by) for _ in range(JobPace.AT_ONCE // DRAWING_A_CODE)]
        too_much = server.ask("GET", path, by=by)
    assert {answer.status for answer in answers} == {200}
    assert too_much.problem == (409, "too-many-requests")
