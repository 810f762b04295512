"""A hall in the tests' own process, with a clock that can be set and people at its tables."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ceilings import CEILING_SECONDS
from server.stores import PATIENT

from hashi.records import board_file, deck_named
from hashi.rules import Mode, Pen, Setup, View
from hashi.server.access import holder_of
from hashi.server.client import Client
from hashi.server.clock import Clock, monotonic_clock, wall_clock
from hashi.server.hall import Hall, Ticket
from hashi.server.room import Room
from hashi.server.storage import Store, database_url
from hashi.server.storage.settings import Patience
from hashi.table.commands import AnyCommand
from hashi.table.opening import Place, Wish
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.thinking.thinkers import USUAL_TIMES, HintTimes, Thinkers

Json = dict[str, Any]

QUICK = Options(settles=False)


class SetClock:
    """Stands still until it is set."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class SimpleThinkers(Thinkers):
    """Think at once, in this process, and always the same: to leave everything out."""

    def __init__(self, hint_times: HintTimes = USUAL_TIMES) -> None:
        super().__init__(1, hint_times)
        self._ready.set()
        self.asked: list[str] = []

    async def _load_bots(self) -> None:
        pass

    async def _think(self, bot: str, _: int, view: View, __: float | None) -> str:
        self.asked.append(bot)
        return simple_choice(view)


class SlowThinkers(SimpleThinkers):
    """Answer when they are allowed to."""

    def __init__(self, hint_times: HintTimes = USUAL_TIMES) -> None:
        super().__init__(hint_times)
        self.go = asyncio.Event()
        self.begun: list[str] = []

    async def _think(self, bot: str, seed: int, view: View, seconds: float | None) -> str:
        self.begun.append(bot)
        await self.go.wait()
        return await super()._think(bot, seed, view, seconds)


class UnreadyThinkers(SlowThinkers):
    """Get ready when they are told to, and think when they are told to, from whatever thread."""

    def __init__(self) -> None:
        super().__init__(HintTimes(limit_seconds=CEILING_SECONDS))
        self._ready.clear()
        self._may_be_ready = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def get_ready(self) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._may_be_ready.set)

    def let_think(self) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self.go.set)

    async def _load_bots(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._may_be_ready.wait()


def simple_choice(view: View) -> str:
    if view.card is not None:
        return "- -"
    board = view.setup.board
    return f"{next(island for island in board.islands if not board.flags.get(island))}=3"


def view_before() -> View:
    setup = Setup(board_file("A").board, deck_named("standard"), Mode.SOLO, Pen.CHECKED, ("Aki",))
    return View.before(setup, 0)


@asynccontextmanager
async def hall_in(
    folder: Path,
    clock: Clock = wall_clock,
    thinkers: Thinkers | None = None,
    patience: Patience = PATIENT,
    monotonic: Clock = monotonic_clock,
) -> AsyncIterator[Hall]:
    store = await Store.open(database_url(str(folder / "hashi.db")), patience)
    hall = Hall(store, thinkers or SimpleThinkers(), clock, monotonic)
    running = asyncio.create_task(hall.caretaker.run())
    try:
        yield hall
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await hall.close()
        await store.close()
        if thinkers is None:
            hall._thinkers.close()


class Device:
    """A client at a table, without a socket in between."""

    def __init__(self, hall: Hall, room: Room, client: Client) -> None:
        self.hall, self.room, self.client = hall, room, client
        self.view: Json = {}
        self.own: dict[int, Json] = {}
        self.news: list[Json] = []
        self.bots_ready: bool | None = None

    @classmethod
    async def connect(cls, hall: Hall, ticket: Ticket) -> "Device":
        grant = await hall.keeper.grant(ticket.token)
        assert grant is not None
        room = await hall.room(ticket.table)
        device = cls(hall, room, Client(grant, holder_of(grant, room.table)))
        await hall.enter(room, device.client)
        assert device.hear()[0] == "view"
        return device

    def leave(self) -> None:
        self.hall.leave(self.room, self.client)

    async def ask(self, command: AnyCommand) -> str:
        """`ok`, or the code of the refusal."""
        try:
            await self.hall.carry_out(self.room, self.client, command)
        except Refusal as refusal:
            return refusal.code
        finally:
            self.hear()
        return "ok"

    def hear(self) -> list[str]:
        """Take in what was said; the answer is its kinds."""
        kinds = []
        waiting, self.client._waiting = self.client._waiting, []
        for message in map(json.loads, waiting):
            kinds.append(message["type"])
            match message["type"]:
                case "view":
                    self.view = message["table"]
                    self.bots_ready = message["bots_ready"]
                    self.own = {own["seat"]: own for own in message["own"]}
                case "own":
                    self.own[message["own"]["seat"]] = message["own"]
                case "seats":
                    self.view["seats"] = message["seats"]
                    self.view["settles"] = message["settles"]
                    self.bots_ready = message["bots_ready"]
                case "news":
                    assert message["first"] == len(self.news)
                    self.news += message["news"]
        return kinds


async def two_devices(hall: Hall, options: Options = QUICK) -> tuple[Device, Device]:
    """Aki, who opened the table, and Ben, who was invited."""
    ticket, _ = await hall.open(Wish((Place("Aki"), Place()), options))
    other = await hall.sit(await hall.room(ticket.table), 1, "Ben")
    return await Device.connect(hall, ticket), await Device.connect(hall, other)


async def until(holds: Callable[[], bool]) -> None:
    """For what other tasks and threads will bring about."""
    async with asyncio.timeout(CEILING_SECONDS):
        while not holds():
            await asyncio.sleep(0.01)
