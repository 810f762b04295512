"""New boards under R1.2: drawn at random, sorted by their looks, and chosen by playing on them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import islice, product, repeat
from random import Random

from hashi.bots import Budget
from hashi.records import DECK, board_file, deck_named
from hashi.rules import Board, Flag, Island, Line
from hashi.rules.board import FLAGS, ISLANDS, PLAIN, WATER
from hashi.study.chance import in_random_order
from hashi.study.deals import shuffled
from hashi.study.figures import Figures
from hashi.study.match import Match, Outcome
from hashi.study.summary import Summary, summarise

SIDE = 6
"""Rows and columns of the grid."""

FEWEST_LINES = 2
MANY_LINES = 3
ISLANDS_WITH_MANY_LINES = 8
"""Every island has at least two lines, and enough of them three or more, to give sixes a place."""

SPREAD = 3
"""In at least so many rows, and so many columns, each colour has flags."""

SCOUT, REFEREE = "steady", "master"
"""Who plays on many boards to find the promising ones, and who decides between those."""

BUDGET = Budget(playouts=150)
"""How much they may think, if they do."""

SKETCHES = 400
"""How many boards are drawn, for the best-looking of them to be played on."""

CANDIDATES = 16
GAMES = 24
"""How many boards are played on for each one that is wanted, and how many games on each."""

GENERATIONS = 3
SIBLINGS = 3
"""So many times the closest boards go on, each with so many that have other flags."""

FINAL_GAMES = 40
"""How many games decide in the end."""

FAIR_SHARE = 0.5
"""In at least so many games each island should be finished, to be worth a thought."""


class Difficulty(Enum):
    """How hard a board shall be: by how many points easier than which side."""

    EASIER = ("A", 1.5)
    EASY = ("A", 0.0)
    HARD = ("B", 0.0)
    HARDER = ("B", -1.5)

    @property
    def side(self) -> Board:
        return board_file(self.value[0]).board

    @property
    def offset(self) -> float:
        return self.value[1]


@dataclass(frozen=True)
class Generated:
    """A board, what a bot reaches on it, and what was wanted."""

    board: Board
    summary: Summary
    wanted: float

    @property
    def points(self) -> Figures:
        return self.summary.figures

    @property
    def miss(self) -> float:
        return abs(self.points.mean - self.wanted)

    @property
    def is_fair(self) -> bool:
        return min(self.summary.islands.values()) >= FAIR_SHARE


STEPS = GENERATIONS + 2
"""Contests until a board is chosen: one for each generation, the semi-final and the final."""

Play = Callable[[Iterable[Match], int], Iterable[Outcome]]
"""How so many matches are played, like `play_all`."""


def generate(
    difficulty: Difficulty,
    count: int,
    seed: int,
    play: Play,
    scout: str = SCOUT,
    referee: str = REFEREE,
) -> Iterator[list[Generated]]:
    """Boards of about that difficulty, the closest of the fair ones first: after each step those
    that lead, after the last one those that have won.

    All of them, and the side that they are compared with, are played on the same deals.
    """
    chance = Random(f"boards {seed}")

    def closest(boards: Iterable[Board], bot: str, games: int) -> list[Generated]:
        contest = _Contest((difficulty.side, *dict.fromkeys(boards)), bot, games, seed)
        side, *summaries = contest.summaries(play)
        wanted = side.figures.mean + difficulty.offset
        found = map(Generated, contest.boards[1:], summaries, repeat(wanted))
        return sorted(found, key=lambda each: (not each.is_fair, each.miss))

    sketches = islice(sketch_boards(chance), SKETCHES * count)
    boards = sorted(sketches, key=blemishes)[: CANDIDATES * count]
    for _ in range(GENERATIONS):
        families = max(count, len(boards) // (1 + SIBLINGS))
        found = _unlike(closest(boards, scout, GAMES))
        yield found[:count]
        parents = [each.board for each in found[:families]]
        boards = [*parents, *(_with_other_flags(b, chance) for b in parents * SIBLINGS)]
    found = _unlike(closest(boards, scout, GAMES))
    yield found[:count]
    finalists = [each.board for each in found[: 2 * count]]
    yield closest(finalists, referee, FINAL_GAMES)[:count]


def _unlike(found: list[Generated]) -> list[Generated]:
    """The first one with each arrangement of islands."""
    first: dict[tuple[Island, ...], Generated] = {}
    for each in found:
        first.setdefault(each.board.islands, each)
    return list(first.values())


@dataclass(frozen=True)
class _Contest:
    """So many games on each of some boards."""

    boards: tuple[Board, ...]
    bot: str
    games: int
    seed: int

    def summaries(self, play: Play) -> list[Summary]:
        """What the bot reaches on each of the boards."""
        outcomes: list[list[Outcome]] = [[] for _ in self.boards]
        for outcome in play(self._matches(), len(self.boards) * self.games):
            outcomes[outcome.number % len(self.boards)].append(outcome)
        return [
            summarise(self.bot, board, its, seat=0)
            for board, its in zip(self.boards, outcomes, strict=True)
        ]

    def _matches(self) -> Iterator[Match]:
        for number, (game, board) in enumerate(product(range(self.games), self.boards)):
            deal = shuffled(deck_named(DECK), self.seed, game)
            yield Match(number, board, (self.bot,), deal, f"{self.seed} {game}", BUDGET)


def sketch_boards(chance: Random) -> Iterator[Board]:
    """Boards that can be played on and that please the eye, without end, no two alike."""
    known: set[tuple[str, ...]] = set()
    while True:
        islands = _symmetric_islands(chance)
        if not (_is_evenly_spread(islands) and _is_well_joined(_board(islands))):
            continue
        board = _with_flags(_board(islands), chance)
        if board and board.rows not in known:
            known.add(board.rows)
            yield board


def _with_other_flags(board: Board, chance: Random) -> Board:
    """The same islands, with flags where they stand well, too."""
    while True:
        if other := _with_flags(_board(board.islands), chance):
            return other


def blemishes(board: Board) -> float:
    """How far a board is from what pleases the eye: even rows and columns, few long lines,
    neighbours side by side now and then, and some crossings.
    """
    rows = Counter(island.row for island in board.islands)
    columns = Counter(island.column for island in board.islands)
    unevenness = sum(max(c.values()) - min(c.values()) for c in (rows, columns))
    lengths = [_length(line) for line in board.lines]
    crossings = sum(map(len, board.crossings.values())) / 2
    return (
        unevenness
        + 2 * sum(length == SIDE - 1 for length in lengths)
        + abs(lengths.count(1) - ISLANDS / 2) / 2
        + abs(crossings - SIDE) / 2
    )


def _length(line: Line) -> int:
    (column, row), (other_column, other_row) = line
    return abs(column - other_column) + abs(row - other_row)


def _symmetric_islands(chance: Random) -> frozenset[Island]:
    """Islands that look the same when the board is turned upside down."""
    upper_half = [Island(column, row) for row in range(SIDE // 2) for column in range(SIDE)]
    upper = in_random_order(upper_half, chance)[: ISLANDS // 2]
    lower = (Island(SIDE - 1 - column, SIDE - 1 - row) for column, row in upper)
    return frozenset([*upper, *lower])


def _is_evenly_spread(islands: frozenset[Island]) -> bool:
    """Nowhere four islands in a block, nowhere a sea of three by three, no row or column empty."""
    return (
        all(not block <= islands for block in _blocks(2))
        and not any(block.isdisjoint(islands) for block in _blocks(3))
        and len({island.row for island in islands}) == SIDE
        and len({island.column for island in islands}) == SIDE
    )


@cache
def _blocks(size: int) -> tuple[frozenset[Island], ...]:
    """All squares of that size on the grid."""
    corners, cells = range(SIDE - size + 1), range(size)
    return tuple(
        frozenset(Island(left + x, top + y) for x, y in product(cells, cells))
        for left, top in product(corners, corners)
    )


def _board(islands: Iterable[Island], flags: dict[Island, Flag] | None = None) -> Board:
    letters = dict.fromkeys(islands, PLAIN)
    letters |= {island: flag.value for island, flag in (flags or {}).items()}
    grid = range(SIDE)
    return Board(
        tuple("".join(letters.get(Island(column, row), WATER) for column in grid) for row in grid)
    )


def _is_well_joined(board: Board) -> bool:
    lines = [len(its) for its in board.lines_at.values()]
    return (
        min(lines) >= FEWEST_LINES
        and sum(each >= MANY_LINES for each in lines) >= ISLANDS_WITH_MANY_LINES
        and board.is_connected
        and any(board.crossings.values())
    )


def _with_flags(board: Board, chance: Random) -> Board | None:
    """R1.2: the board with its flags put up at random, or None where they stand badly."""
    places = iter(in_random_order(board.islands, chance))
    flags = {island: flag for flag in Flag for island in islice(places, FLAGS[flag])}
    for flag in Flag:
        its = [island for island in flags if flags[island] is flag]
        is_spread = all(
            len(set(places)) >= SPREAD
            for places in ([island.row for island in its], [island.column for island in its])
        )
        if not is_spread or all(len(board.lines_at[island]) >= MANY_LINES for island in its):
            return None
    return _board(board.islands, flags)
