"""A game that was played, to keep: everyone's sheet, the points, and the course of the game."""

from collections.abc import Iterable, Sequence

from hashi.draw.ink import draw_in_ink
from hashi.i18n.catalogue import say
from hashi.i18n.sentences import listed, winning
from hashi.paper.paper import MARGIN, Box, Paper, Printed
from hashi.paper.style import Style
from hashi.records import FixLine, NoteLine, Record, RoundLine
from hashi.rules import Game
from hashi.rules.scoring import GOALS, POINTS_PER_ISLAND

LINE = 7.0
TEXT = 3.9

GAP = 8.0
"""Between two sheets side by side."""

NAME = 10.0
"""The line above a sheet, with some air."""

POINTS = LINE * (len(GOALS) + 3)
"""Rows for the names, for each goal, for the islands and for the sum."""

VERDICT = 10.0


def keepsake(record: Record, style: Style) -> Printed:
    """Raises `Refused` where the record breaks a rule."""
    game = record.replay()
    names = listed(style.language, record.setup.players)
    paper = Paper(style, f"{say(style.language, 'game')}: {names}")
    paper.add_page()
    page = paper.whole_page
    below = _put_title(paper, record, page)
    room = page.y + page.height - below - POINTS - VERDICT
    below = _put_sheets(paper, game, page._replace(y=below, height=room))
    _put_points(paper, game, page._replace(y=below))
    _add_course(paper, record)
    return paper.printed()


def _put_title(paper: Paper, record: Record, page: Box) -> float:
    date = dict(record.extras).get("date", "")
    paper.write_in(page._replace(height=12), paper.say("game"), 9, bold=True, align="L")
    paper.write_in(page._replace(height=12), date, 4, align="R")
    return page.y + 16


def _put_sheets(paper: Paper, game: Game, page: Box) -> float:
    """One large, or up to four in two columns, as large as there is room; the answer is where they
    end."""
    count = len(game.setup.players)
    across = 1 if count == 1 else 2
    rows = (count + across - 1) // across
    room = (page.width - GAP * (across - 1)) / across
    side = min(room, page.height / rows - NAME)
    for at, name in enumerate(game.setup.players):
        row, column = divmod(at, across)
        box = Box(page.x + column * (room + GAP), page.y + row * (side + NAME), room, side)
        paper.write_in(box._replace(height=6), name, 4.6, bold=True)
        drawing = draw_in_ink(
            game.courses[at].sheet, game.finished[at], game.crossed_out[at], paper.ink
        )
        paper.put(drawing, box._replace(y=box.y + 7))
    return page.y + rows * (side + NAME)


def _put_points(paper: Paper, game: Game, box: Box) -> None:
    rows: list[tuple[str, list[object]]] = [
        ("", list(game.setup.players)),
        *(
            (paper.say(f"goal-{goal}"), [getattr(score, goal.value) for score in game.scores])
            for goal in GOALS
        ),
        (
            paper.say("paper-islands", points=POINTS_PER_ISLAND),
            [score.islands * POINTS_PER_ISLAND for score in game.scores],
        ),
        (paper.say("end-total"), [score.total for score in game.scores]),
    ]
    label = box.width * 0.3
    room = min(40.0, (box.width - label) / len(game.scores))
    left = box.x + (box.width - label - room * len(game.scores)) / 2
    y = box.y
    for at, (name, cells) in enumerate(rows):
        bold = at in (0, len(rows) - 1)
        paper.write_in(Box(left, y, label - 4, LINE), name, TEXT, bold=bold, align="R")
        for column, cell in enumerate(cells):
            place = Box(left + label + column * room, y, room - 2, LINE)
            paper.write_in(place, str(cell), TEXT, bold=bold)
        y += LINE
    paper.write_in(Box(box.x, y + 2, box.width, VERDICT - 2), _verdict(paper, game), 5, bold=True)


def _verdict(paper: Paper, game: Game) -> str:
    points = game.scores[game.winners[0]].total
    if game.rank is not None and not game.is_over:
        return paper.say("replay-broken-off-alone", points=points)
    if game.rank is not None:
        rank = paper.say(f"rank-{game.rank}")
        return paper.say("replay-rank", points=points, rank=rank, level=game.rank)
    winners = winning(paper.style.language, [game.setup.players[it] for it in game.winners])
    if not game.is_over:
        return paper.say("replay-broken-off", **winners, points=points)
    return paper.say("end-winners", **winners)


def _add_course(paper: Paper, record: Record) -> None:
    """Round by round, in the notation of records: a column for each player."""
    names = record.setup.players
    y = _begin_course(paper, names)
    for line in record.lines:
        if y > paper.h - MARGIN - LINE:
            y = _begin_course(paper, names)
        match line:
            case RoundLine():
                _put_row(paper, y, f"{line.round}.  {line.card}", map(str, line.moves), len(names))
            case FixLine():
                told = paper.say("replay-step-fix", name=line.player, round=line.round)
                _put_row(paper, y, "", [f"{told}: {line.move}"], 1)
            case NoteLine():
                continue
        y += LINE


def _begin_course(paper: Paper, names: Sequence[str]) -> float:
    """A page with its heading; the answer is where the rounds begin."""
    paper.add_page()
    page = paper.whole_page
    paper.write_in(page._replace(height=10), paper.say("paper-course"), 7, bold=True, align="L")
    _put_row(paper, page.y + 14, "", names, len(names), bold=True)
    return page.y + 15 + LINE


def _put_row(
    paper: Paper, y: float, label: str, cells: Iterable[str], columns: int, *, bold: bool = False
) -> None:
    page = paper.whole_page
    first = 24.0
    room = (page.width - first) / columns
    paper.write_in(Box(page.x, y, first, LINE), label, TEXT, bold=True, align="L")
    for at, cell in enumerate(cells):
        place = Box(page.x + first + at * room, y, room - 3, LINE)
        paper.write_in(place, cell, TEXT, bold=bold, align="L")
