"""A table at a server: `docs/protocol.md` says what is sent and heard."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from hashi.table.commands import AnyCommand, Hint
from hashi.table.messages import Ask, NewsMessage, Ok, Own, Refused, Seats, View
from hashi.table.news import News
from hashi.table.refusal import Refusal
from hashi.table.table import Phase
from hashi.table.view import OwnView, PublicView
from hashi.tui.kept import as_file_name, games_folder, write
from hashi.tui.seat import NoSeat, SeatHeld

FIRST_WAIT = 0.3
LONGEST_WAIT = 5.0
"""Seconds until a connection that was lost is tried again, at first and at last."""

PATIENCE = 6.0
HINT_PATIENCE = 30.0
"""Seconds after which a command that was not answered means that the connection is dead."""

LONGEST_MESSAGE = 1_000_000
"""In bytes: far more than a table ever says at once."""

SHUT_OUT = 403
NO_LONGER = 1000
NO_TABLE = 4503
"""How a server says that there is nothing more to come: the status of an answer, and the codes
with which it ends a connection."""

_SAID: msgspec.json.Decoder[View | Seats | Own | NewsMessage | Ok | Refused] = msgspec.json.Decoder(
    View | Seats | Own | NewsMessage | Ok | Refused
)
_TABLE: msgspec.json.Decoder[PublicView] = msgspec.json.Decoder(PublicView)
_ENCODER = msgspec.json.Encoder()


class TableAway:
    """The connection comes back by itself; whatever was missed comes with it."""

    def __init__(self, seat: SeatHeld, view: PublicView) -> None:
        self.file: Path | None = None
        self.view = view
        self.own: dict[int, OwnView] = {}
        self.on_change: Callable[[], None] = lambda: None
        self.news: list[News] = []
        self.trouble: str | None = "connecting"
        self._seat = seat
        self._ahead = 0
        self._line: ClientConnection | None = None
        self._asked = 0
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None

    @property
    def now(self) -> int:
        return _clock() + self._ahead

    @property
    def place(self) -> str:
        return f"--join {self._seat.link}"

    def start(self) -> None:
        self._task = asyncio.create_task(self._stay_connected())

    def hurry(self) -> None:
        """The server alone says when a round is over."""

    async def send(self, command: AnyCommand) -> None:
        line = self._line
        if line is None:
            raise Refusal("lost")
        self._asked += 1
        number, answer = self._asked, asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            async with asyncio.timeout(HINT_PATIENCE if isinstance(command, Hint) else PATIENCE):
                await line.send(_ENCODER.encode(Ask(number, command)).decode())
                await answer
        except (TimeoutError, ConnectionClosed):
            await self._lose(line)
            raise Refusal("lost") from None
        finally:
            self._waiting.pop(number, None)

    async def again(self) -> Self:
        try:
            seat, view = await asyncio.to_thread(self._seat.again)
        except NoSeat as none:
            raise Refusal(none.message) from None
        return type(self)(seat, view)

    async def close(self) -> None:
        for task in filter(None, (self._task, self._keeping)):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._line:
            await self._line.close()

    async def _stay_connected(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with connect(
                    self._seat.socket,
                    additional_headers=self._seat.headers,
                    max_size=LONGEST_MESSAGE,
                ) as line:
                    self._line, wait = line, FIRST_WAIT
                    async for text in line:
                        self._hear(text)
                    over = _farewell(line.close_code)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                is_shut_out = (
                    isinstance(error, InvalidStatus) and error.response.status_code == SHUT_OUT
                )
                over = "out-about" if is_shut_out else None
            self._let_go()
            self.trouble = over or "lost"
            self.on_change()
            if over:
                return
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def _keep_record(self) -> None:
        """Of a game that is over, beside those that were played here; the server has it, too."""
        names = as_file_name([seat.name or "" for seat in self.view.seats])
        file = games_folder() / f"{names} {as_file_name([self.view.id])}.hashi"
        try:
            if not file.exists():
                text = await asyncio.to_thread(self._seat.record)
                file.parent.mkdir(parents=True, exist_ok=True)
                write(file, text)
        except (NoSeat, Refusal, OSError):
            return
        self.file = file
        self.on_change()

    async def _lose(self, line: ClientConnection) -> None:
        """A connection that has gone dead; another one is tried at once."""
        if line is self._line:
            self._let_go()
            await line.close()

    def _let_go(self) -> None:
        self._line = None
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(Refusal("lost"))

    def _hear(self, text: str | bytes) -> None:
        try:
            said = _SAID.decode(text)
        except msgspec.MsgspecError:
            return  # a newer server may say more
        match said:
            case Ok(id=number) | Refused(id=int(number)):
                self._answer(number, said)
                return
            case View(now=now, table=table, own=own):
                self._ahead = now - _clock()
                self.view = _TABLE.decode(table)
                self.own = {each.seat: each for each in own}
                self.trouble = None
                if self.view.phase is Phase.OVER and self._keeping is None:
                    self._keeping = asyncio.create_task(self._keep_record())
            case Seats(seats=seats, settles=settles):
                self.view = msgspec.structs.replace(self.view, seats=seats, settles=settles)
            case Own(own=own):
                self.own = {**self.own, own.seat: own}
            case NewsMessage(first=first, news=news):
                self.news[first:] = news
        self.on_change()

    def _answer(self, number: int, said: Ok | Refused) -> None:
        answer = self._waiting.get(number)
        if answer is None or answer.done():
            return
        if isinstance(said, Ok):
            answer.set_result(None)
        else:
            answer.set_exception(Refusal(said.code, said.clause, **said.facts))


def _farewell(code: int | None) -> str | None:
    """The message for a connection that the server ended for good."""
    return {NO_LONGER: "out-about", NO_TABLE: "table-broken"}.get(code or 0)


def _clock() -> int:
    return int(1_000 * time.time())
