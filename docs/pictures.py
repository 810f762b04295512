"""Draw the pictures in the documents anew: `python docs/pictures.py`."""

from pathlib import Path

from hashi.draw.svg import draw_svg
from hashi.records import parse_record

DOCS = Path(__file__).parent
SAMPLE = DOCS.parent / "examples" / "sample.hashi"


def pictures() -> dict[Path, str]:
    """Each picture and what it should hold."""
    game = parse_record(SAMPLE.read_text(encoding="utf-8")).replay()
    name = game.setup.players[0]
    sheet, finished = game.courses[0].sheet, game.finished[0]
    label = f"{name}'s sheet at the end of a game"
    return {DOCS / "sheet.svg": draw_svg(sheet, finished, game.crossed_out[0], label=label)}


if __name__ == "__main__":
    for file, picture in pictures().items():
        file.write_text(picture, encoding="utf-8")
