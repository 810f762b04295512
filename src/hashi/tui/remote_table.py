"""A table at a server: `docs/protocol.md` says what is sent and heard."""

import asyncio
import shlex
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import uniform
from typing import Any, Self, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from hashi.table.commands import AnyCommand, Hint
from hashi.table.messages import Ask, Message, NewsMessage, Ok, Own, Refused, Seats
from hashi.table.news import News
from hashi.table.refusal import Refusal
from hashi.table.table import Phase
from hashi.table.view import OwnView, PublicView
from hashi.tui.controller import LOST
from hashi.tui.game_file import as_file_name, games_folder
from hashi.tui.seat import REDIRECTIONS, NoSeat, SeatHeld, harmless
from hashi.tui.threads import in_thread
from hashi.tui.validation import is_valid
from hashi.user_files.folders import write

FIRST_WAIT_SECONDS = 0.3
LONGEST_WAIT_SECONDS = 5.0
"""Until a lost connection is tried again, at first and at last."""

LONGEST_MESSAGE_BYTES = 1_000_000
"""Far more than a table ever says at once."""

SHUT_OUT = 403
"""The status of an answer to whoever has no seat, or none any more."""

SEAT_LOST = "out-seat-lost"
STRANGE = "play-strange-server"
FAREWELLS = {1000: SEAT_LOST, 4503: "table-broken"}
"""The codes with which a server ends a connection for good, and the messages about it."""

EVENTS = {kind.__struct_config__.tag for kind in get_args(News)}
"""The news that can be put into words here."""

_ENCODER = msgspec.json.Encoder()


class View(Message, frozen=True, tag="view"):
    """The whole table, read, and what only the seats held here see."""

    now: int
    table: PublicView
    own: list[OwnView]
    bots_ready: bool = True  # an older server does not say


Said = View | Seats | Own | NewsMessage | Ok | Refused


class Connection(connect):
    """To one server: what opens a seat there goes nowhere else, whatever the answer."""

    def process_redirect(self, exc: Exception) -> Exception:
        return exc


@dataclass(frozen=True)
class Patience:
    """How long a server has to answer before the connection is taken to be dead."""

    command_seconds: float = 6.0
    hint_seconds: float = 30.0
    farewell_seconds: float = 1.0


AS_USUAL = Patience()


