"""The server's HTTP side, and its one socket: thin around the hall."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from litestar import Litestar, MediaType, Response, delete, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, JSONBody

from hashi import __version__
from hashi.records.file_names import file_stem
from hashi.server.access import holder_of
from hashi.server.admission import refuse
from hashi.server.attachment import attachment
from hashi.server.boards import with_board_offered
from hashi.server.client import Client
from hashi.server.clock import Clock, wall_clock
from hashi.server.gate import (
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
from hashi.server.hall import Hall
from hashi.server.off_loop import OffLoop
from hashi.server.pages.companion import COMPANION
from hashi.server.pages.lessons import LESSONS
from hashi.server.pages.printing import PRINTING, Printer
from hashi.server.pages.routes import PAGES, missing_page
from hashi.server.records import RECORDS, Examiner
from hashi.server.settings import AGAIN_PER_HOUR, Settings
from hashi.server.storage import Store, database_url, hash_token
from hashi.server.talk import talk, turn_away
from hashi.server.unforeseen import log_unforeseen
from hashi.server.visitors import Allowance, OpenSockets, Pace, Paces
from hashi.table.messages import LONGEST_MESSAGE
from hashi.table.opening import Wish
from hashi.table.refusal import Fact, Refusal
from hashi.table.view import PublicView, public_view
from hashi.thinking.processes import Processes
from hashi.thinking.thinkers import Thinkers

MISSING = {"no-such-table"}
UNAVAILABLE = {"not-stored", "table-broken"}

_Taken = TypeVar("_Taken", bound="TakenSeat")


class TakenSeat(msgspec.Struct):
    """The seats that this client now holds, and the token for them."""

    table: str
    seats: list[int]
    token: str


class OpenedTable(TakenSeat):
    """The same for whoever opened the table, and what can be passed on."""

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


class Problem(msgspec.Struct):
    """Why something was not done: a code, the clause of the rules if one forbids it, and facts."""

    code: str
    clause: str | None = None
    facts: dict[str, Fact] = {}


class Health(msgspec.Struct):
    ok: bool
    version: str


PROBLEMS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "The path or the body makes no sense.",
        403: "There is no token, or it does not open this.",
        409: "Refused; the code says why.",
        413: "The body is too long.",
        429: "Too many of your requests wait already.",
        503: "It cannot be done now, but may be later.",
    }.items()
}
WITH_TOKEN: list[dict[str, list[str]]] = [{"token": []}]
TOKEN = SecurityScheme(type="http", scheme="bearer", description="Browsers have it as a cookie.")


@post("/api/tables", responses=PROBLEMS)
async def open_table(
    request: AnyRequest, data: JSONBody[Wish], state: State
) -> Response[OpenedTable]:
    """Open a table. The token is also set as a cookie, for browsers."""
    check_site(request, state.settings)
    _count(request, state, state.opening)
    ticket, links = await state.hall.open(with_board_offered(data), visitor_of(request))
    return _taken(OpenedTable(*ticket, *links), state.settings)


@get("/api/tables/{table_id:str}", responses=PROBLEMS, security=WITH_TOKEN)
async def see_table(request: AnyRequest, table_id: FromPath[str], state: State) -> PublicView:
    """What anybody with a token of this table may see: for an invitation, who sits where."""
    room, _, _ = await admit(
        request, state.hall, state.settings, table_id, "seat", "spectator", "invitation"
    )
    return public_view(room.table)


@get("/api/tables/{table_id:str}/seats", responses=PROBLEMS, security=WITH_TOKEN)
async def held_seats(request: AnyRequest, table_id: FromPath[str], state: State) -> list[int]:
    """The seats that one has: none for who watches, or has given them up."""
    _, _, holder = await admit(request, state.hall, state.settings, table_id, "seat", "spectator")
    return sorted(holder.seats)


@post("/api/tables/{table_id:str}/seats", responses=PROBLEMS, security=WITH_TOKEN)
async def sit_down(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[SitDown], state: State
) -> Response[TakenSeat]:
    """Take an open seat, with the token of an invitation.

    The new token also opens the seats that this browser holds at the table already.
    """
    check_site(request, state.settings)
    room, _, _ = await admit(request, state.hall, state.settings, table_id, "invitation")
    kept = await kept_grant(request, state.hall, state.settings, room)
    ticket = await state.hall.sit(room, data.seat, data.name, kept)
    return _taken(TakenSeat(*ticket), state.settings)


@post("/api/tables/{table_id:str}/watch", status_code=204, responses=PROBLEMS, security=WITH_TOKEN)
async def watch(request: AnyRequest, table_id: FromPath[str], state: State) -> Response[None]:
    """Keep a spectator's token as a cookie, so that a page can connect with it.

    A browser that holds a seat at the table keeps that instead.
    """
    check_site(request, state.settings)
    room, _, _ = await admit(request, state.hall, state.settings, table_id, "spectator")
    if await kept_grant(request, state.hall, state.settings, room):
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
    room, grant, holder = await admit(
        request, state.hall, state.settings, table_id, "seat", "spectator"
    )
    _count(request, state, state.going_on)
    if grant.role == "spectator":
        return Response(NextSeats(*await state.hall.watch_next(room)))
    if room.table.is_over and room.table.next is None:
        _count(request, state, state.opening)
    ticket, links = await state.hall.again(room, holder)
    return _taken(NextSeats(*ticket, *(links or ())), state.settings)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/name", responses=PROBLEMS, security=WITH_TOKEN)
async def forget_name(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], state: State
) -> None:
    """Take one's own name out of everything that is stored of the table, also if one has left."""
    check_site(request, state.settings)
    grant = await grant_of(request, state.hall, state.settings, table_id, "seat")
    given = dict(grant.seats).get(seat)
    if given is None:
        raise NotAllowed
    room = await state.hall.room(table_id)
    holder_of(grant, room.table)  # refuses a damaged grant
    await state.hall.forget_name(room, seat, given)


