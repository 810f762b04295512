"""Where the pages are."""

import gzip
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

import segno
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hashi.draw.svg import draw_board_svg, draw_small_svg, sheet_css
from hashi.i18n.catalogue import languages, say
from hashi.learn import lessons
from hashi.records import DECK, deck_named, find_board, format_board
from hashi.records.own_boards import MOST_FILES
from hashi.rules.scoring import WORTH, rank_spans
from hashi.server.auth import AnyRequest, admit, is_site_of_ours, token_of
from hashi.server.background_jobs import BackgroundJobs
from hashi.server.boards import offered_boards
from hashi.server.network import EVERYWHERE, home_address, is_loopback
from hashi.server.pages import rulebook
from hashi.server.pages.examples import draw_example
from hashi.server.pages.languages import language_for
from hashi.server.pages.texts import texts_module
from hashi.server.settings import Settings

STATIC = files("hashi.server.pages") / "static"
KINDS = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
}

ASK_EACH_TIME = "no-cache"
KEEP_FOR_A_YEAR = "max-age=31536000, immutable"
"""Fonts are named by what they hold, so that a new one has a new name."""

MORE_LETTERS = {"pl": "extended", "el": "greek"}
"""What a language writes with, beside the Latin letters and figures that all need."""

COMPRESSED_BYTES = 500
"""Shorter bodies are not compressed."""

DRAWING_A_CODE = 5
"""To draw a code for cameras costs as much as so many smaller requests."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; font-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
"""Nothing from elsewhere, and nothing inline."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "Vary": "Accept-Encoding",
}

_TEMPLATES = Environment(
    loader=PackageLoader("hashi.server.pages"),
    autoescape=select_autoescape(),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class PicturedBoard(NamedTuple):
    """A board to choose, which the options of a table give as `choice`, and a table as `rows`."""

    name: str
    choice: str
    rows: str
    picture: str


class StaticFile(NamedTuple):
    """The same for all requests while the server runs; `tag` changes with the body."""

    body: bytes
    kind: str
    tag: str


def page(request: AnyRequest, name: str, **facts: Any) -> Response[bytes]:
    return _page(request, _render(language_for(request), name, **facts))


def _render(language: str, name: str, **facts: Any) -> str:
    def word(message: str, **its: str | int) -> str:
        return say(language, message, **its)

    names = {each: say(each, "language-name") for each in languages()}
    its = {"say": word, "language": language, "languages": names, "fonts": _fonts(language)}
    return _TEMPLATES.get_template(name).render({**its, **facts})


def _page(request: AnyRequest, html: str) -> Response[bytes]:
    return _answer(request, html.encode(), MediaType.HTML, HEADERS)


def _answer(
    request: AnyRequest, body: bytes, kind: str, headers: dict[str, str]
) -> Response[bytes]:
    """Compressed, if it is worth it and the browser reads that."""
    if len(body) >= COMPRESSED_BYTES and "gzip" in request.headers.get("accept-encoding", ""):
        headers = {**headers, "Content-Encoding": "gzip"}
        body = _compressed(body)
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=256)  # most answers are the same for everybody, and compressing takes long
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, compresslevel=6, mtime=0)


def missing_page(request: AnyRequest) -> Response[bytes]:
    """For people who followed a link that leads nowhere."""
    missing = page(request, "missing.html")
    missing.status_code = 404
    return missing


@get("/", include_in_schema=False)
async def home(request: AnyRequest) -> Response[bytes]:
    return page(request, "home.html", boards=_pictured_boards(), lessons=len(lessons()))


def _pictured_boards() -> list[PicturedBoard]:
    return [_pictured(name, text) for name, text in offered_boards().items()]


@lru_cache(maxsize=2 * MOST_FILES)  # a file in the folder of one's own boards may change often
def _pictured(name: str, text: str) -> PicturedBoard:
    board = find_board(text)
    return PicturedBoard(name, text, format_board(board), draw_small_svg(board))


@get("/tables/{table_id:str}", include_in_schema=False)
async def table_page(request: AnyRequest, table_id: FromPath[str], state: State) -> Response[bytes]:
    """The same for everybody: what one may see comes over the socket."""
    live = await state.lobby.table(table_id)
    board = draw_board_svg(find_board(live.table.options.board))
    site = _site_for_others(request, state.settings)
    return page(request, "table.html", table=table_id, board=board, site=site)


