"""Text files from strangers, read with a limit."""

from pathlib import Path
from typing import BinaryIO

from hashi.records.unreadable import Unreadable

BYTES_PER_CHARACTER = 4
"""At most, in UTF-8."""


def read_text(path: Path, longest: int) -> str:
    """The file's text, of which no more than `longest` characters are taken in."""
    with path.open("rb") as file:
        return read_stream(file, longest)


def read_stream(stream: BinaryIO, longest: int) -> str:
    """The same of what is open already."""
    most = BYTES_PER_CHARACTER * longest
    raw = stream.read(most + 1)
    if len(raw) > most:
        raise Unreadable("too-long", raw.count(b"\n") + 1, most=longest)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable("not-utf8", raw.count(b"\n", 0, error.start) + 1) from None
