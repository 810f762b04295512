"""In which language a visitor gets a page: the one they chose, or the best of those they read."""

from typing import Any

from babel import negotiate_locale
from litestar import Request

from hashi.i18n.catalogue import FIRST, languages

COOKIE = "hashi-language"
"""Set by the pages themselves."""


def language_for(request: Request[Any, Any, Any]) -> str:
    wished = [request.cookies.get(COOKIE, ""), *_read(request.headers.get("accept-language", ""))]
    return negotiate_locale(wished, languages(), sep="-") or FIRST


def _read(header: str) -> list[str]:
    """The languages that a browser says its user reads, the best first: `de-CH, en;q=0.8`."""
    ranked = []
    for wish in header.split(","):
        language, _, quality = wish.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), language))
        except ValueError:
            continue  # no number: whoever sends this gets the rest
    return [language for _, language in sorted(ranked, key=lambda wish: wish[0])]
