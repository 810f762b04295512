"""Whichever entry of a packed table is wrong, the kernel no longer plays as the rules do."""

from collections.abc import Iterable, Iterator

import numpy as np
import pytest

from hashi.kernel.lockstep import Diverged, check_with
from hashi.kernel.tables import GOALS, TABLES, Races, Tables, pack_races, pack_tables
from hashi.kernel.trials import Trial
from hashi.rules import Board, Mode

BOARD = Board(("Ro.o", "o.oB", "oo.o"))
ISLANDS, LINES = len(BOARD.islands), len(BOARD.lines)

TRIALS = [Trial.on(BOARD, seed, players=2) for seed in (231, 4551, 8992, 1950, 5616, 1, 4)]
"""Found by trying: together they show every wrong bit. In the first, each goal is won twice."""

ENTRIES: dict[str, list[tuple[int, ...]]] = {
    "unflagged": [()],
    "lines_at": [(island, 0) for island in range(ISLANDS)],
    "crossings": [(line, 0) for line in range(LINES)],
    "wanted": [(0,), (1,)],
    "ends": [(line, end) for line in range(LINES) for end in (0, 1)],
    "first": [(goal,) for goal in range(GOALS)],
    "later": [(goal,) for goal in range(GOALS)],
}
"""The entries that this board has in each table; its lines need but one word."""

BITS = {"unflagged": ISLANDS, "lines_at": LINES, "crossings": LINES, "wanted": ISLANDS}
"""How many bits of an entry mean something, where it is a set."""

BITS_OF_A_NUMBER = 6

LARGE = Board(
    ("oooo.ooo", "o.oooooo", "oo.ooo.o", "oooooo.o", "oo.ooooo", "oooo.ooo", "o.oooooo"),
)
"""A board whose lines need both words."""


def is_noticed(tables: Tables, races: Races, trials: Iterable[Trial] = TRIALS) -> bool:
    try:
        for trial in trials:
            check_with(tables, races, trial)
    except Diverged:
        return True
    return False


def spoiled(table: str) -> Iterator[tuple[str, Tables]]:
    """The tables, with one bit of one entry of this table turned over, and a name for that bit."""
    for entry in ENTRIES[table]:
        for bit in range(BITS.get(table, BITS_OF_A_NUMBER)):
            packed = np.array([pack_tables(BOARD)], TABLES)
            packed[table][0, *entry] ^= packed[table].dtype.type(1 << bit)
            yield f"{table}{entry} bit {bit}", packed[0]


def test_true_tables_pass() -> None:
    assert not is_noticed(pack_tables(BOARD), pack_races(Mode.TABLE))


def test_every_table_is_spoiled() -> None:
    assert set(ENTRIES) == set(TABLES.names or ())


@pytest.mark.parametrize("table", ENTRIES)
def test_a_wrong_bit_is_noticed(table: str) -> None:
    races = pack_races(Mode.TABLE)
    assert [name for name, tables in spoiled(table) if not is_noticed(tables, races)] == []


@pytest.mark.parametrize("goal", range(GOALS))
def test_a_wrong_race_is_noticed(goal: int) -> None:
    for bit in range(BITS_OF_A_NUMBER):
        races = pack_races(Mode.TABLE)
        races[goal] ^= np.uint8(1 << bit)
        assert is_noticed(pack_tables(BOARD), races)


def test_what_the_board_lacks_is_empty() -> None:
    packed = np.array([pack_tables(BOARD)], TABLES)
    for table, entries in ENTRIES.items():
        for entry in entries:
            packed[table][0, *entry] = 0
    assert not any(packed[table].any() for table in ENTRIES)


@pytest.mark.parametrize(("table", "entry"), [("lines_at", 12), ("crossings", 60)])
def test_a_wrong_bit_in_the_second_word_is_noticed(table: str, entry: int) -> None:
    trial = Trial.on(LARGE, seed=0, players=1)
    packed = np.array([pack_tables(LARGE)], TABLES)
    races = pack_races(Mode.SOLO)
    assert not is_noticed(packed[0], races, [trial])
    word = packed[table][0, entry, 1]
    packed[table][0, entry, 1] = word & (word - np.uint64(1))
    assert word
    assert is_noticed(packed[0], races, [trial])
