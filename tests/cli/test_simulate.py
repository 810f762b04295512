"""`hashi simulate`, as people and programs meet it; mostly in this process, as that is faster."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import pytest
from ceilings import killed_after
from click.testing import CliRunner, Result

from hashi.bots import Budget
from hashi.cli import hashi as command
from hashi.cli.playing import in_order
from hashi.cli.think import describe_budget, parse_think
from hashi.records import BoardFile, board_file, deck_named, format_board_file, parse_record
from hashi.study import Outcome, matches_on, shuffled

DEALS = [shuffled(deck_named("standard"), 7, game) for game in range(3)]


def hashi(*args: str | Path) -> Result:
    return CliRunner().invoke(command, list(map(str, args)))


def simulate(*args: str | Path) -> Result:
    return hashi("simulate", "--board", "A", "--processes", "1", *args)


def result(*args: str | Path) -> dict[str, Any]:
    told = simulate(*args, "--json")
    assert (told.exit_code, told.stderr) == (0, "")
    found: dict[str, Any] = json.loads(told.stdout)
    return found


@pytest.fixture
def deals(tmp_path: Path) -> Path:
    file = tmp_path / "deals.txt"
    file.write_text("".join(f"{' '.join(map(str, deal))}\n" for deal in DEALS), encoding="utf-8")
    return file


def test_the_result_of_one_bot(deals: Path) -> None:
    found = result("--bot", "random", "--deals", deals)
    assert list(found) == ["bot", "board", "games", "mean", "scores", "seconds"]
    assert (found["bot"], found["board"], found["games"]) == ("random", "A", 3)
    assert [type(score) for score in found["scores"]] == [int] * 3
    assert found["mean"] == sum(found["scores"]) / 3
    assert found["seconds"] > 0


def test_deals_can_be_piped_in(deals: Path) -> None:
    wish = ["--bot", "random", "--processes", "1", "--deals", "-", "--json"]
    piped = CliRunner().invoke(
        command, ["simulate", "--board", "A", *wish], input=deals.read_bytes()
    )
    assert (
        json.loads(piped.stdout)["scores"] == result("--bot", "random", "--deals", deals)["scores"]
    )


def test_seconds_are_those_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only getting ready and playing turn on, compiling takes an hour."""
    now = 0.0

    @contextmanager
    def compiled_first(*_: object) -> Iterator[Iterator[Outcome]]:
        nonlocal now
        now += 3600.0
        yield played()

    def played() -> Iterator[Outcome]:
        nonlocal now
        for match in matches_on(board_file("A").board, ("random",), DEALS, 0, Budget()):
            now += 2.0
            yield match.play()

    monkeypatch.setattr("hashi.cli.playing.play_all", compiled_first)
    monkeypatch.setattr("time.perf_counter", lambda: now)
    assert result("--bot", "random", "--games", "3")["seconds"] == 6.0


def test_the_result_of_a_table(deals: Path) -> None:
    found = result("--bot", "random", "--bot", "random", "--bot", "random", "--deals", deals)
    assert list(found) == ["bot", "board", "games", "mean", "scores", "seconds"]
    assert found["bot"] == ["random"] * 3
    assert [len(scores) for scores in found["scores"]] == [3] * 3
    assert found["mean"] == [sum(seat) / 3 for seat in zip(*found["scores"], strict=True)]


def test_deals_of_a_seed_are_those_of_a_file(deals: Path) -> None:
    made = result("--bot", "random", "--games", "3", "--seed", "7")
    read = result("--bot", "random", "--deals", deals, "--seed", "7")
    assert made["scores"] == read["scores"]
    assert result("--bot", "random", "--games", "3", "--seed", "8")["scores"] != made["scores"]


def test_the_number_of_processes_changes_no_score() -> None:
    wish = ["simulate", "--board", "B", "--bot", "random", "--games", "7", "--seed", "2", "--json"]
    one, two = (hashi(*wish, "--processes", count).stdout for count in "12")
    assert json.loads(one)["scores"] == json.loads(two)["scores"]


