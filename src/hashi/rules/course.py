"""R7: one player's course through the game, and the mistakes that the free pen lets pass."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from hashi.rules.board import Island
from hashi.rules.cards import Card
from hashi.rules.faults import (
    Breach,
    Fault,
    FixHasConsequences,
    FixStillWrong,
    FixTooLate,
    NothingToFix,
    Refused,
    Unwritable,
)
from hashi.rules.scoring import Award, is_reached
from hashi.rules.sheet import Sheet
from hashi.rules.turn import Move, examine

ROUNDS_TO_FIX = 2
"""R7.1: a mistake of round r may be put right until the card of round r + 2 is turned up."""


class Pen(Enum):
    """R7: whether a move against the rules is refused, or written down as on paper."""

    CHECKED = "checked"
    FREE = "free"

    def objection(self, faults: Sequence[Fault]) -> Fault | None:
        """The first fault for which this pen does not write a move."""
        return next((fault for fault in faults if self.objects_to(type(fault))), None)

    def objects_to(self, kind: type[Fault]) -> bool:
        """R7.6: the free pen writes whatever can be written."""
        return self is Pen.CHECKED or issubclass(kind, Unwritable)


@dataclass(frozen=True)
class Mistake:
    """A breach that was written; `fixed` says after how many rounds it was put right."""

    round: int
    breach: Breach
    fixed: int | None = None

    @property
    def key(self) -> tuple[int, str, int | None]:
        """R7.2: what a mistake keeps when an earlier move is replaced: its bridge and its code."""
        return self.round, self.breach.code, self.breach.mark


def alike(mistakes: Iterable[Mistake]) -> list[list[Mistake]]:
    """The mistakes by kind and fate, as several bridges of a move may be wrong in the same way."""
    kinds: dict[tuple[str, int | None], list[Mistake]] = {}
    for mistake in mistakes:
        kinds.setdefault((mistake.breach.code, mistake.fixed), []).append(mistake)
    return list(kinds.values())


@dataclass(frozen=True)
class Course:
    """What one player did, round by round, as it stands after all that was put right.

    `sheets[r]` is the sheet after round r, and `sheets[0]` the one received (R2.1).
    """

    player: int
    pen: Pen
    sheets: tuple[Sheet, ...]
    moves: tuple[tuple[Card, Move], ...] = ()
    mistakes: tuple[Mistake, ...] = ()

    @property
    def sheet(self) -> Sheet:
        return self.sheets[-1]

    @property
    def standing_mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes that have not been put right."""
        if not self.mistakes:
            return ()
        return tuple(mistake for mistake in self.mistakes if mistake.fixed is None)

    def marred(self, round: int) -> frozenset[Island]:
        """R7.5: the islands that do not count after the round, because of mistakes up to then."""
        return _islands_of(m for m in self.standing_mistakes if m.round <= round)

    def finished(self, round: int) -> frozenset[Island]:
        """R4.3, R7.5: the islands that count as finished after the round."""
        complete = self.sheets[round].complete_islands
        return complete - self.marred(round) if self.mistakes else complete

    def crossed_out(self, revealed: int, *, over: bool) -> frozenset[Island]:
        """R7.3: the islands whose mistakes can no longer be put right."""
        return _islands_of(
            m for m in self.standing_mistakes if over or _is_too_late(m.round, revealed)
        )

    def why_not(self, card: Card, move: Move) -> Fault | None:
        """Why the player's pen refuses the move."""
        return self.pen.objection(examine(self.sheet, card, move)[1])

    def play(self, card: Card, move: Move) -> Self:
        """R3: one more round. What is wrong with the move is refused, or becomes a mistake (R7)."""
        round = len(self.sheets)
        sheet, faults = examine(self.sheet, card, move)
        mistakes = self.mistakes
        if faults:
            if objection := self.pen.objection(faults):
                raise Refused(objection, round, self.player)
            mistakes += tuple(Mistake(round, f) for f in faults if isinstance(f, Breach))
        sheets, moves = (*self.sheets, sheet), (*self.moves, (card, move))
        return type(self)(self.player, self.pen, sheets, moves, mistakes)

    def why_not_fix(
        self, round: int, move: Move, revealed: int, awards: tuple[Award, ...]
    ) -> Fault | None:
        """R7.1, R7.2: why this move may not take the place of the one made in that round.

        So far `revealed` cards were turned up, and the player got `awards`.
        """
        if not any(mistake.round == round for mistake in self.standing_mistakes):
            return NothingToFix()
        if _is_too_late(round, revealed):
            return FixTooLate()
        card, _ = self.moves[round - 1]
        _, faults = examine(self.sheets[round - 1], card, move)
        if objection := self.pen.objection(faults):
            return objection
        if faults:
            return FixStillWrong(faults[0])
        return self._consequence(round, move, awards)

    def fix(self, round: int, move: Move, revealed: int, awards: tuple[Award, ...]) -> Self:
        """R7.2: the course with the move of that round replaced."""
        if fault := self.why_not_fix(round, move, revealed, awards):
            raise Refused(fault, round, self.player)
        rewritten = self._rewritten(round, move)
        left = {mistake.key: mistake for mistake in rewritten.mistakes}

        def now(mistake: Mistake) -> Mistake:
            if mistake.fixed is not None:
                return mistake
            return left.get(mistake.key) or replace(mistake, fixed=len(self.moves))

        return replace(rewritten, mistakes=tuple(map(now, self.mistakes)))

    def _rewritten(self, round: int, move: Move) -> Self:
        """The course as it would stand now with this move in that round."""
        (card, _), *later_moves = self.moves[round - 1 :]
        course = replace(
            self,
            sheets=self.sheets[:round],
            moves=self.moves[: round - 1],
            mistakes=tuple(m for m in self.standing_mistakes if m.round < round),
        )
        for its_card, its_move in ((card, move), *later_moves):
            course = course.play(its_card, its_move)
        return course

    def _consequence(
        self, round: int, move: Move, awards: tuple[Award, ...]
    ) -> FixHasConsequences | None:
        """R7.2: what replacing the move would upset in the rounds since."""
        try:
            course = self._rewritten(round, move)
        except Refused as refused:
            return FixHasConsequences(refused.round, refused.fault)
        known = {mistake.key: mistake.breach.islands for mistake in self.standing_mistakes}
        for mistake in course.mistakes:
            if not mistake.breach.islands <= known.get(mistake.key, frozenset()):
                return FixHasConsequences(mistake.round, mistake.breach)
        for award in awards:
            finished = course.finished(award.round)
            if not is_reached(award.goal, course.sheets[award.round], finished):
                return FixHasConsequences(award.round, None)
        return None


def _islands_of(mistakes: Iterable[Mistake]) -> frozenset[Island]:
    """R7.4: the islands concerned."""
    return frozenset(island for mistake in mistakes for island in mistake.breach.islands)


def _is_too_late(round: int, revealed: int) -> bool:
    return revealed >= round + ROUNDS_TO_FIX
