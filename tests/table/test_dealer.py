"""The dealer: an order that is secret, fair, and promised beforehand."""

import re
from collections import Counter
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from hashi.records import deck_named
from hashi.rules import Card, Deck
from hashi.rules.cards import DECK_SIZE, HIGHEST_NUMBER, MOST_BRIDGES, ROUNDS
from hashi.table.dealer import Dealer, _below

FAIRNESS = Path(__file__).parents[2] / "docs" / "fairness.md"
STANDARD = deck_named("standard")

SECRET = bytes.fromhex("6a809d3de6e2c6012c861225240bdc85a2ea4a3fa2f81fae676afa010601603e")
EXAMPLE = Dealer(SECRET, "harbour-0417", STANDARD)

secrets = some.binary(min_size=32, max_size=32)
tables = some.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True)
cards = some.builds(Card, some.integers(1, HIGHEST_NUMBER), some.integers(1, MOST_BRIDGES))
decks = some.lists(cards, min_size=DECK_SIZE, max_size=DECK_SIZE).map(
    lambda cards: Deck("any", tuple(cards))
)


def numbered(number: int) -> bytes:
    """A secret for tests, always the same for a number."""
    return sha256(b"%d" % number).digest()


def one_bit_changed(secret: bytes) -> list[bytes]:
    number = int.from_bytes(secret, "big")
    return [(number ^ 1 << bit).to_bytes(32, "big") for bit in range(256)]


@given(secrets, tables, decks)
def test_every_card_of_the_deck_comes_once(secret: bytes, table: str, deck: Deck) -> None:
    dealer = Dealer(secret, table, deck)
    assert sorted(dealer.order) == sorted(deck.cards)
    assert [dealer.card(round) for round in range(1, 18)] == list(dealer.order[:17])
    assert dealer.box == dealer.order[17]


@given(secrets, tables, decks)
def test_the_order_does_not_depend_on_how_the_deck_was_listed(
    secret: bytes, table: str, deck: Deck
) -> None:
    turned = Deck("turned", deck.cards[::-1])
    assert Dealer(secret, table, turned).order == Dealer(secret, table, deck).order


def test_every_bit_of_the_secret_counts() -> None:
    dealers = [Dealer(secret, "t", STANDARD) for secret in [SECRET, *one_bit_changed(SECRET)]]
    assert len({dealer.commitment for dealer in dealers}) == 257
    assert len({dealer.order for dealer in dealers}) == 257


def test_a_secret_used_twice_gives_each_table_its_own_order_and_commitment() -> None:
    dealers = [Dealer(SECRET, f"table-{number}", STANDARD) for number in range(200)]
    assert len({dealer.commitment for dealer in dealers}) == 200
    assert len({dealer.order for dealer in dealers}) == 200


def excess(counts: Counter[tuple[object, object]], cells: int) -> float:
    """Pearson's chi-square: how far the counts are from all being the same."""
    expected = counts.total() / cells
    missing = cells - len(counts)
    return missing * expected + sum((n - expected) ** 2 / expected for n in counts.values())


def test_every_card_is_as_likely_in_every_place() -> None:
    """Chance alone gives 306 on average, with a spread of about 25; the secrets are fixed."""
    places: Counter[tuple[object, object]] = Counter()
    neighbours: Counter[tuple[object, object]] = Counter()
    for number in range(20_000):
        order = Dealer(numbered(number), "t", STANDARD).order
        places.update(enumerate(order))
        neighbours.update(pairwise(order))
    assert excess(places, 18 * 18) < 306 + 4 * 25
    assert excess(neighbours, 18 * 17) < 306 + 4 * 25


def test_commitment_and_order_of_the_example_follow_from_its_bytes() -> None:
    """Worked a second way, from the bytes that the document lists."""
    table, secret = "0c686172626f75722d30343137", "20" + SECRET.hex()
    promise = "12686173686920636f6d6d69746d656e742031" + "0768617368692031" + table + secret
    assert EXAMPLE.commitment == sha256(bytes.fromhex(promise)).hexdigest()

    shuffle = "0f68617368692073687566666c652031" + table + secret + "08" + "00" * 7
    blocks = [sha256(bytes.fromhex(shuffle + number)).hexdigest() for number in ("00", "01")]
    words = [int(four, 16) for four in re.findall("....", "".join(blocks))]
    row = [f"{number}/{bridges}" for number in range(1, 7) for bridges in range(1, 4)]
    assert words.pop(0) == 65532  # which leaves 12 if divided by 18, but would favour 0 to 15
    for last in range(17, 0, -1):
        chosen = words.pop(0) % (last + 1)
        held = row[last]
        row[last] = row[chosen]
        row[chosen] = held
    assert list(map(str, EXAMPLE.order)) == row

    document = FAIRNESS.read_text(encoding="utf-8")
    assert all(block in document for block in blocks)
    assert f"commitment  {EXAMPLE.commitment}\n" in document
    assert f"order       {' '.join(row[:17])}, and {row[17]} in the box\n" in document


def test_the_steps_in_the_document_are_those_of_the_example() -> None:
    document = FAIRNESS.read_text(encoding="utf-8")
    steps = re.findall(r"(?<=\| )(\d+) \| (\d+) \| (\d+) \|", document)
    row = sorted(STANDARD.cards)
    for last, word, number in sorted((tuple(map(int, step)) for step in steps), reverse=True):
        assert number == word % (last + 1)
        row[last], row[number] = row[number], row[last]
    assert len(steps) == 17
    assert tuple(row) == EXAMPLE.order


def test_no_words_favour_a_number() -> None:
    """Of all words that are not skipped, as many make each number."""
    for limit in range(2, 19):
        fair = 65536 // limit * limit
        assert _below(limit, iter([*range(fair, 65536), fair - 1])) == limit - 1
        assert {_below(limit, iter([word])) for word in range(limit)} == set(range(limit))


def test_as_text_a_dealer_is_the_same_whatever_the_secret() -> None:
    other = Dealer(numbered(0), "harbour-0417", STANDARD)
    for dealer in (EXAMPLE, other):
        assert len(dealer.order) == 18  # known to the dealer by now
        assert len(dealer.commitment) == 64
    for text in (repr, str, "{}".format, lambda dealer: f"{[dealer]}"):
        assert text(EXAMPLE) == text(other)


@pytest.mark.parametrize("round", [-1, 0, ROUNDS + 1])
def test_there_is_no_way_to_the_box_by_rounds(round: int) -> None:
    with pytest.raises(ValueError, match=f"rounds are 1 to 17, not {round}"):
        EXAMPLE.card(round)


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_secret_of_another_size_is_refused_without_being_told(size: int) -> None:
    with pytest.raises(ValueError, match=f"^a secret has 32 bytes, not {size}$"):
        Dealer(b"x" * size, "t", STANDARD)


@pytest.mark.parametrize("table", ["", "a" * 65, "a b", "a\n", "ä", "a#", "٣", "a|b"])
def test_a_table_id_that_a_record_could_not_hold_is_refused(table: str) -> None:
    with pytest.raises(ValueError, match="cannot be the id of a table"):
        Dealer(SECRET, table, STANDARD)
