"""Seats change hands: people sit down or leave, and bots take over."""

from hashi.table.events import AnyEvent, Began, Seated
from hashi.table.names import bot_name, check_name
from hashi.table.refusal import Refusal
from hashi.table.seat import Level, Seat
from hashi.table.table import Phase, Table

MOST_GIVEN = 30
"""How often a seat may change hands; after that, only a bot can take it. Each change is stored, and
told to everyone who joins later."""


def sit(table: Table, seat: int, name: str, now: int) -> list[AnyEvent]:
    """A guest takes an open seat."""
    if table.is_over:
        raise Refusal("table-over")
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_open:
        raise Refusal("seat-taken")
    given = _given_once_more(table, seat)
    return _seated(table, seat, Seat(check_name(name, _names(table)), None, given), now)


def give(table: Table, seat: int, to: Level | None, now: int) -> list[AnyEvent]:
    """A player leaves, or is replaced by the opener: the seat goes `to` a bot, or is open."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].bot:
        raise Refusal("seat-taken")
    if to is None:
        if table.seats[seat].is_open:
            return []
        return _seated(table, seat, Seat(given=_given_once_more(table, seat)), now)
    # A bot keeps its seat, so this is the last time in any case.
    given = table.seats[seat].given + 1
    others = [name for at, name in enumerate(_names(table)) if at != seat]
    return _seated(table, seat, Seat(bot_name(to, others), to, given), now)


def _given_once_more(table: Table, seat: int) -> int:
    """The seat's next count; people cannot pass a seat on forever."""
    given = table.seats[seat].given + 1
    if given > MOST_GIVEN:
        raise Refusal("given-too-often", None, count=MOST_GIVEN)
    return given


def _seated(table: Table, seat: int, who: Seat, now: int) -> list[AnyEvent]:
    """The game begins when the last seat is taken."""
    events: list[AnyEvent] = [Seated(now, seat, who, anew=table.is_playing)]
    others_sit = all(not s.is_open for at, s in enumerate(table.seats) if at != seat)
    if table.phase is Phase.WAITING and not who.is_open and others_sit:
        events.append(Began(now))
    return events


def _names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.seats]
