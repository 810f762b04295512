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
    Standing,
    check_sheet,
    entered,
    next_card,
    parse_marks,
    seen_cards,
    standing,
    undone,
)
from hashi.companion.call import Text, Texts
from hashi.draw.svg import draw_board_svg
from hashi.i18n.companion import sheet_words, undone_words
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
from hashi.server.gate import AnyRequest, check_site
from hashi.server.pages.languages import language_for
from hashi.server.pages.routes import page
from hashi.table.view import SheetView, marks_view

_Answer = TypeVar("_Answer")

LongText = Annotated[str, msgspec.Meta(max_length=10_000)]
"""Longer than any sheet or board: what is too long for them gets a sentence of its own."""


class AskedCall(msgspec.Struct, forbid_unknown_fields=True):
    """What happened so far, and what happens now."""

    call: Call
    act: AnyEntry | Literal["next", "undo"] | None = None


class ToldCall(msgspec.Struct):
    """Where that leads, and what was undone, in words."""

    call: Call
    standing: Standing
    undone: str | None


class AskedBoard(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a board, or one as people write it: rows below each other, or a board file."""

    text: LongText


class ToldBoard(msgspec.Struct):
    board: str
    drawing: str


class AskedSheet(msgspec.Struct, forbid_unknown_fields=True):
    """A sheet as text and, if they are known, the cards seen so far."""

    board: Text
    text: LongText
    cards: Texts | None = None


class ToldSheet(msgspec.Struct):
    """What is wrong with a sheet, and around which islands; what counts on it; and what to know."""

    verdict: str
    faults: list[str]
    notes: list[str]
    counts: list[str]
    islands: list[str]
    sheet: SheetView
    finished: int


class NotSo(msgspec.Struct):
    """Why there is no such answer, in words."""

    problem: str


@get("/companion", include_in_schema=False)
async def companion_page(request: AnyRequest) -> Response[str]:
    """The same for everybody: the page itself keeps what happened."""
    return page(request, "companion.html", boards=board_names())


@get("/companion/sheet", include_in_schema=False)
async def sheet_page(request: AnyRequest) -> Response[str]:
    limits = {"rounds": ROUNDS, "highest": HIGHEST_NUMBER, "most": BRIDGES_PER_LINE}
    return page(request, "sheet.html", boards=board_names(), **limits)


@post("/api/companion", status_code=200, include_in_schema=False)
async def follow_call(
    request: AnyRequest, data: JSONBody[AskedCall], state: State
) -> ToldCall | NotSo:
    """Where the company stands, perhaps after one more card or entry; nothing is kept here."""

    def told(language: str) -> ToldCall:
        standing(data.call)
        call = _after(data.call, data.act)
        words = undone_words(language, data.call) if data.act == "undo" else None
        return ToldCall(call, standing(call), words)

    return _answer(request, state, told)


def _after(call: Call, act: AnyEntry | str | None) -> Call:
    match act:
        case None:
            return call
        case "undo":
            return undone(call)
        case str():
            return next_card(call, secrets.randbelow)
        case entry:
            return entered(call, entry)


@post("/api/companion/board", status_code=200, include_in_schema=False)
async def draw_board(
    request: AnyRequest, data: JSONBody[AskedBoard], state: State
) -> ToldBoard | NotSo:
    def told(language: str) -> ToldBoard | NotSo:
        if data.text in board_names():
            return ToldBoard(data.text, draw_board_svg(find_board(data.text)))
        board = _read_board(data.text)
        if complaint := explain_board(language, board):
            return NotSo(complaint)
        return ToldBoard(format_board(board), draw_board_svg(board))

    return _answer(request, state, told)


@post("/api/companion/sheet", status_code=200, include_in_schema=False)
async def examine_sheet(
    request: AnyRequest, data: JSONBody[AskedSheet], state: State
) -> ToldSheet | NotSo:
    def told(language: str) -> ToldSheet:
        cards = None if data.cards is None else seen_cards(data.cards)
        check = check_sheet(find_board(data.board), parse_marks(data.text), cards)
        return _told_sheet(language, check, cards)

    return _answer(request, state, told)


def _answer(request: AnyRequest, state: State, told: Callable[[str], _Answer]) -> _Answer | NotSo:
    """What is told in the visitor's language, or why it cannot be."""
    check_site(request, state.settings)
    language = language_for(request)
    try:
        return told(language)
    except Unreadable as unreadable:
        return NotSo(explain_unreadable(language, unreadable))
    except Refused as refused:
        return NotSo(with_clause(explain_fault(language, refused.fault), refused.fault))


def _read_board(text: str) -> Board:
    if "=" in text:
        return parse_board_file(text).board
    words = text.replace("/", " ").split()
    lines = [word for word in words if "-" in word]
    return make_board([word for word in words if word not in lines], lines)


def _told_sheet(language: str, check: Check, cards: tuple[Card, ...] | None) -> ToldSheet:
    return ToldSheet(
        *sheet_words(language, check, cards),
        islands=sorted(map(str, check.concerned)),
        sheet=marks_view(check.sheet, check.finished),
        finished=len(check.finished),
    )


COMPANION = (companion_page, sheet_page, follow_call, draw_board, examine_sheet)
