"""What the shell offers on Tab: commands, options, boards, bots and files, and never an error."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from click.testing import CliRunner
from tui.terminal import in_terminal

from hashi.bots import CHARACTERS
from hashi.cli import hashi as command
from hashi.i18n.catalogue import languages
from hashi.records import BoardFile, board_file, board_names, format_board_file

SCRIPTS = Path(sys.executable).parent
"""Where `hashi` is."""


def offered(line: str, shell: str = "bash", **environment: str) -> list[str]:
    """What the shell is told of the last word of the line."""
    words = line.split(" ")
    asked = {
        "_HASHI_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": line,
        "COMP_CWORD": words[-1] if shell == "fish" else str(len(words) - 1),
    }
    told = CliRunner(env={**asked, **environment}).invoke(command, prog_name="hashi")
    assert (told.exit_code, told.stderr) == (0, "")
    return told.stdout.splitlines()


def test_commands_and_options_are_offered() -> None:
    assert offered("hashi s") == ["plain,serve", "plain,sheet", "plain,simulate"]
    assert offered("hashi boards s") == ["plain,show"]
    assert "plain,--deals" in offered("hashi simulate --")


@pytest.mark.parametrize(
    "line",
    [
        *("hashi play --board ", "hashi simulate --board ", "hashi companion --board "),
        *("hashi sheet - --board ", "hashi boards show ", "hashi boards check ", "hashi print A "),
    ],
)
def test_boards_are_offered_beside_files(line: str) -> None:
    assert offered(line) == ["file,", *(f"plain,{name}" for name in board_names())]
    assert offered(f"{line}l") == ["file,l", "plain,Lagoon"]


def test_boards_of_ones_own_are_offered(data_folder: Path) -> None:
    folder = data_folder / "boards"
    folder.mkdir(parents=True)
    own = BoardFile("Pond", "", board_file("A").board)
    (folder / "pond.toml").write_text(format_board_file(own), encoding="utf-8")
    (folder / "broken.toml").write_text("name", encoding="utf-8")
    assert offered("hashi boards show P") == ["file,P", "plain,Pond"]


@pytest.mark.parametrize("typed", ["play", "simulate", "boards measure A"])
def test_bots_are_offered(typed: str) -> None:
    assert offered(f"hashi {typed} --bot ") == [f"plain,{name}" for name in CHARACTERS]


def test_languages_are_offered() -> None:
    assert offered("hashi bots --language ") == [f"plain,{each}" for each in languages()]


@pytest.mark.parametrize(
    "typed",
    [
        *("replay", "verify", "sheet", "play", "backup", "serve --database"),
        *("simulate --deals", "simulate --plot", "boards generate --into", "print --into"),
    ],
)
def test_files_are_left_to_the_shell(typed: str) -> None:
    assert offered(f"hashi {typed} x") == ["file,x"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_told_too_in_the_language(shell: str) -> None:
    assert "boards" in "".join(offered("hashi bo", shell))
    if shell == "zsh":
        summary = "Tafeln aufzählen, zeigen, prüfen, messen und erfinden."
        assert summary in offered("hashi bo", shell, HASHI_LANGUAGE="de")


@pytest.mark.parametrize(
    "line",
    [
        "hashi nope ",
        "hashi boards 'sh",
        "hashi --language fr b",
        "hashi --nope b",
        "hashi play x y z",
    ],
)
def test_what_makes_no_sense_is_answered_silently(line: str) -> None:
    offered(line)
    offered(line, HASHI_LANGUAGE="fr")


@pytest.mark.parametrize(
    ("line", "rooms"),
    [
        ("hashi s", {"cli", "i18n"}),
        ("hashi boards show ", {"cli", "i18n", "user_files", "records", "rules"}),
    ],
)
def test_the_game_is_not_loaded_for_it(line: str, rooms: set[str]) -> None:
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "hashi"],
        env={
            **os.environ,
            "HASHI_PROGRAM": "hashi",
            "_HASHI_COMPLETE": "bash_complete",
            "COMP_WORDS": line,
            "COMP_CWORD": str(line.count(" ")),
        },
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
        check=True,
    )
    assert set(re.findall(r"\| +hashi\.([a-z0-9_]+)", told.stderr)) - {"__main__"} == rooms


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_tab_in_a_real_bash(tmp_path: Path) -> None:
    (tmp_path / "own-board.toml").touch()
    environment = {
        "PATH": os.pathsep.join([str(SCRIPTS), os.environ["PATH"]]),
        "PS1": "$ ",
    }
    bash = ["bash", "--norc", "--noprofile", "-i"]
    with in_terminal(bash, (200, 24), **environment) as terminal:
        terminal.wait_for("$")
        script = "_HASHI_COMPLETE=bash_source hashi"
        terminal.press(f'cd {tmp_path}; eval "$({script})"; echo rea""dy', "enter")
        terminal.wait_for("ready\n$")
        for typed, whole in {
            "hashi boards sh\t": "hashi boards show",
            "hashi boards show lag\t": "hashi boards show Lagoon",
            f"{SCRIPTS}/hashi play --bot no\t": "--bot novice",
            "hashi boards check own\t": "hashi boards check own-board.toml",
        }.items():
            terminal.press(typed)
            terminal.wait_for(whole)
            terminal.press("\x15")  # clears the line
