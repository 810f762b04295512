"""Batches of games: reproducible, and each one for itself."""

from collections import Counter

import numpy as np
import pytest

from hashi.kernel import (
    below,
    deal,
    pack_races,
    pack_sheets,
    pack_tables,
    play_out,
    playouts,
    start,
    total,
)
from hashi.kernel.playout import Cards
from hashi.kernel.trials import Trial
from hashi.rules import ROUNDS, Board, Card, Mode

BOARD = Board(("oR.o..", ".ooBR.", "o....o", ".R..oR", "oB.oo.", "....Bo"))
TRIAL = Trial.on(BOARD, seed=1, players=1)
TABLES, RACES = pack_tables(BOARD), pack_races(Mode.SOLO)
SHEETS = pack_sheets([course.sheet for course in TRIAL.begin().courses])
DECK: Cards = np.array(TRIAL.setup.deck.cards, np.uint8)


def test_the_same_seed_plays_the_same_games() -> None:
    deals = deal(DECK, 50, seed=7)
    totals = playouts(TABLES, SHEETS, RACES, 1, deals, seed=3)
    assert np.array_equal(totals, playouts(TABLES, SHEETS, RACES, 1, deals, seed=3))
    assert not np.array_equal(totals, playouts(TABLES, SHEETS, RACES, 1, deals, seed=4))


def test_a_game_does_not_depend_on_those_before_it() -> None:
    table = Trial.on(BOARD, seed=1, players=3).begin()
    sheets = pack_sheets([course.sheet for course in table.courses])
    deals = deal(DECK, 100, seed=7)
    totals = playouts(TABLES, sheets, pack_races(Mode.TABLE), 1, deals, seed=3)
    stream = np.empty(1, np.uint64)
    for game, cards in enumerate(deals):
        alone = sheets.copy()
        start(stream, 3, game)
        play_out(TABLES, alone, pack_races(Mode.TABLE), 1, cards, stream)
        assert list(totals[game]) == [total(sheet) for sheet in alone]


def test_games_of_one_batch_differ_by_chance_alone() -> None:
    deals = np.repeat(deal(DECK, 1, seed=7), 50, axis=0)
    assert len(np.unique(playouts(TABLES, SHEETS, RACES, 1, deals, seed=3))) > 5


def test_the_position_is_left_as_it_was() -> None:
    sheets, races = SHEETS.copy(), RACES.copy()
    playouts(TABLES, sheets, races, 1, deal(DECK, 50, seed=7), seed=3)
    assert np.array_equal(sheets, SHEETS)
    assert np.array_equal(races, RACES)


def test_no_cards_left_count_the_points() -> None:
    no_deals = np.empty((1, 0, 2), np.uint8)
    assert playouts(TABLES, SHEETS, RACES, ROUNDS + 1, no_deals, seed=0) == total(SHEETS[0])


def test_a_deal_leaves_one_card_in_the_box() -> None:
    """R2.2"""
    unseen = DECK[:5]
    boxed = Counter[Card]()
    for cards in deal(unseen, 1000, seed=1):
        drawn = [Card(*map(int, card)) for card in cards]
        (box,) = {Card(*map(int, card)) for card in unseen} - set(drawn)
        assert len(drawn) == len(set(drawn)) == 4
        boxed[box] += 1
    assert len(boxed) == 5
    assert min(boxed.values()) > 150


def test_the_stream_is_splitmix64() -> None:
    """The first outputs for 0, as published with the generator."""
    stream = np.zeros(1, np.uint64)
    halves = [int(below(stream, 1 << 32)) for _ in range(3)]
    assert halves == [0xE220A839, 0x6E789E6A, 0x06C45D18]


@pytest.mark.parametrize("bound", [1, 3, 24])
def test_chance_is_even(bound: int) -> None:
    stream = np.empty(1, np.uint64)
    start(stream, 5, 0)
    seen = Counter(int(below(stream, bound)) for _ in range(2000 * bound))
    assert set(seen) == set(range(bound))
    assert max(abs(times - 2000) for times in seen.values()) < 200
