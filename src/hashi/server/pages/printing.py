"""The game on paper: a page to choose what is printed, and the PDF."""

import asyncio
from functools import lru_cache
from urllib.parse import quote

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from hashi.paper.style import (
    CONTENTS,
    COPIES,
    FORMATS,
    MOST_COPIES,
    SHEETS,
    SIDES,
    TINTS,
    Choice,
    Content,
    Format,
    Sheets,
    Sides,
    Style,
    Tint,
)
from hashi.records import BoardFile, find_board
from hashi.server.boards import offered_boards
from hashi.server.gate import AnyRequest
from hashi.server.pages.languages import language_for
from hashi.server.pages.routes import page

_ONE_AT_A_TIME = asyncio.Lock()
"""Whoever asks for all of them shall not keep the tables waiting."""


@get("/print", include_in_schema=False)
async def print_page(request: AnyRequest) -> Response[str]:
    return page(
        request,
        "print.html",
        boards=offered_boards(),
        contents=CONTENTS,
        copies=COPIES,
        most_copies=MOST_COPIES,
        sheets=SHEETS,
        sides=SIDES,
        formats=FORMATS,
        inks=TINTS,
    )


@get("/print.pdf", include_in_schema=False)
async def game_pdf(
    request: AnyRequest,
    content: FromQuery[list[Content] | None] = None,
    copies: FromQuery[int] = COPIES,
    board: FromQuery[str] = "A",
    format: FromQuery[Format] = "a4",
    ink: FromQuery[Tint] = "colour",
    sheets: FromQuery[Sheets] = "one",
    sides: FromQuery[Sides] = "both",
) -> Response[bytes]:
    """The game with one of the boards, as a file to keep; all of it, unless one chooses."""
    text = offered_boards().get(board)
    if text is None or not 1 <= copies <= MOST_COPIES:
        raise NotFoundException
    found = BoardFile(board, "", find_board(text))
    style = Style(language_for(request), format, ink, sheets, sides)
    choice = Choice(frozenset(content or CONTENTS), copies)
    async with _ONE_AT_A_TIME:
        pdf = await asyncio.to_thread(_printed, found, style, choice)
    name = quote(f"hashi-{board}.pdf", safe="")  # a board of one's own may be called anything
    return Response(
        pdf,
        media_type="application/pdf",
        headers={"Content-Disposition": f"attachment; filename*=UTF-8''{name}"},
    )


@lru_cache(maxsize=64)  # some MB at most
def _printed(found: BoardFile, style: Style, choice: Choice) -> bytes:
    """Made once, as most people ask for the same."""
    from hashi.paper.printing import print_game  # takes a second to load, and few ask for it

    return print_game([found], style, choice).pdf


PRINTING = (print_page, game_pdf)
