"""How the weights are learned."""

from random import Random

import numpy as np
import pytest

from hashi.bots.evaluation import load_weights, plain_weights
from hashi.bots.features import FEATURES
from hashi.bots.learning import learn, lenient_races, random_board
from hashi.kernel import pack_races
from hashi.rules import ROUNDS, Mode
from hashi.rules.board import FLAGS


@pytest.mark.parametrize("mode", Mode)
def test_the_same_seed_teaches_the_same(mode: Mode) -> None:
    once, again, otherwise = (learn(mode, games=20, seed=seed) for seed in (1, 1, 2))
    assert (once == again).all()
    assert (once != otherwise).any()
    assert (once != plain_weights()).any()


def test_what_was_learned_fits_the_features() -> None:
    weights = load_weights()
    assert weights.shape == (len(Mode), ROUNDS + 1, FEATURES)
    assert np.isfinite(weights).all()


def test_alone_the_deadlines_come_nearer_and_then_hold() -> None:
    assert (lenient_races(Mode.SOLO, 0) == ROUNDS).all()
    on_the_way = lenient_races(Mode.SOLO, 1 / 6)
    assert (pack_races(Mode.SOLO) < on_the_way).all()
    assert (on_the_way < ROUNDS).all()
    for share in (1 / 3, 1):
        assert (lenient_races(Mode.SOLO, share) == pack_races(Mode.SOLO)).all()


def test_at_a_table_goals_are_open_to_all_from_the_beginning() -> None:
    assert (lenient_races(Mode.TABLE, 0) == pack_races(Mode.TABLE)).all()


def test_boards_to_learn_on_might_be_played_on() -> None:
    board = random_board(Random(1))
    assert {flag: len(islands) for flag, islands in board.flagged.items()} == FLAGS
    assert board.is_connected
    assert min(map(len, board.lines_at.values())) >= 2
