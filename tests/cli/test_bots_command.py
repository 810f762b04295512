"""`hashi bots`, `hashi boards measure` and `hashi boards generate`."""

import json
import re
import signal
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from cli.test_simulate import hashi

from hashi.bots import CHARACTERS, Budget
from hashi.cli.boards import list_boards
from hashi.cli.bots import list_bots
from hashi.i18n.catalogue import say
from hashi.records import board_names, parse_board_file
from hashi.study import Match, Outcome
from hashi.study.generate import Difficulty
from hashi.study.match import Pause
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


def ends_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes amid the next game."""
    play, left = Match.play, iter(range(games))

    def interrupted(match: Match, pause: Pause = lambda: None) -> Outcome:
        if match.budget != Budget(playouts=1) and next(left, None) is None:
            signal.raise_signal(signal.SIGINT)
        return play(match, pause)

    monkeypatch.setattr(Match, "play", interrupted)


def test_ctrl_c_leaves_what_was_measured_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = json.loads(hashi("boards", "measure", "A", *MEASURE, "--json").stdout)
    ends_after(24, monkeypatch)
    told = hashi("boards", "measure", "A", *MEASURE, "--json")
    assert (told.exit_code, told.stderr) == (
        130,
        "Interrupted after 24 of 25 games: the result so far.\n",
    )
    found = json.loads(told.stdout)
    assert found["bots"]["random"]["points"]["games"] == 2
    assert found["openings"] == whole["openings"]


def test_in_words_too(monkeypatch: pytest.MonkeyPatch) -> None:
    ends_after(23, monkeypatch)
    told = hashi("boards", "measure", "A", *MEASURE)
    assert told.exit_code == 130
    assert told.stdout.startswith("A: 1 solo game each, 50 ms a move\n")
    assert "by random on the same 1 deal, the best first:" in told.stdout
    assert re.search(r"^spread +-$", told.stdout, re.MULTILINE)


@pytest.mark.parametrize("as_json", [True, False])
def test_ctrl_c_can_come_too_early(as_json: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    ends_after(3, monkeypatch)
    told = hashi("boards", "measure", "A", *MEASURE, *["--json"] * as_json)
    assert (told.exit_code, told.stderr) == (130, "Interrupted: too early for a result.\n")
    if as_json:
        assert json.loads(told.stdout)["bots"] == {}
    else:
        assert told.stdout == ""


def test_ctrl_c_leaves_the_strengths_measured_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("hashi.cli.bots")
    monkeypatch.setattr(module, "CHARACTERS", {"random": CHARACTERS["random"]})
    ends_after(5, monkeypatch)
    told = hashi("bots", "--measure", "--games", "3", "--processes", "1")
    assert told.exit_code == 130
    assert told.stderr == "Interrupted after 5 of 6 games: the result so far.\n"
    measured = tomllib.loads(told.stdout)["strength"]
    assert [(its["board"], its["games"]) for its in measured] == [("A", 3), ("B", 2)]


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
    for name, count in {"GAMES": 2, "CANDIDATES": 2, "SKETCHES": 5, "FINAL_GAMES": 2}.items():
        monkeypatch.setattr(f"hashi.study.generate.{name}", count)


GENERATE = ["boards", "generate", "--difficulty", "harder", "--seed", "3", "--processes", "1"]


@pytest.mark.usefixtures("quick")
def test_a_generated_board_is_a_board_file() -> None:
    told = hashi(*GENERATE)
    assert (told.exit_code, told.stderr) == (0, "")
    found = parse_board_file(told.stdout)
    assert found.name == "harder-3-1"
    assert re.search(r"master reaches \S+ ± \S+ points on it in 2 games", found.about)
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


@pytest.mark.usefixtures("quick")
def test_ctrl_c_leaves_the_boards_that_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    ends_after(18, monkeypatch)
    told = hashi(*GENERATE)
    assert told.exit_code == 130
    assert told.stderr == "Interrupted after 2 of 5 steps: the boards that lead so far.\n"
    found = parse_board_file(told.stdout)
    assert found.board.is_fit_for_play
    assert re.search(r"steady reaches \S+ ± \S+ points on it in 2 games", found.about)


@pytest.mark.usefixtures("quick")
def test_generated_boards_are_written_over_only_if_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "harder-3-1.toml"
    file.write_text("precious", encoding="utf-8")
    told = hashi(*GENERATE, "--into", tmp_path)
    assert (told.exit_code, f"{file} exists." in told.stderr) == (1, True)
    assert file.read_text(encoding="utf-8") == "precious"
    assert hashi(*GENERATE, "--into", tmp_path, "--force").exit_code == 0
    assert parse_board_file(file.read_text(encoding="utf-8")).name == "harder-3-1"


def test_every_difficulty_can_be_asked_for() -> None:
    told = hashi("boards", "generate", "--help").stdout
    assert "|".join(each.name.lower() for each in Difficulty) in told
