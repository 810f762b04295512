"""An example on the rules page: a small sheet, and what the rules themselves make of a move."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from hashi.draw.svg import draw_example_svg
from hashi.records import parse_board, parse_card, parse_move, parse_start
from hashi.rules import Board, Card, Course, Fault, Island, Move, Pen, Sheet, examine
from hashi.rules.faults import BridgeBreach, EntryBreach, WrongBridgeCount

Say = Callable[..., str]
"""Says a message in the reader's language."""

SMALL = 8
"""How many islands a small picture has room for."""


@dataclass(frozen=True)
class Example:
    """A sheet in the words of the notation, and a move on it, if one is made.

    Only the marks are given here. What is finished, and what is wrong with the move, the rules say.
    """

    name: str
    """Its caption is the message `example-…`."""
    on: str
    numbers: str = ""
    bridges: str = "-"
    card: str = ""
    move: str = "- -"
    is_too_late: bool = False
    """Whether the move, with its mistake, can no longer be put right (R7.3)."""

    @cached_property
    def board(self) -> Board:
        return parse_board(self.on)

    @property
    def is_whole(self) -> bool:
        """Whether it shows a board to play on, for which a small picture is too small."""
        return len(self.board.islands) > SMALL

    @cached_property
    def before(self) -> Sheet:
        sheet = Sheet.blank(self.board)
        for start in map(parse_start, self.numbers.split()):
            sheet = sheet.enter(start.island, start.number)
        for line in parse_move(f"- {self.bridges}").bridges:
            sheet = sheet.draw(line)
        return sheet

    @cached_property
    def turn(self) -> tuple[Card, Move] | None:
        return (parse_card(self.card), parse_move(self.move)) if self.card else None

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        return examine(self.before, *self.turn)[1] if self.turn else ()

    @property
    def verdict(self) -> str:
        """Of a move that is made now."""
        if not self.turn or self.is_too_late:
            return ""
        return "refused" if self.faults else "allowed"

    @cached_property
    def wrong(self) -> Move:
        """The part of the move that is refused."""
        if not self.turn or self.is_too_late:
            return Move()
        _, move = self.turn
        entry, bridges = None, list[int]()
        for fault in self.faults:
            match fault:
                case EntryBreach():
                    entry = fault.island
                case WrongBridgeCount():
                    bridges += range(len(fault.bridges))
                case BridgeBreach():
                    bridges.append(fault.position)
        return Move(entry, tuple(move.bridges[at] for at in bridges))

    @cached_property
    def made(self) -> Move:
        """The part of the move that is written."""
        if not self.turn:
            return Move()
        _, move = self.turn
        bridges = list(move.bridges)
        for line in self.wrong.bridges:
            bridges.remove(line)
        return Move(None if self.wrong.entry else move.entry, tuple(bridges))

    @cached_property
    def course(self) -> Course:
        """What is to be seen: the sheet with as much of the move as is written."""
        course = Course(0, Pen.FREE, (self.before,))
        return course.play(self.turn[0], self.made) if self.turn else course

    @property
    def sheet(self) -> Sheet:
        return self.course.sheet

    @property
    def finished(self) -> frozenset[Island]:
        return self.course.finished(len(self.course.moves))

    @property
    def crossed_out(self) -> frozenset[Island]:
        return self.course.crossed_out(len(self.course.moves), over=True)


def draw_example(example: Example, say: Say) -> str:
    """The picture, which tells in words what it shows to those who cannot see it."""
    words = [*_islands(example, say), *_bridges(example, say)]
    if example.made != Move():
        words.append(say("picture-made", marks=_marks(example, example.made, say)))
    if example.wrong != Move():
        words.append(say("picture-wrong", marks=_marks(example, example.wrong, say)))
    return draw_example_svg(
        example.sheet,
        example.finished,
        example.crossed_out,
        made=example.made,
        wrong=example.wrong,
        number=example.turn[0].number if example.turn else 0,
        label=". ".join(words),
    )


def _islands(example: Example, say: Say) -> Iterator[str]:
    sheet = example.sheet
    for island, flag in example.board.flags.items():
        is_void, is_finished = island in example.crossed_out, island in example.finished
        yield say(
            "island-label",
            at=str(island),
            flag=flag.name.lower() if flag else "none",
            number=sheet.number(island),
            bridges=sheet.degree(island),
            state="crossed-out" if is_void else "finished" if is_finished else "open",
        )


def _bridges(example: Example, say: Say) -> Iterator[str]:
    for (one, other), count in zip(example.board.lines, example.sheet.bridges, strict=True):
        if count:
            yield say("line-label", **{"from": str(one), "to": str(other)}, bridges=count)


def _marks(example: Example, move: Move, say: Say) -> str:
    """What was written, or would have been, in the words of the table."""
    assert example.turn
    card, _ = example.turn
    marks = []
    if move.entry:
        marks.append(say("turn-entry", number=card.number, island=str(move.entry)))
    for one, other in dict.fromkeys(move.bridges):
        count = move.bridges.count((one, other))
        marks.append(say("replay-bridge", **{"from": str(one), "to": str(other)}, count=count))
    return ", ".join(marks)
