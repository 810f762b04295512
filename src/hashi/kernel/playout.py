"""Whole games at machine speed, from any position to the end.

A policy is a compiled function that makes one player's move with one card on a packed sheet, as
`random_turn` does; chance comes from the stream that it is given.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hashi.kernel.bits import count, count_lines, nth, nth_line
from hashi.kernel.compiling import compiled
from hashi.kernel.marks import draw, enter, erase, legal_bridges, legal_entries, line_sets
from hashi.kernel.scoring import give_awards, total
from hashi.kernel.sheet import PackedSheet, Sheets
from hashi.kernel.stream import Stream, below, start
from hashi.kernel.tables import Races, Tables

Cards = NDArray[np.uint8]
"""A row for each card: its number and its bridges, as in `hashi.rules.Card`."""

_BYTE = np.uint64(8)
_LOWEST_BYTE = np.uint64(0xFF)


@compiled
def random_turn(
    tables: Tables, sheet: PackedSheet, number: int, bridges: int, stream: Stream
) -> None:
    """A random move: the entry evenly from those that are legal, then each bridge likewise.

    An action is left out (R3.2) only where it must be: the entry if none is legal, the bridges if
    before the last of them none is (R3.6).
    """
    entries = legal_entries(tables, sheet, number)
    if entries:
        enter(tables, sheet, nth(entries, below(stream, count(entries))), number)
    _random_bridges(tables, sheet, bridges, stream)


@compiled
def _random_bridges(tables: Tables, sheet: PackedSheet, bridges: int, stream: Stream) -> None:
    before = line_sets(sheet)
    drawn = np.uint64(0)  # The lines drawn so far, a byte each: an array here would cost more.
    for done in range(bridges):
        lines = legal_bridges(sheet)
        choices = count_lines(lines)
        if choices == 0:
            for _ in range(done):
                erase(tables, sheet, drawn & _LOWEST_BYTE, before)
                drawn >>= _BYTE
            return
        line = nth_line(lines, below(stream, choices))
        draw(tables, sheet, line)
        drawn = drawn << _BYTE | line


@compiled
def play_out(
    tables: Tables, sheets: Sheets, races: Races, round: int, cards: Cards, stream: Stream
) -> None:
    """Play these cards, the first of them in that round, on all sheets."""
    for turn in range(len(cards)):
        for player in range(len(sheets)):
            random_turn(tables, sheets[player], cards[turn, 0], cards[turn, 1], stream)
        give_awards(tables, sheets, races, round + turn)


@compiled
def playouts(
    tables: Tables, sheets: Sheets, races: Races, round: int, deals: NDArray[np.uint8], seed: int
) -> NDArray[np.int64]:
    """The totals, a row for each deal and a column for each player, of games from one position.

    Each of the deals is what `play_out` takes as cards. The same seed plays the same games, and
    each of them the same whatever the others are: bots compare moves with the same chance for all.
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
