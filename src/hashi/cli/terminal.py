"""What the terminal can show."""

import os
import sys
from shutil import get_terminal_size
from textwrap import fill

LEAST = 20
"""Characters: what shall stand side by side is not squeezed into less."""


def has_colour() -> bool:
    """Whether colours may be used; see no-color.org for the wish to have none."""
    return _is_terminal() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _is_terminal() -> bool:
    """Whether somebody reads it, and no other program."""
    return sys.stdout is not None and sys.stdout.isatty()


def width() -> int:
    """How many characters fit on a line."""
    return get_terminal_size().columns


def beside(label: str, text: str) -> str:
    """The text after its label, on a line for programs; in a terminal, as a column."""
    if not _is_terminal():
        return label + text
    room = max(width(), len(label) + LEAST)
    return fill(text, room, initial_indent=label, subsequent_indent=" " * len(label))
