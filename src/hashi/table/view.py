"""What a seat, or someone who watches, may know of a table: the one thing that leaves it.

A view is built up from what is on the table for all, and from the seat's own draft. Nothing is
taken away from a whole here: there is no place in a `Table` where the order of the pile could be,
and another seat's hand or draft is never read.
"""

from collections.abc import Iterable
from functools import cache

import msgspec

from hashi.records import DECK, deck_named, parse_move, parse_start
from hashi.rules import (
    Award,
    Course,
    Game,
    Goal,
    Island,
    Line,
    Mistake,
    Mode,
    Move,
    Pen,
    Sheet,
    examine,
)
from hashi.rules.course import ROUNDS_TO_FIX
from hashi.rules.scoring import GOALS, PILE_ENDS, WORTH, islands_wanted, largest_group
from hashi.table.draft import Outlook, opening_outlook, outlook, read_marks
from hashi.table.events import Hinted
from hashi.table.options import Options
from hashi.table.refusal import Fact, facts_of
from hashi.table.seat import Level
from hashi.table.table import MOST_ATTEMPTS, MOST_ATTEMPTS_IN_ALL, Phase, Table

MOST_MISTAKES_TOLD = 60
"""Mistakes told per sheet, the latest ones: two rounds make no more, so none that can be put right
is left out."""


class Part(msgspec.Struct, frozen=True):
    """A part of a view."""


class SeatView(Part, frozen=True):
    """Who sits there, whether they are connected, and whether they are done."""

    name: str | None
    bot: Level | None
    here: bool
    done: bool


class SheetView(Part, frozen=True):
    """A sheet as of the last round; `void` islands are crossed out (R7.3).

    `linked` says how many finished islands hang together at most (R5.3), and `closed` which lines
    take no more bridges: none with the free pen, which does not say (R7.7).
    """

    numbers: dict[str, int]
    bridges: dict[str, int]
    finished: list[str]
    void: list[str]
    linked: int = 0
    closed: list[str] = []


class AwardView(Part, frozen=True):
    round: int
    seat: int
    goal: Goal
    points: int


class GoalView(Part, frozen=True):
    """What a goal gives to the first and to others, whether the first can still be had and, alone,
    with which card at the latest (R6.2); `needs` says how many finished islands it asks for:
    0 in a companion game, which has no use for it."""

    first: int
    later: int
    open: bool
    until: int | None
    needs: int = 0


class ScoreView(Part, frozen=True):
    islands: int
    red: int
    blue: int
    six: int
    total: int


class MistakeView(Part, frozen=True):
    """R7: a mistake that stands, and the move that has it; `until` is the card before which it can
    be put right."""

    seat: int
    round: int
    card: str
    move: str
    code: str
    clause: str
    islands: list[str]
    until: int


class Reason(Part, frozen=True):
    code: str
    clause: str | None
    facts: dict[str, Fact]


class DraftView(Part, frozen=True):
    """The seat's own marks, and for what may not be marked next, why not.

    `missing` says why the player cannot be done yet, `stuck` that no further mark will help.
    `changed` says when the marks last changed: 0 where nothing was drafted in this turn, or the
    server has forgotten it.
    """

    marks: tuple[str, ...]
    islands: dict[str, str]
    lines: dict[str, str]
    missing: Reason | None
    stuck: bool
    changed: int = 0


class HintView(Part, frozen=True):
    """First the islands to look at, then the move."""

    islands: list[str]
    move: str | None


class TakeBackView(Part, frozen=True):
    """What goes with the command that takes a move back."""

    round: int
    attempt: int


class OwnView(Part, frozen=True):
    """What only this seat sees. `hand` is what it is done with, `take_back` what it can take back.

    `attempt` goes with being done and with taking back: how often it began this round anew so far.
    `sheet` and `score` are given where the table does not show them to all. `finishes` says which
    islands the marks finish, in the draft or in the hand: none with the free pen (R7.7).
    """

    seat: int
    hand: str | None
    attempt: int
    draft: DraftView | None
    hint: HintView | None
    sheet: SheetView | None
    score: ScoreView | None
    mistakes: list[MistakeView] | None
    take_back: TakeBackView | None = None
    finishes: list[str] = []