def test_records_replay_to_the_same_scores(tmp_path: Path, deals: Path) -> None:
    folder = tmp_path / "new" / "records"
    found = result("--bot", "random", "--deals", deals, "--records", folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["1.hashi", "2.hashi", "3.hashi"]
    told = hashi("replay", *files, "--json")
    assert told.exit_code == 0
    games = [json.loads(line) for line in told.stdout.splitlines()]
    assert [game["players"][0]["total"] for game in games] == found["scores"]
    for file, deal in zip(files, DEALS, strict=True):
        record = parse_record(file.read_text(encoding="utf-8"))
        assert (*record.replay().seen, record.box) == deal


def test_names_of_records_sort_like_their_numbers(tmp_path: Path) -> None:
    result("--bot", "random", "--games", "10", "--records", tmp_path)
    assert min(file.name for file in tmp_path.iterdir()) == "01.hashi"


def test_records_of_another_run_are_left_alone(tmp_path: Path) -> None:
    old = tmp_path / "old.hashi"
    old.write_text("hashi 1\n", encoding="utf-8")
    said = complaint("--board", "A", "--bot", "random", "--games", "2", "--records", tmp_path)
    assert said == f"{tmp_path} has records already. Name another folder with --records."
    assert [*tmp_path.iterdir()] == [old]


def test_a_report_in_words() -> None:
    told = simulate("--bot", "random", "--games", "20", "--seed", "1").stdout
    assert told.startswith("random alone on A, 20 games\n")
    assert " points, spread " in told
    assert "█" in told
    assert {"red flags ", "blue flags", "six linked"} <= {line[:10] for line in told.splitlines()}
    assert " others " in told


def test_one_game_has_no_standard_error(tmp_path: Path) -> None:
    plot = tmp_path / "one.svg"
    told = simulate("--bot", "random", "--games", "1", "--plot", plot).stdout
    assert re.search(r"^\d+ points$", told, re.MULTILINE)
    assert "spread" not in told
    assert "±" not in told
    assert plot.exists()


def test_a_report_of_a_table_says_who_wins() -> None:
    told = simulate("--bot", "random", "--bot", "random", "--games", "4").stdout
    assert told.startswith("random and random 2 at one table on A, 4 games\n")
    shares = [int(line.split()[-2]) for line in told.splitlines() if line.endswith(" %")]
    assert len(shares) == 2
    assert sum(shares) == 100


def test_boards_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(format_board_file(board_file("B")), encoding="utf-8")
    wish = ["--bot", "random", "--games", "2", "--json", "--processes", "1"]
    own, side = (json.loads(hashi("simulate", "--board", b, *wish).stdout) for b in (file, "B"))
    assert own["scores"] == side["scores"]


@pytest.mark.parametrize(
    ("think", "budget", "words"),
    [
        ("50ms", Budget(seconds=0.05), "50 ms a move"),
        ("0.25s", Budget(seconds=0.25), "250 ms a move"),
        ("0ms", Budget(seconds=0.0), "0 ms a move"),
        ("2000", Budget(playouts=2000), "2000 playouts a move"),
        ("0", Budget(playouts=0), "0 playouts a move"),
    ],
)
def test_how_long_bots_may_think(think: str, budget: Budget, words: str) -> None:
    assert parse_think(think) == budget
    assert describe_budget("en", budget) == words


@pytest.mark.parametrize(
    "think", ["", "ms", "-1", "1.5", "1e3s", "nan", "50 ms", "5m", "٣", "9" * 10]
)
def test_what_is_no_time_to_think(think: str) -> None:
    with pytest.raises(click.BadParameter, match="write 50ms"):
        parse_think(think)


def test_a_time_to_think_is_typed() -> None:
    assert result("--bot", "random", "--games", "1", "--think", "50ms")["games"] == 1
    assert simulate("--bot", "random", "--games", "1", "--think", "soon").exit_code == 2


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--bot", "random"], "Say which deals to play: --deals FILE, or --games N."),
        (
            ["--bot", "random", "--games", "1", "--deals", "x"],
            "--deals and --games do not go together: choose one of them.",
        ),
        (["--games", "1"], "Missing option '--bot'"),
        (["--bot", "random"] * 5 + ["--games", "1"], "A table has room for 4 bots."),
        (["--bot", "random", "--games", "0"], "0 is not in the range"),
        (["--bot", "random", "--games", "1", "--plot", "x.pdf"], "ends in .png or .svg."),
    ],
)
def test_wrong_use_is_explained(args: list[str], sentence: str) -> None:
    told = simulate(*args)
    assert told.exit_code == 2
    assert sentence in told.stderr


def complaint(*args: str | Path) -> str:
    told = hashi("simulate", *args)
    assert (told.exit_code, told.stdout) == (1, "")
    assert told.stderr.startswith("Error: ")
    assert "Traceback" not in told.stderr
    return told.stderr.removeprefix("Error: ").rstrip()


def test_unknown_bots_and_boards() -> None:
    bot = complaint("--board", "A", "--bot", "Bob\x1b", "--games", "1")
    assert bot.startswith("There is no bot “Bob\ufffd”; these are known: random")
    board = complaint("--board", "Z", "--bot", "random", "--games", "1")
    assert board.startswith("There is no board “Z”; known are A, B")


