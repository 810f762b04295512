"""axe-core finds nothing on any page, in both themes and at both sizes."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Literal

import pytest
from browser.chromium import LAPTOP, PHONE
from browser.conftest import Visit
from browser.table_page import TablePage
from browser.tour import (
    Stop,
    among_friends,
    around_one_device,
    at_home,
    learning,
    reading_the_rules,
    watching_again,
    with_bots,
)

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = {"phone": PHONE, "laptop": LAPTOP}

RUN = """() => axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`)))"""


def violations(player: TablePage) -> list[str]:
    page, found = player.page, list[str]()
    for size, (width, height) in {name: s.values() for name, s in SIZES.items()}.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            found += [f"{size}, {theme}: {each}" for each in page.evaluate(RUN)]
    return found


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
        case _:
            return with_bots(guest())


@pytest.mark.parametrize("part", ["home", "friends", "device", "replay", "rules", "learn", "bots"])
def test_axe_finds_no_violation(visit: Visit, part: str) -> None:
    found = [
        f"{name}, {each}" for name, player in _stops(visit, part) for each in violations(player)
    ]
    assert not found, "\n".join(found)
