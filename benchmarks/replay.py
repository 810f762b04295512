"""How long `hashi replay` takes for 500 games of four: `python benchmarks/replay.py`.

Processor time of a whole process, start-up included, next to starting Python; the median of five.
"""

import random
import resource
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from hashi.records import Record, board_file, deck_named
from hashi.rules import (
    Card,
    Game,
    Mode,
    Move,
    Pen,
    Setup,
    Sheet,
    Start,
    legal_bridges,
    legal_entries,
)

GAMES = 500
REPEATS = 5


def random_move(sheet: Sheet, card: Card, chance: random.Random) -> Move:
    """An entry and bridges as they come; no bridges where they cannot all be drawn."""
    entry = chance.choice((None, *legal_entries(sheet, card)))
    marked = sheet.enter(entry, card.number) if entry else sheet
    bridges = []
    while len(bridges) < card.bridges and (lines := legal_bridges(marked)):
        bridges.append(chance.choice(lines))
        marked = marked.draw(bridges[-1])
    return Move(entry, tuple(bridges) if len(bridges) == card.bridges else ())


def random_game(chance: random.Random) -> Game:
    board, deck = board_file("A").board, deck_named("standard")
    plain = [island for island in board.islands if not board.flags[island]]
    setup = Setup(board, deck, Mode.TABLE, Pen.CHECKED, ("Ann", "Ben", "Cleo", "Dan"))
    starts = tuple(Start(chance.choice(plain), chance.choice((3, 4))) for _ in setup.players)
    game = Game.begin(setup, starts)
    for card in chance.sample(deck.cards, len(deck.cards))[:-1]:
        moves = tuple(random_move(course.sheet, card, chance) for course in game.courses)
        game = game.reveal(card).play(moves)
    return game


def processor_time(*command: str) -> float:
    """The median of what the command costs."""
    taken = []
    for _ in range(REPEATS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *command], stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return statistics.median(taken)


def main() -> None:
    chance = random.Random(1)
    with TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.hashi" for number in range(GAMES)]
        for file in files:
            file.write_text(str(Record.of(random_game(chance))), encoding="utf-8")
        python = processor_time("-c", "pass")
        told = processor_time("-m", "hashi", "--help")
        as_json = processor_time("-m", "hashi", "replay", "--json", *map(str, files))
        in_words = processor_time("-m", "hashi", "replay", *map(str, files))
    print(f"starting Python      {python:6.3f} s")
    print(f"hashi --help         {told:6.3f} s  {told / python:6.1f} times that")
    print(f"hashi replay --json  {as_json:6.3f} s  {as_json / python:6.1f} times, {GAMES} games")
    print(f"hashi replay         {in_words:6.3f} s  {in_words / python:6.1f} times, {GAMES} games")


if __name__ == "__main__":
    main()
