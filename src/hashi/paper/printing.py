"""What one can have printed."""

from collections.abc import Iterator, Sequence

from hashi.i18n.catalogue import say
from hashi.paper.cards import card_leaves
from hashi.paper.leaf import Leaf, put_leaf
from hashi.paper.pad import put_pad
from hashi.paper.paper import Paper, Printed
from hashi.paper.sheets import sheet_leaves
from hashi.paper.style import Choice, Style
from hashi.paper.summary import put_summary
from hashi.records import DECK, BoardFile, deck_named

EVERYTHING = Choice()


def print_game(boards: Sequence[BoardFile], style: Style, choice: Choice = EVERYTHING) -> Printed:
    """Sheets of these boards, the cards, a pad for the points, and the rules on a page."""
    paper = Paper(style, say(style.language, "game"))
    for leaf in _leaves(boards, style, choice):
        put_leaf(paper, leaf)
    return paper.printed()


def _leaves(boards: Sequence[BoardFile], style: Style, choice: Choice) -> Iterator[Leaf]:
    deck = deck_named(DECK)
    if "sheets" in choice.contents:
        yield from sheet_leaves(boards, deck, style, choice.copies)
    if "cards" in choice.contents:
        yield from card_leaves(deck)
    if "pad" in choice.contents:
        yield Leaf(put_pad)
    if "rules" in choice.contents:
        yield Leaf(put_summary)
