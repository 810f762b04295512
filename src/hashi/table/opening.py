"""Opening a table: who is to sit there, and what they play."""

from typing import Self

import msgspec

from hashi.records import Unreadable, find_board, format_board
from hashi.rules import Mode
from hashi.rules.game import MOST_PLAYERS
from hashi.table.events import Began, Opened, Stored
from hashi.table.names import bot_name, check_name
from hashi.table.options import Level, Options, Seat, neutral_name
from hashi.table.refusal import Refusal
from hashi.table.table import Table


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it is wished for: someone here by name, a bot, or, with neither, left open.

    With an empty name someone is here, and is called something neutral.
    """

    name: str | None = None
    bot: Level | None = None

    @classmethod
    def of(cls, seat: Seat) -> Self:
        """The same once more: a bot is called anew."""
        return cls(bot=seat.bot) if seat.bot else cls(seat.name)


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is wished for; the places are in seating order, which is the passing order."""

    places: tuple[Place, ...]
    options: Options = Options()

    @classmethod
    def again(cls, table: Table) -> Self:
        """The same people and the same game once more."""
        return cls(tuple(map(Place.of, table.seats)), table.options)


def open_table(
    request: TableRequest, table: str, commitment: str, now: int, *, same_people: bool = False
) -> list[Stored]:
    """The first events of a table. The board is kept as its rows, should its name be redrawn.

    The `same_people` as at another table keep their names, which may be older than the rules for
    names.
    """
    if not 1 <= len(request.places) <= MOST_PLAYERS:
        raise Refusal("seat-count", "R1.1", most=MOST_PLAYERS)
    if request.options.mode is Mode.SOLO and len(request.places) > 1:
        raise Refusal("solo-is-for-one", "R6.1")
    board = _playable_board(request.options.board)
    options = msgspec.structs.replace(request.options, board=board)
    seats = _seats(request.places, same_people=same_people)
    events: list[Stored] = [Opened(now, table, options, seats, commitment)]
    if not any(seat.is_open for seat in seats):
        events.append(Began(now))
    return events


def seats_here(seats: tuple[Seat, ...]) -> list[int]:
    """The seats of those who opened the table, all on their one device."""
    return [at for at, seat in enumerate(seats) if seat.is_person]


def _playable_board(text: str) -> str:
    try:
        board = find_board(text)
    except Unreadable as unreadable:
        raise Refusal("bad-board", None, **unreadable.facts) from None
    if not board.is_fit_for_play:
        raise Refusal("bad-board", "R1.2")
    return format_board(board)


def _seats(places: tuple[Place, ...], *, same_people: bool) -> tuple[Seat, ...]:
    """Persons first have their names; the bots take others."""
    taken: list[str] = []
    for at, place in enumerate(places):
        if place.name is not None and not place.bot:
            others = {*taken, *(other.name for other in places)}
            name = place.name or neutral_name(at, others)
            taken.append(name if same_people else check_name(name, taken))
    persons = iter(tuple(taken))
    seats: list[Seat] = []
    for place in places:
        if place.bot:
            taken.append(bot_name(place.bot, taken))
            seats.append(Seat(taken[-1], place.bot))
        else:
            seats.append(Seat(None if place.name is None else next(persons)))
    return tuple(seats)
