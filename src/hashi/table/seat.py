"""The seats of a table: a person, a bot or nobody sits there."""

from collections.abc import Collection
from typing import Literal

import msgspec

Level = Literal["random", "novice", "steady", "master"]
"""The bots that take seats."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person has a name; a bot has a name and a level. A seat without a name is open: anyone with
    an invitation can take it.

    `given` counts how often the seat has changed hands. A token opens the seat for one count only.
    """

    name: str | None = None
    bot: Level | None = None
    given: int = 0

    @property
    def is_open(self) -> bool:
        return self.name is None

    @property
    def is_person(self) -> bool:
        return self.name is not None and self.bot is None


def neutral_name(seat: int, taken: Collection[str | None]) -> str:
    """`Player 2`: the name of a seat whose player has none, or no longer wants one."""
    own = f"Player {seat + 1}"
    return own if own not in taken else neutral_name(seat + len(taken), taken)
