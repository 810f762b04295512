"""How well the bots play, and how fast they answer.

`python benchmarks/strength.py` has each of them play the same 100 deals solo on sides A and B (the
master with a second a move: 40), and the master 200 games against the steady bot at a table of two,
each seat in turn, two games for each deal. Means come with their standard errors, latencies as the
median and the slowest in a hundred, in processor time. It takes more than an hour; `--deals`,
`--games`, `--boards` and `--only` ask for less.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool

from yardstick import Yardstick

from hashi.bots import Bot, Budget, make_bot
from hashi.records.library import board_file, deck_named
from hashi.rules import ROUNDS, Card, Game, Mode, Pen, Setup, View
from hashi.study.pool import processes_at_hand


@dataclass(frozen=True)
class Entrant:
    """A bot with a budget, and the part of the deals that it plays."""

    name: str
    seconds: float | None = None
    part: float = 1.0

    def bot(self, seed: int) -> Bot:
        if self.name == "yardstick":
            return Yardstick(seed)
        return make_bot(self.name, seed, Budget(self.seconds))

    def __str__(self) -> str:
        return self.name if self.seconds is None else f"{self.name} {self.seconds:g} s"


ENTRANTS = (
    Entrant("random"),
    Entrant("novice"),
    Entrant("steady"),
    Entrant("yardstick"),
    Entrant("master", 0.05),
    Entrant("master", 0.25),
    Entrant("master", 1.0, part=0.4),
)
AT_TABLE = (Entrant("master", 0.25), Entrant("steady"))


def cards_of(deal: int) -> list[Card]:
    return random.Random(f"deal {deal}").sample(deck_named("standard").cards, ROUNDS)


def play(
    board: str, mode: Mode, entrants: tuple[Entrant, ...], deal: int
) -> tuple[Game, list[float]]:
    """A whole game, and how much processor time each choice of the first entrant took."""
    names = tuple(f"{entrant} {seat}" for seat, entrant in enumerate(entrants))
    setup = Setup(board_file(board).board, deck_named("standard"), mode, Pen.CHECKED, names)
    bots = [entrant.bot(deal) for entrant in entrants]
    starts = tuple(bot.start(View.before(setup, seat)) for seat, bot in enumerate(bots))
    game, latencies = Game.begin(setup, starts), []
    for card in cards_of(deal):
        game = game.reveal(card)
        began = time.process_time()
        first = bots[0].choose(View.of(game, 0))
        latencies.append(time.process_time() - began)
        rest = (bot.choose(View.of(game, seat)) for seat, bot in enumerate(bots[1:], start=1))
        game = game.play((first, *rest))
    return game, latencies


def solo(entrant: Entrant, board: str, deal: int) -> tuple[float, list[float]]:
    game, latencies = play(board, Mode.SOLO, (entrant,), deal)
    return game.scores[0].total, latencies


def win(board: str, game: int) -> float:
    """1 if the first of those at the table wins, a half if both do; the seats change each game."""
    swapped = game % 2
    seats = AT_TABLE[::-1] if swapped else AT_TABLE
    played, _ = play(board, Mode.TABLE, seats, game // 2)
    return (swapped in played.winners) / len(played.winners)


def spread(numbers: Iterable[float]) -> str:
    """The mean and its standard error."""
    numbers = list(numbers)
    error = statistics.stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else float("nan")
    return f"{statistics.mean(numbers):7.2f} ± {error:4.2f}"


def report_solo(pool: Pool, boards: str, deals: int, only: str) -> None:
    print(f"{'solo':16}{'side':6}{'deals':>6}{'total':>16}{'median':>12}{'slowest 1 %':>14}")
    for entrant in ENTRANTS:
        if only not in str(entrant):
            continue
        for board in boards:
            games = pool.map(
                partial(solo, entrant, board), range(max(1, int(deals * entrant.part))), chunksize=1
            )
            waits = sorted(1000 * wait for _, latencies in games for wait in latencies)
            print(
                f"{entrant!s:16}{board:6}{len(games):6}{spread(total for total, _ in games):>16}"
                f"{statistics.median(waits):9.1f} ms{waits[int(0.99 * len(waits))]:11.1f} ms",
                flush=True,
            )


def report_table(pool: Pool, boards: str, games: int) -> None:
    first, second = AT_TABLE
    for board in boards:
        won = pool.map(partial(win, board), range(games // len(boards)), chunksize=2)
        percent = [100 * share for share in won]
        print(
            f"{first} against {second}, {board}: {spread(percent)} % of {len(won)} games",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--games", type=int, default=200, help="at a table of two, on all boards")
    parser.add_argument("--boards", default="AB")
    parser.add_argument("--only", default="", help="solo: those whose name has this in it")
    parser.add_argument("--processes", type=int, default=processes_at_hand())
    asked = parser.parse_args()
    for name in ("novice", "steady", "master"):  # Compiled once, before the processes start.
        solo(Entrant(name, 0.001), "A", 0)
    with get_context("spawn").Pool(asked.processes) as pool:
        report_solo(pool, asked.boards, asked.deals, asked.only)
        if asked.games:
            report_table(pool, asked.boards, asked.games)


if __name__ == "__main__":
    main()
