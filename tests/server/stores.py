"""Stores for tests."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import ParamSpec

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
"""Gives up at once, where another connection holds a lock throughout the test."""

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
