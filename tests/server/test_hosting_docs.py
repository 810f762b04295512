"""The configurations in docs/hosting.md fit each other, and the program."""

import re
import shlex
from pathlib import Path
from urllib.parse import urlsplit

from hashi.bot_pool.pool import MOST_HINTS, MOST_HINTS_IN_ALL, MOVES_BEFORE_A_HINT
from hashi.cli import hashi
from hashi.server import registry, websocket
from hashi.server.admission import MOST_WAITING
from hashi.server.background_jobs import MOST_JOBS, MOST_JOBS_IN_ALL, JobPace
from hashi.server.client import MOST_WAITING as MOST_MESSAGES
from hashi.server.http_connection import REQUEST_SECONDS, STALLED_SECONDS
from hashi.server.open_files import KEPT_BACK
from hashi.server.pages.companion import CHECKING_A_SHEET
from hashi.server.pages.routes import DRAWING_A_CODE
from hashi.server.rate_limits import MOST_HINTS_PER_ROUND, OpenSockets, Pace
from hashi.server.settings import (
    AGAIN_PER_HOUR,
    PRINTS_PER_HOUR,
    RECORDS_PER_HOUR,
    TABLES_PER_HOUR,
    Settings,
    parse_proxy,
    parse_public_url,
)
from hashi.server.storage.store import MOST_EVENTS
from hashi.table.draft import MOST_MARKS
from hashi.table.messages import LONGEST_MESSAGE_BYTES, LONGEST_SENT_BYTES
from hashi.table.seating import MOST_GIVEN
from hashi.table.table import MOST_ATTEMPTS, MOST_ATTEMPTS_IN_ALL
from hashi.table.view import MOST_MISTAKES_TOLD

TEXT = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def started() -> dict[str, str]:
    """The options with which the unit starts the server."""
    command = next(line for line in block("ini").splitlines() if line.startswith("ExecStart="))
    _, serve, *options = shlex.split(command)
    assert serve == "serve"
    return dict(zip(options[::2], options[1::2], strict=True))


def test_the_unit_names_options_that_there_are() -> None:
    known = {name for option in hashi.commands["serve"].params for name in option.opts}
    assert set(started()) <= known
    assert set(re.findall(r"`(--[a-z-]+)`", TEXT)) <= known


def test_the_proxy_passes_on_to_where_the_server_listens() -> None:
    usual = Settings()
    assert f"proxy_pass http://{usual.host}:{usual.port};" in block("nginx")
    assert parse_proxy(started()["--proxy"]) == usual.host


def test_the_proxy_serves_the_public_address() -> None:
    public = started()["--public-url"]
    assert parse_public_url(public) == public
    assert f"server_name {urlsplit(public).netloc};" in block("nginx")


def test_the_proxy_says_nothing_that_a_visitor_made_up() -> None:
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", block("nginx")))
    assert headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["X-Forwarded-Proto"] == "$scheme"
    assert {"Upgrade", "Connection"} <= set(headers)


def limits(section: str) -> list[int]:
    """The first number in the last cell of each row of a table of limits."""
    _, found, rest = TEXT.partition(f"### {section}\n")
    assert found, f"hosting.md has no limits of {section}"
    table = rest.lstrip("\n").partition("\n\n")[0].splitlines()[2:]
    cells = [row.strip("| ").rpartition("|")[2] for row in table]
    return [int(re.sub(r"\D.*", "", cell.strip().replace(",", ""))) for cell in cells]


def test_requests_are_limited_as_documented() -> None:
    usual = [TABLES_PER_HOUR, AGAIN_PER_HOUR, RECORDS_PER_HOUR, PRINTS_PER_HOUR]
    assert limits("Requests") == usual
    at_once, per_second = JobPace.AT_ONCE, JobPace.PER_SECOND
    assert f"{at_once} requests at once from one visitor, and {per_second} a second" in TEXT
    assert f"checked counts as {CHECKING_A_SHEET}" in TEXT
    assert f"camera as {DRAWING_A_CODE}" in TEXT
    assert f"{MOST_JOBS} of one visitor and {MOST_JOBS_IN_ALL} in all may wait" in TEXT


def test_connections_are_limited_as_documented() -> None:
    usual = Settings()
    assert limits("Connections") == [
        usual.most_connections,
        usual.most_sockets,
        OpenSockets.PER_VISITOR,
        OpenSockets.PER_TOKEN,
        usual.connections_per_address,
        MOST_WAITING,
        REQUEST_SECONDS,
        STALLED_SECONDS,
        websocket.SLOWEST_SECONDS,
    ]
    assert f"keeps {KEPT_BACK} files back" in TEXT


def test_the_unit_allows_as_many_files_as_there_are_connections() -> None:
    (allowed,) = re.findall(r"^LimitNOFILE=(\d+)$", block("ini"), re.MULTILINE)
    assert int(allowed) >= Settings().most_connections + KEPT_BACK


def test_messages_are_limited_as_documented() -> None:
    at_once = [Pace.AT_ONCE, websocket.CONTROL_AT_ONCE, LONGEST_MESSAGE_BYTES, MOST_MESSAGES]
    assert limits("Messages at tables") == [*at_once, LONGEST_SENT_BYTES // 1_000]
    assert f"(then {Pace.PER_SECOND} a second)" in TEXT
    assert f"(then {websocket.CONTROL_PER_SECOND} a second)" in TEXT


def test_bots_are_shared_as_documented() -> None:
    hints = [MOST_HINTS, MOST_HINTS_IN_ALL, MOST_HINTS_PER_ROUND]
    assert limits("Bots and hints") == [*hints, MOVES_BEFORE_A_HINT]


def test_tables_are_bounded_as_documented() -> None:
    attempts = [MOST_ATTEMPTS, MOST_ATTEMPTS_IN_ALL]
    of_players = [*attempts, MOST_GIVEN, MOST_MARKS, MOST_MISTAKES_TOLD]
    assert limits("Tables") == [*of_players, MOST_EVENTS, registry.LOADED_AT_ONCE]
