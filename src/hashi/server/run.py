"""Running the server until it is told to end."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Literal

import uvicorn
from litestar import Litestar
from sqlalchemy import URL

from hashi.server.app import make_app
from hashi.server.network import LOOPBACK
from hashi.server.settings import Settings
from hashi.server.storage import Store, database_url
from hashi.server.storage.claim import claimed
from hashi.server.storage.settings import Patience
from hashi.server.wire import Wire
from hashi.table.messages import LONGEST_MESSAGE

GRACE = 5
"""Seconds for connections to end when the server does."""

UNTIL_COLLECTED = 50_000
"""How many objects are made before cycles are looked for among them. Tables are made of values,
which have none, so that Python's own few hundred would be time spent for little."""

ENDINGS = (signal.SIGINT, signal.SIGTERM)

Obstacle = Literal["taken", "forbidden", "elsewhere"]


class CannotListen(Exception):
    """Another program listens there, only the system's own programs may, or the address is not
    one of this machine."""

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle)
        self.obstacle: Obstacle = obstacle


def run(settings: Settings, on_start: Callable[[str], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; `on_start` is told the address once all is ready.

    What stands in the way of serving is raised: `CannotListen`, `AlreadyServed`, or what the
    storage says of the database.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    _end_with_the_terminal()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    database = database_url(settings.database)
    with (
        suppress(KeyboardInterrupt),
        listening(settings.host, settings.port) as listener,
        claimed(database) as claim,
    ):
        asyncio.run(_try_out(database, settings.storage_patience))
        for ending in ENDINGS:
            # uvicorn ends on them, and then sends them once more, which must not cut the rest short
            signal.signal(ending, lambda *_: None)

        def on_ready() -> None:
            address = _address(listener)
            claim.announce(address)
            on_start(address)

        _Server(configure(make_app(settings), settings), on_ready).run(sockets=[listener])


def _end_with_the_terminal() -> None:
    """As on SIGTERM, where there are terminals that hang up; but `nohup` means it."""
    if os.name == "posix" and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


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


async def _try_out(database: URL, patience: Patience) -> None:
    """Open the database once: what is wrong with it uvicorn would tell as a traceback."""
    store = await Store.open(database, patience)
    await store.close()


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # all that is loaded by now stays, and need not be looked through again
            gc.set_threshold(UNTIL_COLLECTED)
            self._on_ready()


def _address(listener: socket.socket) -> str:
    """Where this machine reaches it."""
    host, port, *_ = listener.getsockname()
    host = LOOPBACK.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Taken before anything else is done, so that a taken port is noticed at once."""
    if not host:  # which the system would take for all addresses
        raise CannotListen("elsewhere")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With TCP by its name, asyncio lets each connection send at once what it has to send.
    with socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        if os.name == "posix":  # on Windows this would share the port with another program
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Of each connection: all that has come is read at once, and a flood shall not be much.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2 * LONGEST_MESSAGE)
        try:
            listener.bind((host, port))
            listener.listen()
        except (OSError, TypeError, ValueError) as error:  # the latter of names that are none
            raise CannotListen(_obstacle(error)) from None
        yield listener


def _obstacle(error: Exception) -> Obstacle:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return "taken"
    return "forbidden" if isinstance(error, PermissionError) else "elsewhere"