class PublicView(Part, frozen=True):
    """What all may know, players and those who watch."""

    id: str
    phase: Phase
    options: Options
    seats: list[SeatView]
    round: int
    card: str | None
    seen: list[str]
    deck: list[str]
    islands: tuple[str, ...]
    lines: tuple[str, ...]
    sheets: list[SheetView] | None
    scores: list[ScoreView] | None
    mistakes: list[MistakeView] | None
    awards: list[AwardView]
    goals: dict[Goal, GoalView]
    piles: list[int] | None
    """R6.1: alone, after how many cards each pile is used up."""
    deadline: int | None
    settles: int | None
    calls: int | None
    """From when on a bot may be called for whoever keeps the others waiting."""
    commitment: str
    box: str | None
    secret: str | None
    winners: list[int] | None
    rank: int | None
    next: str | None
    next_by: list[int] = []
    """The seats of the players who opened the next table; older servers do not say."""


def public_view(table: Table) -> PublicView:
    game, shown = table.game, table.shows_sheets
    is_over = table.phase is Phase.OVER
    everyone = range(len(table.seats))
    return PublicView(
        id=table.id,
        phase=table.phase,
        options=table.options,
        seats=seat_views(table),
        round=table.round,
        card=str(game.card) if game and game.card else None,
        seen=[str(card) for card in game.seen] if game else [],
        deck=_deck(),
        islands=table.board.island_names,
        lines=table.board.line_names,
        sheets=[_sheet(table, game, seat) for seat in everyone] if game and shown else None,
        scores=[score_view(game, seat) for seat in everyone] if game and shown else None,
        mistakes=_mistakes(game, everyone) if game and shown else None,
        awards=[award_view(award) for award in game.awards] if game else [],
        goals={goal: _goal(table, goal) for goal in GOALS},
        piles=list(PILE_ENDS) if table.options.mode is Mode.SOLO else None,
        deadline=table.deadline,
        settles=table.settles_at,
        calls=table.calls_at,
        commitment=table.commitment,
        box=table.box,
        secret=table.secret,
        winners=list(game.winners) if game and is_over else None,
        rank=game.rank if game and is_over else None,
        next=table.next,
        next_by=sorted(table.next_by),
    )


@cache
def _deck() -> list[str]:
    return [str(card) for card in deck_named(DECK).cards]


def seat_views(table: Table) -> list[SeatView]:
    """Who sits where: all that changes for the others while someone thinks."""
    return [
        SeatView(seat.name, seat.bot, at in table.here, table.hands[at] is not None)
        for at, seat in enumerate(table.seats)
    ]


def own_view(table: Table, seat: int) -> OwnView:
    """A seat's own hand, draft and hint, and its sheet if only it may see that."""
    game, hidden = table.game, not table.shows_sheets
    hand = table.hands[seat]
    waits = hand is None and table.is_playing
    return OwnView(
        seat,
        hand,
        table.attempts[seat],
        _draft(table, seat) if waits else None,
        _hint(table, seat),
        sheet=_sheet(table, game, seat) if game and hidden else None,
        score=score_view(game, seat) if game and hidden else None,
        mistakes=_mistakes(game, (seat,)) if game and hidden else None,
        take_back=_take_back(table, seat),
        finishes=_finishes(table, seat),
    )


def _take_back(table: Table, seat: int) -> TakeBackView | None:
    """The move in hand or, alone, that of the previous round; what a bot did stays."""
    done = table.round_to_take_back or table
    if not done.is_playing or done.hands[seat] is None or done.helped[seat] is not None:
        return None
    if done.attempts[seat] >= MOST_ATTEMPTS or table.attempts_in_all[seat] >= MOST_ATTEMPTS_IN_ALL:
        return None
    return TakeBackView(done.round, done.attempts[seat])


def _finishes(table: Table, seat: int) -> list[str]:
    """R4.3: what the marks of this turn finish; the free pen says nothing of that (R7.7)."""
    game = table.game
    if game is None or game.card is None or game.setup.pen is Pen.FREE:
        return []
    hand, sheet = table.hands[seat], game.courses[seat].sheet
    move = parse_move(hand) if hand is not None else read_marks(table.drafts[seat])
    marked, _ = examine(sheet, game.card, move)
    return sorted(map(str, marked.complete_islands - sheet.complete_islands))


def _sheet(table: Table, game: Game, seat: int) -> SheetView:
    return sheet_view(game, seat, counted=table.is_counted)


