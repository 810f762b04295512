"""What the command line says fits the terminal: lines end between words, and nothing is cut off."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.test_spoken_languages import paths
from click.testing import CliRunner
from tui.terminal import running

from hashi.bots import CHARACTERS
from hashi.cli import hashi as command
from hashi.cli.terminal import fitting
from hashi.i18n.catalogue import languages, say
from hashi.records import board_names

COLUMNS = 80
MARGIN = 2
"""How much of a terminal's width click leaves free."""

Shown = Callable[..., str]


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shown:
    """Runs a command in a terminal; what it prints is told with one blank between two words."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("hashi.cli.terminal._is_terminal", lambda **_: True)
    monkeypatch.setattr("hashi.user_files.folders.user_data_path", lambda _: tmp_path)

    def run(language: str, *arguments: str, typed: str = "") -> str:
        environment = {"COLUMNS": str(COLUMNS), "NO_COLOR": "1", "HASHI_LANGUAGE": language}
        told = CliRunner(env=environment).invoke(command, arguments, input=typed)
        assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
        assert max(map(len, told.output.splitlines())) <= COLUMNS, told.output
        return " ".join(told.output.split())

    return run


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("group", [(), ("boards",)], ids=["hashi", "boards"])
def test_every_command_is_summed_up_on_one_line(language: str, group: tuple[str, ...]) -> None:
    typed = [*group, "--language", language, "--help"]
    told = CliRunner().invoke(command, typed, terminal_width=COLUMNS - MARGIN)
    rows = told.output.partition(f"{say(language, 'click-commands')}:\n")[2].splitlines()
    names = [row.split()[0] for row in rows]
    assert names == sorted(path[-1] for path in paths() if path[:-1] == group and path)


def test_a_narrow_terminal_shows_whole_summaries() -> None:
    """click would cut them off."""
    told = CliRunner().invoke(command, ["--help"], terminal_width=40).output
    assert say("en", "help-backup") in " ".join(told.split())


@pytest.mark.parametrize("language", languages())
def test_lists_break_between_words(shown: Shown, language: str) -> None:
    boards, bots = shown(language, "boards", "list"), shown(language, "bots")
    assert all(say(language, f"board-{name}") in boards for name in board_names())
    assert all(say(language, f"bot-{name}-about") in bots for name in CHARACTERS)


@pytest.mark.parametrize("language", languages())
def test_the_companion_breaks_between_words(shown: Shown, language: str) -> None:
    told = shown(language, "companion", "--name", "Ann", typed="?\n\n?\nAnn x\nsheet\n\nquit\n")
    for message in ("call-help-first", "call-help", "call-ask", "call-ask-sheet", "call-stopped"):
        assert say(language, message, name="Ann") in told
    assert say(language, "companion-opening", solo="yes") in told


@pytest.mark.parametrize("language", languages())
def test_errors_break_between_words(shown: Shown, language: str) -> None:
    simulate = ["simulate", "--board", "A", "--bot", "random", "--games", "1"]
    assert say(language, "need-think", text="x") in shown(language, *simulate, "--think", "x")
    proxy = say(language, "served-proxy", address="nginx")
    assert proxy in shown(language, "serve", "--proxy", "nginx")


def test_what_may_be_copied_stays_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hashi.cli.terminal._is_terminal", lambda **_: True)
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    path, install = "/a-folder" * COLUMNS, "  python -m pip install " + "package " * COLUMNS
    assert fitting(f"Such a file: {path}\n{install}") == f"Such a file:\n{path}\n{install}"


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_in_a_real_terminal() -> None:
    with running("boards", "list", size=(40, 60)) as terminal:
        code, told = terminal.wait_for_end()
    assert (code, say("en", "board-B") in " ".join(told.split())) == (0, True), told
    with running("serve", "--proxy", "nginx", size=(40, 60)) as terminal:
        code, told = terminal.wait_for_end()
    sentence = say("en", "served-proxy", address="nginx")
    assert (code, sentence in " ".join(told.split())) == (2, True), told


def test_for_programs_a_sentence_stays_on_its_line() -> None:
    told = CliRunner(env={"COLUMNS": "20"}).invoke(command, ["serve", "--proxy", "nginx"])
    assert told.stderr.endswith(say("en", "served-proxy", address="nginx") + "\n")
