"""Why a file cannot be used, as the system says it."""

import errno

from hashi.cli.speech import say
from hashi.i18n.catalogue import has


def reason(error: OSError) -> str:
    """In words, where the system's code is one that people meet."""
    code = errno.errorcode.get(error.errno or 0, "?")
    message = f"reason-{code.lower()}"
    return say(message) if has(message) else say("reason-other", code=code)
