"""The command line, `hashi`.

Here are the words one types; the modules beside this one do the work, and each command imports its
own, so that `hashi --help` need not load the game.
"""

import os
import sys
from pathlib import Path
from typing import Any

import click

from hashi import __version__

MOST_GAMES = 1_000_000

USUAL_THINK = "150"
"""In playouts, so that games can be repeated; about 50 ms a move on one core."""


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


@hashi.command()
@click.argument("files", metavar="RECORD...", nargs=-1, required=True)
def verify(files: tuple[str, ...]) -> None:
    """Check that cards came in the order fixed before the game.

    The record of a table names the table, the commitment that it showed at its start, and the
    secret that it revealed at its end. docs/fairness.md says how these prove the order.
    """
    from hashi.cli.verify import verify_files

    sys.exit(0 if verify_files(files) else 1)


@hashi.command()
@click.option("--board", metavar="NAME|FILE", required=True, help="The board to play on.")
@click.option(
    "--bot",
    "bots",
    metavar="NAME",
    multiple=True,
    required=True,
    help="Who plays: once for solo games, two to four times for a table. See `hashi bots`.",
)
@click.option(
    "--deals", type=click.Path(path_type=Path), metavar="FILE", help="Play the deals in this file."
)
@click.option("--games", type=click.IntRange(1, MOST_GAMES), help="Make so many deals instead.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of deals and bots.")
@click.option(
    "--think",
    metavar="TIME|PLAYOUTS",
    default=USUAL_THINK,
    show_default=True,
    help="For each move: 50ms, 0.25s, or a number of playouts, with which games can be repeated.",
)
@click.option("--processes", type=click.IntRange(1, 1024), help="Default: one for each core.")
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Write a record of each game there.",
)
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw the figures, as PNG or SVG.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the scores as one JSON object.")
def simulate(**typed: Any) -> None:
    """Let bots play many games, and say what they come to.

    Ctrl-C ends it with the result so far.
    """
    from hashi.cli.simulate import Wish, simulate

    simulate(Wish(**typed))


@hashi.command()
@click.option("--measure", is_flag=True, help="Measure anew, and print the file that keeps it.")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=200, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="Of deals and bots.")
@click.option(
    "--think",
    metavar="TIME|PLAYOUTS",
    default=USUAL_THINK,
    show_default=True,
    help="As in `hashi simulate`.",
)
@click.option("--processes", type=click.IntRange(1, 1024), help="Default: one for each core.")
def bots(measure: bool, **typed: Any) -> None:
    """List the bots, and how strong they are."""
    from hashi.cli.bots import list_bots, measure_bots

    if measure:
        measure_bots(**typed)
    else:
        list_bots()


@hashi.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", type=click.IntRange(0, 65535), default=8080, show_default=True)
@click.option(
    "--database",
    envvar="HASHI_DATABASE",
    metavar="FILE|URL",
    help="Where the tables are kept. Default: a file in your data folder.",
)
@click.option("--public-url", metavar="URL", help="Where people reach the server behind a proxy.")
@click.option(
    "--proxy",
    "proxies",
    metavar="ADDRESS",
    multiple=True,
    help="A proxy whose word on the visitor's address is taken.",
)
def serve(**typed: Any) -> None:
    """Serve tables to browsers, terminals and bots, until Ctrl-C."""
    from hashi.cli.serve import serve

    serve(**typed)


@hashi.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--database",
    envvar="HASHI_DATABASE",
    metavar="FILE|URL",
    help="Where the tables are kept, as for `hashi serve`.",
)
def backup(file: Path, database: str | None) -> None:
    """Copy all tables into a new file, also while the server runs."""
    from hashi.cli.backup import back_up

    back_up(file, database)


@hashi.group()
def boards() -> None:
    """List, show, check, measure and generate boards."""


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


@boards.command("measure")
@click.argument("name", metavar="NAME|FILE")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True)
@click.option(
    "--openings",
    type=click.IntRange(0, MOST_GAMES),
    default=20,
    show_default=True,
    help="How many games to play from each opening.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Of deals and bots.")
@click.option(
    "--think", metavar="TIME|PLAYOUTS", default="50ms", show_default=True, help="For each move."
)
@click.option(
    "--bot",
    "bots",
    metavar="NAME",
    multiple=True,
    default=("steady", "master"),
    show_default=True,
    help="Who plays; the last one plays the openings.",
)
@click.option("--processes", type=click.IntRange(1, 1024), help="Default: one for each core.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def measure_board(name: str, **typed: Any) -> None:
    """Say how hard a board is, and how fair its openings, by letting bots play on it."""
    from hashi.cli.measure import measure_board

    measure_board(name, **typed)


@boards.command("generate")
@click.option(
    "--difficulty",
    type=click.Choice(["easier", "easy", "hard", "harder"]),
    default="easy",
    show_default=True,
    help="Easy and hard are like the sides A and B.",
)
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--count", type=click.IntRange(1, 100), default=1, show_default=True)
@click.option(
    "--into",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Write the board files there, instead of printing them.",
)
@click.option("--processes", type=click.IntRange(1, 1024), help="Default: one for each core.")
def generate_boards(**typed: Any) -> None:
    """Invent boards of a wanted difficulty."""
    from hashi.cli.generate import generate_boards

    generate_boards(**typed)


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
