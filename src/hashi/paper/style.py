"""What someone wants printed, and how. Whoever only asks need not load what makes a PDF."""

from typing import Literal, NamedTuple, get_args

from hashi.rules.game import MOST_PLAYERS

Content = Literal["sheets", "cards", "pad", "rules"]
Format = Literal["a4", "letter"]
Tint = Literal["colour", "black"]
Sheets = Literal["one", "two"]
"""How many on a page."""
Sides = Literal["both", "one"]
"""Of the paper."""

CONTENTS: tuple[Content, ...] = get_args(Content)
FORMATS: tuple[Format, ...] = get_args(Format)
TINTS: tuple[Tint, ...] = get_args(Tint)
SHEETS: tuple[Sheets, ...] = get_args(Sheets)
SIDES: tuple[Sides, ...] = get_args(Sides)

COPIES, MOST_COPIES = MOST_PLAYERS, 20
"""Of each board: one for each player, unless someone wants another number."""


class Style(NamedTuple):
    language: str
    format: Format = "a4"
    ink: Tint = "colour"
    sheets: Sheets = "one"
    sides: Sides = "both"


class Choice(NamedTuple):
    contents: frozenset[Content] = frozenset(CONTENTS)
    copies: int = COPIES
