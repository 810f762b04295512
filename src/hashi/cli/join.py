"""`hashi play --join`: a seat at a table of a server."""

from collections.abc import Sequence

import click
from click.core import ParameterSource

from hashi.cli.full_screen import check_terminal, is_plain, run, usual_theme
from hashi.cli.reasons import reason
from hashi.cli.speech import language, say
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.view import PublicView
from hashi.tui.app import Play
from hashi.tui.client import NoTable
from hashi.tui.join_form import JoinRequest
from hashi.tui.joining import (
    come_back,
    open_seats,
    sit_at_one,
    sit_down,
    takes_over_hidden_sheet,
)
from hashi.tui.remote_table import RemoteTable
from hashi.tui.seat import Invitation, NoSeat, SeatHeld
from hashi.tui.threads import in_thread
from hashi.tui.words import Words

NOT_OURS = ("file", "bots", "board", "pen")
"""What whoever opened the table has chosen."""

BAD_NAMES = ("bad-name", "unseen-name", "loose-accents", "name-taken")
"""Why another name is asked for."""


def join(link: str, names: tuple[str, ...], *, plain: bool, theme: str | None) -> None:
    _check_alone(names)
    plain = plain or is_plain()
    words = Words(language(), plain=plain)
    check_terminal(words, Options())
    try:
        seat, view = _seat(Invitation.read(link), names, words)
    except NoSeat as none:
        raise click.ClickException(say(none.message)) from None
    except Refusal as refused:
        raise click.ClickException(words.refusal(refused)) from None
    except OSError as error:
        raise click.ClickException(say("file-unwritten", reason=reason(error))) from None
    table = RemoteTable(seat, view)
    run(Play(words, table, plain=plain, theme=theme or usual_theme()))


def _check_alone(names: tuple[str, ...]) -> None:
    source = click.get_current_context().get_parameter_source
    if len(names) > 1 or any(source(each) is ParameterSource.COMMANDLINE for each in NOT_OURS):
        raise click.UsageError(say("play-join-alone"))


def _seat(
    invitation: Invitation, names: tuple[str, ...], words: Words
) -> tuple[SeatHeld, PublicView]:
    """The seat that one had already, or else an open one."""
    if found := come_back(invitation, names):
        return found
    seats, view = open_seats(invitation)
    if takes_over_hidden_sheet(view):
        click.echo(say("join-sheet"))
    if names:
        held = sit_at_one(invitation, seats, names[0])
    else:
        click.echo(words.listed(map(words.name, view.seats)))
        held = _ask_for_name(invitation, seats, words)
    return held, held.look()


async def joined(request: JoinRequest, words: Words) -> RemoteTable:
    """A table that was chosen on the first screen; raises `NoTable`."""
    try:
        return RemoteTable(*await in_thread(sit_down, *request))
    except NoSeat as none:
        raise NoTable(words.say(none.message)) from None
    except Refusal as refused:
        raise NoTable(words.refusal(refused)) from None
    except OSError as error:
        raise NoTable(words.say("file-unwritten", reason=reason(error))) from None


def _ask_for_name(invitation: Invitation, seats: Sequence[int], words: Words) -> SeatHeld:
    while True:
        try:
            return sit_at_one(invitation, seats, click.prompt(say("home-name")))
        except Refusal as refused:
            if refused.code not in BAD_NAMES:
                raise
            click.echo(words.refusal(refused), err=True)
