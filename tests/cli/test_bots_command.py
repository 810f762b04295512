"""`hashi bots`, `hashi boards measure` and `hashi boards generate`."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest
from cli.test_simulate import hashi

from hashi.bots import CHARACTERS
from hashi.cli.boards import list_boards
from hashi.cli.bots import list_bots
from hashi.i18n.catalogue import say
from hashi.records import board_names, parse_board_file
from hashi.study.generate import Difficulty
from hashi.study.strength import Strength, format_strengths, measured_strengths


def test_every_bot_has_a_line() -> None:
    title, *lines = hashi("bots").stdout.splitlines()
    assert title.split() == ["alone", "on", "A", "alone", "on", "B"]
    assert [line.split()[0] for line in lines] == list(CHARACTERS)
    for line, name in zip(lines, CHARACTERS, strict=True):
        assert line.endswith(say("en", f"bot-{name}-about"))


def test_in_a_terminal_the_lists_fit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on_a_line = {name: hashi(*name).stdout for name in (("bots",), ("boards", "list"))}
    monkeypatch.setenv("COLUMNS", "72")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    list_bots()
    bots = capsys.readouterr().out
    list_boards()
    boards = capsys.readouterr().out
    for shown, told in zip((bots, boards), on_a_line.values(), strict=True):
        assert max(map(len, told.splitlines())) > 72 >= max(map(len, shown.splitlines()))
        assert "".join(shown.split()) == "".join(told.split())


def test_bots_are_measured_into_the_file_that_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = import_module("hashi.cli.bots")  # by that name there is a command, too
    monkeypatch.setattr(module, "CHARACTERS", {"random": CHARACTERS["random"]})
    told = hashi("bots", "--measure", "--games", "3", "--seed", "6", "--processes", "1")
    assert (told.exit_code, told.stderr) == (0, "")
    file = tmp_path / "strength.toml"
    file.write_text(told.stdout, encoding="utf-8")
    assert "hashi bots --measure --games 3 --seed 6 --think 150" in told.stdout
    monkeypatch.setattr("hashi.study.strength._FILE", file)
    played = hashi("simulate", "--board", "B", "--bot", "random", "--games", "3", "--seed", "6")
    (mean,) = re.findall(r"^([0-9.]+ ± [0-9.]+) points", played.stdout, re.MULTILINE)
    _, on_b = re.findall(r"[0-9.]+ ± [0-9.]+", hashi("bots").stdout)
    assert on_b == mean


def test_strengths_are_read_as_they_were_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strengths = [
        Strength("a", "A", 5, 40.125, 0.5),
        Strength("b", "B", 6, 1.0, 0.0),
        Strength("c", "B", 1, 2.0, None),
    ]
    file = tmp_path / "strength.toml"
    file.write_text(format_strengths(strengths, "by hand"), encoding="utf-8")
    monkeypatch.setattr("hashi.study.strength._FILE", file)
    assert measured_strengths() == strengths


def test_one_game_measures_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("hashi.cli.bots")
    monkeypatch.setattr(module, "CHARACTERS", {"random": CHARACTERS["random"]})
    told = hashi("bots", "--measure", "--games", "1", "--processes", "1").stdout
    assert ("games = 1" in told, "error" in told) == (True, False)
    file = tmp_path / "strength.toml"
    file.write_text(told, encoding="utf-8")
    monkeypatch.setattr("hashi.study.strength._FILE", file)
    assert "±" not in hashi("bots").stdout


def test_measured_strengths_are_of_bots_and_boards_that_exist() -> None:
    for strength in measured_strengths():
        assert strength.bot in CHARACTERS
        assert strength.board in board_names()


MEASURE = ["--bot", "random", "--games", "3", "--openings", "1", "--processes", "1"]


def test_a_board_is_measured_in_words() -> None:
    told = hashi("boards", "measure", "A", *MEASURE)
    assert (told.exit_code, told.stderr) == (0, "")
    assert told.stdout.startswith("A: 3 solo games each, 50 ms a move\n")
    assert "How often random finished each island, in percent:" in told.stdout
    assert re.search(r"^ 1 +\d+B·+ *\d+$", told.stdout, re.MULTILINE)
    assert re.search(r"^[a-f][1-6]=[34] leads by .* over the second", told.stdout, re.MULTILINE)


def test_a_board_is_measured_as_json() -> None:
    found = json.loads(hashi("boards", "measure", "A", *MEASURE, "--think", "9", "--json").stdout)
    assert (found["board"], found["think"], found["seed"]) == ("A", "9 playouts a move", 0)
    assert found["bots"]["random"]["points"]["games"] == 3
    assert set(found["bots"]["random"]["goals"]) == {"red", "blue", "six"}
    assert len(found["bots"]["random"]["islands"]) == 18
    means = [opening["mean"] for opening in found["openings"]["points"].values()]
    assert len(means) == 22
    assert means == sorted(means, reverse=True)
    assert found["openings"]["lead"]["mean"] == means[0] - means[1]
    assert found["bots"]["random"]["points"]["error"] > 0
    assert {opening["error"] for opening in found["openings"]["points"].values()} == {None}


def test_measuring_without_openings() -> None:
    wish = ["boards", "measure", "A", *MEASURE, "--openings", "0"]
    assert "leads by" not in hashi(*wish).stdout
    assert json.loads(hashi(*wish, "--json").stdout)["openings"] is None


def test_boards_and_bots_that_cannot_be_measured() -> None:
    assert "There is no board “Z”" in hashi("boards", "measure", "Z", *MEASURE).stderr
    assert "There is no bot “Z”" in hashi("boards", "measure", "A", "--bot", "Z").stderr


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few boards and games, enough to see that the words on the way are right, by bots that were
    compiled before."""
    monkeypatch.setattr("hashi.cli.playing.is_compiled", lambda _: True)
    for name, count in {"GAMES": 1, "CANDIDATES": 2, "SKETCHES": 5, "FINAL_GAMES": 1}.items():
        monkeypatch.setattr(f"hashi.study.generate.{name}", count)


GENERATE = ["boards", "generate", "--difficulty", "harder", "--seed", "3", "--processes", "1"]


@pytest.mark.usefixtures("quick")
def test_a_generated_board_is_a_board_file() -> None:
    told = hashi(*GENERATE)
    assert (told.exit_code, told.stderr) == (0, "")
    found = parse_board_file(told.stdout)
    assert found.name == "harder-3-1"
    assert "of our own" in found.about
    assert hashi(*GENERATE).stdout == told.stdout


@pytest.mark.usefixtures("quick")
def test_generated_boards_fill_a_folder(tmp_path: Path) -> None:
    told = hashi(*GENERATE, "--count", "2", "--into", tmp_path / "new")
    files = [Path(line) for line in told.stdout.splitlines()]
    assert [file.name for file in files] == ["harder-3-1.toml", "harder-3-2.toml"]
    for file in files:
        assert hashi("boards", "check", file).exit_code == 0
    (tmp_path / "file").touch()
    told = hashi(*GENERATE, "--into", tmp_path / "file")
    assert told.exit_code == 1
    assert "It cannot be written: " in told.stderr


def test_every_difficulty_can_be_asked_for() -> None:
    told = hashi("boards", "generate", "--help").stdout
    assert "|".join(each.name.lower() for each in Difficulty) in told
