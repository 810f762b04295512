"""The options of a table: its opener chooses them, and they stay."""

from typing import Literal

import msgspec

from hashi.rules import Mode, Pen
from hashi.table.seat import Level

Limit = Literal[60, 120, 300, 86_400]
"""Seconds for each round: one, two or five minutes, or a day."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a table plays.

    `board` is the name of a board, or its rows. With `settles` a round waits two seconds after the
    last player is done, so that this player can take the move back, too. `stand_in` is the bot that
    moves for players who are away when the time is up.
    """

    board: str = "A"
    mode: Mode = Mode.TABLE
    pen: Pen = Pen.CHECKED
    limit: Limit | None = None
    shows_sheets: bool = True
    hints: bool = True
    settles: bool = True
    stand_in: Level = "steady"
