"""What twenty clients that stall and twenty that flood cost the others: latency and memory.

    python benchmarks/crowd.py

Starts a server of its own. Twenty players at ten tables are done and take it back, again and again;
each time is measured until it is durably acknowledged. Quiet times and times with the crowd take
turns, so that whatever else the machine does falls on both. The crowd has processes of its
own, modest ones: it would come from other machines, and not take processor time from the server's.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from contextlib import ExitStack, suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from hashi.records import board_file

PLAIN = next(island for island, flag in board_file("A").board.flags.items() if flag is None)
FIRST_ENTRY = f"{PLAIN}=3"
TABLES = 10
STALLED = 20
FLOODING = 20
PAUSE = 0.25
"""In seconds: what a player thinks."""

MOST_RATIO, MOST_GROWTH = 2.0, 50.0
"""How many times slower, and how many MB larger, it may be with the crowd."""

MODEST = 5

Opened = dict[str, object]
Sent = Any
"""Two numbers that processes share: how much those who flood, and those who stall, have sent."""
FLOOD, STALL = 0, 1


class Server:
    """`hashi serve`, in a process of its own."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "hashi", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "tables.db")],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        self.url = self.process.stdout.readline().split()[4]

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def memory(self) -> float:
        """In MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(status.split("VmRSS:")[1].split()[0]) / 1_000

    def busy(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def open(self, *names: str) -> Opened:
        body = json.dumps({"places": [{"name": name} for name in names]}).encode()
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(f"{self.url}/api/tables", body, headers)) as answer:
            opened: Opened = json.load(answer)
            return opened


def socket_url(url: str, table: object) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


async def play(url: str, table: object, token: object, seat: int, times: list[float]) -> None:
    """Be done and take it back, again and again."""
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(socket_url(url, table), additional_headers=headers) as wire:
        answers: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        reading = asyncio.create_task(_read(wire, answers))
        try:
            await asyncio.sleep(PAUSE * seat / 2)
            for number in range(1_000_000):
                do = {"do": "take-back"} if number % 2 else {"do": "done", "move": FIRST_ENTRY}
                command = {**do, "seat": seat, "round": 0, "attempt": number // 2}
                begun = time.perf_counter()
                await wire.send(json.dumps({"id": number, "command": command}))
                answer = await answers.get()
                times.append(time.perf_counter() - begun)
                assert answer["type"] == "ok", answer
                await asyncio.sleep(PAUSE)
        finally:
            reading.cancel()


async def _read(wire: ClientConnection, answers: asyncio.Queue[dict[str, object]]) -> None:
    async for text in wire:
        message = json.loads(text)
        if message["type"] in ("ok", "refused"):
            answers.put_nowait(message)


def crowd(
    url: str, stalled: list[Opened], flooding: list[tuple[object, object]], on: Event, sent: Sent
) -> None:
    """Come when it is on, and go when it is off, for ever."""
    os.nice(MODEST)
    while True:
        on.wait()
        asyncio.run(_crowd(url, stalled, flooding, on, sent))


async def _crowd(
    url: str, stalled: list[Opened], flooding: list[tuple[object, object]], on: Event, sent: Sent
) -> None:
    those = [asyncio.create_task(_stall(url, opened, sent)) for opened in stalled]
    those += [asyncio.create_task(_flood(url, *one, sent)) for one in flooding]
    while on.is_set():
        await asyncio.sleep(0.05)
    for one in those:
        one.cancel()
    await asyncio.gather(*those, return_exceptions=True)


async def _flood(url: str, table: object, token: object, sent: Sent) -> None:
    """As many messages as it takes, and at once again."""
    headers = {"Authorization": f"Bearer {token}"}
    draft = json.dumps({"id": 1, "command": {"do": "draft", "seat": 0, "round": 0, "marks": []}})
    while True:
        with suppress(Exception):
            async with connect(
                socket_url(url, table), additional_headers=headers, close_timeout=0.1
            ) as wire:
                while True:
                    await wire.send(draft)
                    sent[FLOOD] += 1
        await asyncio.sleep(0.001)


async def _stall(url: str, opened: Opened, sent: Sent) -> None:
    """Ask for much, and read nothing of it."""
    loop = asyncio.get_running_loop()
    host, port = url.removeprefix("http://").split(":")
    body = json.dumps({"id": 1, "command": {"do": "draft", "seat": 0, "round": 0, "marks": []}})
    frame = bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body.encode()
    while True:
        with suppress(OSError), socket.socket() as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            raw.setblocking(False)
            await loop.sock_connect(raw, (host, int(port)))
            hello = (
                f"GET /api/tables/{opened['table']}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                f"Authorization: Bearer {opened['token']}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n"
            )
            await loop.sock_sendall(raw, hello.encode())
            while True:
                await asyncio.sleep(0.06)
                await loop.sock_sendall(raw, frame)
                sent[STALL] += 1
        await asyncio.sleep(0.05)


def percentile(times: list[float]) -> float:
    """99 % are not slower; in milliseconds."""
    return 1_000 * statistics.quantiles(times, n=100)[98]


async def measure(server: Server, turns: int, seconds: float) -> bool:
    # The third seat is never done, so that no round ends.
    tables = [server.open("Anna", "Ben", "Cleo") for _ in range(TABLES)]
    stalled = [server.open("Stalled") for _ in range(STALLED)]
    flooding = [(one["table"], one["spectator"]) for one in tables]
    flooding += [
        (one["table"], one["token"])
        for one in (server.open("Flood") for _ in range(FLOODING - TABLES))
    ]
    on = multiprocessing.Event()
    # Without a lock, which whoever is ended might have: each counts one of them.
    sent = multiprocessing.RawArray("q", 2)
    shares: list[tuple[list[Opened], list[tuple[object, object]]]] = [(stalled, []), ([], flooding)]
    crowds = [
        multiprocessing.Process(target=crowd, args=(server.url, *these, on, sent), daemon=True)
        for these in shares
    ]
    for each in crowds:
        each.start()
    times: list[float] = []
    players = [
        asyncio.create_task(play(server.url, one["table"], one["token"], seat, times))
        for one in tables
        for seat in (0, 1)
    ]
    await asyncio.sleep(3)
    quiet: list[float] = []
    crowded: list[float] = []
    before, largest = server.memory(), 0.0
    busy = {False: 0.0, True: 0.0}
    for _ in range(turns):
        for taken, with_crowd in ((quiet, False), (crowded, True)):
            (on.set if with_crowd else on.clear)()
            await asyncio.sleep(0.5)
            times.clear()
            busy[with_crowd] -= server.busy()
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                await asyncio.sleep(0.25)
                largest = max(largest, server.memory())
            taken += times
            busy[with_crowd] += server.busy()
            assert not any(player.done() for player in players)
    on.clear()
    for each in crowds:
        each.terminate()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    ratio, growth = percentile(crowded) / percentile(quiet), largest - before
    for name, some, used in (
        ("quiet", quiet, busy[False]),
        ("with the crowd", crowded, busy[True]),
    ):
        middle, share = 1_000 * statistics.median(some), 100 * used / turns / seconds
        print(
            f"{name}: {len(some)} acts, median {middle:.1f} ms, 99 % {percentile(some):.1f} ms, "
            f"{share:.0f} % of a core"
        )
    print(f"99 % latency times {ratio:.2f} (at most {MOST_RATIO:.0f})")
    print(f"the crowd: {sent[FLOOD]} messages by those who flood, {sent[STALL]} by those who stall")
    print(f"memory {before:.0f} MB, plus {growth:.1f} MB (at most {MOST_GROWTH:.0f})")
    return ratio <= MOST_RATIO and growth <= MOST_GROWTH


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--turns", type=int, default=4, help="quiet times, and as many crowded ones"
    )
    parser.add_argument("--seconds", type=float, default=8, help="how long each takes")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(Server(folder))
        good = asyncio.run(measure(server, wanted.turns, wanted.seconds))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
