"""Which games are offered to go on with."""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from golden_games import FILES
from tui.screens import LEVEL, MISTAKES, golden

from hashi.records import Record, format_board_file, parse_record
from hashi.records.library import BoardFile
from hashi.table.table import Table
from hashi.tui import unfinished_games as module
from hashi.tui.saved_game import record_of, resumed
from hashi.tui.unfinished_games import MOST_GAMES, UnfinishedGame, unfinished_games
from hashi.user_files.claim import Claim


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of games, in a data folder of its own."""
    monkeypatch.setattr("hashi.user_files.folders.user_data_path", lambda _: tmp_path)
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


def leave(folder: Path, name: str, rounds: int, *, at: int) -> Path:
    """A game that was left after so many rounds."""
    beginning = golden(LEVEL, rounds)
    file = folder / f"{name}.hashi"
    file.write_text(str(record_of(beginning.table, beginning.extras)), encoding="utf-8")
    os.utime(file, (at, at))
    return file


def rounds(games: Sequence[UnfinishedGame]) -> list[int]:
    return [game.round for game in games]


def test_all_of_them_are_offered_and_the_last_one_first(folder: Path) -> None:
    for at, left in enumerate((4, 9, 2)):
        file = leave(folder, f"{left}", left, at=at)
    games = unfinished_games()
    assert rounds(games) == [3, 10, 5]
    assert games[0].file == file
    assert [seat.name for seat in games[0].seats] == ["Ann", "Ben", "Cleo"]
    assert games[0].written.timestamp() == 2


def test_only_the_newest_are_read_each_once_and_the_boards_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for at in range(MOST_GAMES + 2):
        leave(folder, f"{at}", 1, at=at)
    asked: Counter[str] = Counter()

    def counted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args: asked.update([name]) or real(*args)

    for place, name in ((Record, "replay"), (Table, "apply"), (module, "board_choices")):
        monkeypatch.setattr(place, name, counted(name, getattr(place, name)))
    games = unfinished_games()
    assert [game.file.stem for game in games] == [f"{at}" for at in range(MOST_GAMES + 1, 1, -1)]
    assert asked == {"replay": MOST_GAMES, "board_choices": 1}
    told = (Path(__file__).parents[2] / "docs" / "play.md").read_text(encoding="utf-8")
    assert f"the {MOST_GAMES} newest games" in " ".join(told.split())


@pytest.mark.parametrize("name", [LEVEL, MISTAKES])
def test_what_is_listed_is_what_goes_on(folder: Path, name: str) -> None:
    """Before the first round, in the last one, and in the final check of the free pen."""
    for rounds in (0, 16, 17):
        beginning = golden(name, rounds, counted=False)
        text = str(record_of(beginning.table, beginning.extras))
        (folder / "game.hashi").write_text(text, encoding="utf-8")
        table = resumed(parse_record(text), 0).table
        found = [(game.seats, game.round) for game in unfinished_games()]
        assert found == ([] if table.is_over else [(table.seats, min(rounds + 1, 17))])


def test_what_is_no_game_to_go_on_with_spoils_nothing(folder: Path) -> None:
    leave(folder, "good", 4, at=1)
    (over,) = (file for file in FILES if file.stem == LEVEL)
    (folder / "over.hashi").write_bytes(over.read_bytes())
    (folder / "tea.hashi").write_text("tea", encoding="utf-8")
    (folder / "bytes.hashi").write_bytes(b"hashi 1\n\xff\xfe")
    (folder / "folder.hashi").mkdir()
    (folder / "gone.hashi").symlink_to(folder / "nowhere")
    cut = (folder / "good.hashi").read_text(encoding="utf-8").replace("start:", "sta")
    (folder / "cut.hashi").write_text(cut, encoding="utf-8")
    (folder / "notes.txt").write_text("tea", encoding="utf-8")
    assert rounds(unfinished_games()) == [5]


def test_without_a_folder_there_are_none(folder: Path) -> None:
    folder.rmdir()
    assert unfinished_games() == []


def test_a_game_that_another_program_has_open_says_so(folder: Path) -> None:
    claim = Claim(leave(folder, "one", 4, at=1))
    leave(folder, "other", 5, at=0)
    before = {*folder.iterdir()}
    assert [game.is_taken for game in unfinished_games()] == [True, False]
    assert {*folder.iterdir()} == before
    claim.release()
    assert [game.is_taken for game in unfinished_games()] == [False, False]


def test_a_board_is_named_if_it_has_a_name_here(folder: Path) -> None:
    leave(folder, "one", 4, at=1)
    board = golden(LEVEL, 4).table.board
    assert [game.board for game in unfinished_games()] == [None]
    boards = folder.parent / "boards"
    boards.mkdir()
    (boards / "pond.toml").write_text(
        format_board_file(BoardFile("Pond", "", board)), encoding="utf-8"
    )
    assert [game.board for game in unfinished_games()] == ["Pond"]
