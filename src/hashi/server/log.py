"""The log: lines that repeat come once a minute, so that nobody can fill a disk with them."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from traceback import walk_tb

REPEAT_SECONDS = 60.0
"""How often a line that repeats is written."""


Key = tuple[str, type[BaseException] | None, str]
"""The first line, and for an exception its type and where it was raised."""


class OncePerMinute(logging.Filter):
    """Lets a line through once a minute, and then says how many like it were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[Key, float] = {}
        self._left_out = Counter[Key]()

    def filter(self, record: logging.LogRecord) -> bool:
        now, key = self._clock(), _key(record)
        self._forget_before(now - REPEAT_SECONDS)
        if key in self._seen:
            self._left_out[key] += 1
            return False
        self._seen[key] = now
        if left_out := self._left_out.pop(key, 0):
            record.msg = f"{key[0]} (and {left_out} times more in the last minutes)"
            record.args = ()
        return True

    def _forget_before(self, then: float) -> None:
        """The oldest stand first."""
        for key, at in list(self._seen.items()):
            if at > then:
                break
            del self._seen[key]


def _key(record: logging.LogRecord) -> Key:
    error, _, traceback = record.exc_info or (None, None, None)
    raised_at = ""
    for frame, line in walk_tb(traceback):
        raised_at = f"{frame.f_code.co_filename}:{line}"
    return record.getMessage().partition("\n")[0], error, raised_at


def set_up_log() -> None:
    """Everything from warnings on goes to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(OncePerMinute())
    logging.basicConfig(
        level=logging.WARNING, format="%(levelname)s %(message)s", handlers=[handler]
    )
