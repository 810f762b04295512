"""The bot that looks at every move with the card in hand."""

from hashi.bots.bot import chance
from hashi.bots.openings import Openings
from hashi.bots.position import Position, judge_of, own_seat, unpacked
from hashi.rules import Move, Start, View


class SteadyBot:
    """Makes the move after which its sheet promises most."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, view: View) -> Start:
        return Openings(view).likely(chance(self.seed, view))

    def choose(self, view: View) -> Move:
        moves = Position.of(view, judge_of(view), own_seat(view)).moves()
        return unpacked(view, moves, int(moves.promises.argmax()))
