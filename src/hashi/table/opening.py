"""Opening a table: the request for it, its first events, and the next table after a game."""

from typing import Self

import msgspec

from hashi.records import Unreadable, find_board, format_board
from hashi.rules import Mode
from hashi.rules.game import MOST_PLAYERS
from hashi.table.events import AnyEvent, Began, NextTable, Opened, Stored
from hashi.table.names import bot_name, check_name
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.seat import Level, Seat, neutral_name
from hashi.table.table import Table


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a request: a person with this name, a bot or, with neither, an open seat.

    A person with an empty name gets a neutral one.
    """

    name: str | None = None
    bot: Level | None = None

    @classmethod
    def of(cls, seat: Seat) -> Self:
        """The place for the same player. A bot gets a new name."""
        return cls(bot=seat.bot) if seat.bot else cls(seat.name)


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that someone wants. Sheets are passed in the order of the places."""

    places: tuple[Place, ...]
    options: Options = Options()

    @classmethod
    def again(cls, table: Table) -> Self:
        """The same people play the same game again."""
        return cls(tuple(map(Place.of, table.seats)), table.options)


def open_table(
    request: TableRequest, table: str, commitment: str, now: int, *, same_people: bool = False
) -> list[Stored]:
    """The first events of a table. They keep the board's rows, as another board may get its name.

    The `same_people` keep the names that they have at another table: these may be older than the
    rules for names.
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


def go_on(table: Table, next_table: str, by: tuple[int, ...], now: int) -> list[AnyEvent]:
    """The same people play again, at a next table; the seats `by` asked for it first."""
    if not table.is_over:
        raise Refusal("not-over")
    return [NextTable(now, next_table, by)]


def seats_here(seats: tuple[Seat, ...]) -> list[int]:
    """The seats of the persons who opened the table on one device."""
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
    """Persons choose their names first; bots take names that are left."""
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
