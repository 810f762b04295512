"""What all tests need around them."""

import os
import signal

from hypothesis import settings

# As long as it takes, and the same examples in every CI run.
settings.register_profile("hashi", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("hashi")

# Whoever runs the tests in the background ignores Ctrl-C, and so would every program they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
