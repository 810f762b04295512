"""Tables in bad weather: nothing counts twice, and nothing is lost."""

from collections.abc import Callable, Iterable

import pytest
import simulator
from simulator import Server, Weather

from hashi.rules import View
from hashi.table import decide, hints, rounds
from hashi.table.commands import Hint
from hashi.table.events import AnyEvent, Hinted, Moved
from hashi.table.holder import Holder
from hashi.table.refusal import Refusal
from hashi.table.table import Table

SHARE = 32
"""Of the schedules; CONTRIBUTING.md tells how to run more."""

TRIES = 60
"""Schedules in which a fault that was planted must show."""


def test_all_games_end_and_the_same_seed_gives_the_same_history() -> None:
    crashes, histories = 0, set()
    for seed in range(SHARE):
        weather = Weather(seed)
        history = weather.run()
        histories.add(history)
        crashes += weather.crashes
        if seed % 8 == 0:
            assert Weather(seed).run() == history
    assert crashes > SHARE / 4
    assert len(histories) == SHARE


def run_all(seeds: Iterable[int]) -> None:
    for seed in seeds:
        Weather(seed).run()


Plant = Callable[[pytest.MonkeyPatch], None]


def acknowledging_before_storing(patch: pytest.MonkeyPatch) -> None:
    store_soon = Server._store_soon

    def hasty(
        server: Server, job: simulator.Job, events: list[AnyEvent], bodies: list[bytes]
    ) -> None:
        job.answer(None)
        store_soon(server, job._replace(answer=lambda _: None), events, bodies)

    patch.setattr(Server, "_store_soon", hasty)


def losing_the_last_of_what_is_stored(patch: pytest.MonkeyPatch) -> None:
    restart = Server.restart

    def forgetful(server: Server) -> None:
        if len(server.stored) > 4:
            del server.stored[-1]
        restart(server)

    patch.setattr(Server, "restart", forgetful)


def taking_moves_that_were_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decide, "_check_attempt", lambda *_: None)


def taking_a_move_twice(patch: pytest.MonkeyPatch) -> None:
    def careless(table: Table, _: int, round: int) -> None:
        if not table.is_playing or round != table.round:
            raise Refusal("wrong-round")

    patch.setattr(decide, "check_turn", careless)


def taking_moves_of_any_round(patch: pytest.MonkeyPatch) -> None:
    def careless(table: Table, seat: int, _: int) -> None:
        if not table.is_playing or table.hands[seat] is not None:
            raise Refusal("already-done")

    patch.setattr(decide, "check_turn", careless)


def giving_a_hint_twice(patch: pytest.MonkeyPatch) -> None:
    def generous(
        table: Table, holder: Holder, command: Hint, _: View, move: str, now: int
    ) -> list[AnyEvent]:
        hints.may_hint(table, holder, command)
        return [Hinted(now, command.seat, command.round, command.step, move)]

    patch.setattr(hints, "hinted", generous)


def a_bot_that_moves_twice(patch: pytest.MonkeyPatch) -> None:
    def eager(
        table: Table, seat: int, round: int, move: str, by: str, now: int, _: object
    ) -> list[AnyEvent]:
        return [Moved(now, seat, table.round, move, by)] if round == table.round else []

    patch.setattr(rounds, "stand_in", eager)


def resolving_before_all_are_done(patch: pytest.MonkeyPatch) -> None:
    moved = Table._moved

    def early(
        table: Table, at: int, hands: tuple[str | None, ...], seat: int, by: str | None
    ) -> Table:
        after = moved(table, at, hands, seat, by)
        return after._change(settles_at=at) if hands.count(None) == 1 else after

    patch.setattr(Table, "_moved", early)


def never_looking_at_the_clock(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Server, "ring", lambda _: None)
    patch.setattr(simulator, "MOST_STEPS", 2_000)


def forgetting_what_is_in_hand(patch: pytest.MonkeyPatch) -> None:
    """A crash costs those who were done their move."""
    load = Table.load.__func__  # type: ignore[attr-defined]

    def forgetful(events: object) -> Table:
        table: Table = load(Table, events)
        return table._change(hands=(None,) * len(table.seats), settles_at=None)

    patch.setattr(Table, "load", forgetful)


PLANTS = [
    acknowledging_before_storing,
    losing_the_last_of_what_is_stored,
    taking_moves_that_were_taken_back,
    taking_a_move_twice,
    taking_moves_of_any_round,
    giving_a_hint_twice,
    a_bot_that_moves_twice,
    resolving_before_all_are_done,
    never_looking_at_the_clock,
    forgetting_what_is_in_hand,
]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_fault_is_noticed(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        run_all(range(TRIES))
