"""How long bots may think, as one types it."""

import re

import click

from hashi.bots import Budget

_THINK = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s)|([0-9]{1,9})")

MILLISECONDS = 1000


def parse_think(text: str) -> Budget:
    """`50ms` or `0.25s` of time for each move, or a number of playouts."""
    match = _THINK.fullmatch(text)
    if not match:
        raise click.BadParameter(
            f"“{text}” is no time and no number of playouts; write 50ms, 0.25s or 2000.",
            param_hint="--think",
        )
    amount, unit, playouts = match.groups()
    if playouts:
        return Budget(playouts=int(playouts))
    return Budget(seconds=float(amount) / (MILLISECONDS if unit == "ms" else 1))


def describe_budget(budget: Budget) -> str:
    if budget.seconds is not None:
        return f"{budget.seconds * MILLISECONDS:g} ms a move"
    return f"{budget.playouts} playouts a move"
