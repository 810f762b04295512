"""What happens by itself: rounds end, bots move, and tables that nobody visits are closed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TypeVar

from hashi.server.alarms import Alarms
from hashi.server.clock import Clock
from hashi.server.idle import LOOK_EVERY, IdleTables
from hashi.server.keeper import NOT_STORED, Keeper
from hashi.server.room import Room, Turn
from hashi.server.storage import StorageFailed
from hashi.server.unforeseen import log_unforeseen
from hashi.table.decide import bots_wanted, expire, next_alarm, pass_time, stand_in
from hashi.table.options import FALLBACK, Level
from hashi.table.refusal import Refusal
from hashi.thinking.thinkers import Thinkers

LOG = logging.getLogger("hashi")

_Answer = TypeVar("_Answer")

TICK = 0.05
"""In seconds: how late an alarm may be."""

AGAIN = 1_000
TIDYING = 60_000
VISIT = 3_600_000
"""In milliseconds: after how long what failed is tried again, tables that nobody has in hands are
put away, and someone who stays is a visitor once more."""


class Caretaker:
    """Keeps an eye on the clock, and on whatever tables wait for that is no person."""

    def __init__(self, keeper: Keeper, thinkers: Thinkers, monotonic_clock: Clock) -> None:
        self._keeper = keeper
        self._clock = keeper.clock
        self._monotonic_clock = monotonic_clock
        self._thinkers = thinkers
        self._idle = IdleTables()
        self.alarms = Alarms()
        self.tasks: set[asyncio.Task[None]] = set()
        self._tidied = self._clock()
        self._looked = self._monotonic_clock()
        keeper.on_change = self.look_after

    async def run(self) -> None:
        """Take up all tables where they were left, then wait for what is due."""
        self.start(self._get_bots_ready())
        self.start(self._take_up_all())
        while True:
            await asyncio.sleep(TICK)
            self.tick()

    def tick(self) -> None:
        """Start what is due."""
        now = self._clock()
        for table_id in self.alarms.due(now):
            self.start(self._on_alarm(table_id))
        if now - self._tidied > TIDYING:
            self._tidied = now
            self._keeper.tidy()
        if (moment := self._monotonic_clock()) - self._looked > LOOK_EVERY:
            self._looked = moment
            self.start(self._close_idle())

    async def close(self) -> None:
        """Nothing more happens."""
        tasks = [*self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log_unforeseen(error)

    # Tables that wait

    def look_after(self, room: Room) -> None:
        """See to what the table waits for that is no person."""
        table, now = room.table, room.now
        if self.alarms.is_resting(table.id):
            return
        alarm = next_alarm(table, now)
        if alarm is not None:
            self.alarms.set(alarm - room.ahead, table.id)
        for seat, bot in bots_wanted(table, now):
            turn = room.turn_of(seat)
            if turn not in room.thinking:
                room.thinking.add(turn)
                self.start(self._let_bot_move(room, turn, bot))

    async def _on_alarm(self, table_id: str) -> None:
        try:
            room = await self._keeper.room(table_id)
            async with self._keeper.turn(room):
                # While it waited for its turn, another alarm of this table may have failed.
                if not self.alarms.is_resting(table_id):
                    await self._keeper.keep(room, pass_time(room.table, room.now, room.dealer))
        except Refusal as refusal:
            if refusal.code == NOT_STORED:
                self.alarms.rest(self._clock() + AGAIN, table_id)

    async def _let_bot_move(self, room: Room, turn: Turn, bot: Level) -> None:
        try:
            for player in (bot, FALLBACK):
                try:
                    await self._move(room, turn, player)
                    return
                except Exception as error:  # whatever a bot does, the table goes on
                    why = error.code if isinstance(error, Refusal) else type(error).__name__
                    if why == NOT_STORED:
                        break
                    LOG.error("%s could not move: %s", player, why)
        finally:
            room.thinking.remove(turn)
        self.alarms.rest(self._clock() + AGAIN, room.table.id)

    async def _move(self, room: Room, turn: Turn, bot: Level) -> None:
        """For the sheet as it is: the bot thinks again if that was put right meanwhile."""
        seat, round, _ = turn
        while turn == room.turn_of(seat) and seat in room.table.waits_for:
            view = room.table.knowledge(seat)
            move = await self._thinkers.move(bot, room.seed, view, room.asker)
            async with self._keeper.turn(room):
                if turn == room.turn_of(seat) and view.sheet == room.table.knowledge(seat).sheet:
                    events = stand_in(room.table, seat, round, move, bot, room.now, room.dealer)
                    await self._keeper.keep(room, events)
                    return

    async def _get_bots_ready(self) -> None:
        await self._thinkers.warm_up()
        self._keeper.note_bots_ready()

    # Tables at the beginning and at the end

    async def _take_up_all(self) -> None:
        await self._read(self._keeper.store.take_back)
        await self._close_idle()
        for found in await self._read(self._keeper.store.open_tables):
            await asyncio.wait([self.start(self._on_alarm(found.id))])

    async def _close_idle(self) -> None:
        """Nobody visited them for so long that nobody will."""
        tables = await self._read(self._keeper.store.open_tables)
        now, moment = self._keeper.wall_clock(), self._monotonic_clock()
        for room in self._keeper.rooms.values():
            if room.clients:
                self._idle.note_visit(room.table.id, moment)
        for table_id, visited in self._idle.look(tables, now, moment):
            if visited is not None:
                await self._keeper.note_visit(table_id, visited)
            else:
                with suppress(Refusal):  # there will be another look
                    await self._close_if_empty(await self._keeper.room(table_id))

    async def _read(self, ask: Callable[[], Awaitable[_Answer]]) -> _Answer:
        """What the store says, as soon as it does."""
        while True:
            try:
                return await ask()
            except StorageFailed as failed:
                LOG.error("tables cannot be read: %s %s", failed.reason, failed.code)
                await asyncio.sleep(AGAIN / 1_000)

    async def _close_if_empty(self, room: Room) -> None:
        async with self._keeper.turn(room):
            if not self._idle.was_visited(room.table.id, self._monotonic_clock()):
                await self._keeper.keep(room, expire(room.table, room.now, room.dealer))

    def see_visitor(self, room: Room) -> None:
        """Someone came, which keeps the table from being closed."""
        self._idle.note_visit(room.table.id, self._monotonic_clock())
        now = self._clock()
        if room.visited is None or now - room.visited > VISIT:
            room.visited = now
            self.start(self._keeper.note_visit(room.table.id, now))
