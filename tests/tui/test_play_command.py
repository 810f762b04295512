"""`hashi play` as a person meets it: the real program in a real terminal."""

import os
import re
import signal
import sys
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from cli.test_cli import hashi

from hashi.records import parse_record
from hashi.records.account import account
from hashi.user_files.claim import Claim

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)

from tui.terminal import Terminal, in_terminal, playing, unbroken

FAIR = Path(__file__).parents[2] / "examples" / "fair.hashi"

FIRST = "First entry"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.hashi"


def first_entry(terminal: Terminal) -> None:
    """The first card comes by itself."""
    terminal.wait_for(FIRST)
    terminal.press("space")
    terminal.wait_for("3 on ")
    terminal.press("enter")
    terminal.wait_for("1 / 17", "Enter twice passes")


def pass_round(terminal: Terminal, then: str) -> None:
    """Enter until the next card, or the end, is there; once all are done it may come by itself, and
    a last Enter then begins to pass the next round."""
    asks = ["Enter twice passes", "Enter once more passes"]
    asks += ["Enter: go on"] if then.endswith("/ 17") else []
    while then not in (shown := terminal.wait_for_one(then, *asks)):
        (asked,) = (text for text in asks if text in shown)
        terminal.press("enter")
        terminal.wait_until_gone(asked)


def test_a_whole_game_from_the_first_screen_to_the_end(file: Path) -> None:
    with playing(file) as terminal:
        terminal.wait_for("Alone", "Board")
        terminal.press("enter")
        first_entry(terminal)
        for round in range(2, 18):
            pass_round(terminal, f"{round} / 17")
        pass_round(terminal, "Minion")
        shown = terminal.wait_for("Minion", "play again")
        assert "Rank 1 of 12" in shown
        terminal.press("q")
        code, said = terminal.wait_for_end()
    assert code == 0
    assert unbroken(f"To look at it again: hashi replay {file}") in unbroken(said)
    assert hashi("verify", file).returncode == 0
    assert hashi("replay", file).returncode == 0
    record = parse_record(file.read_text(encoding="utf-8"))
    assert account(record.replay())["complete"]


def test_moves_are_drawn_by_arrows_and_by_typing(file: Path) -> None:
    with playing(file, "--name", "Ann", "--board", "A") as terminal:
        terminal.wait_for(FIRST)
        terminal.press(":", "d3=3", "enter")
        terminal.wait_for("1 / 17")
        terminal.press("b", "right")
        terminal.wait_for("No number, 1 of")
        terminal.press("u", "\x1b[1;2C")  # Shift and an arrow
        terminal.wait_for("No number, 1 of")
        terminal.press("ctrl+c")
        assert terminal.wait_for_end()[0] == 0


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_whatever_ends_it_the_game_goes_on(file: Path, ending: signal.Signals) -> None:
    with playing(file, "--name", "Ann") as terminal:
        first_entry(terminal)
        pass_round(terminal, "2 / 17")
        terminal.wait_for("2 / 17", "Card 2: ")
        card = next(line for line in terminal.text.splitlines() if "Card 2: " in line)
        if ending is signal.SIGHUP:
            terminal.close()
        else:
            terminal.popen.send_signal(ending)
        terminal.popen.wait(CEILING_SECONDS)
    with playing(file) as terminal:
        terminal.wait_for("2 / 17", card.strip())
        pass_round(terminal, "3 / 17")
        terminal.press("q")
        assert terminal.wait_for_end()[0] == 0
    assert len(parse_record(file.read_text(encoding="utf-8")).lines) == 2
    assert [each.name for each in file.parent.iterdir()] == ["game.hashi"]


def test_with_a_bot_that_thinks_elsewhere(file: Path) -> None:
    with playing(file, "--name", "Ann", "--bot", "random") as terminal:
        terminal.wait_for(FIRST, "Random")
        terminal.press("space")
        terminal.wait_for("3 on ")
        terminal.press("enter")
        terminal.wait_for("1 / 17", "Enter twice passes")
        terminal.press("h")
        terminal.wait_for("Look around")
        terminal.press("q")
        assert terminal.wait_for_end()[0] == 0
    assert "seats: person | random" in file.read_text(encoding="utf-8")


def test_a_finished_game_opens_at_its_end(file: Path) -> None:
    file.write_bytes(FAIR.read_bytes())
    with playing(file) as terminal:
        terminal.wait_for("play again")
        terminal.press("q")
        assert terminal.wait_for_end()[0] == 0


