"""`hashi` in a pseudo-terminal, and what a person sees there. POSIX only."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pyte
from ceilings import CEILING_SECONDS

KEYS = {
    "left": "\x1b[D",
    "right": "\x1b[C",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "enter": "\r",
    "space": " ",
    "escape": "\x1b",
    "ctrl+c": "\x03",
    "ctrl+z": "\x1a",
}


class Terminal:
    """A screen of so many columns and lines, and the program that writes on it."""

    def __init__(self, popen: "subprocess.Popen[bytes]", terminal: int, size: tuple[int, int]):
        self.popen = popen
        self._terminal = terminal
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self._is_open = True

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self._screen.display)

    def press(self, *keys: str) -> None:
        for key in keys:
            os.write(self._terminal, KEYS.get(key, key).encode())

    def wait_for(self, *texts: str) -> str:
        """What is on the screen once all these are there."""
        return self._wait(lambda shown: all(text in shown for text in texts))

    def wait_for_one(self, *texts: str) -> str:
        """What is on the screen once one of these is there."""
        return self._wait(lambda shown: any(text in shown for text in texts))

    def wait_until_gone(self, text: str) -> str:
        return self._wait(lambda shown: text not in shown)

    def _wait(self, is_there: Callable[[str], bool]) -> str:
        end = time.monotonic() + CEILING_SECONDS
        while not is_there(self.text):
            assert time.monotonic() < end, self.text
            assert self._read() or is_there(self.text), self.text
        return self.text

    def wait_for_end(self) -> tuple[int, str]:
        """The exit code, and all that is on the screen then."""
        end = time.monotonic() + CEILING_SECONDS
        while self._read():
            assert time.monotonic() < end, self.text
        return self.popen.wait(CEILING_SECONDS), self.text

    def close(self) -> None:
        """What happens when its window is closed."""
        os.close(self._terminal)
        self._is_open = False

    def resize(self, columns: int, lines: int) -> None:
        self._screen.resize(lines, columns)
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("4H", lines, columns, 0, 0))
        self.popen.send_signal(signal.SIGWINCH)

    def _read(self) -> bool:
        """Whether there may be more."""
        if not select.select([self._terminal], [], [], 1)[0]:
            return True
        try:
            told = os.read(self._terminal, 65_536)
        except OSError:  # how Linux says that nobody writes any more
            return False
        self._stream.feed(told)
        return bool(told)

    def end(self) -> None:
        if self.popen.poll() is None:
            self.popen.kill()
        self.popen.wait(CEILING_SECONDS)
        if self._is_open:
            self.close()


def playing(
    *arguments: str | Path, size: tuple[int, int] = (80, 24), **environment: str
) -> AbstractContextManager[Terminal]:
    """`hashi play` with these arguments, until this is over."""
    return running("play", *arguments, size=size, **environment)


def running(
    *arguments: str | Path, size: tuple[int, int] = (80, 24), **environment: str
) -> AbstractContextManager[Terminal]:
    """`hashi` with these arguments, until this is over."""
    command = [sys.executable, "-m", "hashi", *map(str, arguments)]
    return in_terminal(command, size, **{"HASHI_LANGUAGE": "en", **environment})


@contextmanager
def in_terminal(
    command: Sequence[str], size: tuple[int, int], **environment: str
) -> Iterator[Terminal]:
    columns, lines = size
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("4H", lines, columns, 0, 0))
    usual = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
    popen = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**_without_a_size(os.environ), **usual, **environment},
        start_new_session=True,
        preexec_fn=_take_terminal,
    )
    os.close(theirs)
    terminal = Terminal(popen, ours, size)
    try:
        yield terminal
    finally:
        terminal.end()


def unbroken(text: str) -> str:
    """Without blanks and line ends: a sentence breaks at blanks, and a long path anywhere."""
    return "".join(text.split())


def _without_a_size(environment: Mapping[str, str]) -> dict[str, str]:
    """The terminal has its own."""
    return {name: it for name, it in environment.items() if name not in ("COLUMNS", "LINES")}


def _take_terminal() -> None:
    """So that a window that is closed is heard of."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
