"""Processes that work for this program, one that was killed being replaced, and end with it."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.resource_tracker import ensure_running
from threading import Lock, Thread
from typing import Any, TypeVar, TypeVarTuple

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")

NICENESS = 5
"""How far these processes stand back behind everything else on the machine."""


def stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)


class ProcessLost(Exception):
    """A process was killed at its work, or all were ended by `close`."""


class Worker:
    """A process that does one piece of work after the other.

    It has a connection of its own, of which nobody else has an end. So when the process is killed,
    waiting for its answer ends, also if half of the answer was sent.
    """

    def __init__(self, get_ready: Callable[[], None]) -> None:
        # Not forked, as a copy of a running program would be.
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        with theirs:
            self.process = context.Process(target=_serve, args=(theirs, get_ready), daemon=True)
            self.process.start()

    def do(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """What the work returns or raises; or `ProcessLost`."""
        try:
            self._connection.send((work, arguments))
            error, result = self._connection.recv()
        except (EOFError, OSError):
            self.process.terminate()
            self.process.join()
            raise ProcessLost from None
        if error is not None:
            raise error
        return result


class Processes:
    """Each starts when there is work for it, and calls `get_ready` first."""

    def __init__(self, count: int, get_ready: Callable[[], None] = stand_back) -> None:
        self._count = count
        self._get_ready = get_ready
        self._threads = ThreadPoolExecutor(count)  # each waits for one worker
        self._lock = Lock()
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._is_closed = False
        if sys.platform != "win32":
            ensure_running()  # a helper of all processes, which wants a real `sys.stderr`

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid or 0 for worker in self._workers]

    async def run(self, work: Callable[[*_Arguments], _Result], *arguments: *_Arguments) -> _Result:
        """What the work comes to.

        Raises `ProcessLost` if two processes were killed at it, and after `close`.
        """
        if self._is_closed:
            raise ProcessLost
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._do, work, arguments)

    def _do(self, work: Callable[..., _Result], arguments: tuple[Any, ...]) -> _Result:
        try:
            return self._do_once(work, arguments)
        except ProcessLost:
            return self._do_once(work, arguments)

    def _do_once(self, work: Callable[..., _Result], arguments: tuple[Any, ...]) -> _Result:
        worker = self._take()
        try:
            result: _Result = worker.do(work, arguments)
            return result
        finally:
            self._give_back(worker)

    def _take(self) -> Worker:
        """The one that worked last: it has got ready. If none is idle, a new one."""
        with self._lock:
            if self._is_closed:
                raise ProcessLost
            while self._idle:
                worker = self._idle.pop()
                if worker.process.is_alive():
                    return worker
                self._workers.discard(worker)
            return self._start()

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            if worker.process.is_alive():
                self._idle.append(worker)
            else:
                self._workers.discard(worker)

    def _start(self) -> Worker:
        worker = Worker(self._get_ready)
        self._workers.add(worker)
        return worker

    def start_all(self) -> None:
        with self._lock:
            while len(self._workers) < self._count and not self._is_closed:
                self._idle.insert(0, self._start())

    def close(self) -> None:
        """End the processes, whatever they do, and wait until they have ended."""
        with self._lock:
            self._is_closed = True
            processes = [worker.process for worker in self._workers]
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        self._threads.shutdown()


def _serve(connection: Connection, get_ready: Callable[[], None]) -> None:
    """A Ctrl-C is meant for the program, which then ends its processes; if it was killed, they end
    by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_program, daemon=True).start()
    get_ready()
    with suppress(EOFError, ConnectionError):  # the program is gone
        while True:
            connection.send(_outcome(*connection.recv()))


def _outcome(
    work: Callable[..., Any], arguments: tuple[Any, ...]
) -> tuple[Exception, None] | tuple[None, Any]:
    try:
        return None, work(*arguments)
    except Exception as error:
        return error, None


def _end_with_the_program() -> None:
    program = multiprocessing.parent_process()
    assert program is not None
    program.join()
    os._exit(0)
