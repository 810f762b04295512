"""Stores for tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import ParamSpec

from sqlalchemy import URL

from hashi.server.storage import Store

_Arguments = ParamSpec("_Arguments")

SECRET = bytes(range(32))


def in_loop(test: Callable[_Arguments, Awaitable[None]]) -> Callable[_Arguments, None]:
    """A test that awaits."""

    @wraps(test)
    def run(*arguments: _Arguments.args, **named: _Arguments.kwargs) -> None:
        async def whole() -> None:
            await test(*arguments, **named)

        asyncio.run(whole())

    return run


@asynccontextmanager
async def opened(url: URL, *tables: str) -> AsyncIterator[Store]:
    """A store, with these tables, of one event each."""
    store = await Store.open(url)
    try:
        for table in tables:
            await store.add_table(table, 1, SECRET, [], [b"opened"])
        yield store
    finally:
        await store.close()
