"""A card drawn with characters."""

import pytest
from pictures import card

from hashi.draw.card import draw_card
from hashi.records import DECK, deck_named
from hashi.rules import Card


def test_a_card_shows_its_number_and_its_bridges() -> None:
    assert draw_card(card("5/3")) == [
        "╭───────────────╮",
        "│     █████     │",
        "│     █         │",
        "│     ████      │",
        "│         █     │",
        "│     ████      │",
        "│               │",
        "│  ╭─╮ ╭─╮ ╭─╮  │",
        "╰───────────────╯",
    ]


@pytest.mark.parametrize("each", deck_named(DECK).cards, ids=str)
def test_all_cards_are_equally_large(each: Card) -> None:
    rows = draw_card(each)
    assert (len(rows), {len(row) for row in rows}) == (9, {17})
    assert "".join(rows[1:-1]).count("╭─╮") == each.bridges
