"""What people type while the companion calls their game."""

from collections.abc import Iterator, Sequence

import click

from hashi.cli.speech import say
from hashi.cli.terminal import fitting
from hashi.companion import Call, Reached, whole_number
from hashi.i18n import catalogue
from hashi.i18n.catalogue import FIRST
from hashi.records import Unreadable
from hashi.rules import Goal
from hashi.rules.scoring import GOALS, GROUP_SIZE

WORDS = (*GOALS, "undo", "sheet", "count", "quit", "new")


class Stopped(Exception):
    """Somebody wants to go on later."""


def ask(question: str) -> str:
    text = fitting(question)
    return str(click.prompt(text, default="", show_default=False, prompt_suffix=" ")).strip()


def ask_on(question: str) -> str:
    """The same in a game, where one may stop at any time."""
    said = ask(question)
    if meaning(said) == "quit":
        raise Stopped
    return said


def meaning(said: str) -> str:
    """What a word says in the language that is spoken, or else in the first one."""
    for word in WORDS:
        spoken = (say(f"word-{word}"), catalogue.say(FIRST, f"word-{word}"))
        if said.casefold() in map(str.casefold, spoken):
            return str(word)
    return said


def goal_said(call: Call, said: str) -> Reached | None:
    """`Ann red`, or `Ann red 6` for what was reached with card 6."""
    for name, goal, round in _readings(said):
        player = player_named(call, name)
        if player is not None:
            return Reached(player, goal, len(call.cards) if round is None else round)
    return None


def name_said(said: str) -> list[str]:
    """Who is said to have reached a goal, if that is what is said."""
    return next((name for name, _, _ in _readings(said)), [])


def player_said(call: Call, words: Sequence[str]) -> int:
    player = player_named(call, words)
    if player is None:
        raise Unreadable("unknown-player", text=" ".join(words))
    return player


def player_named(call: Call, words: Sequence[str]) -> int | None:
    """By name, with any blanks and, where that is not the name of another, in any case.

    One alone need not be named.
    """
    if not words and call.is_solo:
        return 0
    wanted = " ".join(words)
    names = [" ".join(name.split()) for name in call.players]
    exact = [at for at, name in enumerate(names) if name == wanted]
    alike = [at for at, name in enumerate(names) if name.casefold() == wanted.casefold()]
    return next(iter([*exact, *alike]), None)


def _readings(said: str) -> Iterator[tuple[list[str], Goal, int | None]]:
    """A name, a goal and a card, where one is named."""
    words = said.split()
    round = whole_number(words[-1])
    if round is not None and (goal := _goal("".join(words[-2:-1]))):
        yield words[:-2], goal, round
    if goal := _goal(words[-1]):
        yield words[:-1], goal, None


def _goal(word: str) -> Goal | None:
    """Six is a number, too."""
    said = Goal.SIX if word == str(GROUP_SIZE) else meaning(word)
    return Goal(said) if said in GOALS else None
