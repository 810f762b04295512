"""Deals made from a seed."""

from random import Random

from hashi.rules import Card, Deck


def shuffled(deck: Deck, seed: int, game: int) -> tuple[Card, ...]:
    """R2.2: the cards in the order of that game: those drawn, then the one in the box.

    A seed stands for an endless row of games, of which each deal can be made without the others.
    """
    # Python promises the numbers of `random()` for a seed, and not what `shuffle` makes of them.
    chance = Random(f"deal {seed} {game}")
    cards = list(deck.cards)
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
