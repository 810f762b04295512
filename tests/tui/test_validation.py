"""What a server tells is shown only if the screen can show it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tui.controllers import ANN, BEN, NOW, table_for

from hashi.records import Unreadable, parse_record
from hashi.rules import Goal
from hashi.table.events import Called, NextTable
from hashi.table.news import (
    AwardNews,
    CrossedOut,
    HintTaken,
    News,
    PutRight,
    RoundOver,
    SeatChanged,
    StoodIn,
)
from hashi.table.seat import Seat
from hashi.table.table import Table
from hashi.table.view import (
    DraftView,
    HintView,
    MistakeView,
    OwnView,
    SheetView,
    own_view,
    public_view,
)
from hashi.tui.saved_game import resumed
from hashi.tui.validation import is_valid

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.hashi"))
TIES = next(file for file in GOLDEN if file.stem == "same-round-ties").read_text("utf-8")

MISTAKE = MistakeView(0, 1, "2/3", "- -", "no-line", "R4.1", ["a1"], 4)
SHEET = SheetView({}, {}, [], [])


def table_after(record: str, lines: int) -> Table:
    """The table of a record as far as its first lines tell."""
    return resumed(parse_record("\n".join(record.splitlines()[:lines])), NOW).table


def beginnings(record: str) -> Iterable[Table]:
    for lines in range(len(record.splitlines()) + 1):
        try:
            yield table_after(record, lines)
        except Unreadable:
            continue  # not even its players are told by then


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_table_of_ours_makes_sense(file: Path) -> None:
    tables = list(beginnings(file.read_text("utf-8")))
    assert tables
    for table in tables:
        own = [own_view(table, seat) for seat in range(len(table.seats))]
        assert is_valid(public_view(table), own, table.log)


OVER = public_view(table_after(TIES, 99))
PLAYING_TABLE = table_after(TIES, 10)
PLAYING = public_view(PLAYING_TABLE)
OWN = own_view(PLAYING_TABLE, 0)
SHEETS = OVER.sheets or []
SCORES = OVER.scores or []


@pytest.mark.parametrize(
    "strange",
    [
        {"card": "tea"},
        {"card": "9/9"},
        {"deck": OVER.deck[:-3]},
        {"deck": ["tea"] * 18},
        {"deck": []},
        {"seats": []},
        {"seats": OVER.seats[:-1]},
        {"options": msgspec.structs.replace(OVER.options, board="tea")},
        {"options": msgspec.structs.replace(OVER.options, board="oo/oo")},
        {"piles": [10**18]},
        {"scores": None},
        {"scores": SCORES[:-1]},
        {"sheets": SHEETS[:-1]},
        {"sheets": [*SHEETS[:-1], msgspec.structs.replace(SHEET, bridges={"tea": 1})]},
        {"sheets": [*SHEETS[:-1], msgspec.structs.replace(SHEET, bridges={"a1-a99": 1})]},
        {"sheets": [*SHEETS[:-1], msgspec.structs.replace(SHEET, bridges={"a1-b1": -9})]},
        {"winners": None},
        {"winners": []},
        {"winners": [3]},
        {"winners": None, "rank": 13},
        {"winners": None, "rank": 0},
        {"mistakes": [msgspec.structs.replace(MISTAKE, card="tea")]},
        {"mistakes": [msgspec.structs.replace(MISTAKE, islands=[])]},
    ],
)
def test_a_table_that_cannot_be_shown_makes_no_sense(strange: dict[str, Any]) -> None:
    assert is_valid(OVER)
    assert not is_valid(msgspec.structs.replace(OVER, **strange))


def draft(*marks: str) -> DraftView:
    return DraftView(marks, {}, {}, None, False)


@pytest.mark.parametrize(
    "strange",
    [
        {"seat": 3},
        {"seat": -1},
        {"hand": "tea"},
        {"hand": "a1 a1-z99"},
        {"draft": draft("te-a")},
        {"draft": draft("a1-a99")},
        {"hint": HintView(["a1"], "tea")},
        {"sheet": msgspec.structs.replace(SHEET, bridges={"tea": 1})},
        {"mistakes": [msgspec.structs.replace(MISTAKE, card="tea")]},
    ],
)
def test_a_seat_that_cannot_be_shown_makes_no_sense(strange: dict[str, Any]) -> None:
    assert is_valid(PLAYING, [OWN])
    assert not is_valid(PLAYING, [msgspec.structs.replace(OWN, **strange)])


@pytest.mark.parametrize(
    "strange",
    [{"hand": "a1"}, {"draft": draft("a1=tea")}, {"hint": HintView(["a1"], "a1 -")}],
)
def test_a_first_entry_that_cannot_be_shown_makes_no_sense(
    tmp_path: Path, strange: dict[str, Any]
) -> None:
    view = table_for(tmp_path / "game.hashi", ANN, BEN).view
    own = OwnView(0, None, 0, draft("a1=3"), None, None, None, None)
    assert is_valid(view, [own])
    assert not is_valid(view, [msgspec.structs.replace(own, **strange)])


def test_a_board_that_nobody_can_begin_on_makes_no_sense(tmp_path: Path) -> None:
    view = table_for(tmp_path / "game.hashi", ANN, BEN).view
    flags_only = msgspec.structs.replace(view.options, board="RR/BB")
    assert is_valid(view)
    assert not is_valid(msgspec.structs.replace(view, options=flags_only))


@pytest.mark.parametrize(
    "strange",
    [
        Called(NOW, 0, 3, 1),
        Called(NOW, 3, 0, 1),
        PutRight(NOW, 3, 1),
        CrossedOut(NOW, 3, ["a1"]),
        HintTaken(NOW, -1, 1),
        SeatChanged(NOW, 3, Seat("Dan")),
        StoodIn(NOW, 3, "steady"),
        NextTable(NOW, "table", (0, 3)),
        RoundOver(NOW, 1, [[]], [], {}),
        RoundOver(NOW, 1, None, [AwardNews(3, Goal.RED, 9)], {}),
        RoundOver(NOW, 1, None, [], {3: "steady"}),
    ],
)
def test_news_of_somebody_who_is_not_there_make_no_sense(strange: News) -> None:
    assert not is_valid(OVER, (), [strange])
