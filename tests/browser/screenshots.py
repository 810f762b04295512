"""Pictures of all main pages on phone and laptop, in both themes, and what axe-core says of them.

python tests/browser/screenshots.py FOLDER [LANGUAGE]
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.axe import AXE, violations
from browser.chromium import LAPTOP, PHONE, launched
from browser.table_page import TablePage
from browser.tour import tour
from served import served


def main(folder: Path, language: str) -> bool:
    """Whether axe-core finds nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    found = list[str]()
    with (
        TemporaryDirectory() as data,
        served(Path(data) / "tables.db") as process,
        launched() as browser,
    ):

        def visit() -> TablePage:
            context = browser.new_context(
                device_scale_factor=2, reduced_motion="reduce", locale=language
            )
            context.add_init_script(AXE)
            return TablePage(context.new_page(), process.url)

        for name, player in tour(visit):
            take(player, name, folder)
            found += [f"{name}, {each}" for each in violations(player)]
    print("\n".join(found) or "axe-core finds nothing.")
    return not found


def take(player: TablePage, name: str, folder: Path) -> None:
    page = player.page
    for size, (width, height) in (("phone", PHONE.values()), ("laptop", LAPTOP.values())):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
    print(name, flush=True)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(0 if main(Path(sys.argv[1]), (*sys.argv, "en")[2]) else 1)
