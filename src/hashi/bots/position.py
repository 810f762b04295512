"""A view, packed for compiled code, and the way back from there to a move."""

from dataclasses import replace
from functools import cache, lru_cache
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from hashi.bots.evaluation import Judge, Weights, load_weights
from hashi.bots.features import BRIDGES_UNSEEN, MOST_FEATURES, Moment, outlook_on
from hashi.bots.futures import NO_RIVALS, rivals_of, worths
from hashi.bots.moves import NONE, Moves, judged_moves, written
from hashi.kernel import Cards, Sheets, Tables, pack_races, pack_sheets, pack_tables
from hashi.kernel.tables import pack_islands
from hashi.rules import Board, Card, Mode, Move, View, why_not


class Position(NamedTuple):
    """A seat's view with a card turned up; its own sheet comes first, then its rivals'."""

    judge: Judge
    sheets: Sheets
    counting: NDArray[np.uint64]
    """By sheet: the islands that can be finished. Those that are marred cannot (R7.5)."""
    moment: Moment
    card: Card

    @classmethod
    def of(cls, view: View, judge: Judge, seats: tuple[int, ...]) -> Self:
        """The position as far as these seats are concerned."""
        assert view.card is not None, "a card is turned up"
        board = view.setup.board
        awards = (
            replace(award, player=seats.index(award.player))
            for award in view.awards
            if award.player in seats
        )
        sheets = pack_sheets([view.sheets[seat] for seat in seats], awards)
        counting = [
            pack_islands(board, (i for i in board.islands if i not in view.marred[seat]))
            for seat in seats
        ]
        sheets["finished"] &= counting
        races = pack_races(view.setup.mode, view.awards)
        moment = Moment(view.round, races, outlook_on(view.unseen))
        return cls(judge, sheets, np.array(counting, np.uint64), moment, view.card)

    def moves(self) -> Moves:
        """All complete moves on the own sheet."""
        return judged_moves(
            self.judge, self.sheets[0], self.counting[0], self.moment, *map(int, self.card)
        )

    def after(self, moves: Moves) -> Sheets:
        """The own sheet as it is after each of the moves."""
        sheets = np.empty(len(moves.entries), self.sheets.dtype)
        tables, own = self.judge.tables, self.sheets[0]
        written(tables, own, self.counting[0], self.card.number, moves, sheets)
        return sheets

    def worths(self, sheets: Sheets, cards: Cards) -> NDArray[np.float64]:
        """What each of these sheets is worth for the own seat, if these cards come next."""
        rivals = NO_RIVALS
        if len(self.sheets) > 1:
            # They have yet to play the card turned up.
            with_this = np.concatenate((np.array([self.card], np.uint8), cards))
            rivals = rivals_of(
                self.judge, self.sheets[1:], self.counting[1:], self._before, with_this
            )
        return worths(self.judge, sheets, self.counting[:1], self.moment, cards, rivals)

    @property
    def _before(self) -> Moment:
        """The moment before the card was turned up."""
        outlook = self.moment.outlook.copy()
        outlook[self.card.number : BRIDGES_UNSEEN] += 1
        outlook[BRIDGES_UNSEEN] += self.card.bridges
        return Moment(self.moment.round - 1, self.moment.races, outlook)


def own_seat(view: View) -> tuple[int, ...]:
    return (view.seat,)


def own_seat_first(view: View) -> tuple[int, ...]:
    """All seats, in the order in which the boards are passed on (R2.1)."""
    seats = tuple(range(len(view.sheets)))
    return seats[view.seat :] + seats[: view.seat]


def judge_of(view: View) -> Judge:
    """A judge who has learned what counts at such a table."""
    return judge_on(view.setup.board, _learned()[list(Mode).index(view.setup.mode)])


def judge_on(board: Board, weights: Weights) -> Judge:
    return Judge(_tables(board), weights, np.zeros(MOST_FEATURES + 1, np.uint16))


@cache
def _learned() -> Weights:
    return load_weights()


@lru_cache(maxsize=16)
def _tables(board: Board) -> Tables:
    return pack_tables(board)


def unpacked(view: View, moves: Moves, at: int) -> Move:
    """One of the moves, in the words of the rules, which have the last say."""
    assert view.card is not None, "a card is turned up"
    board = view.setup.board
    entry = int(moves.entries[at])
    move = Move(
        None if entry == NONE else board.islands[entry],
        tuple(board.lines[line] for line in moves.lines[at] if line != NONE),
    )
    fault = why_not(view.sheet, view.card, move)
    if fault:
        raise AssertionError(f"{move} with {view.card} breaks {fault}")
    return move
