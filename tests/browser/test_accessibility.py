"""axe-core finds nothing on any page, in both themes and sizes."""

from collections.abc import Iterator

import pytest
from browser.axe import AXE, violations
from browser.conftest import Visit
from browser.table_page import TablePage
from browser.tour import (
    EARLY,
    Stop,
    among_friends,
    around_one_device,
    at_home,
    learning,
    on_paper,
    printing,
    reading_the_rules,
    watching_again,
    with_bots,
)


def _stops(visit: Visit, part: str) -> Iterator[Stop]:
    def guest() -> TablePage:
        player = visit()
        player.page.add_init_script(AXE)  # which no content security policy hinders
        return player

    match part:
        case "home":
            return at_home(guest())
        case "friends":
            return among_friends(guest(), guest())
        case "device":
            return around_one_device(guest())
        case "replay":
            return watching_again(guest())
        case "rules":
            return reading_the_rules(guest())
        case "learn":
            return learning(guest())
        case "print":
            return printing(guest())
        case "paper":
            return on_paper(guest())
        case _:
            return with_bots(guest(), EARLY)


@pytest.mark.parametrize(
    "part", ["home", "friends", "device", "replay", "rules", "learn", "print", "paper", "bots"]
)
def test_axe_finds_no_violation(visit: Visit, part: str) -> None:
    found = [
        f"{name}, {each}" for name, player in _stops(visit, part) for each in violations(player)
    ]
    assert not found, "\n".join(found)
