"""`hashi` alone: serve the game on this machine, and open it in the browser."""

import webbrowser
from itertools import count
from pathlib import Path

import click

from hashi.cli.databases import plainly_told
from hashi.server.run import CannotListen, run
from hashi.server.settings import Settings
from hashi.server.storage import database_url
from hashi.server.storage.claim import AlreadyServed

FIRST_PORT = 8080
LAST_PORT = 8099


def open_game(database: str | None) -> None:
    """On the first port that is free; started twice, it opens the one that runs."""
    try:
        for port in count(FIRST_PORT):
            try:
                with plainly_told():
                    run(Settings(port=port, database=database), on_start=_Opening(database))
                return
            except CannotListen:
                if port == LAST_PORT:
                    raise
    except AlreadyServed:
        url = _address_file(database).read_text(encoding="utf-8")
        click.echo(f"Hashi is running already on {url}")
        webbrowser.open(url)
    except CannotListen:
        raise click.ClickException(
            f"The ports {FIRST_PORT} to {LAST_PORT} are all taken: name another one with "
            "`hashi serve --port`."
        ) from None


class _Opening:
    """What happens once the server is ready."""

    def __init__(self, database: str | None) -> None:
        self._database = database

    def __call__(self, url: str) -> None:
        _address_file(self._database).write_text(url, encoding="utf-8")
        click.echo(f"Hashi is served on {url} (Ctrl-C ends it)")
        webbrowser.open(url)


def _address_file(database: str | None) -> Path:
    """Where a second start finds the first one."""
    path = Path(database_url(database).database or "").resolve()
    return path.with_name(f"{path.name}-address")
