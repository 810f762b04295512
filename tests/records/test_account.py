"""What `replay --json` promises, on the example of the notation and beyond it."""

import json
from textwrap import dedent

import pytest

from hashi.records import parse_record
from hashi.records.account import account

EXAMPLE = dedent("""\
    hashi 1
    board: oR.o../.ooBR./o....o/.R..oR/oB.oo./....Bo
    deck: standard
    mode: table
    pen: free
    players: Ann | Ben
    start: c2=3 | a1=4
    1. 5/3 | b2 a1=b1 a1-a3 | d1 b2-c2 c2=d2
    2. 2/1 | b1 a1-a3 | e2 c2-d2
    """)
FIX = "fix 2 Ben: b2 d1-d2\n"


def test_the_account_is_plain_json() -> None:
    told = account(parse_record(EXAMPLE + FIX).replay())
    assert json.loads(json.dumps(told)) == told


def test_rounds_are_told_as_they_were_at_their_end() -> None:
    told = account(parse_record(EXAMPLE + FIX).replay())
    assert told["rounds"] == [
        {"round": 1, "card": "5/3", "finished": [[], ["c2"]], "awards": []},
        {"round": 2, "card": "2/1", "finished": [["a1", "b1"], []], "awards": []},
    ]


def test_players_stand_as_they_are_now() -> None:
    told = account(parse_record(EXAMPLE + FIX).replay())
    nothing = {"red": 0, "blue": 0, "six": 0, "void": []}
    assert told["players"] == [
        {"name": "Ann", "islands": 2, "total": 4, **nothing},
        {"name": "Ben", "islands": 1, "total": 2, **nothing},
    ]
    assert (told["ok"], told["complete"]) == (True, False)
    assert (told["winners"], told["rank"]) == (["Ann"], None)


@pytest.mark.parametrize(("fix", "fixed"), [("", None), (FIX, 2)])
def test_mistakes_are_listed_in_the_order_made(fix: str, fixed: int | None) -> None:
    told = account(parse_record(EXAMPLE + fix).replay())
    ben = {"round": 2, "player": "Ben", "fixed": fixed}
    assert told["mistakes"] == [
        {**ben, "code": "flag-needs-bridge", "islands": ["e2"]},
        {**ben, "code": "line-full", "islands": ["c2", "d2"]},
        {**ben, "code": "island-full", "islands": ["c2"]},
    ]


def test_mistakes_of_a_round_stand_in_seating_order() -> None:
    text = dedent("""\
        hashi 1
        board: ooo/
        deck: standard
        mode: table
        pen: free
        players: Ann | Ben
        start: a1=3 | a1=3
        1. 5/1 | - - | - b1-c1
        2. 6/1 | - b1-c1 | - b1-c1
        """)
    told = account(parse_record(text).replay())
    made = [(mistake["round"], mistake["player"]) for mistake in told["mistakes"]]
    assert made == [(1, "Ben"), (2, "Ann"), (2, "Ben")]


@pytest.mark.parametrize(("rounds", "void"), [(2, []), (3, []), (4, ["c2", "d2", "e2"])])
def test_islands_are_void_once_nothing_can_be_put_right(rounds: int, void: list[str]) -> None:
    later = "3. 1/1 | - - | - -\n4. 1/2 | - - | - -\n".splitlines(keepends=True)
    told = account(parse_record(EXAMPLE + "".join(later[: rounds - 2])).replay())
    assert [player["void"] for player in told["players"]] == [[], void]


def test_awards_name_player_goal_and_points() -> None:
    text = dedent("""\
        hashi 1
        board: oR.oB/
        deck: standard
        mode: solo
        pen: checked
        players: Ann
        start: a1=4
        1. 6/1 | d1 a1-b1
        2. 1/1 | b1 d1-e1
        3. 1/2 | e1 -
        """)
    told = account(parse_record(text).replay())
    assert [round["awards"] for round in told["rounds"]] == [
        [],
        [{"player": "Ann", "goal": "red", "points": 9}],
        [{"player": "Ann", "goal": "blue", "points": 7}],
    ]
    assert told["players"][0]["total"] == 20
    assert (told["winners"], told["rank"]) == (["Ann"], 1)


def test_names_of_islands_are_sorted() -> None:
    text = dedent("""\
        hashi 1
        board: oo/oo/oo/oo/oo/oo/oo/oo/oo/oo
        deck: standard
        mode: table
        pen: free
        players: Ann
        start: b9=3
        1. 6/1 | - a2-b2 a10-b10
        """)
    told = account(parse_record(text).replay())
    assert told["mistakes"][0]["islands"] == ["a10", "a2", "b10", "b2"]
