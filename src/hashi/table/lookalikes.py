"""Names that people take for one another: https://www.unicode.org/reports/tr39/#Confusable_Detection"""

from functools import cache
from unicodedata import normalize

from hashi.table.visible import BLANK, bare

_BLANKS = str.maketrans(dict.fromkeys(BLANK, " "))

MARK = "\u200e"
"""Around letters that are written from right to left, in the list of lookalikes."""


def look_alike(one: str, other: str) -> bool:
    """Whether two names look the same, or differ only in capitals or in the width of letters."""
    return skeleton(one) == skeleton(other) or skeleton(_folded(one)) == skeleton(_folded(other))


def skeleton(name: str) -> str:
    """Each character as the one that stands for all those that look like it."""
    prototype_of = prototypes()
    shown = " ".join(bare(normalize("NFD", name)).translate(_BLANKS).split())
    return normalize("NFD", "".join(prototype_of.get(each, each) for each in shown))


def _folded(name: str) -> str:
    return normalize("NFKC", normalize("NFKC", name).casefold())


@cache
def prototypes() -> dict[str, str]:
    """What stands for each character. The list is long, so it is loaded when first needed.

    It pairs each text with its prototype, in both directions. A text in several pairs is a
    prototype; of two that are only paired with each other, either will do.
    """
    from confusable_homoglyphs.confusables import confusables_data

    pairs: dict[str, set[str]] = {}
    for text, others in confusables_data.items():
        pairs.setdefault(text.strip(MARK), set()).update(other["c"].strip(MARK) for other in others)
    found = {}
    for text, others in pairs.items():
        if len(text) == len(others) == 1:
            (other,) = others
            is_prototype = len(other) > 1 or len(pairs[other]) > 1
            found[text] = other if is_prototype else min(text, other)
    return found
