"""The types that the modules of the pages state in JSDoc, checked where TypeScript is at hand."""

import shutil
import subprocess
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS

HERE = Path(__file__).parent
NODE_MODULES = HERE.parents[1] / "node_modules" / ".bin"
VERSION = "7.0.2"


def tsc(*arguments: str) -> "subprocess.CompletedProcess[str]":
    program = shutil.which("tsc", path=NODE_MODULES) or shutil.which("tsc")
    if program is None:
        pytest.skip(f"TypeScript {VERSION} is not here; CONTRIBUTING.md says how to get it")
    return subprocess.run(
        [program, *arguments],
        cwd=HERE,
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
    )


def test_the_modules_keep_their_types() -> None:
    found = tsc("--version").stdout.strip()
    if found != f"Version {VERSION}":
        pytest.skip(f"`tsc` is {found}, and the types are checked with {VERSION}")
    checked = tsc("--project", str(HERE))
    assert (checked.returncode, checked.stdout) == (0, "")
