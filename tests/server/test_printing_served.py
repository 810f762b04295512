"""PDFs over HTTP: how many one visitor may have made, and what is made once only."""

import warnings
from collections.abc import Callable
from typing import Any

import pytest
from litestar.testing import TestClient
from server.running import SetClock

from hashi.bot_pool.processes import Processes
from hashi.i18n.catalogue import say
from hashi.paper import printing as paper
from hashi.paper.paper import Printed
from hashi.server.app import make_app
from hashi.server.pages import printing
from hashi.server.settings import Settings


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of each PDF that is made, how many boards are printed."""
    numbers = list[int]()

    def print_game(boards: tuple[object, ...], *_: object) -> Printed:
        numbers.append(len(boards))
        return Printed(b"%PDF", has_every_letter=True)

    async def run(_: Processes, work: Callable[..., object], *arguments: object) -> object:
        return work(*arguments)

    monkeypatch.setattr(paper, "print_game", print_game)
    monkeypatch.setattr(Processes, "run", run)
    printing._printed.cache_clear()
    return numbers


def client(settings: Settings, clock: SetClock) -> TestClient[Any]:
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        return TestClient(make_app(settings, clock))


@pytest.mark.usefixtures("made")
def test_a_visitor_has_so_many_pdfs_made_in_an_hour() -> None:
    clock = SetClock()
    with_limit = client(Settings(prints_per_hour=2), clock)

    def status() -> int:
        return with_limit.get("/print.pdf").status_code

    assert [status(), status(), status()] == [200, 200, 429]
    refused = with_limit.get("/print.pdf", headers={"Accept-Language": "de"})
    assert say("de", "print-too-often") in refused.text
    assert 'id="choices"' in refused.text
    assert say("de", "print-too-often") not in with_limit.get("/print").text
    clock.advance(30 * 60_000)
    assert [status(), status()] == [200, 429]


def test_without_sheets_all_boards_and_numbers_make_one_pdf(made: list[int]) -> None:
    asking = client(Settings(), SetClock())
    for wish in ("board=A&copies=1", "board=B&copies=20", "board=B&sheets=two"):
        answer = asking.get(f"/print.pdf?content=cards&{wish}")
        assert answer.content == b"%PDF"
    assert made == [0]
    for wish in ("board=A", "board=B", "board=A&copies=1", "board=A"):
        asking.get(f"/print.pdf?content=sheets&{wish}")
    assert made == [0, 1, 1, 1]
