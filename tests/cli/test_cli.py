"""The command line, as a person meets it: in a process of its own."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from click.testing import CliRunner
from records.test_account import EXAMPLE, FIX

from hashi.cli import hashi as command
from hashi.cli.boards import show_board
from hashi.cli.terminal import has_colour
from hashi.records import DECK, board_file, board_names, deck_named, format_board


def hashi(*args: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hashi", *map(str, args)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=CEILING_SECONDS,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.fixture
def example(tmp_path: Path) -> Path:
    file = tmp_path / "example.hashi"
    file.write_text(EXAMPLE + FIX, encoding="utf-8")
    return file


@pytest.fixture
def crossing(tmp_path: Path) -> Path:
    file = tmp_path / "crossing.hashi"
    file.write_text(
        "hashi 1\nboard: .o./o.o/.o.\ndeck: standard\nmode: solo\npen: checked\n"
        "players: Ann\nstart: b1=3\n1. 5/1 | a2 b1-b3\n2. 6/1 | - a2-c2\n",
        encoding="utf-8",
    )
    return file


def test_help_names_the_commands() -> None:
    told = hashi("--help")
    assert told.returncode == 0
    assert {"replay", "boards"} <= set(told.stdout.split())


def test_help_does_not_load_the_game() -> None:
    loaded = "import sys, hashi.cli; print([m for m in sys.modules if m.startswith('hashi.')])"
    told = subprocess.run(
        [sys.executable, "-c", loaded],
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
        check=True,
    )
    loaded_rooms = set(re.findall(r"hashi\.([a-z0-9]+)", told.stdout))
    assert loaded_rooms == {"cli", "i18n"}


def test_replay_prints_one_object_per_file_in_order(example: Path, crossing: Path) -> None:
    told = hashi("replay", example, crossing, example, "--json")
    objects = [json.loads(line) for line in told.stdout.splitlines()]
    assert [each["file"] for each in objects] == [str(example), str(crossing), str(example)]
    assert [each["ok"] for each in objects] == [True, False, True]
    assert told.returncode == 1
    assert told.stderr == ""


def test_replay_is_content_with_games_that_keep_the_rules(example: Path) -> None:
    assert hashi("replay", example, "--json").returncode == 0
    assert hashi("replay", example).returncode == 0


def test_a_record_comes_from_standard_input_where_that_is_asked_for(example: Path) -> None:
    told = CliRunner().invoke(command, ["replay", "-", "--json"], input=example.read_bytes())
    found = json.loads(told.stdout)
    assert (told.exit_code, found["file"], found["ok"]) == (0, "-", True)
    told = CliRunner().invoke(command, ["replay", "-"], input=b"\xff")
    assert (
        told.stderr
        == "-: Line 1: This is no text in UTF-8. Choose another file, or save it as UTF-8.\n"
    )


def test_a_broken_rule_is_told_with_its_facts(crossing: Path) -> None:
    (told,) = map(json.loads, hashi("replay", crossing, "--json").stdout.splitlines())
    message = told["error"].pop("message")
    assert told == {
        "file": str(crossing),
        "ok": False,
        "error": {"code": "bridges-cross", "clause": "R4.2", "round": 2, "player": "Ann"},
    }
    assert message == "The bridge a2-c2 would cross b1-b3. Bridges never cross."


def test_a_broken_rule_is_told_in_a_sentence(crossing: Path) -> None:
    told = hashi("replay", crossing)
    assert told.returncode == 1
    assert told.stdout == ""
    assert told.stderr == (
        f"{crossing}: Round 2, Ann: "
        "The bridge a2-c2 would cross b1-b3. Bridges never cross. (R4.2)\n"
    )


def error_of(file: Path) -> dict[str, object]:
    told = hashi("replay", file, "--json")
    assert told.returncode == 1
    assert told.stderr == ""
    error: dict[str, object] = json.loads(told.stdout)["error"]
    return error


def test_a_wrong_start_is_told_as_round_0(example: Path) -> None:
    example.write_text(EXAMPLE.replace("c2=3", "b1=3"), encoding="utf-8")
    error = error_of(example)
    assert (error["code"], error["clause"]) == ("start-flag", "R2.1")
    assert (error["round"], error["player"]) == (0, "Ann")


def test_a_wrong_card_is_nobodys_fault(example: Path) -> None:
    example.write_text(EXAMPLE.replace("2. 2/1", "2. 5/3"), encoding="utf-8")
    error = error_of(example)
    assert (error["code"], error["round"], error["player"]) == ("card-not-left", 2, None)


def test_a_record_that_cannot_be_read_names_the_line(example: Path) -> None:
    example.write_text(EXAMPLE.replace("2. 2/1", "2. 2:1"), encoding="utf-8")
    error = error_of(example)
    assert (error["code"], error["line"]) == ("bad-record", 9)
    assert (error["clause"], error["round"], error["player"]) == (None, None, None)
    assert str(error["message"]).startswith("Line 9: ")


@pytest.mark.parametrize(
    ("content", "line"),
    [(b"hashi 1\nboard: \xff\xfe\n", 2), (b"x" * 500_000, 1), (b"\n" * 500_000, 400_002)],
)
def test_bytes_that_are_no_record(tmp_path: Path, content: bytes, line: int) -> None:
    file = tmp_path / "bytes.hashi"
    file.write_bytes(content)
    error = error_of(file)
    assert (error["code"], error["line"]) == ("bad-record", line)


def test_what_cannot_be_read_is_told_in_a_sentence(example: Path) -> None:
    example.write_text(EXAMPLE.replace("2. 2/1", "3. 2/1"), encoding="utf-8")
    told = hashi("replay", example)
    sentence = "Line 9: Round 2 should come here, not round 3."
    assert told.stderr == f"{example}: {sentence}\n"


def test_a_wrong_start_is_told_as_such(example: Path) -> None:
    example.write_text(EXAMPLE.replace("c2=3", "c2=5"), encoding="utf-8")
    told = hashi("replay", example)
    sentence = "First entries, Ann: The first number is a 3 or a 4, not 5. (R2.1)"
    assert told.stderr == f"{example}: {sentence}\n"


@pytest.mark.parametrize(
    ("is_terminal", "environment", "colour"),
    [
        (True, {}, True),
        (False, {}, False),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"TERM": "dumb"}, False),
    ],
)
def test_colour_is_for_terminals_that_want_it(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool, environment: dict[str, str], colour: bool
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, setting in environment.items():
        monkeypatch.setenv(name, setting)
    assert has_colour() is colour


def test_a_board_of_the_game_comes_before_a_file_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("A").write_text("not a board", encoding="utf-8")
    show_board("A", on_one_line=True)
    assert capsys.readouterr().out == format_board(board_file("A").board) + "\n"


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    for file in (tmp_path / "missing", tmp_path):
        error = error_of(file)
        assert error["code"] == "unreadable-file"
        assert str(error["message"]).startswith("The file cannot be opened: ")


def test_an_endless_file_is_refused() -> None:
    if Path("/dev/zero").exists():
        assert error_of(Path("/dev/zero"))["code"] == "bad-record"


def test_replay_tells_the_game_in_words(example: Path) -> None:
    told = hashi("replay", example).stdout
    assert "Ann and Ben, table, free pen, 2 of 17 rounds" in told
    assert " 1. 5/3  Ann  b2 a1=b1 a1-a3" in told
    assert "Finished: a1, b1" in told
    assert "Mistake (R3.4): e2 has a flag and no bridge yet." in told
    assert "Ben puts round 2 right: b2 d1-d2  Finished: c2" in told
    assert " 1 (4)═══(2)R········ o" in told
    assert "Ann leads with 4 points." in told


def test_points_add_up_to_the_total(example: Path) -> None:
    told = hashi("replay", example).stdout
    (islands,) = re.findall(r"^islands  +(\d+) × 2 = (\d+) ", told, re.MULTILINE)
    assert islands == ("2", "4")
    (total,) = re.findall(r"^total  +(\d+) ", told, re.MULTILINE)
    assert total == "4"


def test_help_that_a_player_had_is_told(tmp_path: Path) -> None:
    file = tmp_path / "solo.hashi"
    file.write_text(
        "hashi 1\nboard: oR/\ndeck: standard\nmode: solo\npen: free\nplayers: Ann\nstart: a1=3\n"
        "1. 5/1 | - a1-b1\nhint 1 Ann\n2. 2/1 | - -\nbot 2 Ann steady\n",
        encoding="utf-8",
    )
    told = hashi("replay", file).stdout
    assert "Ann took a hint." in told
    assert "Ann: A bot moved (steady)" in told
    assert re.search(r"^islands +0$", told, re.MULTILINE)
    assert told.rstrip().endswith("The record ends here. So far: 0 points.")
    assert "rank" not in told


def free_pen(folder: Path, moves: dict[int, str], rounds: int) -> list[str]:
    """What is told of a game of Ann and Ben, in which Ann makes these moves and nobody any else."""
    cards = enumerate(deck_named(DECK).cards[:rounds], 1)
    played = [f"{at}. {card} | {moves.get(at, '- -')} | - -" for at, card in cards]
    file = folder / "free.hashi"
    head = "hashi 1\nboard: ooR/\ndeck: standard\nmode: table\npen: free\nplayers: Ann | Ben\n"
    file.write_text("\n".join([f"{head}start: a1=3 | a1=3", *played, ""]), encoding="utf-8")
    return [line.strip() for line in hashi("replay", file).stdout.splitlines()]


def test_what_a_bridge_drawn_twice_breaks_is_told_once(tmp_path: Path) -> None:
    told = free_pen(tmp_path, {2: "- b1=c1"}, rounds=3)
    assert sum("Mistake (R3.7): " in line for line in told) == 1
    assert "crosses out" not in str(told), "it can still be put right"


def test_bridges_of_a_move_that_are_wrong_alike_are_told_once(tmp_path: Path) -> None:
    told = " ".join(free_pen(tmp_path, {3: "b1 a1=b1 b1-c1"}, rounds=3))
    assert "Mistake (R4.3) at b1: That is one bridge too many: a finished island" in told
    assert told.count("(R4.3)") == 1
    promised = json.loads(hashi("replay", tmp_path / "free.hashi", "--json").stdout)
    assert [each["code"] for each in promised["mistakes"]] == ["island-full"] * 2


@pytest.mark.parametrize(("made", "next_line"), [(2, "4. "), (17, "")])
def test_islands_lost_to_a_mistake_are_told_once_and_when(
    tmp_path: Path, made: int, next_line: str
) -> None:
    told = free_pen(tmp_path, {made: "- b1=c1"}, rounds=17)
    lost = [line for line in told if "crosses out" in line]
    assert lost == ["Ann crosses out b1, c1: the mistake was not put right in time."]
    after = told[told.index(lost[0]) + 1]
    assert after.startswith(next_line)
    assert bool(after) is bool(next_line)


def test_lines_fit_the_terminal(example: Path) -> None:
    for columns in (60, 80, 120):
        told = hashi("replay", example, COLUMNS=str(columns)).stdout
        assert max(map(len, told.splitlines()[1:])) <= columns


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_finds_no_room_is_told_in_a_sentence(example: Path) -> None:
    with open("/dev/full", "w") as full:
        told = subprocess.run(
            [sys.executable, "-m", "hashi", "replay", example],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=CEILING_SECONDS,
            check=False,
        )
    assert told.returncode == 74
    assert told.stderr == "Error: The output cannot be written: no space left on device.\n"


def test_boards_from_strangers_are_shown_harmlessly(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('name="x"\nabout="\\u001b[31mred\\u0007"\nrows=["oo","oo"]', encoding="utf-8")
    assert "\x1b" not in hashi("boards", "show", file).stdout
    assert hashi("boards", "show", "x" * 300).returncode == 1
    assert "Traceback" not in hashi("boards", "show", "x" * 300).stderr


def test_output_survives_a_terminal_that_knows_only_ascii(example: Path) -> None:
    example.write_text(EXAMPLE.replace("Ann", "Ελένη"), encoding="utf-8")
    told = hashi("replay", example, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert told.returncode == 0
    assert told.stderr == ""


def test_a_reader_who_leaves_early_sees_no_traceback(example: Path) -> None:
    command = f"{sys.executable} -m hashi replay {' '.join([str(example)] * 200)} | head -1"
    told = subprocess.run(
        command, shell=True, capture_output=True, text=True, timeout=CEILING_SECONDS, check=False
    )
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("args", [["replay"], ["replay", "--nope"], ["nope"], ["boards", "show"]])
def test_wrong_use_is_explained(args: list[str]) -> None:
    told = hashi(*args)
    assert told.returncode == 2
    assert told.stderr.startswith("Usage: ")


def test_what_to_type_is_told_as_the_program_was_started() -> None:
    start = "python3 start.py"
    assert f"Usage: {start} bots " in hashi("bots", "--help", HASHI_PROGRAM=start).stdout
    shown = hashi("boards", "show", "A", HASHI_PROGRAM=start).stdout
    assert f"`{start} boards check`" in " ".join(shown.split())
    assert "`hashi boards check`" in hashi("boards", "show", "A").stdout


def test_boards_are_listed() -> None:
    names = [line.split()[0] for line in hashi("boards", "list").stdout.splitlines()]
    assert {"A", "B"} <= set(names)


def test_boards_are_listed_and_shown_by_both_names() -> None:
    listed = hashi("--language", "de", "boards", "list").stdout.splitlines()
    assert [line.partition("  ")[0] for line in listed][2:4] == [
        "Harbour (Hafen)",
        "Lagoon (Lagune)",
    ]
    assert hashi("--language", "de", "boards", "show", "Strait").stdout.startswith(
        "Strait (Meerenge): "
    )


def test_boards_are_shown() -> None:
    told = hashi("boards", "show", "A").stdout
    assert told.startswith("A: 18 islands (4 red, 3 blue), 24 lines, 4 crossings\n")
    assert "    a     b     c     d     e     f" in told
    assert "a design of our own" in told


@pytest.mark.parametrize("name", board_names())
def test_a_board_says_where_it_comes_from(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    show_board(name, on_one_line=False)
    assert "of our own" in " ".join(capsys.readouterr().out.split())


def test_boards_are_shown_on_one_line(tmp_path: Path) -> None:
    line = format_board(board_file("B").board)
    assert hashi("boards", "show", "B", "--line").stdout == f"{line}\n"
    file = tmp_path / "own.toml"
    file.write_text('name="x"\nabout="y"\nrows=["oo","oo"]\nwithout=["a1-b1"]', encoding="utf-8")
    assert hashi("boards", "show", file, "--line").stdout == "oo/oo a1-b1\n"


def test_unknown_boards_are_refused() -> None:
    told = hashi("boards", "show", "Z")
    assert told.returncode == 1
    assert told.stderr.startswith("Error: There is no board “Z”; known are A, B")
    assert told.stderr.endswith(" Of your own, name the file or write the rows.\n")


def board_text(rows: str) -> str:
    return f'name = "own"\nabout = "mine"\nrows = {rows.split("/")}\nwithout = []\n'


def test_boards_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(board_text(format_board(board_file("A").board)), encoding="utf-8")
    told = hashi("boards", "check", file)
    assert told.returncode == 0
    assert told.stdout.endswith("24 lines, 4 crossings: fit for play.\n")


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ("oo/oR", "It has 4 islands, and 18 are needed. It has 1 red flag, and 4 are needed."),
        ("o.o/.o.", "Some islands cannot be reached from others along the lines. (R1.2)"),
        ("oo/o", "Row 2 is not as long as the first: 1 against 2."),
    ],
)
def test_what_is_wrong_with_a_board_is_said(tmp_path: Path, rows: str, complaint: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(board_text(rows), encoding="utf-8")
    told = hashi("boards", "check", file)
    assert told.returncode == 1
    assert complaint in told.stderr


def test_a_board_file_that_is_not_there(tmp_path: Path) -> None:
    told = hashi("boards", "check", tmp_path / "missing.toml")
    assert told.returncode == 1
    sentence = "The file cannot be opened: no such file or directory."
    assert told.stderr == f"{tmp_path / 'missing.toml'}: {sentence}\n"
