"""An address for the other devices at home, and a code for their cameras."""

import sys

import click
import segno

from hashi.cli.speech import say
from hashi.server.network import home_address


def show_address(port: str) -> None:
    """For people in the same network."""
    address = home_address()
    if address is None:
        click.echo(say("served-no-network"), err=True)
        return
    url = f"http://{address}:{port}"
    click.echo(say("served-phones", url=url))
    if sys.stdout.isatty():
        segno.make(url).terminal(compact=True)
