"""Boards in the folder of whoever serves: on every page, and at tables."""

import warnings
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from server.running import Credentials, running

from hashi.records import BoardFile, board_file, format_board, format_board_file
from hashi.server.app import make_app
from hashi.server.settings import Settings

POND, CHANGED = (board_file(name).board for name in ("Strait", "Lagoon"))
ROWS = format_board(POND)
NAME = 'Λίμνη "<b>"'
SHOWN = "Λίμνη &#34;&lt;b&gt;&#34;"


@pytest.fixture
def file(data_folder: Path) -> Path:
    boards = data_folder / "boards"
    boards.mkdir(parents=True)
    (boards / "broken.toml").write_text("name", encoding="utf-8")
    file = boards / "pond.toml"
    file.write_text(format_board_file(BoardFile(NAME, "", POND)), encoding="utf-8")
    return file


@pytest.mark.usefixtures("file")
def test_the_pages_offer_boards_of_ones_own() -> None:
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        client: TestClient[Any] = TestClient(make_app(Settings()))
    home = client.get("/").text
    assert f'name="board" value="{ROWS}"' in home
    assert f"<span>{SHOWN}</span>" in home
    for path in ("/companion", "/companion/sheet"):
        assert f'<option value="{ROWS}">{SHOWN}</option>' in client.get(path).text
    assert f'<option value="{SHOWN}">{SHOWN}</option>' in client.get("/print").text
    answer = client.get("/print.pdf", params={"board": NAME})
    assert answer.content.startswith(b"%PDF")
    named = answer.headers["content-disposition"]
    assert (
        named == 'attachment; filename="hashi-_____ _<b>_.pdf"; '
        "filename*=UTF-8''hashi-%CE%9B%CE%AF%CE%BC%CE%BD%CE%B7%20%22%3Cb%3E%22.pdf"
    )


def test_a_table_keeps_its_board_when_the_file_changes(file: Path, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        wish = {"places": [{"name": "Anna"}], "options": {"board": NAME, "mode": "solo"}}
        opened = server.ask("POST", "/api/tables", wish).json
        file.write_text(format_board_file(BoardFile(NAME, "", CHANGED)), encoding="utf-8")
        of_it = f"/api/tables/{opened['table']}"
        view = server.ask("GET", of_it, by=Credentials(opened["token"])).json
        assert view["options"]["board"] == ROWS
        following = server.ask("POST", "/api/tables", wish).json
        of_it = f"/api/tables/{following['table']}"
        view = server.ask("GET", of_it, by=Credentials(following["token"])).json
        assert view["options"]["board"] == format_board(CHANGED)
