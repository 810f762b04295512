"""A seat at a server's table: taken by an invitation, and kept for the next time."""

import json
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from hashi.table.refusal import Refusal
from hashi.table.view import PublicView
from hashi.tui.kept import data_folder, write

PATIENCE = 10
"""Seconds for a server to answer."""

LONGEST_ANSWER = 1_000_000
"""In bytes."""

GONE = "play-no-table"
"""The message where a table is not there, or not for us."""


class NoSeat(Exception):
    """Why there is none to be had: the name of a message."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True)
class Invitation:
    """A link as the page shows it: `https://play.example/tables/6xJGu1O3j70o#invitation=kW5…`."""

    link: str
    site: str
    table: str
    token: str | None

    @classmethod
    def read(cls, link: str) -> Self:
        try:
            parts = urlsplit(link.strip())
        except ValueError:
            raise NoSeat("play-bad-link") from None
        folder, _, table = parts.path.rstrip("/").rpartition("/")
        told: dict[str, list[Any]] = {**parse_qs(parts.fragment)}
        is_link = parts.scheme in ("http", "https") and parts.hostname and table
        if not is_link or not folder.endswith("/tables") or "watch" in told:
            raise NoSeat("play-bad-link")
        site = f"{parts.scheme}://{parts.netloc}{folder.removesuffix('/tables')}"
        return cls(link.strip(), site, table, told.get("invitation", [None])[0])

    def look(self) -> PublicView:
        """Who sits where; raises `NoSeat` where the server or the table is not to be found."""
        if self.token is None:
            raise NoSeat("play-bad-link")
        return _table(self.site, self.table, self.token)

    def sit(self, seat: int, name: str) -> "SeatHeld":
        """Take an open seat, and keep it; raises `Refusal` for a name that cannot be."""
        path = f"/api/tables/{quote(self.table)}/seats"
        taken = _ask(self.site, path, self.token or "", {"seat": seat, "name": name})
        held = SeatHeld(self.link, self.site, self.table, taken["token"])
        held.keep()
        return held

    def kept(self) -> "SeatHeld | None":
        """The seat that one has here since another time."""
        try:
            token = _kept_at(self.site, self.table).read_text(encoding="ascii").strip()
        except (OSError, ValueError):
            return None
        return SeatHeld(self.link, self.site, self.table, token)


@dataclass(frozen=True)
class SeatHeld:
    """What opens a seat; the token is nobody else's business."""

    link: str
    site: str
    table: str
    token: str

    def __repr__(self) -> str:
        return f"a seat at {self.table}"

    @property
    def socket(self) -> str:
        return f"{self.site.replace('http', 'ws', 1)}/api/tables/{quote(self.table)}/socket"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def keep(self) -> None:
        """For whoever comes back by the same link, on this machine and under this account."""
        file = _kept_at(self.site, self.table)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write(file, f"{self.token}\n", mode=0o600)

    def look(self) -> PublicView:
        return _table(self.site, self.table, self.token)

    def record(self) -> str:
        """Of a game that is over."""
        told = _fetch(self.site, f"/api/tables/{quote(self.table)}/record", self.token)
        return told.decode(errors="replace")

    def again(self) -> "tuple[SeatHeld, PublicView]":
        """The same seat at the next table."""
        taken = _ask(self.site, f"/api/tables/{quote(self.table)}/again", self.token, {})
        link = f"{self.site}/tables/{taken['table']}"
        held = SeatHeld(link, self.site, taken["table"], taken["token"])
        held.keep()
        return held, held.look()


def _kept_at(site: str, table: str) -> Path:
    return data_folder() / "seats" / quote(f"{site} {table}", safe="")


def _table(site: str, table: str, token: str) -> PublicView:
    told = _ask(site, f"/api/tables/{quote(table)}", token)
    try:
        return msgspec.convert(told, PublicView)
    except msgspec.ValidationError:
        raise NoSeat("play-no-server") from None


def _ask(site: str, path: str, token: str, body: dict[str, Any] | None = None) -> Any:
    """What the server answers, as JSON."""
    try:
        return json.loads(_fetch(site, path, token, body))
    except ValueError:
        raise NoSeat("play-no-server") from None


def _fetch(site: str, path: str, token: str, body: dict[str, Any] | None = None) -> bytes:
    """What the server answers; raises `Refusal` for what it refuses, and `NoSeat` where nobody
    answers."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(site + path, data, headers), timeout=PATIENCE) as answer:
            told: bytes = answer.read(LONGEST_ANSWER)
            return told
    except HTTPError as error:
        raise _refused(error) from None
    except (URLError, OSError, ValueError, HTTPException):
        raise NoSeat("play-no-server") from None


def _refused(error: HTTPError) -> Exception:
    if error.code in (403, 404):
        return NoSeat(GONE)
    try:
        told = json.loads(error.read(LONGEST_ANSWER))
        return Refusal(told["code"], told["clause"], **told["facts"])
    except (OSError, ValueError, KeyError, TypeError):
        return NoSeat("play-no-server")
