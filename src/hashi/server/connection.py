"""The WebSocket: one client at one table."""

import asyncio
from contextlib import suppress
from enum import IntEnum
from typing import Any

import msgspec
from litestar.connection import WebSocket

from hashi.server.client import Client
from hashi.server.clients import ServedTable
from hashi.server.lobby import Lobby
from hashi.server.rate_limits import Pace
from hashi.server.unexpected import log_unexpected
from hashi.table.messages import Ok, Refused, decode, encode
from hashi.table.refusal import Refusal

Socket = WebSocket[Any, Any, Any]


class Ending(IntEnum):
    """How a connection ends: https://www.rfc-editor.org/rfc/rfc6455#section-7.4"""

    NO_LONGER = 1000
    GOING_AWAY = 1001
    BAD_MESSAGE = 1007
    TOO_MUCH = 1008
    SERVER_ERROR = 1011
    LATER = 1013
    NO_TABLE = 4503


TURNED_AWAY = {
    "too-many-messages": Ending.TOO_MUCH,
    "server-error": Ending.SERVER_ERROR,
    "not-stored": Ending.LATER,
}
"""By the code of the refusal; every other code is about the table."""


async def turn_away(socket: Socket, refusal: Refusal, penalty_seconds: float) -> None:
    """Accept the socket and close it: only an open one can say why."""
    await asyncio.sleep(penalty_seconds)
    with suppress(Exception):  # it may be gone by now
        await socket.accept()
        await socket.close(TURNED_AWAY.get(refusal.code, Ending.NO_TABLE), refusal.code)


async def serve_socket(
    socket: Socket,
    lobby: Lobby,
    live: ServedTable,
    client: Client,
    pace: Pace,
    penalty_seconds: float,
) -> None:
    """Serve one client until it goes, or is sent away."""
    await socket.accept()
    writer = asyncio.create_task(_write(socket, client))
    try:
        ending = await _serve(socket, lobby, live, client, pace)
        writer.cancel()
        client.leave()
        if ending is Ending.TOO_MUCH:
            lobby.leave(live, client)
            await asyncio.sleep(penalty_seconds)
        with suppress(Exception):  # it may be gone by now
            await socket.close(ending)
    finally:
        lobby.leave(live, client)
        client.leave()
        writer.cancel()


async def _serve(
    socket: Socket, lobby: Lobby, live: ServedTable, client: Client, pace: Pace
) -> Ending:
    try:
        await lobby.enter(live, client)
        return await _read(socket, lobby, live, client, pace)
    except Exception as error:
        log_unexpected(error)
        return Ending.SERVER_ERROR


async def _write(socket: Socket, client: Client) -> None:
    with suppress(Exception):  # a client that is gone is noticed where it is read
        while messages := await client.take():
            for text in map(bytes.decode, messages):
                await socket.send({"type": "websocket.send", "bytes": None, "text": text})
        await socket.close(Ending.LATER if client.is_gone else Ending.NO_LONGER)


async def _read(
    socket: Socket, lobby: Lobby, live: ServedTable, client: Client, pace: Pace
) -> Ending:
    """Carry out what is asked; the answer is why the connection ends."""
    while not client.is_gone:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return Ending.GOING_AWAY
        if not pace.take(lobby.clock()):
            return Ending.TOO_MUCH
        text = event.get("text")
        if text is None:
            return Ending.BAD_MESSAGE
        try:
            ask = decode(text)
        except msgspec.MsgspecError:
            return Ending.BAD_MESSAGE
        try:
            await lobby.carry_out(live, client, ask.command)
        except Refusal as refusal:
            client.put(encode(Refused.of(ask.id, refusal)))
        else:
            client.put(encode(Ok(ask.id)))
        if client.is_behind:
            await asyncio.sleep(0)  # a client that asks much at once gets answers in between
    return Ending.LATER
