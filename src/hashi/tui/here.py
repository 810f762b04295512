"""A table in this process, for those at this keyboard and the bots they play with."""

import asyncio
import secrets
import shlex
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import redirect_stderr, suppress
from functools import reduce
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING, Self

from hashi.keeping.claim import Claim, new_file
from hashi.records import Unreadable
from hashi.rules import Refused, View
from hashi.table.commands import AnyCommand, Hint
from hashi.table.decide import (
    Holder,
    bots_wanted,
    decide,
    hinted,
    may_hint,
    next_alarm,
    pass_time,
    stand_in,
)
from hashi.table.events import AnyEvent, Came, Ended, Fixed, Hinted, Resolved, RoundTakenBack
from hashi.table.news import News
from hashi.table.opening import Place, Wish, seats_here
from hashi.table.options import FALLBACK, Level
from hashi.table.refusal import Refusal
from hashi.table.table import Table
from hashi.table.view import own_view, public_view
from hashi.tui.at_hand import NOT_KEPT
from hashi.tui.kept import Beginning, name_of_game, new_game, record_of

if TYPE_CHECKING:
    from hashi.thinking.thinkers import Thinkers

KEPT = (Resolved, RoundTakenBack, Fixed, Hinted, Ended)
"""After these, the record on disk is written anew."""

AGAIN = 1
"""Seconds after which bots that could not move try again."""

_BEGAN = 1_000 * (time() - monotonic())


def clock() -> int:
    """Milliseconds since 1970, which go on evenly whatever happens to the system's clock."""
    return int(_BEGAN + 1_000 * monotonic())


