"""`hashi print`: what lands on paper, and what is said when it cannot."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from paper.rendered import pages_of

from hashi.cli import hashi
from hashi.paper.style import CONTENTS, COPIES, FORMATS, MOST_COPIES
from hashi.records import board_file, format_board_file

SAMPLE = Path(__file__).parents[2] / "examples" / "sample.hashi"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def printed(*args: str) -> Result:
    return CliRunner().invoke(hashi, ["print", *args])


def test_boards_of_the_game_and_of_ones_own_are_printed_with_all_that_belongs_to_them() -> None:
    Path("mine.toml").write_text(format_board_file(board_file("Strait")), encoding="utf-8")
    told = printed("A", "mine.toml", "--two", "--copies", "2", "--paper", "letter", "--black")
    assert (told.exit_code, told.output) == (0, "hashi.pdf is ready to be printed.\n")
    first, second, *others = pages_of(Path("hashi.pdf").read_bytes())
    assert first.text.count("Board A") == 2
    assert second.text.count("Board Strait") == 2
    assert len(others) == 2 * (2 + 1 + 1)
    assert first.pixels.shape[:2] == (2 * 612, 2 * 792)


def test_one_chooses_what_is_printed_how_often_and_on_how_many_sides() -> None:
    printed("A", "--only", "sheets", "--only", "pad", "--copies", "3", "--one-sided")
    *sheets, pad = pages_of(Path("hashi.pdf").read_bytes())
    assert [page.text.count("Board A") for page in sheets] == [1, 1, 1]
    assert "Points" in pad.text


def test_without_a_word_one_gets_a_sheet_for_each_player() -> None:
    printed("A")
    pages = pages_of(Path("hashi.pdf").read_bytes())
    assert [page.text.count("Board A") for page in pages] == [1, 0] * COPIES + [0] * 8
    told = printed("--help").output
    assert f"[{'|'.join(CONTENTS)}]" in told
    assert f"[default: {COPIES}; 1<=x<={MOST_COPIES}]" in " ".join(told.split())


def test_a_game_is_printed_by_itself() -> None:
    told = printed(str(SAMPLE))
    assert (told.exit_code, told.output) == (0, "sample.pdf is ready to be printed.\n")
    sheets, course = pages_of(Path("sample.pdf").read_bytes())
    assert "Ann" in sheets.text
    assert "The course of the game" in course.text
    told = printed(str(SAMPLE), "A")
    assert told.exit_code == 1
    assert told.output == "Error: A game is printed by itself: name one record, and no board.\n"


@pytest.mark.parametrize("name", ["game", "game.txt", "A.toml"])
def test_a_game_is_known_by_its_first_line_whatever_its_file_is_called(name: str) -> None:
    Path(name).write_bytes(b"# a game\n" + SAMPLE.read_bytes())
    told = printed(name)
    assert (told.exit_code, told.output) == (0, f"{Path(name).stem}.pdf is ready to be printed.\n")
    Path(name).write_text("hashi 1\nboard: A\n", encoding="utf-8")
    told = printed(name, "--force")
    assert (told.exit_code, "is missing before the first round" in told.output) == (1, True)


def test_a_board_of_the_game_is_meant_also_where_a_file_is_called_like_it() -> None:
    Path("A").write_bytes(SAMPLE.read_bytes())
    assert printed("A").exit_code == 0
    assert "Board A" in pages_of(Path("hashi.pdf").read_bytes())[0].text


def test_a_file_is_written_over_only_if_that_is_asked_for() -> None:
    Path("hashi.pdf").write_text("precious", encoding="utf-8")
    told = printed("A")
    sentence = "hashi.pdf exists. Name another file, or write over it with --force."
    assert (told.exit_code, told.output) == (1, f"Error: {sentence}\n")
    assert Path("hashi.pdf").read_text(encoding="utf-8") == "precious"
    assert printed("A", "--force").exit_code == 0
    assert Path("hashi.pdf").read_bytes().startswith(b"%PDF")


def test_a_game_that_is_piped_in_can_be_piped_on() -> None:
    told = CliRunner().invoke(hashi, ["print", "-", "--into", "-"], input=SAMPLE.read_bytes())
    assert (told.exit_code, told.stderr) == (0, "")
    assert "Ann" in pages_of(told.stdout_bytes)[0].text
    assert not list(Path().glob("*.pdf"))
    told = CliRunner().invoke(hashi, ["print", "-"], input=SAMPLE.read_bytes())
    assert (told.exit_code, told.output) == (0, "hashi.pdf is ready to be printed.\n")


def test_letters_that_cannot_be_printed_are_told_in_a_sentence() -> None:
    text = SAMPLE.read_text(encoding="utf-8").replace("Ann", "日本")
    Path("game.hashi").write_text(text, encoding="utf-8")
    told = printed("game.hashi")
    assert told.exit_code == 0
    assert told.output.splitlines() == [
        "game.pdf is ready to be printed.",
        "Some letters cannot be printed: “?” stands in their place.",
    ]
    assert "??" in pages_of(Path("game.pdf").read_bytes())[0].text


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nowhere"], "There is no board “nowhere”"),
        (["x" * 300], "There is no board “xxx"),
        (["nowhere.hashi"], "The file cannot be opened"),
        (["A", "--into", "no/where.pdf"], "It cannot be written"),
        (["A", "--copies", "0"], "0 is not in the range 1<=x<=20"),
        (["A", "--only", "box"], f"'box' is not one of {str(CONTENTS)[1:-1]}"),
        (["A", "--paper", "a3"], f"'a3' is not one of {str(FORMATS)[1:-1]}"),
        (["wrong.toml"], "The file is not in the TOML format."),
        (["wrong.hashi"], "A record begins with the line “hashi 1”."),
    ],
)
def test_what_cannot_be_printed_is_told_in_a_sentence(args: list[str], sentence: str) -> None:
    for name in ("wrong.toml", "wrong.hashi"):
        Path(name).write_text("nonsense", encoding="utf-8")
    told = printed(*args)
    assert told.exit_code != 0
    assert sentence in told.output
    assert not list(Path().glob("*.pdf"))


def test_the_examples_of_the_readme_work() -> None:
    root = SAMPLE.parents[1]
    Path("examples").symlink_to(root / "examples")
    commands = re.findall("^hashi (print [^#\n]+)", (root / "README.md").read_text("utf-8"), re.M)
    assert len(commands) == 3
    for command in commands:
        assert CliRunner().invoke(hashi, shlex.split(command)).exit_code == 0
    assert sorted(Path().glob("*.pdf")) == [
        Path(f"{name}.pdf") for name in ("hashi", "more", "sample")
    ]


def test_a_record_that_breaks_a_rule_is_told_with_its_clause() -> None:
    broken = SAMPLE.read_text(encoding="utf-8").replace("pen: free", "pen: checked")
    broken = "\n".join(line for line in broken.splitlines() if not line.startswith("fix"))
    Path("broken.hashi").write_text(broken, encoding="utf-8")
    told = printed("broken.hashi")
    assert told.exit_code == 1
    assert "Round 3, Ben:" in told.output
    assert "(R" in told.output
