"""A table as its players see it, in this process or at a server."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, Self

from hashi.table.commands import AnyCommand
from hashi.table.news import News
from hashi.table.table import Phase
from hashi.table.view import OwnView, PublicView

NOT_KEPT = "play-not-kept"
"""The trouble of a table whose record cannot be written."""


class NoTable(Exception):
    """No table could be opened; it says why in the player's language."""


class TableClient(Protocol):
    """The latest that is known of it, and a way to ask for more."""

    view: PublicView
    own: dict[int, OwnView]
    """What only the seats held here see."""
    on_change: Callable[[], None]
    """Called after something has changed."""

    @property
    def bots_ready(self) -> bool:
        """False while the bots are compiled or loaded, so that none of them moves or hints yet."""

    @property
    def news(self) -> Sequence[News]:
        """What everybody has heard so far."""

    @property
    def now(self) -> int:
        """What time it is at the table."""

    @property
    def trouble(self) -> str | None:
        """The message about what keeps the table from going on, or from being kept."""

    @property
    def file(self) -> Path | None:
        """Where the record is, if it is on this machine."""

    @property
    def place(self) -> str:
        """How to come back: what is typed after `hashi play`."""

    def start(self) -> None:
        """Begin: from now on rounds end and bots move."""

    async def send(self, command: AnyCommand) -> None:
        """Ask for something; raises `Refusal` where it is not done."""

    async def hurry(self) -> None:
        """All are done, and nobody wants to take back: go on, where that can be decided here."""

    async def again(self) -> Self:
        """The next table with the same people; raises `Refusal`."""

    async def close(self) -> None:
        """Nothing more happens."""


def way_back(table: TableClient) -> tuple[str, str]:
    """The message about how to come back, and the place that it names."""
    if table.view.phase is Phase.OVER and table.file:
        return "play-look", shlex.quote(str(table.file))
    return "play-where", table.place
