"""The command line speaks one language at a time, and says all of it in that language."""

import gettext
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest
from ceilings import CEILING_SECONDS
from click.testing import CliRunner, Result
from i18n.pseudo import pseudo_language
from records.test_account import EXAMPLE, FIX

from hashi.bots import CHARACTERS
from hashi.cli import hashi as command
from hashi.cli.speech import SYSTEM, VARIABLE
from hashi.i18n.catalogue import FIRST, languages, messages, say
from hashi.paper.style import FORMATS
from hashi.records import board_file, board_names, format_board_file
from hashi.rules import Pen
from hashi.server.settings import Settings
from hashi.study.generate import Difficulty

ROOT = Path(__file__).parents[2]


def hashi(*args: str | Path, **environment: str) -> Result:
    return CliRunner().invoke(command, list(map(str, args)), env=environment, prog_name="hashi")


def paths(group: click.Command = command, *above: str) -> Iterator[tuple[str, ...]]:
    """What one types for each command."""
    yield above
    if isinstance(group, click.Group):
        for name, each in group.commands.items():
            yield from paths(each, *above, name)


def params(group: click.Command = command) -> Iterator[click.Parameter]:
    yield from group.params
    if isinstance(group, click.Group):
        for each in group.commands.values():
            yield from params(each)


TYPED = [
    *(name for path in paths() for name in path),
    *(
        word
        for param in params()
        for word in (
            *(*param.opts, param.metavar or "", str(param.default)),
            *getattr(param.type, "choices", ()),
        )
    ),
]
"""Names of commands, options and what follows them."""

STAYS = {
    *re.findall("[A-Za-z]+", " ".join(TYPED)),
    *CHARACTERS,
    *board_names(),
    *(each.name.lower() for each in Difficulty),
    *FORMATS,
    *(pen.value for pen in Pen),
    *("hashi", "h", "help", "OPTIONS", "COMMAND", "ARGS", "integer", "range"),  # click's own
    *("Ann", "Ben", "a", "b", "c", "d", "e", "f", "o", "x", "R", "B"),  # names and notation
    *("pip", "install", "postgres", "plot", "createdb", "mysql", "EMLINK"),  # other programs' words
}
"""What is the same in every language."""


def plain_words(text: str) -> set[str]:
    """What is in plain letters and should not be."""
    return set(re.findall("[A-Za-z]+", text)) - STAYS


Spoken = Callable[..., Result]


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pseudo_language(tmp_path_factory.mktemp("locales")) as language:
        yield language


