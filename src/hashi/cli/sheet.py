"""`hashi sheet`: what is wrong with a sheet that was drawn on paper."""

from collections.abc import Sequence

import click

from hashi.cli.boards import find_board
from hashi.cli.files import read_input
from hashi.cli.reasons import naming
from hashi.cli.speech import language
from hashi.cli.terminal import beside, has_colour, tell
from hashi.companion import Check, check_sheet, parse_marks, seen_cards
from hashi.companion.words import sheet_words
from hashi.draw.text import draw_sheet
from hashi.records.notation import LONGEST_TEXT
from hashi.rules import Card


def check_file(name: str, board: str, cards: str | None) -> bool:
    """Whether nothing is wrong with the sheet in the file."""
    on = find_board(board).board
    with naming("--cards"):
        seen = None if cards is None else seen_cards(cards.split())
    with naming(name):
        check = check_sheet(on, parse_marks(read_input(name, LONGEST_TEXT)), seen)
    tell_check(check, seen)
    return not check.faults


def tell_check(check: Check, cards: Sequence[Card] | None) -> None:
    """The sheet, what is wrong with it, and what counts on it."""
    drawing = draw_sheet(check.sheet, check.finished, frozenset(), colour=has_colour())
    click.echo("\n".join(row.rstrip() for row in drawing) + "\n")
    words = sheet_words(language(), check, cards)
    faults = [beside("- ", fault) for fault in words.faults]
    tell("\n".join([words.verdict, *faults, *words.notes, *words.counts]))
