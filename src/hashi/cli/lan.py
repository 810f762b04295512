"""An address for the other devices at home, and a code for their cameras."""

import sys

import click
import segno

from hashi.server.network import home_address


def show_address(port: str) -> None:
    """For people in the same network."""
    address = home_address()
    if address is None:
        click.echo("This machine is in no network: only it can reach the server.", err=True)
        return
    url = f"http://{address}:{port}"
    click.echo(f"Phones in the same network open {url}")
    if sys.stdout.isatty():
        segno.make(url).terminal(compact=True)
