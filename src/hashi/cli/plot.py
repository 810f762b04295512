"""What many games come to, as a picture."""

from collections import Counter
from collections.abc import Sequence
from math import nan
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("agg")  # draws into a file, and needs no screen

import matplotlib.pyplot as plt
from matplotlib.ticker import FuncFormatter, MaxNLocator

from hashi.cli.figures import MOST_OPENINGS, points, title
from hashi.cli.speech import language, say
from hashi.i18n.numbers import percent, shortest
from hashi.rules import ROUNDS, Goal
from hashi.study import Figures, Summary

# Okabe and Ito's colours, which all eyes can tell apart; shapes and words say the same again.
BOT_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7")
GOAL_COLOURS = {Goal.RED: "#D55E00", Goal.BLUE: "#0072B2", Goal.SIX: "#555555"}
LINES = ("-", "--", ":", "-.")

PAPER, INK, FAINT = "#FFFFFF", "#222222", "#D9D9D9"

STYLE: dict[Any, Any] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.titlesize": 12,
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "figure.constrained_layout.w_pad": 0.2,
    "figure.constrained_layout.h_pad": 0.2,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "font.size": 10,
    "svg.hashsalt": "hashi",  # the same games make the same file
}


def draw_plot(file: Path, board: str, summaries: Sequence[Summary]) -> None:
    """Totals, goals by round and points by opening, side by side, with a row for each bot."""
    with plt.rc_context(STYLE):
        figure, rows = plt.subplots(
            len(summaries),
            3,
            figsize=(14, 0.6 + 4 * len(summaries)),
            layout="constrained",
            squeeze=False,
        )
        figure.suptitle(title(board, summaries), fontsize=15, x=0.01, ha="left")
        for summary, colour, (left, middle, right) in zip(
            summaries, BOT_COLOURS, rows, strict=False
        ):
            left.sharex(rows[0][0])
            right.sharex(rows[0][2])
            _draw_totals(left, summary, colour)
            _draw_goals(middle, summary)
            _draw_openings(right, summary, colour)
        figure.savefig(file, dpi=144, metadata={"Date": None} if _is_svg(file) else {})
        plt.close(figure)


def _is_svg(file: Path) -> bool:
    return file.suffix.lower() == ".svg"


def _draw_totals(axes: Any, summary: Summary, colour: str) -> None:
    figures = summary.figures
    counts = Counter(summary.totals)
    axes.bar(list(counts), list(counts.values()), width=0.85, color=colour)
    axes.axvline(figures.mean, color=INK, linewidth=1.2, linestyle="--")
    axes.set_title(say("plot-points", name=summary.name, points=points(figures)))
    axes.set_xlabel(say("plot-total"))
    axes.set_ylabel(say("column-games"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(axis="y")


def _draw_goals(axes: Any, summary: Summary) -> None:
    rounds = range(1, ROUNDS + 1)
    for (goal, figures), line in zip(summary.goals.items(), LINES, strict=False):
        axes.step(
            rounds,
            [figures.share_by(round) for round in rounds],
            where="mid",
            color=GOAL_COLOURS[goal],
            linestyle=line,
            linewidth=2.2,
            label=f"{say(f'goal-{goal.value}')}, {percent(language(), figures.reached)}",
        )
    axes.set_title(say("plot-goals"))
    axes.set_xlabel(say("plot-round"))
    axes.set_xlim(0.5, ROUNDS + 0.5)
    axes.set_xticks(list(rounds)[::2])
    axes.set_ylabel(say("plot-share"))
    axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(FuncFormatter(lambda part, _: percent(language(), part)))
    axes.grid(axis="y")
    axes.legend(loc="upper left")


def _draw_openings(axes: Any, summary: Summary, colour: str) -> None:
    """The most played openings, the best on top, each mean with its standard error."""
    played = list(summary.openings.items())[:MOST_OPENINGS]
    figures = sorted(((str(start), Figures.of(totals)) for start, totals in played), key=_mean)
    labels = [f"{start}  ({say('games', count=its.count)})" for start, its in figures]
    axes.errorbar(
        [its.mean for _, its in figures],
        labels,
        xerr=[nan if its.error is None else its.error for _, its in figures],
        fmt="o",
        color=colour,
        markersize=7,
        capsize=3,
    )
    axes.axvline(summary.figures.mean, color=INK, linewidth=1.2, linestyle="--")
    axes.set_title(say("plot-openings"))
    axes.set_xlabel(say("plot-mean"))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda total, _: shortest(language(), total)))
    axes.margins(y=0.12)
    axes.grid(axis="x")


def _mean(opening: tuple[str, Figures]) -> float:
    return opening[1].mean
