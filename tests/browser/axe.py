"""axe-core, which looks for what keeps people from using a page."""

from importlib.resources import files
from typing import Literal

from browser.chromium import LAPTOP, PHONE
from browser.table_page import TablePage
from playwright.sync_api import ViewportSize

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
LOOKS: tuple[tuple[Literal["light", "dark"], ViewportSize], ...] = (
    ("dark", {"width": PHONE["width"], "height": PHONE["height"]}),
    ("light", {"width": LAPTOP["width"], "height": LAPTOP["height"]}),
)
"""Both themes and both sizes; colours and places have little to do with each other."""

RUN = """() => axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`)))"""


def violations(player: TablePage) -> list[str]:
    page, found = player.page, list[str]()
    for theme, size in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        found += [f"{size['width']} px, {theme}: {each}" for each in page.evaluate(RUN)]
    return found
