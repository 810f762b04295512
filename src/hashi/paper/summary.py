"""The rules on one page, to lie beside the sheets."""

from hashi.paper.paper import Box, Paper
from hashi.rules.scoring import GOALS, RANKS, WORTH

PARTS = ("begin", "number", "bridges", "rules", "end", "solo")
"""What is told, in the order of a game."""

GAP = 6.0
TEXT = 4.3


def add_summary(paper: Paper) -> None:
    paper.add_page()
    page = paper.whole_page
    paper.write_in(page._replace(height=12), paper.say("paper-summary"), 9, bold=True, align="L")
    column = (page.width - GAP) / 2
    left = Box(page.x, page.y + 18, column, 0)
    for part in PARTS[:4]:
        left = _put_part(paper, part, left)
    right = left._replace(x=page.x + column + GAP, y=page.y + 18)
    right = _put_goals(paper, right)
    for part in PARTS[4:]:
        right = _put_part(paper, part, right)
    _put_ranks(paper, right)
    about = page._replace(y=page.y + page.height - 8, height=8)
    paper.write_in(about, paper.say("about"), 3.2, align="L")


def _put_part(paper: Paper, part: str, box: Box) -> Box:
    """The answer is the room below it."""
    title = paper.say(f"summary-{part}-title")
    below = paper.write_down(box, title, 5.4, bold=True) + 1
    below = paper.write_down(box._replace(y=below), paper.say(f"summary-{part}"), TEXT)
    return box._replace(y=below + 6)


def _put_goals(paper: Paper, box: Box) -> Box:
    y = paper.write_down(box, paper.say("summary-goals-title"), 5.4, bold=True) + 1
    y = paper.write_down(box._replace(y=y), paper.say("summary-goals"), TEXT) + 2
    for goal in GOALS:
        worth = WORTH[goal]
        line = Box(box.x, y, box.width, 7)
        paper.write_in(line, paper.say(f"summary-goal-{goal}"), TEXT, align="L")
        paper.write_in(line, f"{worth.first} / {worth.later}", 4.4, bold=True, align="R")
        y += 7
    return box._replace(y=y + 4)


def _put_ranks(paper: Paper, box: Box) -> None:
    """R6.3: by total."""
    y = box.y
    for level, lowest in enumerate(RANKS, 1):
        highest = RANKS[level] - 1 if level < len(RANKS) else lowest
        total = _span(lowest, highest)
        line = Box(box.x, y, box.width, 5.2)
        paper.write_in(line._replace(width=18), total, TEXT, align="L")
        name = Box(box.x + 18, y, box.width - 18, 5.2)
        paper.write_in(name, paper.say(f"rank-{level}"), TEXT, align="L")
        y += 5.2


def _span(lowest: int, highest: int) -> str:
    """R6.3: of the totals above 50, only one of each rank can occur."""
    if lowest == highest or lowest > 50:
        return str(lowest)
    return f"{lowest or ''}\N{EN DASH}{highest}"
