"""Files and folders that a command writes, and what is said when it cannot."""

from pathlib import Path

import click

from hashi.cli.reasons import reason
from hashi.cli.speech import say
from hashi.i18n.sentences import printable


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
