"""What can be typed now, by an example: islands and lines of this board.

A move is one that is allowed. Whether it would be wise is for whoever plays to find out.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from hashi.records import parse_move
from hashi.records.notation import LEFT_OUT
from hashi.rules import Card, Island, Move, Sheet, is_legal, legal_entries
from hashi.rules.game import START_NUMBERS
from hashi.rules.turn import bridge_sets
from hashi.table.view import MistakeView
from hashi.tui.seat_screen import SeatScreen
from hashi.tui.sheets import from_middle


def what_to_type(screen: SeatScreen, mistakes: Sequence[MistakeView]) -> str:
    """Nothing where there is nothing to be said."""
    words = screen.words
    can_fix = mistakes and screen.own and screen.own.hand is None
    if screen.draft and screen.is_opening:
        return words.say("play-type-entry", entry=first_entry(screen))
    if screen.draft and screen.card:
        facts = {"move": move(screen, screen.card)}
        if can_fix:
            return words.say("play-type-or-fix", **facts, fix=fix(screen, mistakes[0]))
        return words.say("play-type", **facts)
    return words.say("play-type-fix", fix=fix(screen, mistakes[0])) if can_fix else ""


def first_entry(screen: SeatScreen) -> str:
    return f"{_islands(screen)[0]}={START_NUMBERS[0]}"


def move(screen: SeatScreen, card: Card) -> str:
    """With the number and, if there is room, all the bridges of the card; the simplest first."""
    sheet = _written(screen)
    simple = (_simple_move(screen, at, card.bridges) for at in _islands(screen))
    allowed = (text for text in simple if is_legal(sheet, card, parse_move(text)))
    return next(allowed, None) or str(next(_moves(sheet, card)))


def _written(screen: SeatScreen) -> Sheet:
    """The sheet as the rules know it."""
    board = screen.board
    bridges = tuple(screen.sheet.bridges.get(name, 0) for name in board.line_names)
    degrees = [0] * len(board.islands)
    for ends, count in zip(board.ends, bridges, strict=True):
        for end in ends:
            degrees[end] += count
    numbers = tuple(screen.sheet.numbers.get(name, 0) for name in board.island_names)
    return Sheet(board, numbers, bridges, tuple(degrees))


def _moves(sheet: Sheet, card: Card) -> Iterator[Move]:
    """Some that are allowed, those that do most first; R3.2: the last one leaves all out."""
    entries = (*legal_entries(sheet, card), None)
    for entry in entries:
        entered = sheet.enter(entry, card.number) if entry else sheet
        for bridges in islice(bridge_sets(entered, card.bridges), 1):
            yield Move(entry, bridges)
    yield from map(Move, entries)


def _simple_move(screen: SeatScreen, at: Island, bridges: int) -> str:
    """With so many bridges, as a card shows them, from the island of the entry."""
    ends = [to for _, to in screen.board.ways[at]]
    one, two = [f"{at}-{to}" for to in ends[:1]], [f"{at}={to}" for to in ends[-1:]]
    drawn = {1: one, 2: two}.get(bridges, [*one, *two])
    return " ".join([str(at), *(drawn or [LEFT_OUT])])


def fix(screen: SeatScreen, mistake: MistakeView) -> str:
    bridges = int(mistake.card.split("/")[1])
    return f"fix {mistake.round} {_simple_move(screen, _islands(screen)[0], bridges)}"


def _islands(screen: SeatScreen) -> list[Island]:
    """Those without a flag: first without a number, with more than one way to go, in the middle."""
    board = screen.board

    def order(island: Island) -> tuple[bool, bool, float]:
        is_taken = str(island) in screen.sheet.numbers
        return is_taken, len(board.ways[island]) < 2, from_middle(board, island)

    return sorted((island for island in board.islands if not board.flags[island]), key=order)
