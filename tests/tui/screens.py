"""What the screen looks like, as text: `python tests/tui/screens.py` writes the pictures in
`tests/tui/screens` anew, with which `test_screens.py` compares.

Those that end in `.ansi` have the colours, too: `cat` shows them in a terminal.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from golden_games import FILES
from textual.pilot import Pilot
from tui.controllers import ANN, BEN, NOW, STEADY, Quiet, beginning, table_for

from hashi.i18n.catalogue import languages
from hashi.records import Record, RoundLine, parse_record
from hashi.table.events import TurnedUp
from hashi.table.seat import Seat
from hashi.tui.app import Play
from hashi.tui.chooser import Menu
from hashi.tui.saved_game import Beginning, LeftCards, resumed
from hashi.tui.unfinished_games import UnfinishedGame
from hashi.tui.words import Words
from hashi.user_files.claim import Claim

FOLDER = Path(__file__).parent / "screens"
GAME = Path("/home/ann/games/game.hashi")
PASS = ("enter", "enter")


class Unclaimed(Claim):
    """A file that is only talked about."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._descriptor = None

    @property
    def is_lost(self) -> bool:
        return False

    def write(self, text: str) -> None:
        pass


@dataclass(frozen=True)
class Shot:
    """A table, the keys that are pressed there, and how it is looked at."""

    start: Beginning | Menu
    keys: Sequence[str] = ()
    language: str = "en"
    size: tuple[int, int] = (80, 24)
    plain: bool = False
    theme: str = "dark"
    colours: bool = False
    bots_ready: bool = True


def golden(name: str, rounds: int = 17, *, counted: bool = True) -> Beginning:
    """A golden game as it was after so many rounds, before the final count or after."""
    (file,) = (file for file in FILES if file.stem == name)
    record = parse_record(file.read_text(encoding="utf-8"))
    played = [line for line in record.lines if isinstance(line, RoundLine)]
    end = record.lines.index(played[rounds]) if rounds < len(played) else None
    box = record.box if end is None and counted else None
    cut = Record(record.setup, record.starts, record.extras, record.lines[:end], box)
    taken_up = resumed(cut, NOW)
    order = [line.card for line in played]
    left = [card for card in record.setup.deck.cards if card not in order]
    dealer = LeftCards((*order, *left))
    return taken_up if end is None else _with_cards(taken_up, dealer)


def _with_cards(taken_up: Beginning, dealer: LeftCards) -> Beginning:
    """The next cards are those of the golden game, and not some by chance."""
    table, game = taken_up.table, taken_up.table.game
    assert game
    card = dealer.card(table.round)
    turned_up = TurnedUp(NOW, table.round, str(card))
    drawn = next(news for news in reversed(table.log) if isinstance(news, TurnedUp))
    log = tuple(turned_up if news is drawn else news for news in table.log)
    table = msgspec.structs.replace(table, game=replace(game, card=card), log=log)
    return replace(taken_up, table=table, dealer=dealer)


LINK = "https://play.example/tables/6xJGu1O3j70o#invitation=kW5eOKjvBgQnbFsBuv3EwQ"
EVENING = datetime(2026, 11, 18, 20, 15)
ANN_AND_BOT = (Seat("Ann"), Seat("Steady", "steady"))
LEFT = (
    UnfinishedGame(GAME.with_name("3.hashi"), ANN_AND_BOT, "Harbour", 12, EVENING, is_taken=True),
    UnfinishedGame(GAME.with_name("2.hashi"), ANN_AND_BOT, "A", 3, EVENING, is_taken=False),
    UnfinishedGame(GAME.with_name("1.hashi"), ANN_AND_BOT[:1], None, 17, EVENING, is_taken=False),
)
LEVEL = "three-goals-three-firsts"
MISTAKES = "every-kind-of-mistake"


