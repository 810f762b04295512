"""What the screen says of what a server tells."""

import pytest

from hashi.i18n.catalogue import languages
from hashi.table.events import NextTable
from hashi.table.news import HintTaken, News, SeatChanged, StoodIn
from hashi.table.refusal import Fact, Refusal
from hashi.table.seat import Seat
from hashi.table.view import MistakeView
from hashi.tui.words import Words

OTHER = "That is not possible now."


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("tea-time", {}),
        ("tea-time", {"fault": "no-line"}),
        ("", {}),
        ("name-taken", {}),
        ("bridges-cross", {"bridge": "x"}),
        ("bridges-cross", {"bridge": "a1-b1-c1"}),
        ("bridges-cross", {"bridge": "a1-b1"}),
        ("name-taken", {"islands": []}),
    ],
)
def test_a_reason_that_nobody_can_say_becomes_a_general_one(
    code: str, facts: dict[str, Fact]
) -> None:
    refused = Refusal(code, "R4", **facts)
    assert Words("en").refusal(refused) == f"{OTHER} (R4)"
    assert all(Words(language).refusal(refused) for language in languages())


def test_a_reason_within_another_may_be_a_general_one() -> None:
    refused = Refusal("fix-still-wrong", fault="tea-time")
    assert OTHER in Words("en").refusal(refused)


def test_a_reason_with_more_facts_than_it_needs_is_said() -> None:
    refused = Refusal("name-taken", name="Ann", tea=3, message="x")
    assert Words("en").refusal(refused) == "Somebody at the table is called Ann already."


def test_a_mistake_that_nobody_can_name_is_told_all_the_same() -> None:
    mistake = MistakeView(0, 2, "5/3", "- -", "tea-time", "R9", ["a1"], 5)
    assert f"{OTHER} (R9)" in Words("en").mistake(mistake)


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ((), "The next game is ready."),
        ((1,), "Ben wants to play again."),
        ((0, 1), "Ann and Ben want to play again."),
    ],
)
def test_whoever_opened_the_next_table_is_named_if_they_have_a_seat(
    by: tuple[int, ...], told: str
) -> None:
    assert Words("en").told(NextTable(0, "table", by), ["Ann", "Ben"]) == [told]


def test_the_log_names_who_had_the_seat_at_that_time() -> None:
    log: list[News] = [
        HintTaken(0, 1, 3),
        SeatChanged(1, 1, Seat(), "Ben"),
        SeatChanged(2, 1, Seat("Cleo")),
        HintTaken(3, 1, 3),
    ]
    assert Words("en").told_in_order(log, ["Ann", "Cleo"]) == [
        "Ben took a hint.",
        "Ben leaves, the seat is open.",
        "Cleo sits down.",
        "Cleo took a hint.",
    ]


@pytest.mark.parametrize(
    ("news", "told"),
    [
        (SeatChanged(0, 1, Seat("Dan")), "Dan sits down."),
        (
            SeatChanged(0, 1, Seat("Dan"), sees_sheet=True),
            "Dan sits down and now sees the sheet of that seat.",
        ),
        (SeatChanged(0, 1, Seat("Novice", "novice"), "Cleo"), "Cleo leaves, Novice plays on."),
        (SeatChanged(0, 1, Seat(), "Cleo"), "Cleo leaves, the seat is open."),
        (SeatChanged(0, 1, Seat()), "Seat 2 leaves, the seat is open."),
        (StoodIn(0, 0, "steady"), "A bot made the first entry for Ann."),
    ],
)
def test_who_left_and_who_goes_on_is_told(news: News, told: str) -> None:
    """An older server does not say who left."""
    assert Words("en").told(news, ["Ann", "Seat 2"]) == [told]
