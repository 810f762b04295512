"""A seat at a server's table, also when the server or the connection fails."""

import asyncio
import errno
import shlex
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from email.message import Message
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import OpenerDirector, Request

import msgspec
import pytest
from ceilings import CEILING_SECONDS
from tui.controllers import ANN, BEN, NOW, table_for
from websockets.asyncio.server import ServerConnection, serve

from hashi.records import parse_record
from hashi.table.commands import AnyCommand, Done, Hint
from hashi.table.events import Began
from hashi.table.messages import Ok, Refused, Seats, View, encode
from hashi.table.refusal import Refusal
from hashi.table.view import PublicView, public_view
from hashi.tui import remote_table, seat
from hashi.tui.controller import LOST
from hashi.tui.remote_table import (
    FIRST_WAIT_SECONDS,
    LONGEST_WAIT_SECONDS,
    Connection,
    Patience,
    RemoteTable,
)
from hashi.tui.saved_game import resumed
from hashi.tui.seat import LONGEST_ANSWER_BYTES, Invitation, NoSeat, SeatHeld

LINK = "https://play.example/tables/6xJGu1O3j70o#invitation=kW5"
RECORD = (Path(__file__).parents[1] / "golden" / "same-round-ties.hashi").read_text("utf-8")
DONE = Done(0, 0, "e2=3", 0)
HINT = Hint(0, 1, 1)
PATIENT = Patience(CEILING_SECONDS, CEILING_SECONDS, CEILING_SECONDS)

