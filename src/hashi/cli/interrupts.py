"""Ctrl-C, answered where it does no harm: raised amid compiled code, it can end Python itself."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""What a program that was interrupted answers, by custom."""

IMPATIENT_SECONDS = 1.0
"""After so many seconds, another Ctrl-C ends the program at once; before, it may be the same one,
which some programs send twice."""


@contextmanager
def interrupts_end_quietly() -> Iterator[None]:
    """Before and after, while Python starts and ends, Ctrl-C has nothing to save: it ends the
    program at once, without a traceback."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


class Interrupts:
    """Whether Ctrl-C was pressed."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._since: float | None = None

    def answer(self) -> None:
        """Raise what has only been noted."""
        if self._since is not None:
            raise KeyboardInterrupt

    def note(self, _number: int, _frame: FrameType | None) -> None:
        """The first one; whoever asks again has waited long enough."""
        now = self._now()
        if self._since is None:
            self._since = now
        elif now - self._since > IMPATIENT_SECONDS:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.raise_signal(signal.SIGINT)


@contextmanager
def noted_interrupts(now: Callable[[], float] = time.monotonic) -> Iterator[Interrupts]:
    """Meanwhile Ctrl-C raises nothing by itself; where it was ignored, it still is."""
    interrupts = Interrupts(now)
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, interrupts.note)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)
