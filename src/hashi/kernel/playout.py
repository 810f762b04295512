"""Whole games at machine speed, from any position to the end."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hashi.kernel.compiling import compiled
from hashi.kernel.policies import random_turn
from hashi.kernel.scoring import give_awards, total
from hashi.kernel.sheet import Sheets
from hashi.kernel.stream import Stream, below, start
from hashi.kernel.tables import Races, Tables

Cards = NDArray[np.uint8]
"""A row for each card: its number and its bridges, as in `hashi.rules.Card`."""


@compiled
def play_out(
    tables: Tables, sheets: Sheets, races: Races, round: int, cards: Cards, stream: Stream
) -> None:
    """Play these cards at random, the first of them in that round, on all sheets."""
    for turn in range(len(cards)):
        for player in range(len(sheets)):
            random_turn(tables, sheets[player], cards[turn, 0], cards[turn, 1], stream)
        give_awards(tables, sheets, races, round + turn)


@compiled
def playouts(
    tables: Tables, sheets: Sheets, races: Races, round: int, deals: NDArray[np.uint8], seed: int
) -> NDArray[np.int64]:
    """The totals of games from one position, a row for each deal and a column for each player.

    Each deal is what `play_out` takes as cards. The same seed plays the same games, and the nth of
    them meets the same chance whatever the position.
    """
    totals = np.empty((len(deals), len(sheets)), np.int64)
    written, run = np.empty_like(sheets), np.empty_like(races)
    stream = np.empty(1, np.uint64)
    for game in range(len(deals)):
        _copy(sheets, written)
        _copy(races, run)
        start(stream, seed, game)
        play_out(tables, written, run, round, deals[game], stream)
        for player in range(len(sheets)):
            totals[game, player] = total(written[player])
    return totals


@compiled
def _copy(source: NDArray[Any], target: NDArray[Any]) -> None:
    # One by one: to assign a slice takes seconds more to compile, for the sake of its errors.
    for at in range(len(source)):
        target[at] = source[at]


@compiled
def deal(unseen: Cards, games: int, seed: int) -> NDArray[np.uint8]:
    """R2.2: for each game the unseen cards in random order, without the last one, in the box."""
    deals = np.empty((games, len(unseen) - 1, unseen.shape[1]), np.uint8)
    pile = unseen.copy()
    stream = np.empty(1, np.uint64)
    start(stream, seed, 0)
    for game in range(games):
        for at in range(len(unseen) - 1):
            other = at + np.int64(below(stream, len(unseen) - at))
            for side in range(unseen.shape[1]):
                pile[at, side], pile[other, side] = pile[other, side], pile[at, side]
                deals[game, at, side] = pile[at, side]
    return deals
