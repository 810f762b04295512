"""The game on paper: pages that keep all there is to keep, and answers to what they ask."""

import secrets
from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from hashi.companion import (
    AnyEntry,
    Call,
    Check,
    Count,
    Reached,
    Standing,
    check_against,
    check_sheet,
    entered,
    next_card,
    parse_count,
    parse_marks,
    seen_cards,
    standing,
    undone,
    with_check,
)
from hashi.companion.call import Text, Texts, Whole
from hashi.companion.words import doubt_words, missing_words, sheet_words, undone_words
from hashi.draw.svg import draw_board_svg
from hashi.i18n.sentences import explain_board, explain_fault, explain_unreadable, with_clause
from hashi.records import (
    Unreadable,
    board_names,
    find_board,
    format_board,
    parse_board_file,
)
from hashi.records.notation import make_board
from hashi.rules import ROUNDS, Board, Card, Refused
from hashi.rules.cards import HIGHEST_NUMBER
from hashi.rules.sheet import BRIDGES_PER_LINE
from hashi.server.auth import AnyRequest, check_site
from hashi.server.background_jobs import BackgroundJobs
from hashi.server.boards import offered_boards
from hashi.server.pages.languages import language_for
from hashi.server.pages.routes import page
from hashi.table.view import SheetView, marks_view

_Answer = TypeVar("_Answer")

CHECKING_A_SHEET = 10
"""Costs as much as so many other requests."""

LongText = Annotated[str, msgspec.Meta(max_length=10_000)]
"""Longer than any sheet or board: what is too long for them gets a sentence of its own."""


class TypedCount(msgspec.Struct, forbid_unknown_fields=True, tag_field="entry", tag="typed-count"):
    """A count as somebody typed it, be it a number or not."""

    player: Whole
    text: Text


class CallRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What happened so far, and what happens now; `sure` also against a sheet that was checked."""

    call: Call
    act: AnyEntry | TypedCount | Literal["next", "undo"] | None = None
    sure: bool = False


class CallResponse(msgspec.Struct):
    """Where that leads; in words, what was undone, or why nothing has changed yet."""

    call: Call
    standing: Standing
    undone: str | None = None
    doubt: str | None = None


class BoardRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a board, or one as people write it: rows below each other, or a board file."""

    text: LongText


class BoardResponse(msgspec.Struct):
    board: str
    drawing: str


class Owner(msgspec.Struct, forbid_unknown_fields=True):
    """Whose sheet it is, in a game that goes on."""

    call: Call
    player: Whole


class SheetRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A sheet as text and, if they are known, the cards seen so far and whose it is."""

    board: Text
    text: LongText
    cards: Texts | None = None
    owner: Owner | None = None


class SheetResponse(msgspec.Struct):
    """What is wrong with a sheet, and around which islands; what counts on it; and what to know.

    The owner's `call` remembers the check.
    """

    verdict: str
    faults: list[str]
    notes: list[str]
    counts: list[str]
    islands: list[str]
    sheet: SheetView
    finished: int
    call: Call | None


class Problem(msgspec.Struct):
    """Why there is no such answer, in words."""

    problem: str


@get("/companion", include_in_schema=False)
async def companion_page(request: AnyRequest) -> Response[bytes]:
    """The same for everybody: the page itself keeps what happened."""
    return page(request, "companion.html", boards=offered_boards())


@get("/companion/sheet", include_in_schema=False)
async def sheet_page(request: AnyRequest) -> Response[bytes]:
    limits = {"rounds": ROUNDS, "highest": HIGHEST_NUMBER, "most": BRIDGES_PER_LINE}
    return page(request, "sheet.html", boards=offered_boards(), **limits)


@post("/api/companion", status_code=200, include_in_schema=False)
async def follow_call(
    request: AnyRequest, data: JSONBody[CallRequest], state: State
) -> CallResponse | Problem:
    """Where the company stands, perhaps after one more card or entry; nothing is kept here."""

    def told(language: str) -> CallResponse:
        before, act = data.call, data.act
        found = standing(before)
        call = _after(before, act)
        after = standing(call)
        check = check_against(before, act) if isinstance(act, Reached) else None
        if isinstance(act, Reached) and check and not data.sure:
            return CallResponse(before, found, doubt=doubt_words(language, before, act, check))
        return CallResponse(call, after, undone_words(language, before) if act == "undo" else None)

    return await _answer(request, state, told)


def _after(call: Call, act: AnyEntry | TypedCount | str | None) -> Call:
    match act:
        case None:
            return call
        case "undo":
            return undone(call)
        case TypedCount(player=player, text=text):
            return entered(call, Count(player, parse_count(text)))
        case str():
            return next_card(call, secrets.randbelow)
        case entry:
            return entered(call, entry)


@post("/api/companion/board", status_code=200, include_in_schema=False)
async def draw_board(
    request: AnyRequest, data: JSONBody[BoardRequest], state: State
) -> BoardResponse | Problem:
    def told(language: str) -> BoardResponse | Problem:
        if data.text in board_names():
            return BoardResponse(data.text, draw_board_svg(find_board(data.text)))
        board = _read_board(data.text)
        if complaint := explain_board(language, board):
            return Problem(complaint)
        return BoardResponse(format_board(board), draw_board_svg(board))

    return await _answer(request, state, told)


@post("/api/companion/sheet", status_code=200, include_in_schema=False)
async def examine_sheet(
    request: AnyRequest, data: JSONBody[SheetRequest], state: State
) -> SheetResponse | Problem:
    def told(language: str) -> SheetResponse:
        cards = None if data.cards is None else seen_cards(data.cards)
        check = check_sheet(find_board(data.board), parse_marks(data.text), cards)
        return _told_sheet(language, check, cards, data.owner)

    return await _answer(request, state, told, CHECKING_A_SHEET)


async def _answer(
    request: AnyRequest, state: State, told: Callable[[str], _Answer], cost: int = 1
) -> _Answer | Problem:
    """What is told in the visitor's language, or why it cannot be."""
    check_site(request, state.settings)
    language = language_for(request)
    try:
        background: BackgroundJobs = state.background
        return await background.run(request, told, language, cost=cost)
    except Unreadable as unreadable:
        return Problem(explain_unreadable(language, unreadable))
    except Refused as refused:
        return Problem(with_clause(explain_fault(language, refused.fault), refused.fault))


def _read_board(text: str) -> Board:
    if "=" in text:
        return parse_board_file(text).board
    words = text.replace("/", " ").split()
    lines = [word for word in words if "-" in word]
    return make_board([word for word in words if word not in lines], lines)


def _told_sheet(
    language: str, check: Check, cards: tuple[Card, ...] | None, owner: Owner | None
) -> SheetResponse:
    told = SheetResponse(
        *sheet_words(language, check, cards),
        islands=sorted(map(str, check.concerned)),
        sheet=marks_view(check.sheet, check.finished),
        finished=len(check.finished),
        call=None,
    )
    if owner:
        told.call = with_check(owner.call, owner.player, check.reached)
        standing(told.call)
        told.notes[:0] = missing_words(language, told.call, owner.player)
    return told


COMPANION = (companion_page, sheet_page, follow_call, draw_board, examine_sheet)
