"""What is before one pair of eyes: the table as a seat sees it, and marks not confirmed yet."""

from dataclasses import dataclass

from hashi.records import find_board, parse_card
from hashi.rules import Board, Card
from hashi.table.table import Phase
from hashi.table.view import DraftView, OwnView, PublicView, ScoreView, SheetView
from hashi.tui.turn import Marks, marks_of
from hashi.tui.words import Words

BLANK = SheetView({}, {}, [], [])


@dataclass(frozen=True)
class SeatScreen:
    """`own` is None for whoever has no seat here; `marks` are those of the turn so far. While not
    `bots_ready`, bots cannot move yet."""

    words: Words
    view: PublicView
    own: OwnView | None
    marks: Marks = ()
    bots_ready: bool = True

    @property
    def board(self) -> Board:
        return find_board(self.view.options.board)

    @property
    def names(self) -> list[str]:
        """What each seat is called in a sentence."""
        return [
            self.words.name(seat) if seat.name else self.words.say("open-seat", number=at)
            for at, seat in enumerate(self.view.seats, 1)
        ]

    @property
    def seat(self) -> int | None:
        return self.own.seat if self.own else None

    @property
    def draft(self) -> DraftView | None:
        """What the seat still has to do."""
        return self.own.draft if self.own else None

    @property
    def card(self) -> Card | None:
        return parse_card(self.view.card) if self.view.card else None

    @property
    def is_opening(self) -> bool:
        return self.view.phase is Phase.OPENING

    @property
    def is_over(self) -> bool:
        return self.view.phase in (Phase.OVER, Phase.CLOSED)

    @property
    def sheet(self) -> SheetView:
        return self.sheet_of(self.seat or 0)

    def sheet_of(self, seat: int) -> SheetView:
        if self.own and self.own.seat == seat and self.own.sheet:
            return self.own.sheet
        return self.view.sheets[seat] if self.view.sheets else BLANK

    def score_of(self, seat: int) -> ScoreView | None:
        if self.own and self.own.seat == seat and self.own.score:
            return self.own.score
        return self.view.scores[seat] if self.view.scores else None

    @property
    def ink(self) -> Marks:
        """The marks that are not dry: those of the turn, also when the seat is done with it."""
        if self.draft:
            return self.marks
        hand = self.own.hand if self.own else None
        if not hand or self.view.phase is Phase.CHECKING:
            return ()
        return (hand,) if self.is_opening else marks_of(hand)
