"""A server in this process: its clock is an argument, and its bots need no process of their own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from threading import Thread

from ceilings import CEILING_SECONDS

from hashi.bot_pool.pool import BotPool
from hashi.host.clock import wall_clock
from hashi.rules import Card, Move, Sheet, Start, View, examine, legal_entries
from hashi.rules.game import START_NUMBERS
from hashi.rules.turn import bridge_sets
from hashi.server.app import make_app
from hashi.server.run import Server, configure, listening
from hashi.server.settings import Settings

SOME_WAYS = 20
"""How many ways to draw bridges a quick bot looks at, for each place of its number."""


class Clock:
    """It stands still, however slow the machine is, until it is put forward."""

    def __init__(self) -> None:
        self._now = wall_clock()

    def __call__(self) -> int:
        return self._now

    def put_forward(self, seconds: int) -> None:
        self._now += 1_000 * seconds


class QuickBots(BotPool):
    """Every bot, and the master too, does at once what finishes and draws most."""

    async def _load_bots(self) -> None:
        pass

    async def _think(self, _: str, __: int, view: View, ___: float | None) -> str:
        return str(_start(view) if view.card is None else _busiest(view))


def _start(view: View) -> Start:
    board = view.setup.board
    return Start(next(each for each in board.islands if not board.flags[each]), START_NUMBERS[0])


def _moves(sheet: Sheet, card: Card) -> Iterator[Move]:
    for entry in (None, *legal_entries(sheet, card)):
        entered = sheet.enter(entry, card.number) if entry else sheet
        yield Move(entry)
        for bridges in islice(bridge_sets(entered, card.bridges), SOME_WAYS):
            yield Move(entry, bridges)


def _busiest(view: View) -> Move:
    """Flags first: whoever watches sees the goals come nearer."""
    card, flags = view.card, view.setup.board.flags
    assert card

    def worth(move: Move) -> tuple[int, int, bool]:
        sheet, _ = examine(view.sheet, card, move)
        flagged = sum(flags[island] is not None for island in sheet.complete_islands)
        return flagged, len(move.bridges), move.entry is not None

    return max(_moves(view.sheet, card), key=worth)


@contextmanager
def serving_by(
    clock: Callable[[], int],
    database: Path,
    make_bot_pool: Callable[[], BotPool] = QuickBots,
    port: int = 0,
) -> Iterator[str]:
    """A server on which one visitor may open any number of tables and records."""
    settings = Settings(database=str(database), tables_per_hour=10_000, records_per_hour=10_000)
    app = make_app(settings, clock, make_bot_pool)
    server = Server(configure(app, settings), lambda: None)
    with listening(settings.host, port) as listener:
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            while not server.started:
                thread.join(0.02)
                assert thread.is_alive(), "the server did not start"
            host, port = listener.getsockname()
            yield f"http://{host}:{port}"
        finally:
            server.should_exit = True
            thread.join(CEILING_SECONDS)
            assert not thread.is_alive(), "the server did not end"
