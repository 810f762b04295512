"""No process outlives its test, also where the test has waited for it."""

import os
import subprocess
import sys

import pytest
from ceilings import killed_after

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no groups of processes")

STARTS_ANOTHER = "import subprocess; subprocess.Popen(['sleep', '600'], close_fds=False)"


def test_what_a_process_started_ends_with_it_even_after_it_was_waited_for() -> None:
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-c", STARTS_ANOTHER], pass_fds=[writing], start_new_session=True
    )
    os.close(writing)
    with killed_after(process), os.fdopen(reading, "rb") as pipe:
        assert process.wait() == 0
        os.set_blocking(reading, False)
        assert pipe.read() is None, "the other process still holds the pipe"
        os.set_blocking(reading, True)
        reading_after = os.dup(reading)
    with os.fdopen(reading_after, "rb") as pipe:
        assert pipe.read() == b"", "and reading ends when it does"
