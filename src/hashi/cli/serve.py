"""`hashi serve`: tables for browsers, terminals and bots."""

import click

from hashi.server.run import PortTaken, run
from hashi.server.settings import Settings
from hashi.server.storage import NoSuchDatabase, StorageFailed


def serve(
    host: str,
    port: int,
    database: str | None,
    public_url: str | None,
    proxies: tuple[str, ...],
) -> None:
    settings = Settings(host, port, database, public_url, proxies)
    try:
        run(settings, on_start=_say_where)
    except PortTaken:
        raise click.ClickException(
            f"Something else listens on port {port} already: choose another with --port."
        ) from None
    except (StorageFailed, NoSuchDatabase) as failed:
        raise click.ClickException(f"The database cannot be used: {failed}.") from None


def _say_where(url: str) -> None:
    click.echo(f"Hashi is served on {url} (Ctrl-C ends it)")
