"""Ctrl-C that is noted and answered later."""

import os
import signal
import subprocess
import sys

import pytest
from ceilings import CEILING_SECONDS

from hashi.cli.interrupts import noted_interrupts

IMPATIENT = """
import signal
from hashi.cli.interrupts import IMPATIENCE, noted_interrupts
now = iter([0, IMPATIENCE, IMPATIENCE + 0.1])
with noted_interrupts(now.__next__):
    signal.raise_signal(signal.SIGINT)
    signal.raise_signal(signal.SIGINT)
    print("patient", flush=True)
    signal.raise_signal(signal.SIGINT)
    print("never")
"""


def test_an_interrupt_is_noted_and_answered_later() -> None:
    with noted_interrupts() as interrupts:
        interrupts.answer()
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            interrupts.answer()


def test_afterwards_it_is_raised_at_once_again() -> None:
    before = signal.getsignal(signal.SIGINT)
    with noted_interrupts():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_who_ignores_interrupts_still_does() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with noted_interrupts() as interrupts:
            signal.raise_signal(signal.SIGINT)
            interrupts.answer()
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="an exit code that names a signal is POSIX")
def test_another_one_after_a_while_ends_the_program() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", IMPATIENT],
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (-signal.SIGINT, "patient\n")
