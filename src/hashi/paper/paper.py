"""A stack of pages: what all of them have in common."""

import logging
from importlib.resources import files
from io import BytesIO
from typing import NamedTuple
from unicodedata import normalize

from fpdf import FPDF, XPos, YPos
from fpdf.enums import Align, Duplex
from fpdf.fonts import TTFFont
from fpdf.prefs import ViewerPreferences

from hashi.draw.ink import BLACK, COLOUR, Drawing
from hashi.i18n.catalogue import say
from hashi.paper.style import Style
from hashi.rules.cards import MOST_BRIDGES

FONT = "Noto Serif"
FONTS = files("hashi.paper") / "fonts"

MARGIN = 12.0
"""In millimetres, as everything here: no printer needs more."""

POINT = 25.4 / 72
"""What fonts are measured in."""

UNKNOWN = "?"
"""Stands for a letter that our fonts do not have."""

logging.getLogger("fpdf").setLevel(logging.CRITICAL)  # its warnings quote players' names


class Box(NamedTuple):
    """A place on a page."""

    x: float
    y: float
    width: float
    height: float


class Printed(NamedTuple):
    pdf: bytes
    has_every_letter: bool
    """Or else `UNKNOWN` in its place."""


class Paper(FPDF):
    """A PDF with our fonts, in one language and one ink."""

    def __init__(self, style: Style, title: str) -> None:
        super().__init__(unit="mm", format=style.format)
        self.style = style
        self.has_every_letter = True
        self.ink = BLACK if style.ink == "black" else COLOUR
        for weight, name in (("", "Regular"), ("B", "Bold")):
            self.add_font(FONT, weight, str(FONTS / f"NotoSerif-{name}.ttf"))
        self.set_title(title)
        self.set_author("Hashi")
        self.set_lang(style.language)
        self.set_auto_page_break(False)
        self.viewer_preferences = ViewerPreferences(
            duplex=Duplex.DUPLEX_FLIP_LONG_EDGE if style.sides == "both" else Duplex.SIMPLEX
        )
        self.set_margin(MARGIN)
        self.c_margin = 0  # texts stand where they are put

    def say(self, message: str, **facts: str | int) -> str:
        return say(self.style.language, message, **facts)

    @property
    def whole_page(self) -> Box:
        """What lies inside the margins."""
        return Box(MARGIN, MARGIN, self.epw, self.eph)

    def pick_font(self, height: float, *, bold: bool = False, colour: str | None = None) -> None:
        """So many millimetres high."""
        self.set_font(FONT, "B" if bold else "", height / POINT)
        self.set_text_color(colour or self.ink.pen)

    def write_in(
        self, box: Box, text: str, height: float, *, bold: bool = False, align: str = "C"
    ) -> float:
        """One line, in the middle of the box and as high as it fits there; the answer is how much
        room it takes."""
        self.pick_font(height, bold=bold)
        text = self._in_our_letters(text)
        room = self.get_string_width(text)
        if room > box.width:
            self.pick_font(height * box.width / room, bold=bold)
        self.set_xy(box.x, box.y)
        self.cell(box.width, box.height, text, align=Align.coerce(align))
        return min(room, box.width)

    def write_down(self, box: Box, text: str, height: float, *, bold: bool = False) -> float:
        """As many lines as it takes; the answer is where they end."""
        self.pick_font(height, bold=bold)
        self.set_xy(box.x, box.y)
        text = self._in_our_letters(text)
        self.multi_cell(
            box.width, height * 1.35, text, align=Align.L, new_x=XPos.LEFT, new_y=YPos.NEXT
        )
        return self.get_y()

    def _in_our_letters(self, text: str) -> str:
        assert isinstance(self.current_font, TTFFont)
        letters = self.current_font.cmap
        text = normalize("NFC", text)  # an accent by itself is not in them
        ours = "".join(each if ord(each) in letters else UNKNOWN for each in text)
        self.has_every_letter &= ours == text
        return ours

    def frame(self, box: Box, *, radius: float = 0, filled: bool = False) -> None:
        self.set_draw_color(self.ink.dots)
        self.set_fill_color(self.ink.sea)
        self.set_line_width(0.25)
        style = "DF" if filled else "D"
        if radius:
            self.rect(*box, style=style, round_corners=True, corner_radius=radius)
        else:
            self.rect(*box, style=style)

    def put_cut(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A line to cut along."""
        self.set_draw_color(self.ink.cut)
        self.set_line_width(0.2)
        self.line(x1, y1, x2, y2)

    def put_arches(self, bridges: int, box: Box) -> None:
        """A small arch for each bridge of a card."""
        room = box.width / (MOST_BRIDGES + 0.6)
        left = box.x + (box.width - room * bridges) / 2
        self.set_draw_color(self.ink.pen)
        self.set_line_width(room * 0.12)
        for at in range(bridges):
            self.arc(left + (at + 0.1) * room, box.y, room * 0.8, 180, 360, b=box.height)

    def put(self, drawing: Drawing, box: Box) -> None:
        """As large as it fits, in the middle of the box; its words as text."""
        scale = min(box.width / drawing.width, box.height / drawing.height)
        width, height = drawing.width * scale, drawing.height * scale
        left, top = box.x + (box.width - width) / 2, box.y + (box.height - height) / 2
        self.image(BytesIO(drawing.svg.encode()), left, top, width, height)
        for word in drawing.words:
            size, colour = (24, self.ink.pen) if word.is_number else (11, self.ink.dots)
            self.pick_font(size * scale, bold=word.is_number, colour=colour)
            middle = left + word.x * scale - self.get_string_width(word.text) / 2
            self.text(middle, top + word.y * scale, word.text)

    def printed(self) -> Printed:
        return Printed(bytes(self.output()), self.has_every_letter)