@get(
    "/api/tables/{table_id:str}/record",
    media_type="text/plain",
    responses=PROBLEMS,
    security=WITH_TOKEN,
)
async def read_record(request: AnyRequest, table_id: FromPath[str], state: State) -> Response[str]:
    """The record of a game that is over."""
    room, _, _ = await admit(request, state.hall, state.settings, table_id, "seat", "spectator")
    opened = datetime.fromtimestamp(room.table.opened_at / 1_000, UTC)
    record = room.table.record(f"{opened:%Y-%m-%d}")
    if record is not None:
        headers = attachment(f"{file_stem(record)}.hashi")
        return Response(str(record), media_type=MediaType.TEXT, headers=headers)
    if room.table.is_over:
        raise Refusal("no-game")
    raise Refusal("not-over")


@get("/health")
async def health() -> Health:
    return Health(ok=True, version=__version__)


@websocket("/api/tables/{table_id:str}/socket")
async def connect(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    """Play, or watch: see `docs/protocol.md`."""
    visitor, token = visitor_of(socket), token_of(socket, state.settings, table_id) or ""
    hashed = hash_token(token.encode())
    sockets: OpenSockets = state.sockets
    if not sockets.enter_with(visitor, hashed, socket.scope["state"]["gone"]):
        await refuse(socket.scope, socket.send)
        return
    pace: Pace = state.paces.of(visitor, hashed, state.hall.clock())
    penalty = state.settings.penalty_seconds
    try:
        if not pace.take(state.hall.clock(), Pace.CONNECTING):
            raise Refusal("too-many-messages")
        room, grant, holder = await admit(
            socket, state.hall, state.settings, table_id, "seat", "spectator"
        )
    except NotAllowed:
        await socket.close()
        return
    except Refusal as refusal:
        await turn_away(socket, refusal, penalty)
        return
    except Exception as error:
        log_unforeseen(error)
        await turn_away(socket, Refusal("server-error"), penalty)
        return
    client = Client(grant, holder, visitor)
    await talk(socket, state.hall, room, client, pace, penalty)


ROUTES = (
    open_table,
    see_table,
    held_seats,
    sit_down,
    watch,
    play_again,
    forget_name,
    read_record,
    health,
    connect,
)


def make_app(
    settings: Settings, clock: Clock = wall_clock, make_thinkers: Callable[[], Thinkers] = Thinkers
) -> Litestar:
    """The application; it opens its store when it starts, and closes it when it ends."""

    printers = Processes(1)
    in_thread, in_process = OffLoop(clock), OffLoop(clock, printers.run)

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database_url(settings.database), settings.storage_patience)
        thinkers = make_thinkers()
        hall = Hall(store, thinkers, clock)
        app.state.hall = hall
        running = asyncio.create_task(hall.caretaker.run())
        try:
            yield
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            await hall.close()
            thinkers.close()
            printers.close()
            await store.close()

    state = State(
        {
            "settings": settings,
            "opening": Allowance(settings.tables_per_hour),
            "going_on": Allowance(AGAIN_PER_HOUR),
            "examiner": Examiner(settings.records_per_hour, clock, in_thread, in_process),
            "printer": Printer(settings.prints_per_hour, clock, in_process),
            "off_loop": in_thread,
            "paces": Paces(),
            "sockets": OpenSockets(settings.most_sockets),
        }
    )
    return Litestar(
        [*ROUTES, *RECORDS, *PAGES, *LESSONS, *COMPANION, *PRINTING],
        lifespan=[live],
        state=state,
        # Litestar's pages for it would run scripts of other sites beside our cookies.
        openapi_config=OpenAPIConfig(
            "Hashi",
            __version__,
            components=Components(security_schemes={"token": TOKEN}),
            render_plugins=[JsonRenderPlugin()],
        ),
        exception_handlers={
            Refusal: _on_refusal,
            NotAllowed: _on_not_allowed,
            HTTPException: _on_http_error,
            RecursionError: _on_unreadable,
            UnicodeDecodeError: _on_unreadable,
            Exception: _on_error,
        },
        request_max_body_size=LONGEST_MESSAGE,
        logging_config=None,
    )


