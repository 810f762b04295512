"""Running the server until it is told to end."""

import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from hashi.server.app import make_app
from hashi.server.messages import LONGEST_MESSAGE
from hashi.server.settings import Settings

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
    with _listening(settings.host, settings.port) as listener:
        config = uvicorn.Config(
            make_app(settings),
            log_level="warning",
            access_log=False,
            lifespan="on",
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
        _Server(config, lambda: on_start(_address(listener))).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # all that is loaded by now stays, and need not be looked through again
            self._on_ready()


def _address(listener: socket.socket) -> str:
    host, port, *_ = listener.getsockname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    """Bound before anything else is done, so that a taken port is noticed at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError as error:
            raise PortTaken(error.strerror) from None
        yield listener