def test_games_are_kept_in_the_data_folder(tmp_path: Path) -> None:
    with playing("--name", "Ann", XDG_DATA_HOME=str(tmp_path)) as terminal:
        first_entry(terminal)
        terminal.press("q")
        code, said = terminal.wait_for_end()
    (file,) = (tmp_path / "hashi" / "games").iterdir()
    assert file.name.endswith(" Ann.hashi")
    assert code == 0
    assert all(
        word in unbroken(said) for word in file.name.split()
    )  # beside what stood there before


def test_the_first_screen_offers_the_game_that_was_left(tmp_path: Path) -> None:
    with playing("--name", "Ann", XDG_DATA_HOME=str(tmp_path)) as terminal:
        first_entry(terminal)
        terminal.press("q")
        terminal.wait_for_end()
    with playing(XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.wait_for("Go on", "Ann, 1 / 17")
        terminal.press("enter")
        terminal.wait_for("May still come", "Ann")
        terminal.press("q")
        terminal.wait_for_end()
    assert len(list((tmp_path / "hashi" / "games").glob("*.hashi"))) == 1
    finished = tmp_path / "hashi" / "games" / "later.hashi"
    finished.write_bytes(FAIR.read_bytes())
    (tmp_path / "hashi" / "games" / "strange.hashi").write_text("tea", encoding="utf-8")
    with (
        playing(XDG_DATA_HOME=str(tmp_path)) as terminal,
        playing(XDG_DATA_HOME=str(tmp_path)) as other,
    ):
        for each in (terminal, other):
            each.wait_for("Go on", "Ann, 1 / 17")
        terminal.press("enter")
        terminal.wait_for("May still come", "Ann")
        other.press("enter")
        other.wait_for("Go on", "Another program is playing")
        for each in (terminal, other):
            each.press("q")
            assert each.wait_for_end()[0] == 0
    with playing("--board", "B", XDG_DATA_HOME=str(tmp_path)) as terminal:
        assert "Go on" not in terminal.wait_for("At one keyboard")
        terminal.press("q")
        terminal.wait_for_end()


def test_two_programs_keep_two_games(tmp_path: Path) -> None:
    with (
        playing("--name", "Ann", XDG_DATA_HOME=str(tmp_path)) as one,
        playing("--name", "Ann", XDG_DATA_HOME=str(tmp_path)) as other,
    ):
        for terminal in (one, other):
            terminal.wait_for(FIRST)
        for terminal in (one, other):
            first_entry(terminal)
            terminal.press("q")
            assert terminal.wait_for_end()[0] == 0
    names = sorted(file.name[11:] for file in (tmp_path / "hashi" / "games").iterdir())
    assert names == ["Ann 2.hashi", "Ann.hashi"]


def test_a_terminal_made_smaller_says_so(file: Path) -> None:
    with playing(file, "--name", "Ann", COLUMNS="80", LINES="24") as terminal:
        terminal.wait_for(FIRST)
        for _ in range(3):
            terminal.resize(70, 20)
            terminal.wait_for("needs 80 columns")
            terminal.resize(90, 30)
            terminal.wait_for(FIRST)
        terminal.press("q")
        assert terminal.wait_for_end()[0] == 0


def test_ctrl_z_gives_the_terminal_back_to_the_shell_until_fg(file: Path) -> None:
    script = '"$@"; echo "stopped: $?"; read answer; echo "told: $answer"; fg; echo "end: $?"'
    game = [sys.executable, "-m", "hashi", "play", str(file), "--name", "Ann"]
    with in_terminal(["sh", "-mc", script, "sh", *game], (80, 24)) as terminal:
        first_entry(terminal)
        before = terminal.wait_for("1 / 17", "Enter twice passes", ": type")
        terminal.press("ctrl+z")
        terminal.wait_for("stopped: ")
        terminal.press("once more", "enter")
        terminal.wait_until_gone("once more")
        terminal.wait_for(*before.splitlines())
        pass_round(terminal, "2 / 17")
        terminal.press("q")
        assert "end: 0" in terminal.wait_for_end()[1]


def first_in_path(folder: Path) -> str:
    """So that what is there is loaded, and all else is still found."""
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)


def test_whoever_leaves_a_game_that_cannot_be_saved_is_told_just_that(
    file: Path, tmp_path: Path
) -> None:
    full = "def full(*_): raise OSError(28, 'full')"
    broken = f"{full}\nimport hashi.user_files.claim as it\nit.write = full\n"
    (tmp_path / "sitecustomize.py").write_text(broken, encoding="utf-8")
    with playing(file, "--name", "Ann", PYTHONPATH=first_in_path(tmp_path)) as terminal:
        first_entry(terminal)
        terminal.wait_for("The game cannot be saved at the moment.")
        terminal.press("q")
        code, said = terminal.wait_for_end()
    assert code == 1
    assert "What was played last could not be saved: no space left on device." in said
    assert "The game is kept" not in said


