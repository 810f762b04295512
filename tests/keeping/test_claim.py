"""One program at a time plays the game in a file, and nobody writes over another's rounds."""

from pathlib import Path

import pytest

from hashi.keeping.claim import Claim, Taken, is_taken, new_file


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


def test_a_file_can_be_asked_for_without_being_claimed(file: Path) -> None:
    assert not is_taken(file)
    claim = Claim(file)
    assert is_taken(file)
    claim.release()
    assert not is_taken(file)
    (file.parent / ".game.hashi.playing").touch()
    assert not is_taken(file)
    Claim(file).release()
