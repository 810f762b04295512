"""Errors that nobody foresaw: ours to mend."""

import logging
from traceback import walk_tb

LOG = logging.getLogger("hashi")


def log_unexpected(error: BaseException) -> None:
    """Its kind, and the way to its place: what it says, and all values, may be secret."""
    way = [
        f"{frame.f_globals.get('__name__')}:{line}" for frame, line in walk_tb(error.__traceback__)
    ]
    LOG.error("unforeseen: %s at %s", type(error).__name__, " > ".join(way))
