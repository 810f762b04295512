"""The types that the modules of the pages state in JSDoc, checked where TypeScript is at hand."""

import subprocess

import pytest
from ceilings import CEILING_SECONDS
from checks import TSC, TYPESCRIPT


def test_the_modules_keep_their_types() -> None:
    if not TSC.exists():
        pytest.skip("TypeScript is not here: `python3 start.py test` fetches it where there is npm")
    checked = subprocess.run(
        [TSC, "--project", TYPESCRIPT],
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
        check=False,
    )
    assert (checked.returncode, checked.stdout) == (0, "")
