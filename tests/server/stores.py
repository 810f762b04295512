"""Stores for tests."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from selectors import SelectorKey, SelectSelector
from typing import Any, ParamSpec

from ceilings import CEILING_SECONDS
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

from hashi.server.storage import Store, database_url
from hashi.server.storage.settings import Patience

_Arguments = ParamSpec("_Arguments")

SECRET = bytes(range(32))

PATIENT = Patience(CEILING_SECONDS, CEILING_SECONDS, CEILING_SECONDS)
"""With a disk that others keep busy."""

HASTY = Patience(lock_seconds=0, opening_seconds=0)
"""With a lock that stays for as long as it is waited for."""

POSTGRES = os.environ.get("HASHI_TEST_POSTGRES")
"""A database of which the tests may destroy everything."""


def emptied_postgres() -> URL:
    url = database_url(POSTGRES)

    async def empty() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
            await connection.exec_driver_sql("CREATE SCHEMA public")
        await engine.dispose()

    asyncio.run(empty())
    return url


def in_loop(test: Callable[_Arguments, Awaitable[None]]) -> Callable[_Arguments, None]:
    """A test that awaits."""

    @wraps(test)
    def run(*arguments: _Arguments.args, **named: _Arguments.kwargs) -> None:
        async def whole() -> None:
            await test(*arguments, **named)

        asyncio.run(whole())

    return run


def in_jumping_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that awaits, in a loop whose time jumps to the next timer when nothing else is to be
    done: not for threads and sockets, for which nobody would wait."""

    @wraps(test)
    def run() -> None:
        selector = _Jumping()

        def make_loop() -> asyncio.AbstractEventLoop:
            loop = asyncio.SelectorEventLoop(selector)
            loop.time = lambda: selector.now  # type: ignore[method-assign]
            return loop

        with asyncio.Runner(loop_factory=make_loop) as runner:
            runner.run(test())

    return run


class _Jumping(SelectSelector):
    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        assert timeout is not None, "the test waits for what nobody will do"
        self.now += timeout
        return super().select(0)


async def all_is_done() -> None:
    """Until nothing is left but to wait, in a loop whose time jumps."""
    await asyncio.sleep(0.001)


@asynccontextmanager
async def opened(url: URL, *tables: str, patience: Patience = PATIENT) -> AsyncIterator[Store]:
    """A store, with these tables, of one event each."""
    store = await Store.open(url, patience)
    try:
        for table in tables:
            await store.add_table(table, 1, SECRET, [], [b"opened"])
        yield store
    finally:
        await store.close()
