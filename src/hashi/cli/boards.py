"""`hashi boards`: the boards that come with the game, and those of one's own."""

import os
from textwrap import fill

import click

from hashi.cli.files import STANDARD, read_input
from hashi.cli.reasons import naming, sentence_on
from hashi.cli.speech import language, say
from hashi.cli.terminal import beside, has_colour, tell, width
from hashi.draw.text import draw_board
from hashi.i18n.sentences import explain_board, printable, quoted
from hashi.records import (
    BoardFile,
    OwnBoards,
    board_file,
    board_names,
    format_board,
    own_boards,
    parse_board,
    parse_board_file,
)
from hashi.records.entries import LONGEST_FILE
from hashi.records.notation import CELLS
from hashi.rules import Board, Flag
from hashi.user_files.folders import boards_folder

SIDES = ("A", "B")
"""R1.1: the boards in place of the printed ones."""


def list_boards() -> None:
    """Those of the game, then those of one's own; last, on standard error, why others are none."""
    own = own_boards(boards_folder())
    told = {_label(name): say(f"board-{name}") for name in board_names()}
    told |= {printable(its.name): _fitness(its.board) for its in own.boards.values()}
    width = max(map(len, told))
    for label, about in told.items():
        click.echo(beside(f"{label:{width}}  ", about))
    for problem in _told_problems(own):
        tell(problem, err=True)


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


def check_boards(names: tuple[str, ...]) -> bool:
    """Say of each board whether it is fit for play; whether all of them are."""
    fit = [_check(name) for name in names]
    return all(fit)


def _check(name: str) -> bool:
    try:
        board = find_board(name).board
    except click.ClickException as problem:
        tell(problem.message, err=True)
        return False
    tell(f"{printable(name)}: {_fitness(board)}", err=not board.is_fit_for_play)
    return board.is_fit_for_play


def find_board(name: str) -> BoardFile:
    """The board of that name, in that file, or with those rows, which are its name then."""
    if name in board_names():
        return board_file(name)
    own = own_boards(boards_folder())
    if name in own.boards:
        return own.boards[name]
    if name == STANDARD or os.path.exists(name):
        return _read(name)
    if _are_rows(name):
        with naming(quoted(name)):
            return BoardFile(name, "", parse_board(name))
    if not {"/", os.sep}.isdisjoint(name) or name.endswith(".toml"):
        return _read(name)  # which says that there is no such file
    known = ", ".join(map(printable, [*board_names(), *own.boards]))
    sentence = say("need-board", name=quoted(name), known=known)
    raise click.ClickException("\n".join([sentence, *_told_problems(own)]))


def _are_rows(text: str) -> bool:
    """Whether it is like `o.B/.oR a1-c1`; a file is rarely called so."""
    rows = text.split(maxsplit=1)[:1]
    return any("/" in row and set(row) <= CELLS | {"/"} for row in rows)


def _read(name: str) -> BoardFile:
    """A board file; from standard input, rows will do."""
    with naming(name):
        text = read_input(name, LONGEST_FILE)
        if name == STANDARD and _are_rows(text):
            return BoardFile(text.strip(), "", parse_board(text))
        return parse_board_file(text)


def _told_problems(own: OwnBoards) -> list[str]:
    return [sentence_on(file, problem) for file, problem in own.problems.items()]


def _fitness(board: Board) -> str:
    return explain_board(language(), board) or say("board-fit", board=_count(board))


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
