"""Whole games by keys alone: what they leave on disk is what the rules make of the same moves."""

import asyncio
import random
from collections import deque
from pathlib import Path

import pytest
from tui.controllers import ANN, BEN, Sitting, stacked, table_for

from hashi.records import Record, deck_named, find_board
from hashi.rules import (
    ROUNDS,
    Board,
    Card,
    Game,
    Island,
    Line,
    Mode,
    Move,
    Pen,
    Setup,
    Sheet,
    Start,
    legal_bridges,
    legal_entries,
)
from hashi.tui.sheets import direction

GAMES = 6


def way(board: Board, at: Island, to: Island) -> list[str]:
    """The arrows that lead from one island to another."""
    ways: dict[Island, list[str]] = {at: []}
    ahead = deque([at])
    while to not in ways:
        island = ahead.popleft()
        for _, beyond in board.ways[island]:
            if beyond not in ways:
                ways[beyond] = [*ways[island], direction(island, beyond)]
                ahead.append(beyond)
    return ways[to]


class Player:
    """Finds the keys for what is to be written."""

    def __init__(self, sitting: Sitting, board: Board) -> None:
        self.sitting = sitting
        self.board = board

    async def go(self, island: Island) -> None:
        await self.sitting.press(*way(self.board, self.sitting.controller.cursor, island))

    async def start(self, start: Start) -> None:
        await self.go(start.island)
        await self.sitting.press(*["space"] * (start.number - 2), "enter")

    async def move(self, move: Move) -> None:
        if move.entry:
            await self.go(move.entry)
            await self.sitting.press("space")
        for line in move.bridges:
            await self.go(line.first)
            await self.sitting.press(f"shift+{direction(line.first, line.second)}")
        await self.sitting.press("enter", *([] if move.entry or move.bridges else ["enter"]))


def some_move(chance: random.Random, sheet: Sheet, card: Card) -> Move:
    """An entry and bridges as they come; no bridges where they cannot all be drawn."""
    entry = chance.choice((None, *legal_entries(sheet, card)))
    marked = sheet.enter(entry, card.number) if entry else sheet
    bridges: list[Line] = []
    while len(bridges) < card.bridges and (lines := legal_bridges(marked)):
        bridges.append(chance.choice(lines))
        marked = marked.draw(bridges[-1])
    return Move(entry, tuple(bridges) if len(bridges) == card.bridges else ())


def in_the_order_drawn(move: Move) -> Move:
    """Drawing a third bridge would take two away, so bridges of a line come together."""
    lines = list(dict.fromkeys(move.bridges))
    return Move(move.entry, tuple(b for line in lines for b in move.bridges if b == line))


async def play(chance: random.Random, file: Path, players: int) -> Record:
    """Plays by keys, and returns what the rules make of the same moves."""
    places = (ANN, BEN)[:players]
    table = table_for(file, *places, board="A")
    board = find_board("A")
    sitting = Sitting(table)
    sitting.controller.cursor = board.islands[0]
    player = Player(sitting, board)
    mode = Mode.SOLO if players == 1 else Mode.TABLE
    names = tuple(place.name or "" for place in places)
    setup = Setup(board, deck_named("standard"), mode, Pen.CHECKED, names)
    plain = [island for island in board.islands if not board.flags[island]]
    starts = tuple(Start(chance.choice(plain), chance.choice((3, 4))) for _ in places)
    lift = ["enter"] if players > 1 else []
    for start in starts:
        await sitting.press(*lift)
        await player.start(start)
    await sitting.press("enter")
    game = Game.begin(setup, starts)
    order = stacked().order
    for card in order[:ROUNDS]:
        game = game.reveal(card)
        moves = tuple(
            in_the_order_drawn(some_move(chance, course.sheet, card)) for course in game.courses
        )
        for move in moves:
            await sitting.press(*lift)
            await player.move(move)
        await sitting.press("enter")
        if sitting.controller.overlay == "reveal":
            await sitting.press("enter")
        game = game.play(moves)
    assert sitting.controller.overlay == "end"
    return Record.of(game, extras=(("date", "2026-11-16"),), box=order[-1])


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("game", range(GAMES))
def test_the_record_is_the_one_that_the_rules_give(tmp_path: Path, game: int, players: int) -> None:
    file = tmp_path / "game.hashi"
    record = asyncio.run(play(random.Random(100 * players + game), file, players))
    assert file.read_text(encoding="utf-8") == str(record)
