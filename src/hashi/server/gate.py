"""Who is let in: tokens from a header or a cookie, and pages from no other site than ours."""

import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from hashi.server.access import holder_of
from hashi.server.hall import Hall, Ticket
from hashi.server.room import Room
from hashi.server.settings import Settings
from hashi.server.storage import Grant, Role
from hashi.table.decide import Holder

Connection = ASGIConnection[Any, Any, Any, Any]

BEARER = "Bearer "
YEAR = 365 * 24 * 3_600
"""In seconds: how long a browser keeps a seat."""


class NotAllowed(Exception):
    """No token, or one that does not open this."""


async def admit(
    connection: Connection, hall: Hall, settings: Settings, table_id: str, *roles: Role
) -> tuple[Room, Grant, Holder]:
    """The table, and what the visitor holds there, who must have one of these roles."""
    token = _token(connection, settings, table_id)
    grant = await hall.grant(token) if token else None
    if grant is None or grant.table_id != table_id or grant.role not in roles:
        raise NotAllowed
    room = await hall.room(table_id)
    holder = holder_of(grant, room.table)
    if grant.role == "seat" and not holder.seats and not holder.is_opener:
        raise NotAllowed
    return room, grant, holder


def check_site(connection: Connection, settings: Settings) -> None:
    """Whatever changes something must not come from a page of another site."""
    if "origin" in connection.headers and not is_own_page(connection.headers, settings):
        raise NotAllowed


def is_own_page(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a page of ours asks.

    A stranger's page can name any host it likes as its own, so ours must be a name that only we
    can have: the public address, an address in numbers, or that of this machine.
    """
    host = urlsplit(headers.get("origin", "")).netloc
    if not host:
        return False
    if host == settings.public_host:
        return True
    return host == headers.get("host") and _is_name_of_ours(urlsplit(f"//{host}").hostname or "")


def seat_cookie(ticket: Ticket, settings: Settings) -> Cookie:
    """Keeps the seat in this browser, out of reach of its pages."""
    return _cookie(ticket.table, ticket.token, settings)


def watch_cookie(grant: Grant, token: str, settings: Settings) -> Cookie:
    return _cookie(grant.table_id, token, settings)


def bearer(connection: Connection) -> str | None:
    """The token of a client that brings its own."""
    header = connection.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else None


def _token(connection: Connection, settings: Settings, table_id: str) -> str | None:
    """A cookie comes along whoever asks, so it counts only for pages of ours."""
    if token := bearer(connection):
        return token
    if isinstance(connection, Request) and connection.method == "GET":
        return connection.cookies.get(_cookie_name(table_id))
    if is_own_page(connection.headers, settings):
        return connection.cookies.get(_cookie_name(table_id))
    return None


def _cookie(table_id: str, token: str, settings: Settings) -> Cookie:
    return Cookie(
        _cookie_name(table_id),
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.is_public_secure,
        max_age=YEAR,
    )


def _cookie_name(table_id: str) -> str:
    return f"hashi-{table_id}"


def _is_name_of_ours(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        this = socket.gethostname().lower()
        return name in ("localhost", this, f"{this}.local")
    return True
