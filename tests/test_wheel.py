"""The wheel, which is what others install: whether it works alone and brings its data."""

import os
import re
import subprocess
import sys
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import click
import pytest
from ceilings import CEILING_SECONDS

from hashi import __version__
from hashi.i18n.catalogue import FIRST, languages, locale
from hashi.records import board_names

ROOT = Path(__file__).parents[1]

CONSOLE_SCRIPT = """
from importlib.metadata import entry_points
(hashi,) = entry_points(group="console_scripts", name="hashi")
hashi.load()()
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=CEILING_SECONDS)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the wheel is unpacked, as installers do."""
    folder = tmp_path_factory.mktemp("installed")
    with ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


def run(installed: Path, *arguments: str) -> str:
    """Python with nothing but the wheel and click: `-S` hides the source that we work on."""
    places = [str(installed), str(Path(click.__file__).parents[1])]
    return subprocess.run(
        [sys.executable, "-S", *arguments],
        cwd=installed,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places), "PYTHONUTF8": "1"},
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        timeout=CEILING_SECONDS,
    ).stdout


def test_the_game_comes_from_the_wheel(installed: Path) -> None:
    assert str(installed) in run(installed, "-c", "import hashi; print(hashi.__file__)")


def test_the_module_runs(installed: Path) -> None:
    assert "18 islands" in run(installed, "-m", "hashi", "boards", "show", "A")


def test_the_command_runs(installed: Path) -> None:
    listed = run(installed, "-c", CONSOLE_SCRIPT, "boards", "list")
    assert [line.split()[0] for line in listed.splitlines()] == [*board_names()]


def test_it_says_of_itself_what_is_true(installed: Path) -> None:
    (file,) = installed.glob("*.dist-info/METADATA")
    metadata = message_from_string(file.read_text(encoding="utf-8"))
    assert (metadata["Name"], metadata["Version"]) == ("hashi-game", __version__)
    spoken = {locale(each).get_display_name(FIRST) for each in languages()}
    classifiers = (each.split(" :: ") for each in metadata.get_all("Classifier", []))
    assert {last for first, *_, last in classifiers if first == "Natural Language"} == spoken


def test_every_page_that_a_text_names_is_in_it(installed: Path) -> None:
    named = {
        name
        for text in installed.glob("hashi/i18n/locales/*/*.ftl")
        for name in re.findall(
            r"[\w/-]+\.(?:md|mjs|py|html|txt)\b", text.read_text(encoding="utf-8")
        )
    }
    assert {name for name in named if not (installed / "hashi" / name).exists()} == set()


def test_all_files_of_the_package_are_in_it(wheel: Path) -> None:
    package = ROOT / "src" / "hashi"
    files = {file for file in package.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    ours = {file.relative_to(package.parent).as_posix() for file in files}
    assert {"hashi/py.typed", "hashi/data/boards/A.toml", "hashi/data/decks/standard.toml"} <= ours
    with ZipFile(wheel) as archive:
        assert ours <= set(archive.namelist())
