"""HTTP/1.1 as it comes over the wire: strict about requests, the same headers on every answer.

Hashi always uses h11, and refuses what h11 lets pass although a proxy may read it differently:
where one request ends, or for which site it is.
"""

import re
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

import h11

MOST_HEADER_BYTES = 16_384
"""The longest request line with its headers."""

LONGEST_HOST = 253 + len(":65535")
"""A name of the internet, with a port."""

USUAL_HEADERS = {
    b"Cache-Control": b"no-store",
    b"X-Content-Type-Options": b"nosniff",
    b"Content-Security-Policy": b"default-src 'none'; frame-ancestors 'none'",
}
"""What every answer has, unless it says otherwise itself, as the pages do."""

SECURE_HEADERS = {**USUAL_HEADERS, b"Strict-Transport-Security": b"max-age=31536000"}
"""For a public address with https: browsers then use nothing else there for a year."""

_FOLD_OR_END = re.compile(rb"\n(?:[ \t]|\r?\n)")
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(:[0-9]*)?")

NextEvent = h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]


class StrictParser(h11.Connection):
    """Calls `refuse` for a request that is malformed or ambiguous, and reads no further."""

    def __init__(self, usual_headers: Mapping[bytes, bytes], refuse: Callable[[], None]) -> None:
        super().__init__(h11.SERVER, MOST_HEADER_BYTES)
        self._usual_headers = usual_headers
        self._on_refused = refuse

    def next_event(self) -> NextEvent:
        try:
            is_folded = self.their_state is h11.IDLE and _is_folded(self.trailing_data[0])
            event = super().next_event()
        except h11.RemoteProtocolError:
            return self._refused()
        if isinstance(event, h11.Request) and (is_folded or not _is_clear(event)):
            return self._refused()
        return event

    def _refused(self) -> type[h11.NEED_DATA]:
        self._on_refused()
        return h11.NEED_DATA

    def send_with_data_passthrough(self, event: h11.Event) -> list[bytes] | None:
        if isinstance(event, h11.Response):
            event = self._with_usual_headers(event)
        return super().send_with_data_passthrough(event)

    def _with_usual_headers(self, response: h11.Response) -> h11.Response:
        said = {name for name, _ in response.headers}
        missing = [each for each in self._usual_headers.items() if each[0].lower() not in said]
        return h11.Response(
            status_code=response.status_code,
            headers=[*response.headers.raw_items(), *missing],
            reason=response.reason,
        )


def _is_folded(data: bytes) -> bool:
    """Whether a header goes on in the next line, which h11 allows and RFC 9112 (5.2) does not."""
    found = _FOLD_OR_END.search(data)
    return found is not None and found.group().endswith((b" ", b"\t"))


def _is_clear(request: h11.Request) -> bool:
    """Whether everybody reads the same site, path and length: RFC 9112, 3.2 and 6.3."""
    headers = dict(request.headers)
    has_chunks = b"transfer-encoding" in headers
    return (
        request.target.startswith(b"/")
        and _is_host(headers.get(b"host", b"").decode("latin-1"))
        and not (has_chunks and b"content-length" in headers)
        and not (has_chunks and request.http_version == b"1.0")
    )


def _is_host(text: str) -> bool:
    """Whether it is a host and perhaps a port, as a browser writes them."""
    try:
        _ = urlsplit(f"//{text}").port  # also checks the range, and an address in brackets
    except ValueError:
        return False
    return len(text) <= LONGEST_HOST and _HOST.fullmatch(text) is not None
