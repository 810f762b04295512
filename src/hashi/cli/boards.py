"""`hashi boards`: the boards that come with the game, and those of one's own."""

import os
from pathlib import Path
from textwrap import fill

import click

from hashi.cli.reasons import reason
from hashi.cli.speech import language, say
from hashi.cli.terminal import beside, has_colour, width
from hashi.draw.text import draw_board
from hashi.i18n.sentences import explain_board, explain_unreadable, printable, quoted
from hashi.records import (
    BoardFile,
    Unreadable,
    board_file,
    board_names,
    format_board,
    parse_board_file,
)
from hashi.records.entries import LONGEST_FILE
from hashi.records.files import read_text
from hashi.rules import Board, Flag

SIDES = ("A", "B")
"""R1.1: the boards in place of the printed ones."""


def list_boards() -> None:
    labels = {name: _label(name) for name in board_names()}
    width = max(map(len, labels.values()))
    for name, label in labels.items():
        click.echo(beside(f"{label:{width}}  ", say(f"board-{name}")))


def show_board(name: str, *, on_one_line: bool) -> None:
    found = find_board(name)
    if on_one_line:
        click.echo(format_board(found.board))
    else:
        click.echo(f"{printable(_label(found.name))}: {_count(found.board)}\n")
        drawing = draw_board(found.board, colour=has_colour())
        click.echo("\n".join(row.rstrip() for row in drawing))
        if about := _about(found.name) if name in board_names() else found.about:
            click.echo("\n" + fill(printable(" ".join(about.split())), width()))


def check_board(file: Path) -> None:
    board = _read(file).board
    if complaint := explain_board(language(), board):
        raise click.ClickException(f"{printable(str(file))}: {complaint}")
    click.echo(f"{printable(str(file))}: {say('board-fit', board=_count(board))}")


def find_board(name: str) -> BoardFile:
    """The board of that name, or else the one in that file."""
    try:
        return board_file(name)
    except Unreadable:
        if os.sep not in name and not os.path.exists(name):
            sentence = say("need-board", name=quoted(name), known=", ".join(board_names()))
            raise click.ClickException(sentence) from None
    return _read(Path(name))


def _read(file: Path) -> BoardFile:
    try:
        return parse_board_file(read_text(file, LONGEST_FILE))
    except OSError as error:
        sentence = say("file-unopened", reason=reason(error))
    except Unreadable as unreadable:
        sentence = explain_unreadable(language(), unreadable)
    raise click.ClickException(f"{printable(str(file))}: {sentence}")


def _label(name: str) -> str:
    """A board's name as commands know it, and what it is called in the language spoken."""
    called = say("board-name", board=name)
    return name if called == name else f"{name} ({called})"


def _about(name: str) -> str:
    """What a board of the game is, and where it comes from."""
    origin = "board-is-a-side" if name in SIDES else "board-is-by-chance"
    return f"{say(f'board-{name}')} {say(origin, board=name)}"


def _count(board: Board) -> str:
    return say(
        "board-count",
        islands=len(board.islands),
        red=len(board.flagged[Flag.RED]),
        blue=len(board.flagged[Flag.BLUE]),
        lines=len(board.lines),
        crossings=sum(map(len, board.crossings.values())) // 2,
    )
