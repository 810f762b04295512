"""What can be had on paper."""

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from hashi.paper.style import FORMATS, Style
from hashi.records import board_file, board_names
from hashi.server.pages.languages import language_for

AnyRequest = Request[Any, Any, Any]


@get("/print.pdf", include_in_schema=False)
async def print_game(
    request: AnyRequest,
    board: FromQuery[str] = "A",
    format: FromQuery[str] = "a4",
    sheets: FromQuery[str] = "one",
    ink: FromQuery[str] = "colour",
) -> Response[bytes]:
    """The game with one of our boards, as a file to keep."""
    if board not in board_names() or format not in FORMATS:
        raise NotFoundException
    style = Style(language_for(request), format, saves_ink=ink == "black")
    pdf = await asyncio.to_thread(_printed, board, style, two=sheets == "two")
    named = {"Content-Disposition": f'attachment; filename="hashi-{board}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=named)


@cache
def _printed(board: str, style: Style, *, two: bool) -> bytes:
    """Made once: there are not many."""
    from hashi.paper.printing import print_game  # takes a second to load, and few ask for it

    return print_game([board_file(board)], style, two=two)


PRINTS = (print_game,)