class TableHere:
    """The table, its record on disk, and whoever is no person at it."""

    def __init__(self, beginning: Beginning, claim: Claim) -> None:
        self.error: OSError | None = None
        """Why the record could not be written."""
        self._claim = claim
        self._dealer = beginning.dealer
        self._extras = beginning.extras
        self._seats = seats_here(beginning.table.seats)
        self._seed = secrets.randbits(60)
        self._alarm: asyncio.TimerHandle | None = None
        self._thinkers: Thinkers | None = None
        self._warm: asyncio.Task[None] | None = None
        self._thinking: set[tuple[int, int]] = set()
        self.bots_ready = True
        self._lacks_bots = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[], None] = lambda: None
        coming = [Came(self.now, seat) for seat in self._seats]
        self._become(reduce(Table.apply, coming, beginning.table))

    @classmethod
    def open(cls, wish: Wish, folder: Path, *, same_people: bool = False) -> Self:
        """A new game, in a file of its own; raises `Refusal`."""
        beginning = new_game(wish, clock(), same_people=same_people)
        names = [seat.name or "" for seat in beginning.table.seats]
        try:
            return cls(beginning, new_file(folder, name_of_game(names)))
        except OSError:
            raise Refusal("play-no-file", None, folder=str(folder)) from None

    @property
    def file(self) -> Path:
        return self._claim.file

    @property
    def news(self) -> Sequence[News]:
        return self.table.log

    @property
    def now(self) -> int:
        return clock()

    @property
    def trouble(self) -> str | None:
        if self.error:
            return NOT_KEPT
        return "play-no-bot" if self._lacks_bots else None

    @property
    def place(self) -> str:
        return shlex.quote(str(self.file))

    def start(self) -> None:
        self._look_after()

    async def send(self, command: AnyCommand) -> None:
        holder = Holder(frozenset(self._seats), is_opener=True)
        if isinstance(command, Hint):
            await self._hint(holder, command)
        else:
            self._happen(decide(self.table, holder, command, self.now, self._dealer))

    def hurry(self) -> None:
        if self.table.settles_at is not None:
            self._happen(pass_time(self.table, self.table.settles_at, self._dealer))

    async def again(self) -> Self:
        seats = self.table.seats
        places = tuple(map(Place.of, seats))
        wish = Wish(places, self.table.options)
        return type(self).open(wish, self.file.parent, same_people=True)

    async def close(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        if self._thinkers:
            self._thinkers.close()
        if self.error:
            self.save()
        self._claim.release()

    def save(self) -> None:
        """Write the record, if there is a game to tell of."""
        record = record_of(self.table, self._extras)
        if record is None:
            return
        try:
            if self._claim.is_lost:
                lost = self._claim
                self._claim = new_file(lost.file.parent, lost.file.stem)
                lost.release()
            self._claim.write(str(record))
            self.error = None
        except OSError as error:
            self.error = error

    def _happen(self, events: Sequence[AnyEvent]) -> None:
        if not events:
            return
        self._become(reduce(Table.apply, events, self.table))
        if any(isinstance(event, KEPT) for event in events):
            self.save()
        self._look_after()
        self.on_change()

    def _become(self, table: Table) -> None:
        self.table = table
        self.view = public_view(table)
        self.own = {seat: own_view(table, seat) for seat in self._seats}

    def _look_after(self) -> None:
        """See to what the table waits for that is no person."""
        table, now = self.table, self.now
        if self._alarm:
            self._alarm.cancel()
        alarm = next_alarm(table, now)
        if alarm is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0, alarm - now) / 1_000, self._pass_time)
        for seat, bot in bots_wanted(table, now):
            turn = (seat, table.round)
            if turn not in self._thinking:
                self._thinking.add(turn)
                self._start(self._let_bot_move(seat, table.round, bot))

    def _pass_time(self) -> None:
        self._happen(pass_time(self.table, self.now, self._dealer))

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[None]) -> None:
        """What failed in it fails here, where the loop hears of it at once."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.result()

    def _bots(self) -> "Thinkers":
        """They are loaded when the first one is needed, and not before."""
        if self._thinkers is None:
            from hashi.thinking.thinkers import Thinkers

            try:
                # The processes want a real stream for their errors, and a screen may have taken it.
                with redirect_stderr(sys.__stderr__):
                    self._thinkers = Thinkers(1)
            except (OSError, NotImplementedError):  # a system that lends no locks for processes
                raise Refusal("no-bot-now") from None
            self._warm = self._start(self._get_ready(self._thinkers))
        return self._thinkers

    async def _get_ready(self, bots: "Thinkers") -> None:
        self._set_bots_ready(False)
        await bots.warm_up()
        self._set_bots_ready(True)

    def _set_bots_ready(self, ready: bool) -> None:
        self.bots_ready = ready
        self.on_change()

    async def _let_bot_move(self, seat: int, round: int, bot: Level) -> None:
        try:
            events = await self._bots_move(seat, round, bot)
            if self._lacks_bots != (events is None):
                self._lacks_bots = events is None
                self.on_change()
            if events is None:
                await asyncio.sleep(AGAIN)
        finally:
            self._thinking.discard((seat, round))
        if events is None:
            self._look_after()
        else:
            self._happen(events)

    async def _bots_move(self, seat: int, round: int, bot: Level) -> Sequence[AnyEvent] | None:
        """What comes of the bot's move, or of another one's; None if none of them can move."""
        for player in (bot, FALLBACK):
            with suppress(Refusal, Refused, Unreadable):
                move = await self._bots().move(player, self._seed, self.table.knowledge(seat))
                return stand_in(self.table, seat, round, move, player, self.now, self._dealer)
        return None

    async def _hint(self, holder: Holder, command: Hint) -> None:
        had = may_hint(self.table, holder, command)
        view = self.table.knowledge(command.seat)
        move = had.move if had else await self._advice(view)
        try:
            self._happen(hinted(self.table, holder, command, view, move, self.now))
        except Unreadable:
            raise Refusal("no-bot-now") from None

    async def _advice(self, view: View) -> str:
        bots = self._bots()
        if self._warm:
            await asyncio.shield(self._warm)
        return await bots.hint(self._seed, view)
