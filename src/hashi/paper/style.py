"""How someone wants it printed. Whoever only asks need not load what makes a PDF."""

from typing import NamedTuple

FORMATS = ("a4", "letter")


class Style(NamedTuple):
    language: str
    format: str = "a4"
    saves_ink: bool = False
