"""What a shell offers for a word that is begun, when someone presses Tab."""

from collections.abc import Iterable

import click
from click.shell_completion import CompletionItem

from hashi.i18n.catalogue import languages

Items = list["CompletionItem[str]"]
"""In quotes, as older clicks have no parameter there."""


def files(_context: click.Context, _param: click.Parameter, begun: str) -> Items:
    """The shell lists them itself."""
    return [CompletionItem(begun, type="file")]


def boards(context: click.Context, param: click.Parameter, begun: str) -> Items:
    """Those of the game, one's own, and files; bash forgets what comes before a file."""
    from hashi.records import board_names, own_boards
    from hashi.user_files.folders import boards_folder

    names = [*board_names(), *own_boards(boards_folder()).boards]
    return [*files(context, param, begun), *_beginning(begun, names)]


def known_languages(_context: click.Context, _param: click.Parameter, begun: str) -> Items:
    return _beginning(begun, languages())


def _beginning(begun: str, words: Iterable[str]) -> Items:
    """In any case, as Tab may put it right."""
    return [CompletionItem(word) for word in words if word.casefold().startswith(begun.casefold())]
