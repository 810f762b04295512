"""R2.2: deals from a seed."""

from collections import Counter

from hashi.records import deck_named
from hashi.study import shuffled

DECK = deck_named("standard")

FIRST = "1/2 2/2 6/2 6/1 5/1 4/2 3/1 1/1 4/1 6/3 5/2 4/3 5/3 1/3 3/3 2/3 2/1 3/2"
FAR = "4/2 3/3 5/3 2/1 3/2 3/1 2/2 6/3 6/1 4/1 1/3 1/2 6/2 4/3 5/2 5/1 1/1 2/3"


def test_a_deal_is_the_whole_deck() -> None:
    assert sorted(shuffled(DECK, 1, 0)) == sorted(DECK.cards)


def test_a_seed_means_these_deals_for_all_time() -> None:
    assert " ".join(map(str, shuffled(DECK, 1, 0))) == FIRST
    assert " ".join(map(str, shuffled(DECK, -5, 10**9))) == FAR


def test_deals_differ_from_game_to_game_and_from_seed_to_seed() -> None:
    deals = {shuffled(DECK, seed, game) for seed in range(10) for game in range(10)}
    assert len(deals) == 100


def test_every_card_comes_to_every_place() -> None:
    """Each of 324 pairs is expected 20 times, with a spread of 4.3."""
    games = 360
    seen = Counter(pair for game in range(games) for pair in enumerate(shuffled(DECK, 0, game)))
    assert len(seen) == 18 * 18
    assert min(seen.values()) > 3
    assert max(seen.values()) < 40
