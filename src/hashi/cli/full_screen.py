"""The full-screen program: the terminal that it needs, running it, and the last words."""

import logging
import os
import platform
import signal
import sys
import traceback
from collections.abc import Iterator

import click

from hashi import __version__
from hashi.cli.reasons import reason
from hashi.cli.speech import say
from hashi.i18n.sentences import printable
from hashi.records import find_board
from hashi.table.options import Options
from hashi.tui.app import Play
from hashi.tui.client import way_back
from hashi.tui.local_table import LocalTable
from hashi.tui.overlays import too_small
from hashi.tui.sizes import smallest_for
from hashi.tui.words import Words
from hashi.user_files.folders import data_folder, write

LIGHT_GROUNDS = {"7", "15"}
"""The light backgrounds among the colours that terminals name in COLORFGBG."""

NO_WAY_BACK = ("out-seat-lost", "play-seat-not-kept")
"""The troubles after which nobody can come back to a seat at a server's table."""


def check_terminal(words: Words, options: Options) -> None:
    """Refuse to start where the screen cannot be shown, or the board has no room."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    is_terminal = all(stream is not None and stream.isatty() for stream in streams)
    if not is_terminal or os.environ.get("TERM") == "dumb":
        raise click.ClickException(say("play-no-terminal"))
    wanted, found = smallest_for(find_board(options.board)), os.get_terminal_size()
    if found.columns < wanted[0] or found.lines < wanted[1]:
        raise click.ClickException(too_small(words, wanted, (found.columns, found.lines)))


def is_plain() -> bool:
    """Whether the user wants no colours, or the terminal shows no special characters."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return bool(os.environ.get("NO_COLOR")) or encoding != "utf8"


def usual_theme() -> str:
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if ground in LIGHT_GROUNDS else "dark"


def run(app: Play) -> None:
    """Play, then say how to go on and what went wrong."""
    logging.getLogger("hashi").addHandler(logging.NullHandler())  # nobody writes over the screen
    for name in ("COLUMNS", "LINES"):  # where both are set, Textual asks the terminal no more
        os.environ.pop(name, None)
    if hasattr(
        signal, "SIGHUP"
    ):  # under nohup, which ignores it, the game would outlive its screen
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
        problems += _report_crash(app.failure)
    if problems:
        raise click.ClickException(" ".join(problems))


def _report_crash(failure: BaseException | None) -> Iterator[str]:
    """Say that the program has failed, and name the file with the traceback."""
    yield say("play-broken")
    file = data_folder() / "crash.txt"
    lines = [f"hashi {__version__}, Python {platform.python_version()}, {platform.platform()}\n"]
    if failure:  # without its message, which might hold a secret
        lines += [*traceback.format_tb(failure.__traceback__), f"{type(failure).__qualname__}\n"]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write(file, "".join(lines))
    except OSError:
        return
    yield say("play-crash", file=printable(str(file)))
