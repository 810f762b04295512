"""What the terminal can show."""

import os
import sys
from shutil import get_terminal_size


def has_colour() -> bool:
    """Whether colours may be used; see no-color.org for the wish to have none."""
    is_terminal = sys.stdout is not None and sys.stdout.isatty()
    return is_terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def width() -> int:
    """How many characters fit on a line."""
    return get_terminal_size().columns