class RemoteTable:
    """The connection comes back by itself; whatever was missed comes with it."""

    def __init__(self, seat: SeatHeld, view: PublicView, patience: Patience = AS_USUAL) -> None:
        self.file: Path | None = None
        self.view = view
        self.own: dict[int, OwnView] = {}
        self.on_change: Callable[[], None] = lambda: None
        self.bots_ready = True
        self.news: list[News] = []
        self.trouble: str | None = "connecting"
        self._seat = seat
        self._patience = patience
        self._wait = FIRST_WAIT_SECONDS
        self._ahead = 0
        self._connection: ClientConnection | None = None
        self._asked = 0
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None

    @property
    def now(self) -> int:
        return _clock() + self._ahead

    @property
    def place(self) -> str:
        return f"--join {shlex.quote(self._seat.link)}"

    def start(self) -> None:
        self._task = asyncio.create_task(self._stay_connected())

    async def hurry(self) -> None:
        """The server alone says when a round is over."""

    async def send(self, command: AnyCommand) -> None:
        connection = self._connection
        if connection is None:
            raise Refusal(LOST)
        self._asked += 1
        number, answer = self._asked, asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        is_hint, patience = isinstance(command, Hint), self._patience
        seconds = patience.hint_seconds if is_hint else patience.command_seconds
        try:
            async with asyncio.timeout(seconds):
                await connection.send(_ENCODER.encode(Ask(number, command)).decode())
                await answer
        except (TimeoutError, ConnectionClosed):
            await self._lose(connection)
            raise Refusal(LOST) from None
        finally:
            self._waiting.pop(number, None)

    async def again(self) -> Self:
        try:
            seat, view = await in_thread(self._seat.again)
        except NoSeat as none:
            raise Refusal(none.message) from None
        return type(self)(seat, view, self._patience)

    async def close(self) -> None:
        tasks = [task for task in (self._task, self._keeping) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _stay_connected(self) -> None:
        while True:
            try:
                trouble = await self._listen()
            except InvalidStatus as refused:
                trouble = _trouble_with(refused.response.status_code)
            except (OSError, InvalidHandshake):
                trouble = LOST
            except Exception:  # whatever it is, nobody shall wait without a word
                trouble = STRANGE
            self._let_go()
            self.trouble = trouble
            self.on_change()
            if trouble in FAREWELLS.values():
                return
            await asyncio.sleep(uniform(self._wait / 2, self._wait))
            self._wait = min(LONGEST_WAIT_SECONDS, 2 * self._wait)

    async def _listen(self) -> str:
        """Until the connection ends; the message about that."""
        async with Connection(
            self._seat.socket,
            additional_headers=self._seat.headers,
            max_size=LONGEST_MESSAGE_BYTES,
            close_timeout=self._patience.farewell_seconds,
        ) as connection:
            self._connection = connection
            try:
                while True:
                    self._hear(await connection.recv())
            except ConnectionClosed as closed:
                is_ours = closed.rcvd is None or closed.rcvd_then_sent is False
                return LOST if is_ours else FAREWELLS.get(connection.close_code or 0, LOST)

    async def _keep_record(self) -> None:
        """Of a game that is over, beside those that were played here. The server has it, too, and
        is asked until it tells."""
        names = as_file_name([seat.name or "" for seat in self.view.seats])
        file = games_folder() / f"{names} {self._seat.table}.hashi"
        wait = FIRST_WAIT_SECONDS
        while self.file is None:
            try:
                if not file.exists():
                    text = await in_thread(self._seat.record)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    write(file, text)
                self.file = file
            except (NoSeat, Refusal, OSError):
                await asyncio.sleep(uniform(wait / 2, wait))
                wait = min(LONGEST_WAIT_SECONDS, 2 * wait)
        self.on_change()

    async def _lose(self, connection: ClientConnection) -> None:
        """A connection that has gone dead; another one is tried at once."""
        if connection is self._connection:
            self._let_go()
            await connection.close()

    def _let_go(self) -> None:
        self._connection = None
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(Refusal(LOST))

    def _hear(self, text: str | bytes) -> None:
        told = harmless(msgspec.json.decode(text))
        try:
            said: Said = msgspec.convert(_known(told), Said)
        except msgspec.ValidationError:
            if told["type"] == "view":
                raise
            return  # a newer server may say more
        if isinstance(said, Ok | Refused):
            self._answer(said)
            return
        before = self.view, self.own, self.news
        self._learn(said)
        try:
            if not is_valid(self.view, self.own.values(), self.news):
                raise ValueError(STRANGE)
            self.on_change()
        except Exception:  # what cannot be shown must not stay
            self.view, self.own, self.news = before
            raise
        if isinstance(said, View):
            self._wait = FIRST_WAIT_SECONDS
            if self.view.phase is Phase.OVER and self._keeping is None:
                self._keeping = asyncio.create_task(self._keep_record())

    def _learn(self, said: View | Seats | Own | NewsMessage) -> None:
        match said:
            case View(now=now, bots_ready=bots_ready, table=table, own=own):
                self._ahead = now - _clock()
                self.bots_ready = bots_ready
                self.view = table
                self.own = {each.seat: each for each in own}
                self.trouble = None if self._seat.keep() else "play-seat-not-kept"
            case Seats(seats=seats, settles=settles, bots_ready=bots_ready):
                self.bots_ready = bots_ready
                self.view = msgspec.structs.replace(self.view, seats=seats, settles=settles)
            case Own(own=own):
                self.own = {**self.own, own.seat: own}
            case NewsMessage(first=first, news=news):
                self.news = [*self.news[:first], *news]

    def _answer(self, said: Ok | Refused) -> None:
        answer = self._waiting.get(said.id) if said.id is not None else None
        if answer is None or answer.done():
            return
        if isinstance(said, Ok):
            answer.set_result(None)
        else:
            answer.set_exception(Refusal(said.code, said.clause, **said.facts))


def _trouble_with(status: int) -> str:
    """What an answer with that status means, in place of a connection."""
    if status == SHUT_OUT:
        return SEAT_LOST
    return STRANGE if status in REDIRECTIONS else LOST


def _known(told: Any) -> Any:
    """What a server says, without the news that only a newer program knows."""
    match told:
        case {"type": "news", "news": [*entries]}:
            return {**told, "news": [each for each in entries if each.get("event") in EVENTS]}
    return told


def _clock() -> int:
    return int(1_000 * time.time())
