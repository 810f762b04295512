"""A game that was played, to keep: everyone's sheet and points, and the course of the game."""

from hashi.draw.ink import draw_in_ink
from hashi.i18n.catalogue import say
from hashi.i18n.sentences import listed, winning
from hashi.paper.course import put_course
from hashi.paper.paper import Box, Paper, Printed
from hashi.paper.sheets import put_points
from hashi.paper.style import Style
from hashi.records import Record
from hashi.records.library import name_of
from hashi.rules import Board, Game
from hashi.rules.scoring import GOALS, POINTS_PER_ISLAND

GAP = 8.0
"""Between two sheets."""

TITLE, VERDICT = 15.0, 12.0
NAME = 9.0
"""The line above a sheet, with some air."""

POINTS = 0.14
"""How much higher a sheet is with its points below, in parts of its width."""

NOTHING = "\N{EN DASH}"


def keepsake(record: Record, style: Style) -> Printed:
    """Raises `Refused` where the record breaks a rule."""
    game = record.replay()
    names = listed(style.language, record.setup.players)
    paper = Paper(style, f"{say(style.language, 'game')}: {names}")
    # Two sheets fill a page that lies on its side; one, three and four an upright one.
    turned = "landscape" if len(record.setup.players) == 2 else "portrait"
    paper.add_page(orientation=turned)
    page = paper.whole_page
    _put_title(paper, record, page)
    verdict = Box(page.x, page.y + TITLE, page.width, VERDICT - 3)
    paper.write_in(verdict, _verdict(paper, game), 5.5, bold=True)
    top = TITLE + VERDICT
    _put_sheets(paper, game, page._replace(y=page.y + top, height=page.height - top))
    put_course(paper, record, game, turned)
    return paper.printed()


def _put_title(paper: Paper, record: Record, page: Box) -> None:
    date = dict(record.extras).get("date", "")
    paper.write_in(page._replace(height=12), paper.say("game"), 9, bold=True, align="L")
    half = Box(page.x + page.width / 2, page.y, page.width / 2, 7)
    paper.write_in(half, _board_name(paper, record.setup.board), 5, bold=True, align="R")
    paper.write_in(half._replace(y=half.y + 7, height=6), date, 4, align="R")


def _board_name(paper: Paper, board: Board) -> str:
    name = name_of(board)
    return paper.say("paper-board", board=name) if name else paper.say("paper-own-board")


def _put_sheets(paper: Paper, game: Game, page: Box) -> None:
    """One, or in rows of two, as large as there is room; the last one stands in the middle."""
    count = len(game.setup.players)
    across = min(count, 2)
    rows = (count + 1) // 2
    height = (page.height - GAP * (rows - 1)) / rows
    side = min((page.width - GAP * (across - 1)) / across, (height - NAME) / (1 + POINTS))
    spare = height - NAME - side * (1 + POINTS)
    for at in range(count):
        row, column = divmod(at, across)
        here = min(across, count - row * across)
        left = page.x + (page.width - here * side - GAP * (here - 1)) / 2
        x = left + column * (side + GAP)
        y = page.y + row * (height + GAP) + spare / 2
        _put_sheet(paper, game, at, Box(x, y, side, side))


def _put_sheet(paper: Paper, game: Game, at: int, box: Box) -> None:
    """Like the one that was played on: with its name, what stood there first, and its points."""
    half = Box(box.x, box.y, box.width / 2 - 2, 6)
    paper.write_in(half, game.setup.players[at], 4.6, bold=True, align="L")
    paper.write_in(
        half._replace(x=half.x + half.width + 4), _entry(paper, game, at), 3.4, align="R"
    )
    drawing = draw_in_ink(
        game.courses[at].sheet, game.finished[at], game.crossed_out[at], paper.ink
    )
    paper.put(drawing, box._replace(y=box.y + NAME - 2))
    score = game.scores[at]
    points = [getattr(score, goal.value) for goal in GOALS]
    sums = [score.islands * POINTS_PER_ISLAND, score.total]
    below = Box(box.x, box.y + NAME + box.height, box.width, box.width * (POINTS - 0.02))
    put_points(paper, below, [*(str(it or NOTHING) for it in points), *map(str, sums)])


def _entry(paper: Paper, game: Game, at: int) -> str:
    """R2.1: what the neighbour on the right wrote before passing the sheet on."""
    start = game.starts[at - 1]
    facts: dict[str, str | int] = {"number": start.number, "island": str(start.island)}
    if len(game.setup.players) == 1:
        return paper.say("paper-first-entry", **facts)
    return paper.say("paper-first-entry-by", **facts, name=game.setup.players[at - 1])


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
