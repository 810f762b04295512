"""What a step wants of a move, in a few plain words: `docs/lessons.md` lists them."""

from collections import Counter
from typing import NamedTuple

from hashi.records import Unreadable, parse_island, parse_move
from hashi.rules import Game, Move
from hashi.rules.scoring import GOALS

LEARNER = 0
"""The learner's seat."""


class Turn(NamedTuple):
    """A move that the rules, or the free pen, have let pass, and the game before and after it."""

    move: Move
    before: Game
    after: Game


def is_met(want: str, turn: Turn) -> bool:
    """Whether the move is what is wanted; raises `Unreadable` if nobody knows what that is."""
    move = turn.move
    match want.split():
        case ["number"]:
            return move.entry is not None
        case ["no", "number"]:
            return move.entry is None
        case ["number", "on", *islands] if islands:
            return move.entry in [parse_island(island) for island in islands]
        case ["bridges"]:
            return bool(move.bridges)
        case ["no", "bridges"]:
            return not move.bridges
        case ["bridges", *strokes]:
            return Counter(move.bridges) == Counter(parse_move(f"- {' '.join(strokes)}").bridges)
        case ["bridge", "to", island]:
            return any(parse_island(island) in line for line in move.bridges)
        case ["finished"]:
            return bool(turn.after.finished[LEARNER] - turn.before.finished[LEARNER])
        case ["finished", *islands]:
            return turn.after.finished[LEARNER].issuperset(map(parse_island, islands))
        case ["goal", goal] if goal in GOALS:
            return any((a.player, a.goal) == (LEARNER, goal) for a in turn.after.awards)
        case ["mistake", code]:
            made = turn.after.courses[LEARNER].standing_mistakes
            return [mistake.breach.code for mistake in made] == [code]
    raise Unreadable("not-a-want", text=want)
