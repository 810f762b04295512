"""What happened so far at a real table.

It holds all there is to know: no order of the cards is hidden anywhere, as each one is drawn when
it is turned up.
"""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from hashi.records import DECK, Unreadable, deck_named, find_board, parse_card, parse_names
from hashi.rules import ROUNDS, Board, Card, Goal, Refused
from hashi.rules.faults import CardNotLeft, GameOver
from hashi.rules.game import MOST_PLAYERS


class Reached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R5.5: a goal that a player announced, with the card of that round."""

    round: int
    player: int
    goal: Goal


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R5.6: how many islands a player has finished at the end."""

    player: int
    islands: int


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays on which board, the cards turned up, and what was entered, in its order.

    `board` is a name or rows; one player alone plays by R6.
    """

    players: tuple[str, ...]
    board: str = "A"
    cards: tuple[str, ...] = ()
    reached: tuple[Reached, ...] = ()
    counts: tuple[Count, ...] = ()

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


def next_card(call: Call, chance: Callable[[int], int]) -> Call:
    """R3.1: the next card is turned up. Below the number it is given, `chance` names any.

    R2.2: each card not seen is as likely as any other, and the one left at the end is in the box.
    """
    if call.is_over:
        raise Refused(GameOver(), ROUNDS + 1, None)
    cards = _left(seen_cards(call.cards))
    return replace(call, cards=(*call.cards, str(cards[chance(len(cards))])))


def undone(call: Call) -> Call:
    """Without what was entered last; a card that was turned up stays so."""
    if call.counts:
        return replace(call, counts=call.counts[:-1])
    return replace(call, reached=call.reached[:-1])


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
    _check_reached(call)
    _check_counts(call, find_board(call.board))


def _check_reached(call: Call) -> None:
    noted: set[tuple[int, Goal]] = set()
    for each in call.reached:
        name = _name(call, each.player)
        if not 1 <= each.round <= len(call.cards):
            raise Unreadable("no-such-card", found=each.round, most=len(call.cards))
        if (each.player, each.goal) in noted:
            raise Unreadable("goal-twice", text=name)  # R5.4
        noted.add((each.player, each.goal))


def _check_counts(call: Call, board: Board) -> None:
    if call.counts and not call.is_over:
        raise Unreadable("count-too-early", wanted=ROUNDS)
    counted: set[int] = set()
    for each in call.counts:
        name = _name(call, each.player)
        if each.player in counted:
            raise Unreadable("count-twice", text=name)
        if not 0 <= each.islands <= len(board.islands):
            raise Unreadable("too-many-islands", found=each.islands, most=len(board.islands))
        counted.add(each.player)


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
