"""The configurations in docs/hosting.md fit each other, and the program."""

import re
import shlex
from pathlib import Path
from urllib.parse import urlsplit

from hashi.cli import hashi
from hashi.server.settings import (
    AGAIN_PER_HOUR,
    PRINTS_PER_HOUR,
    RECORDS_PER_HOUR,
    TABLES_PER_HOUR,
    Settings,
    parse_proxy,
    parse_public_url,
)

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


def test_the_limits_are_those_of_the_code() -> None:
    _, _, limits = TEXT.partition("| what | an hour |\n|---|---|\n")
    rows = re.findall(r"^\| .* \| (\d+) \|$", limits, re.MULTILINE)
    usual = (TABLES_PER_HOUR, AGAIN_PER_HOUR, RECORDS_PER_HOUR, PRINTS_PER_HOUR)
    assert tuple(map(int, rows)) == usual
