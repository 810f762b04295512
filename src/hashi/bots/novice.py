"""The bot that plays like someone who has just read the rules."""

from hashi.bots.bot import all_starts, chance
from hashi.bots.evaluation import plain_weights
from hashi.bots.position import Position, judge_on, own_seat, unpacked
from hashi.rules import Move, Start, View

GLANCE = 12
"""How many moves a novice looks at; the best one is often not among them."""


class NoviceBot:
    """Likes to finish islands now. What takes more than this move is out of its sight."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, view: View) -> Start:
        return chance(self.seed, view).choice(all_starts(view.setup.board))

    def choose(self, view: View) -> Move:
        judge = judge_on(view.setup.board, plain_weights())
        moves = Position.of(view, judge, own_seat(view)).moves()
        everything = range(len(moves.promises))
        noticed = chance(self.seed, view).sample(everything, min(GLANCE, len(everything)))
        return unpacked(view, moves, max(noticed, key=lambda at: moves.promises[at]))
