"""A database and a game's file that version 0.1 wrote, and what it showed of them."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from server.lobbies import lobby_in
from server.stores import in_loop

from hashi.records import parse_record
from hashi.server.storage import Grant
from hashi.table.events import decode_event
from hashi.table.table import Table
from hashi.table.view import own_view, public_view
from hashi.tui.game_file import GameFile
from hashi.tui.saved_game import resumed
from hashi.user_files.claim import Claim

FOLDER = Path(__file__).parent / "made_by_0_1"
VIEWS: dict[str, Any] = json.loads((FOLDER / "views.json").read_text(encoding="utf-8"))
GRANTS = json.loads((FOLDER / "grants.json").read_text(encoding="utf-8"))
LEFT_GAME = json.loads((FOLDER / "left.json").read_text(encoding="utf-8"))

GO_ON_AT_ONCE = {"the next table"}
"""A bot at this table was still to move."""

RESUMED_AT = 1_795_000_000_000


def shown(table: Table) -> dict[str, Any]:
    """What everybody sees of the table, and each seat of its own."""
    gone = msgspec.structs.replace(table, here=frozenset())
    seats = range(len(table.seats))
    views = {"public": public_view(gone), "own": [own_view(table, at) for at in seats]}
    found: dict[str, Any] = json.loads(msgspec.json.encode({**views, "log": table.log}))
    return found


def is_still_shown(then: Any, now: Any) -> bool:
    """Views may say more than they did, and nothing different."""
    if isinstance(then, dict):
        return all(key in now and is_still_shown(then[key], now[key]) for key in then)
    if isinstance(then, list):
        return len(then) == len(now) and all(map(is_still_shown, then, now))
    return bool(then == now)


def test_a_view_that_says_something_different_is_noticed() -> None:
    seen = VIEWS["over"]
    assert is_still_shown(seen, {**seen, "more": 1})
    assert not is_still_shown(seen, {**seen, "log": seen["log"][1:]})
    assert not is_still_shown({"own": [{"seat": 0}]}, {"own": [{"seat": 1}]})


@in_loop
async def test_a_server_shows_the_tables_as_before(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "hashi.db", tmp_path)
    async with lobby_in(tmp_path, lambda: RESUMED_AT) as lobby:
        for name, seen in VIEWS.items():
            events = await lobby.registry.store.load(seen["table"])
            assert len(events) >= seen["events"], name
            table = Table.load(map(decode_event, events[: seen["events"]]))
            told = {part: seen[part] for part in ("public", "own", "log")}
            assert is_still_shown(told, shown(table)), name
            live = await lobby.table(seen["table"])
            if name not in GO_ON_AT_ONCE:
                assert is_still_shown(told, shown(live.table)), name


def test_what_tokens_open_is_read_as_before(tmp_path: Path) -> None:
    with closing(sqlite3.connect(shutil.copy(FOLDER / "hashi.db", tmp_path))) as database:
        rows = database.execute("SELECT token_hash, table_id, role, seats, opener FROM grants")
        grants = {row[0].hex(): Grant.of_row(*row) for row in rows}
    assert len(grants) == len(GRANTS)
    for token, *opened in GRANTS:
        its = grants[token]
        assert [its.table_id, its.role, list(map(list, its.seats)), its.opener] == opened


def test_a_left_game_goes_on_as_before(tmp_path: Path) -> None:
    text = (FOLDER / "left.hashi").read_text(encoding="utf-8")
    beginning = resumed(parse_record(text), RESUMED_AT)
    assert is_still_shown(LEFT_GAME, shown(beginning.table))
    game_file = GameFile(Claim(tmp_path / "left.hashi"), beginning.extras)
    game_file.save(beginning.table)
    assert game_file.path.read_text(encoding="utf-8") == text
