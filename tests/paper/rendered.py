"""PDFs as a printer would put them on paper, and as a reader would copy text from them."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pypdfium2
from numpy.typing import NDArray

SCALE = 2.0
"""Pixels to a point."""

MILLIMETRE = 72 / 25.4 * SCALE
WHITE = 250


class Page(NamedTuple):
    text: str
    pixels: NDArray[np.uint8]
    """Rows of red, green and blue."""

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        """The colour so many millimetres from the left, and from the top."""
        red, green, blue = self.pixels[round(y * MILLIMETRE), round(x * MILLIMETRE)]
        return int(red), int(green), int(blue)

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
