"""How a server is run."""

from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from hashi.server.storage.settings import AS_USUAL, Patience

TABLES_PER_HOUR = 60
RECORDS_PER_HOUR = 120
PRINTS_PER_HOUR = 60
AGAIN_PER_HOUR = 600
"""How many tables one visitor may open, how many records have examined, how many PDFs of the game
have made, and how often ask for the next table with the same people, which several may do who come
from one address."""

MOST_CONNECTIONS = 2_000
"""How many connections may be open, if the system allows the process that many files."""

KEPT_FOR_PAGES = 100
"""How many of them sockets leave free, for pages; a quarter where there are few."""

CONNECTIONS_PER_ADDRESS = 300
"""How many of them may be one address's, sockets among them."""

PENALTY_SECONDS = 1.0
"""How long a client that asks too much, or cannot be let in, waits unheard before the connection
ends."""

USUAL_PORTS = {"http": 80, "https": 443}
"""Browsers leave these out where they name a site."""


@dataclass(frozen=True)
class Settings:
    """`public_url` is where people reach the server when it stands behind a proxy, as
    `parse_public_url` reads it; forwarded addresses are believed only from the `proxies` here."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str | None = None
    public_url: str | None = None
    proxies: tuple[str, ...] = ()
    tables_per_hour: int = TABLES_PER_HOUR
    records_per_hour: int = RECORDS_PER_HOUR
    prints_per_hour: int = PRINTS_PER_HOUR
    most_connections: int = MOST_CONNECTIONS
    connections_per_address: int = CONNECTIONS_PER_ADDRESS
    penalty_seconds: float = PENALTY_SECONDS
    storage_patience: Patience = AS_USUAL

    @property
    def is_public_secure(self) -> bool:
        """Whether cookies need to travel over TLS only."""
        return self.public_url is not None and self.public_url.startswith("https:")

    @property
    def most_sockets(self) -> int:
        return self.most_connections - min(KEPT_FOR_PAGES, self.most_connections // 4)

    def is_proxy(self, address: str) -> bool:
        """Whether all visitors come from this address."""
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        return any(ip in ip_network(proxy) for proxy in self.proxies)


def parse_public_url(text: str) -> str:
    """A site's address as browsers send it along: `https://play.example`, without a path.

    Raises `ValueError` for anything else.
    """
    parts = urlsplit(text)
    port = parts.port
    if parts.scheme not in USUAL_PORTS or not parts.hostname or "@" in parts.netloc:
        raise ValueError("not the address of a site")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError("a page, and not a whole site")
    host = parts.hostname if ":" in parts.hostname else _ascii(parts.hostname)
    named = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{named}" + (
        f":{port}" if port not in (None, USUAL_PORTS[parts.scheme]) else ""
    )


def _ascii(host: str) -> str:
    """`brücke.example` is `xn--brcke-lva.example` to a browser."""
    name = host.encode("idna").decode()
    if not all(character.isalnum() or character in "-._" for character in name):
        raise ValueError("not a name of the internet")
    return name


def parse_proxy(text: str) -> str:
    """An address, or a network of them; raises `ValueError` for a name, which nobody looks up."""
    ip_network(text)
    return text
