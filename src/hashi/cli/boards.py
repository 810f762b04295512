"""`hashi boards`: the boards that come with the game, and those of one's own."""

import os
from pathlib import Path
from textwrap import fill

import click

from hashi.cli.terminal import has_colour, width
from hashi.draw.text import draw_board
from hashi.i18n.english import counted, explain_unreadable, printable
from hashi.records import (
    BoardFile,
    Unreadable,
    board_file,
    board_names,
    format_board,
    parse_board_file,
)
from hashi.records.files import read_text
from hashi.records.library import LONGEST_BOARD_FILE
from hashi.rules import Board, Flag
from hashi.rules.board import FLAGS, ISLANDS


def list_boards() -> None:
    width = max(map(len, board_names()))
    for name in board_names():
        summary = " ".join(board_file(name).about.split()).partition(". ")[0]
        click.echo(f"{name:{width}}  {summary.removesuffix('.')}.")


def show_board(name: str, *, on_one_line: bool) -> None:
    found = find_board(name)
    if on_one_line:
        click.echo(format_board(found.board))
    else:
        click.echo(f"{printable(found.name)}: {_count(found.board)}\n")
        drawing = draw_board(found.board, colour=has_colour())
        click.echo("\n".join(row.rstrip() for row in drawing))
        about = printable(" ".join(found.about.split()))
        click.echo("\n" + fill(about, width()))


def check_board(file: Path) -> None:
    board = _read(file).board
    if complaints := _complaints(board):
        raise click.ClickException(f"{printable(str(file))}: {' '.join(complaints)} (R1.2)")
    click.echo(f"{printable(str(file))}: {_count(board)}: fit for play.")


def find_board(name: str) -> BoardFile:
    """The board of that name, or else the one in that file."""
    try:
        return board_file(name)
    except Unreadable as unknown:
        if os.sep not in name and not os.path.exists(name):
            raise click.ClickException(explain_unreadable(unknown)) from None
    return _read(Path(name))


def _read(file: Path) -> BoardFile:
    try:
        return parse_board_file(read_text(file, LONGEST_BOARD_FILE))
    except OSError as error:
        sentence = f"The file cannot be opened: {error.strerror}."
    except Unreadable as unreadable:
        sentence = explain_unreadable(unreadable)
    raise click.ClickException(f"{printable(str(file))}: {sentence}")


def _count(board: Board) -> str:
    crossings = sum(map(len, board.crossings.values())) // 2
    return (
        f"{counted(len(board.islands), 'island')} ({len(board.flagged[Flag.RED])} red, "
        f"{len(board.flagged[Flag.BLUE])} blue), {counted(len(board.lines), 'line')}, "
        f"{counted(crossings, 'crossing')}"
    )


def _complaints(board: Board) -> list[str]:
    """R1.2: what a board offered for play should have, and this one does not."""
    found = [("island", len(board.islands), ISLANDS)]
    found += [(f"{flag.name.lower()} flag", len(board.flagged[flag]), FLAGS[flag]) for flag in Flag]
    complaints = [
        f"It has {counted(count, noun)}, and {wanted} are needed."
        for noun, count, wanted in found
        if count != wanted
    ]
    if not board.is_connected:
        complaints.append("Some islands cannot be reached from others along the lines.")
    return complaints
