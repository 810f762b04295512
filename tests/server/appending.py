"""A program that appends until it is ended, and says of each event that it is stored.

What it said before it was ended is what a store must hold afterwards.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import count
from pathlib import Path

from server.stores import SECRET
from sqlalchemy import URL

from hashi.server.storage import Store, database_url, settings

TABLES = [f"table {number}" for number in range(6)]


def body(table: str, number: int) -> bytes:
    """Of different lengths, some longer than a page."""
    return f"{number} at {table} ".encode() * (1 + number * 37 % 400)


async def append_for_ever(path: Path, start: int) -> None:
    """Start numbers the tables, so that several of these programs can follow each other."""
    store = await Store.open(database_url(str(path)))

    async def play(table: str) -> None:
        await store.add_table(table, 1, SECRET, [], [body(table, 0)])
        print(f"{table}:0", flush=True)
        for number in count(1):
            await store.append(table, number, [body(table, number)])
            print(f"{table}:{number}", flush=True)

    await asyncio.gather(*(play(f"{start} {table}") for table in TABLES))


def acknowledged(lines: Iterable[str]) -> dict[str, int]:
    """How many events of each table it said are stored."""
    whole = [line.rstrip("\n").rpartition(":") for line in lines if line.endswith("\n")]
    events = Counter[str]()
    for table, _, number in whole:
        assert int(number) == events[table]
        events[table] += 1
    return dict(events)


async def check(url: URL, promised: dict[str, int]) -> None:
    """All that was promised is there, as it was; more may be, of which there was no word yet."""
    store = await Store.open(url)
    try:
        found = {table.id: await store.load(table.id) for table in await store.open_tables()}
        for table, events in found.items():
            assert events == [body(table, number) for number in range(len(events))]
            assert await store.secret(table) == SECRET
        for table, number in promised.items():
            assert len(found[table]) >= number, (table, len(found[table]), number)
    finally:
        await store.close()


if __name__ == "__main__":
    path, start, *others = sys.argv[1:]
    settings.SQLITE_SETTINGS += tuple(others)
    asyncio.run(append_for_ever(Path(path), int(start)))
