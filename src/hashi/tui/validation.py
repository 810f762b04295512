"""Whether what a server tells can be shown: what the screen relies on, beyond the kinds of things.

A server may be older or newer than this program, or another one altogether.
"""

from collections.abc import Iterable

from hashi.records import DECK, Unreadable, deck_named, find_board, parse_move, parse_start
from hashi.rules import Board, Line
from hashi.rules.scoring import PILE_ENDS, rank_spans
from hashi.table.events import Called, NextTable, RoundTakenBack
from hashi.table.news import (
    CrossedOut,
    HintTaken,
    News,
    PutRight,
    RoundOver,
    SeatChanged,
    StoodIn,
)
from hashi.table.table import Phase
from hashi.table.view import MistakeView, OwnView, PublicView, SheetView
from hashi.tui.turn import move_of


def is_valid(view: PublicView, own: Iterable[OwnView] = (), news: Iterable[News] = ()) -> bool:
    seats = range(len(view.seats))
    try:
        return (
            _is_table(view, seats)
            and all(_is_seat(each, view, seats) for each in own)
            and all(_is_news(each, seats) for each in news)
        )
    except Unreadable:
        return False


def _is_table(view: PublicView, seats: range) -> bool:
    board = find_board(view.options.board)
    deck = [str(card) for card in deck_named(DECK).cards]
    return bool(
        view.seats
        and board.is_fit_for_play
        and sorted(view.deck) == sorted(deck)
        and view.card in (None, *deck)
        and view.piles in (None, [*PILE_ENDS])
        and all(told is None or len(told) == len(seats) for told in (view.sheets, view.scores))
        and all(_is_sheet(sheet, board) for sheet in view.sheets or ())
        and all(_is_mistake(mistake, deck) for mistake in view.mistakes or ())
        and (view.phase is not Phase.OVER or _is_end(view, seats))
    )


def _is_end(view: PublicView, seats: range) -> bool:
    """R5.6, R6.3: everybody's points, and who has won or, alone, which rank that is."""
    if view.rank is not None:
        return bool(view.scores) and 1 <= view.rank <= len(rank_spans())
    return bool(view.scores and view.winners and set(view.winners) <= set(seats))


def _is_seat(own: OwnView, view: PublicView, seats: range) -> bool:
    board = find_board(view.options.board)
    return (
        own.seat in seats
        and all(end in board.flags for line in _bridges(own, view.phase) for end in line)
        and (own.sheet is None or _is_sheet(own.sheet, board))
        and all(_is_mistake(each, view.deck) for each in own.mistakes or ())
    )


def _bridges(own: OwnView, phase: Phase) -> list[Line]:
    """What the seat has drawn in this turn, and what it was hinted; raises `Unreadable`."""
    hands = [own.hand] if own.hand and phase is not Phase.CHECKING else []
    marks = own.draft.marks if own.draft else ()
    hints = [own.hint.move] if own.hint and own.hint.move is not None else []
    if phase is Phase.OPENING:
        for entry in (*hands, *hints, *marks):
            parse_start(entry)
        return []
    moves = [parse_move(move) for move in (*hands, *hints, move_of(marks))]
    return [line for move in moves for line in move.bridges]


def _is_sheet(sheet: SheetView, board: Board) -> bool:
    drawn = sheet.bridges
    return drawn.keys() <= set(board.line_names) and all(count >= 0 for count in drawn.values())


def _is_mistake(mistake: MistakeView, deck: list[str]) -> bool:
    return bool(mistake.islands) and mistake.card in deck


def _is_news(news: News, seats: range) -> bool:
    match news:
        case Called(seat=seat, absent=absent):
            return seat in seats and absent in seats
        case (
            PutRight(seat=seat)
            | CrossedOut(seat=seat)
            | HintTaken(seat=seat)
            | RoundTakenBack(seat=seat)
            | SeatChanged(seat=seat)
            | StoodIn(seat=seat)
        ):
            return seat in seats
        case NextTable(by=by):
            return set(by) <= set(seats)
        case RoundOver(finished=finished, awards=awards, bots=bots):
            named = {*bots, *(award.seat for award in awards)}
            return named <= set(seats) and (finished is None or len(finished) == len(seats))
    return True
