"""How long a test waits at most, the same for all, and what becomes of processes then."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import AnyStr

CEILING_SECONDS = 120
"""Far more than anything takes, also on a busy machine: a test that waits so long has failed."""


@contextmanager
def killed_late(process: "subprocess.Popen[AnyStr]") -> Iterator[None]:
    """Ends a process that keeps a test waiting too long, so that reading from it ends, too."""
    too_late = Timer(CEILING_SECONDS, kill, [process])
    too_late.start()
    try:
        yield
    finally:
        too_late.cancel()


@contextmanager
def killed_after(process: "subprocess.Popen[AnyStr]") -> Iterator[None]:
    """A process does not outlive this, whatever happens."""
    with process, killed_late(process):
        try:
            yield
        finally:
            kill(process)


def kill(process: "subprocess.Popen[AnyStr]") -> None:
    """And all that it started, where it has a session of its own."""
    with suppress(ProcessLookupError):
        if os.name == "posix" and os.getpgid(process.pid) == process.pid:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
