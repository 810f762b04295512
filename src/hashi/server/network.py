"""Addresses of this machine: its own, and the one by which others in its network reach it."""

import socket
from ipaddress import ip_address

EVERYWHERE = "0.0.0.0"
LOOPBACK = {EVERYWHERE: "127.0.0.1", "::": "::1"}
"""Where this machine reaches a server that listens on all its addresses."""


def home_address() -> str | None:
    """This machine's address in the network that leads outside; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def is_loopback(host: str) -> bool:
    """Whether the name, or address, is that of the very machine that uses it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
