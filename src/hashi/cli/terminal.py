"""What the terminal can show."""

import os
import sys
from shutil import get_terminal_size
from textwrap import fill

import click

LEAST = 20
"""Characters: what shall stand side by side is not squeezed into less."""


def has_colour() -> bool:
    """Whether colours may be used; see no-color.org for the wish to have none."""
    return _is_terminal() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _is_terminal(*, err: bool = False) -> bool:
    """Whether somebody reads it, and no other program."""
    stream = sys.stderr if err else sys.stdout
    return stream is not None and stream.isatty()


def width() -> int:
    """How many characters fit on a line."""
    return get_terminal_size().columns


def beside(label: str, text: str) -> str:
    """The text after its label, on a line for programs; in a terminal, as a column."""
    if not _is_terminal():
        return label + text
    return _filled(text, max(width(), len(label) + LEAST), label)


def fitting(text: str, *, err: bool = False) -> str:
    """In a terminal, lines break between words. What is indented, like a command, stays."""
    if not _is_terminal(err=err):
        return text
    lines = text.split("\n")
    return "\n".join(line if line.startswith(" ") else _filled(line, width()) for line in lines)


def tell(text: str, *, err: bool = False) -> None:
    click.echo(fitting(text, err=err), err=err)


def _filled(text: str, room: int, label: str = "") -> str:
    """Moves and paths stay whole, too."""
    return fill(
        text,
        room,
        initial_indent=label,
        subsequent_indent=" " * len(label),
        break_long_words=False,
        break_on_hyphens=False,
    )
