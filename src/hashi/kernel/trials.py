"""Games for the kernel and the rules to play in lockstep, drawn at random."""

from dataclasses import dataclass
from random import Random
from typing import Self

import numpy as np

from hashi.kernel.stream import Stream, start
from hashi.records import DECK
from hashi.records.library import deck_named
from hashi.rules import ROUNDS, Board, Card, Flag, Game, Mode, Pen, Setup, Start
from hashi.rules.board import FEWEST_ISLANDS, FLAGS, ISLANDS, MOST_ISLANDS, PLAIN, WATER
from hashi.rules.game import MOST_PLAYERS, START_NUMBERS

SMALL = 8
"""Up to so many islands, a board has few enough moves to compare all of them."""


@dataclass(frozen=True)
class Trial:
    """All that is fixed before a random game: the set-up, the order of the cards, and chance."""

    seed: int
    setup: Setup
    starts: tuple[Start, ...]
    cards: tuple[Card, ...]

    @classmethod
    def random(cls, seed: int) -> Self:
        chance = Random(seed)
        players = chance.choice((1, chance.randint(2, MOST_PLAYERS)))
        return cls.on(_random_board(chance), seed, players)

    @classmethod
    def on(cls, board: Board, seed: int, players: int) -> Self:
        """A trial on this board; a single player plays solo."""
        chance = Random(seed)
        deck = deck_named(DECK)
        mode = Mode.SOLO if players == 1 else Mode.TABLE
        names = tuple(f"player {seat}" for seat in range(players))
        plain = [island for island in board.islands if not board.flags[island]]
        starts = tuple(
            Start(chance.choice(plain), chance.choice(START_NUMBERS)) for _ in range(players)
        )
        cards = tuple(chance.sample(deck.cards, ROUNDS))
        return cls(seed, Setup(board, deck, mode, Pen.CHECKED, names), starts, cards)

    @property
    def board(self) -> Board:
        return self.setup.board

    def begin(self) -> Game:
        return Game.begin(self.setup, self.starts)

    def stream(self) -> Stream:
        stream = np.empty(1, np.uint64)
        start(stream, self.seed, 0)
        return stream


def _random_board(chance: Random) -> Board:
    """Mostly a board of the size played with, or a small one; now and then as large as can be."""
    kind = chance.choices(("played", "small", "large"), weights=(50, 48, 2))[0]
    if kind == "played":
        return played_board(chance)
    if kind == "large":
        return _scattered(chance, side=9, islands=MOST_ISLANDS, flags=FLAGS)
    islands = chance.randint(FEWEST_ISLANDS, SMALL)
    flags = {flag: chance.randint(0, (islands - 1) // 2) for flag in Flag}
    return _scattered(chance, side=4, islands=islands, flags=flags)


def played_board(chance: Random) -> Board:
    """R1.2: as many islands and flags as on a board offered for play, on a grid of six by six."""
    return _scattered(chance, side=6, islands=ISLANDS, flags=FLAGS)


def _scattered(chance: Random, side: int, islands: int, flags: dict[Flag, int]) -> Board:
    """A board with its islands anywhere, one in ten of its lines taken away."""
    places = chance.sample(range(side * side), islands)
    letters = "".join(flag.value * count for flag, count in flags.items()).ljust(islands, PLAIN)
    cells = dict(zip(places, letters, strict=True))
    rows = tuple(
        "".join(cells.get(row * side + column, WATER) for column in range(side))
        for row in range(side)
    )
    lines = Board(rows).lines
    return Board(rows, without=frozenset(line for line in lines if chance.random() < 0.1))
