"""Ctrl-C that is noted and answered later."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import pytest
from ceilings import CEILING_SECONDS
from click.testing import CliRunner

from hashi.cli import hashi
from hashi.cli.interrupts import Interrupts, noted_interrupts

IMPATIENT = """
import signal
from hashi.cli.interrupts import IMPATIENT_SECONDS, noted_interrupts
now = iter([0, IMPATIENT_SECONDS, IMPATIENT_SECONDS + 0.1])
with noted_interrupts(now.__next__):
    signal.raise_signal(signal.SIGINT)
    signal.raise_signal(signal.SIGINT)
    print("patient", flush=True)
    signal.raise_signal(signal.SIGINT)
    print("never")
"""

WHILE_IT_STARTS = """
import runpy, signal, sys
class Interrupting:
    def find_spec(self, name, *_):
        if name == "click":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
runpy.run_module("hashi", run_name="__main__")
"""

WHILE_IT_ENDS = """
import atexit, signal, sys
from hashi.cli import main
atexit.register(signal.raise_signal, signal.SIGINT)
sys.argv = ["hashi", "boards", "list"]
main()
"""

posix = pytest.mark.skipif(os.name == "nt", reason="exit codes that name a signal are POSIX")


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


def ended(script: str) -> tuple[int, str, str]:
    told = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
        check=False,
    )
    return told.returncode, told.stdout, told.stderr


@posix
def test_another_one_after_a_while_ends_the_program() -> None:
    assert ended(IMPATIENT) == (-signal.SIGINT, "patient\n", "")


@posix
@pytest.mark.parametrize("script", [WHILE_IT_STARTS, WHILE_IT_ENDS])
def test_nothing_is_said_where_nothing_is_lost(script: str) -> None:
    code, _, said = ended(script)
    assert (code, said) == (-signal.SIGINT, "")


@pytest.mark.parametrize(
    "typed",
    [
        "simulate --board A --bot random --games 9",
        "boards measure A",
        "bots --measure",
        "boards generate",
    ],
)
def test_ctrl_c_before_the_bots_play(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def pressed_early() -> Iterator[Interrupts]:
        with noted_interrupts() as interrupts:
            signal.raise_signal(signal.SIGINT)
            yield interrupts

    monkeypatch.setattr("hashi.cli.noted_interrupts", pressed_early)
    told = CliRunner().invoke(hashi, typed.split())
    assert (told.exit_code, told.output) == (130, "Interrupted: too early for a result.\n")


def test_ctrl_c_ends_any_command_with_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        signal.raise_signal(signal.SIGINT)
        return ""

    monkeypatch.setattr(import_module("hashi.cli.replay"), "read_input", interrupted)
    told = CliRunner().invoke(hashi, ["replay", "x.hashi"])
    assert (told.exit_code, told.output) == (130, "\n")
