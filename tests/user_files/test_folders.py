"""Files have their folders, and are written whole or not at all."""

import os
import stat
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from hashi.user_files.folders import cache_folder, check_folder, data_folder, write


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Of somebody who has set nothing."""
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(os.name == "nt", reason="its folders do not begin with HOME")
@pytest.mark.parametrize(
    ("system", "data", "cache"),
    [
        (Unix, ".local/share/hashi", ".cache/hashi"),
        (MacOS, "Library/Application Support/hashi", "Library/Caches/hashi"),
        (Windows, "AppData/Local/hashi/hashi", "AppData/Local/hashi/Cache"),
    ],
)
def test_each_system_has_the_folders_that_the_readme_names(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: type, data: str, cache: str
) -> None:
    local = str(home / "AppData" / "Local")
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _: local)
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    assert (data_folder(), cache_folder()) == (home / data, home / cache)


@pytest.mark.skipif(os.name == "nt", reason="it has no such variables")
def test_the_cache_is_where_the_user_wants_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "xdg"))
    assert cache_folder() == home / "xdg" / "hashi"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(home / "numba"))
    assert cache_folder() == home / "numba"


@pytest.mark.skipif(os.name == "nt", reason="nobody is without a home there")
@pytest.mark.usefixtures("home")
def test_who_has_no_home_has_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(RuntimeError):
        cache_folder()


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
