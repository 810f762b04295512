"""Requests that are malformed or ambiguous, and the headers that every answer has."""

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.odd_requests import odd_values, send
from server.raw import ask_raw, read_answer, refused_raw
from server.running import Credentials, Server, running

from hashi.server.settings import Settings

HSTS = "strict-transport-security"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
WEBSOCKET = f"Connection: Upgrade\r\nUpgrade: websocket\r\n{KEY}"
SOCKET = "/api/tables/x/socket"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("http"), Settings()) as server:
        yield server


@pytest.fixture
def silent(server: Server) -> Iterator[Server]:
    """A server that must log nothing during the test."""
    before = len(server.log)
    yield server
    assert server.ask("GET", "/health").status == 200
    assert server.log[before:] == []


def request(*headers: str, line: str = "POST /api/tables HTTP/1.1", body: str = "") -> bytes:
    host = () if any(each.lower().startswith("host") for each in headers) else ("Host: x",)
    return "\r\n".join([line, *host, *headers, "", body]).encode("latin-1")


GET = "GET / HTTP/1.1"
REFUSED = {
    "a port that is no number": request("Host: x:abc", line=GET),
    "a port that is too large": request("Host: x:65536", line=GET),
    "a negative port": request("Host: x:-1", line=GET),
    "half an address": request("Host: [::1", line=GET),
    "no address": request("Host: [::zz]", line=GET),
    "somebody at a host": request("Host: x@y", line=GET),
    "a path as a host": request("Host: x/y", line=GET),
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": request("Host: x", "Host: y", line=GET),
    "a path that is a host": request(line="GET http://x/ HTTP/1.1"),
    "a path that is a port": request(line="GET :abc HTTP/1.1"),
    "two framings": request("Content-Length: 5", "Transfer-Encoding: chunked", body="0\r\n\r\n"),
    "two lengths": request("Content-Length: 2", "Content-Length: 3", body="{} "),
    "two lengths in one": request("Content-Length: 2, 3", body="{} "),
    "a negative length": request("Content-Length: -1"),
    "a length with a sign": request("Content-Length: +2", body="{}"),
    "another coding after chunks": request(
        "Transfer-Encoding: chunked, identity", body="0\r\n\r\n"
    ),
    "another coding before chunks": request("Transfer-Encoding: gzip, chunked", body="0\r\n\r\n"),
    "two codings": request("Transfer-Encoding: chunked", "Transfer-Encoding: identity"),
    "a coding that is none": request("Transfer-Encoding: xchunked", body="0\r\n\r\n"),
    "a space after a name": request("Transfer-Encoding : chunked", body="0\r\n\r\n"),
    "chunks before HTTP/1.1": request(
        "Transfer-Encoding: chunked", line="POST / HTTP/1.0", body="0\r\n\r\n"
    ),
    "no size of a chunk": request("Transfer-Encoding: chunked", body="zz\r\n\r\n"),
    "a chunk that is too long": request("Transfer-Encoding: chunked", body="2\r\n{}xx\r\n"),
    "a folded header": request("X-A: b\r\n c", line=GET),
    "a header folded with a tab": request("X-A: b\r\n\tc", line=GET),
    "a folded first header": request(" X-A: b", line=GET),
    "a zero byte": request("X-A: b\0c", line=GET),
    "a bare return": request("X-A: b\rc", line=GET),
    "a bare return at the end": request("X-A: b\r", line=GET),
    "a header without a name": request(": b", line=GET),
    "a line that is no header": request("b", line=GET),
    "no HTTP": b"\x16\x03\x01\r\n\r\n",
    "an empty line": b"\r\n\r\n",
    "a later HTTP": request(line="PRI * HTTP/2.0"),
    "a WebSocket with a body": request(
        WEBSOCKET, "Content-Length: 2", line=f"GET {SOCKET} HTTP/1.1", body="{}"
    ),
    "a WebSocket with a control character": request(
        WEBSOCKET, "X: \x01", line=f"GET {SOCKET} HTTP/1.1"
    ),
    "a WebSocket for a host that is none": request(
        "Host: x:abc", "Origin: http://x:abc", WEBSOCKET, line=f"GET {SOCKET} HTTP/1.1"
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_such_a_request_is_refused_and_the_connection_closed(silent: Server, name: str) -> None:
    answer = refused_raw(silent.port, REFUSED[name])
    assert (answer.status, json.loads(answer.body)["code"]) == (400, "bad-request")
    assert answer.headers["connection"].lower() == "close"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "host", ["x", "x:80", "x:", "X.Example", "a_b-c.d.", "127.0.0.1:8080", "[::1]", "[::1]:80", ""]
)
def test_a_host_that_browsers_send_is_served(silent: Server, host: str) -> None:
    assert ask_raw(silent.port, request(f"Host: {host}", line=GET)).status == 200


def test_the_same_length_twice_is_one_length(silent: Server) -> None:
    places = '{"places": [{"name": "Ann"}]}'
    length = f"Content-Length: {len(places)}"
    asked = request("Content-Type: application/json", length, length, body=places)
    assert ask_raw(silent.port, asked).status == 201


def test_a_fold_is_found_however_the_request_arrives(silent: Server) -> None:
    with socket.create_connection(("127.0.0.1", silent.port)) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in REFUSED["a folded header"]:
            connection.sendall(bytes([byte]))
        assert connection.recv(12) == b"HTTP/1.1 400"


def test_what_looks_like_a_fold_may_stand_in_a_body(silent: Server) -> None:
    body = '{"places":\r\n\t[{"name":\n "Ann"}]}'
    headers = "Content-Type: application/json", f"Content-Length: {len(body)}"
    assert ask_raw(silent.port, request(*headers, body=body)).status == 201


def test_a_second_request_is_refused_after_the_first_is_answered(silent: Server) -> None:
    first = request(line="GET /health HTTP/1.1")
    with socket.create_connection(("127.0.0.1", silent.port)) as connection:
        connection.sendall(first + REFUSED["two framings"] + first)
        answers = b"".join(iter(lambda: connection.recv(65_536), b""))
    assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200", b"400"]


def test_a_bad_chunk_after_the_answer_just_closes(silent: Server) -> None:
    begun = request("Transfer-Encoding: chunked", line="POST /nowhere HTTP/1.1", body="2\r\n{}\r\n")
    with socket.create_connection(("127.0.0.1", silent.port)) as connection:
        connection.sendall(begun)
        assert read_answer(connection).status == 404
        connection.sendall(b"zz\r\n")
        assert connection.recv(1) == b""


def test_a_websocket_that_is_not_asked_for_by_get_is_refused(server: Server) -> None:
    asked = request(WEBSOCKET, line=f"POST {SOCKET} HTTP/1.1")
    assert refused_raw(server.port, asked).status in (400, 405)


def test_an_upgrade_to_something_else_is_passed_over(silent: Server) -> None:
    asked = request("Connection: Upgrade", "Upgrade: h2c", line=GET)
    assert ask_raw(silent.port, asked).status == 200


@pytest.mark.parametrize("origin", ["http://x:abc", "http://x:", "x:abc", "http://[::1", "http://"])
def test_an_origin_that_is_none_is_not_allowed(silent: Server, origin: str) -> None:
    body = '{"places": [{"name": "Ann"}]}'
    headers = "Content-Type: application/json", f"Content-Length: {len(body)}"
    answer = ask_raw(silent.port, request(*headers, f"Origin: {origin}", body=body))
    assert (answer.status, json.loads(answer.body)["code"]) == (403, "not-allowed")


def test_odd_values_break_nothing(silent: Server) -> None:
    came = send(silent, odd_values(500), share=199)
    assert came.total() > 1_000
    assert {200, 400, 403, 404, 405} <= came.keys()


ANSWERS: dict[int, tuple[str, str, Any]] = {
    200: ("GET", "/health", None),
    201: ("POST", "/api/tables", {"places": [{"name": "Ann"}]}),
    204: ("OPTIONS", "/", None),
    400: ("POST", "/api/tables", {}),
    403: ("GET", "/api/tables/x", None),
    404: ("GET", "/nowhere", None),
    405: ("BREW", "/", None),
    409: ("POST", "/api/tables", {"places": []}),
    413: ("POST", "/api/tables", b" " * 9_000),
}


@pytest.mark.parametrize("status", ANSWERS)
def test_every_answer_is_neither_kept_nor_guessed_at(server: Server, status: int) -> None:
    answer = server.ask(*ANSWERS[status])
    assert answer.status == status
    assert answer.header("cache-control") == "no-store"
    assert answer.header("x-content-type-options") == "nosniff"
    assert (answer.header("content-security-policy") or "").startswith("default-src 'none';")
    assert answer.header(HSTS) is None


def test_files_of_the_pages_keep_their_own_caching(server: Server) -> None:
    answer = server.ask("GET", "/static/style.css")
    assert answer.header("cache-control") == "no-cache"
    assert answer.header("x-content-type-options") == "nosniff"
    tag = {"If-None-Match": answer.header("etag") or ""}
    assert server.ask("GET", "/static/style.css", headers=tag).status == 304


def test_browsers_remember_tls_where_the_public_address_has_it(tmp_path: Path) -> None:
    with running(tmp_path, Settings(public_url="https://play.example")) as server:
        by = Credentials(host="play.example")
        answers = [server.ask(*asked, by).header(HSTS) for asked in ANSWERS.values()]
        answers.append(ask_raw(server.port, REFUSED["two framings"]).headers[HSTS])
    assert set(answers) == {"max-age=31536000"}


def test_browsers_remember_no_tls_where_the_public_address_has_none(tmp_path: Path) -> None:
    with running(tmp_path, Settings(public_url="http://play.example")) as server:
        forwarded = {"X-Forwarded-Proto": "https"}
        assert server.ask("GET", "/", headers=forwarded).header(HSTS) is None
