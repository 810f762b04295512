"""A server and a browser for all tests of the pages, and visitors with a browser of their own."""

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from browser.chromium import launched
from browser.clocked import Clock, serving_by
from browser.table_page import CEILING, TablePage
from browser.watched import Watched
from our_lessons import only_ours as only_ours
from playwright.sync_api import Browser
from served import served

from hashi.host.clock import wall_clock


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without bots to load or to wait for."""
    with serving_by(wall_clock, tmp_path_factory.mktemp("server") / "tables.db") as address:
        yield address


@pytest.fixture(scope="package")
def served_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`hashi serve` as people start it, with the bots that they play against."""
    with served(tmp_path_factory.mktemp("served") / "tables.db") as process:
        yield process.url


@pytest.fixture(scope="package")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="package")
def clocked_address(clock: Clock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where time passes as the test says."""
    with serving_by(clock, tmp_path_factory.mktemp("clocked") / "tables.db") as address:
        yield address


# Not for the whole session: while Playwright runs, no other test in this process could use asyncio.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


USUAL: dict[str, Any] = {"locale": "en", "timezone_id": "UTC", "reduced_motion": "reduce"}
"""What a visitor's browser says of itself, whatever the machine speaks."""


class Visit(Protocol):
    def __call__(self, address: str = ..., **options: Any) -> TablePage: ...


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Someone new, in a browser context of their own; all must end without an error."""
    visitors: list[TablePage] = []

    def visit(address: str = address, **options: Any) -> TablePage:
        touch = bool(options.get("has_touch"))
        context = chromium.new_context(**{**USUAL, **options})
        visitors.append(TablePage(context.new_page(), address, touch=touch))
        return visitors[-1]

    yield visit
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.page.context.close()
    assert troubles == []


@pytest.fixture
def player(visit: Visit) -> TablePage:
    return visit()


@pytest.fixture
def watched(chromium: Browser, address: str) -> Iterator[Watched]:
    """A page that must do nothing but what our server says."""
    context = chromium.new_context(**USUAL)
    context.set_default_timeout(CEILING)
    yield Watched(context.new_page(), address)
    context.close()


@pytest.fixture
def careless(player: TablePage) -> TablePage:
    """In the second round, after a number on an island that may not have one yet."""
    player.open("Ann", pen="free")
    player.first_entry()
    player.wait_for_round(1)
    player.mark(player.flagged)
    player.done()
    player.wait_for_round(2)
    return player
