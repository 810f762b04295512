"""How long bots may think, as one types it."""

import re

import click

from hashi.bots import Budget
from hashi.cli.speech import say
from hashi.i18n import catalogue
from hashi.i18n.numbers import shortest

_THINK = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s)|([0-9]{1,9})")

MILLISECONDS = 1000


def parse_think(text: str) -> Budget:
    """`50ms` or `0.25s` of time for each move, or a number of playouts."""
    match = _THINK.fullmatch(text)
    if not match:
        raise click.BadParameter(say("need-think", text=text), param_hint="--think")
    amount, unit, playouts = match.groups()
    if playouts:
        return Budget(playouts=int(playouts))
    return Budget(seconds=float(amount) / (MILLISECONDS if unit == "ms" else 1))


def describe_budget(language: str, budget: Budget) -> str:
    if budget.seconds is not None:
        time = shortest(language, budget.seconds * MILLISECONDS)
        return catalogue.say(language, "think-time", milliseconds=time)
    return catalogue.say(language, "think-playouts", playouts=budget.playouts or 0)
