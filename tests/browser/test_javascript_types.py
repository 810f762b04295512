"""The types that the modules of the pages state in JSDoc, checked where Node is on the machine."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TYPESCRIPT = "typescript@7.0.2"


def tsc(*arguments: str) -> "subprocess.CompletedProcess[str]":
    npx = shutil.which("npx")
    if npx is None:
        pytest.skip("npx is not on this machine")
    return subprocess.run(
        [npx, "--yes", "--package", TYPESCRIPT, "tsc", *arguments],
        cwd=HERE,
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_the_modules_keep_their_types() -> None:
    if tsc("--version").returncode != 0:
        pytest.skip(f"{TYPESCRIPT} cannot be had from the npm registry")
    checked = tsc("--project", str(HERE))
    assert (checked.returncode, checked.stdout) == (0, "")
