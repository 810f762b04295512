"""A record told step by step, for a page that shows games and knows no rules."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from hashi.records import FixLine, NoteLine, Record, RoundLine
from hashi.rules import ROUNDS, Card, Game, Mistake, Mode, Move, Pen, alike
from hashi.table.refusal import facts_of
from hashi.table.view import (
    AwardView,
    Part,
    ScoreView,
    SheetView,
    award_view,
    score_view,
    sheet_view,
)


class Marks(Part, frozen=True):
    """What a player wrote: the number on its island, and how many bridges on which line."""

    number: int
    entry: str | None
    bridges: dict[str, int]


class MadeMistake(Part, frozen=True):
    """R7: what is wrong with marks of a move, and how many rounds were over when it was put right.

    `facts` are those of the first of these marks, `islands` all that are concerned.
    """

    seat: int
    code: str
    clause: str
    facts: dict[str, str | int]
    islands: list[str]
    fixed: int | None


class Help(Part, frozen=True):
    """A hint that the seat took, or the bot that moved for it."""

    seat: int
    bot: str | None


class Step(Part, frozen=True):
    """The game after the first entries (round 0), after a round, or after a move was put right.

    `marks` has for each seat what it wrote now: in round 0 the seat's right neighbour did (R2.1).
    `fixes` is the round whose move was replaced. `finished` has the islands newly finished.
    """

    round: int
    card: str | None
    fixes: int | None
    marks: list[Marks | None]
    sheets: list[SheetView]
    scores: list[ScoreView]
    finished: list[list[str]]
    awards: list[AwardView]
    mistakes: list[MadeMistake]
    help: list[Help]


class Replay(Part, frozen=True):
    """The whole game. `winners` and `rank` are as if it ended with the last step."""

    players: list[str]
    mode: Mode
    pen: Pen
    rounds: int
    """Of a complete game."""
    is_over: bool
    steps: list[Step]
    winners: list[int]
    rank: int | None


def marks_in(record: Record) -> int:
    """How many marks there are to be examined: what a replay costs."""
    moves = [move for line in record.lines for move in _moves(line)]
    return sum(1 + len(move.bridges) for move in moves)


def tell(record: Record) -> Replay:
    """Everything there is to show of a record; raises `Refused` where it breaks a rule."""
    games = list(record.steps())
    last = games[-1]
    notes = [line for line in record.lines if isinstance(line, NoteLine)]
    told = [_start(games[0], last)]
    for line, (before, after) in zip(record.lines, pairwise(games), strict=True):
        match line:
            case RoundLine():
                told.append(_round(line, before, after, last, notes))
            case FixLine():
                told.append(_fix(line, before, after, last))
    return Replay(
        players=list(record.setup.players),
        mode=record.setup.mode,
        pen=record.setup.pen,
        rounds=ROUNDS,
        is_over=last.is_over,
        steps=told,
        winners=list(last.winners),
        rank=last.rank,
    )


def _moves(line: RoundLine | FixLine | NoteLine) -> tuple[Move, ...]:
    match line:
        case RoundLine(moves=moves):
            return moves
        case FixLine(move=move):
            return (move,)
    return ()


def _start(game: Game, last: Game) -> Step:
    received = (game.starts[-1], *game.starts[:-1])
    marks = [Marks(start.number, str(start.island), {}) for start in received]
    return _step(game, game, last, card=None, marks=marks)


def _round(
    line: RoundLine, before: Game, after: Game, last: Game, notes: Iterable[NoteLine]
) -> Step:
    seats = {name: seat for seat, name in enumerate(after.setup.players)}
    return _step(
        before,
        after,
        last,
        card=line.card,
        marks=[_marks(line.card, move) for move in line.moves],
        mistakes=list(_mistakes(before, after, last)),
        help=[Help(seats[note.player], note.bot) for note in notes if note.round == line.round],
    )


def _fix(line: FixLine, before: Game, after: Game, last: Game) -> Step:
    card = after.rounds[line.round - 1].card
    marks: list[Marks | None] = [
        _marks(card, line.move) if name == line.player else None for name in after.setup.players
    ]
    return _step(before, after, last, card=card, fixes=line.round, marks=marks)


def _step(
    before: Game,
    after: Game,
    last: Game,
    *,
    card: Card | None,
    marks: Iterable[Marks | None],
    fixes: int | None = None,
    mistakes: Iterable[MadeMistake] = (),
    help: Iterable[Help] = (),
) -> Step:
    everyone = range(len(after.setup.players))
    counted = after.is_over and after is last  # R7.1: until then there is time to put things right
    gains = zip(before.finished, after.finished, strict=True)
    return Step(
        round=len(after.rounds),
        card=str(card) if card else None,
        fixes=fixes,
        marks=list(marks),
        sheets=[sheet_view(after, seat, counted=counted) for seat in everyone],
        scores=[score_view(after, seat) for seat in everyone],
        finished=[sorted(map(str, now - then)) for then, now in gains],
        awards=[award_view(award) for award in after.awards[len(before.awards) :]],
        mistakes=list(mistakes),
        help=list(help),
    )


def _marks(card: Card, move: Move) -> Marks:
    entry = str(move.entry) if move.entry else None
    return Marks(card.number, entry, dict(Counter(map(str, move.bridges))))


def _mistakes(before: Game, after: Game, last: Game) -> Iterator[MadeMistake]:
    """The mistakes of this round, each kind once, and what became of them."""
    for seat, (then, now) in enumerate(zip(before.courses, after.courses, strict=True)):
        made = slice(len(then.mistakes), len(now.mistakes))
        fates = last.courses[seat].mistakes[made]
        known = zip(now.mistakes[made], fates, strict=True)
        for kind in alike(replace(mistake, fixed=fate.fixed) for mistake, fate in known):
            yield _mistake(seat, kind)


def _mistake(seat: int, kind: list[Mistake]) -> MadeMistake:
    first = kind[0].breach
    # The bridges of a scrawl are as many as anyone likes, and no sentence names them all.
    facts = {word: fact for word, fact in facts_of(first).items() if not isinstance(fact, list)}
    islands = sorted({str(island) for mistake in kind for island in mistake.breach.islands})
    return MadeMistake(seat, first.code, first.clause, facts, islands, kind[0].fixed)
