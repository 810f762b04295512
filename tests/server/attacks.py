"""What attackers can do to those who play: 20 tables, and one attack after the other.

    python tests/server/attacks.py [--seconds 8] [ATTACK …]

Starts `hashi serve` with at most 1,024 open files. Forty players at twenty tables are done and
take it back, again and again; each time is measured until it is acknowledged. Meanwhile newcomers
load a page, sit down to watch and wait for a novice's move. Quiet times and attacks take turns, so
that whatever else the machine does falls on both. The attackers come from one other address. Their
process runs only when a processor is idle (SCHED_IDLE), since attackers elsewhere would take no
time from the server's processors.

Each attack counts what the server did because of it, and one that had no effect is an error.
Nobody may be refused or cut off, 99 of 100 acknowledgements come within twice the quiet time, the
server grows by less than 50 MB and its log by less than 1 MB. Linux only.
"""

import argparse
import asyncio
import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from ctypes import c_ulong
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from ceilings import CEILING_SECONDS
from server.attackers import ALL, ATTACKS, ATTEMPTS, attacker, parts_of
from server.people import Server
from server.table_client import Opened, TableClient

TABLES = 20
OPEN_FILES = 1_024
LONGEST_THOUGHT = 0.5
"""In seconds. Nobody moves in step with the others, so that no moment counts for all."""

MOST_RATIO, MOST_GROWTH_MB, MOST_LOG_MB = 2.0, 50.0, 1.0


async def play(
    url: str, opened: Opened, seats: Sequence[int], together: asyncio.Barrier, times: list[float]
) -> None:
    """Be done and take it back, and when all have done so as often as they like, go on together."""
    chance = Random(f"{opened.table} {seats}")
    async with opened.connect(url) as line:
        client = TableClient(line)
        await client.hear()
        for round in range(18):
            while client.round < round:
                await client.hear()
            for _ in range(ATTEMPTS):
                for act in (client.move, client.take_back):
                    await asyncio.sleep(chance.uniform(0, LONGEST_THOUGHT))
                    begun = time.perf_counter()
                    assert await act(seats[0]) == "ok"
                    times.append(time.perf_counter() - begun)
            await together.wait()
            for seat in seats:
                assert await client.move(seat) == "ok"


