"""What lies over the board at the end: the count, and how it came to it."""

from pathlib import Path

import msgspec
import pytest
from golden_games import FILES
from tui.controllers import NOW, Quiet
from tui.screens import Unclaimed
from tui.test_saved_game import cut

from hashi.records import Record, parse_record
from hashi.records.account import account
from hashi.rules import ROUNDS, Pen
from hashi.table.table import Phase
from hashi.tui.overlays import end
from hashi.tui.panel import what_to_do
from hashi.tui.saved_game import resumed
from hashi.tui.seat_screen import SeatScreen
from hashi.tui.words import Words

GOLDEN = [parse_record(file.read_text(encoding="utf-8")) for file in FILES]
WHOLE = [record for record in GOLDEN if record.box]
SURE = [record for record in WHOLE if record.setup.pen is Pen.CHECKED]
"""Games in which nothing is put right, or crossed out."""


def course(record: Record) -> list[list[int]]:
    """The numbers at the end of the lines that follow those of the rounds."""
    table = Quiet(resumed(record, NOW), Unclaimed(Path("game.hashi")))
    shown = str(end(SeatScreen(Words("en"), table.view, table.own[0]), table)).splitlines()
    rounds = [at for at, line in enumerate(shown) if line.startswith("Round")]
    lines = shown[rounds[0] + 1 :][: len(record.setup.players)] if rounds else []
    return [[int(word) for word in line.split()[-ROUNDS:]] for line in lines]


def test_whoever_has_looked_for_mistakes_is_told_who_still_does() -> None:
    record = next(record for record in WHOLE if len(record.setup.players) == 2)
    table = Quiet(resumed(record, NOW), Unclaimed(Path("game.hashi")))
    ann, ben = table.view.seats
    seats = [msgspec.structs.replace(ann, done=True), msgspec.structs.replace(ben, done=False)]
    view = msgspec.structs.replace(table.view, phase=Phase.CHECKING, seats=seats)
    own = msgspec.structs.replace(table.own[0], hand="")
    assert what_to_do(SeatScreen(Words("en"), view, own)) == (f"Done. Waiting for {ben.name}.", "")


@pytest.mark.parametrize("record", SURE, ids=lambda record: ", ".join(record.setup.players))
def test_the_points_after_each_round_are_those_that_the_rules_give(record: Record) -> None:
    told = [account(cut(record, round).replay())["players"] for round in range(1, ROUNDS + 1)]
    totals = [[players[seat]["total"] for players in told] for seat in range(len(told[0]))]
    assert course(record) == totals


@pytest.mark.parametrize("record", WHOLE, ids=lambda record: ", ".join(record.setup.players))
def test_a_course_that_is_told_comes_to_the_final_count(record: Record) -> None:
    totals = [player["total"] for player in account(record.replay())["players"]]
    assert [points[-1] for points in course(record)] in ([], totals)
