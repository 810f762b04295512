"""People at a controller in tests: one keyboard, stacked cards, bots who pass, and no screen."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from hashi.records import DECK, deck_named, parse_card, parse_island
from hashi.rules import Mode, Pen
from hashi.table.opening import Place, TableRequest, open_table
from hashi.table.options import Options
from hashi.table.rounds import stand_in
from hashi.table.table import Table
from hashi.tui.controller import Controller
from hashi.tui.local_bots import LocalBots
from hashi.tui.local_table import LocalTable
from hashi.tui.saved_game import Beginning, LeftCards
from hashi.tui.words import Words
from hashi.user_files.claim import Claim

ANN, BEN, STEADY = Place("Ann"), Place("Ben"), Place(bot="steady")
CARDS = "5/3 2/1 4/2 3/1 6/2"
BOARD = "oR...o/..Boo./.o.o.R/o.o.B./.Roo../B...Ro"
"""Of our own, so that tests can name its islands whatever becomes of the sides."""

NOW = 1_700_000_000_000


class StillBots(LocalBots):
    """They never move by themselves, and give the hint that a test names, once it is enough."""

    def __init__(self, advice: str = "") -> None:
        super().__init__()
        self.advice = advice
        self.enough = asyncio.Event()
        self.enough.set()

    async def move(self, *_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def hint(self, *_: object) -> str:
        await self.enough.wait()
        return self.advice


class Quiet(LocalTable):
    """A table at which nothing happens by itself: rounds end when somebody says so, and bots make
    the moves that a test names."""

    def __init__(self, beginning: Beginning, claim: Claim, bots: LocalBots | None = None) -> None:
        super().__init__(beginning, claim, bots or StillBots())

    def start(self) -> None:
        pass

    async def bot_moves(self, seat: int, move: str) -> None:
        live, table = self._live, self.table
        bot = table.seats[seat].bot
        assert bot
        events = stand_in(table, seat, table.round, move, bot, live.now, live.dealer)
        await self._host.commit(live, events)


def stacked(first: str = CARDS) -> LeftCards:
    """These cards first, and then the others in the order of the deck."""
    top = [parse_card(word) for word in first.split()]
    return LeftCards((*top, *(card for card in deck_named(DECK).cards if card not in top)))


def beginning(
    *places: Place, cards: str = CARDS, pen: Pen = Pen.CHECKED, board: str = BOARD
) -> Beginning:
    mode = Mode.SOLO if len(places) == 1 else Mode.TABLE
    events = open_table(TableRequest(places, Options(board, mode, pen)), "table", "ab" * 32, NOW)
    return Beginning(Table.load(events), stacked(cards), (("date", "2026-11-16"),))


def table_for(
    file: Path,
    *places: Place,
    cards: str = CARDS,
    pen: Pen = Pen.CHECKED,
    board: str = BOARD,
    bots: LocalBots | None = None,
) -> Quiet:
    start = beginning(*(places or (ANN,)), cards=cards, pen=pen, board=board)
    return Quiet(start, Claim(file), bots)


class Sitting:
    """Presses keys, and waits until what they brought about is done."""

    def __init__(self, table: LocalTable, language: str = "en") -> None:
        self.table = table
        self._pending: deque[Coroutine[None, None, None]] = deque()
        self.controller = Controller(Words(language), table, self._pending.append, lambda: None)
        self.controller.cursor = parse_island("c4")

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.controller.press(key)
            await self._settle()

    async def type(self, text: str) -> None:
        self.controller.type(text)
        await self._settle()

    async def click(self, at: str) -> None:
        self.controller.click(at)
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
        return self.controller.overlay, self.controller.screen.seat

    @property
    def what(self) -> str:
        return self.controller.message()[0]

    @property
    def why(self) -> str:
        return self.controller.message()[1]


async def solo(file: Path, entry: str = "e2=3", **options: Any) -> Sitting:
    """Ann alone, with the first card before her."""
    sitting = Sitting(table_for(file, **options))
    await sitting.type(entry)
    await sitting.press("enter")
    return sitting
