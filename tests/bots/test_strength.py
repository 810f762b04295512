"""The characters differ as they should; `benchmarks/strength.py` measures by how much."""

from statistics import mean

from bot_games import play_game

from hashi.bots import AS_USUAL, Budget, make_bot
from hashi.records.library import board_file

A = board_file("A").board


def solo_mean(name: str, deals: range, budget: Budget = AS_USUAL) -> float:
    games = [play_game(A, [make_bot(name, deal, budget)], deal) for deal in deals]
    return mean(game.scores[0].total for game in games)


def test_each_plays_better_than_the_one_before() -> None:
    """Six and twenty points would be expected. Seeds are set, so that luck has no part in it."""
    random, novice, steady = (solo_mean(name, range(12)) for name in ("random", "novice", "steady"))
    assert random + 3 < novice
    assert novice + 8 < steady


def test_thinking_helps() -> None:
    """Two points would be expected."""
    deals = range(12)
    thoughtful = solo_mean("master", deals, Budget(playouts=100))
    assert thoughtful > solo_mean("master", deals, Budget(playouts=0)) + 1
