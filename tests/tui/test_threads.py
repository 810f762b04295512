"""Whoever leaves waits for no server that never answers."""

import asyncio
import socket

import pytest

from hashi.cli.join import joined
from hashi.tui.join_form import JoinRequest
from hashi.tui.seat import NoSeat
from hashi.tui.threads import in_thread
from hashi.tui.words import Words


def test_leaving_waits_for_no_server() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        link = f"http://127.0.0.1:{server.getsockname()[1]}/tables/6xJGu1O3j70o#invitation=x"

        async def leave() -> socket.socket:
            asking = asyncio.create_task(joined(JoinRequest(link, "Ben"), Words("en")))
            line, _ = await asyncio.get_running_loop().sock_accept(server)
            asking.cancel()
            return line

        with asyncio.run(leave()) as line:  # ends the threads that have to be waited for
            line.settimeout(None)
            assert line.recv(10_000).startswith(b"GET")
            line.setblocking(False)
            with pytest.raises(BlockingIOError):  # nobody has hung up yet
                line.recv(1)


def test_what_goes_wrong_in_a_thread_goes_wrong_here() -> None:
    def fail() -> None:
        raise NoSeat("join-full")

    with pytest.raises(NoSeat):
        asyncio.run(in_thread(fail))
