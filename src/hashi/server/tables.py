"""Tables over HTTP, and the one socket."""

from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Response, delete, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from hashi.records.file_names import file_stem
from hashi.server.admission import refuse
from hashi.server.attachment import attachment
from hashi.server.auth import (
    AnyRequest,
    NotAllowed,
    admit,
    check_site,
    cookie_for,
    grant_of,
    kept_grant,
    token_of,
    visitor_of,
)
from hashi.server.boards import with_board_offered
from hashi.server.client import Client
from hashi.server.connection import serve_socket, turn_away
from hashi.server.problems import PROBLEMS
from hashi.server.rate_limits import Allowance, OpenSockets, Pace
from hashi.server.settings import Settings
from hashi.server.storage import hash_token
from hashi.server.tokens import holder_of
from hashi.server.unexpected import log_unexpected
from hashi.table.opening import TableRequest
from hashi.table.refusal import Refusal
from hashi.table.view import PublicView, public_view

_Taken = TypeVar("_Taken", bound="TakenSeat")

WITH_TOKEN: list[dict[str, list[str]]] = [{"token": []}]


class TakenSeat(msgspec.Struct):
    """The seats that this client now holds, and the token for them."""

    table: str
    seats: list[int]
    token: str


class OpenedTable(TakenSeat):
    """The same for the opener of a table, and the tokens that they can pass on."""

    invitation: str
    spectator: str


class NextSeats(TakenSeat):
    """The same at the next table and, for those who opened it, what can be passed on.

    Spectators get no seats, and a spectator's token.
    """

    invitation: str | None = None
    spectator: str | None = None


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """Which open seat to take, and under which name."""

    seat: int
    name: str


@post("/api/tables", responses=PROBLEMS)
async def open_table(
    request: AnyRequest, data: JSONBody[TableRequest], state: State
) -> Response[OpenedTable]:
    """Open a table. The token is also set as a cookie, for browsers."""
    check_site(request, state.settings)
    _count(request, state, state.opening)
    ticket, links = await state.lobby.open(with_board_offered(data), visitor_of(request))
    return _taken(OpenedTable(*ticket, *links), state.settings)


@get("/api/tables/{table_id:str}", responses=PROBLEMS, security=WITH_TOKEN)
async def see_table(request: AnyRequest, table_id: FromPath[str], state: State) -> PublicView:
    """What anybody with a token of this table may see: for an invitation, who sits where."""
    live, _, _ = await admit(
        request, state.lobby, state.settings, table_id, "seat", "spectator", "invitation"
    )
    return public_view(live.table)


@get("/api/tables/{table_id:str}/seats", responses=PROBLEMS, security=WITH_TOKEN)
async def held_seats(request: AnyRequest, table_id: FromPath[str], state: State) -> list[int]:
    """The seats that one has: none for who watches, or has given them up."""
    _, _, holder = await admit(request, state.lobby, state.settings, table_id, "seat", "spectator")
    return sorted(holder.seats)


@post("/api/tables/{table_id:str}/seats", responses=PROBLEMS, security=WITH_TOKEN)
async def sit_down(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[SitDown], state: State
) -> Response[TakenSeat]:
    """Take an open seat, with the token of an invitation.

    The new token also opens the seats that this browser holds at the table already.
    """
    check_site(request, state.settings)
    live, _, _ = await admit(request, state.lobby, state.settings, table_id, "invitation")
    kept = await kept_grant(request, state.lobby, state.settings, live)
    ticket = await state.lobby.sit(live, data.seat, data.name, kept)
    return _taken(TakenSeat(*ticket), state.settings)


@post("/api/tables/{table_id:str}/watch", status_code=204, responses=PROBLEMS, security=WITH_TOKEN)
async def watch(request: AnyRequest, table_id: FromPath[str], state: State) -> Response[None]:
    """Keep a spectator's token as a cookie, so that a page can connect with it.

    A browser that holds a seat at the table keeps that instead.
    """
    check_site(request, state.settings)
    live, _, _ = await admit(request, state.lobby, state.settings, table_id, "spectator")
    if await kept_grant(request, state.lobby, state.settings, live):
        return Response(None, status_code=204)
    token = token_of(request, state.settings, table_id) or ""
    return Response(None, status_code=204, cookies=[cookie_for(table_id, token, state.settings)])


