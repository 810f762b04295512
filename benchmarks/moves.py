"""What a move costs the server, beside a move of a trivial game on boardgame.io's own server.

`python benchmarks/moves.py` has two people at each of 100 tables play as fast as they are answered,
each on their own socket; every move is on the disk before it is acknowledged. In the same run
boardgame.io serves matches of tic-tac-toe, which it keeps in memory. What counts is the processor
time of the server, on a core of its own, for each move. Wanted is a third of boardgame.io's, which
takes part where there is Node.js and `--boardgameio FOLDER` says where `npm install boardgame.io`
was run.
"""

import argparse
import asyncio
import os
import random
import statistics
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from served import (
    Person,
    Place,
    Server,
    line_from,
    open_tables,
    process,
    processor_time,
    seat_all,
    server,
)

TABLES = 100
MATCHES = 4 * TABLES
"""Of nine moves each, where a table has 36."""

TURNS = 5
SEED = 2026


@dataclass
class Contestant:
    """`play` makes so many moves at the server with that process id; it calls its first argument
    when all have sat down, and the second when they are done."""

    name: str
    pid: int
    play: Callable[[Callable[[], None], Callable[[], None]], int]
    turns: list[float] = field(default_factory=list)
    """The seconds that a move took in each."""

    def take_turn(self) -> None:
        spent = 0.0

        def begin() -> None:
            nonlocal spent
            spent -= processor_time(self.pid)

        def end() -> None:
            nonlocal spent
            spent += processor_time(self.pid)

        moves = self.play(begin, end)
        self.turns.append(spent / moves)

    @property
    def microseconds(self) -> float:
        return statistics.median(self.turns) * 1e6


class Hasty(Person):
    """Moves as soon as it can."""

    acknowledged = 0

    def on_view(self) -> None:
        if not self.is_over:
            self.move()
        self._end_if_over()

    def on_ok(self) -> None:
        self.acknowledged += 1
        self._end_if_over()

    def _end_if_over(self) -> None:
        if self.is_over and self.acknowledged == len(self.place.asks):
            self.ended.set_result(None)


async def play_all(
    at: Server, places: list[Place], begin: Callable[[], None], end: Callable[[], None]
) -> int:
    people = [Hasty(place) for place in places]
    await seat_all(at, people)
    begin()
    for person in people:
        person.move()
    await asyncio.gather(*(person.ended for person in people))
    end()
    for person in people:
        person.transport.close()
    await asyncio.sleep(1)  # until the server has seen them all off
    return sum(person.moved for person in people)


@contextmanager
def hashi(tables: int) -> Iterator[Contestant]:
    chance = random.Random(SEED)
    with server() as at:

        def play(begin: Callable[[], None], end: Callable[[], None]) -> int:
            places = [place for table in open_tables(at, tables, 2, chance) for place in table]
            return asyncio.run(play_all(at, places, begin, end))

        yield Contestant("hashi, stored", at.pid, play)


@contextmanager
def boardgameio(folder: Path, matches: int) -> Iterator[Contestant]:
    script = str(Path(__file__).with_name("boardgameio.js"))
    around = {**os.environ, "NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}
    with ExitStack() as stack:
        serving = stack.enter_context(process("node", script, "serve", env=around))
        port = line_from(serving)
        playing = stack.enter_context(
            process("node", script, "play", port, str(matches), env=around)
        )
        os.sched_setaffinity(playing.pid, os.sched_getaffinity(0))
        told = playing.stdin
        assert told

        def play(begin: Callable[[], None], end: Callable[[], None]) -> int:
            assert line_from(playing) == "ready"
            begin()
            print("play", file=told, flush=True)
            moves = int(line_from(playing))
            end()
            print("go on", file=told, flush=True)
            return moves

        yield Contestant("boardgame.io, in memory", serving.pid, play)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boardgameio", type=Path, metavar="FOLDER")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--turns", type=int, default=TURNS)
    given = parser.parse_args()
    with ExitStack() as stack:
        field = [stack.enter_context(hashi(given.tables))]
        if given.boardgameio:
            field.append(stack.enter_context(boardgameio(given.boardgameio, 4 * given.tables)))
        else:
            print("Without boardgame.io: no --boardgameio FOLDER was given.")
        for turn in range(given.turns + 1):
            for contestant in field:
                contestant.take_turn()
                if not turn:
                    contestant.turns.clear()  # the first is to get warm
    print(f"{'':24}{'µs a move':>12}{'fastest':>10}{'slowest':>10}{'of it':>8}")
    for its in field:
        print(
            f"{its.name:24}{its.microseconds:12.1f}{min(its.turns) * 1e6:10.1f}"
            f"{max(its.turns) * 1e6:10.1f}{its.microseconds / field[-1].microseconds:8.2f}"
        )


if __name__ == "__main__":
    main()
