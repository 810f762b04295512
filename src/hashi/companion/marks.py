"""A sheet as somebody types it."""

import re
from typing import NamedTuple

from hashi.records import Unreadable, parse_move, parse_start, tidied
from hashi.records.notation import LONGEST_TEXT
from hashi.rules import Line, Start

_NUMBER = re.compile(r"[a-z][1-9][0-9]?=[1-9]")
_BRIDGE = re.compile(r"[a-z][1-9][0-9]?[-=][a-z][1-9][0-9]?")


class Marks(NamedTuple):
    """What stands on a sheet, be it allowed or not; a line stands once for each of its bridges."""

    numbers: tuple[Start, ...]
    bridges: tuple[Line, ...]


def parse_marks(text: str) -> Marks:
    """`c4=3 c4-e4 c4=c6`: a number, a bridge and two bridges, in any order and on any lines.

    Telephones write capital letters, blanks and long dashes by themselves.
    """
    if len(text) > LONGEST_TEXT:
        raise Unreadable("too-long", most=LONGEST_TEXT)
    numbers: list[Start] = []
    bridges: list[Line] = []
    lines = text.splitlines()
    for at, line in enumerate(lines, 1):
        for word in tidied(line).split():
            if _NUMBER.fullmatch(word):
                numbers.append(parse_start(word))
            elif _BRIDGE.fullmatch(word):
                bridges += parse_move(f"- {word}").bridges
            else:
                raise Unreadable("not-a-mark", at if len(lines) > 1 else None, text=word)
    return Marks(tuple(numbers), tuple(bridges))