def test_a_board_on_which_no_game_can_begin(tmp_path: Path) -> None:
    file = tmp_path / "flags.toml"
    file.write_text('name="x"\nabout="y"\nrows=["RR","BB"]\nwithout=[]', encoding="utf-8")
    said = complaint("--board", file, "--bot", "random", "--games", "1")
    assert said == "x: every island has a flag, and the first number goes on one without. (R2.1)"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The file holds no deal; write one on each line, as all 18 cards in order."),
        (b"\n1/1 1/2\n", "Line 2: A deal is all 18 cards of the standard deck in some order."),
        (b"\n\n5-3\n", "Line 3: “5-3” is not a card; write number and bridges like 5/3."),
        (
            b"\xff",
            "Line 1: This is no text in UTF-8. Choose another file, or save it as UTF-8.",
        ),
        (b"1/1 " * 10_000, "Line 1: The line is longer than 1000 characters."),
    ],
)
def test_what_is_wrong_with_deals(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "deals.txt"
    file.write_bytes(content)
    said = complaint("--board", "A", "--bot", "random", "--deals", file)
    assert said == f"{file}: {sentence}"


def test_deals_without_end_or_beginning(tmp_path: Path) -> None:
    wish = ["--board", "A", "--bot", "random", "--deals"]
    assert "The file cannot be opened: " in complaint(*wish, tmp_path / "missing")
    if Path("/dev/zero").exists():
        assert "The text is longer than 10000000 characters." in complaint(*wish, "/dev/zero")


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    wish = ["--board", "A", "--bot", "random", "--games", "1", "--records"]
    assert " It cannot be written: " in complaint(*wish, tmp_path / "file" / "folder")
    (tmp_path / "1.hashi").mkdir()
    assert " It cannot be written: " in complaint(*wish, tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="signals to groups of processes are POSIX")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_gives_the_result_so_far(tmp_path: Path, processes: str) -> None:
    records = tmp_path / "records"
    first = records / "000001.hashi"
    wish = ["--board", "A", "--bot", "random", "--games", "100000", "--processes", processes]
    running = subprocess.Popen(
        [sys.executable, "-m", "hashi", "simulate", *wish, "--records", records, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with killed_after(running):
        while not first.exists():
            assert running.poll() is None
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate()
    found = json.loads(out)
    assert running.returncode == 130
    assert 0 < found["games"] == len(found["scores"]) < 100_000
    assert found["mean"] == pytest.approx(sum(found["scores"]) / found["games"])
    games = found["games"]
    assert err == f"Interrupted after {games} of 100000 games: the result so far.\n"
    assert len(list(records.iterdir())) == games


def test_ctrl_c_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_slowly(name: str) -> BoardFile:
        signal.raise_signal(signal.SIGINT)
        return board_file(name)

    monkeypatch.setattr("hashi.cli.simulate.find_board", find_slowly)
    told = simulate("--bot", "random", "--games", "3", "--json")
    assert told.exit_code == 130
    assert told.stderr == "Interrupted: too early for a result.\n"
    assert (json.loads(told.stdout)["games"], json.loads(told.stdout)["mean"]) == (0, None)


def test_ctrl_c_while_a_record_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write_slowly(file: Path, text: str) -> None:
        if file.name == "2.hashi":
            signal.raise_signal(signal.SIGINT)
        file.write_text(text, encoding="utf-8")

    monkeypatch.setattr("hashi.cli.simulate.write_file", write_slowly)
    told = simulate("--bot", "random", "--games", "5", "--json", "--records", tmp_path)
    assert told.exit_code == 130
    assert json.loads(told.stdout)["games"] == len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(("came", "told"), [([2, 0, 1, 4, 3], [0, 1, 2, 3, 4]), ([0, 2], [0])])
def test_games_that_come_early_wait_for_those_before(came: list[int], told: list[int]) -> None:
    outcome = next(matches_on(board_file("A").board, ("random",), DEALS, 0, Budget())).play()
    games = in_order(replace(outcome, number=number) for number in came)
    assert [game.number for game in games] == told


@pytest.mark.parametrize(("name", "beginning"), [("x.png", b"\x89PNG"), ("x.svg", b"<?xml")])
def test_pictures(tmp_path: Path, name: str, beginning: bytes) -> None:
    file = tmp_path / name
    wish = ["--bot", "random", "--bot", "random", "--games", "2", "--plot", str(file)]
    assert result(*wish)["games"] == 2
    assert file.read_bytes().startswith(beginning)


def test_a_picture_is_drawn_over_only_if_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "x.svg"
    file.write_text("precious", encoding="utf-8")
    wish = ["--bot", "random", "--games", "1", "--plot", str(file)]
    assert complaint("--board", "A", *wish).startswith(f"{file} exists. Name another file, or ")
    assert file.read_text(encoding="utf-8") == "precious"
    assert result(*wish, "--force")["games"] == 1
    assert file.read_bytes().startswith(b"<?xml")


def test_the_same_games_make_the_same_picture(tmp_path: Path) -> None:
    wish = ["--bot", "random", "--games", "1", "--plot"]
    one, other = (tmp_path / name for name in ("one.svg", "other.svg"))
    result(*wish, one)
    result(*wish, other)
    assert one.read_bytes() == other.read_bytes()
    assert b"red flags" in one.read_bytes()


def test_pictures_without_matplotlib_say_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    wish = ["--board", "A", "--bot", "random", "--games", "1", "--plot", str(tmp_path / "x.png")]
    said = complaint(*wish)
    command = f"{shlex.quote(sys.executable)} -m pip install matplotlib"
    assert said == f"Pictures need Matplotlib. Install it with:\n  {command}"
