"""`hashi bots`: the bots, and how strong they are."""

import sys
from dataclasses import replace
from itertools import chain, islice

import click

from hashi.bots import CHARACTERS
from hashi.cli.boards import SIDES
from hashi.cli.interrupts import INTERRUPTED, Interrupts
from hashi.cli.playing import played_so_far, tell_interrupted
from hashi.cli.speech import language, say
from hashi.cli.terminal import beside
from hashi.cli.think import parse_think
from hashi.i18n.numbers import with_error
from hashi.records import board_file
from hashi.study.measure import Survey
from hashi.study.strength import Strength, format_strengths, measured_strengths

NAME, POINTS = 8, 16
"""How wide the columns are, in characters; that of the points at least."""


def list_bots() -> None:
    measured = {
        (its.bot, its.board): with_error(language(), its.mean, its.error)
        for its in measured_strengths()
    }
    titles = [say("bots-alone", board=side) for side in SIDES]
    widths = [max(POINTS, len(title) + 2) for title in titles]
    click.echo(f"{'':{NAME}}  {_row(titles, widths)}".rstrip())
    for name in CHARACTERS:
        points = _row([measured.get((name, side), "-") for side in SIDES], widths)
        click.echo(beside(f"{name:{NAME}}  {points}", say(f"bot-{name}-about")))


def _row(cells: list[str], widths: list[int]) -> str:
    return "".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True))


def measure_bots(
    *, games: int, seed: int, think: str, processes: int | None, interrupts: Interrupts
) -> None:
    """Print what belongs into `hashi/data/strength.toml`."""
    budget = parse_think(think)
    bots = tuple(CHARACTERS)
    surveys = [Survey(board_file(side).board, bots, games, 0, seed, budget) for side in SIDES]
    matches = chain.from_iterable(survey.matches() for survey in surveys)
    numbered = (replace(match, number=number) for number, match in enumerate(matches))
    count = sum(survey.count for survey in surveys)
    outcomes = played_so_far(numbered, count, bots, processes, interrupts)
    left = iter(outcomes)
    strengths = []
    for side, survey in zip(SIDES, surveys, strict=True):
        for summary in survey.measured(islice(left, survey.count)).summaries:
            its = summary.figures
            strengths.append(Strength(summary.name, side, its.count, its.mean, its.error))
    is_whole = len(outcomes) == count
    if not is_whole:
        tell_interrupted(len(outcomes), count, is_early=not strengths)
    if strengths:
        how = f"hashi bots --measure --games {games} --seed {seed} --think {think}"
        click.echo(format_strengths(strengths, how), nl=False)
    if not is_whole:
        sys.exit(INTERRUPTED)
