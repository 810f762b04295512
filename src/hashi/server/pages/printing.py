"""The game on paper: a page to choose what is printed, and the PDF."""

from functools import lru_cache
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from hashi.host.clock import Clock
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
from hashi.server.attachment import attachment
from hashi.server.auth import AnyRequest, visitor_of
from hashi.server.background_jobs import BackgroundJobs
from hashi.server.boards import offered_boards
from hashi.server.pages.languages import language_for
from hashi.server.pages.routes import page
from hashi.server.rate_limits import Allowance


class Printer:
    """Prints for strangers, so many PDFs an hour for each."""

    def __init__(self, per_hour: int, clock: Clock, background: BackgroundJobs) -> None:
        self._allowance = Allowance(per_hour)
        self._clock = clock
        self._background = background

    def admits(self, request: AnyRequest) -> bool:
        return self._allowance.take(visitor_of(request), self._clock())

    async def print(
        self, request: AnyRequest, board: BoardFile, style: Style, choice: Choice
    ) -> bytes:
        boards = [board]
        if "sheets" not in choice.contents:  # nothing else depends on these
            boards, style, choice = [], style._replace(sheets="one"), choice._replace(copies=COPIES)
        return await self._background.run(request, _printed, tuple(boards), style, choice, cost=0)


@get("/print", include_in_schema=False)
async def print_page(request: AnyRequest) -> Response[bytes]:
    return _page(request, too_often=False)


def _page(request: AnyRequest, *, too_often: bool) -> Response[bytes]:
    return page(
        request,
        "print.html",
        too_often=too_often,
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
    state: State,
    content: FromQuery[list[Content] | None] = None,
    copies: FromQuery[int] = COPIES,
    board: FromQuery[str] = "A",
    format: FromQuery[Format] = "a4",
    ink: FromQuery[Tint] = "colour",
    sheets: FromQuery[Sheets] = "one",
    sides: FromQuery[Sides] = "both",
) -> Response[Any]:
    """The game with one of the boards, as a file to keep; all of it, unless one chooses."""
    text = offered_boards().get(board)
    if text is None or not 1 <= copies <= MOST_COPIES:
        raise NotFoundException
    found = BoardFile(board, "", find_board(text))
    style = Style(language_for(request), format, ink, sheets, sides)
    choice = Choice(frozenset(content or CONTENTS), copies)
    printer: Printer = state.printer
    if not printer.admits(request):
        refused = _page(request, too_often=True)
        refused.status_code = 429
        return refused
    pdf = await printer.print(request, found, style, choice)
    headers = attachment(f"hashi-{board}.pdf")
    return Response(pdf, media_type="application/pdf", headers=headers)


@lru_cache(maxsize=32)  # some MB at most
def _printed(boards: tuple[BoardFile, ...], style: Style, choice: Choice) -> bytes:
    """The latest are kept, as most people ask for the same."""
    from hashi.paper.printing import print_game  # takes a second to load, and few ask for it

    return print_game(boards, style, choice).pdf


PRINTING = (print_page, game_pdf)
