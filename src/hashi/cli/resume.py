"""Files of games that are played here: each is claimed by one program, which takes up its game."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from hashi.cli.files import make_folder, unwritable
from hashi.cli.speech import language, say
from hashi.i18n.sentences import explain_unproved, printable
from hashi.records import Unreadable
from hashi.table.proof import Unproved
from hashi.tui.game_file import games_folder
from hashi.tui.local_table import LocalTable, clock
from hashi.tui.saved_game import resumed
from hashi.user_files.claim import Claim, Taken
from hashi.user_files.folders import check_folder, data_folder


@contextmanager
def claimed(file: Path | None) -> Iterator[Claim | None]:
    """Claim the file. Without one, each new game finds its own in a folder that can be written."""
    if file is None:
        _check_games_folder()
        yield None
        return
    claim = _claim(file)
    try:
        yield claim
    finally:
        claim.release()


def resume_file(file: Path) -> LocalTable:
    """Claim the file and take up its game; the claim ends if that fails."""
    claim = _claim(file)
    try:
        return resume(claim)
    except click.ClickException:
        claim.release()
        raise


def resume(claim: Claim) -> LocalTable:
    """Take up the game in the file where it was left."""
    from hashi.cli.replay import (  # which new games do not need
        NoGame,
        no_game_if_refused,
        read_record,
        sentence,
        unreadable_record,
    )

    file = claim.file
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
