"""Where machine code is kept, that the package itself is left alone, and that none is stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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
        "LOCALAPPDATA": str(cache),
        "HOME": str(cache),
    }
    ran = subprocess.run(
        [sys.executable, "-c", program], env=settings, check=True, stdout=subprocess.PIPE, text=True
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
