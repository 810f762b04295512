"""`hashi boards measure`: how hard a board is, and how fair its openings are."""

import json
import sys
from collections.abc import Iterator
from typing import Any

import click

from hashi.cli.boards import find_board
from hashi.cli.figures import points, skyline
from hashi.cli.interrupts import INTERRUPTED, Interrupts
from hashi.cli.playing import (
    check_bots,
    check_playable,
    played_so_far,
    tell_interrupted,
)
from hashi.cli.speech import language, say
from hashi.cli.terminal import fitting, has_colour
from hashi.cli.think import describe_budget, parse_think
from hashi.draw.text import draw_shares
from hashi.i18n.catalogue import FIRST
from hashi.i18n.numbers import decimal, percent, shortest
from hashi.i18n.sentences import printable
from hashi.records import BoardFile
from hashi.rules import ROUNDS, Goal
from hashi.rules.scoring import WORTH
from hashi.study import Figures, Summary
from hashi.study.measure import Measurement, Survey

LABEL, COLUMN = 16, 24
"""How wide the columns are, that of the labels at least and that of each bot, in characters."""


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
    interrupts: Interrupts,
) -> None:
    check_bots(bots)
    found = find_board(name)
    check_playable(found)
    survey = Survey(found.board, bots, games, openings, seed, parse_think(think))
    outcomes = played_so_far(survey.matches(), survey.count, bots, processes, interrupts)
    measurement = survey.measured(outcomes)
    is_whole = len(outcomes) == survey.count
    if not is_whole:
        is_early = not measurement.summaries
        tell_interrupted(len(outcomes), survey.count, is_early=is_early)
    if as_json:
        click.echo(json.dumps(_account(found, survey, measurement)))
    elif measurement.summaries:
        click.echo("\n".join(_tell(found, survey, measurement)))
    if not is_whole:
        sys.exit(INTERRUPTED)


def _account(found: BoardFile, survey: Survey, measurement: Measurement) -> dict[str, Any]:
    return {
        "board": found.name,
        "think": describe_budget(FIRST, survey.budget),
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


def _figures(figures: Figures) -> dict[str, float | None]:
    return {"games": figures.count, "mean": figures.mean, "error": figures.error}


def _tell(found: BoardFile, survey: Survey, measurement: Measurement) -> Iterator[str]:
    yield say(
        "measured-title",
        board=printable(found.name),
        count=measurement.summaries[0].figures.count,
        think=describe_budget(language(), survey.budget),
    )
    yield ""
    yield from _table(measurement.summaries)
    last = measurement.summaries[-1]
    yield ""
    yield say("measured-islands", bot=last.name)
    yield ""
    yield from (row.rstrip() for row in draw_shares(found.board, last.islands, colour=has_colour()))
    if measurement.openings:
        yield ""
        yield from _tell_openings(measurement)


def _table(summaries: tuple[Summary, ...]) -> Iterator[str]:
    """What the bots came to, each in a column of its own."""
    rows = [("", [summary.name for summary in summaries]), *_points(summaries)]
    for goal in Goal:
        rows += [("", []), *_goal(goal, summaries)]
    width = max(LABEL, *(len(label) + 1 for label, _ in rows))
    for label, cells in rows:
        yield (f"{label:{width}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)).rstrip()


def _points(summaries: tuple[Summary, ...]) -> Iterator[tuple[str, list[str]]]:
    figures = [summary.figures for summary in summaries]
    yield say("column-points"), [points(its) for its in figures]
    spreads = (its.deviation if its.count > 1 else None for its in figures)
    yield (
        say("measured-spread"),
        ["-" if it is None else decimal(language(), it, 1) for it in spreads],
    )
    yield (
        say("measured-range"),
        [
            f"{shortest(language(), its.lowest)} \N{EN DASH} {shortest(language(), its.highest)}"
            for its in figures
        ],
    )


def _goal(goal: Goal, summaries: tuple[Summary, ...]) -> Iterator[tuple[str, list[str]]]:
    figures = [summary.goals[goal] for summary in summaries]
    yield say(f"goal-{goal.value}"), [percent(language(), its.reached) for its in figures]
    deadline = say("measured-deadline", card=WORTH[goal].solo_deadline)
    yield f"  {deadline}", [percent(language(), its.for_the_higher_value) for its in figures]
    medians = (its.median_round for its in figures)
    yield f"  {say('measured-median')}", ["-" if it is None else str(it) for it in medians]
    yield f"  {say('measured-cards', cards=ROUNDS)}", [f"[{skyline(its)}]" for its in figures]


def _tell_openings(measurement: Measurement) -> Iterator[str]:
    bot, deals = measurement.summaries[-1].name, len(measurement.openings[measurement.ranking[0]])
    yield say("measured-openings", bot=bot, count=deals)
    yield ""
    cells = [
        f"{start!s:5} {points(Figures.of(measurement.openings[start]))}"
        for start in measurement.ranking
    ]
    for at in range(0, len(cells), 3):
        yield "".join(f"  {cell:{COLUMN}}" for cell in cells[at : at + 3]).rstrip()
    yield ""
    lead = say(
        "measured-lead",
        opening=str(measurement.ranking[0]),
        second=points(measurement.lead),
        all=points(measurement.lead_over_all),
    )
    yield fitting(lead)
