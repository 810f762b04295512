"""What the commands that let bots play have in common."""

import sys
from collections.abc import Generator, Iterable
from contextlib import closing

import click

from hashi.bots import CHARACTERS
from hashi.bots.machine_code import is_compiled
from hashi.cli.interrupts import noted_interrupts
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


def play_with_progress(
    matches: Iterable[Match], count: int, processes: int | None
) -> Generator[Outcome, None, None]:
    """The outcomes as they come, with a bar on the terminal that shows how far it is.

    Ctrl-C is raised between two moves.
    """
    crew = min(processes or processes_at_hand(), count)
    hidden = not sys.stderr.isatty()
    with (
        noted_interrupts() as interrupts,
        closing(play_all(matches, crew, interrupts.answer)) as outcomes,
        click.progressbar(
            outcomes, length=count, label=say("playing"), file=sys.stderr, hidden=hidden
        ) as told,
    ):
        try:
            yield from told
        except ProcessLost:
            raise click.ClickException(say("need-process")) from None
