"""How someone wants it printed. Whoever only asks need not load what makes a PDF."""

from typing import NamedTuple

from hashi.draw.ink import BLACK, COLOUR, Ink

FORMATS = ("a4", "letter")


class Style(NamedTuple):
    language: str
    format: str = "a4"
    saves_ink: bool = False

    @property
    def ink(self) -> Ink:
        return BLACK if self.saves_ink else COLOUR
