"""`hashi serve`: tables for browsers, terminals and bots."""

import click

from hashi.cli.databases import plainly_told
from hashi.cli.lan import show_address
from hashi.cli.speech import say
from hashi.server.network import EVERYWHERE
from hashi.server.run import CannotListen, run
from hashi.server.settings import Settings, parse_proxy, parse_public_url
from hashi.server.storage.claim import AlreadyServed


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
            run(settings, on_start=lambda url: _say_where(url, settings, lan=lan))
    except CannotListen as cannot:
        sentence = say(f"served-port-{cannot.obstacle}", host=host or '""', port=port)
        raise click.ClickException(sentence) from None
    except AlreadyServed as other:
        where = [say("served-already", url=other.address)] if other.address else []
        raise click.ClickException("\n".join([*where, say("served-database-taken")])) from None


def _public(url: str | None) -> str | None:
    try:
        return url and parse_public_url(url)
    except ValueError:
        sentence = say("served-public-url", url=str(url))
        raise click.BadParameter(sentence, param_hint="--public-url") from None


def _proxy(address: str) -> str:
    try:
        return parse_proxy(address)
    except ValueError:
        sentence = say("served-proxy", address=address)
        raise click.BadParameter(sentence, param_hint="--proxy") from None


def _say_where(url: str, settings: Settings, *, lan: bool) -> None:
    if settings.public_url:
        click.echo(say("served-for", url=url, public=settings.public_url))
    else:
        click.echo(say("served-on", url=url))
        lan = lan or settings.host == EVERYWHERE  # also on the address in the network at home
    if lan:
        show_address(url.rpartition(":")[2])
