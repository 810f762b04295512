"""The order of the house: who may import whom, and which clauses have tests."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "hashi"

MAY_IMPORT = {
    "rules": set[str](),
    "records": {"rules"},
    "kernel": {"rules", "records", "user_files"},
    "bots": {"rules", "records", "kernel"},
    "draw": {"rules", "records"},
    "i18n": {"rules", "records"},
    "paper": {"rules", "records", "draw", "i18n"},
    "study": {"rules", "records", "kernel", "bots"},
    "table": {"rules", "records"},
    "learn": {"rules", "records", "table"},
    "companion": {"rules", "records", "table", "i18n"},
    "bot_pool": {"rules", "records", "bots", "table"},
    "user_files": set[str](),
    "host": {"rules", "records", "table", "bot_pool"},
    "server": {
        *("rules", "records", "table", "learn", "companion", "bot_pool", "host"),
        *("user_files", "draw", "i18n", "paper"),
    },
    "tui": {"rules", "records", "table", "bot_pool", "host", "user_files", "draw", "i18n"},
    "cli": {
        *("rules", "records", "bots", "study", "table", "companion", "server", "tui"),
        *("user_files", "draw", "i18n", "paper"),
    },
}
"""Each room imports from itself and from these rooms of the house only."""

EDGES = {"cli", "server"}
"""Where the program says which version it is."""

UNTESTED_CLAUSES = {"R1.4", "R5.5", "R7.7"}
"""What is said to people: the tests of tables and pages see to these."""


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the room they come from"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def rooms() -> list[str]:
    return sorted(file.parent.name for file in SOURCE.glob("*/__init__.py"))


def test_every_room_has_its_place() -> None:
    assert rooms() == sorted(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_flow_one_way(room: str) -> None:
    for file in (SOURCE / room).rglob("*.py"):
        used = {name.split(".")[1] for name in imports(file) if name.startswith("hashi.")}
        allowed = MAY_IMPORT[room] | {room} | ({"__version__"} if room in EDGES else set())
        assert used <= allowed, file


def test_the_companion_speaks_in_one_module() -> None:
    """The others have facts; their callers choose the language."""
    files = (SOURCE / "companion").glob("*.py")
    speaking = {f.name for f in files if any(it.startswith("hashi.i18n") for it in imports(f))}
    assert speaking == {"words.py"}


@pytest.mark.parametrize(
    ("room", "libraries"),
    [
        ("rules", set[str]()),
        ("table", {"msgspec", "idna", "confusable_homoglyphs"}),
        ("learn", {"msgspec"}),
        ("companion", {"msgspec"}),
    ],
)
def test_rules_tables_lessons_and_the_companion_know_no_outside_world(
    room: str, libraries: set[str]
) -> None:
    outside = {"random", "secrets", "time", "datetime", "os", "io", "pathlib", "socket", "sys"}
    for file in (SOURCE / room).rglob("*.py"):
        used = {name.split(".")[0] for name in imports(file)}
        assert used <= (sys.stdlib_module_names | {"hashi"} | libraries) - outside, file


def test_every_clause_has_a_test() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"\*\*(R\d\.\d)\*\*", text))
    tests = "\n".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "rules").glob("test_*.py")
    )
    names = " ".join(re.findall(r"def (test_\w+)", tests))
    tested = {f"R{major}.{minor}" for major, minor in re.findall(r"r(\d)_(\d)(?=_)", names)}
    assert len(clauses) == 35
    assert clauses - tested == UNTESTED_CLAUSES


def test_code_cites_only_clauses_that_exist() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"R\d\.\d", rules))
    for file in [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]:
        cited = set(re.findall(r"\bR\d\.\d", file.read_text(encoding="utf-8")))
        assert cited <= clauses, file
