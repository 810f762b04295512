"""A share of the losses of power; `power_loss` says how they are made."""

import asyncio
import shutil
import subprocess

import pytest
from ceilings import CEILING_SECONDS
from server import power_loss_served
from server.power_loss import lose_power


def why_not() -> str | None:
    if shutil.which("strace") is None:
        return "strace, which writes down what a program writes, is not installed"
    command = ["strace", "-o", "/dev/null", "true"]
    if subprocess.run(command, capture_output=True, timeout=CEILING_SECONDS).returncode:
        return "strace may not watch programs here"
    return None


pytestmark = pytest.mark.skipif(why_not() is not None, reason=why_not() or "")


def test_a_loss_of_power_loses_nothing_that_was_acknowledged() -> None:
    toll = lose_power(3, seed=1)
    assert toll.missing == []
    assert toll.acknowledged > 50


def test_a_store_that_does_not_sync_would_be_found_out() -> None:
    assert lose_power(5, 1, "PRAGMA synchronous=OFF").missing


def test_a_server_that_loses_power_has_told_nobody_too_much() -> None:
    toll = asyncio.run(power_loss_served.lose_power(1, seed=1))
    assert toll.problems == []
    assert toll.promised > 5
