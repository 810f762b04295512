"""The example bot plays whole games at a real server."""

import asyncio
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from served import served
from server.running import running

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"

GAMES = 10
"""As it marks at random, one game proves little."""


def play(*args: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(BOT), *args]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=CEILING_SECONDS, check=False
    )


def check_a_whole_game(told: str) -> None:
    *moves, score = told.splitlines()
    assert [int(line.partition(".")[0]) for line in moves] == list(range(18))
    assert re.fullmatch(r"Example: \d+ points", score)


def test_the_example_bot_plays_to_the_end(tmp_path: Path) -> None:
    """Alone: the server's own bots need half a minute to get ready."""
    with served(tmp_path / "hashi.db") as server:
        told = play(server.url)
    assert told.stderr == ""
    check_a_whole_game(told.stdout)


def test_whatever_it_marks_it_plays_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here, where the server's clock lets it do without pauses."""
    monkeypatch.syspath_prepend(BOT.parent)
    bot = importlib.import_module("bot")
    monkeypatch.setattr(bot, "PAUSE", 0)
    with running(tmp_path) as server:
        for _ in range(GAMES):
            asyncio.run(asyncio.wait_for(bot.main(server.origin), CEILING_SECONDS))
            check_a_whole_game(capsys.readouterr().out)


def test_it_says_in_a_line_what_the_server_refuses(tmp_path: Path) -> None:
    with served(tmp_path / "hashi.db") as server:
        told = play(server.url, "nobody")
    assert (told.returncode, told.stdout) == (1, "")
    (line,) = told.stderr.splitlines()
    assert line.startswith("The server refused: ")
    assert '"code":"bad-request"' in line


@pytest.mark.parametrize("address", ["http://127.0.0.1:1", "127.0.0.1", "nowhere"])
def test_it_says_in_a_line_that_there_is_no_server(address: str) -> None:
    told = play(address)
    assert (told.returncode, told.stdout) == (1, "")
    (line,) = told.stderr.splitlines()
    assert line.startswith("The server does not answer: ")


def test_it_says_how_it_is_called() -> None:
    assert "python examples/bot.py http://127.0.0.1:8080" in play().stderr


def test_it_stays_short_and_needs_little() -> None:
    lines = BOT.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 100
    needed = {line.split()[1].split(".")[0] for line in lines if re.match("import|from", line)}
    assert needed - sys.stdlib_module_names == {"websockets"}
