"""Processes that work for this program, one that was killed being replaced, and end with it."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar, TypeVarTuple

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")

NICENESS = 5
"""How far these processes stand back behind everything else on the machine."""


def stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)


class Processes:
    """Each starts when there is work for it, and calls `get_ready` first."""

    def __init__(self, count: int, get_ready: Callable[[], None] = stand_back) -> None:
        self._count = count
        self._get_ready = get_ready
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked, as a copy of a running program would be.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, context, _begin, (self._get_ready,))

    async def run(self, work: Callable[[*_Arguments], _Result], *arguments: *_Arguments) -> _Result:
        """What the work comes to; raises `BrokenProcessPool` if two processes were killed at it."""
        try:
            return await self._run(work, *arguments)
        except BrokenProcessPool:
            return await self._run(work, *arguments)

    async def _run(
        self, work: Callable[[*_Arguments], _Result], *arguments: *_Arguments
    ) -> _Result:
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if pool is self.pool:
                self.pool = self._new_pool()
            raise

    def start_all(self) -> None:
        for _ in range(self._count):
            self.pool.submit(_do_nothing)  # starts a process, unless enough of them are idle

    def close(self) -> None:
        """Nobody waits for what they do any more."""
        # Shutting the pool down would wait for their work. Before Python 3.14, which has
        # `terminate_workers`, a pool has no public way to end its processes.
        for process in list((self.pool._processes or {}).values()):
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


def _begin(get_ready: Callable[[], None]) -> None:
    """A Ctrl-C is meant for the program, which then ends its processes; if it was killed, they end
    by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_program, daemon=True).start()
    get_ready()


def _end_with_the_program() -> None:
    program = multiprocessing.parent_process()
    assert program is not None
    program.join()
    os._exit(0)


def _do_nothing() -> None:
    """Work for a process that is only to get ready."""
