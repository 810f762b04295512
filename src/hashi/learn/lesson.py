"""A lesson: a game that has begun, and what the learner is to do with the next cards.

The words of those that come with the game are in the catalogue, by the name of the lesson and the
number of the step. Any other lesson brings its words along, in one language for all.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
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
from hashi.rules import Card, Game, Island, Move, Refused, legal_moves

OURS = (
    "number",
    "bridges",
    "finished",
    "flags",
    "crossing",
    "all-or-nothing",
    "leaving-out",
    "goals",
    "cards-to-come",
    "deadlines",
    "mistake",
    "first-game",
)
"""The lessons that come with the game, in their order."""

MOST_STEPS = 20
"""Of a lesson."""

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
    text: str
    """What to do; empty if the catalogue says it."""
    otherwise: str
    """What to say to a move that is allowed but not wanted; empty if the catalogue says it."""

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

    def accepted(self, game: Game, move: Move) -> Game | None:
        """The game after the move, if it is what the step wants; raises `Refused`."""
        after = self.after(game, move)
        return after if self.is_met(Turn(move, game, after)) else None

    def ways(self, game: Game) -> Iterable[Move]:
        """All moves to consider, the model first, as it may be a mistake on purpose."""
        course = game.courses[LEARNER]
        if self.card:
            return chain([self.model], legal_moves(course.sheet, self.card))
        its_card, _ = course.moves[-1]
        return chain([self.model], legal_moves(course.sheets[-2], its_card))

    def way(self, game: Game) -> Move:
        """The model or, where an earlier move stands in its way, another move that is wanted."""
        return next((move for move in self.ways(game) if self._does(game, move)), self.model)

    def _does(self, game: Game, move: Move) -> bool:
        try:
            return self.accepted(game, move) is not None
        except Refused:
            return False


@dataclass(frozen=True)
class Lesson:
    """The learner has the first seat of the record."""

    name: str
    record: Record
    steps: tuple[Step, ...]
    shows: tuple[str, ...]
    title: str
    end: str
    """What is said at the end; empty, like the title, if the catalogue says it."""

    @cached_property
    def start(self) -> Game:
        return self.record.replay()


def parse_lesson(name: str, text: str) -> Lesson:
    """Read a lesson, and play it by its model moves: one that cannot be played is none."""
    brings_words = name not in OURS
    words: dict[str, type] = {"title": str, "end": str} if brings_words else {}
    entries = parse_entries(text, {"game": str, "steps": dict, **words}, {"shows": list})
    shows = tuple(entries.get("shows", ()))
    for part in shows:
        if part not in PARTS:
            raise Unreadable("not-a-choice", text=part, known=", ".join(PARTS))
    lesson = Lesson(
        name=name,
        record=_parse_game(entries["game"], text),
        steps=_parse_steps(entries["steps"], text, brings_words=brings_words),
        shows=shows,
        title=entries.get("title", ""),
        end=entries.get("end", ""),
    )
    _play(lesson, text)
    return lesson


def _parse_game(game: str, text: str) -> Record:
    """A problem is told with its line in the file, not in the game."""
    try:
        return parse_record(game)
    except Unreadable as unreadable:
        raise _located(unreadable, text, "game", within=unreadable.line or 0) from None


def _parse_steps(
    tables: Iterable[Mapping[str, Any]], text: str, *, brings_words: bool
) -> tuple[Step, ...]:
    steps = []
    for number, entries in enumerate(tables):
        try:
            steps.append(_parse_step(entries, brings_words=brings_words))
        except Unreadable as unreadable:
            raise _located(unreadable, text, "[[steps]]", number) from None
    if len(steps) > MOST_STEPS:
        raise Unreadable("too-many-steps", found=len(steps), most=MOST_STEPS)
    return tuple(steps)


def _located(
    unreadable: Unreadable, text: str, beginning: str, number: int = 0, within: int = 0
) -> Unreadable:
    """The problem with its line in the file, counted from the line that begins so."""
    lines = enumerate(text.splitlines(), 1)
    found = [at for at, line in lines if line.strip().startswith(beginning)]
    return unreadable.at(found[number] + within) if number < len(found) else unreadable


def _parse_step(entries: Mapping[str, Any], *, brings_words: bool) -> Step:
    needed: dict[str, type] = {"model": str}
    possible: dict[str, type] = {"card": str, "wants": list, "look": list, "others": list}
    if brings_words:
        needed["text"] = possible["otherwise"] = str
    check_entries(entries, needed, possible)
    return Step(
        card=parse_card(entries["card"]) if "card" in entries else None,
        wants=tuple(entries.get("wants", ())),
        model=parse_move(entries["model"]),
        look=tuple(map(parse_island, entries.get("look", ()))),
        others=tuple(map(parse_move, entries.get("others", ()))),
        text=entries.get("text", ""),
        otherwise=entries.get("otherwise", ""),
    )


def _play(lesson: Lesson, text: str) -> None:
    number = 0
    try:
        game = lesson.start
        for number in range(1, len(lesson.steps) + 1):
            game = _play_step(lesson, number, game)
        return
    except Refused as refused:
        problem = Unreadable("lesson-refused", step=number, clause=refused.fault.clause)
    except Unreadable as unreadable:
        problem = unreadable
    raise _located(problem, text, "[[steps]]", number - 1) if number else problem


def _play_step(lesson: Lesson, number: int, game: Game) -> Game:
    step = lesson.steps[number - 1]
    for island in step.look:
        if island not in lesson.record.setup.board.islands:
            raise Unreadable("no-such-island", text=str(island))
    if step.card and len(step.others) != len(game.courses) - 1:
        raise Unreadable("move-count", found=1 + len(step.others), wanted=len(game.courses))
    after = step.accepted(game, step.model)
    if after is None:
        raise Unreadable("model-not-wanted", step=number)
    return after
