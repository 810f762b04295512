"""How soon `hashi play` shows its first screen, and how soon a key: `python benchmarks/play.py`.

In a pseudo-terminal of 80 x 24, after one start to warm up: from the start of the process until
the last line of the first screen is there, with the processor time it cost, and from an arrow key
being written until the screen has changed. In turn with it, the smallest program that Textual can
show: the difference is ours. A fixed loop before and after each start of ours tells how fast the
machine was just then; the last line has the third of the starts at its fastest. POSIX only.
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
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

STARTS = 30
LOOP = 300_000
KEYS = 100
LAST = "all keys"
"""Stands on the last line of the screen."""

SMALLEST = f"""
from textual.app import App
from textual.widgets import Static
class Smallest(App):
    def compose(self):
        yield Static({LAST!r})
Smallest().run()
"""

ARROWS = (b"\x1b[C", b"\x1b[D")
QUIET = 0.05
"""Seconds without output after which a screen is taken for whole."""


class Screen:
    """A program in a terminal of its own: Python with these arguments."""

    def __init__(self, *arguments: str) -> None:
        self.began = time.perf_counter()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.environ.update(HASHI_LANGUAGE="en", TERM="xterm-256color", COLORTERM="truecolor")
            os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each start would compile anew
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("4H", 24, 80, 0, 0))
            os.execv(sys.executable, [sys.executable, *arguments])

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


def start(*arguments: str) -> tuple[float, float]:
    screen = Screen(*arguments)
    shown = screen.wait_for(LAST)
    return shown, screen.end()


def loop() -> float:
    """Seconds for a fixed piece of work."""
    began = time.perf_counter()
    sum(number * number for number in range(LOOP))
    return time.perf_counter() - began


def timed(*arguments: str) -> tuple[float, float, float]:
    """A start, and how long the loop took around it."""
    before = loop()
    shown, cost = start(*arguments)
    return shown, cost, (before + loop()) / 2


def show_undisturbed(starts: Sequence[tuple[float, float, float]]) -> None:
    fastest = sorted(starts, key=lambda each: each[2])[: len(starts) // 3]
    slow, fast = max(each[2] for each in starts), fastest[0][2]
    show("first screen, undisturbed", [shown for shown, *_ in fastest], "s")
    print(f"the loop took {1_000 * fast:.0f} to {1_000 * slow:.0f} ms")


def show(what: str, taken: Sequence[float], unit: str, factor: int = 1) -> None:
    best, usual = factor * min(taken), factor * statistics.median(taken)
    print(f"{what:<32} {best:6.3g} {unit} at best, {usual:6.3g} {unit} median")


def main() -> None:
    with TemporaryDirectory() as folder:
        play = ("-m", "hashi", "play", str(Path(folder, "game.hashi")), "--name", "Ann")
        smallest = ("-c", SMALLEST)
        starts = [(timed(*play), start(*smallest)) for _ in range(1 + STARTS)][1:]
        screen = Screen(*play)
        screen.wait_for(LAST)
        screen.drain()
        keys = [screen.press(ARROWS[at % 2]) for at in range(KEYS)]
        screen.end()
    ours, textuals = zip(*starts, strict=True)
    show("first screen", [shown for shown, *_ in ours], "s")
    show("  processor time", [cost for _, cost, _ in ours], "s")
    show("smallest program of Textual", [shown for shown, _ in textuals], "s")
    show("  processor time", [cost for _, cost in textuals], "s")
    show("a key", keys, "ms", 1_000)
    show_undisturbed(ours)


if __name__ == "__main__":
    main()
