"""From keys to marks. What may be marked, and why not, came with the view."""

from collections import Counter
from collections.abc import Iterable, Mapping

from hashi.rules import Card
from hashi.table.draft import NO_BRIDGE_YET
from hashi.table.refusal import Refusal
from hashi.table.view import DraftView

Marks = tuple[str, ...]

LEFT_OUT = "-"
MOST_ON_A_LINE = 2


def entry_of(marks: Marks) -> str | None:
    return next((mark for mark in marks if "-" not in mark), None)


def bridges_of(marks: Iterable[str]) -> Counter[str]:
    """How many on which line."""
    return Counter(mark for mark in marks if "-" in mark)


def first_entry(at: str, draft: DraftView, marks: Marks) -> Marks:
    """A 3, again for a 4, again for nothing; raises `Refusal`."""
    if "-" in at:
        raise Refusal(NO_BRIDGE_YET, "R2.1")
    if code := draft.islands.get(at):
        raise Refusal(code, None, island=at)
    after: dict[Marks, Marks] = {(f"{at}=3",): (f"{at}=4",), (f"{at}=4",): ()}
    return after.get(marks, (f"{at}=3",))


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
    if bridges[at] < MOST_ON_A_LINE and at not in draft.lines:
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
