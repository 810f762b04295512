"""What is agreed when a table is opened."""

from collections.abc import Collection
from typing import Literal

import msgspec

from hashi.rules import Mode, Pen

Limit = Literal[60, 120, 300, 86_400]
"""Seconds for each round: one, two or five minutes, or a day."""

Level = Literal["random", "novice", "steady", "master"]
"""The bots that take seats."""

FALLBACK: Level = "random"
"""The bot that moves where another could not."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a table plays.

    `board` is the name of a board, or its rows. With `settles` a round waits two seconds after the
    last player is done, so that whoever was last can take it back, too. `stand_in` moves for those
    who are away when the time is up.
    """

    board: str = "A"
    mode: Mode = Mode.TABLE
    pen: Pen = Pen.CHECKED
    limit: Limit | None = None
    shows_sheets: bool = True
    hints: bool = True
    settles: bool = True
    stand_in: Level = "steady"


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: a person, a bot, or nobody, where the seat is open to whoever is invited.

    `given` counts how often the seat has changed hands: a token for it is for one of these times.
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
    """`Player 2`: what a seat is called that has no other name, or shall have none."""
    own = f"Player {seat + 1}"
    return own if own not in taken else neutral_name(seat + len(taken), taken)
