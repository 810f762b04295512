"""The command line, `hashi`.

Here are the words one types; the modules beside this one do the work, and each command imports its
own, so that `hashi --help` need not load the game.
"""

import gc
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

import click

from hashi import __version__
from hashi.cli.commands import Group, Option
from hashi.cli.completion import boards as board_names
from hashi.cli.completion import files as file_names
from hashi.cli.interrupts import interrupts_end_quietly, noted_interrupts
from hashi.cli.speech import say, speaking
from hashi.cli.where import FOLDERS, tell_folder, tell_folders

MOST_GAMES = 1_000_000

option = partial(click.option, cls=Option)
"""Its help is the name of a message."""

board_option = partial(option, "--board", metavar="NAME|FILE", shell_complete=board_names)

LEVELS = click.Choice(["random", "novice", "steady", "master"])

USUAL_THINK = "150"
"""In playouts, so that games can be repeated; about 50 ms a move on one core."""


@click.group(
    cls=Group,
    help="help-hashi",
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)
@click.version_option(__version__, prog_name="hashi", cls=Option, help="help-version")
@click.pass_context
def hashi(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        from hashi.cli.browser import open_game

        open_game(os.environ.get("HASHI_DATABASE"))


@hashi.command(help="help-play")
@click.argument("file", metavar="[FILE]", required=False, type=click.Path(path_type=Path))
@option("--name", "names", metavar="NAME", multiple=True, help="help-play-name")
@option("--bot", "bots", metavar="LEVEL", multiple=True, type=LEVELS, help="help-play-bot")
@board_option(default="A", show_default=True, help="help-play-board")
@option(
    "--pen",
    type=click.Choice(["checked", "free"]),
    default="checked",
    show_default=True,
    help="help-play-pen",
)
@option("--plain", is_flag=True, help="help-play-plain")
@option("--light", "theme", flag_value="light", help="help-play-light")
@option("--dark", "theme", flag_value="dark", help="help-play-dark")
@option("--join", "link", metavar="LINK", help="help-play-join")
def play(link: str | None, plain: bool, theme: str | None, **typed: Any) -> None:
    gc.disable()  # until the first screen is there: much is loaded, and all of it stays
    if link is None:
        from hashi.cli.play import play

        play(plain=plain, theme=theme, **typed)
    else:
        from hashi.cli.join import join

        join(link, typed["names"], plain=plain, theme=theme)


@hashi.command(help="help-replay")
@click.argument("files", metavar="FILE|-...", nargs=-1, required=True, shell_complete=file_names)
@option("--json", "as_json", is_flag=True, help="help-replay-json")
def replay(files: tuple[str, ...], as_json: bool) -> None:
    from hashi.cli.replay import replay_files

    sys.exit(0 if replay_files(files, as_json=as_json) else 1)


@hashi.command(help="help-verify")
@click.argument("files", metavar="RECORD|-...", nargs=-1, required=True, shell_complete=file_names)
def verify(files: tuple[str, ...]) -> None:
    from hashi.cli.verify import verify_files

    sys.exit(0 if verify_files(files) else 1)


@hashi.command(help="help-simulate")
@board_option(required=True, help="help-simulate-board")
@option(
    "--bot",
    "bots",
    metavar="NAME",
    multiple=True,
    required=True,
    help="help-simulate-bot",
    shell_complete=LEVELS.shell_complete,
)
@option("--deals", metavar="FILE|-", help="help-simulate-deals", shell_complete=file_names)
@option("--games", type=click.IntRange(1, MOST_GAMES), metavar="N", help="help-simulate-games")
@option("--seed", type=int, metavar="N", default=0, show_default=True, help="help-seed")
@option(
    "--think",
    metavar="TIME|PLAYOUTS",
    default=USUAL_THINK,
    show_default=True,
    help="help-simulate-think",
)
@option("--processes", type=click.IntRange(1, 1024), metavar="N", help="help-processes")
@option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="help-simulate-records",
)
@option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="help-simulate-plot",
)
@option("--force", is_flag=True, help="help-force")
@option("--json", "as_json", is_flag=True, help="help-simulate-json")
def simulate(**typed: Any) -> None:
    with noted_interrupts() as interrupts:
        from hashi.cli.simulate import SimulationRequest, simulate

        simulate(SimulationRequest(**typed), interrupts)


