"""One table in memory: where it is stored, who watches it, and which turns its bots think about."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import reduce
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from hashi.bot_pool.fair_queue import Asker
from hashi.host.clock import Clock
from hashi.table.dealer import HiddenCards
from hashi.table.events import AnyEvent, Came, Seated, Stored, Went
from hashi.table.table import Table

Append = Callable[[Sequence[Stored], Table], Awaitable[None]]
"""`Storage.append`, or a way to store something else together with the events."""


class Storage(Protocol):
    """Where one table is stored."""

    async def append(self, events: Sequence[Stored], after: Table) -> None:
        """Store the next events, which leave the table like this; raises `Refusal` on failure."""

    async def refresh(self) -> Table | None:
        """The table as it is stored, if a failure left that in doubt; None if there is no doubt."""


class Audience(Protocol):
    """Everybody who sees one table."""

    @property
    def present(self) -> frozenset[int]:
        """The seats whose players are here now."""

    def check_seats(self, table: Table) -> None:
        """A seat has changed hands: players who have lost theirs are no longer present."""

    def hear(self, table: Table, now: int, events: Sequence[AnyEvent]) -> None:
        """These events left the table like this."""

    def hear_anew(self, table: Table, now: int) -> None:
        """The table was loaded again, and may differ in anything."""

    def hear_of_lacking_bots(self) -> None:
        """The bots whose turn it is cannot move, or can move again."""


class BotTurn(NamedTuple):
    """Whom a bot moves for, and when. `given` tells one holder of the seat from the next."""

    seat: int
    round: int
    given: int


StorageT = TypeVar("StorageT", bound=Storage)
AudienceT = TypeVar("AudienceT", bound=Audience)


class LiveTable(Generic[StorageT, AudienceT]):
    """Holders of `lock` change the table one after the other, each after the last is stored."""

    def __init__(
        self,
        table: Table,
        dealer: HiddenCards,
        storage: StorageT,
        audience: AudienceT,
        clock: Clock,
        *,
        latest: int = 0,
    ) -> None:
        """`latest` is the time of the table's latest event. If the clock was set back since, the
        table keeps that lead over the clock."""
        self.table = table
        self.dealer = dealer
        self.storage = storage
        self.audience = audience
        self.lock = asyncio.Lock()
        self.lead = max(0, latest - clock())
        """Milliseconds that this table is ahead of the clock."""
        self.seed = secrets.randbits(60)
        """Of the bots at this table; the cards do not depend on it."""
        self.visitor = ""
        """Who opened the table or, after the host has loaded it, was the first to act there."""
        self.thinking: set[BotTurn] = set()
        """The turns that bots are thinking about."""
        self.lacks_bots = False
        """Whether the last bot that was to move here could not, nor its substitute."""
        self._clock = clock
        self._hints_thought = Counter[BotTurn]()
        """For this round."""

    @property
    def now(self) -> int:
        """What time it is at this table."""
        return self._clock() + self.lead

    @property
    def asker(self) -> Asker:
        """For whom bots think here."""
        return Asker(self.visitor, self.table.id)

    def bot_turn(self, seat: int) -> BotTurn:
        return BotTurn(seat, self.table.round, self.table.seats[seat].given)

    def hints_thought(self, turn: BotTurn) -> int:
        """How many hints bots have thought of for that player in this round."""
        return self._hints_thought[turn]

    def note_hint(self, turn: BotTurn) -> None:
        """A bot has thought of one. Those of other rounds count no more."""
        thought = self._hints_thought.items()
        self._hints_thought = Counter(
            {each: count for each, count in thought if each.round == turn.round}
        )
        self._hints_thought[turn] += 1

    def after(self, events: Iterable[AnyEvent]) -> Table:
        """The table as the events will leave it."""
        return reduce(Table.apply, events, self.table)

    async def commit(self, events: Sequence[AnyEvent], append: Append | None = None) -> None:
        """Store the events, apply them, tell the audience: nobody hears of what might get lost.

        `append` takes the place of the storage's own.
        """
        if not events:
            return
        after = self.after(events)
        if stored := [event for event in events if isinstance(event, Stored)]:
            await (append or self.storage.append)(stored, after)
        # Someone may have come or gone while the events were being stored.
        self.table = msgspec.structs.replace(after, here=self.table.here)
        if any(isinstance(event, Seated) for event in events):
            self.audience.check_seats(self.table)
            self.note_who_is_here()
        self.audience.hear(self.table, self.now, events)

    def reload(self, table: Table) -> None:
        """Take the table as it is stored; what is never stored stays as it was."""
        old = self.table
        for seat, marks in enumerate(old.drafts):
            if _is_same_turn(old, table, seat):
                table = table.with_draft(seat, marks, old.drafted_at[seat])
        self.table = msgspec.structs.replace(table, here=old.here)
        if self.table != old:
            self.audience.check_seats(self.table)
            self.note_who_is_here()
            self.audience.hear_anew(self.table, self.now)

    def note_who_is_here(self, coming: frozenset[int] = frozenset()) -> None:
        """Note who came and went; the seats of someone `coming` count already."""
        here = coming | self.audience.present
        events: list[AnyEvent] = [Came(self.now, seat) for seat in here - self.table.here]
        events += [Went(self.now, seat) for seat in self.table.here - here]
        if events:
            self.table = self.after(events)
            self.audience.hear(self.table, self.now, events)


def _is_same_turn(old: Table, new: Table, seat: int) -> bool:
    """A draft is of one player, for one turn, on the sheet as it was."""

    def turn(table: Table) -> tuple[object, ...]:
        course = table.game and table.game.courses[seat]
        return table.round, table.hands[seat], table.seats[seat].given, course

    return turn(old) == turn(new)
