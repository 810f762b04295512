"""`hashi where`: the folders in which things are kept."""

from collections.abc import Callable
from pathlib import Path

import click

from hashi.cli.speech import say


def _data() -> Path:
    from hashi.user_files.folders import data_folder

    return data_folder()


def _games() -> Path:
    from hashi.tui.game_file import games_folder

    return games_folder()


def _boards() -> Path:
    from hashi.user_files.folders import boards_folder

    return boards_folder()


def _cache() -> Path:
    from hashi.user_files.folders import cache_folder

    return cache_folder()


FOLDERS: dict[str, Callable[[], Path]] = {
    "data": _data,
    "games": _games,
    "boards": _boards,
    "cache": _cache,
}
"""By the names that one types. Each imports what knows it, so that help need not."""


def tell_folder(name: str) -> None:
    """Nothing but the folder, as a script wants it."""
    click.echo(_folder(name))


def tell_folders() -> None:
    width = max(map(len, FOLDERS))
    for name in FOLDERS:
        click.echo(f"{name:{width}}  {_folder(name)}")


def _folder(name: str) -> Path:
    try:
        return FOLDERS[name]()
    except RuntimeError:  # how `pathlib` says it
        raise click.ClickException(say("where-no-home")) from None
