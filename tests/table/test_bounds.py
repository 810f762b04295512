"""What players can do at a table is bounded: how much is stored of it, and how much is sent."""

import random

import msgspec
import pytest
from tables import ANN, BEN, BOARD, CLEO, DAN, Live, live

from hashi.rules import Mode, Pen
from hashi.server.storage.store import MOST_EVENTS
from hashi.table.commands import Give, TakeBack
from hashi.table.draft import MOST_MARKS
from hashi.table.events import RoundTakenBack
from hashi.table.messages import LONGEST_SENT_BYTES, NewsMessage, View, encode
from hashi.table.opening import Place
from hashi.table.refusal import Refusal
from hashi.table.seating import MOST_GIVEN
from hashi.table.table import FINAL_CHECK, MOST_ATTEMPTS_IN_ALL, Table
from hashi.table.view import MOST_MISTAKES_TOLD, own_view, public_view

FOUR = (ANN, BEN, CLEO, DAN)
LONG = tuple(Place(letter * 24) for letter in "😀🦊🐙🦑")
FAR = "/".join(["." * 26] * 96 + ["." * 20 + row for row in ("RRRRBB", "Booooo", "oooooo")])
"""In the far corner of the largest board islands have the longest names, and most lines."""


def view_size(table: Table, holding: int = 4) -> int:
    """Of the view of a client with so many seats."""
    own = [own_view(table, seat) for seat in range(holding)]
    return len(encode(View(10**13, True, True, msgspec.Raw(encode(public_view(table))), own)))


def scrawl(chance: random.Random, table: Table, seat: int) -> str:
    """As many mistakes in one move as can be made."""
    assert table.game
    sheet = table.game.courses[seat].sheet
    free = [island for island in table.board.islands if not sheet.number(island)]
    drawn = chance.choices(table.board.lines, k=MOST_MARKS - 1)
    return " ".join(map(str, (chance.choice([*free, "-"]), *drawn)))


@pytest.mark.parametrize("shows_sheets", [True, False])
@pytest.mark.parametrize("board", [BOARD, "Skerries", FAR], ids=["ours", "Skerries", "far"])
def test_r7_6_no_view_outgrows_what_clients_allow_for(board: str, shows_sheets: bool) -> None:
    chance = random.Random(board)
    table = live(*LONG, board=board, pen=Pen.FREE, settles=False, shows_sheets=shows_sheets)
    plain = next(at for at, flag in table.table.board.flags.items() if flag is None)
    table.begin(*[f"{plain}=3"] * 4)
    largest = 0
    while table.table.round < FINAL_CHECK:
        for seat in range(4):
            table.done(seat, scrawl(chance, table.table, seat))
        largest = max(largest, view_size(table.table))
    assert 30_000 < largest < LONGEST_SENT_BYTES


def test_r7_6_a_view_tells_all_mistakes_that_can_be_put_right() -> None:
    chance = random.Random(4)
    table = live(ANN, BEN, pen=Pen.FREE, settles=False)
    table.begin()
    for _ in range(10):
        for seat in range(2):
            table.done(seat, scrawl(chance, table.table, seat))
        game = table.table.game
        assert game
        told = public_view(table.table).mistakes
        assert told is not None
        for seat in range(2):
            due = {
                (its.round, its.breach.code, *sorted(map(str, its.breach.islands)))
                for its in game.courses[seat].standing_mistakes
                if its.round > table.table.round - 2
            }
            here = [(m.round, m.code, *m.islands) for m in told if m.seat == seat]
            assert due <= set(here)
            assert len(here) <= MOST_MISTAKES_TOLD


def test_so_many_marks_does_a_turn_have() -> None:
    table = live(ANN, BEN, pen=Pen.FREE)
    table.begin()
    line = str(table.table.board.lines[0])
    with pytest.raises(Refusal, match="too-many-marks"):
        table.done(0, " ".join(["-", *[line] * MOST_MARKS]))
    table.done(0, " ".join(["-", *[line] * (MOST_MARKS - 1)]))


def busiest(shows_sheets: bool = True) -> Live:
    """Everyone does all there is to do, as often as it is allowed."""
    table = live(*LONG, pen=Pen.FREE, shows_sheets=shows_sheets)
    names = iter(range(10_000))
    plain = next(at for at, flag in table.table.board.flags.items() if flag is None)
    turn = 0
    while not table.table.is_over:
        move = f"{plain}=3" if table.table.round == 0 else "- -"
        for seat in range(4):
            try:
                if table.table.round < FINAL_CHECK:
                    for step in (1, 2):
                        table.hint(seat, step, move)
                while True:
                    attempt = table.table.attempts[seat]
                    table.done(seat, move, attempt)
                    if seat == turn and table.table.seats[seat].given < MOST_GIVEN - 1:
                        table.do(Give(0, seat, None), opener=True)
                        table.sit(seat, f"{next(names):024}")
                    else:
                        table.take_back(seat, attempt)
            except Refusal as refusal:
                assert refusal.code.startswith("too-many-attempts"), refusal
        turn = (turn + 1) % 4
        table.wait(10)
    return table


def busiest_alone() -> Live:
    """Each round is taken back as often as it is allowed, and then hints are asked for."""
    table = live(LONG[0], mode=Mode.SOLO, pen=Pen.FREE, settles=False)
    plain = next(at for at, flag in table.table.board.flags.items() if flag is None)
    while not table.table.is_over:
        move = f"{plain}=3" if table.table.round == 0 else "- -"
        if table.table.round < FINAL_CHECK and table.table.attempts_in_all[0] > 0:
            for step in (1, 2):
                table.hint(0, step, move)
        table.done(0, move, table.table.attempts[0])
        while back := table.own(0).take_back:
            table.do(TakeBack(0, back.round, back.attempt))
            table.done(0, move, table.table.attempts[0])
    return table


def test_a_table_has_no_more_events_than_are_read_again() -> None:
    table = busiest()
    attempts = 4 * 2 * MOST_ATTEMPTS_IN_ALL
    assert attempts < len(table.stored) < MOST_EVENTS
    alone = busiest_alone()
    assert 4 * MOST_ATTEMPTS_IN_ALL < len(alone.stored) < MOST_EVENTS


def test_no_news_outgrow_what_clients_allow_for() -> None:
    log = busiest(shows_sheets=False).table.log
    assert sum(1 for news in log if "Changed" in type(news).__name__) > 4 * (MOST_GIVEN - 2)
    assert len(encode(NewsMessage(0, log))) < LONGEST_SENT_BYTES
    alone = busiest_alone().table
    assert sum(isinstance(news, RoundTakenBack) for news in alone.log) == MOST_ATTEMPTS_IN_ALL
    assert 30_000 < len(encode(NewsMessage(0, alone.log))) < LONGEST_SENT_BYTES
