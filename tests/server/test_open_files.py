"""As many connections as the system has files for."""

import subprocess
import sys

import pytest

from hashi.server.open_files import KEPT_BACK, most_connections

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")

PROGRAM = """
import resource
from hashi.server.open_files import most_connections
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
print(most_connections({wanted}), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def limited(soft: int, hard: int, wanted: int) -> list[int]:
    """How many connections there may be, and both limits then."""
    program = PROGRAM.format(soft=soft, hard=hard, wanted=wanted)
    command = [sys.executable, "-c", program]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [int(number) for number in said.split()]


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "found"),
    [
        (256, 1_024, 500, [500, 500 + KEPT_BACK, 1_024]),
        (256, 1_024, 2_000, [1_024 - KEPT_BACK, 1_024, 1_024]),
        (1_024, 1_024, 500, [500, 1_024, 1_024]),
        (200, 200, 500, [100, 200, 200]),
    ],
    ids=["raised", "raised as far as it goes", "enough", "very few"],
)
def test_the_limit_is_raised_as_far_as_it_may_be(
    soft: int, hard: int, wanted: int, found: list[int]
) -> None:
    assert limited(soft, hard, wanted) == found


def test_this_process_keeps_its_limit_where_it_is_enough() -> None:
    assert most_connections(1) == 1
