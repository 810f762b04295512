"""What the terminal can show."""

import os
import sys


def has_colour() -> bool:
    """Whether colours may be used; see no-color.org for the wish to have none."""
    return (
        sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    )
