"""Who is let in: tokens from a header or a cookie, and pages from no other site than ours."""

import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from hashi.server.clients import ServedTable
from hashi.server.lobby import Lobby
from hashi.server.rate_limits import visitor_at
from hashi.server.settings import Settings
from hashi.server.storage import Grant, Role
from hashi.server.tokens import holder_of
from hashi.table.holder import Holder

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

BEARER = "Bearer "
_SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""Of a connection, and of the page that makes it."""

COOKIE_SECONDS = 365 * 24 * 3_600
"""How long a browser keeps a seat: a year."""


class NotAllowed(Exception):
    """No token, or one that does not open this."""


async def admit(
    connection: Connection, lobby: Lobby, settings: Settings, table_id: str, *roles: Role
) -> tuple[ServedTable, Grant, Holder]:
    """The table, and what the visitor holds there, who must have one of these roles."""
    grant = await grant_of(connection, lobby, settings, table_id, *roles)
    live = await lobby.table(table_id)
    holder = holder_of(grant, live.table)
    if grant.role == "seat" and not holder.opens_anything:
        raise NotAllowed
    return live, grant, holder


async def grant_of(
    connection: Connection, lobby: Lobby, settings: Settings, table_id: str, *roles: Role
) -> Grant:
    """What the visitor was once granted there, be it still good for anything or not."""
    token = token_of(connection, settings, table_id)
    grant = await lobby.registry.grant(token) if token else None
    if grant is None or grant.table_id != table_id or grant.role not in roles:
        raise NotAllowed
    return grant


def check_site(connection: Connection, settings: Settings) -> None:
    """Whatever changes something must not come from a page of another site."""
    if "origin" in connection.headers and not is_own_page(connection, settings):
        raise NotAllowed


def is_own_page(connection: Connection, settings: Settings) -> bool:
    """Whether a page of ours asks.

    A stranger's page can name any host it likes as its own, so ours must be a name that only we
    can have: the public address, an address in numbers, or that of this machine.
    """
    origin = connection.headers.get("origin", "")
    if origin == settings.public_url:
        return True
    scheme, _, host = origin.partition("://")
    is_here = host == connection.headers.get("host") and scheme == _SCHEMES[connection.url.scheme]
    return is_here and _is_name_of_ours(host)


def cookie_for(table_id: str, token: str, settings: Settings) -> Cookie:
    """Keeps a token in this browser, out of reach of its pages, and only for this table."""
    return Cookie(
        _cookie_name(table_id),
        value=token,
        path=f"/api/tables/{table_id}",
        httponly=True,
        samesite="lax",
        secure=settings.is_public_secure,
        max_age=COOKIE_SECONDS,
    )


async def kept_grant(
    connection: Connection, lobby: Lobby, settings: Settings, live: ServedTable
) -> Grant | None:
    """The seats at this table that the browser holds already, by a cookie, whatever else it brings
    with it: a new cookie will take the place of that one."""
    token = _cookie_token(connection, settings, live.table.id)
    grant = await lobby.registry.grant(token) if token else None
    if grant is None or grant.table_id != live.table.id or grant.role != "seat":
        return None
    return grant if holder_of(grant, live.table).opens_anything else None


def visitor_of(connection: Connection) -> str:
    """Who asks, as far as their address says."""
    return visitor_at(connection.client.host) if connection.client else ""


def bearer(connection: Connection) -> str | None:
    """The token of a client that brings its own."""
    header = connection.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else None


def token_of(connection: Connection, settings: Settings, table_id: str) -> str | None:
    """The token that a visitor brings for the table, of whatever worth."""
    return bearer(connection) or _cookie_token(connection, settings, table_id)


def _cookie_token(connection: Connection, settings: Settings, table_id: str) -> str | None:
    """Browsers attach cookies to any request, so accept them only from our own pages.

    Where a browser just reads it may leave out for which page, and tells no other page the answer.
    """
    if is_own_page(connection, settings) or (
        isinstance(connection, Request)
        and connection.method == "GET"
        and "origin" not in connection.headers
    ):
        return connection.cookies.get(_cookie_name(table_id))
    return None


def _cookie_name(table_id: str) -> str:
    return f"hashi-{table_id}"


def is_site_of_ours(site: str, settings: Settings) -> bool:
    """Of an address as browsers send it along, for this connection's scheme or another one."""
    return site == settings.public_url or _is_name_of_ours(site.partition("://")[2])


def _is_name_of_ours(host: str) -> bool:
    """Of a host and perhaps a port."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    try:
        ip_address(name)
    except ValueError:
        this = socket.gethostname().lower()
        return name in ("localhost", this, f"{this}.local")
    return True
