"""A server whose clock can be put forward."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import uvicorn

from hashi.server.app import make_app
from hashi.server.clock import wall_clock
from hashi.server.settings import Settings

ENDING = 20
"""Seconds within which a server ends when it is told to."""


class Clock:
    """It stands still, however slow the machine is, until it is put forward."""

    def __init__(self) -> None:
        self._now = wall_clock()

    def __call__(self) -> int:
        return self._now

    def put_forward(self, seconds: int) -> None:
        self._now += 1_000 * seconds


@contextmanager
def serving_by(clock: Callable[[], int], database: Path) -> Iterator[str]:
    """A server in this process, on which one visitor may open any number of tables and records."""
    settings = Settings(database=str(database), tables_per_hour=10_000, records_per_hour=10_000)
    app = make_app(settings, clock)
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, log_level="warning", lifespan="on", access_log=False)
    )
    thread = Thread(target=server.run)
    thread.start()
    try:
        yield _address(server, thread)
    finally:
        server.should_exit = True
        thread.join(ENDING)


def _address(server: uvicorn.Server, thread: Thread) -> str:
    while not server.started:
        thread.join(0.02)
        assert thread.is_alive(), "the server did not start"
    host, port = server.servers[0].sockets[0].getsockname()
    return f"http://{host}:{port}"
