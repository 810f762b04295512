"""Deals made from a seed."""

from random import Random

from hashi.rules import Card, Deck
from hashi.study.chance import in_random_order


def shuffled(deck: Deck, seed: int, game: int) -> tuple[Card, ...]:
    """R2.2: the cards in the order of that game: those drawn, then the one in the box.

    A seed stands for an endless row of games, of which each deal can be made without the others.
    """
    return tuple(in_random_order(deck.cards, Random(f"deal {seed} {game}")))
