"""`hashi play`: the options that were typed say which game begins, or what the first screen offers.

The first screen must appear at once, so what few games need is imported inside functions.
"""

from collections.abc import Callable
from pathlib import Path

import click
from click.core import ParameterSource

from hashi.cli.full_screen import check_terminal, is_plain, run, usual_theme
from hashi.cli.resume import claimed, resume, resume_file
from hashi.cli.speech import language, say
from hashi.i18n.sentences import explain_board, listed, printable
from hashi.records import board_choices, board_names, format_board
from hashi.rules import Mode, Pen
from hashi.rules.game import MOST_PLAYERS
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.seat import Level
from hashi.tui.app import Play
from hashi.tui.chooser import Menu, Start
from hashi.tui.client import NoTable, TableClient
from hashi.tui.game_file import games_folder
from hashi.tui.join_form import JoinRequest
from hashi.tui.local_table import LocalTable, clock
from hashi.tui.saved_game import new_game
from hashi.tui.unfinished_games import unfinished_games
from hashi.tui.words import Words
from hashi.user_files.folders import boards_folder

CHOICES = {"names": "--name", "bots": "--bot", "board": "--board", "pen": "--pen"}
"""The options that decide about a new game, by their parameters."""


def play(
    file: Path | None,
    names: tuple[str, ...],
    bots: tuple[Level, ...],
    board: str,
    pen: str,
    plain: bool,
    theme: str | None,
) -> None:
    plain = plain or is_plain()
    words = Words(language(), plain=plain)
    options = Options(_board(board), pen=Pen(pen))
    with claimed(file) as claim:

        async def open_table(start: Start) -> TableClient:
            if isinstance(start, JoinRequest):
                from hashi.cli.join import joined

                return await joined(start, words)
            return begin(start)

        def begin(start: TableRequest | Path) -> LocalTable:
            try:
                if isinstance(start, Path):
                    return resume_file(start)
                if claim is None:
                    return LocalTable.open(start, games_folder())
                return LocalTable(new_game(start, clock()), claim)
            except Refusal as refused:
                raise NoTable(words.refusal(refused)) from None
            except click.ClickException as error:
                raise NoTable(error.message) from None

        start: TableClient | Menu = _menu(options, file)
        if claim and not claim.is_new:
            _check_choices(claim.file)
            start = resume(claim)
            check_terminal(words, start.view.options)
        else:
            check_terminal(words, options)
            if names or bots:
                start = _opened(begin, _request(names, bots, options))
        run(Play(words, start, open_table, plain=plain, theme=theme or usual_theme()))


def _menu(options: Options, file: Path | None) -> Menu:
    """Choices are for a new game, so no unfinished ones are offered; a file is for a local game."""
    boards = board_choices(boards_folder())
    if file is None and not _choices():
        return Menu(options, boards, unfinished_games)
    return Menu(options, boards, can_join=file is None)


def _board(name: str) -> str:
    """The name of a board of the house, or the rows of a user's board that is fit for play."""
    if name in board_names():
        return name
    from hashi.cli.boards import find_board

    board = find_board(name).board
    if complaint := explain_board(language(), board):
        raise click.ClickException(f"{printable(name)}: {complaint}")
    return format_board(board)


def _choices() -> list[str]:
    """Those that were typed."""
    context = click.get_current_context()
    return [
        option
        for name, option in CHOICES.items()
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE
    ]


def _check_choices(file: Path) -> None:
    """Refuse choices for the game in the file: it has its players, its board and its pen."""
    if typed := _choices():
        told = say("play-taken-up", options=listed(language(), typed))
        raise click.ClickException(f"{printable(str(file))}: {told}")


def _request(names: tuple[str, ...], bots: tuple[Level, ...], options: Options) -> TableRequest:
    """One person without bots plays solo; without `--name` this person is called Player 1."""
    persons = names or (say("home-player", number=1),)
    places = (*map(Place, persons), *(Place(bot=bot) for bot in bots))
    if len(places) > MOST_PLAYERS:
        facts = {"found": len(places), "most": MOST_PLAYERS}
        raise click.ClickException(say("unreadable-player-count", **facts))
    mode = Mode.TABLE if len(places) > 1 else Mode.SOLO
    return TableRequest(places, Options(options.board, mode, options.pen))


def _opened(begin: Callable[[TableRequest], LocalTable], request: TableRequest) -> LocalTable:
    try:
        return begin(request)
    except NoTable as why:
        raise click.ClickException(str(why)) from None
