"""`hashi companion`: turns up the cards and keeps the points for people who play on paper."""

import secrets
from collections.abc import Callable
from functools import partial

import click

from hashi.cli.answers import (
    Stopped,
    ask,
    ask_on,
    goal_said,
    meaning,
    name_said,
    player_said,
)
from hashi.cli.boards import find_board
from hashi.cli.call_file import for_oneself, forget, is_there, keep, kept
from hashi.cli.calling import tell_result, tell_round
from hashi.cli.sheet import tell_check
from hashi.cli.speech import language, say
from hashi.cli.terminal import tell
from hashi.companion import (
    Call,
    Check,
    Checked,
    Count,
    Marks,
    Reached,
    check_against,
    check_sheet,
    entered,
    next_card,
    parse_count,
    parse_marks,
    seen_cards,
    standing,
    undone,
    with_check,
)
from hashi.companion.words import doubt_words, missing_words, undone_words
from hashi.i18n.sentences import explain_unreadable, listed, quoted
from hashi.records import Unreadable, format_board, parse_names, tidied
from hashi.records import find_board as board_of
from hashi.rules.game import MOST_PLAYERS


def call_game(names: tuple[str, ...], board: str) -> None:
    """From the names, or from where the last game stopped, to the result."""
    line = format_board(find_board(board).board)
    with for_oneself():
        try:
            _play(_go_on() or _begun(names, line))
        except (click.Abort, Stopped):
            click.echo()
            if kept():
                tell(say("call-stopped"))


def _go_on() -> Call | None:
    """The game that was kept, if it is wanted."""
    call = kept()
    if call is None:
        if is_there():
            tell(say("call-lost"))
        return None
    names = listed(language(), call.players)
    question = say("call-left", names=names, round=len(call.cards))
    return None if _enter_or(question, say("call-help-left"), "new") else call


def _enter_or(question: str, help_words: str, *words: str) -> str:
    """Which of these words is said, or nothing where somebody presses Enter; only these count."""
    while said := ask_on(question):
        if meaning(said) in words:
            return said
        _tell_help(said, help_words)
    return ""


def _begun(names: tuple[str, ...], board: str) -> Call:
    """A new game of those who are named, or say so."""
    while True:
        call = Call(tuple(name.strip() for name in names) or _asked_names(), board)
        try:
            standing(call)
        except Unreadable as unreadable:
            tell(explain_unreadable(language(), unreadable))
            names = ()
        else:
            return call


def _asked_names() -> tuple[str, ...]:
    """Each is checked at once; the others stay."""
    names: tuple[str, ...] = ()
    while len(names) < MOST_PLAYERS and (name := ask(say("call-name", number=len(names) + 1))):
        try:
            names = parse_names((*names, name), MOST_PLAYERS)
        except Unreadable as unreadable:
            tell(explain_unreadable(language(), unreadable))
    return names


def _play(call: Call) -> None:
    if call.cards:
        tell_round(call)
    else:
        tell(say("companion-opening", solo="yes" if call.is_solo else "no"))
        _enter_or(say("call-ask-first"), say("call-help-first"))
    while not call.is_over:
        call = _turned_up(_ask_goals(call) if call.cards else call)
    call = _ask_goals(call)
    while True:
        call = _count(call)
        forget()
        tell_result(call)
        if not _wants_to_undo():
            return
        call = _undone(call)
        keep(call)


def _wants_to_undo() -> bool:
    while said := ask(say("call-ask-end")):
        if meaning(said) == "undo":
            return True
        tell(say("call-strange", text=quoted(said)))
    return False


def _turned_up(call: Call) -> Call:
    call = next_card(call, secrets.randbelow)
    keep(call)
    tell_round(call)
    return call


def _ask_goals(call: Call) -> Call:
    """Everything that is said before the next card."""
    question = "call-ask-last" if call.is_over else "call-ask"
    while said := ask_on(say(question)):
        call = _tried(call, partial(_entered, said=said))
    return call


def _tried(call: Call, change: Callable[[Call], Call]) -> Call:
    """The call after a change, or without it, and why; what is new is kept."""
    try:
        changed = change(call)
        standing(changed)
    except Unreadable as unreadable:
        tell(explain_unreadable(language(), unreadable))
        return call
    if changed != call:
        keep(changed)
    return changed


def _entered(call: Call, said: str) -> Call:
    if reached := goal_said(call, said):
        return _reached(call, reached)
    words = said.split()
    match [meaning(word) for word in words]:
        case ["undo"]:
            return _undone(call)
        case ["sheet", *name] if name or call.is_solo:
            call, _ = _check_sheet(call, player_said(call, words[1:]))
        case _ if name := name_said(said):
            player_said(call, name)
        case _:
            _tell_help(said, say("call-help", name=call.players[0]))
    return call


def _reached(call: Call, reached: Reached) -> Call:
    after = entered(call, reached)
    award = standing(after).awards[-1]
    if (check := check_against(call, reached)) and not _is_sure(call, reached, check):
        return call
    name = call.players[award.seat]
    tell(say("news-award", name=name, goal=say(f"goal-{award.goal}"), points=award.points))
    return after


def _is_sure(call: Call, reached: Reached, check: Checked) -> bool:
    """Whether a goal counts although the sheet did not show it."""
    tell(doubt_words(language(), call, reached, check))
    return bool(_enter_or(say("call-ask-sure"), say("call-help-sure"), "count"))


def _undone(call: Call) -> Call:
    tell(undone_words(language(), call))
    return undone(call)


def _tell_help(said: str, help_words: str) -> None:
    """Where it is asked for, and where something is not understood."""
    strange = "" if said == "?" else f"{say('call-strange', text=quoted(said))} "
    tell(f"{strange}{help_words}")


def _check_sheet(call: Call, player: int) -> tuple[Call, Check]:
    """What is to be said of the sheet that is typed; the call remembers which goals it has."""
    tell(say("call-ask-sheet", name=call.players[player]))
    cards = seen_cards(call.cards)
    check = check_sheet(board_of(call.board), _asked_marks(), cards)
    tell_check(check, cards)
    call = with_check(call, player, check.reached)
    for sentence in missing_words(language(), call, player):
        tell(sentence)
    return call, check


def _asked_marks() -> Marks:
    """A slip is told at once and can be typed anew; what was typed beside it stays."""
    understood: list[str] = []
    while line := ask(">"):
        for mark in tidied(line).split():
            try:
                parse_marks(mark)
            except Unreadable as unreadable:
                tell(explain_unreadable(language(), unreadable))
            else:
                understood.append(mark)
    return parse_marks(" ".join(understood))


def _count(call: Call) -> Call:
    """R5.6: everyone says how many islands are finished.

    Whoever takes a goal back here is asked for goals once more.
    """
    while not call.is_counted:
        after = _tried(call, _counted)
        call = after if after.reached == call.reached else _ask_goals(after)
    return call


def _counted(call: Call) -> Call:
    """After what is said for the next who has not counted."""
    counted = {count.player for count in call.counts}
    player = next(at for at in range(len(call.players)) if at not in counted)
    said = ask_on(say("call-ask-islands", name=call.players[player]))
    while meaning(said) == "sheet":
        call, check = _check_sheet(call, player)
        found = len(check.finished)
        said = ask_on(say("call-ask-take", islands=found)) or str(found)
    if meaning(said) == "undo":
        return _undone(call)
    if any(map(str.isdecimal, said)):  # like 5.5; anything else is answered with the help
        return entered(call, Count(player, parse_count(said)))
    _tell_help(said, say("call-help-count"))
    return call
