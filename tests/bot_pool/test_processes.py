"""Processes that are killed are replaced, and all end when they are closed, whatever they do."""

import asyncio
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import pytest
from ceilings import CEILING_SECONDS, killed_after
from server.stores import in_loop

from hashi.bot_pool.processes import Processes, ProcessLost

TESTS = Path(__file__).parents[1]

HERE = "127.0.0.1"


def get_ready() -> None:
    """Nothing."""


def work_until_told(port: int) -> int:
    """Says which process does the work, and waits until it may end."""
    with socket.create_connection((HERE, port)) as connection:
        connection.sendall(f"{os.getpid()}\n".encode())
        connection.recv(1)
    return os.getpid()


def fail() -> None:
    raise ValueError("wrong")


class Work(NamedTuple):
    """Work that has begun in a process, and goes on until `told` is closed."""

    pid: int
    told: asyncio.StreamWriter


class Begun:
    """Where work says that it has begun."""

    def __init__(self) -> None:
        self.port = 0
        self._works = asyncio.Queue[Work]()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._works.put_nowait(Work(int(await reader.readline()), writer))

    async def next(self) -> Work:
        async with asyncio.timeout(CEILING_SECONDS):
            return await self._works.get()


@asynccontextmanager
async def listening() -> AsyncIterator[Begun]:
    begun = Begun()
    server = await asyncio.start_server(begun.hear, HERE, 0)
    begun.port = server.sockets[0].getsockname()[1]
    try:
        yield begun
    finally:
        server.close()


async def is_lost(work: Awaitable[object]) -> bool:
    try:
        await work
    except ProcessLost:
        return True
    return False


@in_loop
async def test_they_answer_with_a_result_or_an_error() -> None:
    with closing(Processes(1, get_ready)) as processes:
        assert await processes.run(divmod, 7, 2) == (3, 1)
        with pytest.raises(ValueError, match="wrong"):
            await processes.run(fail)
        assert await processes.run(os.getpid) in processes.pids


@in_loop
async def test_one_that_is_idle_works_next_and_all_can_be_started_before() -> None:
    with closing(Processes(3, get_ready)) as processes:
        first = await processes.run(os.getpid)
        assert processes.pids == [first]
        processes.start_all()
        assert len(processes.pids) == 3
        assert await processes.run(os.getpid) == first


@in_loop
async def test_work_of_one_that_is_killed_is_done_once_more_and_no_other_work() -> None:
    async with listening() as begun:
        with closing(Processes(2, get_ready)) as processes:
            results = [
                asyncio.create_task(processes.run(work_until_told, begun.port)) for _ in range(2)
            ]
            killed, other = await begun.next(), await begun.next()
            os.kill(killed.pid, signal.SIGTERM)
            again = await begun.next()
            for work in (killed, other, again):
                work.told.close()
            assert {await result for result in results} == {other.pid, again.pid}
            assert len({killed.pid, other.pid, again.pid}) == 3


@in_loop
async def test_work_at_which_two_were_killed_is_given_up() -> None:
    async with listening() as begun:
        with closing(Processes(1, get_ready)) as processes:
            result = asyncio.create_task(processes.run(work_until_told, begun.port))
            for _ in range(2):
                work = await begun.next()
                os.kill(work.pid, signal.SIGTERM)
                work.told.close()
            assert await is_lost(result)
            assert await processes.run(divmod, 7, 2) == (3, 1)


@in_loop
async def test_those_that_are_killed_while_they_are_idle_are_replaced() -> None:
    with closing(Processes(3, get_ready)) as processes:
        processes.start_all()
        for process in multiprocessing.active_children():
            assert process.pid in processes.pids
            process.kill()
            process.join()
        assert await processes.run(divmod, 7, 2) == (3, 1)
        assert len(processes.pids) == 1


@in_loop
async def test_none_starts_after_the_end() -> None:
    processes = Processes(1, get_ready)
    async with listening() as begun:
        results = [
            asyncio.create_task(processes.run(work_until_told, begun.port)) for _ in range(2)
        ]
        work = await begun.next()
        processes.close()
        assert [await is_lost(result) for result in results] == [True, True]
        work.told.close()
    assert await is_lost(processes.run(get_ready))
    processes.start_all()
    processes.close()
    assert multiprocessing.active_children() == []


def send_half(port: int) -> bytes:
    """This process sends half of the result, and waits."""

    def halve(connection: Connection, message: bytes) -> None:
        os.write(connection.fileno(), message[: len(message) // 2])
        work_until_told(port)

    setattr(Connection, "_send", halve)  # noqa: B010 - mypy does not know it
    return b"result"


async def close_amid_a_result() -> None:
    processes = Processes(1, get_ready)
    async with listening() as begun:
        result = asyncio.create_task(processes.run(send_half, begun.port))
        work = await begun.next()
        processes.close()
        assert await is_lost(result)
        work.told.close()


@pytest.mark.skipif(os.name == "nt", reason="connections send otherwise there")
def test_half_a_result_keeps_nobody_waiting() -> None:
    """In a program of its own: one that waits in a thread could not be stopped otherwise."""
    typed = [sys.executable, "-m", "bot_pool.test_processes"]
    program = subprocess.Popen(typed, cwd=TESTS, start_new_session=True)
    with killed_after(program):
        assert program.wait(CEILING_SECONDS) == 0


if __name__ == "__main__":
    asyncio.run(close_amid_a_result())
