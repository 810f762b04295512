"""What many games come to, as text."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hashi.i18n.english import GOALS, counted, listed, printable
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
    names = listed(summary.name for summary in summaries)
    games = counted(summaries[0].figures.count, "game")
    if len(summaries) == 1:
        yield f"{names} alone on {printable(board)}, {games}"
        yield ""
        yield from _tell_summary(summaries[0], bin_width(summaries[0].totals))
        return
    yield f"{names} at one table on {printable(board)}, {games}"
    yield ""
    yield from _tell_winners(summaries)
    every_total = [total for summary in summaries for total in summary.totals]
    for summary in summaries:
        yield ""
        yield summary.name
        yield ""
        yield from _tell_summary(summary, bin_width(every_total))


def _tell_winners(summaries: Sequence[Summary]) -> Iterator[str]:
    width = max(12, *(len(summary.name) for summary in summaries))
    yield f"{'':{width}}{'points':>16}{'wins':>8}"
    for summary in summaries:
        wins = share(summary.wins, summary.figures.count)
        yield f"{summary.name:{width}}{summary.figures!s:>16}{percent(wins):>8}"


def _tell_summary(summary: Summary, width: int) -> Iterator[str]:
    figures = summary.figures
    yield (
        f"{figures} points, spread {figures.deviation:.1f}; "
        f"{figures.lowest:g} to {figures.highest:g}, "
        f"the middle half {figures.quarters[0]:g} to {figures.quarters[-1]:g}"
    )
    yield ""
    yield from histogram(summary.totals, width)
    yield ""
    yield from _tell_goals(summary)
    yield ""
    yield from _tell_openings(summary)


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
    yield f"{'goal':12}{'reached':>8}{'higher':>8}{'median round':>14}  by round 1 to {ROUNDS}"
    for goal, figures in summary.goals.items():
        median = "-" if figures.median_round is None else figures.median_round
        yield (
            f"{GOALS[goal]:12}{percent(figures.reached):>8}"
            f"{percent(figures.for_the_higher_value):>8}{median:>14}  {skyline(figures)}"
        ).rstrip()


def skyline(figures: GoalFigures) -> str:
    """A step for each round, as high as the share of games that had reached the goal by then."""
    shares = [figures.share_by(round) for round in range(1, ROUNDS + 1)]
    highest = len(STEPS) - 1
    return "".join(STEPS[max(round(highest * part), part > 0)] for part in shares)


def _tell_openings(summary: Summary) -> Iterator[str]:
    yield f"{'opening':12}{'games':>8}{'points':>16}"
    openings = list(summary.openings.items())
    for start, totals in openings[:MOST_OPENINGS]:
        yield f"{start!s:12}{len(totals):>8}{Figures.of(totals)!s:>16}"
    if rest := openings[MOST_OPENINGS:]:
        others = Figures.of([total for _, totals in rest for total in totals])
        yield f"{f'{len(rest)} others':12}{others.count:>8}{others!s:>16}"


def percent(part: float) -> str:
    return f"{100 * part:.0f} %"
