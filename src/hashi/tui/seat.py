"""A seat at a server's table: taken by an invitation, and kept for the next time."""

import errno
import os
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated, Any, Self, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult, parse_qs, quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from hashi.i18n.sentences import printable
from hashi.records import parse_record
from hashi.table.dealer import TABLE_ID
from hashi.table.refusal import Refusal
from hashi.table.view import PublicView, Reason
from hashi.tui.validation import is_valid
from hashi.user_files.folders import data_folder, write

ANSWER_SECONDS = 10
"""How long a server may take to answer."""

LONGEST_ANSWER_BYTES = 1_000_000

GONE = "play-no-table"
"""The message where a table is not there, or not for us."""

REDIRECTIONS = range(300, 400)
"""The statuses of answers that point elsewhere."""

USUAL_PORTS = {"http": 80, "https": 443}

_Kind = TypeVar("_Kind")


class NoSeat(Exception):
    """Why there is none to be had: the name of a message."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Ticket(msgspec.Struct):
    """What a server gives to whoever sits down."""

    table: Annotated[str, msgspec.Meta(pattern=rf"\A{TABLE_ID.pattern}\Z")]
    token: Annotated[str, msgspec.Meta(pattern=r"\A[!-~]+\Z")]


@dataclass(frozen=True)
class Invitation:
    """A link as the page shows it: `https://play.example/tables/6xJGu1O3j70o#invitation=kW5…`.

    Whoever has a seat already needs no token.
    """

    site: str
    table: str
    token: str | None

    @classmethod
    def read(cls, link: str) -> Self:
        try:
            parts = urlsplit(link.strip())
            host = _host(parts)
        except ValueError:
            raise NoSeat("play-bad-link") from None
        folder, _, table = parts.path.rstrip("/").rpartition("/")
        told: dict[str, list[Any]] = {**parse_qs(parts.fragment)}
        is_link = host and folder.endswith("/tables") and TABLE_ID.fullmatch(table)
        if not is_link or "watch" in told:
            raise NoSeat("play-bad-link")
        site = f"{parts.scheme}://{host}{folder.removesuffix('/tables')}"
        return cls(site, table, told.get("invitation", [None])[0])

    def look(self) -> PublicView:
        """Who sits where; raises `NoSeat` where the server or the table is not to be found."""
        if self.token is None:
            raise NoSeat("play-bad-link")
        return _table(self.site, self.table, self.token)

    def sit(self, seat: int, name: str) -> "SeatHeld":
        """Take an open seat, and keep it; raises `Refusal` for a name that cannot be, and `OSError`
        where no seat can be kept, before it is taken."""
        file = _kept_at(self.site, self.table)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with NamedTemporaryFile(dir=file.parent):
            pass  # there is room
        path = f"/api/tables/{self.table}/seats"
        ticket = _ask(Ticket, self.site, path, self.token or "", {"seat": seat, "name": name})
        held = SeatHeld(self.site, self.table, ticket.token)
        held.keep()
        return held

    def kept(self) -> "SeatHeld | None":
        """The seat that one has here since another time."""
        token = _kept_token(self.site, self.table)
        return SeatHeld(self.site, self.table, token) if token else None


@dataclass(frozen=True)
class SeatHeld:
    """What opens a seat; the token is nobody else's business."""

    site: str
    table: str
    token: str

    def __repr__(self) -> str:
        return f"a seat at {self.table}"

    @property
    def link(self) -> str:
        """The way back, for whoever has kept the seat."""
        return f"{self.site}/tables/{self.table}"

    @property
    def socket(self) -> str:
        return f"{self.site.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def keep(self) -> bool:
        """For whoever comes back by the same link, on this machine and under this account; whether
        it is kept."""
        if _kept_token(self.site, self.table) == self.token:
            return True
        file = _kept_at(self.site, self.table)
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write(file, f"{self.token}\n", mode=0o600)
        except OSError:
            return False
        return True

    def look(self) -> PublicView:
        return _table(self.site, self.table, self.token)

    def record(self) -> str:
        """Of a game that is over; raises `NoSeat` for what is none, such as a proxy's own page."""
        told = _fetch(self.site, f"/api/tables/{self.table}/record", self.token)
        try:
            text = told.decode()
            parse_record(text)
        except ValueError:
            raise NoSeat("play-no-server") from None
        return text

    def again(self) -> "tuple[SeatHeld, PublicView]":
        """The same seat at the next table."""
        ticket = _ask(Ticket, self.site, f"/api/tables/{self.table}/again", self.token, {})
        held = SeatHeld(self.site, ticket.table, ticket.token)
        held.keep()
        return held, held.look()


def harmless(told: Any) -> Any:
    """What a stranger's server says, with nothing in it that a terminal would obey."""
    match told:
        case str():
            return printable(told)
        case list():
            return [harmless(each) for each in told]
        case dict():
            return {harmless(name): harmless(each) for name, each in told.items()}
    return told


def _host(parts: SplitResult) -> str | None:
    """One spelling for each server; raises `ValueError` for a port that is none."""
    if parts.scheme not in USUAL_PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return host if parts.port in (None, USUAL_PORTS[parts.scheme]) else f"{host}:{parts.port}"


def _kept_at(site: str, table: str) -> Path:
    return data_folder() / "seats" / quote(f"{site} {table}", safe="")


def _kept_token(site: str, table: str) -> str | None:
    try:
        return _kept_at(site, table).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return None


def _table(site: str, table: str, token: str) -> PublicView:
    view = _ask(PublicView, site, f"/api/tables/{table}", token)
    if not is_valid(view):
        raise NoSeat("play-not-understood")
    return view


def _ask(
    kind: type[_Kind], site: str, path: str, token: str, body: dict[str, Any] | None = None
) -> _Kind:
    """What the server answers."""
    try:
        return _read(kind, _fetch(site, path, token, body))
    except (msgspec.MsgspecError, RecursionError):
        raise NoSeat("play-no-server") from None


def _read(kind: type[_Kind], told: bytes) -> _Kind:
    return msgspec.convert(harmless(msgspec.json.decode(told)), kind)


class _StayThere(HTTPRedirectHandler):
    """What opens a seat is for one server, and goes nowhere else from there."""

    def redirect_request(self, *_: object) -> None:
        """To be told as any other answer that is none."""


def _fetch(site: str, path: str, token: str, body: dict[str, Any] | None = None) -> bytes:
    """What the server answers; raises `Refusal` for what it refuses, and `NoSeat` where nobody
    answers."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else msgspec.json.encode(body)
    try:
        opener = build_opener(_StayThere)
        with opener.open(Request(site + path, data, headers), timeout=ANSWER_SECONDS) as answer:
            told: bytes = answer.read(LONGEST_ANSWER_BYTES + 1)
    except HTTPError as error:
        raise _refused(error) from None
    except (URLError, OSError, ValueError, HTTPException):
        raise NoSeat("play-no-server") from None
    if len(told) > LONGEST_ANSWER_BYTES:
        raise NoSeat("play-no-server")
    return told


def _refused(error: HTTPError) -> Exception:
    if error.code in (403, 404):
        return NoSeat(GONE)
    if error.code in REDIRECTIONS:
        return NoSeat("play-elsewhere")
    try:
        told = _read(Reason, error.read(LONGEST_ANSWER_BYTES))
        return Refusal(told.code, told.clause, **told.facts)
    except (OSError, HTTPException, msgspec.MsgspecError, RecursionError, TypeError):
        return NoSeat("play-no-server")
