"""What many games come to, as text."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hashi.cli.speech import language, say
from hashi.cli.terminal import fitting
from hashi.i18n.numbers import decimal, percent, shortest, with_error
from hashi.i18n.sentences import listed, printable
from hashi.rules import ROUNDS
from hashi.study import Figures, GoalFigures, Summary
from hashi.study.summary import share

BAR = 44
"""The longest bar, in characters."""

MOST_BARS = 16
BIN_WIDTHS = (1, 2, 5, 10, 20)

MOST_OPENINGS = 10
"""How many first entries are listed, the most played ones."""

STEPS = " ▁▂▃▄▅▆▇█"


def tell_simulation(board: str, summaries: Sequence[Summary]) -> Iterator[str]:
    yield title(board, summaries)
    yield ""
    if len(summaries) == 1:
        yield from _tell_summary(summaries[0], bin_width(summaries[0].totals))
        return
    yield from _tell_winners(summaries)
    every_total = [total for summary in summaries for total in summary.totals]
    for summary in summaries:
        yield ""
        yield summary.name
        yield ""
        yield from _tell_summary(summary, bin_width(every_total))


def title(board: str, summaries: Sequence[Summary]) -> str:
    """Who played where, and how often."""
    return say(
        "simulated-alone" if len(summaries) == 1 else "simulated-table",
        names=listed(language(), (summary.name for summary in summaries)),
        board=printable(board),
        count=summaries[0].figures.count,
    )


def points(figures: Figures) -> str:
    """The mean and its standard error."""
    return with_error(language(), figures.mean, figures.error)


def _tell_winners(summaries: Sequence[Summary]) -> Iterator[str]:
    rows = [["", say("column-points"), say("column-wins")]]
    for summary in summaries:
        wins = share(summary.wins, summary.figures.count)
        rows.append([summary.name, points(summary.figures), percent(language(), wins)])
    yield from table(rows, (12, 16, 8))


def _tell_summary(summary: Summary, width: int) -> Iterator[str]:
    yield fitting(_spread(summary.figures))
    yield ""
    yield from histogram(summary.totals, width)
    yield ""
    yield from _tell_goals(summary)
    yield ""
    yield from _tell_openings(summary)


def _spread(figures: Figures) -> str:
    if figures.count == 1:
        return say("simulated-points", points=round(figures.mean))
    return say(
        "simulated-spread",
        points=points(figures),
        spread=decimal(language(), figures.deviation, 1),
        lowest=shortest(language(), figures.lowest),
        highest=shortest(language(), figures.highest),
        first=shortest(language(), figures.quarters[0]),
        third=shortest(language(), figures.quarters[-1]),
    )


def table(rows: Sequence[Sequence[str]], widths: Sequence[int]) -> Iterator[str]:
    """Labels on the left, cells on the right of columns that are at least so wide."""
    fitting = [
        max(width, *(len(cell) + 2 for cell in column))
        for width, column in zip(widths, zip(*rows, strict=True), strict=True)
    ]
    for label, *cells in rows:
        line = "".join(f"{cell:>{width}}" for cell, width in zip(cells, fitting[1:], strict=True))
        yield f"{label:{fitting[0]}}{line}"


def histogram(totals: Sequence[int], width: int) -> Iterator[str]:
    """A bar for each bin of totals, so many points wide."""
    games = Counter(total // width for total in totals)
    most = max(games.values())
    for at in range(min(games), max(games) + 1):
        bottom = at * width
        label = str(bottom) if width == 1 else f"{bottom}-{bottom + width - 1}"
        yield f"{label:>8}  {bar(games[at] / most)} {games[at] or ''}".rstrip()


def bin_width(totals: Sequence[int]) -> int:
    """As narrow as there is room for."""
    widths = (w for w in BIN_WIDTHS if max(totals) // w - min(totals) // w < MOST_BARS)
    return next(widths)


def bar(part: float) -> str:
    """A bar of that part of the full length; not empty unless there is nothing."""
    return "█" * round(BAR * part) or "▏" * (part > 0)


def _tell_goals(summary: Summary) -> Iterator[str]:
    columns = ("goal", "reached", "higher", "median")
    rows = [[say(f"column-{column}") for column in columns]]
    skylines = [say("column-by-round", rounds=ROUNDS)]
    for goal, figures in summary.goals.items():
        median = "-" if figures.median_round is None else str(figures.median_round)
        shares = (figures.reached, figures.for_the_higher_value)
        parts = [percent(language(), part) for part in shares]
        rows.append([say(f"goal-{goal.value}"), *parts, median])
        skylines.append(skyline(figures))
    for row, line in zip(table(rows, (12, 8, 8, 14)), skylines, strict=True):
        yield f"{row}  {line}".rstrip()


def skyline(figures: GoalFigures) -> str:
    """A step for each round, as high as the share of games that had reached the goal by then."""
    shares = [figures.share_by(round) for round in range(1, ROUNDS + 1)]
    highest = len(STEPS) - 1
    return "".join(STEPS[max(round(highest * part), part > 0)] for part in shares)


def _tell_openings(summary: Summary) -> Iterator[str]:
    rows = [[say("column-opening"), say("column-games"), say("column-points")]]
    openings = list(summary.openings.items())
    for start, totals in openings[:MOST_OPENINGS]:
        rows.append([str(start), str(len(totals)), points(Figures.of(totals))])
    if rest := openings[MOST_OPENINGS:]:
        others = Figures.of([total for _, totals in rest for total in totals])
        label = say("simulated-others", count=len(rest))
        rows.append([label, str(others.count), points(others)])
    yield from table(rows, (12, 8, 16))
