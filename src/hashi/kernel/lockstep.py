"""The kernel and the rules play the same random games, and are compared after every step.

`python -m hashi.kernel.lockstep --games 20000` does so for any number of games.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import numpy as np

from hashi import rules
from hashi.kernel.marks import Before, draw, enter, erase, legal_bridges, legal_entries, retract
from hashi.kernel.playout import play_out, playouts
from hashi.kernel.policies import random_turn
from hashi.kernel.reference import random_move
from hashi.kernel.scoring import give_awards, total
from hashi.kernel.sheet import (
    SHEET,
    PackedSheet,
    Sheets,
    pack_sheets,
    unpack_islands,
    unpack_lines,
    unpack_sheet,
)
from hashi.kernel.stream import Stream
from hashi.kernel.tables import Races, Tables, pack_races, pack_tables
from hashi.kernel.trials import SMALL, Trial
from hashi.kernel.turn import bridge_sets
from hashi.rules import Board, Card, Game, Move, Sheet
from hashi.rules.cards import HIGHEST_NUMBER

ALL = SHEET.names or ()
MARKS = tuple(name for name in ALL if name not in ("awards", "settled"))
"""The fields of a packed sheet, and those of them that follow from the marks alone."""


class Diverged(Exception):
    """The kernel and the rules do not agree."""


def check(trial: Trial) -> None:
    """Play the trial in both executors, and raise `Diverged` when they differ."""
    check_with(pack_tables(trial.board), pack_races(trial.setup.mode), trial)


def check_with(tables: Tables, races: Races, trial: Trial) -> None:
    """Play the trial in both executors, the kernel going by these tables and races."""
    game, stream = trial.begin(), trial.stream()
    sheets, races = _pack(game), races.copy()
    positions = []
    for card in trial.cards:
        positions.append((game, stream.copy()))
        moves = tuple(
            _check_turn(tables, packed, course.sheet, card, stream)
            for packed, course in zip(sheets, game.courses, strict=True)
        )
        game = game.reveal(card).play(moves)
        give_awards(tables, sheets, races, len(game.rounds))
        _compare_points(game, sheets, races)
    for position, chance in positions:
        _check_playout(tables, position, trial.cards, chance, sheets)
    _check_batch(tables, trial, sheets)


def _pack(game: Game) -> Sheets:
    return pack_sheets([course.sheet for course in game.courses], game.awards)


def _check_turn(
    tables: Tables, packed: PackedSheet, sheet: Sheet, card: Card, stream: Stream
) -> Move:
    """Make a random move mark by mark, take it back, and have the kernel make it by itself."""
    _compare_marks(tables, packed, sheet)
    if len(sheet.board.islands) <= SMALL:
        moves = list(_legal_moves(tables, packed, sheet.board, card))
        _expect("complete moves", moves, list(rules.legal_moves(sheet, card)))
    untouched, chance = packed.copy(), stream.copy()
    move = random_move(sheet, card, chance)
    undo = _make(tables, packed, sheet, card, move)
    made = packed.copy()
    for take_back in reversed(undo):
        take_back()
    _expect_sheet("move taken back", ALL, packed, untouched)
    random_turn(tables, packed, card.number, card.bridges, stream)
    _expect_sheet("random turn", ALL, packed, made)
    _expect("chance used", stream[0], chance[0])
    return move


def _make(
    tables: Tables, packed: PackedSheet, sheet: Sheet, card: Card, move: Move
) -> list[Callable[[], None]]:
    """Make the move on both sheets, and return how to take its marks back from the packed one."""
    undo: list[Callable[[], None]] = []
    if move.entry:
        island = sheet.board.island_index[move.entry]
        before = _as_words(enter(tables, packed, island, card.number))
        undo.append(partial(retract, packed, island, before))
        sheet = sheet.enter(move.entry, card.number)
        _compare_marks(tables, packed, sheet)
    for bridge in move.bridges:
        line = sheet.board.line_index[bridge]
        before = _as_words(draw(tables, packed, line))
        undo.append(partial(erase, tables, packed, line, before))
        sheet = sheet.draw(bridge)
        _compare_marks(tables, packed, sheet)
    return undo


def _as_words(before: Before) -> Before:
    """What compiled code hands out as words arrives here as ints, which it would take as signed."""
    (open_1, open_2), (numbered_1, numbered_2) = before
    return (np.uint64(open_1), np.uint64(open_2)), (np.uint64(numbered_1), np.uint64(numbered_2))


def _compare_marks(tables: Tables, packed: PackedSheet, sheet: Sheet) -> None:
    """Compare the sheets, the finished islands, and every mark that may follow."""
    board = sheet.board
    _expect("marks", unpack_sheet(board, packed), sheet)
    _expect_sheet("packed sheet", MARKS, packed, pack_sheets([sheet])[0])
    for number in range(1, HIGHEST_NUMBER + 1):
        islands = unpack_islands(board, legal_entries(tables, packed, number))
        _expect(f"entries of {number}", islands, rules.legal_entries(sheet, Card(number, 1)))
    lines = unpack_lines(board, legal_bridges(packed))
    _expect("bridges", lines, rules.legal_bridges(sheet))


def _legal_moves(tables: Tables, packed: PackedSheet, board: Board, card: Card) -> Iterator[Move]:
    """As in the rules, from what the kernel generates."""
    yield from _moves_with(None, tables, packed, board, card)
    for entry in unpack_islands(board, legal_entries(tables, packed, card.number)):
        island = board.island_index[entry]
        before = _as_words(enter(tables, packed, island, card.number))
        yield from _moves_with(entry, tables, packed, board, card)
        retract(packed, island, before)


def _moves_with(
    entry: rules.Island | None, tables: Tables, packed: PackedSheet, board: Board, card: Card
) -> Iterator[Move]:
    yield Move(entry)
    for lines in bridge_sets(tables, packed, card.bridges):
        yield Move(entry, tuple(board.lines[line] for line in lines))


def _compare_points(game: Game, sheets: Sheets, races: Races) -> None:
    board = game.setup.board
    for packed, finished, score in zip(sheets, game.finished, game.scores, strict=True):
        islands = unpack_islands(board, packed.finished)
        _expect("finished islands", frozenset(islands), finished)
        _expect("awards", tuple(packed.awards), (score.red, score.blue, score.six))
        _expect("total", total(packed), score.total)
    _expect("races", list(races), list(pack_races(game.setup.mode, game.awards)))


def _check_playout(
    tables: Tables, game: Game, cards: tuple[Card, ...], stream: Stream, played: Sheets
) -> None:
    """Have the kernel play the rest of the cards by itself."""
    over = len(game.rounds)
    sheets, races = _pack(game), pack_races(game.setup.mode, game.awards)
    play_out(tables, sheets, races, over + 1, np.array(cards[over:], np.uint8), stream)
    for packed, its in zip(sheets, played, strict=True):
        _expect_sheet(f"playout after {over} rounds", ALL, packed, its)


def _check_batch(tables: Tables, trial: Trial, played: Sheets) -> None:
    """Have the kernel play the trial as the only game of a batch."""
    sheets, races = _pack(trial.begin()), pack_races(trial.setup.mode)
    deals = np.array([trial.cards], np.uint8)
    totals = playouts(tables, sheets, races, 1, deals, trial.seed)
    _expect("totals of a playout", list(totals[0]), [total(packed) for packed in played])


def _expect_sheet(
    what: str, fields: Iterable[str], kernel: PackedSheet, expected: PackedSheet
) -> None:
    for field in fields:
        _expect(f"{what}, {field}", kernel[field].tolist(), expected[field].tolist())


def _expect(what: str, kernel_says: object, expected: object) -> None:
    if kernel_says != expected:
        raise Diverged(f"{what}: the kernel says {kernel_says}, not {expected}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    arguments = parser.parse_args()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        try:
            check(Trial.random(seed))
        except Diverged as difference:
            sys.exit(f"Game {seed} diverged. {difference}")
    print(f"{arguments.games} games, no difference.")


if __name__ == "__main__":
    main()
