"""`hashi play`: the game on a full screen of the terminal.

What is not needed for every game is imported where it is: the first screen shall be there at once.
"""

import logging
import os
import platform
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from click.core import ParameterSource

from hashi import __version__
from hashi.cli.files import make_folder, unwritable
from hashi.cli.reasons import reason
from hashi.cli.speech import language, say
from hashi.i18n.sentences import explain_board, explain_unproved, listed, printable
from hashi.records import Unreadable, board_choices, board_names, format_board
from hashi.records import find_board as board_of
from hashi.rules import Mode, Pen
from hashi.rules.game import MOST_PLAYERS
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Level, Options
from hashi.table.proof import Unproved
from hashi.table.refusal import Refusal
from hashi.tui.app import Play
from hashi.tui.chooser import Menu, Start
from hashi.tui.client import NoTable, TableClient, way_back
from hashi.tui.game_file import games_folder
from hashi.tui.join_form import JoinRequest
from hashi.tui.local_table import LocalTable, clock
from hashi.tui.overlays import too_small
from hashi.tui.saved_game import new_game, resumed
from hashi.tui.sizes import smallest_for
from hashi.tui.unfinished_games import unfinished_games
from hashi.tui.words import Words
from hashi.user_files.claim import Claim, Taken
from hashi.user_files.folders import boards_folder, check_folder, data_folder, write

LIGHT_GROUNDS = {"7", "15"}
"""How terminals that tell their colours in COLORFGBG call a light background."""

NO_WAY_BACK = ("out-seat-lost", "play-seat-not-kept")
"""The troubles after which a seat at a server's table is somebody else's to take."""

CHOICES = {"names": "--name", "bots": "--bot", "board": "--board", "pen": "--pen"}
"""What is decided when a game begins."""


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
    with _claimed(file) as claim:

        async def open_table(start: Start) -> TableClient:
            if isinstance(start, JoinRequest):
                from hashi.cli.join import joined

                return await joined(start, words)
            return begin(start)

        def begin(start: TableRequest | Path) -> LocalTable:
            try:
                if isinstance(start, Path):
                    return _gone_on_with(start)
                if claim is None:
                    return LocalTable.open(start, games_folder())
                return LocalTable(new_game(start, clock()), claim)
            except Refusal as refused:
                raise NoTable(words.refusal(refused)) from None
            except click.ClickException as error:
                raise NoTable(error.message) from None

        start: TableClient | Menu = _menu(options, file)
        if claim and not claim.is_new:
            start = _taken_up(claim)
            check_terminal(words, start.view.options)
        else:
            check_terminal(words, options)
            if names or bots:
                start = _opened(begin, _wish(names, bots, options))
        run(Play(words, start, open_table, plain=plain, theme=theme or usual_theme()))


def _menu(options: Options, file: Path | None) -> Menu:
    """What was typed is for a new game; a file is for a game of our own."""
    boards = board_choices(boards_folder())
    if file is None and not _choices():
        return Menu(options, boards, unfinished_games)
    return Menu(options, boards, can_join=file is None)


def run(app: Play) -> None:
    """Play, and say how to go on."""
    logging.getLogger("hashi").addHandler(logging.NullHandler())  # nobody writes over the screen
    for name in ("COLUMNS", "LINES"):  # where both are set, Textual asks the terminal no more
        os.environ.pop(name, None)
    if hasattr(signal, "SIGHUP"):  # whoever ignores it, as nohup does, would play to nobody
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    app.run()
    table = app.controller.table if app.controller else None
    problems: list[str] = []
    if isinstance(table, LocalTable) and table.game_file.error:
        problems.append(say("play-not-saved", reason=reason(table.game_file.error)))
    elif table and table.trouble in NO_WAY_BACK:
        problems.append(say(table.trouble))
    elif table and (table.file is None or table.file.exists()):  # otherwise nothing was played
        message, place = way_back(table)
        click.echo(say(message, place=printable(place)))  # a command to copy stays whole
    if app.return_code:
        problems += _told_of(app.failure)
    if problems:
        raise click.ClickException(" ".join(problems))