@hashi.command(help="help-bots")
@option("--measure", is_flag=True, help="help-bots-measure")
@option("--games", type=click.IntRange(1, MOST_GAMES), metavar="N", default=200, show_default=True)
@option("--seed", type=int, metavar="N", default=0, show_default=True, help="help-seed")
@option(
    "--think",
    metavar="TIME|PLAYOUTS",
    default=USUAL_THINK,
    show_default=True,
    help="help-bots-think",
)
@option("--processes", type=click.IntRange(1, 1024), metavar="N", help="help-processes")
def bots(measure: bool, **typed: Any) -> None:
    if measure:
        with noted_interrupts() as interrupts:
            from hashi.cli.bots import measure_bots

            measure_bots(**typed, interrupts=interrupts)
    else:
        from hashi.cli.bots import list_bots

        list_bots()


@hashi.command(help="help-serve")
@option("--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help="help-serve-host")
@option("--lan", is_flag=True, help="help-serve-lan")
@option("--port", type=click.IntRange(0, 65535), metavar="N", default=8080, show_default=True)
@option(
    "--database",
    envvar="HASHI_DATABASE",
    metavar="FILE|URL",
    help="help-serve-database",
    shell_complete=file_names,
)
@option("--public-url", metavar="URL", help="help-serve-public-url")
@option(
    "--proxy",
    "proxies",
    metavar="ADDRESS",
    multiple=True,
    help="help-serve-proxy",
)
def serve(**typed: Any) -> None:
    from hashi.cli.serve import serve

    serve(**typed)


@hashi.command("print", help="help-print")
@click.argument(
    "names", metavar="BOARD|RECORD|-...", nargs=-1, required=True, shell_complete=board_names
)
@option("--into", metavar="FILE|-", help="help-print-into", shell_complete=file_names)
@option("--force", is_flag=True, help="help-force")
@option(
    "--paper",
    "format",
    type=click.Choice(["a4", "letter"]),
    default="a4",
    show_default=True,
    help="help-print-paper",
)
@option(
    "--only",
    type=click.Choice(["sheets", "cards", "pad", "rules"]),
    multiple=True,
    help="help-print-only",
)
@option(
    "--copies",
    type=click.IntRange(1, 20),
    metavar="N",
    default=4,
    show_default=True,
    help="help-print-copies",
)
@option("--two", is_flag=True, help="help-print-two")
@option("--one-sided", is_flag=True, help="help-print-one-sided")
@option("--black", is_flag=True, help="help-print-black")
def print_pdf(**typed: Any) -> None:
    from hashi.cli.printing import print_pdf

    print_pdf(**typed)


@hashi.command(help="help-companion")
@option("--name", "names", metavar="NAME", multiple=True, help="help-companion-name")
@board_option(default="A", show_default=True, help="help-companion-board")
def companion(names: tuple[str, ...], board: str) -> None:
    from hashi.cli.companion import call_game

    call_game(names, board)


@hashi.command(help="help-sheet")
@click.argument("file", metavar="FILE|-", shell_complete=file_names)
@board_option(default="A", show_default=True, help="help-companion-board")
@option("--cards", metavar="CARDS", help="help-sheet-cards")
def sheet(file: str, board: str, cards: str | None) -> None:
    from hashi.cli.sheet import check_file

    sys.exit(0 if check_file(file, board, cards) else 1)


@hashi.command(help="help-backup")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@option(
    "--database",
    envvar="HASHI_DATABASE",
    metavar="FILE|URL",
    help="help-backup-database",
    shell_complete=file_names,
)
def backup(file: Path, database: str | None) -> None:
    from hashi.cli.backup import back_up

    back_up(file, database)


@hashi.command(help="help-where")
@click.argument(
    "name", metavar=f"[{'|'.join(FOLDERS)}]", required=False, type=click.Choice(list(FOLDERS))
)
def where(name: str | None) -> None:
    if name:
        tell_folder(name)
    else:
        tell_folders()


@hashi.group(help="help-boards")
def boards() -> None:
    pass


@boards.command("list", help="help-boards-list")
def list_boards() -> None:
    from hashi.cli.boards import list_boards

    list_boards()


@boards.command("show", help="help-boards-show")
@click.argument("name", metavar="NAME|FILE|ROWS|-", shell_complete=board_names)
@option("--line", is_flag=True, help="help-boards-show-line")
def show_board(name: str, line: bool) -> None:
    from hashi.cli.boards import show_board

    show_board(name, on_one_line=line)


@boards.command("check", help="help-boards-check")
@click.argument(
    "names", metavar="NAME|FILE|ROWS|-...", nargs=-1, required=True, shell_complete=board_names
)
def check_boards(names: tuple[str, ...]) -> None:
    from hashi.cli.boards import check_boards

    sys.exit(0 if check_boards(names) else 1)


@boards.command("measure", help="help-boards-measure")
@click.argument("name", metavar="NAME|FILE|ROWS|-", shell_complete=board_names)
@option("--games", type=click.IntRange(1, MOST_GAMES), metavar="N", default=100, show_default=True)
@option(
    "--openings",
    type=click.IntRange(0, MOST_GAMES),
    metavar="N",
    default=20,
    show_default=True,
    help="help-boards-measure-openings",
)
@option("--seed", type=int, metavar="N", default=0, show_default=True, help="help-seed")
@option(
    "--think",
    metavar="TIME|PLAYOUTS",
    default="50ms",
    show_default=True,
    help="help-boards-measure-think",
)
@option(
    "--bot",
    "bots",
    metavar="NAME",
    multiple=True,
    default=("steady", "master"),
    show_default=True,
    help="help-boards-measure-bot",
    shell_complete=LEVELS.shell_complete,
)
@option("--processes", type=click.IntRange(1, 1024), metavar="N", help="help-processes")
@option("--json", "as_json", is_flag=True, help="help-json")
def measure_board(name: str, **typed: Any) -> None:
    with noted_interrupts() as interrupts:
        from hashi.cli.measure import measure_board

        measure_board(name, **typed, interrupts=interrupts)


@boards.command("generate", help="help-boards-generate")
@option(
    "--difficulty",
    type=click.Choice(["easier", "easy", "hard", "harder"]),
    default="easy",
    show_default=True,
    help="help-boards-generate-difficulty",
)
@option("--seed", type=int, metavar="N", default=0, show_default=True)
@option("--count", type=click.IntRange(1, 100), metavar="N", default=1, show_default=True)
@option(
    "--into",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="help-boards-generate-into",
)
@option("--force", is_flag=True, help="help-force")
@option("--processes", type=click.IntRange(1, 1024), metavar="N", help="help-processes")
def generate_boards(**typed: Any) -> None:
    with noted_interrupts() as interrupts:
        from hashi.cli.generate import generate_boards

        generate_boards(**typed, interrupts=interrupts)


CANNOT_WRITE = 74
"""The exit code when the output finds no room; 1 is for games and boards that are wrong."""


def main() -> None:
    # A name in Greek must not end in a traceback on a terminal that only knows ASCII.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    with speaking(sys.argv[1:]):  # also when the command has ended, and its last words fail
        try:
            with interrupts_end_quietly():
                hashi(prog_name=os.environ.get("HASHI_PROGRAM"))
        except OSError as error:
            _tell_unwritten(error)
            sys.exit(CANNOT_WRITE)


def _tell_unwritten(error: OSError) -> None:
    from hashi.cli.reasons import reason

    click.ClickException(say("output-unwritten", reason=reason(error))).show()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # for what is still waiting to be written
