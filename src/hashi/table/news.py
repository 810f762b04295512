"""What everybody at a table hears: facts, for each client to put into words.

Where an event says no more than all may know, it is the news itself; the others have a public side.
"""

import msgspec

from hashi.rules import Goal
from hashi.table.events import (
    Began,
    Called,
    Closed,
    Ended,
    NextTable,
    RoundTakenBack,
    TurnedUp,
)
from hashi.table.options import Seat


class SeatChanged(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", tag="seated"):
    """A person or a bot has the seat now, or nobody; `before` is the person who had it.

    `sees_sheet`: the newcomer sees the sheet that goes with the seat, which the others do not.
    """

    at: int
    seat: int
    to: Seat
    before: str | None = None
    sees_sheet: bool = False


class StoodIn(msgspec.Struct, frozen=True, tag_field="event", tag="stood-in"):
    """R2.1: a bot made the first entry for a person."""

    at: int
    seat: int
    bot: str


class AwardNews(msgspec.Struct, frozen=True):
    """R5.5: an award, announced at once."""

    seat: int
    goal: Goal
    points: int


class RoundOver(msgspec.Struct, frozen=True, tag_field="event", tag="round-over"):
    """What a round brought: the islands newly finished by each seat, if sheets are shown."""

    at: int
    round: int
    finished: list[list[str]] | None
    awards: list[AwardNews]
    bots: dict[int, str]
    """For which persons a bot stood in, and which; a bot's own seat is not here."""


class PutRight(msgspec.Struct, frozen=True, tag_field="event", tag="put-right"):
    """R7.2: someone put a mistake of that round right."""

    at: int
    seat: int
    round: int


class CrossedOut(msgspec.Struct, frozen=True, tag_field="event", tag="crossed-out"):
    """R7.3: islands of a seat whose mistakes nobody can put right any more."""

    at: int
    seat: int
    islands: list[str]


class HintTaken(msgspec.Struct, frozen=True, tag_field="event", tag="hint-taken"):
    at: int
    seat: int
    round: int


News = (
    SeatChanged
    | Began
    | StoodIn
    | Called
    | RoundTakenBack
    | TurnedUp
    | RoundOver
    | PutRight
    | CrossedOut
    | HintTaken
    | Ended
    | Closed
    | NextTable
)
