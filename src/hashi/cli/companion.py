"""`hashi companion`: turns up the cards and keeps the points for people who play on paper."""

import secrets
from collections.abc import Callable
from functools import partial

import click
from msgspec.structs import replace

from hashi.cli.boards import find_board
from hashi.cli.kept import forget, keep, kept
from hashi.cli.sheet import tell_check
from hashi.cli.speech import language, say
from hashi.cli.terminal import has_colour
from hashi.companion import (
    Call,
    Check,
    Count,
    Reached,
    Standing,
    check_sheet,
    next_card,
    parse_marks,
    seen_cards,
    standing,
    undone,
)
from hashi.draw.card import draw_card
from hashi.i18n import catalogue
from hashi.i18n.catalogue import FIRST
from hashi.i18n.sentences import explain_unreadable, listed, quoted
from hashi.records import Unreadable, format_board
from hashi.records import find_board as board_of
from hashi.rules import Card, Goal
from hashi.rules.game import MOST_PLAYERS
from hashi.rules.scoring import GOALS, PILES


class _Stopped(Exception):
    """Somebody wants to go on later."""


def call_game(names: tuple[str, ...], board: str) -> None:
    """From the names, or from where the last game stopped, to the result."""
    line = format_board(find_board(board).board)
    try:
        _play(_go_on() or _begun(names, line))
    except (click.Abort, _Stopped):
        click.echo()
        if kept():
            click.echo(say("call-stopped"))


def _go_on() -> Call | None:
    """The game that was kept, if it is wanted."""
    call = kept()
    if call is None:
        return None
    names = listed(language(), call.players)
    said = _ask(say("call-left", names=names, round=len(call.cards)))
    return None if _meaning(said) == "new" else call


def _begun(names: tuple[str, ...], board: str) -> Call:
    """A new game of those who are named, or say so."""
    while True:
        call = Call(tuple(name.strip() for name in names) or _asked_names(), board)
        try:
            standing(call)
        except Unreadable as unreadable:
            click.echo(explain_unreadable(language(), unreadable))
            names = ()
        else:
            return call


def _asked_names() -> tuple[str, ...]:
    names: list[str] = []
    while len(names) < MOST_PLAYERS:
        name = _ask(say("call-name", number=len(names) + 1))
        if not name:
            break
        names.append(name)
    return tuple(names)


def _play(call: Call) -> None:
    if call.cards:
        _tell_round(call)
    else:
        click.echo(say("companion-opening", solo="yes" if call.is_solo else "no"))
        _ask(f"{say('companion-first')}:")
    while not call.is_over:
        call = _turned_up(_ask_goals(call) if call.cards else call)
    call = _ask_goals(call)
    while True:
        call = _count(call)
        forget()
        _tell_result(call)
        if _meaning(_ask(say("call-ask-end"))) != "undo":
            return
        call = undone(call)
        keep(call)


def _turned_up(call: Call) -> Call:
    call = next_card(call, secrets.randbelow)
    keep(call)
    _tell_round(call)
    return call


def _tell_round(call: Call) -> None:
    """The card, and all that is known."""
    found = standing(call)
    card = found.card or ""
    number, bridges = map(int, card.split("/"))
    click.echo()
    click.echo(say("news-turned-up", round=found.round, card=card))
    click.echo(say("card-label", number=number, bridges=bridges))
    if has_colour():
        drawn = draw_card(Card(number, bridges))
        click.echo(click.style("\n".join(drawn), bold=True))
    left = [each for each in found.deck if each not in found.seen]
    click.echo(say("strip-label", cards=", ".join(left)))
    if found.piles:
        click.echo(say("call-piles", piles=" + ".join(map(str, _pile_sizes(found.round)))))
    _tell_goals(call, found)


def _pile_sizes(played: int) -> list[int]:
    """R6.1: how many cards still lie in each pile."""
    sizes = []
    for pile in PILES:
        taken = min(pile, played)
        sizes.append(pile - taken)
        played -= taken
    return sizes


def _tell_goals(call: Call, found: Standing) -> None:
    for goal, worth in found.goals.items():
        name = say(f"goal-{goal}")
        if not worth.open:
            click.echo(say("call-goal-gone", goal=name, later=worth.later))
        elif worth.until:
            values = {"first": worth.first, "until": worth.until, "later": worth.later}
            click.echo(say("call-goal-until", goal=name, **values))
        else:
            click.echo(say("call-goal", goal=name, first=worth.first, later=worth.later))
    for player, (name, score) in enumerate(zip(call.players, found.scores, strict=True)):
        won = [f"{say(f'goal-{it.goal}')} {it.points}" for it in found.awards if it.seat == player]
        if won:
            goals = ", ".join(won)
            click.echo(say("call-goals-by", name=name, goals=goals, points=score.total))


