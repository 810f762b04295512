"""Cut the pages' serif out of the one for paper: `python tests/browser/fonts.py` (needs brotli).

`style.css` says which letters are in which file. A file is named by what it holds, as browsers keep
it for a year, so a new one has a new name, and the stylesheet gets it.
"""

import re
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

import hashi.paper
import hashi.server.pages

STATIC = Path(hashi.server.pages.__file__).parent / "static"
STYLE = STATIC / "style.css"
WHOLE = Path(hashi.paper.__file__).parent / "fonts" / "NotoSerif-Bold.ttf"

FACE = re.compile(r"url\(\"/static/(serif-([a-z-]+)-\w+\.woff2)\"\).*?unicode-range: ([^;]+);")


class Face(NamedTuple):
    """One `@font-face` of the stylesheet."""

    file: str
    letters: str
    """What its file calls them: `greek`."""
    range: str

    def __contains__(self, letter: object) -> bool:
        return isinstance(letter, str) and ord(letter) in self.codes()

    def codes(self) -> set[int]:
        spans = [[int(end, 16) for end in span[2:].split("-")] for span in self.range.split(", ")]
        return {code for span in spans for code in range(span[0], span[-1] + 1)}


def faces() -> list[Face]:
    return [Face(*found) for found in FACE.findall(STYLE.read_text(encoding="utf-8"))]


def named(letters: str, content: bytes) -> str:
    return f"serif-{letters}-{sha256(content).hexdigest()[:8]}.woff2"


def cut(codes: set[int]) -> bytes:
    """The same bytes each time: nothing in them tells when they were made."""
    font = TTFont(WHOLE, recalcTimestamp=False)
    subsetter = Subsetter(Options(hinting=False, layout_features=["kern"]))
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = "woff2"
    file = BytesIO()
    font.save(file)
    return file.getvalue()


if __name__ == "__main__":
    style = STYLE.read_text(encoding="utf-8")
    for face in faces():
        content = cut(face.codes())
        (STATIC / face.file).unlink(missing_ok=True)
        name = named(face.letters, content)
        (STATIC / name).write_bytes(content)
        style = style.replace(face.file, name)
        print(f"{len(content):6} bytes  {name}")
    STYLE.write_text(style, encoding="utf-8")
