"""A table in this process, for those at this keyboard and the bots they play with."""

import asyncio
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, time
from typing import Self

from hashi.host.host import AnyTable, Host
from hashi.host.live_table import LiveTable
from hashi.table.commands import AnyCommand
from hashi.table.events import AnyEvent
from hashi.table.holder import Holder
from hashi.table.news import News
from hashi.table.opening import TableRequest, seats_here
from hashi.table.refusal import Refusal
from hashi.table.table import Table
from hashi.table.timing import pass_time
from hashi.table.view import OwnView, PublicView, own_view, public_view
from hashi.tui.client import NOT_KEPT
from hashi.tui.game_file import GameFile, name_of_game
from hashi.tui.local_bots import LocalBots
from hashi.tui.saved_game import Beginning, new_game
from hashi.user_files.claim import Claim, new_file

_BEGAN = 1_000 * (time() - monotonic())


def clock() -> int:
    """Milliseconds since 1970, which go on evenly whatever happens to the system's clock."""
    return int(_BEGAN + 1_000 * monotonic())


class LocalTable:
    """Both the audience of the table and its players, as its host sees them."""

    visitor = ""
    """Bots think for this table alone, so nobody needs to be told apart."""

    def __init__(self, beginning: Beginning, claim: Claim, bots: LocalBots | None = None) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self.game_file = GameFile(claim, beginning.extras)
        self.holder = Holder(frozenset(seats_here(beginning.table.seats)), is_opener=True)
        self._bots = bots or LocalBots()
        self._bots.on_change = lambda: self.on_change()
        self._host = Host(self._find, self._bots, clock, _fail)
        self._live = LiveTable(beginning.table, beginning.dealer, self.game_file, self, clock)
        self._running: asyncio.Task[None] | None = None
        self._show(beginning.table)
        self._live.note_who_is_here()

    @classmethod
    def open(cls, request: TableRequest, folder: Path, *, same_people: bool = False) -> Self:
        """A new game, in a file of its own; raises `Refusal`."""
        beginning = new_game(request, clock(), same_people=same_people)
        names = [seat.name or "" for seat in beginning.table.seats]
        try:
            return cls(beginning, new_file(folder, name_of_game(names)))
        except OSError:
            raise Refusal("play-no-file", None, folder=str(folder)) from None

    @property
    def table(self) -> Table:
        return self._live.table

    @property
    def file(self) -> Path:
        return self.game_file.path

    @property
    def news(self) -> Sequence[News]:
        return self.table.log

    @property
    def now(self) -> int:
        return self._live.now

    @property
    def bots_ready(self) -> bool:
        return self._bots.is_ready

    @property
    def trouble(self) -> str | None:
        if self.game_file.error:
            return NOT_KEPT
        return "play-no-bot" if self._live.lacks_bots else None

    @property
    def place(self) -> str:
        return shlex.quote(str(self.file))

    def start(self) -> None:
        self._host.look_after(self._live)
        self._running = asyncio.create_task(self._host.scheduler.run())

    async def send(self, command: AnyCommand) -> None:
        await self._host.carry_out(self._live, self, command)

    async def hurry(self) -> None:
        live = self._live
        async with self._host.exclusive(live):
            if live.table.settles_at is not None:
                events = pass_time(live.table, live.table.settles_at, live.dealer)
                await self._host.commit(live, events)

    async def again(self) -> Self:
        request = TableRequest.again(self.table)
        return type(self).open(request, self.file.parent, same_people=True)

    async def close(self) -> None:
        if self._running:
            self._running.cancel()
        try:
            await self._host.scheduler.close()
        finally:
            self._bots.close()
            self.game_file.close(self.table)

    # The audience, and where its host finds the only table

    @property
    def present(self) -> frozenset[int]:
        return self.holder.seats

    def check_seats(self, _: Table) -> None:
        """Nobody leaves their seat at this keyboard."""

    def hear(self, table: Table, now: int, _: Sequence[AnyEvent]) -> None:
        self.hear_anew(table, now)

    def hear_anew(self, table: Table, _: int) -> None:
        self._show(table)
        self.on_change()

    def hear_of_lacking_bots(self) -> None:
        self.on_change()

    def _show(self, table: Table) -> None:
        self.view: PublicView = public_view(table)
        self.own: dict[int, OwnView] = {s: own_view(table, s) for s in self.holder.seats}

    async def _find(self, _: str) -> AnyTable:
        return self._live


def _fail(error: BaseException) -> None:
    """Let the task fail, so that the event loop hears of the error."""
    raise error
