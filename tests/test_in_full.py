"""The one command for the large counts: it runs all there are, and tells what failed."""

import subprocess
import sys
from pathlib import Path

import in_full
import pytest
from ceilings import CEILING_SECONDS


@pytest.mark.parametrize("run", in_full.RUNS, ids=lambda run: Path(run[0]).stem)
def test_each_run_is_documented_and_knows_its_counts(run: tuple[str, ...]) -> None:
    script, *counts = run
    guide = (in_full.ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"`python {' '.join(run)}`" in guide
    help = subprocess.run(
        [sys.executable, script, "--help"],
        cwd=in_full.ROOT,
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
        check=False,
    )
    assert help.returncode == 0, help.stderr
    assert all(option in help.stdout for option in counts[::2])


def test_what_fails_is_told_with_its_last_words_and_the_rest_goes_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.py", tmp_path / "bad.py"
    good.write_text("import sys; print('2 of 2'); print('chatter', file=sys.stderr)")
    bad.write_text("import sys; print('noise\\n' * 99, file=sys.stderr); sys.exit('1 is missing')")
    assert in_full.run_all([[str(bad), "--games", "2"], [str(good)]]) == [f"{bad} --games 2"]
    told = capfd.readouterr().out
    assert "1 is missing" in told
    assert told.count("noise") < in_full.LAST_LINES
    assert "2 of 2" in told
    assert "chatter" not in told
