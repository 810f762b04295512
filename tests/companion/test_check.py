"""What is wrong with a sheet, and what is never called wrong."""

from collections import Counter
from random import Random

import pytest
from companion.sheets import all_sheets, marks_of, random_move, starts, text_of
from pictures import board, card, islands, line
from rules.test_random_games import crossings

from hashi.companion import Check, check_sheet, parse_marks
from hashi.companion.faults import NumberNotShown
from hashi.records import DECK, Unreadable, board_file, deck_named
from hashi.rules import ROUNDS, Board, Card, Goal, Line, Sheet, examine, legal_moves
from hashi.rules.faults import BridgesCross

A = board_file("A").board
CROSS = board(".o.o/o.oR/.o.B")


def check(text: str, on: Board = CROSS, cards: str | None = None) -> Check:
    seen = None if cards is None else tuple(map(card, cards.split()))
    return check_sheet(on, parse_marks(text), seen)


def codes(text: str, on: Board = CROSS, cards: str | None = None) -> list[tuple[str, str]]:
    return [(fault.code, fault.clause) for fault in check(text, on, cards).faults]


def test_marks_may_stand_in_any_order_on_any_lines_and_in_capitals() -> None:
    marks = parse_marks("b1 -b3 B1= 3\n a2=b1\td1–d2")
    assert text_of(marks) == "b1=3 b1-b3 a2-b1 a2-b1 d1-d2"
    assert parse_marks("") == ((), ())


@pytest.mark.parametrize("word", ["b1", "-", "b1=0", "b1=33", "b1-", "b0=3", "b100=3", "3=b1", "ü"])
def test_what_is_no_mark_is_named_with_its_line(word: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse_marks(f"b1=3\n{word}")
    problem = unreadable.value
    assert (problem.problem, problem.line, problem.facts) == ("not-a-mark", 2, {"text": word})
    with pytest.raises(Unreadable) as unreadable:
        parse_marks("b1=3 " * 1001)
    assert unreadable.value.problem == "too-long"


def test_a_right_sheet_tells_what_counts() -> None:
    found = check("b1=3 b1=d1 b1-b3 d1=2 b3=1")
    assert found.faults == ()
    assert found.finished == islands("b1 d1 b3")
    assert found.goals == {Goal.RED: False, Goal.BLUE: False, Goal.SIX: False}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("b1=3 a1=5", ("unknown-island", "R7.6")),
        ("b1=3 b1=5", ("island-taken", "R3.3")),
        ("b1=3 a2-b1", ("no-line", "R7.6")),
        ("b1=3 d2=5", ("flag-needs-bridge", "R3.4")),
        ("b1=3 d2=5 d3=2 d2-d3", ("flag-too-early", "R3.4")),
        ("b1=3 c2-d2", ("no-number", "R3.7")),
        ("b1=3 b1=d1 b1-d1", ("line-full", "R4.1")),
        ("b1=3 a2=5 b1-b3 a2-c2", ("bridges-cross", "R4.2")),
        ("b1=3 d1=1 b1=d1", ("island-full", "R4.3")),
        ("b1=5", ("start-missing", "R2.1")),
        ("d1=5 d2=4 d1-d2", ("start-missing", "R2.1")),
        ("b1=3 d1=7", ("number-not-shown", "R3.3")),
    ],
)
def test_each_planted_fault_is_named_with_its_clause(text: str, fault: tuple[str, str]) -> None:
    assert codes(text) == [fault]


@pytest.mark.parametrize(("number", "most"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 3), (6, 3)])
def test_a_number_is_allowed_as_often_as_any_course_of_the_game_does(
    number: int, most: int
) -> None:
    plain = [island for island, flag in A.flags.items() if not flag]
    start, *others = plain
    marks = " ".join(f"{island}={number}" for island in others[: most + 1])
    found = check(f"{start}={7 - number if number in (3, 4) else 3} {marks}", A)
    assert [fault for fault in found.faults if fault.code == "number-not-shown"] == [
        NumberNotShown(number, most + 1, most)
    ]


def test_r4_4_a_seventh_bridge_is_named() -> None:
    star = board("..o../...../o.o.o/...../..o.. ")
    text = "c1=3 a3=4 e3=6 c5=5 c1=c3 a3=c3 c3=e3"
    assert codes(text, star) == []
    assert codes(f"{text} c3-c5", star) == [("more-than-six", "R4.4")]


