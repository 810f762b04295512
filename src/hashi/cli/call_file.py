"""The game on paper that goes on: a file in the user's data folder."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from hashi.cli.files import make_folder, unwritable
from hashi.cli.speech import say
from hashi.companion import Call, standing
from hashi.rules import Refused
from hashi.user_files.claim import Claim, Taken
from hashi.user_files.folders import data_folder, write


@contextmanager
def for_oneself() -> Iterator[None]:
    """Nobody else goes on with the game meanwhile."""
    make_folder(data_folder())
    try:
        claim = Claim(_file())
    except Taken:
        raise click.ClickException(say("call-taken")) from None
    except OSError as error:
        raise unwritable(_file(), error) from None
    try:
        yield
    finally:
        claim.release()


def kept() -> Call | None:
    """The game that was left, if there is one that can be read."""
    try:
        call = msgspec.json.decode(_file().read_bytes(), type=Call)
        standing(call)
    except (OSError, ValueError, Refused):
        return None
    return call


def is_there() -> bool:
    """Whether there is something, be it a game or not."""
    return os.path.lexists(_file())


def keep(call: Call) -> None:
    try:
        write(_file(), msgspec.json.encode(call).decode())
    except OSError as error:
        raise unwritable(_file(), error) from None


def forget() -> None:
    try:
        _file().unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(_file(), error) from None


def _file() -> Path:
    return data_folder() / "companion.json"
