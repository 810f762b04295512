"""A game told in plain text, round by round, with the sheets and points it ended with."""

from collections.abc import Iterator
from itertools import pairwise
from textwrap import wrap

from hashi.cli.speech import language, say
from hashi.cli.terminal import has_colour, width
from hashi.draw.text import draw_sheet, sheet_width
from hashi.i18n.sentences import explain_fault, listed, winning
from hashi.records import FixLine, NoteLine, Record, RoundLine
from hashi.records.account import names
from hashi.rules import ROUNDS, Course, Game, Goal, Island, Mistake, Mode, Setup, alike
from hashi.rules.scoring import PILE_ENDS, POINTS_PER_ISLAND

INDENT = 9
"""Characters before the name of whoever moves: the round and its card."""


def report(title: str, record: Record, steps: list[Game]) -> list[str]:
    """The record, and the game before its first line and after each, in words for the terminal."""
    setup = record.setup
    game = steps[-1]
    room = width()
    about = say(
        "report-title",
        names=listed(language(), setup.players),
        mode=setup.mode.value,
        pen=setup.pen.value,
        rounds=len(game.rounds),
        all=ROUNDS,
    )
    told = [f"{title}: {about}", ""]
    lost = _Lost(setup, room)
    for line, (before, after) in zip(record.lines, pairwise(steps), strict=True):
        match line:
            case RoundLine():
                told += lost.since(before.reveal(line.card))
                told += _round(line, before, after, room)
            case FixLine():
                told += _fix(line, before, after, room)
            case NoteLine():
                told.append(_note(line))
    return [
        *told,
        *lost.since(game),
        "",
        *_sheets(game, room),
        *_points(game),
        *_final_count(game),
        "",
        _verdict(game),
    ]


def _round(line: RoundLine, before: Game, after: Game, room: int) -> list[str]:
    label = f"{line.round:2}. {line.card}"
    players = before.setup.players
    names_width = max(map(len, players))
    gains = _gains(before, after)
    for award in after.rounds[-1].awards:
        told = say("replay-award", goal=_name(award.goal), points=award.points)
        gains[award.player].append(told)
    lines = []
    for seat, (name, move) in enumerate(zip(players, line.moves, strict=True)):
        told = f"{label:{INDENT}}{name:{names_width}}  {move!s:24}"
        lines += _told(told, gains[seat], room)
        for mistake in _new_mistakes(before.courses[seat], after.courses[seat]):
            lines += _told(" " * (INDENT + names_width + 2), [mistake], room)
        label = ""
    if after.setup.mode is Mode.SOLO and line.round in PILE_ENDS[:-1]:
        lines.append(f"{'':{INDENT}}({say('report-pile')})")
    return lines


class _Lost:
    """R7.3: the islands that were told to be crossed out."""

    def __init__(self, setup: Setup, room: int) -> None:
        self._told = [frozenset[Island]() for _ in setup.players]
        self._room = room

    def since(self, game: Game) -> Iterator[str]:
        """Those that are new: once a card is turned up, or all are played."""
        for seat, islands in enumerate(game.crossed_out):
            if new := islands - self._told[seat]:
                self._told[seat] |= new
                name, gone = game.setup.players[seat], ", ".join(names(new))
                sentence = say("news-crossed-out", name=name, islands=gone)
                yield from _told(" " * INDENT, [sentence], self._room)


def _fix(line: FixLine, before: Game, after: Game, room: int) -> list[str]:
    player = before.setup.players.index(line.player)
    gains = [*_gains(before, after)[player], *_right_with_it(line, before, after)]
    told = say("replay-step-fix", name=line.player, round=line.round)
    return _told(f"{'':{INDENT}}{told}: {line.move}  ", gains, room)


def _right_with_it(line: FixLine, before: Game, after: Game) -> Iterator[str]:
    """R7.2: the later mistakes that disappear."""
    player = before.setup.players.index(line.player)
    standing = {mistake.round for mistake in before.courses[player].standing_mistakes}
    left = {mistake.round for mistake in after.courses[player].standing_mistakes}
    for round in sorted(standing - left - {line.round}):
        yield say("report-right-with-it", round=round)


def _note(line: NoteLine) -> str:
    if line.bot is None:
        return f"{'':{INDENT}}{say('news-hint', name=line.player)}"
    return f"{'':{INDENT}}{line.player}: {say('replay-bot', bot=line.bot)}"


