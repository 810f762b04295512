"""What one can have printed."""

from collections.abc import Sequence

from hashi.i18n.catalogue import say
from hashi.paper.cards import add_cards
from hashi.paper.pad import add_pad
from hashi.paper.paper import Paper, Printed
from hashi.paper.sheets import add_sheets
from hashi.paper.style import Style
from hashi.paper.summary import add_summary
from hashi.records import DECK, BoardFile, deck_named


def print_game(boards: Sequence[BoardFile], style: Style) -> Printed:
    """Sheets of these boards, the cards, a pad for the points, and the rules on a page."""
    paper = Paper(style, say(style.language, "game"))
    deck = deck_named(DECK)
    for found in boards:
        add_sheets(paper, found, deck)
    add_cards(paper, deck)
    add_pad(paper)
    add_summary(paper)
    return paper.printed()
