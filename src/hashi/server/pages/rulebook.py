"""What stands where on the rules page: its clauses, and beside them examples, notes and tables.

The words are in `rules.ftl` of each language: `rule-R3-4` is a clause, `rules-R3` a heading, and
`example-…`, `note-…` and `slip-…` are what this module names.
"""

import re
from typing import NamedTuple

from hashi.server.pages.examples import Example

SECTIONS = {"R1": 4, "R2": 2, "R3": 8, "R4": 5, "R5": 6, "R6": 3, "R7": 7}
"""How many clauses each has."""

NOTES = {"R1.2": ["boards"], "R1.3": ["deck"]}
"""What is this edition's own."""

TABLES = {"R1.3": "deck", "R5.3": "points", "R6.2": "deadlines", "R6.3": "ranks"}

SLIPS = {
    "R1.3": ["card"],
    "R1.4": ["ticked", "may-come"],
    "R3.1": ["one-card", "turned-up", "same-time"],
    "R3.2": ["leaving-out"],
    "R3.7": ["neither"],
    "R3.8": ["played-cards"],
    "R4.1": ["bridges-drawn"],
    "R4.5": ["network"],
    "R5.1": ["flags-apart", "later-round"],
    "R5.4": ["once"],
    "R6.2": ["four-red"],
    "R6.3": ["rank-names"],
    "R7.1": ["next-round"],
}
"""Where a printed leaflet says something else, in the order of `docs/rules.md`."""

SQUARE = "o.o/.../o.R"
CORNER = "o.o/.../o.."
CROSSING = ".o./o.o/.o."

EXAMPLES = {
    "R1.2": [Example("board", ".o./o.R/.B.")],
    "R2.1": [
        Example("start-written", SQUARE, "a3=4"),
        Example("start-received", SQUARE, "c1=3"),
    ],
    "R3.2": [Example("left-out", SQUARE, "a3=4", card="2/2", move="c1 -")],
    "R3.3": [Example("number", SQUARE, "a3=4", card="5/3", move="c1 -")],
    "R3.4": [
        Example("flag-bare", "o.R/", "a1=3", card="2/1", move="c1 -"),
        Example("flag-too-late", "o.R/", "a1=3", card="2/1", move="c1 a1-c1"),
        Example("flag-reached", "o.R/", "a1=3", "a1-c1", card="2/1", move="c1 -"),
    ],
    "R3.5": [
        Example("number-too-small", "o.o/.../..o", "a1=3 c3=4", "a1=c1 c1-c3", "2/1", "c1 -"),
        Example("number-fits", "o.o/.../..o", "a1=3 c3=4", "a1=c1 c1-c3", "3/1", "c1 -"),
    ],
    "R3.6": [
        Example("bridges-all", SQUARE, "a3=4 c1=5", card="5/3", move="- a1-a3 c1=c3"),
        Example("bridges-too-few", SQUARE, "a3=4 c1=5", card="5/3", move="- a1-a3 c1-c3"),
    ],
    "R3.7": [
        Example("no-number", SQUARE, "c1=3", card="2/1", move="- a1-a3"),
        Example("number-just-written", SQUARE, "c1=3", card="2/1", move="a3 a1-a3"),
        Example("first-card", SQUARE, "a3=4", card="5/3", move="c1 a1-a3 a1-c1 c1-c3"),
    ],
    "R4.1": [
        Example("second-bridge", "o.o/", "a1=4", "a1-c1", "6/1", "- a1-c1"),
        Example("third-bridge", "o.o/", "a1=4", "a1=c1", "6/1", "- a1-c1"),
    ],
    "R4.2": [Example("crossing", CROSSING, "a2=3 b1=2", "a2-c2", "4/1", "- b1-b3")],
    "R4.3": [
        Example("finished", CORNER, "a1=3", "a1=c1", "4/1", "- a1-a3"),
        Example("too-many", CORNER, "a1=3", "a1=c1 a1-a3", "4/1", "- a1-a3"),
    ],
    "R4.4": [
        Example(
            "seventh-bridge",
            ".o./ooo/.../.o.",
            "b1=3 a2=4 c2=5 b4=2",
            "b1=b2 a2=b2 b2=c2",
            "1/1",
            "- b2-b4",
        )
    ],
    "R4.5": [
        Example("apart", "o.o/.../o.o", "a1=1 c1=1 a3=2 c3=2", "a1-c1 a3=c3"),
        Example("out-of-reach", CORNER, card="6/1", move="a1 -"),
    ],
    "R5.1": [
        Example(
            "red-flags",
            "RoR/.../RoR",
            "a1=2 b1=3 c1=1 a3=1 b3=3 c3=2",
            "a1=b1 b1-c1 a3-b3 b3=c3",
        )
    ],
    "R5.3": [
        Example(
            "six",
            "ooo/ooo",
            "a1=2 b1=3 c1=2 b2=3 c2=3",
            "a1=b1 b1-c1 c1-c2 b2=c2 a2-b2",
            "1/3",
            "a2 -",
        ),
        Example(
            "six-broken",
            "ooo/ooo/o..",
            "a1=2 b1=3 c1=5 a2=2 b2=3 c2=3 a3=1",
            "a1=b1 b1-c1 c1-c2 b2=c2 a2-b2 a2-a3",
        ),
    ],
    "R5.6": [
        Example(
            "count",
            ".B..o./R.oB.o/...ooo/oRR.../o.Bo.R/.o..o.",
            "b1=2 e1=4 a2=3 c2=6 d2=6 f2=2 d3=3 e3=5 f3=6 b4=5 c4=4 a5=1 c5=4 d5=5 f5=4 b6=3 e6=1",
            "a2-a4 a2=c2 a4-a5 a4=b4 b1=e1 b4=b6 b4-c4 b6-e6 c2=c4 c2=d2 c4-c5 c5=d5 d2-d3 d3-d5 "
            "d3-e3 d5=f5 e1=e3 e3=f3 f2=f3 f3=f5",
        )
    ],
    "R7.3": [
        Example("mistake", ".o./.../ooo", "b1=1 a3=1 b3=2 c3=1", "a3-b3 b3-c3", "5/1", "- b1-b3"),
        Example(
            "crossed-out",
            ".o./.../ooo",
            "b1=1 a3=1 b3=2 c3=1",
            "a3-b3 b3-c3",
            "5/1",
            "- b1-b3",
            is_too_late=True,
        ),
    ],
}


class Clause(NamedTuple):
    number: str
    examples: list[Example]
    table: str
    notes: list[str]
    slips: list[str]


def clauses(section: str) -> list[Clause]:
    numbers = (f"{section}.{at}" for at in range(1, SECTIONS[section] + 1))
    return [
        Clause(
            number,
            EXAMPLES.get(number, []),
            TABLES.get(number, ""),
            NOTES.get(number, []),
            SLIPS.get(number, []),
        )
        for number in numbers
    ]


def pieces(text: str) -> list[str]:
    """A text in pieces, of which every other one is a clause that it names."""
    return re.split(r"(R\d\.\d)", text)
