"""As many connections as the system has files for."""

import subprocess
import sys

import pytest

from hashi.server.open_files import KEPT_BACK, most_connections
from hashi.server.settings import KEPT_FOR_PAGES, Settings

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")

PROGRAM = """
import resource
from hashi.server.open_files import most_connections
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
print(most_connections({wanted}), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def limited(soft: int, hard: int, wanted: int) -> tuple[list[int], str]:
    """How many connections there may be, and both limits then; and what the log says."""
    program = PROGRAM.format(soft=soft, hard=hard, wanted=wanted)
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [int(number) for number in done.stdout.split()], done.stderr


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
    numbers, log = limited(soft, hard, wanted)
    assert numbers == found
    if numbers[0] == wanted:
        assert log == ""
    else:
        assert f"at most {numbers[0]} connections at once instead of {wanted}" in log
        assert "LimitNOFILE" in log


def test_pages_and_sockets_share_few_connections() -> None:
    shares = {most: Settings(most_connections=most).most_sockets for most in (2_000, 100, 4)}
    assert shares == {2_000: 2_000 - KEPT_FOR_PAGES, 100: 75, 4: 3}


def test_this_process_keeps_its_limit_where_it_is_enough() -> None:
    assert most_connections(1) == 1
