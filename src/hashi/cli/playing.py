"""What the commands that let bots play have in common."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

import click

from hashi.bots import CHARACTERS
from hashi.bots.machine_code import is_compiled
from hashi.cli.interrupts import Interrupts
from hashi.cli.speech import say
from hashi.cli.terminal import tell
from hashi.i18n.sentences import printable
from hashi.records import BoardFile
from hashi.study import Match, Outcome, ProcessLost, play_all, processes_at_hand


def check_bots(names: Iterable[str]) -> None:
    for name in names:
        if name not in CHARACTERS:
            sentence = say("need-bot", name=printable(name), known=", ".join(CHARACTERS))
            raise click.ClickException(sentence)


def check_playable(found: BoardFile) -> None:
    """R2.1: without an island for the first entry, no game can begin."""
    if all(found.board.flags.values()):
        raise click.ClickException(f"{printable(found.name)}: {say('need-plain-island')} (R2.1)")


def announce_compiling(bots: Iterable[str]) -> None:
    """Explain the wait before the first move, where the machine code is not on disk yet."""
    if not is_compiled(bots):
        tell(say("bots-getting-ready"), err=True)


@contextmanager
def playing(
    matches: Iterable[Match],
    count: int,
    processes: int | None,
    interrupts: Interrupts,
    label: str = "playing",
    **facts: int,
) -> Iterator[Iterator[Outcome]]:
    """The outcomes in the order of their numbers, once the bots are ready to play.

    On a terminal, a bar shows how far it is and how long it will take. Ctrl-C is raised between
    two moves.
    """
    crew = min(processes or processes_at_hand(), count)
    hidden = not sys.stderr.isatty()
    try:
        with (
            play_all(matches, crew, interrupts.answer) as outcomes,
            click.progressbar(
                outcomes, length=count, label=say(label, **facts), file=sys.stderr, hidden=hidden
            ) as told,
        ):
            yield in_order(told)
    except ProcessLost:
        raise click.ClickException(say("need-process")) from None


def in_order(games: Iterable[Outcome]) -> Iterator[Outcome]:
    """Each once all before it are there: scores go with deals, also where a run is cut short."""
    early: dict[int, Outcome] = {}
    at = 0
    for outcome in games:
        early[outcome.number] = outcome
        while at in early:
            yield early.pop(at)
            at += 1


def played_so_far(
    matches: Iterable[Match],
    count: int,
    bots: Iterable[str],
    processes: int | None,
    interrupts: Interrupts,
) -> list[Outcome]:
    """All outcomes or, after Ctrl-C, the first ones."""
    outcomes: list[Outcome] = []
    with suppress(KeyboardInterrupt):
        interrupts.answer()
        announce_compiling(bots)
        with playing(matches, count, processes, interrupts) as games:
            for outcome in games:
                outcomes.append(outcome)  # noqa: PERF402 - Ctrl-C leaves those that came
    return outcomes


def tell_interrupted(done: int, count: int, *, is_early: bool) -> None:
    """Ctrl-C came before the last game; where it is early, there is no result to show."""
    message = "simulated-nothing" if is_early else "simulated-part"
    tell(say(message, done=done, count=count), err=True)
