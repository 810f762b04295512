"""Running the server until it is told to end."""

import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from litestar import Litestar

from hashi.server.app import make_app
from hashi.server.messages import LONGEST_MESSAGE
from hashi.server.settings import Settings
from hashi.server.wire import Wire

GRACE = 5
"""Seconds for connections to end when the server does."""


class PortTaken(Exception):
    """Another program listens there."""


def run(settings: Settings, on_start: Callable[[str], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; `on_start` is told the address once all is ready."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        # uvicorn ends on them, and then sends them once more, which must not cut the rest short
        signal.signal(ending, lambda *_: None)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    with listening(settings.host, settings.port) as listener:
        config = configure(make_app(settings), settings)
        _Server(config, lambda: on_start(_address(listener))).run(sockets=[listener])


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve the application."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws=Wire,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()


def _address(listener: socket.socket) -> str:
    host, port, *_ = listener.getsockname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Bound before anything else is done, so that a taken port is noticed at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Of each connection: all that has come is read at once, and a flood shall not be much.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2 * LONGEST_MESSAGE)
        try:
            listener.bind((host, port))
        except OSError as error:
            raise PortTaken(error.strerror) from None
        yield listener
