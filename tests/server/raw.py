"""Requests byte by byte, as no HTTP library would send them."""

import socket
from contextlib import suppress
from http.client import HTTPResponse
from typing import NamedTuple

from ceilings import CEILING_SECONDS


class RawAnswer(NamedTuple):
    """The first answer on a connection."""

    status: int
    headers: dict[str, str]
    body: bytes


def ask_raw(port: int, request: bytes) -> RawAnswer:
    """Send these bytes and read the first answer."""
    with _connected(port) as connection:
        connection.sendall(request)
        return read_answer(connection)


def refused_raw(port: int, request: bytes) -> RawAnswer:
    """The same, and then wait until the server closes; it must not say anything more."""
    with _connected(port) as connection:
        connection.sendall(request)
        answer = read_answer(connection)
        with suppress(ConnectionResetError):  # it did not read all of the request
            assert connection.recv(1) == b""
        return answer


def _connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), CEILING_SECONDS)


def read_answer(connection: socket.socket) -> RawAnswer:
    with HTTPResponse(connection) as response:
        response.begin()
        named = [(name.lower(), value) for name, value in response.getheaders()]
        once = [name for name, _ in named if name != "set-cookie"]
        assert len(once) == len(set(once)), named
        return RawAnswer(response.status, dict(named), response.read())
