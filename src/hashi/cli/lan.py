"""An address for the other devices at home, and a code for their cameras."""

import socket
import sys

import click
import segno

EVERYWHERE = "0.0.0.0"


def home_address() -> str | None:
    """This machine's address in the network that leads outside; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


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
