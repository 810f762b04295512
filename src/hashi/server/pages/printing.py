"""The game on paper: a page to choose what is printed, and the PDF."""

import asyncio
from functools import cache

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from hashi.paper.style import FORMATS, SHEETS, TINTS, Format, Sheets, Style, Tint
from hashi.records import board_file, board_names
from hashi.server.gate import AnyRequest
from hashi.server.pages.languages import language_for
from hashi.server.pages.routes import page

CHOICES = {"sheets": SHEETS, "format": FORMATS, "ink": TINTS}

_ONE_AT_A_TIME = asyncio.Lock()
"""Whoever asks for all of them shall not keep the tables waiting."""


@get("/print", include_in_schema=False)
async def print_page(request: AnyRequest) -> Response[str]:
    return page(request, "print.html", boards=board_names(), choices=CHOICES)


@get("/print.pdf", include_in_schema=False)
async def game_pdf(
    request: AnyRequest,
    board: FromQuery[str] = "A",
    format: FromQuery[Format] = "a4",
    ink: FromQuery[Tint] = "colour",
    sheets: FromQuery[Sheets] = "one",
) -> Response[bytes]:
    """The game with one of our boards, as a file to keep."""
    if board not in board_names():
        raise NotFoundException
    style = Style(language_for(request), format, ink, sheets)
    async with _ONE_AT_A_TIME:
        pdf = await asyncio.to_thread(_printed, board, style)
    return Response(
        pdf,
        media_type="application/pdf",
        headers={"Content-Disposition": f'attachment; filename="hashi-{board}.pdf"'},
    )


@cache
def _printed(board: str, style: Style) -> bytes:
    """Made once: there are not many."""
    from hashi.paper.printing import print_game  # takes a second to load, and few ask for it

    return print_game([board_file(board)], style).pdf


PRINTING = (print_page, game_pdf)
