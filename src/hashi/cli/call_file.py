"""The game on paper that goes on: a file in the user's data folder."""

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from hashi.cli.files import make_folder, unwritable
from hashi.companion import Call, standing
from hashi.rules import Refused


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
    """All of it or, if that fails, what was there before."""
    file = _file()
    make_folder(file.parent)
    new = file.with_suffix(".new")
    try:
        with new.open("wb") as opened:
            opened.write(msgspec.json.encode(call))
            opened.flush()
            os.fsync(opened)
        new.replace(file)
    except OSError as error:
        raise unwritable(file, error) from None


def forget() -> None:
    try:
        _file().unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(_file(), error) from None


def _file() -> Path:
    return user_data_path("hashi") / "companion.json"
