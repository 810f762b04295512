"""The rules in short, page by page: what also stands on the printed page."""

from collections.abc import Callable, Iterator

from textual.content import Content

from hashi.rules.scoring import GOALS, WORTH, rank_spans
from hashi.tui.panel import wrapped
from hashi.tui.words import Words

WIDTH = 74
"""Of a line, such that a page fits on the smallest screen in every language."""


def rules_page(words: Words, page: int) -> Content:
    """One page; after the last one comes the first."""
    lines = PAGES[page % len(PAGES)](words)
    title = Content.assemble((words.say("home-rules"), "bold $gold"))
    turning = Content.assemble((words.say("play-rules-keys"), "$soft"))
    return Content("\n").join([title, Content(""), *lines, Content(""), turning])


def _turn(words: Words) -> Iterator[Content]:
    for part in ("begin", "number", "bridges"):
        yield from _part(words, part)


def _goals(words: Words) -> Iterator[Content]:
    yield from _part(words, "rules")
    yield from _part(words, "goals")
    for goal in GOALS:
        worth = WORTH[goal]
        yield Content(f"{worth.first} / {worth.later}  {words.say(f'summary-goal-{goal}')}")
    yield from _part(words, "end")


def _alone(words: Words) -> Iterator[Content]:
    """R6.3: with the ranks, by total."""
    yield from _part(words, "solo")
    for level, (lowest, highest) in enumerate(rank_spans(), 1):
        total = str(lowest) if lowest == highest else f"{lowest}-{highest}"
        told = words.say("rules-up-to", total=highest) if level == 1 else total
        yield Content(f"{told:>10}  {words.say(f'rank-{level}')}")


def _part(words: Words, part: str) -> Iterator[Content]:
    yield Content.assemble((words.say(f"summary-{part}-title"), "bold $ink"))
    yield from map(Content, wrapped(words.say(f"summary-{part}"), WIDTH))


PAGES: tuple[Callable[[Words], Iterator[Content]], ...] = (_turn, _goals, _alone)
