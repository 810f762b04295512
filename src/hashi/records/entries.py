"""TOML files: which entries they have, and that these are texts."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from hashi.records.unreadable import Unreadable

LONGEST_FILE = 10_000
"""In characters."""


def parse_entries(
    text: str, needed: Mapping[str, type], possible: Mapping[str, type]
) -> dict[str, Any]:
    """The entries of a file that has these, and no others: texts, lists of texts, or tables."""
    if len(text) > LONGEST_FILE:
        raise Unreadable("too-long", most=LONGEST_FILE)
    try:
        entries = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"at line ([0-9]+)", str(error))
        raise Unreadable("not-toml", line=int(at[1]) if at else None) from None
    check_entries(entries, needed, possible)
    return entries


def check_entries(
    entries: Mapping[str, Any], needed: Mapping[str, type], possible: Mapping[str, type]
) -> None:
    """Each kind is `str`, `list` for a list of texts, or `dict` for one of tables."""
    kinds = {**needed, **possible}
    for word in (*needed, *entries):
        kind, entry = kinds.get(word), entries.get(word)
        if kind is None:
            raise Unreadable("unknown-entry", text=word, known=", ".join(kinds))
        if kind is str and not _is_text(entry):
            if word in possible:
                raise Unreadable("possible-not-a-text", text=word)
            raise Unreadable("not-a-text", text=word)
        if kind is list and not _is_list_of(str, entry):
            if word in possible:
                raise Unreadable("possible-not-a-list", text=word)
            raise Unreadable("not-a-list", text=word)
        if kind is dict and not (entry and _is_list_of(dict, entry)):
            raise Unreadable("not-tables", text=word)


def _is_text(entry: object) -> bool:
    return isinstance(entry, str) and bool(entry.strip())


def _is_list_of(kind: type, entry: object) -> bool:
    return isinstance(entry, list) and all(isinstance(item, kind) for item in entry)
