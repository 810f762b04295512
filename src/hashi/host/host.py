"""What happens at live tables: commands, rounds that end, bots that move, and hints."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

from hashi.bot_pool.fair_queue import Asker
from hashi.host.bots import FALLBACK, Bots
from hashi.host.clock import Clock
from hashi.host.live_table import Append, BotTurn, LiveTable
from hashi.host.scheduler import Scheduler
from hashi.records import Unreadable
from hashi.rules import Refused
from hashi.table.commands import AnyCommand, Hint
from hashi.table.decide import decide
from hashi.table.events import AnyEvent
from hashi.table.hints import hinted, may_hint
from hashi.table.holder import Holder
from hashi.table.refusal import Refusal
from hashi.table.rounds import bots_wanted, stand_in
from hashi.table.seat import Level
from hashi.table.timing import next_alarm, pass_time

LOG = logging.getLogger("hashi")

NOT_STORED = "not-stored"
"""The code of the refusal when the storage fails, which may pass."""

AnyTable = LiveTable[Any, Any]


class Player(Protocol):
    """Someone who sends commands. What they hold may change while a command waits for its turn."""

    @property
    def holder(self) -> Holder: ...

    @property
    def visitor(self) -> str: ...


class Host:
    """All that is stored of a table is decided here, one change at a time."""

    def __init__(
        self,
        find: Callable[[str], Awaitable[AnyTable]],
        bots: Bots,
        clock: Clock,
        report: Callable[[BaseException], None],
        *,
        most_hints: int | None = None,
    ) -> None:
        """`find` gets a table by its id when its alarm goes off; it may raise `Refusal`. `report`
        gets errors that nobody waits for; if it raises them, the task ends there. `most_hints` is
        how many hints bots think of for one player in one round, more than one only after the
        player put a mistake right."""
        self._find = find
        self._bots = bots
        self._report = report
        self._most_hints = most_hints
        self.scheduler = Scheduler(clock, self.wake, report)

    @asynccontextmanager
    async def exclusive(self, live: AnyTable) -> AsyncIterator[None]:
        """One change after the other, each to the table as it is stored."""
        async with live.lock:
            await self.refresh(live)
            yield

    async def refresh(self, live: AnyTable) -> None:
        """Take the table as it is stored if the one in memory may be another."""
        if (stored := await live.storage.refresh()) is not None:
            live.reload(stored)
            self.look_after(live)

    async def commit(
        self, live: AnyTable, events: Sequence[AnyEvent], append: Append | None = None
    ) -> None:
        """Store, apply and tell, while no one else changes the table; then look after it."""
        await live.commit(events, append)
        self.look_after(live)

    async def carry_out(self, live: AnyTable, player: Player, command: AnyCommand) -> None:
        """Do what is asked, or raise `Refusal`; when this returns, it is stored."""
        if isinstance(command, Hint):
            await self._give_hint(live, player, command)
            return
        async with self.exclusive(live):
            events = decide(live.table, player.holder, command, live.now, live.dealer)
            await self.commit(live, events)
        live.visitor = live.visitor or player.visitor

    async def _give_hint(self, live: AnyTable, player: Player, command: Hint) -> None:
        had = may_hint(live.table, player.holder, command)
        view = live.table.knowledge(command.seat)
        if had:
            move = had.move
        else:
            turn = live.bot_turn(command.seat)
            if self._most_hints is not None and live.hints_thought(turn) >= self._most_hints:
                raise Refusal("no-more-hints")
            move = await self._bots.hint(live.seed, view, Asker(player.visitor, live.table.id))
            live.note_hint(turn)
        async with self.exclusive(live):
            try:
                events = hinted(live.table, player.holder, command, view, move, live.now)
            except Unreadable:
                raise Refusal("no-bot-now") from None
            await self.commit(live, events)

    # What happens without a command

    def look_after(self, live: AnyTable) -> None:
        """Set the alarm for what is due next, and let bots move whose turn it is."""
        table, now = live.table, live.now
        if self.scheduler.alarms.is_resting(table.id):
            return
        alarm = next_alarm(table, now)
        if alarm is not None:
            self.scheduler.set_alarm(alarm - live.lead, table.id)
        for seat, bot in bots_wanted(table, now):
            turn = live.bot_turn(seat)
            if turn not in live.thinking:
                live.thinking.add(turn)
                self.scheduler.start(self._let_bot_move(live, turn, bot))

    async def wake(self, table_id: str) -> None:
        try:
            live = await self._find(table_id)
            async with self.exclusive(live):
                # While this waited for its turn, another alarm of this table may have failed.
                if not self.scheduler.alarms.is_resting(table_id):
                    await self.commit(live, pass_time(live.table, live.now, live.dealer))
        except Refusal as refusal:
            if refusal.code == NOT_STORED:
                self.scheduler.retry(table_id)

    async def _let_bot_move(self, live: AnyTable, turn: BotTurn, bot: Level) -> None:
        """The bot moves or, if it cannot, another one; else both try again later."""
        try:
            is_done = await self._try_to_move(live, turn, bot)
        finally:
            live.thinking.remove(turn)
        if not is_done:
            self.scheduler.retry(live.table.id)

    async def _try_to_move(self, live: AnyTable, turn: BotTurn, bot: Level) -> bool:
        for player in (bot, FALLBACK):
            try:
                await self._move(live, turn, player)
            except (Refusal, Refused, Unreadable) as error:
                why = error.code if isinstance(error, Refusal) else type(error).__name__
                if why == NOT_STORED:
                    return False
                LOG.error("%s could not move: %s", player, why)
            except Exception as error:  # whatever a bot does, the table goes on
                LOG.error("%s could not move: %s", player, type(error).__name__)
                self._report(error)
            else:
                _note_bots(live, are_lacking=False)
                return True
        _note_bots(live, are_lacking=True)
        return False

    async def _move(self, live: AnyTable, turn: BotTurn, bot: Level) -> None:
        """For the sheet as it is: the bot thinks again if that was put right meanwhile."""
        seat, round, _ = turn
        while turn == live.bot_turn(seat) and seat in live.table.waits_for:
            view = live.table.knowledge(seat)
            move = await self._bots.move(bot, live.seed, view, live.asker)
            async with self.exclusive(live):
                if turn == live.bot_turn(seat) and view.sheet == live.table.knowledge(seat).sheet:
                    events = stand_in(live.table, seat, round, move, bot, live.now, live.dealer)
                    await self.commit(live, events)
                    return


def _note_bots(live: AnyTable, *, are_lacking: bool) -> None:
    if live.lacks_bots != are_lacking:
        live.lacks_bots = are_lacking
        live.audience.hear_of_lacking_bots()
