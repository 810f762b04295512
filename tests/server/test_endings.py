"""How a connection ends through no fault of the client's, and what the log has of it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from jumping import in_jumping_loop
from server.running import Credentials, Server, running, turned_away

from hashi.server.connection import Ending, turn_away
from hashi.server.settings import Settings
from hashi.server.storage import StorageFailed, hash_token
from hashi.table.refusal import Refusal

ANNA = {"name": "Anna"}
SECRET = "a token, say"
NO_PENALTY = Settings(penalty_seconds=0)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, NO_PENALTY) as server:
        yield server


@in_jumping_loop
async def test_whoever_cannot_be_let_in_waits_before_they_are_told_why() -> None:
    socket = AsyncMock()
    await turn_away(socket, Refusal("not-stored"), penalty_seconds=7)
    assert asyncio.get_running_loop().time() == pytest.approx(7)
    socket.close.assert_awaited_once_with(Ending.LATER, "not-stored")


async def fail(*_: object, **__: object) -> None:
    raise ValueError(SECRET)


async def fail_to_read(*_: object) -> None:
    raise StorageFailed("broken", "SQLITE_IOERR")


def unexpected(server: Server) -> str:
    """What the log has of it: the kind and the place, and nothing that may be secret."""
    [line] = [line for line in server.log if "unexpected" in line]
    assert "unexpected: ValueError at " in line
    assert f"{__name__}:{fail.__code__.co_firstlineno + 1}" in line
    assert SECRET not in "".join(server.log)
    return line


def test_an_error_of_the_servers_in_a_command(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open(ANNA)
    with monkeypatch.context() as patch, server.seat(opened.table, opened.token) as anna:
        patch.setattr(server.app.state.lobby, "carry_out", fail)
        anna.connection.send('{"id":1,"command":{"do":"close","seat":0}}')
        assert anna.close_code() == 1011
    assert "hashi.server.connection:" in unexpected(server)
    with server.seat(opened.table, opened.token) as anna:
        assert anna.ask("close")["type"] == "ok"


def test_an_error_of_the_servers_before_one_is_let_in(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open(ANNA)
    monkeypatch.setattr(server.app.state.lobby, "table", fail)
    with server.socket(opened.table, Credentials(opened.token)) as connection:
        assert turned_away(connection) == (1011, "server-error")
    unexpected(server)


def test_an_error_of_the_servers_over_http(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.app.state.lobby, "open", fail)
    answer = server.ask("POST", "/api/tables", {"places": [ANNA]})
    assert (answer.status, answer.json["code"]) == (500, "server-error")
    assert "hashi.server.tables:" in unexpected(server)


def test_a_store_that_cannot_be_read_is_to_be_tried_later(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open(ANNA)
    by = Credentials(opened.token)
    with monkeypatch.context() as patch:
        patch.setattr(server.app.state.lobby.registry.store, "grant", fail_to_read)
        with server.socket(opened.table, by) as connection:
            assert turned_away(connection) == (1013, "not-stored")
    with server.seat(opened.table, opened.token):
        pass


@pytest.mark.parametrize(
    "damage",
    [
        "seats = 'garbage'",
        "seats = '[0, 1]'",
        "seats = '[[0]]'",
        "seats = 'null'",
        "seats = '7'",
        "seats = '[[\"0\", 0]]'",
        "seats = '[[0, 1.5]]'",
        "seats = '[[true, 0]]'",
        "seats = '[[-1, 0]]'",
        "seats = '[[0, 0], [9, 0]]'",
        f"seats = '{'[' * 100_000}'",
        f"seats = '[[{'9' * 5000}, 0]]'",
        "seats = x'ff'",
        "role = 'king'",
        "role = x'00'",
    ],
)
def test_a_damaged_grant_is_the_tables_fault_and_its_other_tokens_go_on(
    tmp_path: Path, damage: str
) -> None:
    with running(tmp_path, NO_PENALTY) as server:
        opened = server.open(ANNA, {})
        ben = server.sit(opened.table, opened.invitation, 1, "Ben")
        held = hash_token(opened.token.encode())
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            statement = f"UPDATE grants SET {damage} WHERE token_hash = ?"
            assert database.execute(statement, [held]).rowcount == 1
        by, path = Credentials(opened.token), f"/api/tables/{opened.table}"
        for method, what in (
            ("GET", ""),
            ("GET", "/seats"),
            ("POST", "/again"),
            ("GET", "/record"),
            ("DELETE", "/seats/0/name"),
            ("DELETE", "/seats/9/name"),
        ):
            problem = server.ask(method, path + what, by=by).problem
            # A seat that the token never had is another's.
            is_other = (method, what) == ("DELETE", "/seats/9/name") and problem[0] == 403
            assert problem == (503, "table-broken") or is_other
        cookie = Credentials(opened.invitation, (opened.table, opened.token), server.origin)
        sitting = {"seat": 1, "name": "Cleo"}
        assert server.ask("POST", f"{path}/seats", sitting, cookie).problem[0] == 503
        with server.socket(opened.table, by) as connection:
            assert turned_away(connection) == (4503, "table-broken")
        with server.seat(opened.table, ben) as seat:
            assert seat.table["seats"][1]["name"] == "Ben"
        assert not [line for line in server.log if "unexpected" in line]


def test_a_broken_table_is_told_from_a_token_that_opens_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        opened = server.open(ANNA)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE events SET body = 'garbage'")
    with running(tmp_path, NO_PENALTY) as server:
        for _ in range(2):
            with server.socket(opened.table, Credentials(opened.token)) as connection:
                assert turned_away(connection) == (4503, "table-broken")
        with (
            pytest.raises(Exception, match="403"),
            server.socket(opened.table, Credentials("A" * 22)),
        ):
            pass
