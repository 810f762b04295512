"""`hashi simulate`: bots play many games."""

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from hashi.cli.boards import find_board
from hashi.cli.figures import tell_simulation
from hashi.cli.files import check_free, make_folder, read_input, unwritable, write_file
from hashi.cli.installing import install_command
from hashi.cli.interrupts import INTERRUPTED, Interrupts
from hashi.cli.playing import (
    announce_compiling,
    check_bots,
    check_playable,
    playing,
    tell_interrupted,
)
from hashi.cli.reasons import naming
from hashi.cli.speech import language, say
from hashi.cli.think import parse_think
from hashi.i18n.numbers import decimal
from hashi.i18n.sentences import printable
from hashi.records import DECK, deck_named, parse_deals
from hashi.records.deals import LONGEST_DEALS_FILE
from hashi.rules import Card
from hashi.rules.game import MOST_PLAYERS
from hashi.study import Outcome, Summary, matches_on, shuffled, summarise
from hashi.study.match import seat_names


@dataclass(frozen=True)
class SimulationRequest:
    """What was typed."""

    board: str
    bots: tuple[str, ...]
    deals: str | None
    games: int | None
    seed: int
    think: str
    processes: int | None
    records: Path | None
    plot: Path | None
    force: bool
    as_json: bool


def simulate(request: SimulationRequest, interrupts: Interrupts) -> None:
    if len(request.bots) > MOST_PLAYERS:
        raise click.UsageError(say("too-many-bots", most=MOST_PLAYERS))
    if request.deals is None and request.games is None:
        raise click.UsageError(say("need-deals"))
    if request.deals is not None and request.games is not None:
        raise click.UsageError(say("deals-and-games"))
    check_bots(request.bots)
    found = find_board(request.board)
    check_playable(found)
    budget = parse_think(request.think)
    if request.plot:
        _check_plot(request.plot, force=request.force)
    deals, count = _deals(request)
    if request.records:
        _check_records(request.records)
        make_folder(request.records)

    matches = matches_on(found.board, request.bots, deals, request.seed, budget)
    outcomes: list[Outcome] = []
    seconds = 0.0
    try:
        interrupts.answer()
        announce_compiling(request.bots)
        with playing(matches, count, request.processes, interrupts) as games:
            begun = time.perf_counter()
            for outcome in games:
                outcomes.append(outcome)
                seconds = time.perf_counter() - begun
                if request.records:
                    _write_record(request.records, outcome, count)
    except KeyboardInterrupt:
        tell_interrupted(len(outcomes), count, is_early=not outcomes)

    summaries = [
        summarise(name, found.board, outcomes, seat)
        for seat, name in enumerate(seat_names(request.bots))
    ]
    if request.as_json:
        click.echo(json.dumps(_account(request.bots, found.name, outcomes, summaries, seconds)))
    elif outcomes:
        click.echo("\n".join(tell_simulation(found.name, summaries)))
        taken = decimal(language(), seconds, 1)
        click.echo("\n" + say("simulated-time", count=len(outcomes), seconds=taken), err=True)
    if request.plot and outcomes:
        _draw_plot(request.plot, found.name, summaries)
    if len(outcomes) < count:
        sys.exit(INTERRUPTED)


def _account(
    bots: tuple[str, ...],
    board: str,
    outcomes: list[Outcome],
    summaries: list[Summary],
    seconds: float,
) -> dict[str, Any]:
    """The promises of `docs/simulate.md`: alone one name, mean and score, at a table lists."""
    alone = len(bots) == 1
    means = [summary.figures.mean if outcomes else None for summary in summaries]
    return {
        "bot": bots[0] if alone else list(bots),
        "board": board,
        "games": len(outcomes),
        "mean": means[0] if alone else means,
        "scores": [o.totals[0] if alone else list(o.totals) for o in outcomes],
        "seconds": round(seconds, 3),
    }


def _deals(request: SimulationRequest) -> tuple[Iterator[tuple[Card, ...]], int]:
    """The deals one by one, and how many there are."""
    deck = deck_named(DECK)
    if request.deals is None:
        count = request.games or 0
        return (shuffled(deck, request.seed, game) for game in range(count)), count
    with naming(request.deals):
        deals = parse_deals(read_input(request.deals, LONGEST_DEALS_FILE), deck)
    return iter(deals), len(deals)


def _check_records(folder: Path) -> None:
    """Games of two runs side by side could not be told apart."""
    if any(file.is_file() for file in folder.glob("*.hashi")):
        raise click.ClickException(say("records-there", folder=printable(str(folder))))


def _write_record(folder: Path, outcome: Outcome, count: int) -> None:
    """`007.hashi`: counted from 1, and as wide as the last, so that they are listed in order."""
    name = str(outcome.number + 1).zfill(len(str(count)))
    write_file(folder / f"{name}.hashi", outcome.record)


def _check_plot(file: Path, *, force: bool) -> None:
    """Before games are played for it in vain."""
    from importlib.util import find_spec

    if file.suffix.lower() not in (".png", ".svg"):
        raise click.BadParameter(say("need-picture-name"), param_hint="--plot")
    if not file.parent.is_dir():
        folder = printable(str(file.parent))
        raise click.ClickException(say("folder-missing", folder=folder))
    check_free(file, force=force)
    if find_spec("matplotlib") is None:
        command = install_command("matplotlib")
        raise click.ClickException(say("need-matplotlib", command=command))


def _draw_plot(file: Path, board: str, summaries: list[Summary]) -> None:
    from hashi.cli.plot import draw_plot

    try:
        draw_plot(file, board, summaries)
    except OSError as error:
        raise unwritable(file, error) from None
