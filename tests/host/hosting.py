"""A host in tests: a table whose events stay in memory, an audience that notes what it hears, and
bots that answer as a test says."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from tables import BOARD, OPENED, Stacked, stacked

from hashi.bot_pool.fair_queue import Asker
from hashi.host.host import Host
from hashi.host.live_table import LiveTable
from hashi.rules import Pen, View
from hashi.table.commands import AnyCommand
from hashi.table.events import AnyEvent, Stored
from hashi.table.holder import Holder
from hashi.table.opening import Place, TableRequest, open_table
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.table import Table

USUAL, QUICK, FREE = Options(), Options(settles=False), Options(pen=Pen.FREE)


@dataclass
class MemoryStorage:
    """Can be told to fail, before or after it has stored, and to take its time."""

    events: list[Stored]
    fails: bool = False
    stores_all_the_same: bool = False
    is_in_doubt: bool = False
    go_on: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.go_on.set()

    async def append(self, events: Sequence[Stored], _: Table) -> None:
        self.is_in_doubt = True
        await self.go_on.wait()
        if not self.fails or self.stores_all_the_same:
            self.events += events
        if self.fails:
            raise Refusal("not-stored")
        self.is_in_doubt = False

    async def refresh(self) -> Table | None:
        if not self.is_in_doubt:
            return None
        self.is_in_doubt = False
        return Table.load(self.events)


ANEW, BOTS_LACK = "anew", "bots lack"


@dataclass
class Listeners:
    """They note what they hear."""

    storage: MemoryStorage
    present: frozenset[int]
    heard: list[object] = field(default_factory=list)

    def check_seats(self, table: Table) -> None:
        self.present = frozenset(at for at in self.present if table.seats[at].is_person)

    def hear(self, _: Table, now: int, events: Sequence[AnyEvent]) -> None:
        assert now >= OPENED
        told = [event for event in events if isinstance(event, Stored)]
        stored = self.storage.events
        assert stored[len(stored) - len(told) :] == told, "nobody hears of what is not stored"
        self.heard.append(events)

    def hear_anew(self, _: Table, __: int) -> None:
        self.heard.append(ANEW)

    def hear_of_lacking_bots(self) -> None:
        self.heard.append(BOTS_LACK)


class TestBots:
    """They answer with what a test put down, in that order, as soon as they may; with nothing left
    they never do."""

    __test__ = False
    is_ready = True

    def __init__(self, *answers: str | Exception) -> None:
        self.answers = [*answers]
        self.asked: list[tuple[str, Asker]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def move(self, bot: str, _: int, __: View, asker: Asker) -> str:
        self.asked.append((bot, asker))
        await self.may_answer.wait()
        if not self.answers:
            await asyncio.Event().wait()
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def hint(self, seed: int, view: View, asker: Asker) -> str:
        return await self.move("hint", seed, view, asker)


class Players:
    """Everybody who sits at the table, on one device."""

    def __init__(self, *seats: int, visitor: str = "192.0.2.1") -> None:
        self.holder = Holder(frozenset(seats), is_opener=True)
        self.visitor = visitor


class Hosting:
    """One host with one table, and a clock that a test sets."""

    def __init__(
        self,
        *places: Place,
        bots: TestBots | None = None,
        options: Options = USUAL,
        cards: str = "",
        most_hints: int | None = None,
    ) -> None:
        self.now = OPENED
        self.bots = bots or TestBots()
        self.failures: list[BaseException] = []
        self.expected_failures: list[BaseException] = []
        dealer: Stacked = stacked(cards)
        options = msgspec.structs.replace(options, board=BOARD)
        events = open_table(TableRequest(places, options), "table", "ab" * 32, OPENED)
        self.storage = MemoryStorage([*events])
        table = Table.load(events)
        persons = (at for at, seat in enumerate(table.seats) if seat.is_person)
        self.audience = Listeners(self.storage, frozenset(persons))
        self.host = Host(
            self._find,
            self.bots,
            lambda: self.now,
            self.failures.append,
            most_hints=most_hints,
        )
        self.live = LiveTable(table, dealer, self.storage, self.audience, lambda: self.now)
        self.live.note_who_is_here()
        self.audience.heard.clear()
        self.players = Players(*range(len(places)))

    async def _find(self, table_id: str) -> LiveTable[MemoryStorage, Listeners]:
        assert table_id == self.table.id
        return self.live

    @property
    def table(self) -> Table:
        return self.live.table

    async def ask(self, command: AnyCommand) -> str:
        """`ok`, or the code of the refusal."""
        try:
            await self.host.carry_out(self.live, self.players, command)
        except Refusal as refusal:
            return refusal.code
        return "ok"

    async def wait(self, milliseconds: int) -> None:
        """Time passes, and everything that this brings about is done."""
        self.now += milliseconds
        self.host.scheduler.tick()
        await self.settle()

    async def settle(self) -> None:
        """Until no task goes on, but for bots without an answer."""
        for _ in range(50):
            await asyncio.sleep(0)
        assert self.failures == self.expected_failures

    async def close(self) -> None:
        await self.host.scheduler.close()
