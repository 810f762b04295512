"""The WebSocket: one client at one table."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import WebSocket

from hashi.server.client import Client
from hashi.server.hall import Hall
from hashi.server.messages import LONGEST_MESSAGE, Ok, Refused, decode, encode
from hashi.server.room import Room
from hashi.server.visitors import Pace
from hashi.table.refusal import Refusal

Socket = WebSocket[Any, Any, Any]

# How a connection ends: https://www.rfc-editor.org/rfc/rfc6455#section-7.4
NO_LONGER = 1000
GOING_AWAY = 1001
BAD_MESSAGE = 1007
TOO_MUCH = 1008
TOO_SLOW = 1013

PENALTY = 1.0
"""In seconds: whoever asks too much is kept waiting, unheard, before the connection ends."""


async def talk(socket: Socket, hall: Hall, room: Room, client: Client, pace: Pace) -> None:
    """Until the client goes, or has to."""
    await socket.accept()
    writer = asyncio.create_task(_write(socket, client))
    try:
        await hall.enter(room, client)
        code = await _read(socket, hall, room, client, pace)
        writer.cancel()
        client.leave()
        if code == TOO_MUCH:
            hall.leave(room, client)
            await asyncio.sleep(PENALTY)
        with suppress(Exception):  # it may be gone by now
            await socket.close(code)
    finally:
        hall.leave(room, client)
        client.leave()
        writer.cancel()


async def _write(socket: Socket, client: Client) -> None:
    with suppress(Exception):  # a client that is gone is noticed where it is read
        while (message := await client.take()) is not None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        await socket.close(TOO_SLOW if client.is_gone else NO_LONGER)


async def _read(socket: Socket, hall: Hall, room: Room, client: Client, pace: Pace) -> int:
    """Carry out what is asked; the answer is why the connection ends."""
    while not client.is_gone:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return GOING_AWAY
        if not pace.take(hall.clock()):
            return TOO_MUCH
        text = event.get("text")
        if text is None or len(text.encode()) > LONGEST_MESSAGE:
            return BAD_MESSAGE
        try:
            ask = decode(text)
        except msgspec.MsgspecError:
            return BAD_MESSAGE
        try:
            await hall.carry_out(room, client, ask.command)
        except Refusal as refusal:
            client.put(encode(Refused.of(ask.id, refusal)))
        else:
            client.put(encode(Ok(ask.id)))
    return TOO_SLOW