def _told(beginning: str, gains: list[str], room: int) -> list[str]:
    """The gains after their beginning and, where the room on the line does not suffice, below."""
    if not gains:
        return [beginning.rstrip()]
    rest = "; ".join(gains)
    left = max(room - len(beginning), 30)
    if len(rest) <= left:
        return [f"{beginning}{rest}"]
    first, *more = wrap(rest, left)
    return [f"{beginning}{first}", *(f"{'':{len(beginning)}}{part}" for part in more)]


def _gains(before: Game, after: Game) -> list[list[str]]:
    """The islands that each player has finished since."""
    return [
        [say("replay-finished", islands=", ".join(names(new)))] if (new := now - then) else []
        for then, now in zip(before.finished, after.finished, strict=True)
    ]


def _new_mistakes(before: Course, after: Course) -> Iterator[str]:
    """What is wrong since, each kind once."""
    return map(_mistake, alike(after.mistakes[len(before.mistakes) :]))


def _mistake(kind: list[Mistake]) -> str:
    """With its bridge, if it is one; several are told with the islands that they concern."""
    breaches = [mistake.breach for mistake in kind]
    first = breaches[0]
    reasons = {explain_fault(language(), breach) for breach in breaches}
    if len(reasons) == 1:
        return say("report-mistake", clause=first.clause, reason=reasons.pop())
    islands = frozenset[Island]().union(*(breach.islands for breach in breaches))
    where = listed(language(), names(islands))
    return say("report-mistakes", clause=first.clause, islands=where, reason=say(first.code))


def _name(goal: Goal) -> str:
    return say(f"goal-{goal.value}")


def _sheets(game: Game, room: int) -> Iterator[str]:
    """Everyone's sheet, as many side by side as there is room for."""
    space = sheet_width(game.setup.board) + 2
    abreast = max(1, (room + 2) // space)
    colour = has_colour()
    drawings = [
        draw_sheet(course.sheet, finished, crossed_out, colour=colour)
        for course, finished, crossed_out in zip(
            game.courses, game.finished, game.crossed_out, strict=True
        )
    ]
    for at in range(0, len(drawings), abreast):
        yield "".join(f"{name:{space}}" for name in game.setup.players[at : at + abreast]).rstrip()
        for rows in zip(*drawings[at : at + abreast], strict=True):
            yield "  ".join(rows).rstrip()
        yield ""


def _points(game: Game) -> Iterator[str]:
    """A column for each player, which adds up to the total."""
    scores = game.scores
    rows = [
        ("", list(game.setup.players)),
        (say("end-islands"), [_islands(it.islands) for it in scores]),
        *((_name(goal), [str(getattr(it, goal.value)) for it in scores]) for goal in Goal),
        (say("end-total"), [str(it.total) for it in scores]),
    ]
    labels = max(len(label) for label, _ in rows)
    widths = [max(map(len, column)) for column in zip(*(cells for _, cells in rows), strict=True)]
    for label, cells in rows:
        columns = (f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        yield f"{label:{labels}}{''.join(columns)}"


def _islands(count: int) -> str:
    """How many, and what they come to."""
    each = POINTS_PER_ISLAND
    if not count:
        return "0"
    return f"{count} \N{MULTIPLICATION SIGN} {each} = {each * count}"


def _final_count(game: Game) -> Iterator[str]:
    """R7.2: goals that count only now, as they were completed by putting a mistake right."""
    for player, score in enumerate(game.scores):
        for goal in Goal:
            given = any(a.player == player and a.goal is goal for a in game.awards)
            if not given and (late := getattr(score, goal.value)):
                name = game.setup.players[player]
                told = say("report-final-count", name=name, goal=_name(goal), points=late)
                yield f"({told})"


def _verdict(game: Game) -> str:
    total = max(score.total for score in game.scores)
    if game.rank is not None and not game.is_over:
        return say("replay-broken-off-alone", points=total)
    if game.rank is not None:
        rank = say(f"rank-{game.rank}")
        return say("replay-rank", points=total, rank=rank, level=game.rank)
    winners = winning(language(), [game.setup.players[winner] for winner in game.winners])
    message = "replay-wins" if game.is_over else "replay-broken-off"
    return say(message, **winners, points=total)
