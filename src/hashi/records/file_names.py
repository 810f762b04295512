"""What the file of a game is called: its date, its board and who played."""

import re

from hashi.records.library import name_of
from hashi.records.record import Record

LONGEST_BYTES = 200
"""Most systems take 255; the rest is for an ending."""

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


def file_stem(record: Record) -> str:
    """`hashi-2026-11-18-A-Ann-Ben`: letters, digits and `_` only, which every system takes."""
    date = dict(record.extras).get("date", "")
    parts = [date] if _DATE.fullmatch(date) else []
    words = [name_of(record.setup.board) or "", *record.setup.players]
    parts += ["_".join(re.findall(r"\w+", word)) for word in words]
    stem = "-".join(["hashi", *filter(None, parts)])
    return stem.encode()[:LONGEST_BYTES].decode(errors="ignore")
