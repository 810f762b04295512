"""Players made of code. Each sees only a `View`, and the same seed makes the same choices.

`evaluation` judges sheets, with weights from `learning`; `moves` ranks all moves by that, `futures`
plays them on, and `halving` decides which of them to look at longer.
"""

from collections.abc import Callable
from dataclasses import dataclass

from hashi.bots.bot import Bot, Budget
from hashi.bots.master import MasterBot
from hashi.bots.novice import NoviceBot
from hashi.bots.random_bot import RandomBot
from hashi.bots.steady import SteadyBot

__all__ = ["CHARACTERS", "Bot", "Budget", "Character", "make_bot"]


@dataclass(frozen=True)
class Character:
    """A bot to choose from: how it plays, in a line, and how to seat it."""

    summary: str
    make: Callable[[int, Budget], Bot]


CHARACTERS = {
    "random": Character("Plays anything that is allowed.", lambda seed, _: RandomBot(seed)),
    "novice": Character(
        "Likes to finish islands now, and forgets flags and deadlines.",
        lambda seed, _: NoviceBot(seed),
    ),
    "steady": Character(
        "Looks at every move with the card in hand, and keeps room for the cards to come.",
        lambda seed, _: SteadyBot(seed),
    ),
    "master": Character(
        "Tries its moves out in many possible futures, and keeps an eye on your sheet.",
        MasterBot,
    ),
}


def make_bot(name: str, seed: int, budget: Budget = Budget()) -> Bot:
    """The bot of that name, with a random source of its own."""
    return CHARACTERS[name].make(seed, budget)
