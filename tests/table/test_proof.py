"""A record proves its cards, and no part of the proof can be changed unnoticed."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from games import begin, play
from hypothesis import given
from hypothesis import strategies as some

from hashi.records import Record, deck_named, parse_record
from hashi.rules import Card
from hashi.table.dealer import Dealer
from hashi.table.proof import Proof, Unproved, proof_lines, verify

EXAMPLES = Path(__file__).parents[2] / "examples"
FAIR = (EXAMPLES / "fair.hashi").read_text(encoding="utf-8")
COMMITMENT = "0ca9af2b653b49ff817179410abbe6645301a451cd2ff852d85888ec8fd1c379"

secrets = some.binary(min_size=32, max_size=32)


def proof_of(dealer: Dealer) -> tuple[tuple[str, str], ...]:
    return proof_lines(dealer.table, dealer.commitment, dealer.secret.hex())


def problem(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Unproved) as unproved:
        verify(parse_record(text))
    return unproved.value.problem, unproved.value.facts


def changed(digit: str) -> str:
    return "1" if digit == "0" else "0"


def with_each_digit_changed(word: str) -> Iterator[str]:
    start = FAIR.index(f"{word}: ") + len(f"{word}: ")
    for at in range(start, FAIR.index("\n", start)):
        yield FAIR[:at] + changed(FAIR[at]) + FAIR[at + 1 :]


def with_each_card_changed() -> Iterator[str]:
    """Each card becomes each other one."""
    lines = FAIR.splitlines()
    for at, line in enumerate(lines):
        before, mark, moves = line.partition(" | ")
        name, space, card = before.rpartition(" ")
        if name.endswith(".") or name == "box:":
            for other in map(str, deck_named("standard").cards):
                if other != card:
                    told = f"{name}{space}{other}{mark}{moves}"
                    yield "\n".join([*lines[:at], told, *lines[at + 1 :]]) + "\n"


def test_the_example_is_a_whole_game_that_keeps_to_the_rules() -> None:
    record = parse_record(FAIR)
    assert record.replay().is_over
    assert str(record) == FAIR
    assert verify(record) == Proof(COMMITMENT, 17, True)


@given(secrets, some.integers(0, 17), some.booleans())
def test_what_a_dealer_dealt_is_proved(secret: bytes, rounds: int, box: bool) -> None:
    dealer = Dealer(secret, "t", deck_named("standard"))
    game = begin("oo/oo", "a1=3", "b1=3")
    for round in range(1, rounds + 1):
        game = play(game, str(dealer.card(round)))
    shown = dealer.box if box and rounds == 17 else None
    record = Record.of(game, extras=proof_of(dealer), box=shown)
    assert verify(parse_record(str(record))) == Proof(dealer.commitment, rounds, shown is not None)


@pytest.mark.parametrize("word", ["table", "commitment", "secret"])
def test_a_change_in_any_place_of_the_proof_is_noticed(word: str) -> None:
    texts = list(with_each_digit_changed(word))
    assert len(texts) == (12 if word == "table" else 64)
    for text in texts:
        assert problem(text)[0] == "wrong-commitment"


def test_any_other_card_in_any_round_and_in_the_box_is_noticed() -> None:
    texts = list(with_each_card_changed())
    assert len(texts) == 18 * 17
    assert {problem(text)[0] for text in texts} == {"wrong-card", "wrong-box"}


def test_where_a_card_is_wrong_is_told() -> None:
    wrong = problem(FAIR.replace("3. 4/1", "3. 6/3"))
    assert wrong == ("wrong-card", {"round": 3, "expected": Card(4, 1), "found": Card(6, 3)})
    wrong = problem(FAIR.replace("box: 6/3", "box: 4/1"))
    assert wrong == ("wrong-box", {"expected": Card(6, 3), "found": Card(4, 1)})


def test_two_exchanged_cards_are_noticed() -> None:
    text = FAIR.replace("16. 2/1", "16. 1/3").replace("17. 1/3", "17. 2/1")
    assert problem(text) == (
        "wrong-card",
        {"round": 16, "expected": Card(2, 1), "found": Card(1, 3)},
    )


def test_the_commitment_that_table_and_secret_make_is_told() -> None:
    assert problem(FAIR.replace(COMMITMENT, "0" * 64)) == (
        "wrong-commitment",
        {"expected": COMMITMENT, "found": "0" * 64},
    )


def test_a_secret_for_another_table_proves_nothing_here() -> None:
    other = Dealer(bytes(32), "other", deck_named("standard"))
    foreign = dict(proof_of(other))
    own = dict(parse_record(FAIR).extras)
    text = FAIR.replace(own["commitment"], foreign["commitment"])
    assert problem(text.replace(own["secret"], foreign["secret"]))[0] == "wrong-commitment"


@pytest.mark.parametrize("word", ["table", "commitment", "secret"])
def test_a_line_that_is_missing_or_stands_twice_is_told(word: str) -> None:
    (line,) = (line for line in FAIR.splitlines(keepends=True) if line.startswith(word))
    assert problem(FAIR.replace(line, "")) == ("line-missing", {"word": word})
    assert problem(FAIR.replace(line, line * 2)) == ("line-twice", {"word": word})


@pytest.mark.parametrize("word", ["commitment", "secret"])
@pytest.mark.parametrize(
    "text",
    ["", "00", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "٣" * 64, "00 " * 32, "0x" + "0" * 62],
)
def test_what_is_not_64_digits_is_told(word: str, text: str) -> None:
    own = dict(parse_record(FAIR).extras)[word]
    told = problem(FAIR.replace(own, text))
    assert told == ("not-64-digits", {"word": word, "text": text.strip()})


@pytest.mark.parametrize("text", ["", "a b", "ä", "a" * 65, "a" * 4000])
def test_what_is_no_table_id_is_told(text: str) -> None:
    assert problem(FAIR.replace("harbour-0417", text)) == ("not-a-table", {"text": text})


def test_an_eighteenth_round_is_noticed() -> None:
    text = FAIR.replace("box: 6/3", "18. 6/3 | - - | - -")
    assert problem(text) == ("no-such-round", {"round": 18, "most": 17})


needs_node = pytest.mark.skipif(not shutil.which("node"), reason="Node.js is not installed")


def node(*files: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["node", str(EXAMPLES / "verify.mjs"), *map(str, files)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=CEILING_SECONDS,
        check=False,
    )


@needs_node
def test_another_language_comes_to_the_same_verdict() -> None:
    told = node(EXAMPLES / "fair.hashi")
    assert told.stdout == (
        f"17 of 17 cards and the box came as fixed by the commitment {COMMITMENT}.\n"
    )
    assert (told.returncode, told.stderr) == (0, "")


@needs_node
def test_the_other_language_says_how_it_is_used() -> None:
    told = node()
    assert "node verify.mjs RECORD" in told.stdout
    assert (told.returncode, told.stderr) == (1, "")
    told = node(EXAMPLES / "missing.hashi")
    assert told.stdout.startswith(f"{EXAMPLES / 'missing.hashi'}: ")
    assert (told.returncode, told.stderr) == (1, "")


@needs_node
@pytest.mark.parametrize(
    ("true", "false", "verdict"),
    [
        ("harbour-0417", "harbour-0418", "Table and secret do not fit the commitment."),
        (COMMITMENT, "0" * 64, "Table and secret do not fit the commitment."),
        ("secret: 6", "secret: 7", "Table and secret do not fit the commitment."),
        ("secret: 6", "secret: X", 'There is no single, proper line "secret: ...".'),
        ("table: ", "chair: ", 'There is no single, proper line "table: ...".'),
        ("\n3. 4/1", "\n3. 6/3", "Round 3: the shuffle gives 4/1, and the record says 6/3."),
        ("\n17. 1/3", "\n17. 6/3", "Round 17: the shuffle gives 1/3, and the record says 6/3."),
        ("box: 6/3", "box: 1/1", "Box: the shuffle gives 6/3, and the record says 1/1."),
    ],
)
def test_another_language_notices_the_same(
    tmp_path: Path, true: str, false: str, verdict: str
) -> None:
    text = FAIR.replace(true, false)
    assert problem(text)
    file = tmp_path / "false.hashi"
    file.write_text(text, encoding="utf-8")
    assert (node(file).stdout, node(file).returncode) == (f"{verdict}\n", 1)
