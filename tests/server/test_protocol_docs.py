"""docs/protocol.md says what there is, all of it, and nothing else."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from server.documented_game import TABLE, WISH, DocumentedGame

from hashi.bot_pool.pool import MOST_HINTS
from hashi.records.notation import LONGEST_NAME
from hashi.server.app import health, make_app
from hashi.server.client import MOST_WAITING
from hashi.server.connection import TURNED_AWAY, Ending
from hashi.server.idle import IDLE_MS
from hashi.server.problems import Problem
from hashi.server.rate_limits import OpenSockets, Pace
from hashi.server.run import configure
from hashi.server.settings import (
    AGAIN_PER_HOUR,
    PRINTS_PER_HOUR,
    RECORDS_PER_HOUR,
    TABLES_PER_HOUR,
    Settings,
)
from hashi.server.storage import Reason
from hashi.server.tables import TABLES, NextSeats, OpenedTable, SitDown, TakenSeat
from hashi.server.websocket import CONTROL_AT_ONCE, CONTROL_PER_SECOND
from hashi.table.commands import AnyCommand, Command
from hashi.table.draft import MOST_MARKS, NO_BRIDGE_YET
from hashi.table.messages import (
    LONGEST_MESSAGE_BYTES,
    Message,
    NewsMessage,
    Ok,
    Own,
    Refused,
    Seats,
    View,
    decode,
)
from hashi.table.news import AwardNews, News
from hashi.table.opening import TableRequest
from hashi.table.options import Limit, Options
from hashi.table.seat import Level
from hashi.table.table import Phase
from hashi.table.view import (
    MOST_MISTAKES_TOLD,
    AwardView,
    DraftView,
    HintView,
    MistakeView,
    OwnView,
    PublicView,
    ScoreView,
    SeatView,
    SheetView,
)

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables under a heading."""
    _, _, section = TEXT.partition(f"# {heading}\n")
    assert section, heading
    lines = re.split(r"^##+ ", section, maxsplit=1, flags=re.MULTILINE)[0].splitlines()
    cells = [line.split("|")[1:-1] for line in lines if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in cells if "---" not in row[0]][1:]


def words(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(kind)}


def tag(kind: Any) -> str:
    name = kind.__struct_config__.tag
    assert isinstance(name, str)
    return name


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("Opening", Options),
        ("The table", PublicView),
        ("A seat", SeatView),
        ("A sheet", SheetView),
        ("A score", ScoreView),
        ("A mistake", MistakeView),
        ("One's own", OwnView),
        ("A draft", DraftView),
    ],
)
def test_every_field_is_described(heading: str, kind: type[msgspec.Struct]) -> None:
    described = set.union(*(words(first) for first, *_ in rows(heading)))
    answer = fields(OpenedTable) if kind is Options else set()
    assert described == fields(kind) | answer


@pytest.mark.parametrize(
    ("heading", "field", "kind"),
    [("The table", "awards", AwardView), ("One's own", "hint", HintView)],
)
def test_fields_of_fields_are_described(heading: str, field: str, kind: type) -> None:
    described = next(words(last) for first, *_, last in rows(heading) if field in words(first))
    assert fields(kind) <= described


def test_every_command_is_described_with_its_fields() -> None:
    described = {words(do).pop(): words(has) for do, has, _ in rows("Asking")}
    assert described == {tag(kind): fields(kind) for kind in get_args(AnyCommand)}


def test_every_message_is_described_with_its_fields() -> None:
    described = {words(kind).pop(): words(has) for kind, has, _ in rows("What the server says")}
    kinds = {kind for kind in Message.__subclasses__() if kind.__module__ == Message.__module__}
    assert kinds == {View, Seats, Own, NewsMessage, Ok, Refused}
    assert described == {tag(kind): fields(kind) for kind in kinds}


def test_all_news_are_described_with_their_fields() -> None:
    described = {words(event).pop(): words(has) for event, has, _ in rows("News")}
    assert described == {tag(kind): fields(kind) - {"at"} for kind in get_args(News)}
    told = next(what for event, _, what in rows("News") if "round-over" in event)
    assert fields(AwardNews) <= words(told)


