"""The names at a table: each there once, as in a record."""

from collections.abc import Collection

from hashi.records import Unreadable, parse_name
from hashi.table.options import Level
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
