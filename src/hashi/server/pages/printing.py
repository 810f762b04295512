"""The game on paper: a page to choose what is printed, and the PDF."""

import asyncio
from functools import lru_cache

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
from hashi.records import board_file, board_names
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
        boards=board_names(),
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
    """The game with one of our boards, as a file to keep; all of it, unless one chooses."""
    if board not in board_names() or not 1 <= copies <= MOST_COPIES:
        raise NotFoundException
    style = Style(language_for(request), format, ink, sheets, sides)
    choice = Choice(frozenset(content or CONTENTS), copies)
    async with _ONE_AT_A_TIME:
        pdf = await asyncio.to_thread(_printed, board, style, choice)
    return Response(
        pdf,
        media_type="application/pdf",
        headers={"Content-Disposition": f'attachment; filename="hashi-{board}.pdf"'},
    )


@lru_cache(maxsize=64)  # some MB at most
def _printed(board: str, style: Style, choice: Choice) -> bytes:
    """Made once, as most people ask for the same."""
    from hashi.paper.printing import print_game  # takes a second to load, and few ask for it

    return print_game([board_file(board)], style, choice).pdf


PRINTING = (print_page, game_pdf)
