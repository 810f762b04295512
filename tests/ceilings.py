"""How long a test waits at most, the same for all, and what becomes of processes then."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import AnyStr

CEILING_SECONDS = 120
"""Far more than anything takes, also on a busy machine: a test that waits so long has failed."""


@contextmanager
def killed_late(process: "subprocess.Popen[AnyStr]") -> Iterator[None]:
    """Kill the process if it keeps a test waiting too long, so that reading from it ends."""
    too_late = Timer(CEILING_SECONDS, killer(process))
    too_late.start()
    try:
        yield
    finally:
        too_late.cancel()


@contextmanager
def killed_after(process: "subprocess.Popen[AnyStr]") -> Iterator[None]:
    """The process does not outlive this, nor does what it started in a session of its own."""
    kill = killer(process)
    with process, killed_late(process):
        try:
            yield
        finally:
            kill()


def killer(process: "subprocess.Popen[AnyStr]") -> Callable[[], None]:
    """Made early: after a process was waited for, nobody knows whether it led a group."""
    is_leader = False
    with suppress(ProcessLookupError):
        is_leader = os.name == "posix" and os.getpgid(process.pid) == process.pid

    def kill() -> None:
        with suppress(ProcessLookupError):
            if is_leader:
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()

    return kill
