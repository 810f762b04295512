"""Files are written whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from hashi.user_files.folders import check_folder, write


def test_what_cannot_be_written_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.hashi"
    write(file, "old")

    def fail(*_: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="full"):
        write(file, "new")
    assert [each.name for each in tmp_path.iterdir()] == ["game.hashi"]
    assert file.read_text(encoding="utf-8") == "old"


def mode_of(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_new_file_is_for_its_owner_alone_and_an_old_one_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "game.hashi"
    write(file, "secret")
    assert mode_of(file) == 0o600
    file.chmod(0o640)
    write(file, "secret")
    assert mode_of(file) == 0o640
    write(file, "token", mode=0o600)
    assert mode_of(file) == 0o600


def test_a_link_stays_one(tmp_path: Path) -> None:
    file, link = tmp_path / "elsewhere.hashi", tmp_path / "game.hashi"
    link.symlink_to(file)
    write(link, "text")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "text"


def test_a_folder_that_cannot_be_synced_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> None:
        raise OSError(22, "no")

    monkeypatch.setattr("hashi.user_files.folders._sync", fail)
    write(tmp_path / "game.hashi", "text")
    assert (tmp_path / "game.hashi").read_text(encoding="utf-8") == "text"


def test_a_folder_is_tried_before_anyone_plays(tmp_path: Path) -> None:
    check_folder(tmp_path)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(FileNotFoundError):
        check_folder(tmp_path / "no")
