"""A share of `attacks.py`: all attacks at once, until each has had an effect, and nothing that
measures time."""

import sys
from pathlib import Path

import pytest
from server.attackers import ALL, ATTACKS
from server.attacks import MOST_GROWTH_MB, MOST_LOG_MB, measure, with_few_files
from server.people import Server
from server.stores import in_loop


@pytest.mark.skipif(sys.platform != "linux", reason="it limits and measures as Linux does")
@in_loop
async def test_nobody_is_refused_or_cut_off_while_all_attack_at_once(tmp_path: Path) -> None:
    server = await Server(tmp_path / "tables.db", *with_few_files()).listens()
    try:
        found = await measure(server, ALL, seconds=2, turns=1, tables=4, share=0.1)
    finally:
        server.end()
    assert all(found.counts[name] for name in ATTACKS), found.counts
    assert found.growth_mb < MOST_GROWTH_MB
    assert server.log.stat().st_size < MOST_LOG_MB * 1_000_000
