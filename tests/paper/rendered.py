"""PDFs as a printer would put them on paper, and as a reader would copy text from them."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pypdfium2
from numpy.typing import NDArray

SCALE = 2.0
"""Pixels to a point."""

POINTS = 72 / 25.4
"""To a millimetre."""

MILLIMETRE = POINTS * SCALE
WHITE = 250


class Page(NamedTuple):
    text: str
    pixels: NDArray[np.uint8]
    """Rows of red, green and blue."""

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        """The colour so many millimetres from the left, and from the top."""
        red, green, blue = self.pixels[round(y * MILLIMETRE), round(x * MILLIMETRE)]
        return int(red), int(green), int(blue)

    def darkest_near(self, x: float, y: float) -> int:
        """Of all pixels within half a millimetre."""
        return int(self._part(x - 0.5, y - 0.5, 1, 1).max(axis=2).min())

    def part_inked(self, x: float, y: float, width: float, height: float) -> float:
        return float((self._part(x, y, width, height).min(axis=2) < WHITE).mean())

    def _part(self, x: float, y: float, width: float, height: float) -> NDArray[np.uint8]:
        left, top, right, bottom = (
            round(side * MILLIMETRE) for side in (x, y, x + width, y + height)
        )
        return self.pixels[top:bottom, left:right]

    def is_blank_outside(self, margin: float) -> bool:
        edge = round(margin * MILLIMETRE)
        outside = self.pixels.copy()
        outside[edge:-edge, edge:-edge] = 255
        return bool(outside.min() > WHITE)


def pages_of(pdf: bytes) -> list[Page]:
    with pypdfium2.PdfDocument(pdf) as document:
        return [*_pages(document)]


def _pages(document: pypdfium2.PdfDocument) -> Iterator[Page]:
    for page in document:
        text = page.get_textpage().get_text_bounded()
        yield Page(text, page.render(scale=SCALE, rev_byteorder=True).to_numpy()[:, :, :3])


class Words(NamedTuple):
    """What stands somewhere on a page; its middle, in millimetres from the left and the top."""

    text: str
    x: float
    y: float

    def is_near(self, x: float, y: float) -> bool:
        return abs(self.x - x) < 1 and abs(self.y - y) < 1


class Written(NamedTuple):
    """A page without its picture."""

    width: float
    words: list[Words]


def words_of(pdf: bytes) -> list[Written]:
    with pypdfium2.PdfDocument(pdf) as document:
        return [_written(page) for page in document]


def _written(page: pypdfium2.PdfPage) -> Written:
    width, height = (side / POINTS for side in page.get_size())
    text, words = page.get_textpage(), []
    for at in range(text.count_rects()):
        left, bottom, right, top = text.get_rect(at)
        x, y = (left + right) / 2 / POINTS, height - (bottom + top) / 2 / POINTS
        words.append(Words(text.get_text_bounded(left, bottom, right, top).strip(), x, y))
    return Written(width, words)
