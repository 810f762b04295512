"""The names at a table: each there once, as in a record."""

from collections.abc import Collection, Iterable, Iterator

import msgspec

from hashi.records import Unreadable, parse_name
from hashi.table.events import Opened, Seated, Stored
from hashi.table.options import Level, neutral_name
from hashi.table.refusal import Refusal
from hashi.table.table import Table


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
    table: Table, seat: int, events: Iterable[Stored]
) -> Iterator[tuple[int, Opened | Seated]]:
    """The events that tell the name of the person in that seat, each without it."""
    if not table.seats[seat].is_person:
        return
    events = list(events)
    old = table.seats[seat].name
    new = neutral_name(seat, list(_names(events)))
    for number, event in enumerate(events):
        match event:
            case Opened(seats=seats) if seats[seat].name == old:
                named = msgspec.structs.replace(seats[seat], name=new)
                seats = (*seats[:seat], named, *seats[seat + 1 :])
                yield number, msgspec.structs.replace(event, seats=seats)
            case Seated(to=who) if event.seat == seat and who.name == old:
                yield (
                    number,
                    msgspec.structs.replace(event, to=msgspec.structs.replace(who, name=new)),
                )


def _names(events: Iterable[Stored]) -> Iterator[str | None]:
    """All that there ever were: a record keeps the names of the beginning."""
    for event in events:
        match event:
            case Opened(seats=seats):
                yield from (seat.name for seat in seats)
            case Seated(to=who):
                yield who.name
