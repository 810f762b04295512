"""`hashi boards measure`: how hard a board is, and how fair its openings are."""

import json
from collections.abc import Iterator
from typing import Any

import click

from hashi.cli.boards import find_board
from hashi.cli.figures import percent, skyline
from hashi.cli.playing import check_bots, check_playable, play_with_progress
from hashi.cli.terminal import has_colour
from hashi.cli.think import describe_budget, parse_think
from hashi.draw.text import draw_shares
from hashi.i18n.english import GOALS, counted, printable
from hashi.records import BoardFile
from hashi.rules import ROUNDS, Goal
from hashi.rules.scoring import WORTH
from hashi.study import Figures, Summary
from hashi.study.measure import Measurement, Survey

COLUMN = 24
"""How wide the column of each bot is, in characters."""


def measure_board(
    name: str,
    *,
    bots: tuple[str, ...],
    games: int,
    openings: int,
    seed: int,
    think: str,
    processes: int | None,
    as_json: bool,
) -> None:
    check_bots(bots)
    found = find_board(name)
    check_playable(found)
    survey = Survey(found.board, bots, games, openings, seed, parse_think(think))
    outcomes = play_with_progress(survey.matches(), survey.count, processes)
    measurement = survey.measured(outcomes)
    if as_json:
        click.echo(json.dumps(_account(found, survey, measurement)))
    else:
        click.echo("\n".join(_tell(found, survey, measurement)))


def _account(found: BoardFile, survey: Survey, measurement: Measurement) -> dict[str, Any]:
    return {
        "board": found.name,
        "think": describe_budget(survey.budget),
        "seed": survey.seed,
        "bots": {summary.name: _account_of(summary) for summary in measurement.summaries},
        "openings": {
            "bot": survey.bots[-1],
            "points": {
                str(start): _figures(Figures.of(measurement.openings[start]))
                for start in measurement.ranking
            },
            "lead": _figures(measurement.lead),
            "lead_over_all": _figures(measurement.lead_over_all),
        }
        if measurement.openings
        else None,
    }


def _account_of(summary: Summary) -> dict[str, Any]:
    return {
        "points": _figures(summary.figures) | {"deviation": summary.figures.deviation},
        "goals": {
            goal.value: {
                "reached": figures.reached,
                "higher": figures.for_the_higher_value,
                "median_round": figures.median_round,
            }
            for goal, figures in summary.goals.items()
        },
        "islands": {str(island): part for island, part in summary.islands.items()},
    }


def _figures(figures: Figures) -> dict[str, float]:
    return {"games": figures.count, "mean": figures.mean, "error": figures.error}


def _tell(found: BoardFile, survey: Survey, measurement: Measurement) -> Iterator[str]:
    games = counted(survey.games, "solo game")
    yield f"{printable(found.name)}: {games} each, {describe_budget(survey.budget)}"
    yield ""
    yield from _tell_points(measurement.summaries)
    for goal in Goal:
        yield from _tell_goal(goal, measurement.summaries)
    last = measurement.summaries[-1]
    yield ""
    yield f"How often {last.name} finished each island, in percent:"
    yield ""
    yield from (row.rstrip() for row in draw_shares(found.board, last.islands, colour=has_colour()))
    if measurement.openings:
        yield ""
        yield from _tell_openings(survey, measurement)


def _tell_points(summaries: tuple[Summary, ...]) -> Iterator[str]:
    yield _row("", [summary.name for summary in summaries])
    figures = [summary.figures for summary in summaries]
    yield _row("points", map(str, figures))
    yield _row("spread", (f"{its.deviation:.1f}" for its in figures))
    yield _row("from, to", (f"{its.lowest:g}, {its.highest:g}" for its in figures))


def _tell_goal(goal: Goal, summaries: tuple[Summary, ...]) -> Iterator[str]:
    figures = [summary.goals[goal] for summary in summaries]
    yield ""
    yield _row(GOALS[goal], (percent(its.reached) for its in figures))
    deadline = f"  by card {WORTH[goal].solo_deadline}"
    yield _row(deadline, (percent(its.for_the_higher_value) for its in figures))
    medians = (its.median_round for its in figures)
    yield _row("  median card", ("-" if each is None else str(each) for each in medians))
    yield _row(f"  card 1 to {ROUNDS}", (f"[{skyline(its)}]" for its in figures))


def _tell_openings(survey: Survey, measurement: Measurement) -> Iterator[str]:
    games = counted(survey.games_per_opening, "deal")
    yield f"Openings, each played by {survey.bots[-1]} on the same {games}, the best first:"
    yield ""
    cells = [
        f"{start!s:5} {Figures.of(measurement.openings[start])}" for start in measurement.ranking
    ]
    for at in range(0, len(cells), 3):
        yield "".join(f"  {cell:{COLUMN}}" for cell in cells[at : at + 3]).rstrip()
    yield ""
    yield (
        f"{measurement.ranking[0]} leads by {measurement.lead} over the second, "
        f"and by {measurement.lead_over_all} over the average of all."
    )


def _row(label: str, cells: Iterator[str] | list[str]) -> str:
    return f"{label:16}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)
