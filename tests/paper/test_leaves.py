"""A page of paper has a front and a back, whatever one chooses to print."""

import re
from collections.abc import Collection, Iterator
from itertools import chain, combinations

import pytest
from paper.rendered import Written, pages_of, words_of

from hashi.i18n.catalogue import languages, say
from hashi.paper.printing import print_game
from hashi.paper.style import (
    CONTENTS,
    FORMATS,
    SIDES,
    TINTS,
    Choice,
    Content,
    Format,
    Sheets,
    Style,
    Tint,
)
from hashi.records import board_file

CARD = re.compile(r"[1-6]/[1-3]")
ALL_CARDS = [f"{number}/{bridges}" for number in range(1, 7) for bridges in (1, 2, 3)]
VISIBLE = 200
"""The lightest grey that one sees a thin line in."""

CHOICES = [*chain.from_iterable(combinations(CONTENTS, count) for count in (1, 2, 3, 4))]


def printed(
    boards: str = "A", contents: Collection[Content] = CONTENTS, copies: int = 1, **style: str
) -> list[Written]:
    asked = Style(**{"language": "en", **style})  # type: ignore[arg-type]
    found = [board_file(board) for board in boards.split()]
    return words_of(print_game(found, asked, Choice(frozenset(contents), copies)).pdf)


def faces(page: Written) -> Iterator[tuple[str, float, float]]:
    """Each card that lies face up, and its middle: it is halfway between its two indices."""
    corners = [word for word in page.words if CARD.fullmatch(word.text)]
    for first in corners:
        for second in corners:
            if first.text == second.text and (first.y, first.x) < (second.y, second.x):
                yield first.text, (first.x + second.x) / 2, (first.y + second.y) / 2


@pytest.mark.parametrize("contents", CHOICES, ids="-".join)
@pytest.mark.parametrize(("boards", "sheets"), [("A", "one"), ("A B Strait", "two")])
def test_whatever_is_chosen_each_card_has_its_back_mirrored_behind_it(
    contents: tuple[Content, ...], boards: str, sheets: Sheets
) -> None:
    format = FORMATS[len(contents) % 2]
    pages = printed(boards, contents, sheets=sheets, format=format)
    leaves = [*zip(pages[::2], pages[1::2], strict=True)]
    found = []
    for front, back in leaves:
        backs = [word for word in back.words if word.text == "Hashi"]
        turned_up = [*faces(front)]
        assert len(backs) == len(turned_up)
        for card, x, y in turned_up:
            assert any(word.is_near(front.width - x, y) for word in backs), card
            found.append(card)
        behind = {word.text for word in back.words} - {"Hashi"}
        assert not behind or "Board" in " ".join(behind), "only a sheet lies behind another"
    assert sorted(found) == (ALL_CARDS if "cards" in contents else [])


def titles(pages: list[Written]) -> list[list[str]]:
    """Which boards are on each page."""
    wanted = re.compile("Board (.+)")
    return [
        [found[1] for word in page.words if (found := wanted.match(word.text))] for page in pages
    ]


SHEETS_ALONE: list[Content] = ["sheets"]


def test_there_are_so_many_sheets_as_one_asks_for() -> None:
    assert titles(printed("A", SHEETS_ALONE, 3)) == [["A"], [], ["A"], [], ["A"], []]
    assert titles(printed("A", SHEETS_ALONE, 3, sides="one")) == [["A"], ["A"], ["A"]]
    assert titles(printed("A", SHEETS_ALONE, 3, sheets="two")) == [["A", "A"], [], ["A", "A"], []]


def test_a_second_board_lies_behind_the_first_and_in_front_where_one_side_is_printed() -> None:
    assert titles(printed("A B Strait", SHEETS_ALONE)) == [["A"], ["B"], ["Strait"], []]
    assert titles(printed("A B", SHEETS_ALONE, 2, sides="one")) == [["A"], ["A"], ["B"], ["B"]]


def test_on_one_side_no_page_is_empty_or_a_back() -> None:
    pages = printed(sides="one")
    assert len(pages) == 1 + 2 + 1 + 1
    assert all(page.words for page in pages)
    assert sum(word.text == "Hashi" for page in pages for word in page.words) == 0


@pytest.mark.parametrize("language", languages())
def test_all_18_cards_are_there_and_each_has_a_back(language: str) -> None:
    faces_1, backs_1, faces_2, backs_2 = printed("A", ["cards"], language=language)
    found = [card for page in (faces_1, faces_2) for card, _, _ in faces(page)]
    assert sorted(found) == ALL_CARDS
    names = [word.text for page in (backs_1, backs_2) for word in page.words]
    assert names == [say(language, "game")] * 18


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("ink", TINTS)
def test_no_part_of_a_card_is_empty_and_one_sees_where_to_cut(format: Format, ink: Tint) -> None:
    pdf = print_game([], Style("en", format, ink), Choice(frozenset({"cards"}))).pdf
    page = pages_of(pdf)[0]
    cards = [*faces(words_of(pdf)[0])]
    for card, x, y in cards:
        sides = [(x - 29, y), (x + 29, y), (x, y - 41), (x, y + 41)]
        assert all(page.darkest_near(*side) < VISIBLE for side in sides), card
        bands = [page.part_inked(x - 27, y - 40 + 20 * band, 54, 20) for band in range(4)]
        assert min(bands) > 0.04, (card, bands)
    _, x, y = cards[0]
    assert page.darkest_near(x - 29, y - 41 - 3) < VISIBLE, "a mark beyond the card"
    assert page.darkest_near(x - 29 - 3, y - 41) < VISIBLE


def test_two_sheets_on_a_page_have_a_visible_cut_between_them() -> None:
    style = Style("en", sheets="two", sides="one")
    (page,) = pages_of(print_game([board_file("A")], style, Choice(frozenset({"sheets"}), 2)).pdf)
    assert page.darkest_near(297 / 2, 30) < VISIBLE


def test_a_printer_is_asked_to_flip_on_the_long_edge() -> None:
    both, one = (
        print_game([], Style("en", sides=sides), Choice(frozenset({"cards"}))).pdf
        for sides in SIDES
    )
    assert b"/Duplex /DuplexFlipLongEdge" in both
    assert b"/Duplex /Simplex" in one
