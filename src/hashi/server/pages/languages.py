"""In which language a visitor gets a page: the one they chose, or the best of those they read."""

from babel import negotiate_locale

from hashi.i18n.catalogue import FIRST, languages
from hashi.server.auth import AnyRequest

COOKIE = "hashi-language"
"""Set by the pages themselves."""

MOST_WISHES = 20
"""How many languages of a browser are looked at."""


def language_for(request: AnyRequest) -> str:
    chosen = request.cookies.get(COOKIE, "").lower()
    wished = [chosen, *_read(request.headers.get("accept-language", ""))]
    return negotiate_locale(wished, languages(), sep="-") or FIRST


def _read(header: str) -> list[str]:
    """The languages that a browser says its user reads, the best first: `de-CH, en;q=0.8`.

    In small letters, like ours: none of it depends on their size.
    """
    ranked = []
    for wish in header.split(",", MOST_WISHES)[:MOST_WISHES]:
        language, _, quality = wish.replace(" ", "").lower().partition(";q=")
        try:
            ranked.append((float(quality or 1), language))
        except ValueError:
            continue  # no number: whoever sends this gets the rest
    ranked.sort(key=lambda wish: wish[0], reverse=True)
    return [language for quality, language in ranked if quality > 0]
