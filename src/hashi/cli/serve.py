"""`hashi serve`: tables for browsers, terminals and bots."""

import click

from hashi.cli.databases import plainly_told
from hashi.cli.lan import show_address
from hashi.server.network import EVERYWHERE
from hashi.server.run import CannotListen, Obstacle, run
from hashi.server.settings import Settings, parse_proxy, parse_public_url
from hashi.server.storage.claim import AlreadyServed

OBSTACLES: dict[Obstacle, str] = {
    "taken": "Something else listens on port {port} already: choose another with --port.",
    "forbidden": "You may not listen on port {port}: choose one above 1023 with --port.",
    "elsewhere": "This machine has no address {host}: choose another with --host.",
}


def serve(
    host: str,
    lan: bool,
    port: int,
    database: str | None,
    public_url: str | None,
    proxies: tuple[str, ...],
) -> None:
    host = EVERYWHERE if lan else host
    host = host.removeprefix("[").removesuffix("]")  # as an address of IPv6 is written in a URL
    settings = Settings(host, port, database, _public(public_url), tuple(map(_proxy, proxies)))
    try:
        with plainly_told():
            run(settings, on_start=lambda url: _say_where(url, settings.public_url, lan=lan))
    except CannotListen as cannot:
        sentence = OBSTACLES[cannot.obstacle].format(host=host, port=port)
        raise click.ClickException(sentence) from None
    except AlreadyServed:
        raise click.ClickException(
            "Another server has this database: end it, or name another database with --database."
        ) from None


def _public(url: str | None) -> str | None:
    try:
        return url and parse_public_url(url)
    except ValueError:
        raise click.BadParameter(
            f"“{url}” should look like https://play.example, without a path.",
            param_hint="--public-url",
        ) from None


def _proxy(address: str) -> str:
    try:
        return parse_proxy(address)
    except ValueError:
        raise click.BadParameter(
            f"“{address}” should be an address like 127.0.0.1, or a network like 10.0.0.0/8.",
            param_hint="--proxy",
        ) from None


def _say_where(url: str, public_url: str | None, *, lan: bool) -> None:
    where = f"{url} for {public_url}" if public_url else url
    click.echo(f"Hashi is served on {where} (Ctrl-C ends it)")
    if lan:
        show_address(url.rpartition(":")[2])
