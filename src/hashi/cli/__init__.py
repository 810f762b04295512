"""The command line, `hashi`.

Here are the words one types; the modules beside this one do the work, and each command imports its
own, so that `hashi --help` need not load the game.
"""

import os
import sys
from pathlib import Path

import click

from hashi import __version__


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hashi")
def hashi() -> None:
    """Hashi, the flip-and-write game of islands and bridges by Jeffrey D. Allers."""


@hashi.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per file and line.")
def replay(files: tuple[str, ...], as_json: bool) -> None:
    """Tell recorded games round by round, and what they came to.

    In the drawings (4) is a finished island, 4 one that wants more bridges, o one without a number
    and x4x one that is crossed out; R and B are flags.
    """
    from hashi.cli.replay import replay_files

    sys.exit(0 if replay_files(files, as_json=as_json) else 1)


@hashi.group()
def boards() -> None:
    """List, show and check boards."""


@boards.command("list")
def list_boards() -> None:
    """Name the boards that come with the game."""
    from hashi.cli.boards import list_boards

    list_boards()


@boards.command("show")
@click.argument("name", metavar="NAME|FILE")
@click.option("--line", is_flag=True, help="Print the board on one line, as in a record.")
def show_board(name: str, line: bool) -> None:
    """Draw a board, given its name or its file."""
    from hashi.cli.boards import show_board

    show_board(name, on_one_line=line)


@boards.command("check")
@click.argument("file", type=click.Path(path_type=Path))
def check_board(file: Path) -> None:
    """Say whether a board file can be read and played on."""
    from hashi.cli.boards import check_board

    check_board(file)


CANNOT_WRITE = 74
"""The exit code when the output finds no room; 1 is for games and boards that are wrong."""


def main() -> None:
    # A name in Greek must not end in a traceback on a terminal that only knows ASCII.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        hashi()
    except OSError as error:
        click.echo(f"Error: The output cannot be written: {error.strerror}.", err=True)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # for what is still waiting to be written
        sys.exit(CANNOT_WRITE)
