"""axe-core, which looks for what keeps people from using a page."""

from importlib.resources import files
from typing import Literal

from browser.chromium import LAPTOP, PHONE
from browser.table_page import TablePage

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
