"""Nothing leaks; and if something did, it would be noticed."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import nothing_leaks
import pytest
import rooms
from nothing_leaks import Leak, check_games
from rooms import World
from tables import Stacked, some_move

from hashi.rules import Fault, View
from hashi.table import decide, news, rounds, turns, view
from hashi.table.events import AnyEvent, Moved
from hashi.table.news import CrossedOut, RoundOver, news_of
from hashi.table.refusal import Refusal, refusal_of
from hashi.table.seat import Level
from hashi.table.table import Table
from hashi.table.view import OwnView, PublicView, SeatView, own_view, public_view, seat_views

SHARE = 120
"""Of the games; CONTRIBUTING.md tells how to play more."""

TRIES = 60
"""Games in which a leak that was planted must show."""

Plant = Callable[[pytest.MonkeyPatch], None]

_asking: list[World] = []
"""The world in which something is being done: what the leaks peek at."""


def peek() -> World:
    return _asking[-1]


@contextmanager
def peeking(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets planted leaks look where the table itself cannot: its dealer is not in it."""
    both = nothing_leaks.Twins.both

    def watched(twins: nothing_leaks.Twins, act: Callable[[World], None]) -> None:
        def acting(world: World) -> None:
            _asking.append(world)
            act(world)

        both(twins, acting)

    patch.setattr(nothing_leaks.Twins, "both", watched)
    yield
    _asking.clear()


def next_card() -> str:
    world = peek()
    return str(world.dealer.order[min(world.table.round, 16)])


def next_card_in_the_view(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table) -> PublicView:
        public = public_view(table)
        return msgspec.structs.replace(public, seen=[*public.seen, next_card()])

    patch.setattr(view, "public_view", leaky)


def order_of_the_deck_in_the_view(patch: pytest.MonkeyPatch) -> None:
    """All the same cards, in an order that tells."""

    def leaky(table: Table) -> PublicView:
        public = public_view(table)
        pile = [str(card) for card in peek().dealer.order]
        return msgspec.structs.replace(public, deck=sorted(public.deck, key=pile.index))

    patch.setattr(view, "public_view", leaky)


def box_in_an_error_message(patch: pytest.MonkeyPatch) -> None:
    def leaky(fault: Fault) -> Refusal:
        refusal = refusal_of(fault)
        return Refusal(refusal.code, refusal.clause, **refusal.facts, box=str(peek().dealer.box))

    patch.setattr(decide, "refusal_of", leaky)


def secret_in_an_error_message(patch: pytest.MonkeyPatch) -> None:
    check = turns.check_turn

    def leaky(table: Table, seat: int, round: int) -> None:
        try:
            check(table, seat, round)
        except Refusal as refusal:
            raise Refusal(refusal.code, None, dealer=peek().dealer.secret.hex()) from None

    patch.setattr(decide, "check_turn", leaky)


def hint_that_knows_the_order(patch: pytest.MonkeyPatch) -> None:
    think = rooms.think

    def leaky(world: World, seat: int) -> str:
        knows = world.table.knowledge(seat)
        if world.table.seats[seat].bot or knows.card is None:
            return think(world, seat)
        best = random.Random(repr(world.dealer.order))
        return str(some_move(best, knows.sheet, knows.card))

    patch.setattr(rooms, "think", leaky)


def bots_seeded_with_the_order(patch: pytest.MonkeyPatch) -> None:
    seed_of = rooms.seed_of

    def leaky(knows: View) -> bytes:
        return seed_of(knows) + repr(peek().dealer.order).encode()

    patch.setattr(rooms, "seed_of", leaky)


def bots_that_know_all_sheets(patch: pytest.MonkeyPatch) -> None:
    """Where the table shows none: a hint tells of them."""

    def leaky(table: Table, seat: int) -> View:
        return View.of(table.game, seat) if table.game else View.before(table.setup(), seat)

    patch.setattr(Table, "knowledge", leaky)


def bots_that_know_the_hands(patch: pytest.MonkeyPatch) -> None:
    seed_of = rooms.seed_of

    def leaky(knows: View) -> bytes:
        return seed_of(knows) + repr(peek().table.hands).encode()

    patch.setattr(rooms, "seed_of", leaky)


def draft_of_the_neighbour(patch: pytest.MonkeyPatch) -> None:
    """What may be marked depends on what someone else has marked."""

    def leaky(table: Table, seat: int) -> OwnView:
        own = own_view(table, seat)
        theirs = table.drafts[seat - 1]
        if own.draft is None or seat == 0 == len(table.seats) - 1 or not theirs:
            return own
        draft = msgspec.structs.replace(own.draft, islands={theirs[0]: "island-taken"})
        return msgspec.structs.replace(own, draft=draft)

    patch.setattr(view, "own_view", leaky)


