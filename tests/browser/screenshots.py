"""Pictures of all main pages, as phone and laptop show them, in both themes.

python tests/browser/screenshots.py FOLDER
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.chromium import LAPTOP, PHONE, launched
from browser.table_page import TablePage
from browser.tour import tour
from served import served


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        served(Path(data) / "tables.db") as process,
        launched() as browser,
    ):

        def visit() -> TablePage:
            context = browser.new_context(device_scale_factor=2, reduced_motion="reduce")
            return TablePage(context.new_page(), process.url)

        for name, player in tour(visit):
            take(player, name, folder)


def take(player: TablePage, name: str, folder: Path) -> None:
    page = player.page
    for size, (width, height) in (("phone", PHONE.values()), ("laptop", LAPTOP.values())):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
    print(name)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
