"""The bot that plays anything that is allowed."""

from hashi.bots.bot import all_starts, chance
from hashi.rules import Line, Move, Start, View, legal_bridges, legal_entries


class RandomBot:
    """Enters numbers and draws bridges wherever it may."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, view: View) -> Start:
        return chance(self.seed, view).choice(all_starts(view.setup.board))

    def choose(self, view: View) -> Move:
        assert view.card is not None, "a card is turned up"
        dice = chance(self.seed, view)
        entries = legal_entries(view.sheet, view.card)
        entry = dice.choice(entries) if entries else None
        marked = view.sheet.enter(entry, view.card.number) if entry else view.sheet
        bridges: list[Line] = []
        while len(bridges) < view.card.bridges and (lines := legal_bridges(marked)):
            bridges.append(dice.choice(lines))
            marked = marked.draw(bridges[-1])
        return Move(entry, tuple(bridges) if len(bridges) == view.card.bridges else ())
