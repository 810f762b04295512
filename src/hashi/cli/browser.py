"""`hashi` alone: serve the game on this machine, and open it in the browser."""

import time
import webbrowser
from threading import Thread

import click

from hashi.cli.databases import plainly_told
from hashi.cli.speech import say
from hashi.server.run import CannotListen, run
from hashi.server.settings import Settings
from hashi.server.storage.claim import AlreadyServed

PORTS = range(8080, 8100)

START_SECONDS = 10
"""How long another server, which has just begun, may take to say where it is."""


def open_game(database: str | None) -> None:
    """Started twice, it opens the one that runs."""
    for _ in range(START_SECONDS):
        try:
            _serve_on_a_free_port(database)
            return
        except AlreadyServed as other:
            if other.address:
                click.echo(say("served-already", url=other.address))
                webbrowser.open(other.address)
                return
        time.sleep(1)
    raise click.ClickException(say("served-no-start"))


def _serve_on_a_free_port(database: str | None) -> None:
    for port in PORTS:
        try:
            with plainly_told():
                run(Settings(port=port, database=database), on_start=_open_browser)
            return
        except CannotListen:
            pass  # the next one may be free
    raise click.ClickException(say("served-ports-taken", first=PORTS[0], last=PORTS[-1]))


def _open_browser(url: str) -> None:
    click.echo(say("served-on", url=url))
    # A browser may take its time, and the server shall not wait for it.
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()
