"""`hashi sheet`: what is wrong with a sheet that was drawn on paper."""

import sys
from pathlib import Path

import click

from hashi.cli.boards import find_board
from hashi.cli.reasons import reason
from hashi.cli.speech import language, say
from hashi.cli.terminal import has_colour
from hashi.companion import Check, check_sheet, parse_marks, seen_cards
from hashi.draw.text import draw_sheet
from hashi.i18n.sentences import explain_fault, explain_unreadable, printable
from hashi.records import Unreadable
from hashi.records.files import read_text
from hashi.records.notation import LONGEST_TEXT
from hashi.rules import Refused
from hashi.rules.scoring import POINTS_PER_ISLAND

STDIN = "-"


def check_file(name: str, board: str, cards: str | None) -> bool:
    """Whether nothing is wrong with the sheet in the file."""
    on = find_board(board).board
    try:
        seen = None if cards is None else seen_cards(cards.split())
        text = sys.stdin.read(LONGEST_TEXT + 1) if name == STDIN else _read(Path(name))
        check = check_sheet(on, parse_marks(text), seen)
    except Unreadable as unreadable:
        raise click.ClickException(explain_unreadable(language(), unreadable)) from None
    except Refused as refused:
        fault = refused.fault
        sentence = f"{explain_fault(language(), fault)} ({fault.clause})"
        raise click.ClickException(sentence) from None
    tell_check(check)
    return not check.faults


def tell_check(check: Check) -> None:
    """The sheet, what is wrong with it, and what counts on it."""
    drawing = draw_sheet(check.sheet, check.finished, frozenset(), colour=has_colour())
    click.echo("\n".join(row.rstrip() for row in drawing) + "\n")
    click.echo(say("sheet-verdict", count=len(check.faults)))
    for fault in check.faults:
        click.echo(f"- {explain_fault(language(), fault)} ({fault.clause})")
    if check.concerned:
        click.echo(say("sheet-concerned"))
    finished = len(check.finished)
    points = say("points", points=POINTS_PER_ISLAND * finished)
    click.echo(say("sheet-islands", islands=finished, points=points))
    for goal, is_reached in check.goals.items():
        reached = "yes" if is_reached else "no"
        click.echo(say("sheet-goal", goal=say(f"goal-{goal}"), reached=reached))


def _read(file: Path) -> str:
    try:
        return read_text(file, LONGEST_TEXT)
    except OSError as error:
        sentence = say("file-unopened", reason=reason(error))
        raise click.ClickException(f"{printable(str(file))}: {sentence}") from None
