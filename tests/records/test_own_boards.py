"""Boards of one's own, in a folder."""

import os
from pathlib import Path

import pytest

from hashi.i18n.sentences import explain_unreadable
from hashi.records import (
    BoardFile,
    Unreadable,
    board_choices,
    board_file,
    board_names,
    format_board,
    format_board_file,
    own_boards,
    parse_board,
)
from hashi.records.own_boards import MOST_FILES

FIT = board_file("B").board


def put(folder: Path, file: str, name: str, board: str = format_board(FIT)) -> None:
    text = format_board_file(BoardFile(name, "", parse_board(board)))
    (folder / file).write_text(text, encoding="utf-8")


def problems(folder: Path) -> dict[str, str]:
    return {
        file.name: problem.problem if isinstance(problem, Unreadable) else "unopened"
        for file, problem in own_boards(folder).problems.items()
    }


def test_boards_are_known_by_the_names_in_their_files(tmp_path: Path) -> None:
    put(tmp_path, "2.toml", " Pond ")
    put(tmp_path, "1.toml", "My lake")
    (tmp_path / "notes.txt").write_text("no board", encoding="utf-8")
    assert list(own_boards(tmp_path).boards) == ["My lake", "Pond"]
    assert own_boards(tmp_path).boards["Pond"] == BoardFile("Pond", "", FIT)
    assert problems(tmp_path) == {}


def test_no_folder_is_no_boards(tmp_path: Path) -> None:
    assert own_boards(tmp_path / "missing") == ({}, {})


def test_a_broken_file_spoils_nothing_else(tmp_path: Path) -> None:
    put(tmp_path, "fine.toml", "Pond")
    (tmp_path / "broken.toml").write_bytes(b"\xff")
    (tmp_path / "empty.toml").touch()
    (tmp_path / "folder.toml").mkdir()
    put(tmp_path, "long.toml", "x" * 25)
    assert list(own_boards(tmp_path).boards) == ["Pond"]
    assert problems(tmp_path) == {
        "broken.toml": "not-utf8",
        "empty.toml": "not-a-text",
        "folder.toml": "unopened",
        "long.toml": "not-a-board-name",
    }


@pytest.mark.parametrize("name", ["A", "Harbour", "Pond"])
def test_a_name_belongs_to_one_board(tmp_path: Path, name: str) -> None:
    put(tmp_path, "1.toml", "Pond")
    put(tmp_path, "2.toml", name)
    assert problems(tmp_path) == {"2.toml": "board-name-taken"}
    assert list(own_boards(tmp_path).boards) == ["Pond"]


def test_r1_2_only_boards_that_are_fit_for_play_are_offered(tmp_path: Path) -> None:
    put(tmp_path, "1.toml", "Pond")
    put(tmp_path, "2.toml", "Puddle", "oR/Bo")
    assert set(own_boards(tmp_path).boards) == {"Pond", "Puddle"}
    assert board_choices(tmp_path) == {
        **{name: name for name in board_names()},
        "Pond": format_board(FIT),
    }


def test_only_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    fine, broken = tmp_path / "1.toml", tmp_path / "2.toml"
    put(tmp_path, fine.name, "Pond")
    broken.write_text("name", encoding="utf-8")
    found: list[tuple[list[str], dict[str, str]]] = []
    for name, changed in (("Pond", 1), ("Lake", 1), ("Lake", 2)):
        put(tmp_path, fine.name, name)
        broken.write_bytes(b"name" if name == "Pond" else b"\xffame")
        for file in (fine, broken):
            os.utime(file, (changed, changed))
        found.append((list(own_boards(tmp_path).boards), problems(tmp_path)))
    before = ["Pond"], {"2.toml": "not-toml"}
    assert found == [before, before, (["Lake"], {"2.toml": "not-utf8"})]


def test_so_many_files_are_read_and_more_are_told(tmp_path: Path) -> None:
    (tmp_path / ".#1.toml").touch()  # which Emacs makes
    for number in range(1, MOST_FILES):
        (tmp_path / f"{number:03}.toml").touch()
    put(tmp_path, "b.toml", "Lake")
    assert len(problems(tmp_path)) == MOST_FILES - 1
    put(tmp_path, "a.toml", "Moor")
    assert list(own_boards(tmp_path).boards) == ["Moor"]
    assert problems(tmp_path)[tmp_path.name] == "too-many-boards"
    (sentence,) = (it for file, it in own_boards(tmp_path).problems.items() if file == tmp_path)
    assert isinstance(sentence, Unreadable)
    assert explain_unreadable("en", sentence) == (
        "Board files: 201. Only the first 200 are read, in the order of their names."
    )