def test_each_island_that_is_too_full_is_told_once_and_each_crossing_too() -> None:
    assert codes("d1=1 b1=3 b1=d1 d1=d2") == [("island-full", "R4.3")]
    grid = board(".o.o./o...o/.o.o./o...o/.....")
    text = "b1=3 d1=3 a2=4 a4=4 b1-b3 d1-d3 a2-e2"
    assert codes(text, grid) == [("bridges-cross", "R4.2"), ("bridges-cross", "R4.2")]


def test_r4_2_of_bridges_that_cross_every_pair_is_named() -> None:
    grid = board(".o.o./o...o/...../o...o/.o.o.")
    faults = check("b1=3 d1=3 a2=4 a4=4 b1-b5 d1-d5 a2-e2 a4-e4", grid).faults
    pairs = {frozenset({f.bridge, f.blocker}) for f in faults if isinstance(f, BridgesCross)}
    assert pairs == {
        frozenset({down, across})
        for down in (line("b1-b5"), line("d1-d5"))
        for across in (line("a2-e2"), line("a4-e4"))
    }
    assert len(faults) == 4


def test_what_is_typed_again_and_again_is_told_once() -> None:
    assert codes("b1=3 " + "a1=3 " * 900) == [("unknown-island", "R7.6")]
    assert codes("b1=3 b1=3") == []
    assert codes("b1=3 b1=4 b1=5 b1=4") == [("island-taken", "R3.3")]
    assert codes("b1=3 a2-b1 a2=b1") == [("no-line", "R7.6")]


@pytest.mark.parametrize("numbers", ["d1=2 d1=5", "d1=5 d1=2"])
def test_an_island_with_two_numbers_does_not_count_whichever_stands_first(numbers: str) -> None:
    found = check(f"b1=3 b1=d1 b1-b3 b3=1 {numbers}")
    assert "island-taken" in [fault.code for fault in found.faults]
    assert found == check(f"{numbers} b1=3 b1=d1 b1-b3 b3=1")
    assert found.finished == islands("b1 b3")


def test_more_bridges_than_a_line_takes_are_all_counted() -> None:
    found = check("b1=4 b1=d1 b1=d1 b1-d1")
    assert [fault.code for fault in found.faults] == ["line-full", "island-full"]
    assert found.sheet.bridges_on(line("b1-d1")) == 5


def test_r3_4_a_flag_is_accused_once() -> None:
    first = "5/1 3/2 3/1"
    assert codes("d1=3 d2=5", CROSS, first) == [("flag-needs-bridge", "R3.4")]
    alone = "b1=3 d2=5 d3=3 d2-d3"
    assert codes(alone, CROSS, first) == [("flag-too-early", "R3.4")]


def test_r7_5_islands_with_a_fault_do_not_count_nor_do_the_ends_of_both_that_cross() -> None:
    found = check("b1=3 b1=d1 b1-b3 d1=2 b3=1 a2=1 a2-c2")
    assert [fault.code for fault in found.faults] == ["bridges-cross"]
    assert found.concerned == islands("b1 b3 a2 c2")
    assert found.finished == islands("d1")


@pytest.mark.parametrize(
    ("text", "cards", "faults"),
    [
        ("b1=3 d1=5", "5/1", []),
        ("b1=3 d1=5 d2-d1", "5/1", []),
        ("b1=3 d1=6", "5/1", [("number-not-shown", "R3.3")]),
        ("b1=3 d1=3", "3/1", []),
        ("b1=3 d1=3 b3=3", "3/1", [("number-not-shown", "R3.3")]),
        ("b1=3 d1=4", "3/1 4/1", []),
        ("b1=3 b1-d1", "5/1", []),
        ("b1=3 b1-d1", "5/2", [("bridges-not-shown", "R3.6")]),
        ("b1=3 b1=d1", "5/1", [("bridges-not-shown", "R3.6")]),
        ("b1=3 d1=5 d1-d2 d2=2", "5/1 2/1", []),
        ("d1=3 d1-d2 d2=5", "5/1", [("flag-too-early", "R3.4")]),
        ("d1=3 d1-d2 d2=5", "5/1 5/2", []),
        ("b1=3", "", []),
        ("b1=3 d1=4", "", [("number-not-shown", "R3.3")]),
    ],
)
def test_the_cards_seen_tell_more(text: str, cards: str, faults: list[tuple[str, str]]) -> None:
    assert codes(text, CROSS, cards) == faults


