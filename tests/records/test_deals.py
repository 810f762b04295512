"""Deals files, also those that no well-meaning person wrote."""

import pytest

from hashi.records import Unreadable, deck_named, parse_deals
from hashi.records.deals import LONGEST_DEAL

DECK = deck_named("standard")
DEAL = " ".join(map(str, DECK.cards))
BACKWARDS = " ".join(map(str, reversed(DECK.cards)))


def test_a_deal_per_line() -> None:
    assert parse_deals(f"{DEAL}\n{BACKWARDS}\n", DECK) == [DECK.cards, DECK.cards[::-1]]


def test_blank_lines_comments_and_other_systems_ends_of_line_mean_nothing() -> None:
    text = f"# two deals\r\n\r\n  {DEAL}  \r\n\r\n{BACKWARDS}"
    assert parse_deals(text, DECK) == parse_deals(f"{DEAL}\n{BACKWARDS}\n", DECK)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (DEAL.replace("6/3", "6/2"), "not-a-deal"),
        (DEAL.removesuffix(" 6/3"), "not-a-deal"),
        (f"{DEAL} 6/3", "not-a-deal"),
        (DEAL.replace("6/3", "6/9"), "not-a-deal"),
        (DEAL.replace("6/3", "six"), "not-a-card"),
        (DEAL.replace(" ", ","), "not-a-card"),
        ("1/1 " * LONGEST_DEAL, "line-too-long"),
    ],
)
def test_what_is_not_a_deal_is_named_with_its_line(line: str, problem: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_deals(f"{DEAL}\n\n{line}\n{DEAL}\n", DECK)
    assert (unreadable.value.problem, unreadable.value.line) == (problem, 3)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_a_file_without_deals(text: str) -> None:
    with pytest.raises(Unreadable, match="no-deals"):
        parse_deals(text, DECK)
