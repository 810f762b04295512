"""A lobby in the tests' own process, with a clock that can be set and people at its tables."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ceilings import CEILING_SECONDS
from server.stores import PATIENT

from hashi.bot_pool.pool import USUAL_TIMES, BotPool, HintTimes
from hashi.host.clock import Clock, monotonic_clock, wall_clock
from hashi.records import board_file, deck_named
from hashi.rules import Mode, Pen, Setup, View
from hashi.server.client import Client
from hashi.server.clients import ServedTable
from hashi.server.lobby import Lobby, Ticket
from hashi.server.storage import Store, database_url
from hashi.server.storage.settings import Patience
from hashi.server.tokens import holder_of
from hashi.table.commands import AnyCommand
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Options
from hashi.table.refusal import Refusal

Json = dict[str, Any]

QUICK = Options(settles=False)


class SetClock:
    """Stands still until it is set."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class SimpleBots(BotPool):
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


class SlowBots(SimpleBots):
    """Answer when they are allowed to."""

    def __init__(self, hint_times: HintTimes = USUAL_TIMES) -> None:
        super().__init__(hint_times)
        self.go = asyncio.Event()
        self.begun: list[str] = []

    async def _think(self, bot: str, seed: int, view: View, seconds: float | None) -> str:
        self.begun.append(bot)
        await self.go.wait()
        return await super()._think(bot, seed, view, seconds)


class UnreadyBots(SlowBots):
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
async def lobby_in(
    folder: Path,
    clock: Clock = wall_clock,
    bot_pool: BotPool | None = None,
    patience: Patience = PATIENT,
    monotonic: Clock = monotonic_clock,
) -> AsyncIterator[Lobby]:
    store = await Store.open(database_url(str(folder / "hashi.db")), patience)
    bots = bot_pool or SimpleBots()
    lobby = Lobby(store, bots, clock, monotonic)
    running = asyncio.create_task(lobby.run())
    try:
        yield lobby
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await lobby.close()
        await store.close()
        if bot_pool is None:
            bots.close()


class Device:
    """A client at a table, without a socket in between."""

    def __init__(self, lobby: Lobby, live: ServedTable, client: Client) -> None:
        self.lobby, self.live, self.client = lobby, live, client
        self.view: Json = {}
        self.own: dict[int, Json] = {}
        self.news: list[Json] = []
        self.bots_ready: bool | None = None

    @classmethod
    async def connect(cls, lobby: Lobby, ticket: Ticket) -> "Device":
        grant = await lobby.registry.grant(ticket.token)
        assert grant is not None
        live = await lobby.table(ticket.table)
        device = cls(lobby, live, Client(grant, holder_of(grant, live.table)))
        await lobby.enter(live, device.client)
        assert device.hear()[0] == "view"
        return device

    def leave(self) -> None:
        self.lobby.leave(self.live, self.client)

    async def ask(self, command: AnyCommand) -> str:
        """`ok`, or the code of the refusal."""
        try:
            await self.lobby.carry_out(self.live, self.client, command)
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


async def two_devices(lobby: Lobby, options: Options = QUICK) -> tuple[Device, Device]:
    """Aki, who opened the table, and Ben, who was invited."""
    ticket, _ = await lobby.open(TableRequest((Place("Aki"), Place()), options))
    other = await lobby.sit(await lobby.table(ticket.table), 1, "Ben")
    return await Device.connect(lobby, ticket), await Device.connect(lobby, other)


async def until(holds: Callable[[], bool]) -> None:
    """For what other tasks and threads will bring about."""
    async with asyncio.timeout(CEILING_SECONDS):
        while not holds():
            await asyncio.sleep(0.01)
