"""What can be seen of a name: characters that show nothing are taken out.

A few of them do show something where they stand: they join emoji to one picture, colour them, or
choose the shape of a letter. Those stay.
"""

import re
from functools import lru_cache
from unicodedata import category, combining, name, normalize

from idna import valid_contextj

IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
"""Unicode's Default_Ignorable_Code_Point: these show nothing, or only in some places."""

BLANK = "\u2800\ufffc\U00013441\U00013442\U0001d159"
"""Symbols and letters that look like a space."""

INFORMATION = "\u2139"
"""The one emoji that Unicode counts among the letters."""

NON_JOINER, JOINER = "\u200c", "\u200d"

_TAGS = ["".join(chr(0xE0000 + ord(each)) for each in land) for land in ("gbeng", "gbsct", "gbwls")]
FLAG = f"\U0001f3f4(?:{'|'.join(_TAGS)})\U000e007f"
"""England, Scotland and Wales: a black flag, and tags that say which. Other tags show nothing."""

_EDGES = re.compile(rf"\A[\s{BLANK}]+|[\s{BLANK}]+\Z")
_UNITS = re.compile(f"{FLAG}|.", re.DOTALL)
_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_MONGOLIAN = re.compile("[\u180b-\u180f]")
_VIRAMA = 9
"""The combining class of the signs that take the vowel from a consonant."""

MOST_ACCENTS = 4
"""On one letter, as in UTS #39: more of them would cover the lines above and below."""


def visible(text: str) -> str:
    """The text without what shows nothing, and without blanks at its ends.

    A character that is taken out may have been what another one needed. So this is repeated until
    nothing changes.
    """
    shown = _shown(text)
    while shown != text:
        text, shown = shown, _shown(shown)
    return shown


def surely_visible(text: str) -> str:
    """The text without any ignorable character: never longer than what is visible of it."""
    return _EDGES.sub("", normalize("NFC", bare(normalize("NFC", text))))


def _shown(text: str) -> str:
    kept, rest = "", bare(normalize("NFC", text))
    for each in _UNITS.findall(normalize("NFC", text)):
        if not IGNORABLE.fullmatch(each):
            kept, rest = kept + each, rest[len(each) :]
        elif _shows(kept, each, rest):
            kept += each
    return _EDGES.sub("", normalize("NFC", kept))


def bare(text: str) -> str:
    """The text without any ignorable character, wherever it stands. Flags stay whole."""
    return "".join(each for each in _UNITS.findall(text) if not IGNORABLE.fullmatch(each))


def _shows(before: str, unit: str, after: str) -> bool:
    """Whether an ignorable character shows something between these texts."""
    if not before:
        return False
    if _SELECTORS.match(unit):
        return _takes_selector(before[-1])
    if _MONGOLIAN.match(unit):
        return name(before[-1], "").startswith("MONGOLIAN LETTER")
    if unit == JOINER:
        return _joins(before, after)
    return unit == NON_JOINER and _parts(before, after)


def _takes_selector(base: str) -> bool:
    """Emoji and digits, and letters that are written in several ways, as in Japanese names."""
    kind = category(base)
    return (kind in ("Lo", "Cn") or base == INFORMATION or kind[0] in "NPS") and base not in BLANK


def _joins(before: str, after: str) -> bool:
    """RFC 5892 A.2: the joiner follows a virama. In Bengali it may stand before one, and it joins
    emoji."""
    if combining(before[-1]) == _VIRAMA:
        return True
    if not after:
        return False
    if combining(after[0]) == _VIRAMA:
        return before[-1].isalpha()
    return _is_picture(_SELECTORS.sub("", before)[-1]) and _is_picture(after[0])


@lru_cache(maxsize=256)  # many may stand in one place, and each search for letters may go far
def _parts(before: str, after: str) -> bool:
    """RFC 5892 A.1: the non-joiner keeps letters apart, as in Persian."""
    try:
        return valid_contextj(before + NON_JOINER + after, len(before))
    except ValueError:  # next to a character that is newer than this Python
        return False


def _is_picture(each: str) -> bool:
    """An emoji may be newer than this Python."""
    return category(each) in ("So", "Sm", "Sk", "Cn") and each not in BLANK


def has_loose_accents(text: str) -> bool:
    """Whether accents stand on nothing, or too many on one letter."""
    count = MOST_ACCENTS  # before the first letter there is nothing to stand on
    for each in text:
        if each.isspace() or each in BLANK:
            count = MOST_ACCENTS
        elif category(each) in ("Mn", "Me"):
            count += not IGNORABLE.match(each)
            if count > MOST_ACCENTS:
                return True
        elif not IGNORABLE.match(each):
            count = 0
    return False
