"""What holds of every golden game, whatever it shows."""

from pathlib import Path

import pytest
from golden_games import FILES

from hashi.records import NoteLine, Record, parse_record
from hashi.rules import ROUNDS

each_game = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def without_comments(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


def test_each_is_told_by_a_test_of_its_own() -> None:
    tests = Path(__file__).parent.glob("test_golden_*.py")
    told = "".join(path.read_text(encoding="utf-8") for path in tests)
    assert [path.stem for path in FILES if f'golden("{path.stem}")' not in told] == []


@each_game
def test_says_in_a_comment_what_it_shows(path: Path) -> None:
    first, second, *_ = path.read_text(encoding="utf-8").splitlines()
    assert first.startswith("# ")
    assert first.endswith(".")
    assert second == "hashi 1"


@each_game
def test_is_complete_and_uses_the_whole_deck(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    game = record.replay()
    assert game.is_over
    assert len(game.rounds) == ROUNDS
    assert record.box is not None
    assert sorted((*game.seen, record.box)) == sorted(game.setup.deck.cards)


@each_game
def test_is_written_as_it_was_read(path: Path) -> None:
    text = without_comments(path)
    assert str(parse_record(text)) == text


@each_game
def test_is_written_from_the_game_as_it_was_read(path: Path) -> None:
    text = without_comments(path)
    record = parse_record(text)
    notes = [line for line in record.lines if isinstance(line, NoteLine)]
    written = Record.of(record.replay(), extras=record.extras, notes=notes, box=record.box)
    assert str(written) == text
