"""Running the server until it is told to end."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, Literal

import uvicorn
from litestar import Litestar
from sqlalchemy import URL

from hashi.server.admission import Admission
from hashi.server.app import make_app
from hashi.server.http_connection import Connections, HttpConnection
from hashi.server.http_parser import SECURE_HEADERS, USUAL_HEADERS
from hashi.server.log import set_up_log
from hashi.server.network import LOOPBACK
from hashi.server.open_files import most_connections
from hashi.server.pages.routes import prepare_pages
from hashi.server.settings import Settings
from hashi.server.storage import Store, database_url
from hashi.server.storage.claim import claimed
from hashi.server.storage.settings import Patience
from hashi.server.websocket import SecureSocketProtocol, SocketProtocol
from hashi.table.lookalikes import prototypes
from hashi.table.messages import LONGEST_MESSAGE_BYTES

GRACE_SECONDS = 5
"""How long connections may take to end when the server does."""

LOOKS_FOR_CYCLES = (500, 10, 1)
"""Thresholds of the garbage collector. Dead connections are cycles, and collecting a few of them
often makes shorter pauses than many at once."""

SWITCH_SECONDS = 0.0002
"""How long a worker thread may keep the event loop waiting for the interpreter."""

ACCEPTED_AT_ONCE = 1
"""How many connections asyncio accepts in one turn of the event loop: players are served between
two of them."""

MOST_QUEUED = 1_024
"""How many connections the system keeps until they are accepted."""

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
    set_up_log()
    sys.setswitchinterval(SWITCH_SECONDS)
    settings = replace(settings, most_connections=most_connections(settings.most_connections))
    database = database_url(settings.database)
    with (
        suppress(KeyboardInterrupt),
        listening(settings.host, settings.port) as listener,
        claimed(database) as claim,
    ):
        asyncio.run(_try_out(database, settings.storage_patience))
        prepare_pages()
        prototypes()  # takes long once, and then no table waits for it
        for ending in ENDINGS:
            # uvicorn ends on them, and then sends them once more, which must not cut the rest short
            signal.signal(ending, lambda *_: None)

        def on_ready() -> None:
            gc.freeze()  # all that is loaded by now stays, and need not be looked through again
            gc.set_threshold(*LOOKS_FOR_CYCLES)
            address = _address(listener)
            claim.announce(address)
            on_start(address)

        Server(configure(make_app(settings), settings), on_ready).run(sockets=[listener])


def _end_with_the_terminal() -> None:
    """As on SIGTERM, where there are terminals that hang up; but `nohup` means it."""
    if os.name == "posix" and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve the application."""
    return uvicorn.Config(
        Admission(app, app.state.sockets),
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="on",
        http=http_connections(settings),
        ws=SecureSocketProtocol if settings.is_public_secure else SocketProtocol,
        ws_max_size=LONGEST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=ACCEPTED_AT_ONCE,
    )


def http_connections(settings: Settings) -> Any:
    """What uvicorn makes a connection with: all of them belong to one crowd."""
    crowd = Connections(
        settings.most_connections, settings.connections_per_address, settings.is_proxy
    )
    headers = SECURE_HEADERS if settings.is_public_secure else USUAL_HEADERS
    return partial(HttpConnection, crowd, headers)


async def _try_out(database: URL, patience: Patience) -> None:
    """Open the database once: what is wrong with it uvicorn would tell as a traceback."""
    store = await Store.open(database, patience)
    await store.close()


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listener in sockets or ():  # asyncio lets as few wait as it accepts at once
                listener.listen(MOST_QUEUED)
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
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2 * LONGEST_MESSAGE_BYTES)
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
