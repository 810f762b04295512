"""People as the table sees them: the seats that they hold, and what they may do with them."""

from typing import NamedTuple

from hashi.table.commands import AnyCommand, Close, Give
from hashi.table.refusal import Refusal


class Holder(NamedTuple):
    """The seats that someone holds, and whether they opened the table."""

    seats: frozenset[int]
    is_opener: bool = False

    @property
    def opens_anything(self) -> bool:
        return bool(self.seats) or self.is_opener


def check_rights(holder: Holder, command: AnyCommand) -> None:
    """Refuse a command for a seat of somebody else, and what only the opener may do."""
    if isinstance(command, Give | Close):
        if not holder.is_opener:
            raise Refusal("openers-only")
    elif command.seat not in holder.seats:
        raise Refusal("not-your-seat")
