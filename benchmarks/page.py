"""How a table page feels on a slow phone: `python benchmarks/page.py`.

A processor that is four times slower and a line of 1.6 Mbit/s with 150 ms to and fro, as Chromium
pretends them. The board is there when it has been painted; the ink when the first frame after the
tap has been. The medians, and the slowest.
"""

import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.chromium import PHONE, launched
from browser.table_page import TablePage
from playwright.sync_api import CDPSession
from served import served

SLOWER = 4
BYTES_PER_SECOND = 1_600_000 / 8
LATENCY = 150
LOADS = 7
TAPS = 20
PAUSE = 250
"""Milliseconds between taps: about as fast as a finger is."""

NOTE_INK = """() => {
  window.inks = [];
  let down = 0, inked = false;
  const board = document.querySelector('#board');
  board.addEventListener('pointerdown', (event) => { down = event.timeStamp; }, true);
  board.addEventListener('pointerup', () => {
    inked = false;
    requestAnimationFrame(() => {
      const began = inked && down;
      if (began) setTimeout(() => inks.push(performance.now() - began));
    });
  }, true);
  new MutationObserver(() => { inked = true; })
    .observe(board, { subtree: true, attributes: true, attributeFilter: ['data-draft'] });
}"""

BOARD_PAINTED = """() => performance.getEntriesByName('first-contentful-paint')[0].startTime"""

READY = """() => performance.now()"""


def slow_down(session: CDPSession) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    line: dict[str, Any] = {
        "offline": False,
        "latency": LATENCY,
        "downloadThroughput": BYTES_PER_SECOND,
        "uploadThroughput": BYTES_PER_SECOND,
    }
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", line)


def load(player: TablePage, session: CDPSession, *, afresh: bool) -> tuple[float, float]:
    """Milliseconds until the board is painted, and until it can be played on."""
    if afresh:
        session.send("Network.clearBrowserCache")
    player.page.reload()
    player.page.locator("#board .island[data-allowed]").first.wait_for()
    return player.page.evaluate(BOARD_PAINTED), player.page.evaluate(READY)


def tap(player: TablePage) -> list[float]:
    """Milliseconds from the finger to the ink, tap by tap."""
    player.page.evaluate(NOTE_INK)
    for _ in range(TAPS):
        player.mark(player.turn.islands[0])
        player.confirmed(lambda: player.press("undo"))
        player.page.wait_for_timeout(PAUSE)
    inks: list[float] = player.page.evaluate("() => window.inks")
    return inks


def show(what: str, taken: list[float], limit: int | None = None) -> None:
    wanted = f"   (wanted: {limit})" if limit else ""
    middle, slowest = statistics.median(taken), max(taken)
    print(f"{what:<36} {middle:7.0f} ms   slowest {slowest:7.0f} ms{wanted}")


def main() -> None:
    with (
        TemporaryDirectory() as data,
        served(Path(data) / "tables.db") as process,
        launched() as browser,
    ):
        context = browser.new_context(viewport={**PHONE}, has_touch=True, is_mobile=True)
        player = TablePage(context.new_page(), process.url, touch=True)
        player.start("bots", "Ann", seats="4", bot="novice")
        player.first_entry()
        player.wait_for_round(1)
        session = context.new_cdp_session(player.page)
        slow_down(session)
        first = [load(player, session, afresh=True) for _ in range(LOADS)]
        again = [load(player, session, afresh=False) for _ in range(LOADS)]
        show("board, nothing kept from before", [painted for painted, _ in first], 1_000)
        show("  ready to be played on", [ready for _, ready in first])
        show("board, when one comes back", [painted for painted, _ in again], 1_000)
        show("  ready to be played on", [ready for _, ready in again])
        show("ink after a tap", tap(player), 50)


if __name__ == "__main__":
    main()
