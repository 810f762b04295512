"""The news of a table, which everybody hears: facts, which each client puts into words.

An event that everybody may know is the news itself. For the others `news_of` makes public ones.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from hashi.rules import ROUNDS, Goal, Island, Pen
from hashi.table.events import (
    AnyEvent,
    Began,
    Called,
    Closed,
    Drafted,
    Ended,
    Fixed,
    Hinted,
    Moved,
    NextTable,
    Resolved,
    RoundTakenBack,
    Seated,
    TurnedUp,
)
from hashi.table.seat import Seat

if TYPE_CHECKING:
    from hashi.table.table import Table


class SeatChanged(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", tag="seated"):
    """A person, a bot or nobody has the seat now; `before` is the name of its last player.

    With `sees_sheet` the new player sees the sheet of the seat, which the others cannot see.
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
    """The results of a round; `finished` has the new islands of each seat, if sheets are shown."""

    at: int
    round: int
    finished: list[list[str]] | None
    awards: list[AwardNews]
    bots: dict[int, str]
    """The bots that moved for persons, by seat; bots' own seats are not here."""


class PutRight(msgspec.Struct, frozen=True, tag_field="event", tag="put-right"):
    """R7.2: a player put a mistake of that round right."""

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


def news_of(before: "Table", event: AnyEvent, after: "Table") -> Sequence[News]:
    """What everybody hears of an event, which turned one table into the other."""
    match event:
        case Moved() | Drafted():
            return ()  # which most events are
        case Began() | Called() | RoundTakenBack() | NextTable():
            return (event,)
        case Seated(at=at, seat=seat, to=who, anew=anew):
            hidden = anew and before.game is not None and not before.shows_sheets
            sees_sheet = hidden and who.is_person
            return (SeatChanged(at, seat, who, before.seats[seat].name, sees_sheet),)
        case TurnedUp(at=at):
            return (event, *_newly_crossed_out(at, before, after))
        case Ended(at=at) | Closed(at=at):
            return (*_newly_crossed_out(at, before, after), event)
        case Fixed(at=at, seat=seat, round=round):
            return (PutRight(at, seat, round),)
        case Hinted(at=at, seat=seat, round=round, step=1):
            return (HintTaken(at, seat, round),)
        case Resolved(at=at) if before.round == 0:
            return [StoodIn(at, seat, bot) for seat, bot in _stand_ins(before).items()]
        case Resolved(at=at) if before.round <= ROUNDS:
            return (_round_over(at, before, after),)
    return ()


def _newly_crossed_out(at: int, before: "Table", after: "Table") -> Iterator[CrossedOut]:
    """R7.3: the islands that everybody sees crossed out from now on; none with the checked pen."""
    if before.options.pen is Pen.CHECKED or not after.shows_sheets:
        return
    for seat in range(len(before.seats)):
        known = _crossed_out(before, seat) if before.shows_sheets else frozenset()
        if new := _crossed_out(after, seat) - known:
            yield CrossedOut(at, seat, sorted(map(str, new)))


def _crossed_out(table: "Table", seat: int) -> frozenset[Island]:
    if table.game is None:
        return frozenset()
    return table.game.courses[seat].crossed_out(len(table.game.seen), over=table.is_counted)


def _round_over(at: int, before: "Table", after: "Table") -> RoundOver:
    assert before.game
    assert after.game
    new = [now - old for now, old in zip(after.game.finished, before.game.finished, strict=True)]
    return RoundOver(
        at,
        before.round,
        [sorted(map(str, its)) for its in new] if before.options.shows_sheets else None,
        [AwardNews(a.player, a.goal, a.points) for a in after.game.rounds[-1].awards],
        _stand_ins(before),
    )


def _stand_ins(table: "Table") -> dict[int, str]:
    """The bots that moved in this round for persons, by their seats."""
    bots = enumerate(table.helped)
    return {seat: bot for seat, bot in bots if bot and not table.seats[seat].bot}
