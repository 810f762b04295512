"""Sampled futures: what becomes of sheets with given cards."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hashi.bots.evaluation import Judge
from hashi.bots.features import Moment, see
from hashi.bots.policy import brisk_turn
from hashi.kernel import Cards, Races, Sheets, Tables, give_awards, total
from hashi.kernel.bits import signed
from hashi.kernel.compiling import compiled
from hashi.kernel.tables import GOALS
from hashi.rules import ROUNDS

BREADTH = 3
"""How many entries players consider in a simulated future; fewer is faster and worse."""

_NEVER = ROUNDS + 1


class Rivals(NamedTuple):
    """How the others at a table fare with certain cards, whatever one does oneself."""

    points: NDArray[np.int64]
    """By rival: what the islands give, and the awards that they had before."""
    reached: NDArray[np.uint8]
    """By rival and goal: in which round from now on it is reached."""


NO_RIVALS = Rivals(np.empty(0, np.int64), np.empty((0, GOALS), np.uint8))


@compiled
def play_on(
    judge: Judge,
    sheets: Sheets,
    counting: NDArray[np.uint64],
    moment: Moment,
    cards: Cards,
    reached: NDArray[np.uint8],
) -> None:
    """Play these cards, the first of them in the round after that moment.

    The moment's arrays move along. In `reached`, by player and goal, the rounds are filled in.
    """
    for turn in range(len(cards)):
        number, bridges = signed(cards[turn, 0]), signed(cards[turn, 1])
        now = Moment(moment.round + 1 + turn, moment.races, moment.outlook)
        see(now.outlook, number, bridges)
        for player in range(len(sheets)):
            brisk_turn(judge, sheets[player], counting[player], now, number, bridges, BREADTH)
            for goal in range(GOALS):
                if not sheets[player].awards[goal]:
                    reached[player, goal] = _NEVER
        give_awards(judge.tables, sheets, now.races, now.round)
        for player in range(len(sheets)):
            for goal in range(GOALS):
                if sheets[player].awards[goal] and reached[player, goal] == _NEVER:
                    reached[player, goal] = now.round


@compiled
def rivals_of(
    judge: Judge, sheets: Sheets, counting: NDArray[np.uint64], moment: Moment, cards: Cards
) -> Rivals:
    """How these sheets fare with these cards."""
    played = sheets.copy()
    reached = np.zeros((len(sheets), GOALS), np.uint8)
    now = Moment(moment.round, moment.races.copy(), moment.outlook.copy())
    play_on(judge, played, counting, now, cards, reached)
    points = np.empty(len(sheets), np.int64)
    for rival in range(len(sheets)):
        for goal in range(GOALS):
            played[rival].awards[goal] = sheets[rival].awards[goal]
            if sheets[rival].awards[goal]:
                reached[rival, goal] = _NEVER
        points[rival] = total(played[rival])
    return Rivals(points, reached)


@compiled
def worths(
    judge: Judge,
    sheets: Sheets,
    counting: NDArray[np.uint64],
    moment: Moment,
    cards: Cards,
    rivals: Rivals,
) -> NDArray[np.float64]:
    """What each of these sheets, of which one is to be chosen, is worth if these cards come.

    Alone that is the total; at a table, by how much it beats the best of the others.
    """
    worths = np.empty(len(sheets), np.float64)
    own = sheets[:1].copy()
    reached = np.zeros((1, GOALS), np.uint8)
    races, outlook = moment.races.copy(), moment.outlook.copy()
    for at in range(len(sheets)):
        own[0] = sheets[at]
        for number in range(len(outlook)):
            outlook[number] = moment.outlook[number]
        for goal in range(GOALS):
            races[goal] = moment.races[goal]
            for rival in range(len(rivals.points)):
                races[goal] = min(races[goal], rivals.reached[rival, goal])
        give_awards(judge.tables, own, races, moment.round)
        now = Moment(moment.round, races, outlook)
        play_on(judge, own, counting, now, cards, reached)
        worths[at] = total(own[0]) - _best_rival(judge.tables, rivals, races)
    return worths


@compiled
def _best_rival(tables: Tables, rivals: Rivals, races: Races) -> int:
    """The best of the others' totals, where goals give their higher value until these rounds."""
    best = 0
    for rival in range(len(rivals.points)):
        points = rivals.points[rival]
        for goal in range(GOALS):
            if rivals.reached[rival, goal] <= races[goal]:
                points += tables.first[goal]
            elif rivals.reached[rival, goal] != _NEVER:
                points += tables.later[goal]
        best = max(best, points)
    return best