@pytest.mark.parametrize(
    ("arguments", "size", "sentence"),
    [
        (["--name", "Ann"], (79, 24), "needs 80 columns and 24 lines, and this terminal has 79"),
        (["--name", "Ann"], (80, 23), "needs 80 columns and 24 lines, and this terminal has 80"),
        (["--board", "nope"], (80, 24), "There is no board “nope”"),
        (["--board", "{folder}/board.toml"], (80, 24), "It has 2 islands, and 18 are needed."),
        (["{folder}/no/game.hashi"], (80, 24), "It cannot be written: no such file or directory."),
        (["{folder}"], (80, 24), "The file cannot be opened: is a directory."),
        (["{folder}/bad.hashi"], (80, 24), "Line 1: The line “board: …” is missing"),
        (["{folder}/cut.hashi"], (80, 24), "The secret should be 64 of the digits"),
        (["--name", "Ann", "--name", "Ann"], (80, 24), "Somebody at the table is called Ann"),
        (
            ["{folder}/good.hashi", "--bot", "novice", "--pen", "free"],
            (80, 24),
            "own players, board and pen: leave out --bot and --pen.",
        ),
        (["{folder}/taken.hashi"], (80, 24), "Another program is playing the game in this file."),
        (["--name", "a|b"], (80, 24), "A name has 1 to 24 characters"),
        (
            ["--name", "Ann", *["--bot", "novice"] * 4],
            (80, 24),
            "5 players are too many; this game has room for 4.",
        ),
        (["--join", "http://127.0.0.1:9/tables/x#invitation=y"], (80, 24), "No server of Hashi"),
        (["--join", "hello"], (80, 24), "This is no invitation to a table"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    tmp_path: Path, arguments: list[str], size: tuple[int, int], sentence: str
) -> None:
    (tmp_path / "board.toml").write_text('name = "x"\nrows = ["oo"]', encoding="utf-8")
    (tmp_path / "bad.hashi").write_text("hashi 1\nnonsense\n", encoding="utf-8")
    fair = FAIR.read_text(encoding="utf-8")
    cut = re.sub(r"(?m)^(secret: .*)....$", r"\1", fair)
    (tmp_path / "cut.hashi").write_text(cut, encoding="utf-8")
    (tmp_path / "good.hashi").write_bytes(FAIR.read_bytes())
    claim = Claim(tmp_path / "taken.hashi")
    before = sorted(tmp_path.iterdir())
    typed = [argument.format(folder=tmp_path) for argument in arguments]
    with playing(*typed, size=size, XDG_DATA_HOME=str(tmp_path / "data")) as terminal:
        code, said = terminal.wait_for_end()
    assert sorted(file for file in tmp_path.iterdir() if file.name != "data") == before
    assert not [file for file in tmp_path.glob("data/**/*") if file.is_file()]
    claim.release()
    assert code == 1
    assert "".join(sentence.split()) in "".join(said.split())  # wherever lines end
    assert "Traceback" not in said


def test_without_a_terminal_there_is_a_sentence(file: Path) -> None:
    told = hashi("play", file)
    assert (told.returncode, told.stdout) == (1, "")
    assert "This game needs a terminal to itself" in told.stderr


@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with playing(tmp_path / "game.hashi", "--name", "Ann") as terminal:
        code, said = terminal.wait_for_end()
    assert code == 1
    assert "permission denied" in said


def test_what_goes_wrong_inside_is_told_in_a_sentence(file: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import hashi.tui.panel\nhashi.tui.panel.round_of = None\n", encoding="utf-8"
    )
    data = tmp_path / "data"
    with playing(
        file, "--name", "Ann", PYTHONPATH=first_in_path(tmp_path), XDG_DATA_HOME=str(data)
    ) as terminal:
        code, said = terminal.wait_for_end()
    report = data / "hashi" / "crash.txt"
    assert code == 1
    assert "stumbled over a mistake of its own" in said
    assert unbroken(str(report)) in unbroken(said)
    assert "Traceback" not in said
    assert report.read_text(encoding="utf-8").endswith("\nTypeError\n")
    assert "NoneType" not in report.read_text(encoding="utf-8")
    assert not list(tmp_path.glob(".*"))
