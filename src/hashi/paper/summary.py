"""The rules on one page, to lie beside the sheets."""

from hashi.paper.paper import Box, Paper
from hashi.rules.scoring import GOALS, WORTH, rank_spans

LEFT, RIGHT = ("begin", "number", "bridges", "rules"), ("end", "solo")
"""What is told in which column; the goals come first on the right."""

GAP = 6.0
TEXT = 4.3


def put_summary(paper: Paper) -> None:
    page = paper.whole_page
    paper.write_in(page._replace(height=12), paper.say("paper-summary"), 9, bold=True, align="L")
    column = (page.width - GAP) / 2
    left = Box(page.x, page.y + 18, column, 0)
    for part in LEFT:
        left = _put_part(paper, part, left)
    right = left._replace(x=page.x + column + GAP, y=page.y + 18)
    right = _put_goals(paper, right)
    for part in RIGHT:
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
    for level, (lowest, highest) in enumerate(rank_spans(), 1):
        line = Box(box.x, box.y + (level - 1) * 5.2, box.width, 5.2)
        total = str(lowest) if lowest == highest else f"{lowest}\N{EN DASH}{highest}"
        if level == 1:
            total = paper.say("rules-up-to", total=highest)
        paper.write_in(line._replace(width=22), total, TEXT, align="L")
        name = line._replace(x=box.x + 23, width=box.width - 23)
        paper.write_in(name, paper.say(f"rank-{level}"), TEXT, align="L")
