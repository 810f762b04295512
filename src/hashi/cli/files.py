"""What commands read and write, and what is said when they cannot."""

import sys
from pathlib import Path

import click

from hashi.cli.reasons import reason
from hashi.cli.speech import say
from hashi.i18n.sentences import printable
from hashi.records.files import read_stream, read_text

STANDARD = "-"
"""In place of a file: standard input or, where something is written, standard output."""


def read_input(source: str | Path, longest: int) -> str:
    """What is in the file or, where `-` was typed, what comes from standard input."""
    if source == STANDARD:
        return read_stream(sys.stdin.buffer, longest)
    return read_text(Path(source), longest)


def check_free(file: Path, *, force: bool) -> None:
    """Nothing is written over unasked. A device or a pipe holds nothing."""
    if file.is_file() and not force:
        raise click.ClickException(say("file-exists", file=printable(str(file))))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None


def write_file(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(file, error) from None


def unwritable(path: Path, error: OSError) -> click.ClickException:
    sentence = say("file-unwritten", reason=reason(error))
    return click.ClickException(f"{printable(str(path))}: {sentence}")
