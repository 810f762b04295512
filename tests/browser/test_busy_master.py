"""A master who is busy is asked again, and the page says so until there is a hint."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.clocked import QuickBots, serving_by
from browser.conftest import Visit
from playwright.sync_api import expect

from hashi.bot_pool.fair_queue import Asker
from hashi.bot_pool.pool import ALONE
from hashi.host.clock import wall_clock
from hashi.rules import View
from hashi.table.refusal import Refusal

NOTE_WORDS = """() => {
  const why = document.getElementById("why");
  window.words = [];
  new MutationObserver(() => window.words.push(why.textContent)).observe(why, {childList: true});
}"""


class OnceBusyBots(QuickBots):
    """Refuse the first hint, as if it had taken too long."""

    is_busy = True

    async def hint(self, seed: int, view: View, asker: Asker = ALONE) -> str:
        if self.is_busy:
            self.is_busy = False
            raise Refusal("no-bot-now")
        return await super().hint(seed, view, asker)


@pytest.fixture
def once_busy(tmp_path: Path) -> Iterator[str]:
    with serving_by(wall_clock, tmp_path / "tables.db", OnceBusyBots) as address:
        yield address


def test_while_a_busy_master_is_asked_again_the_page_says_that_it_thinks(
    visit: Visit, once_busy: str
) -> None:
    ann = visit(once_busy).start("solo", "Ann")
    ann.first_entry()
    ann.wait_for_round(1)
    ann.page.evaluate(NOTE_WORDS)
    ann.press("hint")
    expect(ann.page.locator("#hint:not([aria-busy])")).to_be_visible()
    expect(ann.part("why")).to_contain_text("Look around")
    *before, _ = ann.page.evaluate("window.words")
    assert set(before) == {"The master thinks …"}
