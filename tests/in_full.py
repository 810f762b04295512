"""The counts that are too large for the test suite, which runs a share of each.

    python tests/in_full.py

One run after the other, each in a process of its own and with a server of its own where it needs
one. Together they take about forty minutes, and want a machine that has nothing else to do: two of
them measure time.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent

RUNS: tuple[tuple[str, ...], ...] = (
    ("tests/table/nothing_leaks.py", "--games", "500"),
    ("tests/table/simulator.py", "--schedules", "2000"),
    ("tests/server/fuzz.py", "--messages", "50000"),
    ("tests/server/odd_requests.py", "--values", "500"),
    ("tests/server/kills.py", "--kills", "100"),
    ("tests/server/power_loss.py", "--losses", "50"),
    ("tests/server/power_loss_served.py", "--losses", "50"),
    ("tests/server/attacks.py",),
)
"""Each says what it found, and ends with an error where something does not hold."""

LAST_LINES = 20
"""How much of what a failed run had to complain of is shown; servers write a lot."""


def run_all(runs: Sequence[Sequence[str]]) -> list[str]:
    """Run each; the answer is those that failed."""
    failed = []
    for run in runs:
        command = " ".join(run)
        print(f"\n$ python {command}", flush=True)
        begun = time.monotonic()
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints:
            done = subprocess.run([sys.executable, *run], stderr=complaints, cwd=ROOT)
            if done.returncode:
                failed.append(command)
                complaints.seek(0)
                print("".join(complaints.readlines()[-LAST_LINES:]), end="")
        print(f"({time.monotonic() - begun:.0f} s)", flush=True)
    return failed


def main() -> None:
    if failed := run_all(RUNS):
        raise SystemExit("\n".join(["\nNot as it should be:", *failed]))
    print("\nAll of it holds.")


if __name__ == "__main__":
    main()
