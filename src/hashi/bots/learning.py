"""How the weights of the evaluation are learned: from games that it plays with itself.

Players who always make the most promising move play game after game, alone and at tables, on random
boards. After each game, what every sheet on the way promised is moved a little towards what became
of it: temporal differences, with λ-returns. The step grows smaller as time goes by.

Alone, the deadlines of R6.2 come nearer in the first third of the games, from the last round to
where they belong: players who never met a goal in time would never learn what that is worth.

`python -m hashi.bots.learning` learns everything anew, with the same result each time, and writes
it beside this module.
"""

from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from hashi.bots.evaluation import WEIGHTS, Judge, Weights, plain_weights
from hashi.bots.features import MOST_FEATURES, Moment, outlook_on, read, see
from hashi.bots.policy import brisk_turn
from hashi.bots.position import judge_on
from hashi.kernel import Cards, Races, Sheets, give_awards, pack_races, pack_sheets, total
from hashi.kernel.bits import signed
from hashi.kernel.compiling import compiled
from hashi.kernel.tables import pack_islands
from hashi.kernel.trials import played_board
from hashi.records import DECK
from hashi.records.library import deck_named
from hashi.rules import ROUNDS, Board, Mode, Sheet
from hashi.rules.board import MOST_ISLANDS
from hashi.rules.game import START_NUMBERS

TRACE = 0.7
"""λ: how much a sheet learns from the end of the game, rather than from the sheet that follows."""

FIRST_STEP, LAST_STEP = 0.15, 0.02

SEED = 1
GAMES = {Mode.TABLE: 50_000, Mode.SOLO: 120_000}
"""How many games are played. At a table, two or three players learn from each."""

GAMES_PER_BOARD = 10

_FEWEST_LINES = 2

_ALL_ENTRIES = MOST_ISLANDS + 1


@compiled
def lesson(
    judge: Judge, sheets: Sheets, counting: np.uint64, moment: Moment, cards: Cards, step: float
) -> None:
    """Play a game on these sheets, and learn from it."""
    notes = np.zeros((len(sheets), ROUNDS, MOST_FEATURES + 1), np.uint16)
    banked = np.zeros((len(sheets), ROUNDS), np.float32)
    for round in range(ROUNDS + 1):
        now = Moment(round, moment.races, moment.outlook)
        if round:
            number, bridges = signed(cards[round - 1, 0]), signed(cards[round - 1, 1])
            see(now.outlook, number, bridges)
            for player in range(len(sheets)):
                brisk_turn(judge, sheets[player], counting, now, number, bridges, _ALL_ENTRIES)
        if round < ROUNDS:
            for player in range(len(sheets)):
                read(judge.tables, sheets[player], counting, now, judge.features)
                notes[player, round] = judge.features
                banked[player, round] = sheets[player].awards.sum()
        give_awards(judge.tables, sheets, now.races, round)
    for player in range(len(sheets)):
        _learn(judge.weights, notes[player], banked[player], signed(total(sheets[player])), step)


@compiled
def _learn(
    weights: Weights,
    notes: NDArray[np.uint16],
    banked: NDArray[np.float32],
    final: int,
    step: float,
) -> None:
    """Move what was promised after each round, the latest first, towards what came of it.

    The promise at the very end is the total, and needs no learning.
    """
    came_of_it = np.float64(final)
    for round in range(ROUNDS - 1, -1, -1):
        row = weights[ROUNDS - round]
        features = notes[round, 1 : notes[round, 0] + 1]
        promised = np.float64(banked[round])
        for feature in features:
            promised += row[feature]
        for feature in features:
            row[feature] += step * (came_of_it - promised) / len(features)
        came_of_it = TRACE * came_of_it + (1 - TRACE) * promised


def teach(weights: Weights, mode: Mode, board: Board, chance: Random, share: float) -> None:
    """A lesson from a random start with random cards, after that share of all games."""
    deck = deck_named(DECK).cards
    plain = [island for island in board.islands if not board.flags[island]]
    players = 1 if mode is Mode.SOLO else chance.choice((2, 3))
    blank = Sheet.blank(board)
    sheets = [
        blank.enter(chance.choice(plain), chance.choice(START_NUMBERS)) for _ in range(players)
    ]
    lesson(
        judge_on(board, weights),
        pack_sheets(sheets),
        pack_islands(board, board.islands),
        Moment(0, lenient_races(mode, share), outlook_on(deck)),
        np.array(chance.sample(deck, ROUNDS), np.uint8),
        FIRST_STEP + (LAST_STEP - FIRST_STEP) * share,
    )


def lenient_races(mode: Mode, share: float) -> Races:
    """Until when goals give their higher value, after that share of all games."""
    races = pack_races(mode)
    leniency = max(0.0, 1 - 3 * share)
    grace: Races = np.rint((ROUNDS - races) * leniency).astype(np.uint8)
    return races + grace


def random_board(chance: Random) -> Board:
    """A board that might be offered for play."""
    while True:
        board = Board(played_board(chance).rows)
        if board.is_connected and all(
            len(lines) >= _FEWEST_LINES for lines in board.lines_at.values()
        ):
            return board


def learn(mode: Mode, games: int, seed: int) -> Weights:
    """What so many games teach one who knows only what gives points."""
    weights, chance = plain_weights(), Random(seed)
    for number in range(0, games, GAMES_PER_BOARD):
        board = random_board(chance)
        for _ in range(GAMES_PER_BOARD):
            teach(weights, mode, board, chance, number / games)
    return weights


if __name__ == "__main__":
    learned = np.stack([learn(mode, GAMES[mode], SEED) for mode in Mode])
    np.save(Path(__file__).with_name(WEIGHTS), learned)
