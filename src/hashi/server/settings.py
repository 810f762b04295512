"""How a server is run."""

from dataclasses import dataclass
from urllib.parse import urlsplit

TABLES_PER_HOUR = 60
"""How many tables one visitor may open."""


@dataclass(frozen=True)
class Settings:
    """`public_url` is where people reach the server when it stands behind a proxy; forwarded
    addresses are believed only from the `proxies` named here."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str | None = None
    public_url: str | None = None
    proxies: tuple[str, ...] = ()
    tables_per_hour: int = TABLES_PER_HOUR

    @property
    def public_origin(self) -> str | None:
        """The public address as a browser names it: in small letters, the usual port left out."""
        if not self.public_url:
            return None
        parts = urlsplit(self.public_url.lower())
        usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
        return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"

    @property
    def public_path(self) -> str:
        """Under which path of the public address the server is found, if not under the root."""
        return urlsplit(self.public_url).path.rstrip("/") if self.public_url else ""

    @property
    def is_public_secure(self) -> bool:
        """Whether cookies need to travel over TLS only."""
        return self.public_url is not None and self.public_url.startswith("https:")
