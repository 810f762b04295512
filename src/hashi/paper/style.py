"""How someone wants it printed. Whoever only asks need not load what makes a PDF."""

from typing import Literal, NamedTuple, get_args

Format = Literal["a4", "letter"]
Tint = Literal["colour", "black"]
Sheets = Literal["one", "two"]
"""How many on a page."""

FORMATS: tuple[Format, ...] = get_args(Format)
TINTS: tuple[Tint, ...] = get_args(Tint)
SHEETS: tuple[Sheets, ...] = get_args(Sheets)


class Style(NamedTuple):
    language: str
    format: Format = "a4"
    ink: Tint = "colour"
    sheets: Sheets = "one"
