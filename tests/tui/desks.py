"""People at a desk in tests: one keyboard, stacked cards, bots who pass, and no screen."""

from collections import deque
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from hashi.keeping.claim import Claim
from hashi.records import DECK, deck_named, parse_card, parse_island
from hashi.rules import Mode, Pen
from hashi.table.decide import stand_in
from hashi.table.opening import Place, Wish, open_table
from hashi.table.options import Options
from hashi.table.table import Table
from hashi.tui.desk import Desk
from hashi.tui.here import TableHere
from hashi.tui.kept import Beginning, LeftCards
from hashi.tui.words import Words

ANN, BEN, STEADY = Place("Ann"), Place("Ben"), Place(bot="steady")
CARDS = "5/3 2/1 4/2 3/1 6/2"
BOARD = "oR...o/..Boo./.o.o.R/o.o.B./.Roo../B...Ro"
"""Of our own, so that tests can name its islands whatever becomes of the sides."""

NOW = 1_700_000_000_000


class Quiet(TableHere):
    """A table at which nothing happens by itself: rounds end when somebody says so, and bots make
    the moves that a test names."""

    def _look_after(self) -> None:
        pass

    def bot_moves(self, seat: int, move: str) -> None:
        bot = self.table.seats[seat].bot
        assert bot
        round = self.table.round
        self._happen(stand_in(self.table, seat, round, move, bot, self.now, self._dealer))


def stacked(first: str = CARDS) -> LeftCards:
    """These cards first, and then the others in the order of the deck."""
    top = [parse_card(word) for word in first.split()]
    return LeftCards((*top, *(card for card in deck_named(DECK).cards if card not in top)))


def beginning(
    *places: Place, cards: str = CARDS, pen: Pen = Pen.CHECKED, board: str = BOARD
) -> Beginning:
    mode = Mode.SOLO if len(places) == 1 else Mode.TABLE
    events = open_table(Wish(places, Options(board, mode, pen)), "table", "ab" * 32, NOW)
    return Beginning(Table.load(events), stacked(cards), (("date", "2026-11-16"),))


def table_for(
    file: Path, *places: Place, cards: str = CARDS, pen: Pen = Pen.CHECKED, board: str = BOARD
) -> Quiet:
    return Quiet(beginning(*(places or (ANN,)), cards=cards, pen=pen, board=board), Claim(file))


class Sitting:
    """Presses keys, and waits until what they brought about is done."""

    def __init__(self, table: TableHere, language: str = "en") -> None:
        self.table = table
        self._pending: deque[Coroutine[None, None, None]] = deque()
        self.desk = Desk(Words(language), table, self._pending.append, lambda: None)
        self.desk.cursor = parse_island("c4")

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.desk.press(key)
            await self._settle()

    async def type(self, text: str) -> None:
        self.desk.type(text)
        await self._settle()

    async def click(self, at: str) -> None:
        self.desk.click(at)
        await self._settle()

    async def _settle(self) -> None:
        while self._pending:
            await self._pending.popleft()

    @property
    def is_settled(self) -> bool:
        return not self._pending

    @property
    def behind(self) -> tuple[str | None, int | None]:
        """What lies over the board, and whose it is."""
        return self.desk.cover, self.desk.scene.seat

    @property
    def what(self) -> str:
        return self.desk.message()[0]

    @property
    def why(self) -> str:
        return self.desk.message()[1]


async def solo(file: Path, entry: str = "e2=3", **options: Any) -> Sitting:
    """Ann alone, with the first card before her."""
    sitting = Sitting(table_for(file, **options))
    await sitting.type(entry)
    await sitting.press("enter")
    return sitting
