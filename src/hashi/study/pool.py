"""Many matches on several processor cores."""

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait

from hashi.bots import Budget
from hashi.bots.machine_code import note_compiled
from hashi.study.match import Match, Outcome, Pause

AHEAD = 2
"""How many matches a process has in hand, so that it need not wait for the next."""

PATIENCE = 0.1
"""How long to wait for an outcome before the next pause, in seconds."""


class ProcessLost(Exception):
    """A process that played matches is gone."""


def processes_at_hand() -> int:
    """How many processor cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(
    matches: Iterable[Match], processes: int, pause: Pause = lambda: None
) -> Generator[Outcome, None, None]:
    """The outcomes as they come, in any order.

    Close it when it is not read to its end (`contextlib.closing`), and the processes end with it.
    What `pause` raises ends it, too. To be called from the main thread.
    """
    if processes > 1:
        yield from _play_in_processes(iter(matches), processes, pause)
    else:
        for at, match in enumerate(matches):
            pause()
            if at == 0:
                _rehearse(match)
            yield _play(match, pause)


def _play_in_processes(matches: Iterator[Match], processes: int, pause: Pause) -> Iterator[Outcome]:
    with _crew(processes) as connections:
        in_hand = dict.fromkeys(connections, 0)

        def hand_out(connection: Connection) -> None:
            if match := next(matches, None):
                connection.send(match)
                in_hand[connection] += 1

        try:
            for connection in connections * AHEAD:
                hand_out(connection)
            while busy := [connection for connection in connections if in_hand[connection]]:
                pause()
                ready = wait(busy, PATIENCE)
                for connection in busy:
                    if connection in ready:
                        outcome: Outcome = connection.recv()
                        in_hand[connection] -= 1
                        hand_out(connection)
                        yield outcome
        except (EOFError, ConnectionError):
            raise ProcessLost from None


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
    """Processes begun meanwhile stay deaf: of all that a Ctrl-C reaches, only we answer it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(connection: Connection) -> None:
    """Play what comes, until nobody is left to hear of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # not inherited on Windows
    with suppress(EOFError, ConnectionError):
        match = connection.recv()
        _rehearse(match)
        while True:
            connection.send(_play(match))
            match = connection.recv()


def _play(match: Match, pause: Pause = lambda: None) -> Outcome:
    outcome = match.play(pause)
    note_compiled(match.bots)
    return outcome


def _rehearse(match: Match) -> None:
    """Load compiled code before a clock runs."""
    if match.budget.seconds is not None:
        replace(match, budget=Budget(playouts=1)).play()
