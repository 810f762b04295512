"""What the companion says, on its pages and in the terminal alike."""

from collections.abc import Sequence
from typing import NamedTuple

from hashi.companion.call import Call, Checked, Count, Reached, TakenBack, check_against
from hashi.companion.check import Check
from hashi.i18n.catalogue import say
from hashi.i18n.sentences import explain_on_sheet, with_clause
from hashi.rules import Card, Fault, Goal
from hashi.rules.scoring import POINTS_PER_ISLAND

MOST_TOLD = 12
"""Things that are wrong with a sheet: nobody reads more of them at a time."""


class SheetWords(NamedTuple):
    """What is wrong with a sheet, what to know about that, and what counts on it."""

    verdict: str
    faults: list[str]
    notes: list[str]
    counts: list[str]


def sheet_words(language: str, check: Check, cards: Sequence[Card] | None) -> SheetWords:
    concerned = [say(language, "sheet-concerned")] if check.concerned else []
    basis = [] if cards is None else [say(language, "sheet-cards", cards=len(cards))]
    return SheetWords(
        verdict=say(language, "sheet-verdict", count=len(check.faults)),
        faults=_fault_words(language, check.faults),
        notes=[*concerned, *basis],
        counts=_count_words(language, check),
    )


def _fault_words(language: str, faults: Sequence[Fault]) -> list[str]:
    told = [with_clause(explain_on_sheet(language, fault), fault) for fault in faults[:MOST_TOLD]]
    left = len(faults) - len(told)
    return [*told, say(language, "sheet-more", count=left)] if left else told


def _count_words(language: str, check: Check) -> list[str]:
    finished = len(check.finished)
    points = say(language, "points", points=POINTS_PER_ISLAND * finished)
    goals = [
        say(
            language,
            "sheet-goal",
            goal=say(language, f"goal-{goal}"),
            reached="yes" if is_reached else "no",
        )
        for goal, is_reached in check.goals.items()
    ]
    return [say(language, "sheet-islands", islands=finished, points=points), *goals]


def undone_words(language: str, call: Call) -> str:
    """What undoing takes back."""
    if not call.entries:
        return say(language, "call-nothing-undone")
    entry = call.entries[-1]
    name = call.players[entry.player]
    match entry:
        case Reached(goal=goal):
            return say(language, "call-undone", name=name, what=_thing(language, goal))
        case Count(islands=islands):
            what = f"{_thing(language, None)} {islands}"
            return say(language, "call-undone", name=name, what=what)
        case TakenBack(goal=goal):
            return say(language, "call-back-again", name=name, what=_thing(language, goal))


def doubt_words(language: str, call: Call, reached: Reached, check: Checked) -> str:
    """A goal that the sheet did not show when it was checked."""
    name, goal = call.players[reached.player], _thing(language, reached.goal)
    return say(language, "companion-doubt", name=name, card=check.round, goal=goal)


def missing_words(language: str, call: Call, player: int) -> list[str]:
    """The goals noted for a player whose sheet, as it was checked, does not show them."""
    goals = [it.goal for it in call.reached if it.player == player and check_against(call, it)]
    name = call.players[player]
    return [
        say(language, "sheet-goal-missing", name=name, goal=_thing(language, goal))
        for goal in goals
    ]


def _thing(language: str, goal: Goal | None) -> str:
    return say(language, f"goal-{goal}" if goal else "end-islands")
