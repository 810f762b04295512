"""The printed rulebook in code, to be read in this order: board, cards, sheet, turn, scoring,
course, game, view; `faults` lists everything that can be wrong.

Clauses (R1.1, R1.2 and so on) are those of `docs/rules.md`.
"""

from hashi.rules import faults
from hashi.rules.board import Board, Flag, Island, Line
from hashi.rules.cards import ROUNDS, Card, Deck
from hashi.rules.course import Course, Mistake, Pen, alike
from hashi.rules.faults import Breach, Fault, Refused, Unwritable
from hashi.rules.game import Fix, Game, Mode, Round, Setup, Start, why_not_start
from hashi.rules.scoring import PILES, Award, Goal, Score, rank
from hashi.rules.sheet import Sheet
from hashi.rules.turn import (
    Move,
    bridge_sets,
    can_complete,
    examine,
    is_legal,
    legal_bridges,
    legal_entries,
    legal_moves,
    why_not,
)
from hashi.rules.view import View

__all__ = [
    "PILES",
    "ROUNDS",
    "Award",
    "Board",
    "Breach",
    "Card",
    "Course",
    "Deck",
    "Fault",
    "Fix",
    "Flag",
    "Game",
    "Goal",
    "Island",
    "Line",
    "Mistake",
    "Mode",
    "Move",
    "Pen",
    "Refused",
    "Round",
    "Score",
    "Setup",
    "Sheet",
    "Start",
    "Unwritable",
    "View",
    "alike",
    "bridge_sets",
    "can_complete",
    "examine",
    "faults",
    "is_legal",
    "legal_bridges",
    "legal_entries",
    "legal_moves",
    "rank",
    "why_not",
    "why_not_start",
]
