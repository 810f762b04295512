"""A plain flat Monte-Carlo player, to measure the bots against.

It ranks all complete moves by a simple evaluation, and tries the best 24 with 20 semi-greedy
playouts each, in which every move is the best of a few random ones. The candidates share their
cards and their chance, as they should. It has the kernel in common with the bots, and no judgement.
"""

import random
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from hashi.kernel import (
    Cards,
    PackedSheet,
    Races,
    Sheets,
    Stream,
    Tables,
    bridge_sets,
    deal,
    draw,
    enter,
    erase,
    give_awards,
    legal_entries,
    line_sets,
    pack_races,
    pack_sheets,
    pack_tables,
    random_turn,
    retract,
    start,
    total,
)
from hashi.kernel.bits import LINE_WORDS, WORD, bit, count, lowest, nth, without_lowest
from hashi.kernel.compiling import compiled
from hashi.rules import Board, Move, Start, View
from hashi.rules.sheet import BRIDGES_PER_LINE

CANDIDATES = 24
PLAYOUTS = 20
GLANCES = 8
"""Of how many random moves a simulated player takes the best."""

NONE = -1


class Yardstick:
    """Alone, or at a table as if alone: it does not look at other sheets."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, view: View) -> Start:
        """A 3 on an island with many lines."""
        board = view.setup.board
        plain = [island for island, flag in board.flags.items() if not flag]
        return Start(max(plain, key=lambda island: len(board.lines_at[island])), number=3)

    def choose(self, view: View) -> Move:
        assert view.card is not None, "a card is turned up"
        board, card = view.setup.board, view.card
        tables = _tables(board)
        own = [replace(award, player=0) for award in view.awards if award.player == view.seat]
        sheets = pack_sheets([view.sheet], own)
        races = pack_races(view.setup.mode, view.awards)
        entries, lines, ranks = moves_on(tables, sheets[0], card.number, card.bridges)
        best = np.argsort(-ranks, kind="stable")[:CANDIDATES]
        seed = random.Random(f"{self.seed} {view.seat} {view.round}").getrandbits(60)
        deals = deal(np.array(view.unseen, np.uint8), PLAYOUTS, seed)
        means = tried(
            tables, sheets, races, view.round, card.number, entries[best], lines[best], deals, seed
        )
        chosen = best[int(means.argmax())]
        entry = None if entries[chosen] == NONE else board.islands[entries[chosen]]
        return Move(entry, tuple(board.lines[line] for line in lines[chosen] if line != NONE))


@cache
def _tables(board: Board) -> Tables:
    return pack_tables(board)


@compiled
def simple_worth(tables: Tables, sheet: PackedSheet) -> float:
    """Points count in full; other islands by how far they are from finished, if there is room."""
    points = np.float64(total(sheet))
    for island in range(WORD):
        blank = sheet.blank & bit(island)
        if sheet.finished & bit(island) or not (blank or sheet.numbers[island]):
            continue
        bridges = np.int64(sheet.degrees[island])
        missing = 1 if blank else np.int64(sheet.numbers[island]) - bridges
        if room_at(tables, sheet, island) + (bridges if blank else 0) >= missing:
            points += 1.0 if blank else 1.6 - 0.15 * missing
    return points


@compiled
def room_at(tables: Tables, sheet: PackedSheet, island: int) -> int:
    """How many bridges fit on the lines of an island."""
    room = 0
    for word in range(LINE_WORDS):
        lines = tables.lines_at[island, word] & sheet.open[word]
        while lines:
            line = np.int64(word * WORD) + np.int64(lowest(lines))
            lines = without_lowest(lines)
            room += BRIDGES_PER_LINE - np.int64(sheet.bridges[line])
    return room


@compiled
def moves_on(
    tables: Tables, sheet: PackedSheet, number: int, bridges: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    """All complete moves, by entry and by lines, and the simple worth of the sheet after each."""
    entries, lines, ranks = [], [], []
    islands = legal_entries(tables, sheet, number)
    for choice in range(-1, np.int64(count(islands))):
        island = np.int64(nth(islands, choice)) if choice >= 0 else NONE
        entered = line_sets(sheet)
        if choice >= 0:
            enter(tables, sheet, island, number)
        sets = bridge_sets(tables, sheet, bridges)
        before = line_sets(sheet)
        for at in range(-1, len(sets)):
            row = np.full(bridges, NONE)
            if at >= 0:
                for place in range(bridges):
                    row[place] = sets[at, place]
                    draw(tables, sheet, row[place])
            entries.append(island)
            lines.append(row)
            ranks.append(simple_worth(tables, sheet))
            if at >= 0:
                for line in row:
                    erase(tables, sheet, line, before)
        if choice >= 0:
            retract(sheet, island, entered)
    table = np.full((len(lines), bridges), NONE)
    for at in range(len(lines)):
        for place in range(bridges):
            table[at, place] = lines[at][place]
    return np.array(entries), table, np.array(ranks)


@compiled
def tried(
    tables: Tables,
    sheets: Sheets,
    races: Races,
    round: int,
    number: int,
    entries: NDArray[np.int64],
    lines: NDArray[np.int64],
    deals: NDArray[np.uint8],
    seed: int,
) -> NDArray[np.float64]:
    """The mean total of each move over the deals."""
    means = np.zeros(len(entries))
    stream = np.zeros(1, np.uint64)
    for move in range(len(entries)):
        for game in range(len(deals)):
            start(stream, seed, game)
            own, run = sheets.copy(), races.copy()
            if entries[move] != NONE:
                enter(tables, own[0], entries[move], number)
            for line in lines[move]:
                if line != NONE:
                    draw(tables, own[0], line)
            give_awards(tables, own, run, round)
            play_out(tables, own, run, round + 1, deals[game], stream)
            means[move] += total(own[0]) / len(deals)
    return means


@compiled
def play_out(
    tables: Tables, own: Sheets, races: Races, round: int, cards: Cards, stream: Stream
) -> None:
    """Play these cards semi-greedily, the first of them in that round."""
    glance, best = own.copy(), own.copy()
    for turn in range(len(cards)):
        most = -1.0
        for _ in range(GLANCES):
            glance[0] = own[0]
            number, bridges = np.int64(cards[turn, 0]), np.int64(cards[turn, 1])
            random_turn(tables, glance[0], number, bridges, stream)
            worth = simple_worth(tables, glance[0])
            if worth > most:
                most = worth
                best[0] = glance[0]
        own[0] = best[0]
        give_awards(tables, own, races, round + turn)
