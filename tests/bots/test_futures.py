"""Sampled futures."""

import numpy as np
import pytest

from hashi.bots.features import Moment, outlook_on
from hashi.bots.futures import NO_RIVALS, Rivals, rivals_of, worths
from hashi.bots.position import Position, judge_of, own_seat_first
from hashi.kernel import deal, pack_races, pack_sheets
from hashi.kernel.trials import Trial
from hashi.records.library import board_file
from hashi.rules import ROUNDS, Goal, Mode, Sheet, View
from hashi.rules.scoring import WORTH

A = board_file("A").board
NEVER = ROUNDS + 1


def opening(players: int) -> Position:
    """The first card is turned up."""
    trial = Trial.on(A, seed=2, players=players)
    view = View.of(trial.begin().reveal(trial.cards[0]), 0)
    return Position.of(view, judge_of(view), own_seat_first(view))


def a_deal(position: Position) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    trial = Trial.on(A, seed=2, players=1)
    unseen = [card for card in trial.setup.deck.cards if card != position.card]
    cards: np.ndarray[tuple[int, int], np.dtype[np.uint8]] = deal(np.array(unseen, np.uint8), 1, 5)[
        0
    ]
    return cards


def test_each_sheet_has_the_same_future_whatever_is_compared_with_it() -> None:
    position = opening(players=1)
    cards, sheets = a_deal(position), position.after(position.moves())[:6]
    together = position.worths(sheets, cards)
    alone = [position.worths(sheets[at : at + 1], cards)[0] for at in range(6)]
    assert list(together) == alone
    assert len(set(alone)) > 1


def test_trying_out_leaves_everything_as_it_was() -> None:
    position = opening(players=3)
    sheets = position.after(position.moves())[:3]
    moment = position.moment
    touchable = (sheets, position.sheets, moment.races, moment.outlook)
    before = [part.copy() for part in touchable]
    position.worths(sheets, a_deal(position))
    assert all(map(np.array_equal, before, touchable))


def test_rivals_make_a_sheet_worth_less() -> None:
    position = opening(players=2)
    cards, sheets = a_deal(position), position.after(position.moves())[:4]
    judge, _, counting, moment, _ = position
    alone = worths(judge, sheets, counting[:1], moment, cards, NO_RIVALS)
    assert (position.worths(sheets, cards) < alone - 20).all()


def test_rivals_reach_goals_in_the_rounds_to_come() -> None:
    position = opening(players=2)
    judge, sheets, counting, moment, _ = position
    rivals = rivals_of(judge, sheets[1:], counting[1:], moment, a_deal(position))
    rounds = rivals.reached[rivals.reached != NEVER]
    assert len(rounds)
    assert rounds.min() > moment.round
    assert rounds.max() <= ROUNDS


@pytest.mark.parametrize("taken", [False, True])
@pytest.mark.parametrize("goal", Goal)
def test_r5_4_a_rival_gets_the_higher_value_unless_it_was_taken(goal: Goal, taken: bool) -> None:
    """The game is over, nothing is on the own sheet, and the rival reached one goal in round 9."""
    at = list(Goal).index(goal)
    reached = np.full((1, len(Goal)), NEVER, np.uint8)
    reached[0, at] = 9
    races = pack_races(Mode.TABLE)
    races[at] = 8 if taken else ROUNDS
    no_cards = np.empty((0, 2), np.uint8)
    position = opening(players=2)
    end = Moment(ROUNDS, races, outlook_on(()))
    rivals = Rivals(np.array([10]), reached)
    blank = pack_sheets([Sheet.blank(A)])
    answer = worths(position.judge, blank, position.counting[:1], end, no_cards, rivals)
    its_points = WORTH[goal].later if taken else WORTH[goal].first
    assert answer[0] == -(10 + its_points)
