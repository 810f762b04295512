"""The log: lines that repeat come once a minute, so that nobody can fill a disk with them."""

import logging
import time
from collections import Counter
from collections.abc import Callable

MINUTE = 60.0
"""In seconds."""


class OncePerMinute(logging.Filter):
    """Lets a line through once a minute, and then says how many like it were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[str, float] = {}
        self._left_out = Counter[str]()

    def filter(self, record: logging.LogRecord) -> bool:
        now, line = self._clock(), record.getMessage().partition("\n")[0]
        self._forget_before(now - MINUTE)
        if line in self._seen:
            self._left_out[line] += 1
            return False
        self._seen[line] = now
        if left_out := self._left_out.pop(line, 0):
            record.msg, record.args = f"{line} (and {left_out} times more in the last minutes)", ()
        return True

    def _forget_before(self, then: float) -> None:
        """The oldest stand first."""
        for line, at in list(self._seen.items()):
            if at > then:
                break
            del self._seen[line]


def set_up_log() -> None:
    """Everything from warnings on goes to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(OncePerMinute())
    logging.basicConfig(
        level=logging.WARNING, format="%(levelname)s %(message)s", handlers=[handler]
    )