def _ask_goals(call: Call) -> Call:
    """Everything that is said before the next card."""
    question = "call-ask-last" if call.is_over else "call-ask"
    while said := _ask(say(question)):
        call = _tried(call, partial(_entered, said=said))
    return call


def _tried(call: Call, change: Callable[[Call], Call]) -> Call:
    """The call after a change, or without it, and why; what is new is kept."""
    try:
        changed = change(call)
        standing(changed)
    except Unreadable as unreadable:
        click.echo(explain_unreadable(language(), unreadable))
        return call
    if changed != call:
        keep(changed)
    return changed


def _entered(call: Call, said: str) -> Call:
    words = said.split()
    match [_meaning(word) for word in words]:
        case ["?"]:
            click.echo(say("call-help", name=call.players[0]))
            return call
        case ["quit"]:
            raise _Stopped
        case ["undo"]:
            return _undone(call)
        case ["sheet", *_]:
            _check_sheet(call, _player(call, words[1:]))
            return call
        case [*_, "red" | "blue" | "six" as goal]:
            return _reached(call, words[:-1], Goal(goal), len(call.cards))
        case [*_, "red" | "blue" | "six" as goal, round] if round.isdecimal():
            return _reached(call, words[:-2], Goal(goal), int(round[:4]))
    click.echo(say("call-strange", text=quoted(said), name=call.players[0]))
    return call


def _meaning(word: str) -> str:
    """What a word says in the language that is spoken, or else in the first one."""
    for meaning in (*GOALS, "undo", "sheet", "quit", "new"):
        if word.casefold() in (say(f"word-{meaning}"), catalogue.say(FIRST, f"word-{meaning}")):
            return str(meaning)
    return word


def _undone(call: Call) -> Call:
    before = undone(call)
    click.echo(say("call-nothing-undone" if before == call else "call-undone"))
    return before


def _reached(call: Call, words: list[str], goal: Goal, round: int) -> Call:
    reached = Reached(round, _player(call, words), goal)
    after = replace(call, reached=(*call.reached, reached))
    award = standing(after).awards[-1]
    name = call.players[award.seat]
    click.echo(say("news-award", name=name, goal=say(f"goal-{goal}"), points=award.points))
    return after


def _player(call: Call, words: list[str]) -> int:
    """By name; one alone need not be named."""
    if not words and call.is_solo:
        return 0
    wanted = " ".join(words)
    exact = [at for at, name in enumerate(call.players) if name == wanted]
    alike = [at for at, name in enumerate(call.players) if name.casefold() == wanted.casefold()]
    for at in (*exact, *alike):
        return at
    raise Unreadable("unknown-player", text=wanted)


def _check_sheet(call: Call, player: int) -> Check:
    """What is to be said of the sheet that is typed."""
    click.echo(say("call-ask-sheet", name=call.players[player]))
    lines: list[str] = []
    while line := _ask(">"):
        lines.append(line)
    cards = seen_cards(call.cards)
    check = check_sheet(board_of(call.board), parse_marks("\n".join(lines)), cards)
    tell_check(check)
    return check


def _count(call: Call) -> Call:
    """R5.6: everyone says how many islands are finished."""
    while not call.is_counted:
        counted = {count.player for count in call.counts}
        player = next(at for at in range(len(call.players)) if at not in counted)
        said = _ask(say("call-ask-islands", name=call.players[player]))
        call = _tried(call, partial(_counted, player=player, said=said))
    return call


def _counted(call: Call, *, player: int, said: str) -> Call:
    match _meaning(said):
        case "sheet":
            check = _check_sheet(call, player)
            if check.faults:
                return call
            islands = len(check.finished)
        case "undo":
            return _undone(call)
        case "quit":
            raise _Stopped
        case number if number.isdecimal():
            islands = int(number[:4])
        case _:
            click.echo(say("call-strange", text=quoted(said), name=call.players[0]))
            return call
    return replace(call, counts=(*call.counts, Count(player, islands)))


def _tell_result(call: Call) -> None:
    found = standing(call)
    click.echo()
    for name, score in zip(call.players, found.scores, strict=True):
        islands = score.total - score.red - score.blue - score.six
        parts = {"end-islands": islands, "goal-red": score.red, "goal-blue": score.blue}
        points = [f"{say(word)} {it}" for word, it in (parts | {"goal-six": score.six}).items()]
        click.echo(say("call-goals-by", name=name, goals=", ".join(points), points=score.total))
    winners = [call.players[at] for at in found.winners or ()]
    total = max(score.total for score in found.scores)
    if found.rank:
        rank = say(f"rank-{found.rank}")
        click.echo(say("replay-rank", points=total, rank=rank, level=found.rank))
    else:
        many = "many" if len(winners) > 1 else "one"
        names = listed(language(), winners)
        click.echo(say("replay-wins", names=names, many=many, points=total))


def _ask(question: str) -> str:
    return str(click.prompt(question, default="", show_default=False, prompt_suffix=" ")).strip()