def shots() -> dict[str, Shot]:
    drawn = ["space", "shift+up"]
    midway = golden(LEVEL, 9)
    people = beginning(ANN, BEN)
    left = Menu(unfinished_games=lambda: LEFT)
    joining = [*["down"] * 3, "enter", *LINK, "enter", *"Ann"]
    return {
        **{f"table-{each}": Shot(midway, ["enter"], each) for each in languages()},
        **{f"first-entry-{each}": Shot(beginning(ANN), ["space"], each) for each in languages()},
        **{
            f"first-entry-for-another-{each}": Shot(beginning(ANN, STEADY), ["space"], each)
            for each in languages()
        },
        **{f"keys-{each}": Shot(beginning(ANN), ["?"], each) for each in languages()},
        **{f"end-{each}": Shot(golden(LEVEL), (), each) for each in languages()},
        **{f"choosing-{each}": Shot(Menu(), ["down"], each) for each in languages()},
        **{f"names-{each}": Shot(Menu(), ["down"] * 2, each) for each in languages()},
        **{f"where-{each}": Shot(beginning(ANN), ["s"], each) for each in languages()},
        **{
            f"getting-ready-{each}": Shot(
                beginning(ANN, STEADY), ["space", "enter"], each, bots_ready=False
            )
            for each in languages()
        },
        "rank": Shot(golden("solo-island-god")),
        "end-board": Shot(golden(LEVEL), ["enter"]),
        "curtain": Shot(people),
        "reveal": Shot(golden(LEVEL, 9), ["enter", *PASS, "enter", *PASS, "enter", *PASS, "enter"]),
        "mistakes": Shot(golden(MISTAKES, 5), ["enter"]),
        "final-check": Shot(golden(MISTAKES, counted=False)),
        "refused": Shot(golden("solo-island-god", 9), ["up", "space"]),
        "large": Shot(midway, ["enter"], size=(124, 42)),
        "larger": Shot(golden("solo-island-god", 9), ["enter"], size=(120, 40)),
        **{f"going-on-{each}": Shot(left, ["enter", "down"], each) for each in languages()},
        **{f"joining-{each}": Shot(Menu(), joining, each) for each in languages()},
        "too-small": Shot(midway, size=(79, 24)),
        "turn": Shot(golden("solo-island-god", 2), drawn),
        "done": Shot(beginning(ANN, STEADY), ["space", "enter"]),
        "plain-goals": Shot(golden(MISTAKES, counted=False), plain=True),
        "plain": Shot(golden("solo-island-god", 2), drawn, plain=True),
        "light": Shot(golden("solo-island-god", 2), drawn, theme="light", colours=True),
        "dark": Shot(golden("solo-island-god", 2), drawn, colours=True),
        "plain-colours": Shot(golden("solo-island-god", 2), drawn, plain=True, colours=True),
    }


def file_of(name: str, shot: Shot) -> Path:
    return FOLDER / f"{name}.{'ansi' if shot.colours else 'txt'}"


async def picture(shot: Shot) -> str:
    start = shot.start
    table = start if isinstance(start, Menu) else Quiet(start, Unclaimed(GAME))
    if isinstance(table, Quiet):
        table._bots.is_ready = shot.bots_ready
    words = Words(shot.language, plain=shot.plain)
    app = Play(words, table, plain=shot.plain, theme=shot.theme)
    async with app.run_test(size=shot.size) as pilot:
        await press(pilot, *shot.keys)
        return shown(app, colours=shot.colours)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Keys, each after what the one before it brought about."""
    await pilot.pause()
    for key in keys:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def shown(app: Play, *, colours: bool = False) -> str:
    strips = app.screen._compositor.render_strips()
    lines = [strip.render(app.console) if colours else strip.text.rstrip() for strip in strips]
    return "\n".join(lines) + "\n"


def run(app: Play, play: Callable[[Pilot[None]], Coroutine[Any, Any, None]]) -> None:
    async def running() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(running())


def opened(file: Path, **options: Any) -> Play:
    return Play(Words("en"), table_for(file, **options))


def marks(app: Play) -> tuple[str, ...]:
    assert app.controller
    return app.controller.marks


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name, shot in shots().items():
        file_of(name, shot).write_text(asyncio.run(picture(shot)), encoding="utf-8")


if __name__ == "__main__":
    main()
