"""Boards of one's own: by name, by file, by rows, and from standard input."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hashi.cli import hashi as command
from hashi.i18n.catalogue import say
from hashi.records import BoardFile, board_file, format_board, format_board_file, parse_board
from hashi.user_files.folders import boards_folder

STRAIT = board_file("Strait").board
ROWS = format_board(STRAIT)
SMALL = "oRo/oBo a1-b1"


@pytest.fixture(autouse=True)
def folder(data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one with a board `Pond`, and one `Puddle` that is too small."""
    monkeypatch.chdir(tmp_path)
    (data_folder / "boards").mkdir(parents=True)
    put("pond.toml", "Pond")
    put("puddle.toml", "Puddle", SMALL)
    return boards_folder()


def put(file: str, name: str, board: str = ROWS) -> Path:
    text = format_board_file(BoardFile(name, "", parse_board(board)))
    (boards_folder() / file).write_text(text, encoding="utf-8")
    return boards_folder() / file


def hashi(*args: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(command, list(map(str, args)), input=typed)


def line(name: str | Path, typed: str = "") -> str:
    told = hashi("boards", "show", name, "--line", typed=typed)
    assert (told.exit_code, told.stderr) == (0, "")
    return told.stdout.rstrip("\n")


def test_a_board_is_named_by_its_name_its_file_or_its_rows(folder: Path) -> None:
    for name in ("Pond", folder / "pond.toml", ROWS):
        assert line(name) == ROWS
    assert line(SMALL) == SMALL
    assert hashi("boards", "show", SMALL).stdout.startswith(f"{SMALL}: 6 islands (1 red, 1 blue)")


def test_a_board_comes_from_standard_input_as_a_file_or_in_rows(folder: Path) -> None:
    assert line("-", typed=(folder / "pond.toml").read_text(encoding="utf-8")) == ROWS
    assert line("-", typed=f"{SMALL}\n") == SMALL
    told = hashi("boards", "check", "-", typed="nonsense")
    assert (told.exit_code, told.stderr) == (
        1,
        "-: The file is not in the TOML format.\n",
    )


def test_boards_of_ones_own_are_listed_after_those_of_the_game() -> None:
    told = hashi("boards", "list")
    assert told.stdout.splitlines()[-2].startswith("Pond      18 islands (4 red, 3 blue), ")
    assert told.stdout.splitlines()[-1].startswith("Puddle    It has 6 islands, and 18 are needed.")
    assert (told.exit_code, told.stderr) == (0, "")


def test_files_that_are_no_boards_are_told_and_spoil_nothing(folder: Path) -> None:
    taken = put("taken.toml", "Harbour")
    (folder / "broken.toml").write_text("name", encoding="utf-8")
    sentences = (
        f"{folder / 'broken.toml'}: The file is not in the TOML format.\n"
        f"{taken}: Another board is called “Harbour”. Give this one a name of its own.\n"
    )
    told = hashi("boards", "list")
    assert ("Pond" in told.stdout, told.stderr, told.exit_code) == (True, sentences, 0)
    assert line("Pond") == ROWS
    assert hashi("boards", "show", "taken").stderr.endswith(sentences)


def test_boards_are_known_in_the_case_of_their_names() -> None:
    told = hashi("boards", "show", "pond")
    assert told.exit_code == 1
    assert told.stderr.startswith("Error: There is no board “pond”; known are A, B, ")
    assert "Strait, Pond, Puddle. Of your own, name the file or write the rows." in told.stderr


@pytest.mark.parametrize("name", ["no/such", "mine.toml"])
@pytest.mark.parametrize("to_do", [("boards", "show"), ("print",), ("boards", "measure")])
def test_a_misspelt_file_is_no_unknown_board(name: str, to_do: tuple[str, ...]) -> None:
    told = hashi(*to_do, name)
    sentence = f"Error: {name}: The file cannot be opened: no such file or directory.\n"
    assert (told.exit_code, told.stderr) == (1, sentence)


def test_rows_that_make_no_board_are_told_so() -> None:
    told = hashi("boards", "show", "oo/o")
    sentence = "Row 2 is not as long as the first: 1 against 2."
    assert told.stderr == f"Error: oo/o: {sentence}\n"


def test_every_board_is_checked_and_one_verdict_given_each(folder: Path) -> None:
    told = hashi("boards", "check", "A", "Pond", folder / "pond.toml", ROWS)
    assert told.exit_code == 0
    verdicts = told.stdout.splitlines()
    assert [verdict.endswith(": fit for play.") for verdict in verdicts] == [True] * 4
    assert [verdict.split(":")[0] for verdict in verdicts][:2] == ["A", "Pond"]
    told = hashi("boards", "check", "Puddle", "nowhere", "A", "missing.toml")
    assert told.exit_code == 1
    assert told.stdout.startswith("A: ")
    puddle, nowhere, missing = told.stderr.splitlines()
    assert puddle.startswith("Puddle: It has 6 islands")
    assert nowhere.startswith("There is no board “nowhere”")
    assert missing.startswith("missing.toml: The file cannot be opened: ")


@pytest.mark.parametrize("board", ["Pond", ROWS])
def test_every_command_takes_them(board: str) -> None:
    wish = ["--bot", "random", "--games", "1", "--processes", "1", "--json"]
    found = json.loads(hashi("simulate", "--board", board, *wish).stdout)
    assert (found["board"], found["games"]) == (board, 1)
    assert hashi("print", board).exit_code == 0
    measure = ["--openings", "0", *wish]
    assert json.loads(hashi("boards", "measure", board, *measure).stdout)["board"] == board
    plain = next(str(island) for island, flag in STRAIT.flags.items() if flag is None)
    assert hashi("sheet", "-", "--board", board, typed=f"{plain}=3").exit_code == 0


def test_a_game_on_paper_keeps_its_board_when_the_file_changes() -> None:
    hashi("companion", "--name", "Ann", "--board", "Pond", typed="\nquit\n")
    put("pond.toml", "Pond", SMALL)
    kept = json.loads((boards_folder().parent / "companion.json").read_bytes())
    assert kept["board"] == ROWS


def test_a_board_that_is_not_fit_is_not_played_on() -> None:
    told = hashi("play", "--board", "Puddle")
    assert told.exit_code == 1
    assert told.stderr.startswith("Error: Puddle: It has 6 islands, and 18 are needed.")
    for board in ("Pond", ROWS):  # which need a terminal, no more
        assert say("en", "play-no-terminal") in hashi("play", "--board", board).stderr
