"""The names at a table: each there once, as in a record."""

from collections.abc import Collection, Iterable, Iterator

import msgspec

from hashi.records import Unreadable, parse_name
from hashi.table.events import Opened, Seated, Stored
from hashi.table.options import Level, Seat, neutral_name
from hashi.table.refusal import Refusal


def check_name(name: str, taken: Collection[str | None]) -> str:
    """A name that a person may have at the table."""
    try:
        name = parse_name(name)
    except Unreadable as unreadable:
        raise Refusal("bad-name", None, **unreadable.facts) from None
    if name in taken:
        raise Refusal("name-taken", None, name=name)
    return name


def bot_name(bot: Level, taken: Collection[str | None]) -> str:
    """`Steady`, or `Steady 2` where that name is taken."""
    name = bot.capitalize()
    names = [name, *(f"{name} {number}" for number in range(2, 3 + len(taken)))]
    return next(name for name in names if name not in taken)


def forgetting(
    events: Iterable[Stored], seat: int, given: int
) -> Iterator[tuple[int, Opened | Seated]]:
    """The events that tell the name of the person who had that seat, given so often before, each
    without it."""
    events = list(events)
    others = [who.name for at, who in _sitting(events) if (at, who.given) != (seat, given)]
    new = neutral_name(seat, others)

    def renamed(who: Seat) -> Seat:
        return msgspec.structs.replace(who, name=new)

    for number, event in enumerate(events):
        match event:
            case Opened(seats=seats) if _is_person(seats[seat], given):
                seats = (*seats[:seat], renamed(seats[seat]), *seats[seat + 1 :])
                yield number, msgspec.structs.replace(event, seats=seats)
            case Seated(to=who) if event.seat == seat and _is_person(who, given):
                yield number, msgspec.structs.replace(event, to=renamed(who))


def _is_person(who: Seat, given: int) -> bool:
    return who.is_person and who.given == given


def _sitting(events: Iterable[Stored]) -> Iterator[tuple[int, Seat]]:
    """All who ever sat somewhere: a record keeps the names of the beginning."""
    for event in events:
        match event:
            case Opened(seats=seats):
                yield from enumerate(seats)
            case Seated(seat=seat, to=who):
                yield seat, who
