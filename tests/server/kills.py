"""Kills: a server with several tables is ended by `kill -9` in the middle of play, again and
again. Nothing that was promised may be missing, and every table goes on.

    python tests/server/kills.py --kills 100
"""

import argparse
import asyncio
import json
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

TESTS = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path[0] = str(TESTS)

from ceilings import CEILING_SECONDS  # noqa: E402 - found by that path
from server.people import Json, Person, Server, is_explained, open_table  # noqa: E402 - found by that path

QUICK = {"settles": False}
WISHES: list[Json] = [
    {"places": [{"name": "Aki"}, {}], "options": QUICK},
    {"places": [{"name": "Aki"}, {"bot": "random"}], "options": QUICK},
    {"places": [{"name": "Aki"}, {"name": "Ben"}, {}, {"bot": "novice"}], "options": QUICK},
    {"places": [{"name": "Aki"}, {"name": "Ben"}]},
    {"places": [{"name": "Aki"}], "options": QUICK | {"mode": "solo"}},
]


@dataclass
class Toll:
    """What the kills cost."""

    kills: int = 0
    promised: int = 0
    games: int = 0
    problems: list[str] = field(default_factory=list)
    listening: list[float] = field(default_factory=list)
    """Seconds from each restart until the server listens."""
    going_on: list[float] = field(default_factory=list)
    """Seconds from each restart until the last table has promised something."""


class Tables:
    """Some tables, whose people play on whenever there is a server."""

    def __init__(self, toll: Toll, chance: Random) -> None:
        self._toll = toll
        self._chance = chance
        self.people: list[list[Person]] = [[] for _ in WISHES]
        self._playing: list[asyncio.Task[None]] = []
        self._waiting: set[str] = set()
        self._all_go_on = asyncio.Event()

    async def sit_down(self, server: Server) -> None:
        """Return when every table has promised something."""
        self._all_go_on.clear()
        for at, wish in enumerate(WISHES):
            if not self.people[at] or any(person.is_over for person in self.people[at]):
                self._toll.games += bool(self.people[at])
                self.people[at] = await asyncio.to_thread(open_table, server, wish, self._chance)
        self._waiting = {people[0].table for people in self.people}
        self._playing = [
            asyncio.create_task(person.play(server.url, partial(self._goes_on, person.table)))
            for people in self.people
            for person in people
        ]
        try:
            await asyncio.wait_for(self._all_go_on.wait(), CEILING_SECONDS)
        except TimeoutError:
            self._toll.problems.append(f"tables that do not go on: {self._describe_waiting()}")

    def _goes_on(self, table: str, is_over: bool) -> None:
        self._toll.promised += not is_over
        self._waiting.discard(table)
        if not self._waiting:
            self._all_go_on.set()

    def _describe_waiting(self) -> str:
        return ", ".join(
            f"{at} in round {people[0].view.get('round')}, refused {people[0].refused[-3:]}"
            for at, people in enumerate(self.people)
            if people[0].table in self._waiting
        )

    async def stand_up(self) -> None:
        """The server is gone."""
        for task in self._playing:
            await task

    def check(self, database: Path) -> None:
        """A copy is read, so that it is the server that finds what was left."""
        with tempfile.TemporaryDirectory() as folder:
            for path in database.parent.glob(f"{database.name}*"):
                if not path.name.endswith("-shm"):
                    shutil.copy(path, folder)
            with closing(sqlite3.connect(Path(folder) / database.name)) as copy:
                for people in filter(None, self.people):
                    self._check_table(copy, people)

    def _check_table(self, copy: sqlite3.Connection, people: list[Person]) -> None:
        table = people[0].table
        rows = copy.execute("SELECT body FROM events WHERE table_id = ? ORDER BY number", [table])
        events = [json.loads(body) for (body,) in rows]
        for person in people:
            for seat in person.seats:
                commands = [command for command in person.commands if command.seat == seat]
                stored = [
                    (event["event"], event["round"], event.get("move"))
                    for event in events
                    if event["event"] in ("moved", "took-back") and event["seat"] == seat
                ]
                if not is_explained(commands, stored):
                    asked = [(c.trace, c.is_promised) for c in commands]
                    self._toll.problems.append(
                        f"seat {seat} of {table} has {stored}, and asked for {asked}"
                    )


async def kill_often(kills: int, seed: int, folder: Path) -> Toll:
    chance, toll = Random(seed), Toll()
    tables = Tables(toll, chance)
    database = folder / "hashi.db"
    while toll.kills < kills and not toll.problems:
        started = time.perf_counter()
        server = Server(database)
        try:
            await server.listens()
            listening = time.perf_counter() - started
            await tables.sit_down(server)
            if toll.kills:  # the first start may have Python compile the program
                toll.listening.append(listening)
                toll.going_on.append(time.perf_counter() - started)
            await asyncio.sleep(chance.random())
        finally:
            server.kill()
        await tables.stand_up()
        tables.check(database)
        toll.kills += 1
    toll.problems += [line for line in server.log.read_text().splitlines() if "ERROR" in line]
    return toll


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server, and see whether anything is lost.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--within", type=float, default=2, help="seconds until all tables have gone on"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        toll = asyncio.run(kill_often(arguments.kills, arguments.seed, Path(folder)))
    print(f"{toll.kills} kills; {toll.promised} commands promised, {toll.games} games ended.")
    if toll.problems:
        raise SystemExit("\n".join(["Something is wrong:", *toll.problems]))
    print("Nothing is missing.")
    for what, times in (("listening", toll.listening), ("all tables went on", toll.going_on)):
        if times:
            median, slowest = statistics.median(times), max(times)
            print(
                f"From a restart until {what}: {median:.2f} s (median), {slowest:.2f} s (slowest)."
            )
    late = sum(seconds > arguments.within for seconds in toll.going_on)
    if late:
        raise SystemExit(f"{late} times the tables took more than {arguments.within:g} s.")


if __name__ == "__main__":
    main()
