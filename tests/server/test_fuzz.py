"""A share of what `fuzz.py` runs in full."""

from pathlib import Path

from server.fuzz import fuzz


def test_random_and_mutated_messages_do_no_harm(tmp_path: Path) -> None:
    told = fuzz(tmp_path, messages=200, seed=4)
    assert {"carried out", "refused", "closed 1007", "HTTP 201", "HTTP 400", "HTTP 403"} <= set(
        told
    )
