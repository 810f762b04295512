"""A lesson: a game that has begun, and what the learner is to do with the next cards.

It has no words; those are in the catalogue, by the name of the lesson and the number of the step.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from hashi.learn.wants import LEARNER, Turn, is_met
from hashi.records import (
    Record,
    Unreadable,
    parse_card,
    parse_island,
    parse_move,
    parse_record,
)
from hashi.records.entries import check_entries, parse_entries
from hashi.records.library import file_names, read_file
from hashi.rules import Card, Game, Island, Move, Refused

PARTS = ("points", "goals", "cards")
"""What a lesson can show beside the board."""


@dataclass(frozen=True)
class Step:
    """One turn of the learner. Without a card, the last move is to be put right (R7.2)."""

    card: Card | None
    wants: tuple[str, ...]
    model: Move
    """A move that does what is wanted."""
    look: tuple[Island, ...]
    """The islands that the lesson speaks of."""
    others: tuple[Move, ...]
    """What the others do with the card."""

    def before(self, game: Game) -> Game:
        """The game as the learner sees it."""
        return game.reveal(self.card) if self.card else game

    def after(self, game: Game, move: Move) -> Game:
        """The game with the learner's move; raises `Refused` where a rule forbids it."""
        if self.card:
            return game.reveal(self.card).play((move, *self.others))
        return game.fix(LEARNER, len(game.rounds), move)

    def is_met(self, turn: Turn) -> bool:
        return all(is_met(want, turn) for want in self.wants)


@dataclass(frozen=True)
class Lesson:
    """The learner has the first seat of the record."""

    name: str
    record: Record
    steps: tuple[Step, ...]
    shows: tuple[str, ...]

    @cached_property
    def start(self) -> Game:
        return self.record.replay()


@cache
def lessons() -> tuple[Lesson, ...]:
    """Those that come with the game, in their order: `07-leaving-out` is the seventh."""
    return tuple(
        parse_lesson(file.partition("-")[2], read_file("lessons", file))
        for file in file_names("lessons")
    )


def lesson_named(name: str) -> Lesson | None:
    return next((lesson for lesson in lessons() if lesson.name == name), None)


def parse_lesson(name: str, text: str) -> Lesson:
    """Read a lesson, and play it by its model moves: one that cannot be played is none."""
    entries = parse_entries(text, {"game": str, "steps": dict}, {"shows": list})
    shows = tuple(entries.get("shows", ()))
    for part in shows:
        if part not in PARTS:
            raise Unreadable("not-a-choice", text=part, known=", ".join(PARTS))
    steps = tuple(map(_parse_step, entries["steps"]))
    lesson = Lesson(name, parse_record(entries["game"]), steps, shows)
    _play(lesson)
    return lesson


def _parse_step(entries: Mapping[str, Any]) -> Step:
    check_entries(
        entries, {"model": str}, {"card": str, "wants": list, "look": list, "others": list}
    )
    return Step(
        card=parse_card(entries["card"]) if "card" in entries else None,
        wants=tuple(entries.get("wants", ())),
        model=parse_move(entries["model"]),
        look=tuple(map(parse_island, entries.get("look", ()))),
        others=tuple(map(parse_move, entries.get("others", ()))),
    )


def _play(lesson: Lesson) -> None:
    number = 0
    try:
        game = lesson.start
        for number, step in enumerate(lesson.steps, 1):
            if step.card and len(step.others) != len(game.courses) - 1:
                found, wanted = 1 + len(step.others), len(game.courses)
                raise Unreadable("move-count", found=found, wanted=wanted)
            after = step.after(game, step.model)
            if not step.is_met(Turn(step.model, game, after)):
                raise Unreadable("model-not-wanted", step=number)
            game = after
    except Refused as refused:
        clause = refused.fault.clause
        raise Unreadable("lesson-refused", step=number, clause=clause) from None
