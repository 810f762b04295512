"""What happened so far at a real table.

It holds all there is to know: no order of the cards is hidden anywhere, as each one is drawn when
it is turned up.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, TypeVar

import msgspec
from msgspec.structs import replace

from hashi.records import DECK, Unreadable, deck_named, find_board, parse_card, parse_names
from hashi.records.notation import LONGEST_TEXT
from hashi.rules import ROUNDS, Board, Card, Goal, Refused
from hashi.rules.faults import CardNotLeft, GameOver
from hashi.rules.game import MOST_PLAYERS

MOST_ENTRIES = 60
"""So that whoever taps on and on fills no memory: three times as many as a game can need."""

LONGEST_NUMBER = 4
"""In digits: a longer one could not be meant."""

Whole = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Texts = Annotated[tuple[Text, ...], msgspec.Meta(max_length=20)]
"""More and longer than any game has; what a game cannot have either gets a sentence of its own."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry"):
    """What somebody said. Each is `about` a player's goal or, without one, about the player's
    count, and the last about the same thing holds."""

    player: Whole


class Reached(Entry, frozen=True, tag="reached"):
    """R5.5: a goal that a player announced, with the card of that round."""

    goal: Goal
    round: Whole

    @property
    def about(self) -> tuple[int, Goal | None]:
        return self.player, self.goal


class Count(Entry, frozen=True, tag="count"):
    """R5.6: how many islands a player has finished at the end."""

    islands: Whole

    @property
    def about(self) -> tuple[int, Goal | None]:
        return self.player, None


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """It was not so after all: a player's goal or, without one, the player's count."""

    goal: Goal | None = None

    @property
    def about(self) -> tuple[int, Goal | None]:
        return self.player, self.goal


AnyEntry = Reached | Count | TakenBack


class Checked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goals on a player's sheet when it was checked last, with the card of that round."""

    player: Whole
    round: Whole
    goals: Annotated[tuple[Goal, ...], msgspec.Meta(max_length=len(Goal))]


_Kind = TypeVar("_Kind", Reached, Count)


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays on which board, the cards turned up, and what was entered, in its order.

    `board` is a name or rows; one player alone plays by R6. Of each player's sheet, `checked` has
    the last check.
    """

    players: Texts
    board: Text = "A"
    cards: Texts = ()
    entries: Annotated[tuple[AnyEntry, ...], msgspec.Meta(max_length=MOST_ENTRIES)] = ()
    checked: Annotated[tuple[Checked, ...], msgspec.Meta(max_length=MOST_PLAYERS)] = ()

    @property
    def reached(self) -> tuple[Reached, ...]:
        """The goals that hold, in the order in which they were entered."""
        return _holding(self.entries, Reached)

    @property
    def counts(self) -> tuple[Count, ...]:
        return _holding(self.entries, Count)

    @property
    def is_solo(self) -> bool:
        return len(self.players) == 1

    @property
    def is_over(self) -> bool:
        """R3.8: the game ends after the 17th card."""
        return len(self.cards) == ROUNDS

    @property
    def is_counted(self) -> bool:
        return len(self.counts) == len(self.players)


def _holding(entries: Sequence[AnyEntry], kind: type[_Kind]) -> tuple[_Kind, ...]:
    last = {entry.about: at for at, entry in enumerate(entries)}
    held = [entries[at] for at in sorted(last.values())]
    return tuple(entry for entry in held if isinstance(entry, kind))


def next_card(call: Call, chance: Callable[[int], int]) -> Call:
    """R3.1: the next card is turned up. Below the number it is given, `chance` names any.

    R2.2: each card not seen is as likely as any other, and the one left at the end is in the box.
    """
    if call.is_over:
        raise Refused(GameOver(), ROUNDS + 1, None)
    cards = _left(seen_cards(call.cards))
    return replace(call, cards=(*call.cards, str(cards[chance(len(cards))])))


def entered(call: Call, entry: AnyEntry) -> Call:
    """R5.4: each goal once; a count may be put right."""
    if isinstance(entry, Reached) and any(it.about == entry.about for it in call.reached):
        raise Unreadable("goal-twice", text=_name(call, entry.player))
    entries = (*call.entries, entry)
    if len(entries) > MOST_ENTRIES:
        entries = _without_oldest(entries)
    return replace(call, entries=entries)


def _without_oldest(entries: tuple[AnyEntry, ...]) -> tuple[AnyEntry, ...]:
    """Of those that no longer hold."""
    last = {entry.about: at for at, entry in enumerate(entries)}
    old = next(at for at, entry in enumerate(entries) if last[entry.about] != at)
    return entries[:old] + entries[old + 1 :]


def with_check(call: Call, player: int, goals: Iterable[Goal]) -> Call:
    """A player's sheet was checked, and has these goals."""
    others = (check for check in call.checked if check.player != player)
    return replace(call, checked=(*others, Checked(player, len(call.cards), tuple(goals))))


def check_against(call: Call, reached: Reached) -> Checked | None:
    """The check of the player's sheet that speaks against a goal.

    What is finished stays finished: a sheet that lacks the goal with a later card lacked it then.
    """
    checks = (check for check in call.checked if check.player == reached.player)
    return next(
        (it for it in checks if it.round >= reached.round and reached.goal not in it.goals), None
    )


def whole_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def parse_count(text: str) -> int:
    """R5.6: how many islands somebody has finished, as it is typed."""
    islands = whole_number(text.strip())
    if islands is None:
        raise Unreadable("not-a-count", text=text)
    return islands


def undone(call: Call) -> Call:
    """Without what was entered last, whatever it was; a card that was turned up stays so."""
    return replace(call, entries=call.entries[:-1])


def seen_cards(texts: Sequence[str]) -> tuple[Card, ...]:
    """Raises `Refused` for a card that cannot have come."""
    cards = tuple(map(parse_card, texts))
    deck = deck_named(DECK)
    for at, card in enumerate(cards):
        if at >= ROUNDS:
            raise Refused(GameOver(), at + 1, None)
        if not deck.has_left(card, cards[:at]):
            raise Refused(CardNotLeft(card), at + 1, None)
    return cards


def check_call(call: Call) -> None:
    """Raises `Unreadable`, or `Refused`, for what cannot have happened."""
    if not call.players:
        raise Unreadable("nobody-plays")
    parse_names(call.players, MOST_PLAYERS)
    seen_cards(call.cards)
    board = find_board(call.board)
    for entry in call.entries:
        _name(call, entry.player)
        match entry:
            case Reached():
                _check_round(call, entry.round)
            case Count():
                _check_count(call, board, entry.islands)
    for check in call.checked:
        _name(call, check.player)


def _check_round(call: Call, round: int) -> None:
    if not 1 <= round <= len(call.cards):
        raise Unreadable("no-such-card", found=round, most=len(call.cards))


def _check_count(call: Call, board: Board, islands: int) -> None:
    if not call.is_over:
        raise Unreadable("count-too-early", wanted=ROUNDS)
    if not 0 <= islands <= len(board.islands):
        raise Unreadable("too-many-islands", found=islands, most=len(board.islands))


def _name(call: Call, player: int) -> str:
    if not 0 <= player < len(call.players):
        raise Unreadable("unknown-player", text=str(player))
    return call.players[player]


def _left(seen: tuple[Card, ...]) -> list[Card]:
    """R1.4: the cards not ticked off on the strip."""
    cards = list(deck_named(DECK).cards)
    for card in seen:
        cards.remove(card)
    return cards