@pytest.fixture
def spoken(pseudo: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spoken:
    """Runs a command in the language that nobody speaks, and in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return lambda *args: hashi("--language", pseudo, *args)


def assert_foreign(told: Result, *quoted: str) -> None:
    """But for what is quoted."""
    assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
    text = told.output
    for each in quoted:
        text = text.replace(each, "")
    assert re.search("[áéíóú]", text), text
    assert plain_words(text) == set(), text


@pytest.mark.parametrize("path", list(paths()), ids=" ".join)
def test_every_help_is_in_the_language(spoken: Spoken, path: tuple[str, ...]) -> None:
    told = spoken(*path, "--help")
    assert told.exit_code == 0
    assert_foreign(told)


SIMULATE = ["simulate", "--board", "A", "--bot", "random", "--processes", "1"]


@pytest.mark.parametrize(
    "typed",
    [
        ["nope"],
        ["seve"],
        ["replay"],
        ["replay", "--nope"],
        ["replay", "--jsn", "x"],
        ["replay", "--json=5", "x"],
        ["verify"],
        ["boards"],
        ["boards", "list", "a"],
        ["boards", "list", "a", "b"],
        ["boards", "generate", "--difficulty", "x"],
        ["boards", "generate", "--into"],
        ["simulate"],
        [*SIMULATE, "--games", "0"],
        [*SIMULATE, "--games", "x"],
        [*SIMULATE],
        [*SIMULATE, *["--bot", "random"] * 4, "--games", "1"],
        [*SIMULATE, "--games", "1", "--think", "x"],
        [*SIMULATE, "--games", "1", "--plot", "x"],
        [*SIMULATE, "--games", "1", "--plot", "x/x.png"],
        [*SIMULATE, "--bot", "x", "--games", "1"],
        [*SIMULATE, "--deals", "x"],
        ["boards", "show", "x"],
        ["boards", "show", "x/x"],
        ["boards", "check", "x"],
        ["serve", "--port", "x"],
        ["serve", "--public-url", "x"],
        ["serve", "--proxy", "x"],
        ["serve", "--port", "0", "--database", "mysql://a@b/c"],
        ["serve", "--port", "0", "--database", "."],
        ["serve", "--port", "0", "--host", "192.0.2.1"],
        ["backup", "x", "--database", "postgresql://a@b/c"],
        ["backup", "x", "--database", "x"],
        ["play", "--name", "1"],
        ["play", "--name", "1", "--name", "1"],
        ["play", *["--bot", "random"] * 4],
        ["play", "--bot", "x"],
        ["play", "--board", "x"],
        ["play", "x/x"],
        ["play", "."],
        ["play", "--join", "x"],
    ],
    ids=" ".join,
)
def test_what_is_wrong_with_a_command_is_told_in_the_language(
    spoken: Spoken, typed: list[str]
) -> None:
    told = spoken(*typed)
    assert told.exit_code in (1, 2)
    assert_foreign(told, *(word for word in typed if len(word) > 1), "pg_dump")


def test_a_language_that_is_not_spoken_is_told_in_the_language(pseudo: str) -> None:
    names = (say(each, "language-name") for each in languages())
    assert_foreign(hashi("--language", "fr", HASHI_LANGUAGE=pseudo), "“fr”", *names, *languages())


@pytest.fixture
def records(tmp_path: Path) -> list[str]:
    """Files with games, and files with something else."""
    lines = (ROOT / "examples" / "fair.hashi").read_text(encoding="utf-8")
    crossing = (
        "hashi 1\nboard: .o./o.o/.o.\ndeck: standard\nmode: solo\npen: checked\n"
        "players: Ann\nstart: b1=3\n1. 5/1 | a2 b1-b3\n2. 6/1 | - a2-c2\n"
    )
    late = (ROOT / "tests" / "golden" / "fix-completes-a-goal-at-the-end.hashi").read_text("utf-8")
    texts = {
        "1": EXAMPLE + FIX,
        "2": crossing,
        "3": crossing.replace("a2-c2", "- -").replace("mode: solo", "mode: table"),
        "4": crossing.replace("start: b1=3", "start: b1=5"),
        "5": crossing.replace("2. 6/1 | - a2-c2", "2. 5/1 | - -"),
        "6": lines.replace("secret: ", "hidden: "),
        "7": crossing.replace("2. 6/1 | - a2-c2", "hint 1 Ann\nbot 1 Ann steady"),
        "8": late,
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return [*texts, "9", "."]


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_records_are_told_in_the_language(spoken: Spoken, records: list[str], name: str) -> None:
    told = spoken(name, *records)
    assert told.exit_code == 1
    assert_foreign(told, "“table: …”", "“secret: …”")


def test_messages_for_programs_are_in_the_language_and_their_words_are_not(
    spoken: Spoken, records: list[str]
) -> None:
    for line in spoken("replay", "--json", *records).stdout.splitlines():
        found = json.loads(line)
        if not found["ok"]:
            assert list(found["error"])[:5] == ["code", "clause", "round", "player", "message"]
            assert re.fullmatch("[a-z-]+", found["error"]["code"])
            assert plain_words(found["error"]["message"]) == set()


@pytest.mark.parametrize("bots", [[], ["--bot", "novice"]], ids=["alone", "at a table"])
def test_simulations_are_told_and_drawn_in_the_language(
    spoken: Spoken, tmp_path: Path, bots: list[str]
) -> None:
    told = spoken(*SIMULATE, *bots, "--games", "12", "--plot", "x.svg")
    assert told.exit_code == 0
    assert_foreign(told)
    written = re.findall("<!-- (.*?) -->", (tmp_path / "x.svg").read_text(encoding="utf-8"))
    assert len(written) > 20
    assert plain_words(" ".join(written)) == set()


def test_bots_and_boards_are_told_in_the_language(
    spoken: Spoken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, count in {"GAMES": 1, "CANDIDATES": 2, "SKETCHES": 5, "FINAL_GAMES": 1}.items():
        monkeypatch.setattr(f"hashi.study.generate.{name}", count)
    (tmp_path / "1.toml").write_text('name = "x"\nrows = ["RR", "BB"]', encoding="utf-8")
    (tmp_path / "2.toml").write_text(format_board_file(board_file("A")), encoding="utf-8")
    assert_foreign(spoken("bots"))
    assert_foreign(spoken("boards", "list"))
    for board in board_names():
        assert_foreign(spoken("boards", "show", board))
    assert_foreign(spoken("boards", "show", "1.toml"), "1.toml")
    assert_foreign(spoken("boards", "check", "1.toml"), "1.toml")
    assert_foreign(spoken("boards", "check", "2.toml"), "2.toml")
    assert_foreign(spoken("simulate", "--board", "1.toml", "--bot", "random", "--games", "1"))
    measure = ["--bot", "random", "--games", "2", "--openings", "1", "--processes", "1"]
    assert_foreign(spoken("boards", "measure", "A", *measure))
    generated = spoken("boards", "generate", "--processes", "1")
    about = re.findall('^about = "(.*)"$', generated.stdout, re.MULTILINE)
    assert plain_words(" ".join(about)) == set()
    assert about


def test_where_the_game_is_served_is_told_in_the_language(
    spoken: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(_: Settings, on_start: Callable[[str], None]) -> None:
        on_start("http://127.0.0.1:8080")

    for name in ("serve", "browser"):  # by the name of one there is a command, too
        monkeypatch.setattr(import_module(f"hashi.cli.{name}"), "run", run)
    monkeypatch.setattr("webbrowser.open", lambda _: True)
    assert_foreign(spoken(), "http://")
    assert_foreign(spoken("serve", "--lan"), "http://")
    assert_foreign(spoken("serve", "--public-url", "https://1.1.1.1"), "https://", "http://")


def test_backups_are_told_in_the_language(spoken: Spoken, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "1")
    database.execute("CREATE TABLE x (y)")
    database.close()
    assert_foreign(spoken("backup", "2", "--database", "1"))
    assert_foreign(spoken("backup", "2", "--database", "1"))
    assert_foreign(spoken("backup", "3/4", "--database", "1"))


def test_printing_is_told_in_the_language(spoken: Spoken) -> None:
    assert_foreign(spoken("print", "A", "--into", "1.pdf"), "1.pdf")
    assert_foreign(spoken("print", "A", "1.hashi"))


@pytest.mark.parametrize("language", languages())
def test_the_language_is_asked_for_before_or_after_the_command(language: str) -> None:
    wanted = say(language, "help-boards-list")
    for typed in (
        ["--language", language, "boards", "list", "--help"],
        ["boards", "--language", language, "list", "--help"],
        ["boards", "list", "--help", "--language", language],
        ["boards", "list", f"--language={language}", "-h"],
        ["--language", "it", "boards", "list", "-h", "--language", language],
    ):
        assert wanted in hashi(*typed).stdout


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT", "LC_ALL": "pl"}, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "el_GR@euro"}, "el"),
        ({"HASHI_LANGUAGE": "de", "LC_ALL": "it"}, "de"),
        ({"LANG": "../../etc"}, "en"),
        ({"LANG": "\N{BRIDGE AT NIGHT}"}, "en"),
    ],
)
def test_it_is_the_systems_language_if_none_is_asked_for(
    wishes: dict[str, str], language: str
) -> None:
    environment = dict.fromkeys((VARIABLE, *SYSTEM), "") | wishes
    assert hashi("boards", "list", **environment).stdout.startswith("A         ")
    assert say(language, "board-A") in hashi("boards", "list", **environment).stdout
    asked = hashi("boards", "list", "--language", "pl", **environment)
    assert say("pl", "board-A") in asked.stdout


@pytest.mark.parametrize("wish", ["fr", "", "e\x00", "--help", "english"])
def test_a_language_that_nobody_translated_is_told_in_the_next_one(wish: str) -> None:
    told = hashi("boards", "list", f"--language={wish}", HASHI_LANGUAGE="de")
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.startswith("Fehler: Hashi spricht die Sprache „")
    assert "Deutsch (de), Ελληνικά (el), English (en), Italiano (it), Polski (pl)" in told.stderr


def test_the_environments_language_is_told_likewise_unless_another_is_asked_for() -> None:
    french = {"HASHI_LANGUAGE": "fr", "LC_ALL": "it"}
    for typed in ([], ["--version"], ["boards", "list"]):
        told = hashi(*typed, **french)
        assert (told.exit_code, told.stdout) == (2, "")
        assert told.stderr.startswith("Errore: Hashi non parla «fr».")
    told = hashi("boards", "list", "--language", "EN", **french)
    assert say("en", "board-A") in told.stdout


def test_a_language_that_is_not_named_is_asked_for() -> None:
    assert "requires an argument" in hashi("boards", "list", "--language").stderr


def test_after_two_dashes_come_files() -> None:
    told = hashi("replay", "--", "--language", "de")
    assert told.stderr.startswith("--language: The file cannot be opened: no such file")


def test_numbers_are_written_as_in_the_language() -> None:
    assert " 51.85 ± 0.31 " in hashi("bots").stdout
    assert " 51,85 ± 0,31 " in hashi("bots", "--language", "de").stdout


def test_an_error_of_the_system_that_is_rare_has_its_code(
    spoken: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise OSError(31, "Too many links")

    monkeypatch.setattr(import_module("hashi.cli.replay"), "read_input", fail)
    assert "EMLINK" in spoken("replay", "1").stderr
    assert_foreign(spoken("replay", "1"))


def test_the_catalogue_translates_what_click_says() -> None:
    """A newer click may say it in other words."""
    own = {say(FIRST, name) for name in messages(FIRST, "click")}
    sources = Path(click.__file__).parent.glob("*.py")
    source = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    assert {text for text in own if f'"{text}"' not in source} == set()


def test_importing_the_command_line_leaves_gettext_alone() -> None:
    program = "import gettext; before = dict(vars(gettext)), gettext.textdomain(); import hashi.cli"
    check = "assert (vars(gettext), gettext.textdomain()) == before"
    subprocess.run(
        [sys.executable, "-c", f"{program}; {check}"], check=True, timeout=CEILING_SECONDS
    )


def test_clicks_own_words_are_translated_while_a_command_runs() -> None:
    before = gettext.translation, "messages"
    assert hashi("--help", "--language", "de").stdout.startswith("Aufruf: hashi [OPTIONS]")
    assert (gettext.translation, gettext.textdomain()) == before
    assert gettext.gettext("Usage:") == "Usage:"


def test_the_program_itself_translates_clicks_words() -> None:
    typed = [sys.executable, "-m", "hashi", "--help"]
    german = {**os.environ, VARIABLE: "de"}
    told = subprocess.run(
        typed, env=german, capture_output=True, check=True, timeout=CEILING_SECONDS
    )
    assert told.stdout.decode().startswith("Aufruf: ")
