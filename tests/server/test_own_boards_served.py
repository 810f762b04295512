"""Boards in the folder of whoever serves: on every page, and at tables."""

from pathlib import Path
from urllib.parse import urlencode

import pytest
from server.running import Credentials, Server, running

from hashi.records import BoardFile, board_file, format_board, format_board_file

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


def page(server: Server, path: str) -> str:
    return server.ask("GET", path).body.decode()


@pytest.mark.usefixtures("file")
def test_the_pages_offer_boards_of_ones_own(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        home = page(server, "/")
        assert f'name="board" value="{ROWS}"' in home
        assert f"<span>{SHOWN}</span>" in home
        for path in ("/companion", "/companion/sheet"):
            assert f'<option value="{ROWS}">{SHOWN}</option>' in page(server, path)
        assert f'<option value="{SHOWN}">{SHOWN}</option>' in page(server, "/print")
        answer = server.ask("GET", f"/print.pdf?{urlencode({'board': NAME})}")
    assert answer.body.startswith(b"%PDF")
    assert (
        answer.header("content-disposition") == 'attachment; filename="hashi-_____ _<b>_.pdf"; '
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
