"""Who is next: visitors take turns, and so do the tables of each visitor."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

_Item = TypeVar("_Item")


class Asker(NamedTuple):
    """Who asks: a visitor's address, and the table, if it is for one."""

    visitor: str
    table: str


class FairQueue(Generic[_Item]):
    """Takes one item of each visitor in turn, and of a visitor's tables one in turn."""

    def __init__(self) -> None:
        self._visitors: OrderedDict[str, OrderedDict[str, deque[_Item]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._visitors)

    def __len__(self) -> int:
        return sum(map(self.count, self._visitors))

    def count(self, visitor: str) -> int:
        """How many items of this visitor wait."""
        return sum(map(len, self._visitors.get(visitor, {}).values()))

    def put(self, asker: Asker, item: _Item) -> None:
        tables = self._visitors.setdefault(asker.visitor, OrderedDict())
        tables.setdefault(asker.table, deque()).append(item)

    def take(self) -> _Item:
        """The next item; its visitor goes to the end of the queue."""
        visitor, tables = self._visitors.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._visitors[visitor] = tables
        return item


class FairTurns(FairQueue[asyncio.Future[None]]):
    """Tasks that wait for their turn."""

    async def wait(self, asker: Asker, pass_on: Callable[[], None]) -> None:
        """Until it is this task's turn. A task that is cancelled at that moment calls `pass_on`."""
        turn = asyncio.get_running_loop().create_future()
        self.put(asker, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                pass_on()
            raise

    def give(self) -> bool:
        """Give the next task its turn; False if none waits."""
        while self:
            turn = self.take()
            if not turn.cancelled():
                turn.set_result(None)
                return True
        return False