@post("/api/tables/{table_id:str}/again", responses=PROBLEMS, security=WITH_TOKEN)
async def play_again(
    request: AnyRequest, table_id: FromPath[str], state: State
) -> Response[NextSeats]:
    """Go on with the same people at the next table; the first player who asks opens it.

    A spectator may watch it once it is open. No cookie is set then: the browser may hold a seat
    there, which `watch` finds out.
    """
    check_site(request, state.settings)
    live, grant, holder = await admit(
        request, state.lobby, state.settings, table_id, "seat", "spectator"
    )
    _count(request, state, state.going_on)
    if grant.role == "spectator":
        return Response(NextSeats(*await state.lobby.watch_next(live)))
    if live.table.is_over and live.table.next is None:
        _count(request, state, state.opening)
    ticket, links = await state.lobby.again(live, holder)
    return _taken(NextSeats(*ticket, *(links or ())), state.settings)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/name", responses=PROBLEMS, security=WITH_TOKEN)
async def forget_name(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], state: State
) -> None:
    """Take one's own name out of everything that is stored of the table, also if one has left."""
    check_site(request, state.settings)
    grant = await grant_of(request, state.lobby, state.settings, table_id, "seat")
    given = dict(grant.seats).get(seat)
    if given is None:
        raise NotAllowed
    live = await state.lobby.table(table_id)
    holder_of(grant, live.table)  # refuses a damaged grant
    await state.lobby.forget_name(live, seat, given)


@get(
    "/api/tables/{table_id:str}/record",
    media_type="text/plain",
    responses=PROBLEMS,
    security=WITH_TOKEN,
)
async def read_record(request: AnyRequest, table_id: FromPath[str], state: State) -> Response[str]:
    """The record of a game that is over."""
    live, _, _ = await admit(request, state.lobby, state.settings, table_id, "seat", "spectator")
    opened = datetime.fromtimestamp(live.table.opened_at / 1_000, UTC)
    record = live.table.record(f"{opened:%Y-%m-%d}")
    if record is not None:
        headers = attachment(f"{file_stem(record)}.hashi")
        return Response(str(record), media_type=MediaType.TEXT, headers=headers)
    if live.table.is_over:
        raise Refusal("no-game")
    raise Refusal("not-over")


@websocket("/api/tables/{table_id:str}/socket")
async def connect(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    """Play, or watch: see `docs/protocol.md`."""
    visitor, token = visitor_of(socket), token_of(socket, state.settings, table_id) or ""
    hashed = hash_token(token.encode())
    sockets: OpenSockets = state.sockets
    if not sockets.enter_with(visitor, hashed, socket.scope["state"]["gone"]):
        await refuse(socket.scope, socket.send)
        return
    pace: Pace = state.paces.of(visitor, hashed, state.lobby.clock())
    penalty = state.settings.penalty_seconds
    try:
        if not pace.take(state.lobby.clock(), Pace.CONNECTING):
            raise Refusal("too-many-messages")
        live, grant, holder = await admit(
            socket, state.lobby, state.settings, table_id, "seat", "spectator"
        )
    except NotAllowed:
        await socket.close()
        return
    except Refusal as refusal:
        await turn_away(socket, refusal, penalty)
        return
    except Exception as error:
        log_unexpected(error)
        await turn_away(socket, Refusal("server-error"), penalty)
        return
    client = Client(grant, holder, visitor)
    await serve_socket(socket, state.lobby, live, client, pace, penalty)


TABLES = (
    open_table,
    see_table,
    held_seats,
    sit_down,
    watch,
    play_again,
    forget_name,
    read_record,
    connect,
)


def _count(request: AnyRequest, state: State, allowance: Allowance) -> None:
    if not allowance.take(visitor_of(request), state.lobby.clock()):
        raise Refusal("too-many-tables")


def _taken(taken: _Taken, settings: Settings) -> Response[_Taken]:
    return Response(taken, cookies=[cookie_for(taken.table, taken.token, settings)])
