"""Matches in several processes."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from hashi.bots import Budget
from hashi.records import board_file, deck_named
from hashi.study import Match, Outcome, ProcessLost, matches_on, play_all, shuffled

GAMES = 9


def matches(games: int = GAMES, bot: str = "random") -> Iterator[Match]:
    deals = (shuffled(deck_named("standard"), 5, game) for game in range(games))
    return matches_on(board_file("B").board, (bot,), deals, 5, Budget(playouts=3))


def played(processes: int) -> list[Outcome]:
    return sorted(play_all(matches(), processes), key=lambda outcome: outcome.number)


def test_the_number_of_processes_changes_nothing() -> None:
    alone = played(1)
    assert [outcome.number for outcome in alone] == list(range(GAMES))
    assert played(2) == alone
    assert played(3) == alone


def test_nor_does_it_for_a_bot_that_thinks_ahead() -> None:
    alone = {outcome.record for outcome in play_all(matches(3, "master"), 1)}
    assert {outcome.record for outcome in play_all(matches(3, "master"), 2)} == alone


def test_more_processes_than_matches() -> None:
    assert list(play_all(matches(1), 2)) == list(play_all(matches(1), 1))
    assert list(play_all(matches(0), 2)) == []


def test_processes_end_with_the_games() -> None:
    with closing(play_all(matches(100), 2)) as outcomes:
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

    with closing(play_all(matches(1000), processes, pause)) as outcomes:
        next(outcomes)
        is_enough = True
        with pytest.raises(Enough):
            list(outcomes)
    assert multiprocessing.active_children() == []


def test_a_pause_need_not_wait_for_a_game() -> None:
    left = iter(range(3))

    def pause() -> None:
        if next(left, None) is None:
            raise Enough

    slow = (replace(match, budget=Budget(seconds=60.0)) for match in matches(2, "master"))
    with closing(play_all(slow, 2, pause)) as outcomes, pytest.raises(Enough):
        next(outcomes)


def test_interrupts_are_heard_again_afterwards() -> None:
    before = signal.getsignal(signal.SIGINT)
    played(2)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_process_that_dies_is_missed() -> None:
    with closing(play_all(matches(2000), 2)) as outcomes:
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
    assert sorted(o.number for o in play_all(timed, processes)) == list(range(GAMES))
