"""Where a learner stands: what is on the table, and what a try comes to."""

from collections.abc import Sequence

import msgspec

from hashi.learn.lesson import Lesson, Step
from hashi.learn.wants import LEARNER
from hashi.records import Unreadable, format_board
from hashi.rules import Game, Move, Refused
from hashi.table.draft import read_draft, why_not_draft
from hashi.table.options import Options
from hashi.table.refusal import Refusal, refusal_of
from hashi.table.seat import Seat
from hashi.table.table import Phase, Table
from hashi.table.turns import read_move
from hashi.table.view import OwnView, PublicView, own_view, public_view


class Standing(msgspec.Struct, frozen=True):
    """A lesson after some moves: `step` counts the steps that are done.

    `is_other` says that the rules have nothing against the try, but that it is not what the step
    wants. The table is seen as any other, and by the learner alone.
    """

    step: int
    moves: list[str]
    is_over: bool
    is_other: bool
    look: list[str]
    model: str | None
    table: PublicView
    own: OwnView


def standing(
    lesson: Lesson, moves: Sequence[str], marks: tuple[str, ...], *, done: bool
) -> Standing:
    """What the learner sees after these moves, one for each step that is done, and these marks.

    `done` tries the marks as the move of the next step; raises `Refusal` where a rule forbids it.
    """
    try:
        return _standing(lesson, moves, marks, done)
    except Unreadable as unreadable:
        raise Refusal("unreadable", None, **unreadable.facts) from None
    except Refused as refused:
        raise refusal_of(refused.fault) from None


def _standing(lesson: Lesson, moves: Sequence[str], marks: tuple[str, ...], done: bool) -> Standing:
    played = [read_move(text) for text in moves]
    game = _after(lesson, played)
    is_other = False
    if done:
        move = read_draft(marks)
        after = _step(lesson, len(played)).accepted(game, move)
        is_other = after is None
        if after:
            game, marks = after, ()
            played.append(move)
    step = lesson.steps[len(played)] if len(played) < len(lesson.steps) else None
    model = step and step.way(game)
    if step:
        game = step.before(game)
    table = _table(lesson, game, _checked(game, marks))
    return Standing(
        step=len(played),
        moves=[str(move) for move in played],
        is_over=step is None,
        is_other=is_other,
        look=[str(island) for island in step.look] if step else [],
        model=str(model) if model else None,
        table=public_view(table),
        own=own_view(table, LEARNER),
    )


def _after(lesson: Lesson, moves: Sequence[Move]) -> Game:
    """The game after moves that were found good before."""
    game = lesson.start
    for number, move in enumerate(moves):
        after = _step(lesson, number).accepted(game, move)
        if after is None:
            raise Refusal("not-this-lesson")
        game = after
    return game


def _step(lesson: Lesson, number: int) -> Step:
    if number >= len(lesson.steps):
        raise Refusal("not-this-lesson")
    return lesson.steps[number]


def _checked(game: Game, marks: tuple[str, ...]) -> tuple[str, ...]:
    """Marks that the pen would write; where there is no card, there are none."""
    draft = read_draft(marks)
    if game.card is None:
        return ()
    if fault := why_not_draft(game.courses[LEARNER], game.card, draft):
        raise refusal_of(fault)
    return marks


def _table(lesson: Lesson, game: Game, marks: tuple[str, ...]) -> Table:
    """The lesson as a table at which everyone but the learner is done."""
    setup = game.setup
    others = len(setup.players) - 1
    return Table(
        id=lesson.name,
        options=Options(board=format_board(setup.board), mode=setup.mode, pen=setup.pen),
        seats=tuple(map(Seat, setup.players)),
        commitment="",
        phase=Phase.PLAYING,
        round=len(game.seen),
        game=game,
        hands=(None, *[str(Move())] * others),
        drafts=(marks, *[()] * others),
        drafted_at=(0,) * (1 + others),
        attempts=(0,) * (1 + others),
        here=frozenset(range(1 + others)),
    )
