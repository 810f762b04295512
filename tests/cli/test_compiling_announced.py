"""The first time that bots play, they are compiled: commands that let them play announce it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from cli.test_simulate import hashi

from hashi.bots import CHARACTERS
from hashi.kernel import compiling
from hashi.records import parse_board_file

LINE = "Bots are getting ready … (once)\n"
NOVICE = ["simulate", "--board", "A", "--bot", "novice", "--games", "2", "--json"]


def test_a_new_installation_announces_it_once(tmp_path: Path) -> None:
    def simulate() -> tuple[int, str]:
        ran = subprocess.run(
            [sys.executable, "-m", "hashi", *NOVICE, "--processes", "2"],
            env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
            capture_output=True,
            encoding="utf-8",
            check=True,
            timeout=CEILING_SECONDS,
        )
        return json.loads(ran.stdout)["games"], ran.stderr

    assert simulate() == (2, LINE)
    assert simulate() == (2, "")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where nothing is noted yet."""
    monkeypatch.setattr(compiling, "_folder", lambda: tmp_path)
    compiling.note_kept.cache_clear()
    yield tmp_path
    compiling.note_kept.cache_clear()


def test_each_bot_that_has_played_is_noted(folder: Path) -> None:
    here = [*NOVICE, "--processes", "1"]
    told = hashi(*here)
    assert (json.loads(told.stdout)["games"], told.stderr) == (2, LINE)
    assert [file.name.split("-")[0] for file in folder.iterdir()] == ["novice"]
    assert hashi(*here).stderr == ""
    assert hashi(*here, "--bot", "steady").stderr == LINE


@pytest.mark.usefixtures("folder")
def test_a_bot_without_machine_code_needs_no_announcement() -> None:
    told = hashi("simulate", "--board", "A", "--bot", "random", "--games", "1", "--json")
    assert (json.loads(told.stdout)["games"], told.stderr) == (1, "")


def test_it_is_no_matter_if_nothing_can_be_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in (None, tmp_path / "missing"):
        monkeypatch.setattr(compiling, "_folder", lambda folder=folder: folder)
        compiling.note_kept.cache_clear()
        compiling.note_kept("novice")
        assert not compiling.is_kept("novice")


@pytest.fixture
def not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever bots play, their machine code is not on disk; and they play few games."""
    monkeypatch.setattr("hashi.cli.playing.is_compiled", lambda _: False)
    for name, count in {"GAMES": 1, "CANDIDATES": 2, "SKETCHES": 5, "FINAL_GAMES": 1}.items():
        monkeypatch.setattr(f"hashi.study.generate.{name}", count)
    module = import_module("hashi.cli.bots")  # by that name there is a command, too
    monkeypatch.setattr(module, "CHARACTERS", {"random": CHARACTERS["random"]})


@pytest.mark.usefixtures("not_compiled")
def test_every_command_that_lets_bots_play_announces_it_once() -> None:
    measure = ["boards", "measure", "A", "--bot", "random", "--games", "1", "--processes", "1"]
    told = hashi(*measure, "--openings", "0", "--json")
    assert (json.loads(told.stdout)["board"], told.stderr) == ("A", LINE)
    told = hashi("boards", "generate", "--difficulty", "easy", "--seed", "3", "--processes", "1")
    assert (parse_board_file(told.stdout).name, told.stderr) == ("easy-3-1", LINE)
    told = hashi("bots", "--measure", "--games", "1", "--processes", "1")
    assert ("[[strength]]" in told.stdout, told.stderr) == (True, LINE)
