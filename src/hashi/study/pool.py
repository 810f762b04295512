"""Many matches on several processor cores."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import chain
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running

from hashi.bots import Budget
from hashi.bots.machine_code import note_compiled
from hashi.study.match import Match, Outcome, Pause

AHEAD = 2
"""How many matches a process has in hand, so that it need not wait for the next."""

POLL_SECONDS = 0.1
"""How long to wait for an outcome before the next pause."""


class ProcessLost(Exception):
    """A process that played matches is gone."""


def processes_at_hand() -> int:
    """How many processor cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def play_all(
    matches: Iterable[Match], processes: int, pause: Pause = lambda: None
) -> Iterator[Iterator[Outcome]]:
    """The outcomes as they come, in any order, from bots that are loaded and compiled.

    The processes end with the context. What `pause` raises ends it, too. To be called from the
    main thread.
    """
    waiting = iter(matches)
    first = next(waiting, None)
    if first is None:
        yield iter(())
        return
    everything = chain([first], waiting)
    if processes > 1:
        with _crew(processes) as connections:
            _rehearse_in(connections, first, pause)
            yield _play_in(connections, everything, pause)
    else:
        _rehearse(first, pause)
        yield (_play(match, pause) for match in everything)


@contextmanager
def _missing_lost() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise ProcessLost from None


@_missing_lost()
def _rehearse_in(connections: list[Connection], match: Match, pause: Pause) -> None:
    for connection in connections:
        connection.send(match)
    loading = connections
    while loading:
        pause()
        ready = wait(loading, POLL_SECONDS)
        for connection in loading:
            if connection in ready:
                connection.recv()
        loading = [connection for connection in loading if connection not in ready]


def _play_in(
    connections: list[Connection], matches: Iterator[Match], pause: Pause
) -> Iterator[Outcome]:
    in_hand = dict.fromkeys(connections, 0)

    def hand_out(connection: Connection) -> None:
        if match := next(matches, None):
            connection.send(match)
            in_hand[connection] += 1

    with _missing_lost():
        for connection in connections * AHEAD:
            hand_out(connection)
        while busy := [connection for connection in connections if in_hand[connection]]:
            pause()
            ready = wait(busy, POLL_SECONDS)
            for connection in busy:
                if connection in ready:
                    outcome: Outcome = connection.recv()
                    in_hand[connection] -= 1
                    hand_out(connection)
                    yield outcome


@contextmanager
def _crew(processes: int) -> Iterator[list[Connection]]:
    """Connections to so many processes, which end with the context."""
    # A process begun anew, not forked: the same on every system, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    connections, crew = [], []
    try:
        with _deaf_to_interrupts():
            for _ in range(processes):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                connections.append(ours)
                crew.append(process)
        yield connections
    finally:
        for process in crew:
            process.terminate()
        for process in crew:
            process.join()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes begun meanwhile stay deaf: of all that a Ctrl-C reaches, only we answer it,
    afterwards if it comes now."""
    if sys.platform == "win32":  # where processes inherit nothing of this
        yield
        return
    ensure_running()  # the one helper of all processes, whose start would end the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(connection: Connection) -> None:
    """Play what comes, until nobody is left to hear of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # not inherited on Windows
    with suppress(EOFError, ConnectionError):
        _rehearse(connection.recv())
        connection.send(None)
        while True:
            connection.send(_play(connection.recv()))


def _play(match: Match, pause: Pause = lambda: None) -> Outcome:
    pause()
    outcome = match.play(pause)
    note_compiled(match.bots)
    return outcome


def _rehearse(match: Match, pause: Pause = lambda: None) -> None:
    """Compile or load the bots, before anybody counts seconds."""
    _play(replace(match, budget=Budget(playouts=1)), pause)
