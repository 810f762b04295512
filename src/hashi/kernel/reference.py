"""The kernel's random play through `hashi.rules`, from the same stream of chance."""

from collections.abc import Iterable

from hashi.kernel.stream import Stream, below
from hashi.rules import Card, Game, Line, Move, Sheet, legal_bridges, legal_entries


def random_move(sheet: Sheet, card: Card, stream: Stream) -> Move:
    """The move that the kernel's `random_turn` makes."""
    entry = None
    if entries := legal_entries(sheet, card):
        entry = entries[below(stream, len(entries))]
        sheet = sheet.enter(entry, card.number)
    bridges: tuple[Line, ...] = ()
    while len(bridges) < card.bridges:
        lines = legal_bridges(sheet)
        if not lines:
            return Move(entry)
        line = lines[below(stream, len(lines))]
        sheet = sheet.draw(line)
        bridges += (line,)
    return Move(entry, bridges)


def play_out(game: Game, cards: Iterable[Card], stream: Stream) -> Game:
    """The game that the kernel's `play_out` plays."""
    for card in cards:
        moves = tuple(random_move(course.sheet, card, stream) for course in game.courses)
        game = game.reveal(card).play(moves)
    return game
