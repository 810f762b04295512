"""R5: a pad on which the points of several games are counted."""

from hashi.paper.paper import Box, Paper
from hashi.rules.game import MOST_PLAYERS
from hashi.rules.scoring import GOALS, POINTS_PER_ISLAND, WORTH

GAMES = 4
LABEL = 0.34
"""The part of a block's width that its labels take."""


def put_pad(paper: Paper) -> None:
    page = paper.whole_page
    paper.write_in(page._replace(height=10), paper.say("paper-pad"), 7, bold=True, align="L")
    gap = 7.0
    top, room = page.y + 14, page.height - 14
    height = (room - gap * (GAMES - 1)) / GAMES
    for game in range(GAMES):
        _put_game(paper, Box(page.x, top + game * (height + gap), page.width, height))


def _put_game(paper: Paper, box: Box) -> None:
    labels = [
        paper.say("paper-name"),
        *(f"{paper.say(f'goal-{g}')}  {WORTH[g].first} / {WORTH[g].later}" for g in GOALS),
        paper.say("paper-islands", points=POINTS_PER_ISLAND),
        paper.say("end-total"),
    ]
    line = box.height / len(labels)
    room = box.width * (1 - LABEL) / MOST_PLAYERS
    for row, label in enumerate(labels):
        y = box.y + row * line
        is_sum = row == len(labels) - 1
        words = Box(box.x, y, box.width * LABEL - 3, line)
        paper.write_in(words, label, min(4.2, line * 0.5), bold=is_sum, align="R")
        for player in range(MOST_PLAYERS):
            paper.frame(Box(box.x + box.width * LABEL + player * room, y, room, line))
