"""Errors that the program does not expect: its own mistakes."""

import logging
from traceback import walk_tb

LOG = logging.getLogger("hashi")


def log_unexpected(error: BaseException) -> None:
    """Log the error's kind and the lines that led to it; its text and all values may be secret."""
    way = [
        f"{frame.f_globals.get('__name__')}:{line}" for frame, line in walk_tb(error.__traceback__)
    ]
    LOG.error("unexpected: %s at %s", type(error).__name__, " > ".join(way))
