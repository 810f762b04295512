"""Where the pages are."""

from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from litestar import MediaType, Response, get
from litestar.datastructures import State

from hashi.draw.svg import draw_board_svg, sheet_css
from hashi.i18n.catalogue import FIRST, languages, say
from hashi.records import board_names, find_board
from hashi.server.pages.texts import texts_module
from hashi.table.refusal import Refusal

STATIC = files("hashi.server.pages") / "static"
KINDS = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; font-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
"""Nothing from elsewhere, and nothing inline."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

_TEMPLATES = Environment(
    loader=PackageLoader("hashi.server.pages"),
    autoescape=select_autoescape(),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def _page(name: str, **facts: Any) -> Response[str]:
    language = FIRST

    def word(message: str, **its: str | int) -> str:
        return say(language, message, **its)

    html = _TEMPLATES.get_template(name).render(say=word, language=language, **facts)
    return Response(html, media_type=MediaType.HTML, headers=HEADERS)


@get("/")
async def home() -> Response[str]:
    return _page("home.html", boards=board_names())


@get("/tables/{table_id:str}")
async def table_page(table_id: str, state: State) -> Response[str]:
    """The same for everybody: what one may see comes over the socket."""
    room = await state.hall.room(table_id)
    return _page(
        "table.html", table=table_id, board=draw_board_svg(find_board(room.table.options.board))
    )


@get("/replay")
async def replay_page() -> Response[str]:
    """The same for every record: the page asks for the one it is to show."""
    return _page("replay.html")


@get("/texts/{language:str}")
async def texts(language: str) -> Response[str]:
    known = language.removesuffix(".js")
    if known not in languages():
        raise Refusal("no-such-page")
    return Response(texts_module(known), media_type="text/javascript", headers=HEADERS)


@get("/static/{name:str}")
async def static(name: str) -> Response[str]:
    """One of the files beside this module."""
    if name not in _static_names():
        raise Refusal("no-such-page")
    text = sheet_css() if name == "sheet.css" else (STATIC / name).read_text(encoding="utf-8")
    return Response(text, media_type=KINDS[name.rpartition(".")[2]], headers=HEADERS)


@cache
def _static_names() -> frozenset[str]:
    return frozenset({file.name for file in STATIC.iterdir()} | {"sheet.css"})


PAGES = (home, table_page, replay_page, texts, static)