def sheet_view(game: Game, seat: int, *, counted: bool) -> SheetView:
    """The seat's sheet as it stands, before the final count or after."""
    course = game.courses[seat]
    void = course.crossed_out(len(game.seen), over=counted)
    closed = course.sheet.closed_lines if course.pen is Pen.CHECKED else ()
    return marks_view(course.sheet, game.finished[seat], void, closed)


def marks_view(
    sheet: Sheet,
    finished: frozenset[Island],
    void: frozenset[Island] = frozenset(),
    closed: Iterable[Line] = (),
) -> SheetView:
    """Any sheet, with what is to be said of its islands."""
    board = sheet.board
    return SheetView(
        {i: number for i, number in zip(board.island_names, sheet.numbers, strict=True) if number},
        {line: n for line, n in zip(board.line_names, sheet.bridges, strict=True) if n},
        sorted(map(str, finished)),
        sorted(map(str, void)),
        largest_group(sheet, finished),
        list(map(str, closed)),
    )


def score_view(game: Game, seat: int) -> ScoreView:
    score = game.scores[seat]
    return ScoreView(score.islands, score.red, score.blue, score.six, score.total)


def award_view(award: Award) -> AwardView:
    return AwardView(award.round, award.player, award.goal, award.points)


def _goal(table: Table, goal: Goal) -> GoalView:
    """R5.1 to R5.4, R6.2: at a table until someone has it, alone until the deadline."""
    worth, game, needs = WORTH[goal], table.game, islands_wanted(goal, table.board)
    if table.options.mode is Mode.SOLO:
        is_open = game is None or len(game.rounds) < worth.solo_deadline
        return GoalView(worth.first, worth.later, is_open, worth.solo_deadline, needs)
    is_open = game is None or all(award.goal is not goal for award in game.awards)
    return GoalView(worth.first, worth.later, is_open, None, needs)


def _mistakes(game: Game, seats: Iterable[int]) -> list[MistakeView]:
    """R7.7: the mistakes of rounds that are over; what is in hand is nobody's business yet."""
    return [its for seat in seats for its in _mistakes_of(game.courses[seat])]


def _mistakes_of(course: Course) -> list[MistakeView]:
    """Those that say the same, as of a bridge drawn twice, are told once."""
    alike = {
        (its.round, its.breach.code, its.breach.islands): its for its in course.standing_mistakes
    }
    return [_mistake(course, mistake) for mistake in list(alike.values())[-MOST_MISTAKES_TOLD:]]


def _mistake(course: Course, mistake: Mistake) -> MistakeView:
    breach = mistake.breach
    card, move = course.moves[mistake.round - 1]
    return MistakeView(
        course.player,
        mistake.round,
        str(card),
        str(move),
        breach.code,
        breach.clause,
        sorted(map(str, breach.islands)),
        mistake.round + ROUNDS_TO_FIX,
    )


def _draft(table: Table, seat: int) -> DraftView | None:
    marks = table.drafts[seat]
    if table.phase is Phase.OPENING:
        missing = None if marks else Reason("entry-missing", "R2.1", {})
        return _draft_view(table, seat, opening_outlook(table.board), missing)
    if table.phase is not Phase.PLAYING or table.game is None or table.game.card is None:
        return None
    ahead = outlook(table.game.courses[seat], table.game.card, read_marks(marks))
    fault = ahead.missing
    missing = Reason(fault.code, fault.clause, facts_of(fault)) if fault else None
    return _draft_view(table, seat, ahead, missing)


def _draft_view(table: Table, seat: int, ahead: Outlook, missing: Reason | None) -> DraftView:
    marks, changed = table.drafts[seat], table.drafted_at[seat]
    return DraftView(marks, ahead.islands, ahead.lines, missing, ahead.is_stuck, changed)


def _hint(table: Table, seat: int) -> HintView | None:
    own = [hint for hint in table.hints if hint.seat == seat]
    return _hint_view(table, own[-1]) if own else None


def _hint_view(table: Table, hint: Hinted) -> HintView:
    """The region is the islands that the move touches, and those around the one it enters."""
    is_start = table.phase is Phase.OPENING
    move = Move(parse_start(hint.move).island, ()) if is_start else parse_move(hint.move)
    region = {end for line in move.bridges for end in line}
    if move.entry:
        region |= {move.entry, *(beyond for _, beyond in table.board.ways[move.entry])}
    return HintView(sorted(map(str, region)), hint.move if hint.step == 2 else None)
