"""Where machine code is kept, that the package itself is left alone, and that none is stale."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS

import hashi

TOTAL_OF_ONE_ISLAND = """
import numpy as np
from hashi.kernel import SHEET, total
sheet = np.zeros(1, SHEET)[0]
sheet.finished = np.uint64(1)
print(total(sheet))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package."""
    copy = tmp_path / "site-packages" / "hashi"
    shutil.copytree(Path(hashi.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """The folder in which programs keep what they can make again."""
    return tmp_path / "cache"


def run(program: str, package: Path, cache: Path) -> str:
    """What the program prints with that copy of the package and that cache."""
    settings = {
        **os.environ,
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": str(package.parent),
        "NUMBA_CACHE_DIR": "",
        "XDG_CACHE_HOME": str(cache),
        "WIN_PD_OVERRIDE_LOCAL_APPDATA": str(cache),
        "HOME": str(cache),
    }
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env=settings,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        timeout=CEILING_SECONDS,
    )
    return ran.stdout.strip()


def files_in(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


def test_machine_code_is_kept_in_the_cache_alone(package: Path, cache: Path) -> None:
    before = files_in(package)
    assert run(TOTAL_OF_ONE_ISLAND, package, cache) == "2"
    kept = files_in(cache)
    assert any(path.suffix == ".nbc" for path in kept)
    assert run(TOTAL_OF_ONE_ISLAND, package, cache) == "2"
    assert files_in(cache) == kept
    assert files_in(package) == before


def test_nothing_need_be_writable(package: Path, cache: Path) -> None:
    cache.write_text("No folder can be made below a file, not even by root.")
    before = files_in(package)
    assert run(TOTAL_OF_ONE_ISLAND, package, cache) == "2"
    assert files_in(package) == before


def test_a_change_in_the_rules_is_compiled_anew(package: Path, cache: Path) -> None:
    run(TOTAL_OF_ONE_ISLAND, package, cache)
    scoring = package / "rules" / "scoring.py"
    rule = "POINTS_PER_ISLAND = 2"
    assert rule in scoring.read_text(encoding="utf-8")
    changed = scoring.read_text(encoding="utf-8").replace(rule, "POINTS_PER_ISLAND = 3")
    scoring.write_text(changed, encoding="utf-8")
    assert run(TOTAL_OF_ONE_ISLAND, package, cache) == "3"


def test_nobody_else_waits_for_numba(package: Path, cache: Path) -> None:
    program = "import sys, hashi, hashi.rules, hashi.records; print('numba' in sys.modules)"
    assert run(program, package, cache) == "False"


def functions_in(room: str) -> Iterator[tuple[ast.FunctionDef, bool]]:
    """The functions of a room of the package, and whether each is compiled."""
    for source in (Path(hashi.__file__).parent / room).glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node, any(ast.unparse(each) == "compiled" for each in node.decorator_list)


def test_python_calls_no_compiled_function_that_has_no_way_in() -> None:
    functions = [each for room in ("kernel", "bots") for each in functions_in(room)]
    inner = {node.name for node, is_compiled in functions if is_compiled and node.name[0] == "_"}
    assert inner
    for node, is_compiled in functions:
        called = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        assert is_compiled or not called & inner, node.name