def _site_for_others(request: AnyRequest, settings: Settings) -> str:
    """Where friends open a link; empty if only this machine can."""
    if settings.public_url:
        return settings.public_url
    here = str(request.base_url).rstrip("/")
    if not is_loopback(request.base_url.hostname or ""):
        return here
    address = home_address() if settings.host == EVERYWHERE else None
    return f"http://{address}:{request.base_url.port or 80}" if address else ""


@get("/replay", include_in_schema=False)
async def replay_page(request: AnyRequest) -> Response[bytes]:
    """The same for every record: the page asks for the one it is to show."""
    boards = {board.rows: board.name for board in _pictured_boards()}
    return page(request, "replay.html", boards=boards)


@get("/rules", include_in_schema=False)
async def rules_page(request: AnyRequest) -> Response[bytes]:
    """All clauses, each at its number: `/rules#R3.4`."""
    return _page(request, _rules(language_for(request)))


@cache  # the same for all who read the language, and a lot to draw
def _rules(language: str) -> str:
    return _render(
        language,
        "rules.html",
        sections=rulebook.SECTIONS,
        clauses=rulebook.clauses,
        pieces=rulebook.pieces,
        draw=draw_example,
        deck=deck_named(DECK).cards,
        worths=WORTH,
        totals=rank_spans(),
    )


def prepare_pages() -> None:
    """Draw, read and compress what takes long before anybody asks for it."""
    _pictured_boards()
    for name in _static_names():
        _static_file(name)
    for template in _TEMPLATES.list_templates():
        _TEMPLATES.get_template(template)
    for language in languages():
        _compressed(_rules(language).encode())
        _compressed(_texts_file(language).body)


@get("/texts.js", include_in_schema=False)
async def texts(request: AnyRequest) -> Response[bytes]:
    """What the pages say, in the visitor's language."""
    return _send(request, _texts_file(language_for(request)))


@get("/static/{name:str}", include_in_schema=False)
async def static(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """One of the files beside this module."""
    if name not in _static_names():
        raise NotFoundException
    return _send(request, _static_file(name))


def _send(request: AnyRequest, file: StaticFile) -> Response[bytes]:
    """What a browser keeps, and asks before each use whether it is still the same. Fonts are
    cached for a year, so that text does not jump."""
    caching = KEEP_FOR_A_YEAR if file.kind == KINDS["woff2"] else ASK_EACH_TIME
    headers = {**HEADERS, "Cache-Control": caching, "ETag": file.tag}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return _answer(request, file.body, file.kind, headers)


@cache
def _texts_file(language: str) -> StaticFile:
    return _tagged(texts_module(language).encode(), KINDS["js"])


@cache
def _static_file(name: str) -> StaticFile:
    body = sheet_css().encode() if name == "sheet.css" else (STATIC / name).read_bytes()
    return _tagged(body, KINDS[name.rpartition(".")[2]])


def _tagged(body: bytes, kind: str) -> StaticFile:
    return StaticFile(body, kind, f'"{sha256(body).hexdigest()[:16]}"')


@cache
def _static_names() -> frozenset[str]:
    return frozenset({file.name for file in STATIC.iterdir()} | {"sheet.css"})


@cache
def _fonts(language: str) -> list[str]:
    """The files with the letters of its headings, to be fetched before a stylesheet asks."""
    letters = {"latin", MORE_LETTERS.get(language, "latin")}
    needed = tuple(f"serif-{each}-" for each in letters)
    return sorted(name for name in _static_names() if name.startswith(needed))


@get("/api/tables/{table_id:str}/code", include_in_schema=False)
async def invitation_code(
    request: AnyRequest, table_id: FromPath[str], state: State
) -> Response[str]:
    """The invitation's link as a code for cameras, unless only this machine can follow it."""
    await admit(request, state.lobby, state.settings, table_id, "invitation")
    site = _site_for_others(request, state.settings)
    if not site or not is_site_of_ours(site, state.settings):
        return Response("", status_code=204, headers=HEADERS)
    token = token_of(request, state.settings, table_id)
    link = f"{site}/tables/{table_id}#invitation={token}"
    background: BackgroundJobs = state.background
    picture = await background.run(request, _code, link, cost=DRAWING_A_CODE)
    return Response(picture, media_type=MediaType.TEXT, headers=HEADERS)


def _code(link: str) -> str:
    code = segno.make(link, error="m")
    return code.svg_data_uri(scale=4, border=2, dark="#22293a")


PAGES = (home, table_page, replay_page, rules_page, texts, static, invitation_code)
