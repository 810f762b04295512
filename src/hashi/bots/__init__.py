"""Players made of code. Each sees only a `View`, and the same seed makes the same choices.

`features` are what one sees on a sheet, `evaluation` says what they promise, and `learning` taught
it; `moves` ranks all moves by that. `futures` plays them on, players moving by their `policy`, and
`halving` decides which of them to try longer. `position` leads from a view there and back.
"""

from collections.abc import Callable
from dataclasses import dataclass

from hashi.bots.bot import AS_USUAL, Bot, Budget
from hashi.bots.master import MasterBot
from hashi.bots.novice import NoviceBot
from hashi.bots.random_bot import RandomBot
from hashi.bots.steady import SteadyBot

__all__ = ["AS_USUAL", "CHARACTERS", "Bot", "Budget", "Character", "make_bot"]


@dataclass(frozen=True)
class Character:
    """A bot to choose from: how it plays, in a line, and how to seat it."""

    summary: str
    make: Callable[[int, Budget], Bot]


CHARACTERS = {
    "random": Character("Plays anything that is allowed.", lambda seed, _: RandomBot(seed)),
    "novice": Character(
        "Likes to finish islands now, and takes a goal only when it is a move away.",
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


def make_bot(name: str, seed: int, budget: Budget = AS_USUAL) -> Bot:
    """The bot of that name, with a random source of its own."""
    return CHARACTERS[name].make(seed, budget)