def whether_the_neighbour_drafts(patch: pytest.MonkeyPatch) -> None:
    """Not what, only how much."""

    def leaky(table: Table) -> list[SeatView]:
        views = seat_views(table)
        busy = sum(map(len, table.drafts))
        return [msgspec.structs.replace(seat, here=busy > 2) for seat in views]

    patch.setattr(view, "seat_views", leaky)


def hand_of_the_neighbour(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, seat: int) -> OwnView:
        own = own_view(table, seat)
        return msgspec.structs.replace(own, hand=table.hands[seat - 1])

    patch.setattr(view, "own_view", leaky)


def seats_in_the_order_of_their_hands(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table) -> list[SeatView]:
        views = seat_views(table)
        return [views[at] for at in sorted(range(len(views)), key=lambda at: str(table.hands[at]))]

    patch.setattr(view, "seat_views", leaky)


def settling_longer_for_longer_moves(patch: pytest.MonkeyPatch) -> None:
    moved = Table._moved

    def leaky(
        table: Table, at: int, hands: tuple[str | None, ...], seat: int, by: str | None
    ) -> Table:
        after = moved(table, at, hands, seat, by)
        if after.settles_at is None or not table.options.settles:
            return after
        longer = after.settles_at + sum(len(hand or "") for hand in hands)
        return msgspec.structs.replace(after, settles_at=longer)

    patch.setattr(Table, "_moved", leaky)


def finished_islands_in_the_news(patch: pytest.MonkeyPatch) -> None:
    """Where the table shows no sheets."""
    round_over = news._round_over

    def leaky(at: int, before: Table, after: Table) -> RoundOver:
        told = round_over(at, before, after)
        assert after.game
        finished = [sorted(map(str, islands)) for islands in after.game.finished]
        return msgspec.structs.replace(told, finished=finished)

    patch.setattr(news, "_round_over", leaky)


def others_mistakes(patch: pytest.MonkeyPatch) -> None:
    """Where the table shows no sheets."""

    def leaky(table: Table, seat: int) -> OwnView:
        own = own_view(table, seat)
        if own.mistakes is None or table.game is None:
            return own
        all_of_them = view._mistakes(table.game, range(len(table.seats)))
        return msgspec.structs.replace(own, mistakes=all_of_them)

    patch.setattr(view, "own_view", leaky)


def crossed_out_islands_in_the_news(patch: pytest.MonkeyPatch) -> None:
    """Where the table shows no sheets."""

    def leaky(at: int, before: Table, after: Table) -> Iterator[CrossedOut]:
        for seat in range(len(before.seats)):
            if lost := news._crossed_out(after, seat):
                yield CrossedOut(at, seat, sorted(map(str, lost)))

    patch.setattr(news, "_newly_crossed_out", leaky)


def moves_told_at_once(patch: pytest.MonkeyPatch) -> None:
    """A move that is in hand is no news."""

    def leaky(before: Table, event: AnyEvent, after: Table) -> object:
        return (event,) if isinstance(event, Moved) else news_of(before, event, after)

    patch.setattr("hashi.table.table.news_of", leaky)


def bot_that_peeks_at_a_draft(patch: pytest.MonkeyPatch) -> None:
    """What stands in for one seat knows what another has drafted."""
    stand_in = rounds.stand_in

    def leaky(
        table: Table, seat: int, round: int, move: str, by: Level, now: int, dealer: Stacked
    ) -> list[AnyEvent]:
        if sum(map(len, table.drafts)) % 2 and table.game:
            move = "- -"
        return stand_in(table, seat, round, move, by, now, dealer)

    patch.setattr(rounds, "stand_in", leaky)


PLANTS = [
    next_card_in_the_view,
    order_of_the_deck_in_the_view,
    box_in_an_error_message,
    secret_in_an_error_message,
    hint_that_knows_the_order,
    bots_seeded_with_the_order,
    bots_that_know_all_sheets,
    bots_that_know_the_hands,
    draft_of_the_neighbour,
    whether_the_neighbour_drafts,
    hand_of_the_neighbour,
    seats_in_the_order_of_their_hands,
    settling_longer_for_longer_moves,
    finished_islands_in_the_news,
    others_mistakes,
    crossed_out_islands_in_the_news,
    moves_told_at_once,
    bot_that_peeks_at_a_draft,
]


def test_nothing_leaks() -> None:
    games, steps, messages, differing = check_games(range(SHARE))
    assert differing == {"cards", "drafts", "hands", "sheets"}, "or the check sees nothing"
    assert steps > 50 * games
    assert messages > steps


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_noticed(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with peeking(monkeypatch), pytest.raises(Leak):
        check_games(range(TRIES))
