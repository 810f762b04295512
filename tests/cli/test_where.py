"""`hashi where`, for people and for scripts."""

import sys
from pathlib import Path

import click
import pytest
from cli.test_cli import hashi

from hashi.cli.where import FOLDERS, tell_folder

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")


@LINUX
def test_each_folder_is_on_a_line_and_none_is_made(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "", "NUMBA_CACHE_DIR": ""}
    data = tmp_path / ".local" / "share" / "hashi"
    folders = {name: data / name for name in ("games", "boards")}
    folders = {"data": data, **folders, "cache": tmp_path / ".cache" / "hashi"}
    told = hashi("where", **home)
    assert (told.returncode, told.stderr) == (0, "")
    assert [line.split(maxsplit=1) for line in told.stdout.splitlines()] == [
        [name, str(folder)] for name, folder in folders.items()
    ]
    for name, folder in folders.items():
        assert hashi("where", name, **home).stdout == f"{folder}\n"
    assert list(tmp_path.iterdir()) == []


@LINUX
def test_it_is_where_the_system_and_numba_are_told_to_keep_things(tmp_path: Path) -> None:
    data, cache = tmp_path / "data", tmp_path / "cache"
    assert hashi("where", "data", XDG_DATA_HOME=str(data)).stdout == f"{data / 'hashi'}\n"
    assert hashi("where", "cache", NUMBA_CACHE_DIR=str(cache)).stdout == f"{cache}\n"


def test_a_user_without_a_home_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setitem(FOLDERS, "cache", homeless)
    with pytest.raises(click.ClickException, match="this user has no home"):
        tell_folder("cache")


def test_a_folder_that_it_does_not_know() -> None:
    told = hashi("where", "nope")
    assert (told.returncode, told.stdout) == (2, "")
    assert all(repr(name) in told.stderr for name in FOLDERS)
