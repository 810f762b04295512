"""How the pages' modules are written, checked where Biome is at hand."""

import subprocess

import pytest
from browser.javascript_types import STATIC
from ceilings import CEILING_SECONDS
from checks import BIOME, NPM_PROJECT


def test_the_modules_are_formatted_and_pass_the_linter() -> None:
    """Otherwise run `npm --prefix tests/browser run format`."""
    if not BIOME.exists():
        pytest.skip("Biome is not here: `python3 start.py test` fetches it where there is npm")
    checked = subprocess.run(
        [BIOME, "check", "--error-on-warnings", f"--config-path={NPM_PROJECT}", STATIC],
        capture_output=True,
        encoding="utf-8",
        timeout=CEILING_SECONDS,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
