"""`hashi sheet`: what is wrong with a sheet that was drawn on paper."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from hashi.cli.boards import find_board
from hashi.cli.reasons import reason
from hashi.cli.speech import language, say
from hashi.cli.terminal import beside, has_colour, tell
from hashi.companion import Check, check_sheet, parse_marks, seen_cards
from hashi.draw.text import draw_sheet
from hashi.i18n.companion import sheet_words
from hashi.i18n.sentences import explain_fault, explain_unreadable, printable, with_clause
from hashi.records import Unreadable
from hashi.records.files import read_text
from hashi.records.notation import LONGEST_TEXT
from hashi.rules import Card, Refused

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
        sentence = explain_fault(language(), refused.fault)
        raise click.ClickException(with_clause(sentence, refused.fault)) from None
    tell_check(check, seen)
    return not check.faults


def tell_check(check: Check, cards: Sequence[Card] | None) -> None:
    """The sheet, what is wrong with it, and what counts on it."""
    drawing = draw_sheet(check.sheet, check.finished, frozenset(), colour=has_colour())
    click.echo("\n".join(row.rstrip() for row in drawing) + "\n")
    words = sheet_words(language(), check, cards)
    faults = [beside("- ", fault) for fault in words.faults]
    tell("\n".join([words.verdict, *faults, *words.notes, *words.counts]))


def _read(file: Path) -> str:
    try:
        return read_text(file, LONGEST_TEXT)
    except OSError as error:
        sentence = say("file-unopened", reason=reason(error))
        raise click.ClickException(f"{printable(str(file))}: {sentence}") from None
