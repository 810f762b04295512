"""What someone at a table can ask for."""

from typing import Literal

import msgspec

from hashi.table.seat import Level


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Each command says for which seat it is made; whoever holds several says which."""

    seat: int


class Draft(Command, frozen=True, tag="draft"):
    """All marks of the turn so far, in the order made: `["c4", "c4-e4"]`, or `["c2=3"]` in round 0.

    Whole drafts, rather than single marks, make undoing and starting over nothing special, and
    a draft that arrives twice does no harm.
    """

    round: int
    marks: tuple[str, ...]


class Done(Command, frozen=True, tag="done"):
    """The whole turn: a move, or the first entry in round 0.

    `attempt` says how often the seat took this round back before, as its view does: a move that
    was taken back does not count when it arrives once more.
    """

    round: int
    move: str
    attempt: int = 0


class TakeBack(Command, frozen=True, tag="take-back"):
    """Think again, about the attempt that this seat is done with."""

    round: int
    attempt: int = 0


class Fix(Command, frozen=True, tag="fix"):
    """R7.2: replace the move of an earlier round."""

    round: int
    move: str


class Hint(Command, frozen=True, tag="hint"):
    """Ask the master where to move (1), then how (2)."""

    round: int
    step: Literal[1, 2]


class Call(Command, frozen=True, tag="call"):
    """Have a bot move for someone who keeps the others waiting."""

    round: int
    absent: int


class Leave(Command, frozen=True, tag="leave"):
    """Give the seat up for good, to a bot or to whoever is invited."""

    to: Level | None = None


class Give(Command, frozen=True, tag="give"):
    """Whoever opened the table gives a seat to a bot, or opens it to whoever is invited."""

    target: int
    to: Level | None


class Close(Command, frozen=True, tag="close"):
    """Whoever opened the table closes it."""


Immediate = Draft | Done | TakeBack | Fix | Call | Leave | Give | Close
"""What can be decided at once."""

AnyCommand = Immediate | Hint