def test_without_the_cards_no_more_is_allowed_than_a_game_can_show() -> None:
    many = board("oooooo/oooooo")
    assert codes("a1=3 b1=5 c1=5 d1=5", many) == []
    assert codes("a1=3 b1=5 c1=5 d1=5 e1=5", many) == [("number-not-shown", "R3.3")]
    both = "a1=3 b1=3 c1=3 d1=3 e1=4 f1=4 a2=4"
    assert codes(both, many) == []
    assert codes(f"{both} b2=4", many) == [("number-not-shown", "R3.3")]


def course(on: Board, seed: int) -> list[tuple[Sheet, tuple[Card, ...]]]:
    """One player's sheets in a random game, each with the cards seen by then."""
    random = Random(seed)
    start = random.choice(starts(on))
    sheets = [(Sheet.blank(on).enter(start.island, start.number), tuple[Card, ...]())]
    for its_card in random.sample(deck_named(DECK).cards, ROUNDS):
        sheet, seen = sheets[-1]
        move = random_move(sheet, its_card, random)
        sheets.append((examine(sheet, its_card, move)[0], (*seen, its_card)))
    return sheets


@pytest.mark.parametrize("name", ["A", "B"])
@pytest.mark.parametrize("seed", range(10))
def test_sheets_of_games_are_never_accused_in_any_round(name: str, seed: int) -> None:
    sheets = course(board_file(name).board, seed)
    assert sum(sheets[-1][0].bridges) > 8
    for sheet, seen in sheets:
        marks = parse_marks(text_of(marks_of(sheet)))
        for cards in (seen, None):
            found = check_sheet(sheet.board, marks, cards)
            assert (found.sheet, found.faults) == (sheet, ())
            assert found.finished == sheet.complete_islands


def faults_by_hand(sheet: Sheet, added: Line) -> set[str]:
    """What one bridge too many breaks, counted on the sheet rather than asked of the rules."""
    degrees = Counter(end for bridge in marks_of(sheet).bridges for end in bridge)
    numbers = {end: sheet.number(end) for end in added}
    found = {
        "no-number": not any(numbers.values()),
        "line-full": sheet.bridges_on(added) > 2,
        "bridges-cross": bool(crossings(sheet)),
        "island-full": any(0 < numbers[end] < degrees[end] for end in added),
        "more-than-six": any(not numbers[end] and degrees[end] > 6 for end in added),
    }
    return {code for code, is_so in found.items() if is_so}


@pytest.mark.parametrize("seed", range(4))
def test_one_more_bridge_on_any_line_of_any_round_is_found_exactly_if_it_breaks_a_rule(
    seed: int,
) -> None:
    seen = set[str]()
    for sheet, _ in course(board_file("AB"[seed % 2]).board, seed)[::2]:
        for added in sheet.board.lines:
            drawn = sheet.draw(added)
            found = {fault.code for fault in check_sheet(sheet.board, marks_of(drawn)).faults}
            assert found == faults_by_hand(drawn, added)
            seen |= found
    assert seen >= {"no-number", "line-full", "bridges-cross", "island-full"}


SMALL = [board(rows) for rows in ("oRo", "oRB", "oR/.o", ".o./oRo")]


def reachable(on: Board, cards: tuple[Card, ...]) -> set[str]:
    """The texts of all sheets that any play with these cards can make."""
    sheets = {Sheet.blank(on).enter(start.island, start.number) for start in starts(on)}
    for each in cards:
        sheets = {
            examine(sheet, each, move)[0] for sheet in sheets for move in legal_moves(sheet, each)
        }
    return {text_of(marks_of(sheet)) for sheet in sheets}


def accepted(on: Board, cards: tuple[Card, ...]) -> set[str]:
    numbers = {3, 4, *(each.number for each in cards)}
    return {
        text_of(marks)
        for marks in all_sheets(on, numbers)
        if not check_sheet(on, marks, cards).faults
    }


@pytest.mark.parametrize("on", SMALL, ids=lambda on: "/".join(on.rows))
@pytest.mark.parametrize("text", ["5/1", "3/2", "2/3"])
def test_with_one_card_exactly_the_sheets_that_can_be_played_are_right(
    on: Board, text: str
) -> None:
    assert accepted(on, (card(text),)) == reachable(on, (card(text),))


@pytest.mark.parametrize("on", SMALL[:3], ids=lambda on: "/".join(on.rows))
@pytest.mark.parametrize("texts", [("5/1", "3/2"), ("4/1", "4/2")])
def test_with_two_cards_no_sheet_that_can_be_played_is_accused(
    on: Board, texts: tuple[str, str]
) -> None:
    cards = (card(texts[0]), card(texts[1]))
    assert reachable(on, cards) <= accepted(on, cards)
