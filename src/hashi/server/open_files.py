"""How many files this process may have open: each connection is one."""

import logging
import sys

LOG = logging.getLogger("hashi")

KEPT_BACK = 150
"""For the database, the bots, and connections that the system has accepted but nobody counted."""


def most_connections(wanted: int) -> int:
    """As many as wanted, or as the system's limit leaves room for; raises that as far as it may.

    The log says if they are fewer.
    """
    if sys.platform == "win32":  # which has no such limit
        return wanted
    import resource

    needed = wanted + KEPT_BACK
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return wanted
    allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # some systems have one more limit, and name it nowhere
        allowed = soft
    found = min(wanted, max(allowed - KEPT_BACK, allowed // 2))
    if found < wanted:
        LOG.warning(
            "at most %d connections at once instead of %d, as the system allows only %d open files:"
            " raise LimitNOFILE of the service, or ulimit -n",
            found,
            wanted,
            allowed,
        )
    return found