async def come_newly(url: str, opened: Opened, waited: list[float]) -> None:
    """Again and again load a page, and watch a table."""
    host, port = url.removeprefix("http://").split(":")
    while True:
        begun = time.perf_counter()
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(b"GET /rules HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert (await reader.readline()).split()[1] == b"200"
        finally:
            writer.close()
        async with opened.connect(url, opened.spectator) as line:
            await TableClient(line).hear()
        waited.append(time.perf_counter() - begun)
        await asyncio.sleep(0.5)


async def play_with_a_novice(url: str, tables: Sequence[Opened], waited: list[float]) -> None:
    """Wait for the bot's move in each round, at one table after the other."""
    for opened in tables:
        async with opened.connect(url) as line:
            client = TableClient(line)
            await client.hear()
            for round in range(17):
                while client.round < round:
                    await client.hear()
                begun = time.perf_counter()
                assert await client.move(0) == "ok"
                while client.round == round:
                    await client.hear()
                waited.append(time.perf_counter() - begun)
                await asyncio.sleep(1)


class Found(NamedTuple):
    """How it was for those who play, with an attack and without."""

    attack: str
    quiet: list[float]
    attacked: list[float]
    newcomers: list[float]
    novice: list[float]
    growth_mb: float
    counts: dict[str, int]
    """What the server did because of the attack, or of each of several."""

    @property
    def ratio(self) -> float:
        return percentile(self.attacked) / percentile(self.quiet)

    def tell(self) -> None:
        print(
            f"{self.attack:14} quiet {percentile(self.quiet):6.1f} ms, "
            f"attacked {percentile(self.attacked):6.1f} ms ({self.ratio:.2f}), "
            f"newcomers {1_000 * max(self.newcomers, default=0):6.0f} ms at most, "
            f"the novice {max(self.novice, default=0):4.1f} s at most, "
            f"memory {self.growth_mb:+.1f} MB, "
            f"counted {', '.join(f'{count} {name}' for name, count in self.counts.items())}",
            flush=True,
        )


def percentile(times: list[float]) -> float:
    """99 % are not slower; in milliseconds."""
    return 1_000 * statistics.quantiles(times, n=100)[98]


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1_000


async def measure(
    server: Server,
    attack: str,
    seconds: float,
    turns: int,
    tables: int = TABLES,
    share: float = 1.0,
) -> Found:
    """Quiet times and attacks in turn, each at least until everybody has been there. An attack
    without an effect, or a refusal, ends it with an error. With a share of the attackers, which
    run also when no processor is idle, times mean nothing, and games may end."""
    await _bots_are_ready(server.url)
    url, on = server.url, multiprocessing.Event()
    counts = {name: multiprocessing.RawValue(c_ulong) for name in parts_of(attack)}
    process = multiprocessing.Process(target=attacker, args=(url, counts, on, share), daemon=True)
    process.start()
    times: list[float] = []
    newcomers: list[float] = []
    novice: list[float] = []
    async with AsyncExitStack() as stack:
        tasks = []
        for _ in range(tables):
            opened = Opened.at(url, {"name": "Ann"}, {}, {"name": "Cleo"})
            taken = server.post(
                f"/api/tables/{opened.table}/seats", {"seat": 1, "name": "Ben"}, opened.invitation
            )
            ben = opened._replace(token=taken["token"])
            together = asyncio.Barrier(2)
            tasks += [
                play(url, opened, (0, 2), together, times),
                play(url, ben, (1,), together, times),
            ]
        watched = opened
        with_bot = [Opened.at(url, {"name": "Ann"}, {"bot": "novice"}) for _ in range(10)]
        tasks += [come_newly(url, watched, newcomers), play_with_a_novice(url, with_bot, novice)]
        people = [asyncio.create_task(task) for task in tasks]
        stack.callback(process.kill)
        stack.push_async_callback(_end, people)
        await asyncio.sleep(2)
        found = Found(attack, [], [], [], [], 0.0, {})
        before = largest = memory_mb(server.process.pid)
        for _ in range(turns):
            for is_on, taken_times in ((False, found.quiet), (True, found.attacked)):
                counted = _values(counts)
                (on.set if is_on else on.clear)()
                await asyncio.sleep(0.5)
                for each in (times, newcomers, novice):
                    each.clear()
                end = time.monotonic() + seconds
                while (now := time.monotonic()) < end or (
                    missing := _missing(times, newcomers, counted, _values(counts), is_on=is_on)
                ):
                    assert now < end + CEILING_SECONDS, missing
                    await asyncio.sleep(0.1)
                    largest = max(largest, memory_mb(server.process.pid))
                    assert process.is_alive(), "the attackers gave up"
                    for person in people:
                        if person.done():
                            person.result()
                            assert share < 1, "a game is over too soon"
                taken_times += times
                if is_on:
                    found.newcomers.extend(newcomers)
                    found.novice.extend(novice)
        on.clear()
        return found._replace(growth_mb=largest - before, counts=_values(counts))


def _missing(
    times: Sequence[float],
    newcomers: Sequence[float],
    before: Mapping[str, int],
    after: Mapping[str, int],
    *,
    is_on: bool,
) -> str:
    """What has not happened yet in this turn; empty if all has."""
    without_effect = [name for name in after if after[name] == before[name]]
    if is_on and without_effect:
        return f"attacks had no effect on the server: {', '.join(without_effect)}"
    return "" if times and newcomers else "players or newcomers were not served"


def _values(counts: Mapping[str, c_ulong]) -> dict[str, int]:
    return {name: count.value for name, count in counts.items()}


async def _end(people: Sequence[asyncio.Task[None]]) -> None:
    for person in people:
        person.cancel()
    await asyncio.gather(*people, return_exceptions=True)


def with_few_files() -> list[str]:
    return ["prlimit", f"--nofile={OPEN_FILES}:{OPEN_FILES}"]


async def attacked(folder: Path, attacks: Sequence[str], seconds: float, turns: int) -> list[Found]:
    """Each attack against a server of its own, which is told about at once."""
    found = []
    for attack in attacks:
        database = folder / attack / "tables.db"
        database.parent.mkdir()
        server = await Server(database, *with_few_files()).listens()
        try:
            found.append(await measure(server, attack, seconds, turns))
            found[-1].tell()
        finally:
            server.end()
        log = server.log.read_text(encoding="utf-8")
        print("".join(f"    {line}\n" for line in log.splitlines()[:25]), end="")
        assert len(log) < MOST_LOG_MB * 1_000_000, "the log grows"
    return found


async def _bots_are_ready(url: str) -> None:
    opened = Opened.at(url, {"name": "Ann"})
    async with opened.connect(url) as line:
        while True:
            message = json.loads(await line.recv())
            if message.get("bots_ready"):
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    names = [*ATTACKS, ALL]
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(names))
    parser.add_argument("--seconds", type=float, default=8, help="how long each time takes")
    parser.add_argument("--turns", type=int, default=3, help="quiet times, and as many attacks")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(
            attacked(Path(folder), wanted.attacks or names, wanted.seconds, wanted.turns)
        )
    too_much = [
        each.attack for each in found if each.ratio > MOST_RATIO or each.growth_mb > MOST_GROWTH_MB
    ]
    sys.exit(f"Too slow, or too large: {', '.join(too_much)}" if too_much else 0)


if __name__ == "__main__":
    main()
