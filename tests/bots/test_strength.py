"""The characters differ as they should; `benchmarks/strength.py` measures by how much."""

from statistics import mean

from bot_games import play_game

from hashi.bots import AS_USUAL, Budget, make_bot
from hashi.records.library import board_file
from hashi.rules import Board

A, B = board_file("A").board, board_file("B").board


def solo_mean(name: str, deals: range, budget: Budget = AS_USUAL, side: Board = A) -> float:
    games = [play_game(side, [make_bot(name, deal, budget)], deal) for deal in deals]
    return mean(game.scores[0].total for game in games)


def test_each_plays_better_than_the_one_before() -> None:
    """Six and twenty points would be expected. Seeds are set, so that luck has no part in it."""
    random, novice, steady = (solo_mean(name, range(12)) for name in ("random", "novice", "steady"))
    assert random + 3 < novice
    assert novice + 8 < steady


def test_thinking_helps() -> None:
    """On the harder side, where a first glance misleads; five points would be expected."""
    deals = range(8)
    thoughtful = solo_mean("master", deals, Budget(playouts=100), B)
    assert thoughtful > solo_mean("master", deals, Budget(playouts=0), B) + 1
