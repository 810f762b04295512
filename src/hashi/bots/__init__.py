"""Players made of code. Each sees only a `View`, and the same seed makes the same choices.

`features` are what one sees on a sheet, `evaluation` says what they promise, and `learning` taught
it; `moves` ranks all moves by that. `futures` plays them on, players moving by their `policy`, and
`halving` decides which of them to try longer. `position` leads from a view there and back.
"""

from collections.abc import Callable

from hashi.bots.bot import AS_USUAL, Bot, Budget
from hashi.bots.master import MasterBot
from hashi.bots.novice import NoviceBot
from hashi.bots.random_bot import RandomBot
from hashi.bots.steady import SteadyBot

__all__ = ["AS_USUAL", "CHARACTERS", "Bot", "Budget", "make_bot"]


CHARACTERS: dict[str, Callable[[int, Budget], Bot]] = {
    "random": lambda seed, _: RandomBot(seed),
    "novice": lambda seed, _: NoviceBot(seed),
    "steady": lambda seed, _: SteadyBot(seed),
    "master": MasterBot,
}
"""The bots to choose from, and how to seat each."""


def make_bot(name: str, seed: int, budget: Budget = AS_USUAL) -> Bot:
    """The bot of that name, with a random source of its own."""
    return CHARACTERS[name](seed, budget)
