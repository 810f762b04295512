"""Work for strangers waits for its turn, and no table waits for it."""

import asyncio
import threading
from typing import Any
from unittest.mock import Mock

import pytest
from ceilings import CEILING_SECONDS
from server.lobbies import until
from server.running import SetClock
from server.stores import in_loop

from hashi.server.background_jobs import MOST_JOBS, MOST_JOBS_IN_ALL, BackgroundJobs, JobPace
from hashi.table.refusal import Refusal


def visitor(address: str = "192.0.2.1") -> Any:
    request = Mock()
    request.client.host = address
    return request


@in_loop
async def test_one_piece_of_work_is_done_at_a_time_and_the_loop_goes_on() -> None:
    jobs, go_on, begun = BackgroundJobs(SetClock()), threading.Event(), list[int]()

    def work(number: int) -> int:
        begun.append(number)
        go_on.wait(CEILING_SECONDS)
        return number

    tasks = [asyncio.create_task(jobs.run(visitor(), work, number)) for number in range(9)]
    await until(lambda: bool(begun))
    for _ in range(50):
        await asyncio.sleep(0)
    assert begun == [0]
    go_on.set()
    assert await asyncio.gather(*tasks) == begun == list(range(9))


@in_loop
async def test_visitors_take_turns_and_those_who_gave_up_are_passed_over() -> None:
    jobs, go_on, done = BackgroundJobs(SetClock()), threading.Event(), list[str]()

    def work(name: str) -> None:
        go_on.wait(CEILING_SECONDS)
        done.append(name)

    tasks = [
        asyncio.create_task(jobs.run(visitor("192.0.2.66"), work, f"Mallory {number}"))
        for number in range(5)
    ]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(jobs.run(visitor(), work, "Ben")))
    await asyncio.sleep(0)
    tasks[1].cancel()
    go_on.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["Mallory 0", "Ben", "Mallory 2", "Mallory 3", "Mallory 4"]
    await jobs.run(visitor(), work, "afterwards")
    assert done[-1] == "afterwards"


@in_loop
async def test_so_many_jobs_wait_of_one_visitor_and_of_all() -> None:
    go_on = asyncio.Event()

    async def carry_out(_: object) -> None:
        await go_on.wait()

    jobs = BackgroundJobs(SetClock(), carry_out)
    tasks = list[asyncio.Task[object]]()

    async def ask(address: str, count: int) -> None:
        for _ in range(count):
            tasks.append(asyncio.create_task(jobs.run(visitor(address), object)))
        await asyncio.sleep(0)

    async def is_refused(address: str) -> bool:
        await ask(address, 1)
        asked = tasks.pop()
        return asked.done() and isinstance(asked.exception(), Refusal)

    await ask("192.0.2.66", 1 + MOST_JOBS)
    assert await is_refused("192.0.2.66")
    for number in range(MOST_JOBS_IN_ALL // MOST_JOBS - 1):
        assert not any(task.done() for task in tasks)
        await ask(f"192.0.2.{number}", MOST_JOBS)
    assert await is_refused("192.0.2.1")
    go_on.set()
    await asyncio.gather(*tasks)
    await jobs.run(visitor("192.0.2.1"), object)


@in_loop
async def test_one_visitor_may_ask_so_fast() -> None:
    clock = SetClock()
    jobs = BackgroundJobs(clock)
    for _ in range(JobPace.AT_ONCE // 5):
        await jobs.run(visitor(), int, cost=5)
    with pytest.raises(Refusal, match="too-many-requests"):
        await jobs.run(visitor(), int)
    await jobs.run(visitor("192.0.2.2"), int)
    clock.advance(1_000)
    for _ in range(JobPace.PER_SECOND):
        await jobs.run(visitor(), int)
    with pytest.raises(Refusal, match="too-many-requests"):
        await jobs.run(visitor(), int)
