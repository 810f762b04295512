"""The names at a table: each there once, as in a record."""

from collections.abc import Collection, Iterable, Iterator

import msgspec

from hashi.records import Unreadable, parse_name
from hashi.records.notation import LONGEST_NAME
from hashi.table.events import Opened, Seated, Stored
from hashi.table.lookalikes import look_alike
from hashi.table.refusal import Refusal
from hashi.table.seat import Level, Seat, neutral_name
from hashi.table.visible import has_loose_accents, surely_visible, visible

LONGEST_TYPED = 10 * LONGEST_NAME
"""Characters of a name, with those that show nothing and are taken out."""


def check_name(name: str, taken: Collection[str | None]) -> str:
    """The name that a person has at the table, without what shows nothing.

    It must look different from all others there. Names in records and in stored tables may be
    older than these rules: there `parse_name` alone decides.
    """
    shown = _visible(name)
    if name.strip() and not shown:
        raise Refusal("unseen-name", None, text=name)
    if has_loose_accents(shown):
        raise Refusal("loose-accents", None, text=name)
    try:
        shown = parse_name(shown)
    except Unreadable as unreadable:
        raise Refusal("bad-name", None, **{**unreadable.facts, "text": name}) from None
    if other := _alike(shown, taken):
        raise Refusal("name-taken", None, name=other, text=name)
    return shown


def _visible(name: str) -> str:
    """Checking joiners takes time, so it is only done for what may be short enough for a name."""
    if len(name) > LONGEST_TYPED:
        return name
    least = surely_visible(name)
    return visible(name) if len(least) <= LONGEST_NAME else least


def _alike(name: str, taken: Collection[str | None]) -> str | None:
    """Who has a name that one could take for this one."""
    return next((other for other in taken if other and look_alike(name, other)), None)


def bot_name(bot: Level, taken: Collection[str | None]) -> str:
    """`Steady`, or `Steady 2` where that name is taken."""
    name = bot.capitalize()
    names = [name, *(f"{name} {number}" for number in range(2, 3 + 2 * len(taken)))]
    return next(name for name in names if not _alike(name, taken))


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
