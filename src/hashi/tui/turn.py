"""From keys and words to marks and moves. What may be marked, and why not, came with the view."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from hashi.records import Unreadable, parse_move
from hashi.records.notation import LEFT_OUT
from hashi.rules import ROUNDS, Card
from hashi.rules.game import START_NUMBERS
from hashi.rules.sheet import BRIDGES_PER_LINE
from hashi.table.commands import Fix
from hashi.table.draft import NO_BRIDGE_YET
from hashi.table.refusal import Refusal
from hashi.table.view import DraftView

Marks = tuple[str, ...]


def entry_of(marks: Marks) -> str | None:
    return next((mark for mark in marks if "-" not in mark), None)


def bridges_of(marks: Iterable[str]) -> Counter[str]:
    """How many on which line."""
    return Counter(mark for mark in marks if "-" in mark)


def first_entry(at: str, draft: DraftView, marks: Marks) -> Marks:
    """R2.1: a 3, again for a 4, again for nothing; raises `Refusal`."""
    if "-" in at:
        raise Refusal(NO_BRIDGE_YET, "R2.1")
    if code := draft.islands.get(at):
        raise Refusal(code, None, island=at)
    ways: list[Marks] = [*((f"{at}={number}",) for number in START_NUMBERS), ()]
    return ways[ways.index(marks) + 1] if marks in ways[:-1] else ways[0]


def marked(
    at: str, draft: DraftView, marks: Marks, card: Card, numbers: Mapping[str, int]
) -> Marks:
    """The marks after one more on an island or a line, or its way back; raises `Refusal`."""
    if "-" in at:
        return _bridge(at, draft, marks, card)
    if code := draft.islands.get(at):
        raise Refusal(code, None, island=at, number=numbers.get(at, card.number))
    others = tuple(mark for mark in marks if "-" in mark)
    return others if at == entry_of(marks) else (*others, at)


def _bridge(at: str, draft: DraftView, marks: Marks, card: Card) -> Marks:
    """One bridge, then two, then none."""
    bridges = bridges_of(marks)
    if bridges[at] < BRIDGES_PER_LINE and at not in draft.lines:
        return (*marks, at)
    if bridges[at]:
        return tuple(mark for mark in marks if mark != at)
    if bridges.total() == card.bridges:
        raise Refusal("play-all-drawn", "R3.6", count=card.bridges)
    raise Refusal(draft.lines[at], None, wanted=card.bridges)


def move_of(marks: Marks) -> str:
    """The marks of a turn as a record writes them."""
    bridges = [mark for mark in marks if "-" in mark]
    return " ".join([entry_of(marks) or LEFT_OUT, *(bridges or [LEFT_OUT])])


def marks_of(move: str) -> Marks:
    """A move that is done, as marks again."""
    entry, *bridges = move.split()
    strokes = [line for each in bridges for line in _strokes(each)]
    return tuple(mark for mark in (entry, *strokes) if mark != LEFT_OUT)


def _strokes(bridge: str) -> list[str]:
    return [bridge.replace("=", "-")] * (2 if "=" in bridge else 1)


def read_fix(seat: int, words: Sequence[str]) -> Fix:
    """R7.2: `2 b2 d1-d2`, the number of the round and the move that takes the place of the other;
    raises `Unreadable`."""
    round, *move = words or [""]
    if not round.isdecimal() or len(round) > len(str(ROUNDS)):
        raise Unreadable("not-a-move", text=" ".join(words))
    parse_move(" ".join(move))
    return Fix(seat, int(round), " ".join(move))
