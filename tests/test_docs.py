"""What the documents show is what the program does."""

import json
import os
import re
import runpy
import shlex
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from i18n.test_sentences import kinds
from packaging.version import Version

from hashi import __version__
from hashi.records import parse_board_file, parse_record
from hashi.records.account import account

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def blocks(language: str) -> list[tuple[str, str]]:
    """The fenced examples in that language, each with the name of its document."""
    found = re.compile(rf"^```{language}\n(.*?)^```$", re.DOTALL | re.MULTILINE)
    return [
        (document.name, block)
        for document in DOCUMENTS
        for block in found.findall(document.read_text(encoding="utf-8"))
    ]


def sessions() -> list[tuple[str, str, str]]:
    """Each command typed in a document, and what the document says it prints."""
    return [
        (name, command, output)
        for name, block in blocks("console")
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


@pytest.mark.parametrize(("document", "command", "output"), sessions())
def test_commands_print_what_the_document_says(document: str, command: str, output: str) -> None:
    program, *args = shlex.split(command)
    assert program == "hashi", document
    told = subprocess.run(
        [sys.executable, "-m", "hashi", *args],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=CEILING_SECONDS,
        check=False,
    )
    printed = [line.rstrip() for line in told.stdout.rstrip().splitlines()]
    assert printed == [line.rstrip() for line in output.splitlines()]


def test_records_in_documents_are_games() -> None:
    records = blocks("hashi")
    assert records
    for _, text in records:
        assert json.dumps(account(parse_record(text).replay()))
        assert str(parse_record(text)) == text


def test_board_files_in_documents_are_boards() -> None:
    boards = [text for document, text in blocks("toml") if document != "lessons.md"]
    assert boards
    for text in boards:
        assert len(parse_board_file(text).board.islands) == 18


def test_every_code_is_documented_with_its_clause() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    documented = dict(re.findall(r"^\| `([a-z-]+)` \| (R\d\.\d)? ?\|", text, re.MULTILINE))
    in_code = {kind.code: kind.clause for kind in kinds()}
    assert documented == in_code | {"bad-record": "", "unreadable-file": ""}


def test_links_between_documents_lead_somewhere() -> None:
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)|(?:src|srcset)=\"([^\":]+)\"", text)
        for target in (one or other for one, other in targets):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_changelog_begins_with_this_version() -> None:
    """`CONTRIBUTING.md` says how versions are written."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = [
        re.fullmatch(r"(\S+) \((.+)\)", each) for each in re.findall("^## (.*)$", text, re.M)
    ]
    versions = [(Version(found[1]), found[2]) for found in headings if found]
    assert len(versions) == len(headings)
    newest, when = versions[0]
    assert str(newest) == __version__
    assert newest.is_devrelease == (when == "unreleased")
    released = versions[1:] if newest.is_devrelease else versions
    days = [date.fromisoformat(day) for _, day in released]
    assert versions == sorted(versions, reverse=True)
    assert days == sorted(days, reverse=True)


OTHER_PACKAGE = re.compile(r"\b(?:pip3?|pipx|uv|uvx)\b.*?[\s\"'`]hashi(?:\[.*?\])?(?![\w/-]|\.\w)")
"""A line that installs `hashi`, which is somebody else's on PyPI: ours is `hashi-game`."""


def test_nothing_advises_to_install_the_other_package() -> None:
    kinds = {".py", ".ftl", ".js", ".html", ".md"}
    folders = [ROOT / name for name in ("src", "docs", "examples", "benchmarks")]
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in kinds]
    for file in (*files, *ROOT.glob("*.md"), ROOT / "start.py"):
        advice = OTHER_PACKAGE.search(file.read_text(encoding="utf-8"))
        assert advice is None, f"{file.name}: {advice and advice[0]}"


def test_pictures_are_as_the_program_draws_them() -> None:
    """Otherwise draw them anew: `python docs/pictures.py`."""
    for file, picture in runpy.run_path(str(ROOT / "docs" / "pictures.py"))["pictures"]().items():
        assert file.read_text(encoding="utf-8") == picture, file.name
