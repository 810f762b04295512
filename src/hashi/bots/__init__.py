"""Players made of code. Each sees only a `View`, and the same seed makes the same choices."""

from collections.abc import Callable
from dataclasses import dataclass

from hashi.bots.bot import Bot, Budget
from hashi.bots.random_bot import RandomBot

__all__ = ["CHARACTERS", "Bot", "Budget", "Character", "make_bot"]


@dataclass(frozen=True)
class Character:
    """A bot to choose from: how it plays, in a line, and how to seat it."""

    summary: str
    make: Callable[[int, Budget], Bot]


CHARACTERS = {
    "random": Character("Plays anything that is allowed.", lambda seed, _: RandomBot(seed)),
}


def make_bot(name: str, seed: int, budget: Budget = Budget()) -> Bot:
    """The bot of that name, with a random source of its own."""
    return CHARACTERS[name].make(seed, budget)
