"""What it costs to store an event, and how long a restart reads: `python benchmarks/storage.py`.

Processor time of the whole process, driver and kernel included. Tables that append at the same time
share commits; one that appends alone pays for its own.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

from hashi.server.storage import Store, database_url

TABLES = 200
EVENTS = 100
BODY = b"x" * 120

KEPT_TABLES = 1000
"""Of as many events each, for the restart."""


async def play(store: Store, table: str, events: int) -> None:
    for number in range(events):
        await store.append(table, number, [BODY])


async def measured(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Processor time and time, in seconds."""
    processor, clock = time.process_time(), time.perf_counter()
    await work()
    return time.process_time() - processor, time.perf_counter() - clock


async def measure(path: Path) -> None:
    store = await Store.open(database_url(str(path)))

    async def tables(how_many: int, events: list[bytes]) -> list[str]:
        names = [token_hex(8) for _ in range(how_many)]
        await asyncio.gather(*(store.add_table(name, 1, bytes(32), [], events) for name in names))
        return names

    for together in (TABLES, 20, 1):
        names = await tables(together, [])

        async def play_all(names: list[str] = names) -> None:
            await asyncio.gather(*(play(store, name, EVENTS) for name in names))

        processor, clock = await measured(play_all)
        appends = together * EVENTS
        print(
            f"{together:4} tables at once: {processor / appends * 1e6:6.1f} µs of processor time "
            f"an append, {appends / clock:7,.0f} appends a second"
        )

    await tables(KEPT_TABLES - TABLES - 21, [BODY] * EVENTS)

    async def load() -> None:
        found = [await store.load(table.id) for table in await store.open_tables()]
        assert len(found) == KEPT_TABLES

    processor, clock = await measured(load)
    print(f"{KEPT_TABLES} tables of {EVENTS} events: read in {clock:.2f} s ({processor:.2f} s)")
    await store.close()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder) / "hashi.db"))
