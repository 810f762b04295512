"""How long a move waits for its acknowledgement when 100 tables of four play at once.

`python benchmarks/load.py` has each of the 400 people move once in five seconds, at a moment of
their own, for ten rounds: 80 moves a second. The server has one core, and every move is on the disk
before it is acknowledged. Wanted are 99 of 100 within 100 milliseconds.
"""

import argparse
import asyncio
import random
import statistics
import time

from served import Person, Place, Server, open_tables, processor_time, seat_all, server

TABLES = 100
PLAYERS = 4
PERIOD = 5.0
"""In seconds: how often each person moves."""

ROUNDS = 10
SEED = 2026


class Steady(Person):
    """Moves once in each period."""

    def __init__(self, place: Place, moment: float, rounds: int) -> None:
        super().__init__(place)
        self.moment = moment
        self.rounds = rounds
        self.waited: list[float] = []
        """Seconds from asking to the acknowledgement, of each move."""

    async def play(self, began: float) -> None:
        for round in range(self.rounds):
            await asyncio.sleep(began + round * PERIOD + self.moment - time.perf_counter())
            while self.views <= round:  # on a busy machine someone may be late
                await asyncio.sleep(0.01)
            self.asked = time.perf_counter()
            self.move()
        await self.ended

    def on_ok(self) -> None:
        self.waited.append(time.perf_counter() - self.asked)
        if len(self.waited) == self.rounds:
            self.ended.set_result(None)


async def play_all(at: Server, places: list[Place], rounds: int, chance: random.Random) -> None:
    # Nobody is asked for a move before the last of the others has made theirs.
    people = [Steady(place, chance.uniform(0, 0.9 * PERIOD), rounds) for place in places]
    await seat_all(at, people)
    began, spent = time.perf_counter(), processor_time(at.pid)
    await asyncio.gather(*(person.play(began) for person in people))
    busy = (processor_time(at.pid) - spent) / (time.perf_counter() - began)
    waited = sorted(1_000 * seconds for person in people for seconds in person.waited)
    print(f"{len(waited)} moves in {rounds * PERIOD:.0f} s; the server's core was {busy:.0%} busy")
    print(f"acknowledged, median {statistics.median(waited):8.1f} ms")
    print(f"              99 %   {waited[len(waited) * 99 // 100]:8.1f} ms")
    print(f"              all    {waited[-1]:8.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    chance = random.Random(SEED)
    with server() as at:
        tables = open_tables(at, given.tables, PLAYERS, chance)
        places = [place for table in tables for place in table]
        asyncio.run(play_all(at, places, given.rounds, chance))


if __name__ == "__main__":
    main()
