"""Matches in several processes."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from hashi.bots import Budget
from hashi.bots.machine_code import is_compiled
from hashi.kernel import compiling
from hashi.records import board_file, deck_named
from hashi.study import Match, Outcome, ProcessLost, matches_on, play_all, shuffled

GAMES = 9


def matches(games: int = GAMES, bot: str = "random") -> Iterator[Match]:
    deals = (shuffled(deck_named("standard"), 5, game) for game in range(games))
    return matches_on(board_file("B").board, (bot,), deals, 5, Budget(playouts=3))


def played(processes: int, games: Iterator[Match] | None = None) -> list[Outcome]:
    with play_all(games or matches(), processes) as outcomes:
        return sorted(outcomes, key=lambda outcome: outcome.number)


def test_the_number_of_processes_changes_nothing() -> None:
    alone = played(1)
    assert [outcome.number for outcome in alone] == list(range(GAMES))
    assert played(2) == alone
    assert played(3) == alone


def test_nor_does_it_for_a_bot_that_thinks_ahead() -> None:
    assert played(2, matches(3, "master")) == played(1, matches(3, "master"))


def test_more_processes_than_matches() -> None:
    assert played(2, matches(1)) == played(1, matches(1))
    assert played(2, matches(0)) == []


def test_processes_end_with_the_games() -> None:
    with play_all(matches(100), 2) as outcomes:
        next(outcomes)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


class Enough(Exception):
    pass


@pytest.mark.parametrize("processes", [1, 2])
def test_a_pause_can_end_the_games(processes: int) -> None:
    is_enough = False

    def pause() -> None:
        if is_enough:
            raise Enough

    with play_all(matches(1000), processes, pause) as outcomes:
        next(outcomes)
        is_enough = True
        with pytest.raises(Enough):
            list(outcomes)
    assert multiprocessing.active_children() == []


def test_a_pause_need_not_wait_for_a_game() -> None:
    are_ready = False

    def pause() -> None:
        if are_ready:
            raise Enough

    slow = (replace(match, budget=Budget(seconds=60.0)) for match in matches(2, "master"))
    with play_all(slow, 2, pause) as outcomes:
        are_ready = True
        with pytest.raises(Enough):
            next(outcomes)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_pause_need_not_wait_until_the_bots_are_ready(processes: int) -> None:
    def pause() -> None:
        raise Enough

    with pytest.raises(Enough), play_all(matches(), processes, pause):
        pytest.fail("nobody was asked")


def test_bots_are_ready_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who counts seconds counts from here."""
    monkeypatch.setattr(compiling, "_folder", lambda: tmp_path)
    compiling.note_kept.cache_clear()
    assert not is_compiled(["novice"])
    with play_all(matches(2, "novice"), 1):
        assert is_compiled(["novice"])
    compiling.note_kept.cache_clear()


def test_they_are_so_in_every_process() -> None:
    """A bot that cannot be made ready ends its process before the first game."""
    with pytest.raises(ProcessLost), play_all(matches(2, "nobody"), 2):
        pytest.fail("nobody is ready")


def test_interrupts_are_heard_again_afterwards() -> None:
    before = signal.getsignal(signal.SIGINT)
    played(2)
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.skipif(os.name == "nt", reason="nothing is held back there")
def test_an_interrupt_while_processes_start_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    start = SpawnProcess.start

    def interrupted_start(process: SpawnProcess) -> None:
        start(process)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(SpawnProcess, "start", interrupted_start)
    with pytest.raises(KeyboardInterrupt):
        played(2)
    assert not multiprocessing.active_children()


def test_a_process_that_dies_is_missed() -> None:
    with play_all(matches(2000), 2) as outcomes:
        next(outcomes)
        victim = multiprocessing.active_children()[0].pid
        assert victim is not None
        os.kill(victim, signal.SIGTERM)
        with pytest.raises(ProcessLost):
            list(outcomes)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("processes", [1, 2])
def test_a_clock_does_not_change_which_games_are_played(processes: int) -> None:
    timed = (replace(match, budget=Budget(seconds=1.0)) for match in matches())
    assert [outcome.number for outcome in played(processes, timed)] == list(range(GAMES))
