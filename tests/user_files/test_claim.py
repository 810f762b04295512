"""One program at a time plays the game in a file, and nobody writes over another's rounds."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from hashi.user_files.claim import Claim, Taken, is_taken, new_file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.hashi"


def test_a_file_is_claimed_once(file: Path) -> None:
    claim = Claim(file)
    with pytest.raises(Taken):
        Claim(file)
    claim.release()
    Claim(file).release()


def test_a_file_by_another_name_is_the_same_file(file: Path) -> None:
    link = file.with_name("link.hashi")
    link.symlink_to(file)
    claim = Claim(link)
    with pytest.raises(Taken):
        Claim(file)
    claim.release()


def test_a_hard_link_is_a_file_of_its_own_once_it_is_written(file: Path) -> None:
    """So it needs no claim together with the other one."""
    link = file.with_name("link.hashi")
    file.write_text("round 1")
    link.hardlink_to(file)
    claims = [Claim(file), Claim(link)]
    for claim, text in zip(claims, ("round 2", "another round 2"), strict=True):
        claim.write(text)
        assert not claim.is_lost
    assert (file.read_text(), link.read_text()) == ("round 2", "another round 2")
    for claim in claims:
        claim.release()


def test_a_claim_leaves_nothing_behind(file: Path) -> None:
    claim = Claim(file)
    claim.write("text")
    claim.release()
    assert list(file.parent.iterdir()) == [file]


def test_what_a_killed_program_leaves_behind_locks_nothing(file: Path) -> None:
    (file.parent / ".game.hashi.playing").touch()
    Claim(file).release()
    assert list(file.parent.iterdir()) == []


def test_new_games_have_files_of_their_own_before_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "Ann.hashi").touch()
    claims = [new_file(tmp_path, "Ann") for _ in range(2)]
    assert [claim.file.name for claim in claims] == ["Ann 2.hashi", "Ann 3.hashi"]
    for claim in claims:
        claim.release()


def test_a_place_where_nothing_can_be_written_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Claim(tmp_path / "no" / "game.hashi")


def test_a_file_that_was_removed_is_written_again(file: Path) -> None:
    claim = Claim(file)
    claim.write("first")
    file.unlink()
    assert not claim.is_lost
    claim.write("second")
    assert not claim.is_lost
    assert file.read_text(encoding="utf-8") == "second"
    claim.release()


@pytest.fixture
def asker(file: Path) -> Iterator[int]:
    """A program that asks just now whether the file is taken."""
    fcntl = pytest.importorskip("fcntl")
    beside = file.parent / ".game.hashi.playing"
    beside.touch()
    descriptor = os.open(beside, os.O_RDONLY)
    fcntl.flock(descriptor, fcntl.LOCK_SH)
    yield descriptor
    os.close(descriptor)


def test_programs_that_only_ask_do_not_take_each_other_for_one_that_plays(
    file: Path, asker: int
) -> None:
    assert asker
    assert not is_taken(file)


def test_a_claim_outlasts_one_who_only_asks(
    file: Path, asker: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    lock = fcntl.flock

    def refused_once(descriptor: int, how: int) -> None:
        try:
            lock(descriptor, how)
        except BlockingIOError:
            lock(asker, fcntl.LOCK_UN)
            raise

    monkeypatch.setattr(fcntl, "flock", refused_once)
    Claim(file).release()


def test_where_nobody_can_tell_a_file_is_free(file: Path) -> None:
    (file.parent / ".game.hashi.playing").mkdir()
    assert not is_taken(file)


def test_a_file_can_be_asked_for_without_being_claimed(file: Path) -> None:
    assert not is_taken(file)
    claim = Claim(file)
    assert is_taken(file)
    claim.release()
    assert not is_taken(file)
    (file.parent / ".game.hashi.playing").touch()
    assert not is_taken(file)
    Claim(file).release()
