"""After an installation bots are compiled first, and the page says so as long as it takes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.chromium import LAPTOP, PHONE
from browser.clocked import serving_by
from browser.conftest import Visit
from browser.table_page import TablePage
from playwright.sync_api import expect
from server.lobbies import UnreadyBots

from hashi.host.clock import wall_clock

GETTING_READY = "Bots are getting ready … (once)"


@pytest.fixture
def bot_pool() -> UnreadyBots:
    return UnreadyBots()


@pytest.fixture
def unready(bot_pool: UnreadyBots, tmp_path: Path) -> Iterator[str]:
    """Where bots get ready when the test says so."""
    with serving_by(wall_clock, tmp_path / "tables.db", lambda: bot_pool) as address:
        yield address


def places(player: TablePage) -> list[object]:
    """Where everything is that a finger may be about to touch."""
    touched = ("board", "skip", "strip", "log", "menu")
    return [player.part(name).bounding_box() for name in touched]


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_whoever_waits_for_a_bot_is_told_that_it_gets_ready(
    visit: Visit, unready: str, bot_pool: UnreadyBots, size: dict[str, int]
) -> None:
    ann = visit(unready, viewport=size).start("bots", "Ann", seats="2")
    ann.wait_for_round(0)
    ann.page.evaluate("window.isTheSamePage = true")
    expect(ann.part("why")).not_to_contain_text(GETTING_READY)
    ann.first_entry()
    expect(ann.part("what")).to_have_text(re.compile("^Done. Waiting for"))
    expect(ann.part("why")).to_have_text(GETTING_READY)
    before = places(ann)

    bot_pool.get_ready()
    expect(ann.part("why")).to_have_text("")
    expect(ann.part("what")).to_have_text(re.compile("^Done. Waiting for"))
    assert places(ann) == before

    bot_pool.let_think()
    ann.wait_for_round(1)
    assert ann.page.evaluate("window.isTheSamePage")


def test_whoever_only_watches_is_told_so_too(
    visit: Visit, unready: str, bot_pool: UnreadyBots
) -> None:
    ann = visit(unready).start("bots", "Ann", seats="2")
    ann.wait_for_round(0)
    watcher = visit(unready).follow(f"{ann.page.url}#watch={ann.links['spectator']}")
    expect(watcher.part("why")).to_have_text(GETTING_READY)
    bot_pool.get_ready()
    expect(watcher.part("why")).not_to_contain_text(GETTING_READY)


def test_a_hint_comes_by_itself_when_the_bots_are_ready(
    visit: Visit, unready: str, bot_pool: UnreadyBots
) -> None:
    ann = visit(unready).start("solo", "Ann")
    sent: list[str] = []
    ann.page.on("websocket", lambda line: line.on("framesent", lambda said: sent.append(str(said))))
    ann.page.reload()
    ann.first_entry()
    ann.wait_for_round(1)
    ann.press("hint")
    expect(ann.part("why")).to_have_text(GETTING_READY)
    expect(ann.part("why")).not_to_have_class("refused")
    ann.press("hint")
    ann.mark(ann.turn.islands[0])
    expect(ann.part("why")).to_have_text(GETTING_READY)

    bot_pool.get_ready()
    expect(ann.part("why")).to_have_text("The master thinks …")
    bot_pool.let_think()
    expect(ann.part("why")).to_have_text("The master would pass with this card.")
    assert sum('"hint"' in said for said in sent) == 1
