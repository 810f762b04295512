"""`hashi bots`: the bots, and how strong they are."""

import click

from hashi.bots import CHARACTERS
from hashi.cli.playing import play_with_progress
from hashi.cli.think import describe_budget, parse_think
from hashi.records import board_file
from hashi.study.measure import Survey
from hashi.study.strength import Strength, format_strengths, measured_strengths

SIDES = ("A", "B")
"""R1.1: the boards on which the bots are measured."""

NAME, POINTS = 8, 16
"""How wide the columns are, in characters."""


def list_bots() -> None:
    measured = {(its.bot, its.board): str(its) for its in measured_strengths()}
    sides = "".join(f"{f'alone on {side}':{POINTS}}" for side in SIDES)
    click.echo(f"{'':{NAME}}  {sides}")
    for name, character in CHARACTERS.items():
        points = "".join(f"{measured.get((name, side), '-'):{POINTS}}" for side in SIDES)
        click.echo(f"{name:{NAME}}  {points}{character.summary}")


def measure_bots(*, games: int, seed: int, think: str, processes: int | None) -> None:
    """Print what belongs into `hashi/data/strength.toml`."""
    budget = parse_think(think)
    bots = tuple(CHARACTERS)
    strengths = []
    for side in SIDES:
        survey = Survey(board_file(side).board, bots, games, 0, seed, budget)
        outcomes = play_with_progress(survey.matches(), survey.count, processes)
        for summary in survey.measured(outcomes).summaries:
            its = summary.figures
            strengths.append(Strength(summary.name, side, its.count, its.mean, its.error))
    command = f"hashi bots --measure --games {games} --seed {seed} --think {think}"
    how = f"Solo games with {describe_budget(budget)}: {command}"
    click.echo(format_strengths(strengths, how), nl=False)
