"""What a step can want, on a board of four islands."""

import pytest
from pictures import card, move

from hashi.learn.wants import Turn, is_met
from hashi.records import parse_record
from hashi.rules import Game

FREE = """hashi 1
board: B.R/.../o.o
deck: standard
mode: table
pen: free
players: Learner
start: a3=3
1. 6/3 | - a1=a3 a3-c3
"""


def turn(its_card: str, its_move: str) -> Turn:
    before: Game = parse_record(FREE).replay()
    after = before.reveal(card(its_card)).play((move(its_move),))
    return Turn(move(its_move), before, after)


@pytest.mark.parametrize(
    ("want", "met", "not_met"),
    [
        ("number", "c3 -", "- -"),
        ("no number", "- -", "c3 -"),
        ("number on a1 c3", "a1 -", "- -"),
        ("number on c3", "c3 -", "a1 -"),
        ("bridges", "c3 c1-c3 c1-c3", "c3 -"),
        ("no bridges", "c3 -", "c3 c1=c3"),
        ("bridges c1=c3", "c3 c1-c3 c3-c1", "c3 c1-c3 a3-c3"),
        ("bridge to c1", "c3 c1-c3 a3-c3", "c3 a3-c3 a3-c3"),
        ("finished", "a1 -", "c3 -"),
        ("finished a3 a1", "a1 -", "c3 -"),
        ("goal blue", "a1 -", "c3 -"),
        ("mistake flag-needs-bridge", "c1 -", "c3 -"),
        ("mistake flag-needs-bridge", "c1 -", "c1 a1-c1"),
    ],
)
def test_a_want_is_met_or_not(want: str, met: str, not_met: str) -> None:
    assert is_met(want, turn("2/2", met))
    assert not is_met(want, turn("2/2", not_met))
