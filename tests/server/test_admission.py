"""Requests begin one after the other, and so many sockets are let in."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from jumping import all_is_done, in_jumping_loop

from hashi.bot_pool.fair_queue import FairQueue
from hashi.server.admission import MOST_WAITING, PAUSE_SECONDS, Admission
from hashi.server.rate_limits import OpenSockets


class Site:
    """An application that notes when each request begins, and what is answered to whom."""

    def __init__(self, most_sockets: int = 10) -> None:
        self.begun: list[tuple[str, float]] = []
        self.answers: list[tuple[str, Any]] = []
        self._admission = Admission(self._answer, OpenSockets(most_sockets))

    async def _answer(self, scope: Any, _receive: Any, _send: Any) -> None:
        self.begun.append((scope["path"], asyncio.get_running_loop().time()))

    def ask(
        self,
        path: str,
        address: str = "192.0.2.1",
        kind: str = "http",
        gone: asyncio.Future[None] | None = None,
    ) -> asyncio.Task[None]:
        async def send(message: Any) -> None:
            self.answers.append((path, message.get("status", message["type"])))

        gone = gone or asyncio.get_running_loop().create_future()
        scope = {"type": kind, "path": path, "client": (address, 1), "state": {"gone": gone}}
        return asyncio.create_task(self._admission(scope, None, send))

    @property
    def order(self) -> list[str]:
        return [path for path, _ in self.begun]


@in_jumping_loop
async def test_there_is_a_pause_after_the_beginning_of_each_request() -> None:
    site = Site()
    await asyncio.gather(*(site.ask(f"/{number}") for number in range(5)))
    times = [at for _, at in site.begun]
    assert site.order == ["/0", "/1", "/2", "/3", "/4"]
    pauses = [later - at for at, later in pairwise(times)]
    assert pauses == pytest.approx([PAUSE_SECONDS] * 4)


@in_jumping_loop
async def test_a_request_that_comes_alone_does_not_wait() -> None:
    site, loop = Site(), asyncio.get_running_loop()
    for number in range(3):
        came = loop.time()
        await site.ask(f"/{number}")
        assert site.begun[-1] == (f"/{number}", came)
        await asyncio.sleep(2 * PAUSE_SECONDS)


@in_jumping_loop
async def test_visitors_take_turns() -> None:
    site = Site()
    crowd = [site.ask(f"/{number}", "192.0.2.66") for number in range(4)]
    await asyncio.gather(*crowd, site.ask("/ben", "192.0.2.2"))
    assert site.order.index("/ben") <= 2


@in_jumping_loop
async def test_who_gives_up_holds_nobody_up() -> None:
    site = Site()
    first, *given_up, last = [site.ask(f"/{number}") for number in range(5)]
    await asyncio.sleep(0)
    for task in given_up:
        task.cancel()
    await asyncio.gather(first, last)
    assert site.order == ["/0", "/4"]
    await all_is_done()
    await site.ask("/later")
    assert site.order[-1] == "/later"


@in_jumping_loop
async def test_who_gives_up_in_the_moment_of_their_turn_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    site, tasks = Site(), list[asyncio.Task[None]]()
    taken = FairQueue.take

    def take_and_cancel(queue: Any) -> Any:
        turn = taken(queue)
        asyncio.get_running_loop().call_soon(tasks[1].cancel)
        return turn

    monkeypatch.setattr(FairQueue, "take", take_and_cancel)
    tasks += [site.ask(f"/{number}") for number in range(3)]
    await asyncio.gather(*tasks, return_exceptions=True)
    assert site.order[-1] == "/2"


@in_jumping_loop
async def test_neither_sockets_nor_the_start_of_the_application_wait_for_requests() -> None:
    site = Site()
    pages = [site.ask(f"/{number}") for number in range(3)]
    others = [site.ask(kind, kind=kind) for kind in ("websocket", "lifespan")]
    await asyncio.gather(*pages, *others)
    assert site.order[:3] == ["/0", "websocket", "lifespan"]


@in_jumping_loop
async def test_so_many_requests_of_one_visitor_wait_for_their_turns() -> None:
    site = Site()
    crowd = [site.ask("/", "192.0.2.66") for _ in range(1 + MOST_WAITING)]
    await asyncio.sleep(0)
    await site.ask("/too-much", "192.0.2.66")
    assert site.answers == [("/too-much", 429), ("/too-much", "http.response.body")]
    assert len(site.begun) == 1
    await asyncio.gather(*crowd, site.ask("/ben", "192.0.2.2"))
    assert len(site.begun) == 1 + MOST_WAITING + 1
    await site.ask("/again", "192.0.2.66")
    assert site.order[-1] == "/again"


@in_jumping_loop
async def test_of_all_visitors_so_many_sockets_are_let_in_until_they_are_gone() -> None:
    site, gone = Site(most_sockets=2), asyncio.get_running_loop().create_future()
    await site.ask("/first", kind="websocket", gone=gone)
    await site.ask("/second", kind="websocket")
    await site.ask("/third", "192.0.2.2", "websocket")
    assert site.answers == [("/third", 429), ("/third", "websocket.http.response.body")]
    gone.set_result(None)
    await asyncio.sleep(0)
    await site.ask("/fourth", "192.0.2.2", "websocket")
    assert site.order == ["/first", "/second", "/fourth"]
