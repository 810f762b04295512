"""`hashi serve` in a process of its own, as people start it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ceilings import killed_late


class Process:
    """A server that has said where it listens."""

    def __init__(self, popen: "subprocess.Popen[str]", greeting: str) -> None:
        self.popen = popen
        self.greeting = greeting

    @property
    def url(self) -> str:
        found = re.search(r"http://\S+", self.greeting)
        assert found, self.greeting
        return found[0]

    def end(self, ending: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Its exit code, and what it said after its greeting."""
        self.popen.send_signal(ending)
        with killed_late(self.popen):
            out, err = self.popen.communicate()
        return self.popen.returncode, out, err


@contextmanager
def served(database: Path | str, *options: str) -> Iterator[Process]:
    """A server on some free port, unless the options say another."""
    with started("serve", "--database", str(database), "--port", "0", *options) as process:
        yield process


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[Process]:
    """`hashi` with these arguments, which serves until this is over."""
    popen = subprocess.Popen(
        [sys.executable, "-m", "hashi", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
    )
    with popen:
        try:
            assert popen.stdout
            with killed_late(popen):
                greeting = popen.stdout.readline()
            assert greeting, popen.stderr and popen.stderr.read()
            yield Process(popen, greeting)
        finally:
            popen.terminate()
            with killed_late(popen):
                popen.communicate()