def codes_in_source() -> Iterator[str]:
    """Every code with which something is refused that is none of the rules'."""
    yield NO_BRIDGE_YET
    for room in ("table", "bot_pool", "host", "server"):
        for file in (ROOT / "src" / "hashi" / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(
                        func=ast.Name(id="Refusal" | "Problem" | "Reason"),
                        args=[ast.Constant(value=str(code)), *_],
                    ):
                        yield code


def test_every_code_is_described() -> None:
    described = [words(code).pop() for code, _ in rows("Answers")]
    assert len(described) == len(set(described))
    assert set(described) == set(codes_in_source())
    reasons = next(words(what) for code, what in rows("Answers") if code == "`not-stored`")
    assert reasons == {"reason", *get_args(Reason)}


def test_every_route_is_described() -> None:
    described = {words(route).pop() for route, *_ in rows("HTTP")}
    in_code = set()
    for route in (*TABLES, health):
        methods = route.http_methods if isinstance(route, HTTPRouteHandler) else {"WS"}
        for path in (re.sub(r":\w+}", "}", path) for path in route.paths):
            in_code |= {f"{method} {path}" for method in methods if method != "OPTIONS"}
    assert described == in_code


def test_phases_and_choices_are_described() -> None:
    assert [words(phase).pop() for phase, *_ in rows("A table's life")] == list(Phase)
    assert all(f"`{level}`" in TEXT for level in get_args(Level))
    limits = next(what for option, _, what in rows("Opening") if option == "`limit`")
    assert re.findall(r"\d+", limits) == [str(seconds) for seconds in get_args(Limit)]
    assert f"1 to {LONGEST_NAME} characters" in TEXT


def test_what_is_usual_is_described() -> None:
    usually = {words(row[0]).pop(): words(row[1]).pop() for row in rows("Opening") if len(row) == 3}
    assert msgspec.to_builtins(Options()) == {}, "what is as usual is left out"
    for name, text in usually.items():
        assert msgspec.json.decode(text) == msgspec.to_builtins(getattr(Options(), name))


def test_limits_are_as_in_the_code() -> None:
    _, _, limits = TEXT.partition("## Limits\n")
    config = configure(make_app(Settings()), Settings())
    for said in (
        f"at most {LONGEST_MESSAGE_BYTES} bytes",
        f"{Pace.AT_ONCE} messages at once, and {Pace.PER_SECOND} a second",
        f"connect counts as {Pace.CONNECTING} messages",
        f"{MOST_WAITING} messages wait",
        f"{CONTROL_AT_ONCE} pings and pongs at once, and {CONTROL_PER_SECOND} a second",
        f"{OpenSockets.PER_VISITOR} sockets, of them {OpenSockets.PER_TOKEN} with one token",
        f"{TABLES_PER_HOUR} tables an hour",
        f"ask {AGAIN_PER_HOUR} times an hour",
        f"{RECORDS_PER_HOUR} records an hour",
        f"{PRINTS_PER_HOUR} PDFs an hour",
        f"pings every {config.ws_ping_interval:.0f} seconds",
        f"for {IDLE_MS // (24 * 3_600_000)} days",
    ):
        assert said in limits
    assert (MOST_HINTS, "eight hints" in limits) == (8, True)
    assert f"more than {MOST_MARKS} marks" in TEXT
    assert f"of each sheet the latest {MOST_MISTAKES_TOLD}" in TEXT
    assert config.ws_ping_interval == config.ws_ping_timeout


def test_every_way_in_which_a_connection_ends_is_described() -> None:
    described = {int(code) for code, *_ in rows("How a connection ends")}
    uvicorns = {1009, 1012}
    assert described == set(Ending) | uvicorns
    for code, ending in TURNED_AWAY.items():
        assert f"`{code}`" in next(
            why for row, why, _ in rows("How a connection ends") if int(row) == ending
        )


def examples(text: str = TEXT) -> list[Any]:
    blocks = re.findall(r"^```json\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [json.loads(block) for block in blocks]


def test_what_is_said_over_the_socket_is_from_a_game() -> None:
    """Played anew, word for word."""
    game = DocumentedGame()
    conversation = [each for each in examples() if "type" in each or "command" in each]
    assert {each["type"] for each in conversation if "type" in each} == {
        tag(kind) for kind in Message.__subclasses__()
    }
    for each in conversation:
        assert each in (game.sent if "command" in each else game.heard), each


def test_a_round_is_heard_in_that_order() -> None:
    _, _, section = TEXT.partition("### A round, as it is heard\n")
    heard = [each for each in examples(section.partition("\n## ")[0]) if "type" in each]
    places = [DocumentedGame().heard.index(each) for each in heard]
    assert len(places) > 4
    assert places == sorted(places)


def test_commands_in_examples_can_be_read() -> None:
    asks = [each for each in examples() if "command" in each]
    assert asks
    for ask in asks:
        assert isinstance(decode(json.dumps(ask)).command, Command)


def test_bodies_in_examples_can_be_read() -> None:
    """Which are, in this order, those of the HTTP side."""
    bodies = [each for each in examples() if "type" not in each and "command" not in each]
    kinds = (TableRequest, OpenedTable, SitDown, TakenSeat, NextSeats, Problem)
    wish, opened, *_, problem = (
        msgspec.convert(body, kind) for body, kind in zip(bodies, kinds, strict=True)
    )
    assert bodies[4].keys() == fields(NextSeats)
    assert wish == msgspec.structs.replace(WISH, options=Options())
    assert isinstance(opened, OpenedTable)
    assert opened.table == TABLE
    assert isinstance(problem, Problem)
    assert problem.code in set(codes_in_source())
