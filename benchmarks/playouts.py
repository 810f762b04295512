"""Random games on one core: the kernel, the rules, and two yardsticks from other projects.

`python benchmarks/playouts.py` plays complete solo games on side A, scored, and sets them against
OpenSpiel's rollouts of `connect_four` in C++ and pgx's `connect_four` in batches of 1,024. These
two take part where installed: `pip install open_spiel pgx`. What counts is processor time, the
median of five turns; the contestants take their turns one after the other, as the machine may be
faster at one time than at another.
"""

import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from hashi.kernel import (
    Cards,
    Sheets,
    deal,
    pack_races,
    pack_sheets,
    pack_tables,
    play_out,
    playouts,
    reference,
    start,
)
from hashi.records.library import board_file, deck_named
from hashi.rules import Card, Game, Mode, Pen, Setup, Start

TURNS = 5
SEED = 2026


@dataclass
class Contestant:
    """Plays so many random games in a turn, each with so many marks on average."""

    name: str
    games: float
    marks: float
    play: Callable[[], object]
    turns: list[float] = field(default_factory=list)
    """The seconds that a game took in each."""

    def take_turn(self) -> None:
        began = time.process_time()
        self.play()
        self.turns.append((time.process_time() - began) / self.games)

    @property
    def microseconds(self) -> float:
        return statistics.median(self.turns) * 1e6


def solo_game() -> Game:
    """Side A with a 3 on its first island without a flag."""
    board = board_file("A").board
    plain = next(island for island in board.islands if not board.flags[island])
    setup = Setup(board, deck_named("standard"), Mode.SOLO, Pen.CHECKED, ("player",))
    return Game.begin(setup, (Start(plain, number=3),))


def deals(game: Game, games: int) -> Cards:
    return deal(np.array(game.setup.deck.cards, np.uint8), games, SEED)


def pack(game: Game) -> Sheets:
    return pack_sheets([course.sheet for course in game.courses])


def marks_per_game(game: Game, games: int) -> float:
    """Entries and bridges, those of the first games that the kernel and the rules play."""
    tables, stream = pack_tables(game.setup.board), np.empty(1, np.uint64)
    marks = 0
    for at, cards in enumerate(deals(game, games)):
        sheets = pack(game)
        start(stream, SEED, at)
        play_out(tables, sheets, pack_races(Mode.SOLO), 1, cards, stream)
        marks += np.count_nonzero(sheets["numbers"]) - len(game.starts) + sheets["bridges"].sum()
    return marks / games


def kernel(games: int = 100_000) -> Contestant:
    """Shuffling the cards is part of its time."""
    game = solo_game()
    tables, sheets, races = pack_tables(game.setup.board), pack(game), pack_races(Mode.SOLO)

    def play() -> object:
        return playouts(tables, sheets, races, 1, deals(game, games), SEED)

    play()  # Compiles, or loads what was compiled.
    return Contestant("hashi.kernel", games, marks_per_game(game, 1000), play)


def rules(games: int = 40) -> Contestant:
    """The first of the kernel's games."""
    game, stream = solo_game(), np.empty(1, np.uint64)
    piles = [[Card(*map(int, card)) for card in cards] for cards in deals(game, games)]

    def play() -> object:
        scores = []
        for at, cards in enumerate(piles):
            start(stream, SEED, at)
            scores.append(reference.play_out(game, cards, stream).scores)
        return scores

    return Contestant("hashi.rules", games, marks_per_game(game, games), play)


def open_spiel(games: int = 20_000) -> Contestant:
    """A tree search of one simulation: it evaluates the root, by so many rollouts."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(games, SEED)
    exploration, simulations, megabytes, solve, verbose = 1.4, 1, 100, False, False
    bot = pyspiel.MCTSBot(
        game, evaluator, exploration, simulations, megabytes, solve, SEED, verbose
    )

    def marks(games: int) -> int:
        chance, dropped = random.Random(SEED), 0
        for _ in range(games):
            position = game.new_initial_state()
            while not position.is_terminal():
                position.apply_action(chance.choice(position.legal_actions()))
            dropped += position.move_number()
        return dropped

    def play() -> object:
        return bot.mcts_search(game.new_initial_state())

    return Contestant("OpenSpiel connect_four", games, marks(5000) / 5000, play)


def pgx(batch: int = 1024, steps: int = 400) -> Contestant:
    """A game that ends is followed by the next at once, so that no place in the batch is idle."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    drop = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def ended(key):
        """How many games end in so many steps of the batch."""

        def step(carried, key):
            positions, ended = carried
            choice, reset = jax.random.split(key)
            chances = jax.numpy.log(positions.legal_action_mask)
            columns = jax.random.categorical(choice, chances, axis=-1)
            positions = drop(positions, columns, jax.random.split(reset, batch))
            return (positions, ended + positions.terminated.sum()), None

        first, rest = jax.random.split(key)
        begun = jax.vmap(env.init)(jax.random.split(first, batch))
        return jax.lax.scan(step, (begun, 0), jax.random.split(rest, steps))[0][1]

    key = jax.random.PRNGKey(SEED)
    games = int(ended(key))
    return Contestant("pgx connect_four", games, batch * steps / games, lambda: int(ended(key)))


def contestants() -> Iterator[Contestant]:
    yield kernel()
    yield rules()
    for yardstick in (open_spiel, pgx):
        try:
            yield yardstick()
        except ImportError as missing:
            print(f"Without {yardstick.__name__}: {missing.name} is not installed.")


def main() -> None:
    pin_to_one_core()
    field = list(contestants())
    for _ in range(TURNS):
        for contestant in field:
            contestant.take_turn()
    print(f"{'':24}{'µs a game':>12}{'marks':>8}{'ns a mark':>12}{'games/s':>12}{'kernel':>11}")
    for its in field:
        print(
            f"{its.name:24}{its.microseconds:12.2f}{its.marks:8.1f}"
            f"{its.microseconds * 1000 / its.marks:12.1f}{1e6 / its.microseconds:12,.0f}"
            f"{its.microseconds / field[0].microseconds:9.1f} x"
        )


def pin_to_one_core() -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    main()