def _told_of(failure: BaseException | None) -> Iterator[str]:
    """What a mistake of ours came to, and where it is written down for whoever can mend it."""
    yield say("play-broken")
    file = data_folder() / "crash.txt"
    told = [f"hashi {__version__}, Python {platform.python_version()}, {platform.platform()}\n"]
    if failure:  # what it says of itself might be a secret
        told += [*traceback.format_tb(failure.__traceback__), f"{type(failure).__qualname__}\n"]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write(file, "".join(told))
    except OSError:
        return
    yield say("play-crash", file=printable(str(file)))


def _board(name: str) -> str:
    """A board that can be played on, by its name or, if it is of one's own, by its rows."""
    if name in board_names():
        return name
    from hashi.cli.boards import find_board

    board = find_board(name).board
    if complaint := explain_board(language(), board):
        raise click.ClickException(f"{printable(name)}: {complaint}")
    return format_board(board)


@contextmanager
def _claimed(file: Path | None) -> Iterator[Claim | None]:
    """The file for oneself alone; without one, each new game finds its own."""
    if file is None:
        _check_games_folder()
        yield None
        return
    claim = _claim(file)
    try:
        yield claim
    finally:
        claim.release()


def _check_games_folder() -> None:
    folder = games_folder()
    make_folder(folder)
    try:
        check_folder(folder)
    except OSError as error:
        raise unwritable(folder, error) from None


def _claim(file: Path) -> Claim:
    if file.parent.is_relative_to(data_folder()):
        make_folder(file.parent)
    try:
        return Claim(file)
    except Taken:
        raise click.ClickException(f"{printable(str(file))}: {say('play-taken')}") from None
    except OSError as error:
        raise unwritable(file, error) from None


def _gone_on_with(file: Path) -> LocalTable:
    claim = _claim(file)
    try:
        return _taken_up(claim)
    except click.ClickException:
        claim.release()
        raise


def _taken_up(claim: Claim) -> LocalTable:
    """The game in the file, where it was left."""
    from hashi.cli.replay import (
        NoGame,
        no_game_if_refused,
        read_record,
        sentence,
        unreadable_record,
    )

    file = claim.file
    _check_choices(file)
    try:
        record = read_record(file)
        with no_game_if_refused(record):
            try:
                beginning = resumed(record, clock())
            except Unreadable as error:
                raise NoGame(unreadable_record(error)) from None
    except Unproved as wrong:
        why = explain_unproved(language(), wrong.problem, wrong.facts)
        raise click.ClickException(f"{printable(str(file))}: {why}") from None
    except NoGame as none:
        raise click.ClickException(f"{printable(str(file))}: {sentence(none.error)}") from None
    return LocalTable(beginning, claim)


def _choices() -> list[str]:
    """What was typed of that."""
    context = click.get_current_context()
    return [
        option
        for name, option in CHOICES.items()
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE
    ]


def _check_choices(file: Path) -> None:
    """A game that began has its players, its board and its pen."""
    if typed := _choices():
        told = say("play-taken-up", options=listed(language(), typed))
        raise click.ClickException(f"{printable(str(file))}: {told}")


def _wish(names: tuple[str, ...], bots: tuple[Level, ...], options: Options) -> TableRequest:
    """One person without a bot plays solo; where only bots are named, someone plays with them."""
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


def check_terminal(words: Words, options: Options) -> None:
    streams = (sys.stdin, sys.stdout, sys.stderr)
    is_terminal = all(stream is not None and stream.isatty() for stream in streams)
    if not is_terminal or os.environ.get("TERM") == "dumb":
        raise click.ClickException(say("play-no-terminal"))
    wanted, found = smallest_for(board_of(options.board)), os.get_terminal_size()
    if found.columns < wanted[0] or found.lines < wanted[1]:
        raise click.ClickException(too_small(words, wanted, (found.columns, found.lines)))


def is_plain() -> bool:
    """Whether the terminal, or who sits at it, wants neither colours nor special characters."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return bool(os.environ.get("NO_COLOR")) or encoding != "utf8"


def usual_theme() -> str:
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if ground in LIGHT_GROUNDS else "dark"
