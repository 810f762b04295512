"""Sampled futures: what becomes of a sheet, and of the others at the table, with given cards."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hashi.bots.evaluation import BRIDGES_UNSEEN, Judge, Moment, Outlook
from hashi.bots.moves import Moves, write_move
from hashi.bots.policy import brisk_turn
from hashi.kernel import Cards, Sheets, give_awards, total
from hashi.kernel.compiling import compiled
from hashi.kernel.tables import GOALS, Races, Tables
from hashi.rules import ROUNDS
from hashi.rules.cards import HIGHEST_NUMBER
from hashi.rules.scoring import POINTS_PER_ISLAND

BREADTH = 3
"""How many entries players consider in a simulated future; fewer is faster and worse."""

_NOT_REACHED = ROUNDS + 1


class Rivals(NamedTuple):
    """How the others at the table fare with certain cards, whatever one does oneself."""

    points: NDArray[np.int64]
    """By rival: what the islands give, and the awards of the past."""
    reached: NDArray[np.uint8]
    """By rival and goal: in which round from now on, if at all."""


@compiled
def see(outlook: Outlook, card: NDArray[np.uint8]) -> None:
    """A card is unseen no more."""
    outlook[card[0] : HIGHEST_NUMBER + 1] -= 1
    outlook[BRIDGES_UNSEEN] -= card[1]


@compiled
def play_on(
    judge: Judge, sheets: Sheets, counting: NDArray[np.uint64], moment: Moment, cards: Cards
) -> None:
    """Play these cards, the first of them in that round; the moment's arrays move along."""
    for turn in range(len(cards)):
        see(moment.outlook, cards[turn])
        now = Moment(moment.round + turn, moment.races, moment.outlook)
        play_card(judge, sheets, counting, now, cards[turn])


@compiled
def play_card(
    judge: Judge,
    sheets: Sheets,
    counting: NDArray[np.uint64],
    moment: Moment,
    card: NDArray[np.uint8],
) -> None:
    """R3.1: all play the card turned up, and R5.4: get what they earn."""
    number, bridges = np.int64(card[0]), np.int64(card[1])
    for player in range(len(sheets)):
        brisk_turn(judge, sheets[player], counting[player], moment, number, bridges, BREADTH)
    give_awards(judge.tables, sheets, moment.races, moment.round)


@compiled
def totals_alone(
    judge: Judge, sheets: Sheets, counting: np.uint64, moment: Moment, cards: Cards
) -> NDArray[np.float32]:
    """The total of each sheet, played on with these cards as if there were no other."""
    totals = np.empty(len(sheets), np.float32)
    everywhere = np.full(1, counting, np.uint64)
    for at in range(len(sheets)):
        own = sheets[at : at + 1].copy()
        now = Moment(moment.round, moment.races.copy(), moment.outlook.copy())
        play_on(judge, own, everywhere, now, cards)
        totals[at] = total(own[0])
    return totals


@compiled
def rivals_of(
    judge: Judge, sheets: Sheets, counting: NDArray[np.uint64], moment: Moment, cards: Cards
) -> Rivals:
    """The future of the other sheets, if these cards come, the first of them now turned up."""
    others = sheets[1:].copy()
    reached = np.full((len(others), GOALS), _NOT_REACHED, np.uint8)
    races, outlook = moment.races.copy(), moment.outlook.copy()
    for turn in range(len(cards)):
        round = moment.round + turn
        if turn:
            see(outlook, cards[turn])
        play_card(judge, others, counting[1:], Moment(round, races, outlook), cards[turn])
        for rival in range(len(others)):
            for goal in range(GOALS):
                won_now = others[rival].awards[goal] and reached[rival, goal] == _NOT_REACHED
                if won_now and not sheets[1 + rival].awards[goal]:
                    reached[rival, goal] = round
    points = np.empty(len(others), np.int64)
    for rival in range(len(others)):
        others[rival].awards[:] = sheets[1 + rival].awards
        points[rival] = total(others[rival])
    return Rivals(points, reached)


@compiled
def worths(
    judge: Judge,
    sheets: Sheets,
    counting: NDArray[np.uint64],
    moment: Moment,
    moves: Moves,
    cards: Cards,
) -> NDArray[np.float32]:
    """What each move with the first of these cards is worth on the first sheet, if the rest come.

    Alone that is the total; at a table, by how much it beats the best of the others.
    """
    rivals = rivals_of(judge, sheets, counting, moment, cards)
    worths = np.empty(len(moves.entries), np.float32)
    own = sheets[:1].copy()
    races, outlook = moment.races.copy(), moment.outlook.copy()
    for move in range(len(moves.entries)):
        own[0] = sheets[0]
        outlook[:] = moment.outlook
        races[:] = moment.races
        for rival in range(len(rivals.points)):
            races[:] = np.minimum(races, rivals.reached[rival])
        number = np.int64(cards[0, 0])
        write_move(judge.tables, own[0], number, moves.entries[move], moves.lines[move])
        own[0].finished &= counting[0]
        give_awards(judge.tables, own, races, moment.round)
        after = Moment(moment.round + 1, races, outlook)
        play_on(judge, own, counting[:1], after, cards[1:])
        worths[move] = total(own[0]) - _best_rival(judge.tables, rivals, races)
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
            elif rivals.reached[rival, goal] != _NOT_REACHED:
                points += tables.later[goal]
        best = max(best, points)
    return best
