"""Deals files: the order of the cards for many games, one deal per line."""

from hashi.records.notation import parse_deal
from hashi.records.unreadable import Unreadable
from hashi.rules import Card, Deck

LONGEST_DEALS_FILE = 10_000_000
LONGEST_DEAL = 1_000
"""In characters. More than a hundred thousand deals fit into a file."""


def parse_deals(text: str, deck: Deck) -> list[tuple[Card, ...]]:
    """All deals; blank lines, and lines that start with `#`, mean nothing."""
    deals = []
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_DEAL:
            raise Unreadable("line-too-long", number, most=LONGEST_DEAL)
        if line.strip() and not line.startswith("#"):
            try:
                deals.append(parse_deal(line, deck))
            except Unreadable as unreadable:
                raise unreadable.at(number) from None
    if not deals:
        raise Unreadable("no-deals")
    return deals
