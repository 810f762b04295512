"""`hashi` alone: it serves the game, and opens it in the browser."""

import os
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import create_server
from urllib.request import urlopen

import pytest
from ceilings import CEILING_SECONDS
from served import served, started

from hashi.cli.browser import PORTS

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the pretended browser is a shell script")


class Desk:
    """Someone's machine: a database, and a browser that writes down what it is to open."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "hashi.db"
        self._opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self._opened}"\n')
        browser.chmod(0o755)
        self.environment = {"HASHI_DATABASE": str(self.database), "BROWSER": f"{browser} %s"}

    def opened(self, times: int) -> list[str]:
        """What the browser was to open, once that many times."""
        end = time.monotonic() + CEILING_SECONDS
        while time.monotonic() < end:
            with suppress(FileNotFoundError):
                addresses = self._opened.read_text().split()
                if len(addresses) >= times:
                    return addresses
            time.sleep(0.05)
        raise AssertionError("the browser was not opened")

    def start_again(self) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "hashi"],
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            timeout=CEILING_SECONDS,
        )


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_it_serves_the_home_page_and_opens_it(desk: Desk) -> None:
    with started(**desk.environment) as hashi:
        assert hashi.greeting == f"Hashi is served on {hashi.url} (Ctrl-C ends it)\n"
        assert desk.opened(1) == [hashi.url]
        with urlopen(hashi.url) as page:
            assert "Hashi" in page.read().decode()
        assert hashi.end() == (0, "", "")


def test_started_twice_it_opens_the_one_that_runs(desk: Desk) -> None:
    with started(**desk.environment) as hashi:
        desk.opened(1)
        again = desk.start_again()
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"Hashi is running already on {hashi.url}\n"
        assert desk.opened(2) == [hashi.url] * 2


def test_it_opens_one_that_serves_without_a_browser_too(desk: Desk) -> None:
    with served(desk.database, "--lan") as server:
        desk.start_again()
        assert desk.opened(1) == [server.url]


def test_a_taken_port_leads_to_the_next(desk: Desk) -> None:
    with ExitStack() as taken:
        with suppress(OSError):  # where something else has taken it, all the better
            taken.enter_context(create_server(("127.0.0.1", PORTS[0])))
        with started(**desk.environment) as hashi:
            assert int(hashi.url.rpartition(":")[2]) in PORTS[1:]


def test_what_is_wrong_with_the_database_is_told(desk: Desk) -> None:
    desk.database.mkdir()
    told = desk.start_again()
    assert told.returncode == 1
    assert told.stderr.startswith("Error: A folder is no database")
