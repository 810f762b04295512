"""New boards keep R1.2, please the eye and can be made again."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from pictures import board

from hashi.rules import Board, Flag
from hashi.study import Match, Outcome, play_all, summarise
from hashi.study.generate import (
    STEPS,
    Difficulty,
    Generated,
    blemishes,
    generate,
    sketch_boards,
)

SKETCHES = list(islice(sketch_boards(Random("some")), 30))


def play(matches: Iterable[Match], _: int) -> Iterator[Outcome]:
    with play_all(matches, 1) as outcomes:
        yield from outcomes


@pytest.mark.parametrize("sketch", SKETCHES)
def test_sketches_keep_r1_2(sketch: Board) -> None:
    flags = list(sketch.flags.values())
    assert (len(flags), flags.count(Flag.RED), flags.count(Flag.BLUE)) == (18, 4, 3)
    assert sketch.is_connected
    lines = {island: len(its) for island, its in sketch.lines_at.items()}
    assert min(lines.values()) >= 2
    assert sum(count >= 3 for count in lines.values()) >= 8
    for islands in sketch.flagged.values():
        assert len({island.row for island in islands}) >= 3
        assert len({island.column for island in islands}) >= 3
        assert min(lines[island] for island in islands) < 3


@pytest.mark.parametrize("sketch", SKETCHES)
def test_sketches_please_the_eye(sketch: Board) -> None:
    land = [[cell != "." for cell in row] for row in sketch.rows]
    assert len(land) == len(land[0]) == 6
    assert [row[::-1] for row in land[::-1]] == land, "the same upside down"
    for size, forbidden in ((2, True), (3, False)):
        for x in range(7 - size):
            for y in range(7 - size):
                block = {cell for row in land[y : y + size] for cell in row[x : x + size]}
                assert block != {forbidden}


def test_sketches_differ_and_can_be_made_again() -> None:
    assert len({sketch.rows for sketch in SKETCHES}) == len(SKETCHES)
    assert list(islice(sketch_boards(Random("some")), 30)) == SKETCHES
    assert next(sketch_boards(Random("other"))) != SKETCHES[0]


def test_long_lines_and_uneven_rows_are_blemishes() -> None:
    even = board("o.o.o./.o.o.o/o.o.o./.o.o.o/o.o.o./.o.o.o")
    lopsided = board("oooooo/o...../o.o.o./.o.o.o/o.o.o./o....o")
    assert blemishes(even) < blemishes(lopsided)


def test_boards_are_of_the_wanted_difficulty_and_can_be_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hashi.study.generate.GAMES", 3)
    monkeypatch.setattr("hashi.study.generate.CANDIDATES", 4)
    monkeypatch.setattr("hashi.study.generate.SKETCHES", 20)
    monkeypatch.setattr("hashi.study.generate.FINAL_GAMES", 6)
    steps = list(generate(Difficulty.HARDER, 2, 1, play, "random", "random"))
    assert [len(leading) for leading in steps] == [2] * STEPS
    assert {each.points.count for leading in steps[:-1] for each in leading} == {3}
    found = steps[-1]
    assert [each.points.count for each in found] == [6, 6]
    assert (not found[0].is_fair, found[0].miss) <= (not found[1].is_fair, found[1].miss)
    assert list(generate(Difficulty.HARDER, 2, 1, play, "random", "random")) == steps
    assert list(generate(Difficulty.HARDER, 2, 2, play, "random", "random")) != steps


def test_a_board_is_fair_when_each_island_is_finished_in_half_of_the_games() -> None:
    place, (often, seldom) = SKETCHES[0], SKETCHES[0].islands[:2]
    summary = summarise("someone", place, [], seat=0)
    for share, is_fair in ((0.5, True), (0.49, False)):
        shares = replace(summary, islands={often: 1.0, seldom: share})
        assert Generated(place, shares, wanted=50).is_fair == is_fair


def test_sides_are_the_measure() -> None:
    assert Difficulty.EASY.offset == Difficulty.HARD.offset == 0
    assert Difficulty.EASIER.side == Difficulty.EASY.side != Difficulty.HARD.side
    assert Difficulty.EASIER.offset > 0 > Difficulty.HARDER.offset
