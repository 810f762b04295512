"""Ink on paper: the colours of the pages, and signs for terminals with and without them."""

from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from hashi.draw.text import ASCII, BOX, Strokes

LIGHT = {
    "paper": "#f6f1e4",
    "leaf": "#fdfaf0",
    "ink": "#22293a",
    "soft": "#5c6170",
    "gold": "#8a5a05",
    "draft": "#4a59a8",
    "red": "#b93722",
    "blue": "#2a5ea8",
    "good": "#2b7750",
}
DARK = {
    "paper": "#14202a",
    "leaf": "#1e2d38",
    "ink": "#f0eadb",
    "soft": "#a9b3b5",
    "gold": "#e0ac52",
    "draft": "#9fadf5",
    "red": "#f2705a",
    "blue": "#7fb0f5",
    "good": "#6cc79b",
}


def theme(name: str, inks: dict[str, str], *, dark: bool) -> Theme:
    return Theme(
        name,
        primary=inks["blue"],
        foreground=inks["ink"],
        background=inks["paper"],
        surface=inks["leaf"],
        dark=dark,
        variables=inks,
    )


THEMES = (theme("light", LIGHT, dark=False), theme("dark", DARK, dark=True))


class Signs(NamedTuple):
    """What is drawn with: characters for boxes, or those of every keyboard."""

    strokes: Strokes
    top: str
    bottom: str
    side: str
    arch: str
    tick: str
    played: str
    ahead: str
    here: str
    wet: str
    """Shows ink that is not dry where no colour does."""


BOXES = Signs(BOX, "┌─────┐", "└─────┘", "│", "∩", "✓", "■", "□", "▸", "")
PLAIN = Signs(ASCII, "+-----+", "+-----+", "|", "n", "x", "#", ".", ">", "+")


class NoColour(LineFilter):
    """Leaves bold and reversed text, and takes all colours away."""

    def apply(
        self,
        segments: list[Segment],
        background: Color,  # noqa: ARG002 - Textual passes it
    ) -> list[Segment]:
        return [Segment(text, _plain(style), control) for text, style, control in segments]


def _plain(style: Style | None) -> Style | None:
    return style and Style(bold=style.bold, reverse=style.reverse)
