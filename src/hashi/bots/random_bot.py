"""The bot that plays anything that is allowed."""

import random

from hashi.rules import Move, Start, View, legal_bridges, legal_entries
from hashi.rules.game import START_NUMBERS


class RandomBot:
    """Enters numbers and draws bridges wherever it may."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, view: View) -> Start:
        chance = self._chance(view)
        plain = [island for island, flag in view.setup.board.flags.items() if not flag]
        return Start(chance.choice(plain), chance.choice(START_NUMBERS))

    def choose(self, view: View) -> Move:
        assert view.card is not None, "a card is turned up"
        chance = self._chance(view)
        entries = legal_entries(view.sheet, view.card)
        entry = chance.choice(entries) if entries else None
        marked = view.sheet.enter(entry, view.card.number) if entry else view.sheet
        bridges = []
        while len(bridges) < view.card.bridges and (lines := legal_bridges(marked)):
            bridges.append(chance.choice(lines))
            marked = marked.draw(bridges[-1])
        return Move(entry, tuple(bridges) if len(bridges) == view.card.bridges else ())

    def _chance(self, view: View) -> random.Random:
        """The same for the same seed, seat and round, whatever was played before."""
        return random.Random(f"{self.seed} {view.seat} {view.round}")
