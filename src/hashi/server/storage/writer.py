"""Commits together what waits at the same time."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from hashi.server.storage.changes import Change, Write
from hashi.server.storage.failures import StorageFailed
from hashi.server.storage.journal import Journal


class _Waiting(NamedTuple):
    change: Change
    stored: asyncio.Future[None]


class Writer:
    """While a batch is committed, the next one gathers: the more there is to do, the fewer
    commits each change costs."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    def store(self, *change: Write) -> asyncio.Future[None]:
        """Done when the change is durable; failed with `StorageFailed` when it is not stored."""
        loop = asyncio.get_running_loop()
        stored = loop.create_future()
        self._waiting.append(_Waiting(change, stored))
        if self._task is None:
            self._task = loop.create_task(self._store_all())
        return stored

    async def finish(self) -> None:
        """Wait until nothing waits."""
        if self._task is not None:
            await self._task

    async def _store_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._commit(batch)
        self._task = None

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        try:
            await self._journal.commit([waiting.change for waiting in batch])
        except StorageFailed as failed:
            if failed.reason == "conflict" and len(batch) > 1:
                await self._commit_apart(batch)
            else:
                for _, stored in batch:
                    if not stored.done():
                        stored.set_exception(StorageFailed(failed.reason, failed.code))
        else:
            for _, stored in batch:
                if not stored.done():
                    stored.set_result(None)

    async def _commit_apart(self, batch: Sequence[_Waiting]) -> None:
        """One change conflicts with what is stored; the others shall not suffer for it.

        In halves: the one among two hundred is found in a dozen commits.
        """
        middle = len(batch) // 2
        await self._commit(batch[:middle])
        await self._commit(batch[middle:])
