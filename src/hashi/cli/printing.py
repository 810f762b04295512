"""`hashi print`: the game on paper, or a game that was played."""

from pathlib import Path

import click

from hashi.cli.boards import find_board
from hashi.cli.files import STANDARD, check_free, unwritable
from hashi.cli.replay import NoGame, no_game_if_refused, read_record, sentence
from hashi.cli.speech import language, say
from hashi.cli.terminal import tell
from hashi.i18n.sentences import printable
from hashi.paper.keepsake import keepsake
from hashi.paper.paper import UNKNOWN, Printed
from hashi.paper.printing import print_game
from hashi.paper.style import CONTENTS, Choice, Content, Format, Style
from hashi.records import Unreadable, board_names
from hashi.records.files import read_text
from hashi.records.parser import LONGEST_RECORD, begins_as_record

RECORD = ".hashi"
"""How the file of a game ends, as a rule."""


def print_pdf(
    names: tuple[str, ...],
    into: str | None,
    format: Format,
    only: tuple[Content, ...],
    copies: int,
    *,
    two: bool,
    one_sided: bool,
    black: bool,
    force: bool,
) -> None:
    style = Style(
        language(),
        format,
        "black" if black else "colour",
        "two" if two else "one",
        "one" if one_sided else "both",
    )
    records = [name for name in names if _is_record(name)]
    if records and len(names) > 1:
        raise click.ClickException(say("print-record-alone"))
    if records:
        printed = _keepsake(names[0], style)
    else:
        choice = Choice(frozenset(only or CONTENTS), copies)
        printed = print_game([find_board(name) for name in names], style, choice)
    _write(into or _usual_name(records), printed, force=force)


def _usual_name(records: list[str]) -> str:
    """That of the game, if it has one."""
    names = [Path(record).stem for record in records if record != STANDARD]
    return f"{names[0] if names else 'hashi'}.pdf"


def _is_record(name: str) -> bool:
    """By its ending or, where no board of ours is called so, by its first line.

    Standard input is read once only, and taken for one.
    """
    if name == STANDARD or name.endswith(RECORD):
        return True
    if name in board_names():
        return False
    file = Path(name)
    try:
        # What comes from another program can be read once only.
        return file.is_file() and begins_as_record(read_text(file, LONGEST_RECORD))
    except (OSError, Unreadable):
        return False


def _keepsake(name: str, style: Style) -> Printed:
    try:
        record = read_record(name)
        with no_game_if_refused(record):
            return keepsake(record, style)
    except NoGame as none:
        raise click.ClickException(f"{printable(name)}: {sentence(none.error)}") from None


def _write(into: str, printed: Printed, *, force: bool) -> None:
    if into == STANDARD:
        click.echo(printed.pdf, nl=False)
    else:
        check_free(Path(into), force=force)
        try:
            Path(into).write_bytes(printed.pdf)
        except OSError as error:
            raise unwritable(Path(into), error) from None
        tell(say("print-written", file=printable(into)))
    if not printed.has_every_letter:
        tell(say("print-strange-letters", sign=UNKNOWN), err=into == STANDARD)
