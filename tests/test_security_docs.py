"""docs/security.md has every requirement of the standard once, and names evidence that exists."""

import ast
import importlib
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from asvs import requirements

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "security.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")

VERDICTS = {"holds", "in part", "does not hold", "host", "does not apply"}
NUMBER = re.compile(r"V\d+\.\d+(\.\d+)?")
CHAPTER = re.compile(r"^### (V\d+) .*\n((?:(?!#).*\n?)*)", re.MULTILINE)

TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
SYMBOL = re.compile(r"`(hashi(?:\.\w+)+)`")
SCRIPT = re.compile(r"`(src/[\w/.-]+\.js)::(\w+)`")
LINK = re.compile(r"\]\(([\w./-]*)(?:#([\w-]+))?\)")


class Row(NamedTuple):
    """What the document says of some requirements, or of a whole section."""

    numbers: list[str]
    verdict: str
    evidence: str


def rows_of(chapter: str) -> list[Row]:
    cells = (
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in chapter.splitlines()
        if line.startswith("| V")
    )
    return [Row(numbers.split(", "), verdict, why) for numbers, _, verdict, why in cells]


CHAPTERS: dict[str, str] = dict(CHAPTER.findall(TEXT))
ROWS = [row for text in CHAPTERS.values() for row in rows_of(text)]


def is_of(requirement: str, named: str) -> bool:
    """Whether it is the one that is named, or one of the section or chapter that is."""
    return requirement == named or requirement.startswith(f"{named}.")


@cache
def definitions(file: Path) -> set[str]:
    """Tests that a file defines."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def found(symbol: str) -> Any:
    """What a dotted name stands for."""
    module, _, name = symbol.rpartition(".")
    try:
        return importlib.import_module(symbol)
    except ModuleNotFoundError:
        return getattr(found(module), name)


@cache
def anchors(document: Path) -> set[str]:
    """Of its headings, as hosting platforms make them."""
    headings = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.replace(" ", "-") for heading in plain}


def test_the_standard_has_as_many_requirements() -> None:
    assert Counter(requirements().values()) == {1: 70, 2: 183}


def test_every_requirement_is_answered_once() -> None:
    without_rows = [chapter for chapter, text in CHAPTERS.items() if not rows_of(text)]
    named = [number for row in ROWS for number in row.numbers] + without_rows
    for requirement in requirements():
        answers = [each for each in named if is_of(requirement, each)]
        assert len(answers) == 1, f"{requirement}: {answers}"


def test_every_number_is_one_of_levels_1_and_2() -> None:
    for row in ROWS:
        for number in row.numbers:
            assert NUMBER.fullmatch(number), number
            assert any(is_of(requirement, number) for requirement in requirements()), number


def test_a_row_stands_in_its_chapter_and_in_order() -> None:
    assert list(CHAPTERS) == [f"V{number}" for number in range(1, 18)]
    for chapter, text in CHAPTERS.items():
        numbers = [row.numbers[0] for row in rows_of(text)]
        assert all(is_of(number, chapter) for number in numbers), chapter
        assert numbers == sorted(numbers, key=lambda each: [*map(int, each[1:].split("."))])


def test_a_chapter_without_rows_says_why() -> None:
    for chapter, text in CHAPTERS.items():
        assert rows_of(text) or text.strip().startswith("Does not apply: "), chapter


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.numbers[0])
def test_a_verdict_has_what_it_needs(row: Row) -> None:
    kinds = (TEST, SYMBOL, SCRIPT, LINK)
    assert row.verdict in VERDICTS
    if row.verdict == "holds":
        assert any(kind.search(row.evidence) for kind in kinds)
    elif row.verdict == "host":
        assert "](hosting.md#" in row.evidence
    else:
        assert row.evidence


def test_every_test_that_is_named_is_defined() -> None:
    named = TEST.findall(TEXT)
    assert len(named) > 100
    for file, name in named:
        assert name in definitions(ROOT / file), f"{file}::{name}"


def test_every_symbol_that_is_named_is_there() -> None:
    named = SYMBOL.findall(TEXT)
    assert len(named) > 50
    for symbol in named:
        assert found(symbol) is not None


def test_every_script_that_is_named_has_what_is_named() -> None:
    for file, name in SCRIPT.findall(TEXT):
        defined = rf"\b(?:function|class|const|let) {name}\b"
        assert re.search(defined, (ROOT / file).read_text(encoding="utf-8")), f"{file}::{name}"


def test_nothing_else_is_named_as_evidence() -> None:
    """A name that is written differently would be looked for by no test."""
    quoted = re.findall(r"`[^`]+`", "\n".join(row.evidence for row in ROWS))
    for name in quoted:
        is_evidence = "::" in name or name.startswith(("`hashi.", "`tests/", "`src/"))
        known = any(kind.fullmatch(name) for kind in (TEST, SYMBOL, SCRIPT))
        assert known or not is_evidence, name


def test_every_link_leads_to_a_heading() -> None:
    for target, anchor in LINK.findall(TEXT):
        document = DOCUMENT.parent / target if target else DOCUMENT
        assert document.exists(), target
        assert not anchor or anchor in anchors(document), f"{target}#{anchor}"
