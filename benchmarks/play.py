"""How soon `hashi play` shows its first screen, and how soon a key: `python benchmarks/play.py`.

In a pseudo-terminal of 80 x 24, after one start to warm up: from the start of the process until
the last line of the first screen is there, with the processor time it cost, and from an arrow key
being written until the screen has changed. On a busy machine the lowest figures tell the most.
POSIX only.
"""

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import termios
import time
from pathlib import Path
from tempfile import TemporaryDirectory

STARTS = 15
KEYS = 100
LAST = "all keys"
"""Stands on the last line of the screen."""

ARROWS = (b"\x1b[C", b"\x1b[D")
QUIET = 0.05
"""Seconds without output after which a screen is taken for whole."""


class Screen:
    """The program in a terminal of its own."""

    def __init__(self, folder: str) -> None:
        self.began = time.perf_counter()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.environ.update(HASHI_LANGUAGE="en", TERM="xterm-256color", COLORTERM="truecolor")
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("4H", 24, 80, 0, 0))
            file = Path(folder, "game.hashi")
            os.execv(sys.executable, [sys.executable, "-m", "hashi", "play", file, "--name", "Ann"])

    def wait_for(self, text: str) -> float:
        """Seconds since the start when the text was there."""
        shown = b""
        while text.encode() not in shown:
            shown += os.read(self.terminal, 65_536)
        return time.perf_counter() - self.began

    def drain(self) -> None:
        while select.select([self.terminal], [], [], QUIET)[0]:
            os.read(self.terminal, 65_536)

    def press(self, key: bytes) -> float:
        """Seconds until the screen changes."""
        began = time.perf_counter()
        os.write(self.terminal, key)
        os.read(self.terminal, 65_536)
        taken = time.perf_counter() - began
        self.drain()
        return taken

    def end(self) -> float:
        """Processor seconds of the whole process."""
        os.kill(self.pid, signal.SIGKILL)
        _, _, usage = os.wait4(self.pid, 0)
        os.close(self.terminal)
        return usage.ru_utime + usage.ru_stime


def start(folder: str) -> tuple[float, float]:
    screen = Screen(folder)
    shown = screen.wait_for(LAST)
    return shown, screen.end()


def main() -> None:
    with TemporaryDirectory() as folder:
        start(folder)
        shown, cost = zip(*(start(folder) for _ in range(STARTS)), strict=True)
        screen = Screen(folder)
        screen.wait_for(LAST)
        screen.drain()
        keys = [screen.press(ARROWS[at % 2]) for at in range(KEYS)]
        screen.end()
    print(f"first screen    {min(shown):6.3f} s at best, {statistics.median(shown):6.3f} s median")
    print(f"processor time  {min(cost):6.3f} s at best, {statistics.median(cost):6.3f} s median")
    best, usual = 1_000 * min(keys), 1_000 * statistics.median(keys)
    print(f"a key           {best:6.1f} ms at best, {usual:6.1f} ms median")


if __name__ == "__main__":
    main()