Talk = Callable[[ServerConnection], Awaitable[None]]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(seat, "data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr(remote_table, "games_folder", lambda: tmp_path / "data" / "games")
    return tmp_path / "data"


@pytest.fixture
def view(tmp_path: Path) -> PublicView:
    return table_for(tmp_path / "game.hashi", ANN, BEN).view


@pytest.fixture(scope="module")
def over() -> PublicView:
    """Of the game that `RECORD` tells."""
    return public_view(resumed(parse_record(RECORD), NOW).table)


@pytest.fixture(autouse=True)
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long it is waited at most before each attempt to connect; nobody does in these tests."""
    told: list[float] = []

    def at_once(_: float, most: float) -> float:
        told.append(most)
        return 0

    monkeypatch.setattr(remote_table, "uniform", at_once)
    return told


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, CEILING_SECONDS))


def message(view: PublicView, *, bots_ready: bool = True) -> str:
    return encode(View(0, False, bots_ready, msgspec.Raw(encode(view)), [])).decode()


@asynccontextmanager
async def sitting(
    talk: Talk, view: PublicView, patience: Patience = PATIENT
) -> AsyncIterator[RemoteTable]:
    """A table at a server that talks like that on every connection."""
    async with serve(talk, "127.0.0.1", 0, close_timeout=patience.farewell_seconds) as server:
        port = server.sockets[0].getsockname()[1]
        seat = SeatHeld(f"http://127.0.0.1:{port}", "table", "token")
        table = RemoteTable(seat, view, patience)
        table.start()
        try:
            yield table
        finally:
            await table.close()


@asynccontextmanager
async def listening(answer: str) -> AsyncIterator[tuple[str, list[str]]]:
    """A server that answers everything with that; where it is, and what it is asked."""
    asked: list[str] = []

    async def talk(heard: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        asked.append((await heard.readuntil(b"\r\n\r\n")).decode())
        out.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await out.drain()
        out.close()

    async with await asyncio.start_server(talk, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", asked


async def until(table: RemoteTable, is_so: Callable[[], bool]) -> None:
    """Until it is so, as seen whenever the table tells of a change."""
    changed = asyncio.Event()
    table.on_change = changed.set
    while not is_so():
        await changed.wait()
        changed.clear()


@pytest.mark.parametrize(
    ("command", "other", "patience"),
    [
        (DONE, HINT, replace(PATIENT, command_seconds=0.01)),
        (HINT, DONE, replace(PATIENT, hint_seconds=0.01)),
    ],
)
def test_a_slow_answer_is_no_farewell(
    view: PublicView, command: AnyCommand, other: AnyCommand, patience: Patience
) -> None:
    connections: list[ServerConnection] = []

    async def talk(connection: ServerConnection) -> None:
        connections.append(connection)
        await connection.send(message(view))
        async for asked in connection:
            if connection is not connections[0]:
                await connection.send(encode(Ok(msgspec.json.decode(asked)["id"])).decode())

    async def play() -> None:
        async with sitting(talk, view, patience) as table:
            await until(table, lambda: table.trouble is None)
            with pytest.raises(Refusal, match="lost"):
                await table.send(command)
            await until(table, lambda: table.trouble is None and len(connections) == 2)
            await table.send(other)

    run(play())


@pytest.mark.parametrize(("code", "told"), [(1000, "out-seat-lost"), (4503, "table-broken")])
def test_a_server_says_that_there_is_nothing_more_to_come(
    view: PublicView, waits: list[float], code: int, told: str
) -> None:
    async def talk(connection: ServerConnection) -> None:
        await connection.send(message(view))
        await connection.close(code)

    async def play() -> None:
        async with sitting(talk, view) as table:
            await until(table, lambda: table.trouble == told)

    run(play())
    assert waits == []


def test_a_seat_that_is_another_ones_by_now_is_lost(view: PublicView, waits: list[float]) -> None:
    async def play() -> None:
        async with listening("403 Forbidden") as (site, _):
            table = RemoteTable(SeatHeld(site, "table", "token"), view)
            table.start()
            await until(table, lambda: table.trouble == "out-seat-lost")
            await table.close()

    run(play())
    assert waits == []


def test_a_server_without_room_is_tried_again(view: PublicView, waits: list[float]) -> None:
    async def play() -> None:
        async with listening("429 Too Many Requests") as (site, _):
            table = RemoteTable(SeatHeld(site, "table", "token"), view)
            table.start()
            await until(table, lambda: table.trouble == LOST and len(waits) > 1)
            await table.close()

    run(play())


@asynccontextmanager
async def pointing_elsewhere(status: int, scheme: str) -> AsyncIterator[str]:
    """A server that points to another one, to which nobody shall come."""
    async with listening("200 OK") as (elsewhere, strayed):
        where = elsewhere.replace("http", scheme, 1)
        async with listening(f"{status} Elsewhere\r\nLocation: {where}/x") as (site, asked):
            yield site
        assert asked
        assert all("Bearer token" in each for each in asked)
        assert strayed == []


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_what_opens_a_seat_is_not_sent_on_to_another_place(status: int) -> None:
    async def ask() -> None:
        async with pointing_elsewhere(status, "http") as site:
            held = SeatHeld(site, "table", "token")
            for ask in (held.look, held.record, held.again):
                with pytest.raises(NoSeat, match="play-elsewhere"):
                    await asyncio.to_thread(ask)

    run(ask())


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_connection_is_sent_on_to_another_place(view: PublicView, status: int) -> None:
    async def play() -> None:
        async with pointing_elsewhere(status, "ws") as site:
            table = RemoteTable(SeatHeld(site, "table", "token"), view)
            table.start()
            await until(table, lambda: table.trouble == "play-strange-server")
            await table.close()

    run(play())


STRANGE = {
    "type": "view",
    "now": 0,
    "opener": False,
    "bots_ready": True,
    "table": {"phase": "tea"},
    "own": [],
}


@pytest.mark.parametrize("strange", [msgspec.json.encode(STRANGE).decode(), "[]", "tea"])
def test_what_cannot_be_understood_is_told_and_the_table_comes_back(
    view: PublicView, waits: list[float], strange: str
) -> None:
    async def talk(connection: ServerConnection) -> None:
        await connection.send(strange if len(waits) < 3 else message(view))
        await connection.wait_closed()

    async def play() -> None:
        async with sitting(talk, view) as table:
            await until(table, lambda: table.trouble == "play-strange-server")
            await until(table, lambda: table.trouble is None)

    run(play())
    assert len(waits) == 3


def test_what_a_newer_server_says_besides_is_passed_over(
    view: PublicView, waits: list[float]
) -> None:
    async def talk(connection: ServerConnection) -> None:
        await connection.send('{"type": "weather"}')
        await connection.send(message(view))
        entries = '{"event": "began", "at": 1}, {"event": "it-rains", "at": 2, "seat": 0}'
        await connection.send(f'{{"type": "news", "first": 0, "news": [{entries}]}}')
        await connection.wait_closed()

    async def play() -> None:
        async with sitting(talk, view) as table:
            await until(table, lambda: table.trouble is None and bool(table.news))
            assert list(table.news) == [Began(1)]

    run(play())
    assert waits == []


def test_bots_of_an_older_server_count_as_ready(view: PublicView, waits: list[float]) -> None:
    ben = msgspec.structs.replace(view.seats[1], name="Benedict")
    seats = Seats(0, [view.seats[0], ben], None, True)

    async def talk(connection: ServerConnection) -> None:
        for said in (message(view), encode(seats).decode()):
            older = msgspec.json.decode(said)
            del older["bots_ready"]
            await connection.send(msgspec.json.encode(older).decode())
        await connection.wait_closed()

    async def play() -> None:
        async with sitting(talk, view) as table:
            await until(table, lambda: table.view.seats[1].name == "Benedict")
            assert (table.trouble, table.bots_ready) == (None, True)

    run(play())
    assert waits == []


def test_a_server_says_whether_its_bots_are_ready(view: PublicView) -> None:
    async def talk(connection: ServerConnection) -> None:
        await connection.send(message(view, bots_ready=False))
        await connection.recv()
        await connection.send(encode(Seats(0, view.seats, None, True)).decode())
        await connection.wait_closed()

    async def play() -> None:
        async with sitting(talk, view) as table:
            await until(table, lambda: table.trouble is None)
            assert not table.bots_ready
            asked = asyncio.create_task(table.send(DONE))
            await until(table, lambda: table.bots_ready)
            asked.cancel()

    run(play())


def test_what_makes_no_sense_is_not_even_shown(view: PublicView, waits: list[float]) -> None:
    strange = msgspec.structs.replace(view, card="tea")
    alone = Seats(0, view.seats[:0], None, True)
    shown: list[PublicView] = []

    async def talk(connection: ServerConnection) -> None:
        await connection.send(message(strange) if len(waits) % 2 else encode(alone).decode())
        await connection.wait_closed()

    async def play() -> None:
        async with sitting(talk, view) as table:
            told = asyncio.Event()

            def paint() -> None:
                shown.append(table.view)
                if len(waits) == 4:
                    told.set()

            table.on_change = paint
            await told.wait()
            assert table.trouble == "play-strange-server"

    run(play())
    assert all(each is view for each in shown)


def test_a_view_that_cannot_be_shown_does_not_stay(view: PublicView) -> None:
    later = msgspec.structs.replace(view, round=5)

    async def talk(connection: ServerConnection) -> None:
        await connection.send(message(later))
        await connection.wait_closed()

    async def play() -> None:
        async with sitting(talk, view) as table:
            told = asyncio.Event()

            def paint() -> None:
                if table.view.round == 5:
                    raise ValueError
                if table.trouble == "play-strange-server":
                    told.set()

            table.on_change = paint
            await told.wait()
            assert table.view is view

    run(play())


def test_a_proxy_for_which_a_library_is_missing_is_told(
    view: PublicView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connect(*_: object, **__: object) -> None:
        raise ImportError("python-socks is required to use a SOCKS proxy")

    async def play() -> None:
        table = RemoteTable(SeatHeld("https://play.example", "table", "token"), view)
        table.start()
        await until(table, lambda: table.trouble == "play-strange-server")
        await table.close()

    monkeypatch.setattr(remote_table, "Connection", connect)
    run(play())


def test_a_server_that_cannot_go_on_is_asked_less_and_less_often(
    view: PublicView, waits: list[float]
) -> None:
    async def talk(connection: ServerConnection) -> None:
        if len(waits) == 7:
            await connection.send(message(view))
        await connection.close(1013)

    async def play() -> None:
        async with sitting(talk, view) as table:
            await until(table, lambda: len(waits) > 8)

    run(play())
    first = [FIRST_WAIT_SECONDS * 2**doubled for doubled in range(5)]
    assert waits[:8] == [*first, LONGEST_WAIT_SECONDS, LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS]


def test_leaving_does_not_wait_for_a_dead_line(
    view: PublicView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        remote_table, "Connection", partial(Connection, close_timeout=None)
    )  # by itself, it would

    async def talk(connection: ServerConnection) -> None:
        await connection.send(message(view))
        connection.transport.pause_reading()
        await connection.wait_closed()

    async def play() -> None:
        async with sitting(talk, view, replace(PATIENT, farewell_seconds=0)) as table:
            await until(table, lambda: table.trouble is None)
            await table.close()

    run(play())


def test_what_a_server_says_does_nothing_to_the_terminal(view: PublicView) -> None:
    ben = msgspec.structs.replace(view.seats[1], name="\x1b[2J")
    hostile = msgspec.structs.replace(view, seats=[view.seats[0], ben], seen=["\x9b2J"])

    async def talk(connection: ServerConnection) -> None:
        await connection.send(message(hostile))
        async for asked in connection:
            number = msgspec.json.decode(asked)["id"]
            facts: dict[str, str | int | list[str]] = {"name": "\x1b]0;\a", "islands": ["\x1b"]}
            await connection.send(encode(Refused(number, "name-taken", "\x1b[31m", facts)).decode())

    async def play() -> None:
        async with sitting(talk, view) as table:
            await until(table, lambda: table.trouble is None)
            assert (table.view.seats[1].name, table.view.seen) == ("�[2J", ["�2J"])
            with pytest.raises(Refusal) as refused:
                await table.send(DONE)
            assert refused.value.clause == "�[31m"
            assert refused.value.facts == {"name": "�]0;�", "islands": ["�"]}

    run(play())


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "full")


def test_a_seat_that_cannot_be_kept_is_told_and_kept_as_soon_as_it_can_be(
    view: PublicView, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    async def talk(connection: ServerConnection) -> None:
        await connection.send(message(view))
        async for asked in connection:
            await connection.send(message(view))
            await connection.send(encode(Ok(msgspec.json.decode(asked)["id"])).decode())

    async def play() -> None:
        async with sitting(talk, view) as table:
            with monkeypatch.context() as disk:
                disk.setattr(seat, "write", full)
                await until(table, lambda: table.trouble == "play-seat-not-kept")
            await table.send(DONE)
            assert table.trouble is None

    run(play())
    (kept,) = (data / "seats").iterdir()
    assert kept.read_text(encoding="ascii") == "token\n"


@pytest.mark.parametrize("is_folder", [False, True])
def test_no_seat_is_taken_where_none_can_be_kept(
    data: Path, monkeypatch: pytest.MonkeyPatch, is_folder: bool
) -> None:
    if is_folder:
        (data / "seats" / quote("https://play.example 6xJGu1O3j70o", safe="")).mkdir(parents=True)
    else:
        data.write_text("no folder")
    asked = answering(monkeypatch)
    with pytest.raises(OSError, match="directory"):
        Invitation.read(LINK).sit(1, "Ben")
    assert asked == []


def test_a_seat_that_was_taken_is_played_even_if_it_cannot_be_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answering(monkeypatch, b'{"table": "6xJGu1O3j70o", "seats": [1], "token": "secret"}')
    monkeypatch.setattr(seat, "write", full)
    assert Invitation.read(LINK).sit(1, "Ben").token == "secret"


@pytest.mark.parametrize(
    "answer",
    [
        b"{}",
        b"[]",
        b"tea",
        b'{"table": "../tea", "token": "secret"}',
        b'{"table": "$(tea)", "token": "secret"}',
        b'{"table": "table", "token": "two\\nlines"}',
        b"[" * 100_000,
    ],
)
def test_a_next_table_that_makes_no_sense_is_refused(
    view: PublicView, monkeypatch: pytest.MonkeyPatch, answer: bytes
) -> None:
    answering(monkeypatch, answer)
    table = RemoteTable(SeatHeld("https://play.example", "table", "token"), view)
    with pytest.raises(Refusal, match="play-no-server"):
        run(again(table))


async def again(table: RemoteTable) -> None:
    await table.again()


def test_a_table_that_makes_no_sense_is_not_sat_down_at(
    view: PublicView, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, encode(msgspec.structs.replace(view, card="tea")))
    with pytest.raises(NoSeat, match="play-not-understood"):
        Invitation.read(LINK).look()


def test_an_answer_without_end_is_no_answer(
    view: PublicView, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, encode(view) + LONGEST_ANSWER_BYTES * b" ")
    with pytest.raises(NoSeat, match="play-no-server"):
        Invitation.read(LINK).look()


def test_a_refusal_does_nothing_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    told = b'{"code": "name-taken", "clause": "\\u001b[31m", "facts": {"name": "\\u001b]0;"}}'
    answering(monkeypatch, HTTPError(LINK, 409, "", Message(), BytesIO(told)))
    with pytest.raises(Refusal) as refused:
        Invitation.read(LINK).sit(1, "Ben")
    assert (refused.value.clause, refused.value.facts) == ("�[31m", {"name": "�]0;"})


@pytest.mark.parametrize(
    "answer",
    [
        HTTPError(LINK, 502, "", Message(), BytesIO(b"<h1>Bad Gateway</h1>")),
        b"<html>Log in first</html>",
        b"\xff",
        b"",
    ],
)
def test_what_is_no_record_is_not_kept_and_it_is_asked_for_again(
    over: PublicView, monkeypatch: pytest.MonkeyPatch, data: Path, answer: bytes | HTTPError
) -> None:
    async def talk(connection: ServerConnection) -> None:
        await connection.send(message(over))
        await connection.wait_closed()

    async def play() -> None:
        async with sitting(talk, over) as table:
            await until(table, lambda: table.file is not None)
            assert table.file
            assert table.file.read_text("utf-8") == RECORD

    asked = answering(monkeypatch, answer, answer, RECORD.encode())
    run(play())
    assert len(asked) == 3
    assert len(list((data / "games").iterdir())) == 1


def answering(monkeypatch: pytest.MonkeyPatch, *answers: bytes | HTTPError) -> list[str]:
    """Have a server say these; what it is asked."""
    asked: list[str] = []
    left = iter(answers)

    def answer_to(_: OpenerDirector, request: Request, **__: object) -> BytesIO:
        asked.append(request.full_url)
        answer = next(left)
        if isinstance(answer, HTTPError):
            raise answer
        return BytesIO(answer)

    monkeypatch.setattr(OpenerDirector, "open", answer_to)
    return asked


@pytest.mark.parametrize(
    ("link", "site"),
    [
        ("https://Play.Example:443/tables/t", "https://play.example"),
        ("http://play.example:80/tables/t/", "http://play.example"),
        ("http://play.example:443/tables/t", "http://play.example:443"),
        ("http://[::1]:8080/tables/t", "http://[::1]:8080"),
        ("https://play.example/games/tables/t", "https://play.example/games"),
    ],
)
def test_a_server_has_one_name_however_it_is_spelled(link: str, site: str) -> None:
    assert Invitation.read(link).site == site


@pytest.mark.parametrize(
    "link",
    [
        "tea",
        "ftp://play.example/tables/t",
        "https:///tables/t",
        "https://play.example/t",
        "https://play.example/tables/",
        "https://play.example/tables/a b",
        "https://play.example/tables/..",
        "https://play.example:tea/tables/t",
        "https://play.example@elsewhere/tables/t",
        "https://[play.example/tables/t",
        "https://play.example/tables/t#watch=kW5",
    ],
)
def test_what_is_no_link_to_a_table_is_refused(link: str) -> None:
    with pytest.raises(NoSeat, match="play-bad-link"):
        Invitation.read(link)


def test_the_way_back_needs_no_invitation_and_can_be_typed_as_it_stands(view: PublicView) -> None:
    table = RemoteTable(SeatHeld("https://play.example/it's", "table", "token"), view)
    assert shlex.split(table.place) == ["--join", "https://play.example/it's/tables/table"]