def _count(request: AnyRequest, state: State, allowance: Allowance) -> None:
    if not allowance.take(visitor_of(request), state.hall.clock()):
        raise Refusal("too-many-tables")


def _taken(taken: _Taken, settings: Settings) -> Response[_Taken]:
    return Response(taken, cookies=[cookie_for(taken.table, taken.token, settings)])


def _is_for_people(request: AnyRequest) -> bool:
    """Whether a browser wants to show the answer as a page."""
    return "text/html" in request.headers.get("accept", "")


def _on_refusal(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    if refusal.code in MISSING and _is_for_people(request):
        return missing_page(request)
    status = 404 if refusal.code in MISSING else 503 if refusal.code in UNAVAILABLE else 409
    problem = Problem(refusal.code, refusal.clause, refusal.facts)
    return Response(problem, status_code=status)


def _on_not_allowed(_: AnyRequest, __: NotAllowed) -> Response[Problem]:
    return Response(Problem("not-allowed"), status_code=403)


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: a path that is not there, or a body that makes no sense."""
    if error.status_code in (400, 404) and _is_for_people(request):
        return missing_page(request)
    return Response(Problem("bad-request"), status_code=error.status_code)


def _on_unreadable(_: AnyRequest, __: Exception) -> Response[Problem]:
    """A body with brackets within brackets without end, or with bytes that are no text."""
    return Response(Problem("bad-request"), status_code=400)


def _on_error(_: AnyRequest, error: Exception) -> Response[Problem]:
    log_unforeseen(error)
    return Response(Problem("server-error"), status_code=500)
