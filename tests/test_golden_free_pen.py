"""R7: golden games with the free pen, in which mistakes are made, put right, or left standing."""

from golden_games import (
    Points,
    awards,
    crossed_out,
    golden,
    mistakes,
    pictures,
    points,
    record_text,
    refusal,
    sheets,
    winners,
    with_line,
)
from pictures import island

from hashi.records import parse_record
from hashi.rules.faults import FixHasConsequences, FlagNeedsBridge

ANN, BEN = 0, 1


def test_mistakes_put_right_in_time_cost_nothing() -> None:
    game = golden("put-right-in-time")
    assert sheets(game) == pictures("""
        Ann            Ben
        4=5-------o    4=5-------5
        | ‖            ‖ ‖
        | ‖ 1-2-1      ‖ ‖ 4=6=4
        | ‖            ‖ ‖ ‖ ‖ ‖
        | 5===4===4    ‖ 6 ‖ 2 ‖ 1
        | |       ‖    ‖ | ‖   ‖ |
        6 | 2   2 ‖    3 | 6===5 |
        ‖ | ‖   ‖ ‖    | | ‖   | |
        ‖ 3=6=o ‖ ‖    | 1 4=3 | |
        ‖       ‖ ‖    |       | |
        3-------5=4    2-------3-2
    """)
    assert points(game) == [
        Points("Ann", islands=14, red=5, blue=7, six=8, total=48),
        Points("Ben", islands=15, red=9, blue=3, six=4, total=46),
    ]
    assert awards(game) == [
        "7 Ben: red 9",
        "8 Ann: blue 7",
        "10 Ann: six 8",
        "12 Ben: six 4",
        "15 Ann: red 5",
        "16 Ben: blue 3",
    ]
    assert winners(game) == ["Ann"]
    assert mistakes(game) == [
        "3 Ben: flag-needs-bridge c2, put right after 3",
        "12 Ann: wrong-bridge-count a1 a4 b1 b3, put right after 13",
    ]
    assert crossed_out(game) == {"Ann": "", "Ben": ""}


def test_a_mistake_seen_too_late_crosses_out_its_islands() -> None:
    game = golden("put-right-too-late")
    assert sheets(game) == pictures("""
        Ann            Ben
        3===4=2        4===4=2
        |              ‖
        5=6=====2      5=6=====4
        ‖ ‖            | ‖     ‖
        ‖ 6---1   1    | 5---2 ‖ 1
        ‖         |    | ‖   | ‖ |
        4===4===5 |    1 ‖ 6 | 3 |
                | |      ‖   | | |
          1-----4=5      3---|-4=3
                  ‖          |
            2=3---3        1-5===2
    """)
    assert points(game) == [
        Points("Ann", islands=16, red=9, blue=3, six=8, total=52),
        Points("Ben", islands=15, red=0, blue=7, six=4, total=41),
    ]
    assert awards(game) == [
        "8 Ann: six 8",
        "10 Ben: six 4",
        "11 Ben: blue 7",
        "12 Ann: red 9",
        "17 Ann: blue 3",
    ]
    assert winners(game) == ["Ann"]
    assert mistakes(game) == ["8 Ben: bridges-cross d3 d6"]
    assert crossed_out(game) == {"Ann": "", "Ben": "d3 d6"}


def test_the_card_of_the_round_after_next_ends_the_time_for_putting_right() -> None:
    """R7.1: Ben's mistake of round 8 can be put right after round 9, and no more after round 10."""
    text = record_text("put-right-too-late")
    fix = "fix 8 Ben: d3 b3-d3 d1-d3"
    in_time = parse_record(with_line(text, fix, after=9)).replay()
    assert mistakes(in_time)[0] == "8 Ben: bridges-cross d3 d6, put right after 9"
    refused = refusal(with_line(text, fix, after=10))
    assert refused.fault.code == "fix-too-late"
    assert (refused.round, refused.player) == (8, BEN)


def test_a_mistake_that_a_later_move_rests_on_stays() -> None:
    game = golden("putting-right-has-consequences")
    assert sheets(game) == pictures("""
        Ann            Ben
        4=4-------3    o 3=======4
        ‖ |       ‖      |       ‖
        ‖ | 3=5-1 ‖      | 2=6=4 ‖
        ‖ | | ‖   ‖      |   ‖ ‖ ‖
        ‖ 1 | 4===4      3   6 ‖ 2
        ‖   |            ‖     ‖
        o===6---3      1 ‖ 2---5
        |   ‖   ‖      | ‖ |   ‖
        | 1-5=2 ‖      | 4=4-1 ‖
        |       ‖      |       ‖
        2-------5=2    3=======5-o
    """)
    assert points(game) == [
        Points("Ann", islands=17, red=9, blue=3, six=8, total=54),
        Points("Ben", islands=14, red=0, blue=7, six=8, total=43),
    ]
    assert awards(game) == [
        "7 Ann: six 8",
        "7 Ben: six 8",
        "13 Ann: red 9",
        "14 Ben: blue 7",
        "17 Ann: blue 3",
    ]
    assert winners(game) == ["Ann"]
    assert mistakes(game) == ["9 Ben: no-number e6 f6"]
    assert crossed_out(game) == {"Ann": "", "Ben": "e6 f6"}


def test_putting_right_is_refused_where_a_later_move_would_become_a_mistake() -> None:
    """R7.2: without e6-f6 no bridge leads to e6 in round 10; with a number on f6 it may stay."""
    text = record_text("putting-right-has-consequences")
    refused = refusal(with_line(text, "fix 9 Ben: d3 -", after=10))
    assert refused.fault == FixHasConsequences(10, FlagNeedsBridge(island("e6"), 5, 0))
    assert refused.fault.code == "fix-has-consequences"
    assert (refused.round, refused.player) == (9, BEN)
    allowed = parse_record(with_line(text, "fix 9 Ben: f6 c2-d2 e6-f6", after=10)).replay()
    assert mistakes(allowed)[0] == "9 Ben: no-number e6 f6, put right after 10"


def test_putting_right_must_keep_the_awards_won_since() -> None:
    game = golden("put-right-keeping-an-award")
    assert sheets(game) == pictures("""
        Ann            Ben
        3=5-------1    4=3-------3
        | ‖            ‖         ‖
        | ‖ 1-5=2      ‖   1-5-1 ‖
        | ‖   ‖        ‖     ‖   ‖
        | 5---4---3    ‖ o===6===6
        | ‖       ‖    ‖         ‖
        6 ‖ 1   2 ‖    5===5===3 ‖
        ‖ ‖ |   ‖ ‖    |   |   | ‖
        ‖ 3-o=2 ‖ ‖    | 1-4=2 | ‖
        ‖       ‖ ‖    |       | ‖
        4=======6=4    2-------2 4
    """)
    assert points(game) == [
        Points("Ann", islands=16, red=9, blue=7, six=8, total=56),
        Points("Ben", islands=15, red=9, blue=3, six=8, total=50),
    ]
    assert awards(game) == [
        "7 Ann: six 8",
        "7 Ben: six 8",
        "11 Ann: blue 7",
        "12 Ann: red 9",
        "12 Ben: red 9",
        "15 Ben: blue 3",
    ]
    assert winners(game) == ["Ann"]
    assert mistakes(game) == ["7 Ann: no-number f1 f3, put right after 7"]
    assert crossed_out(game) == {"Ann": "", "Ben": ""}


def test_putting_right_is_refused_where_an_award_would_be_missed() -> None:
    """R7.2: with the 2 on f1 instead of e2 her new bridge would be right, but there is no six."""
    text = record_text("put-right-keeping-an-award")
    kept = "fix 7 Ann: e2 b1-f1 a4-a6"
    assert kept in text
    refused = refusal(text.replace(kept, "fix 7 Ann: f1 b1-f1 f1-f3"))
    assert refused.fault == FixHasConsequences(7, fault=None)
    assert refused.fault.code == "fix-has-consequences"
    assert (refused.round, refused.player) == (7, ANN)


def test_a_goal_completed_by_putting_right_is_awarded_after_the_next_round() -> None:
    """R7.2: in round 15 Ann would have had red together with Ben; now it comes in round 16."""
    game = golden("fix-completes-a-goal")
    assert sheets(game) == pictures("""
        Ann            Ben
        1 3=======4    1-5=======4
        | |       ‖      ‖       ‖
        | | 3-5=2 ‖      ‖ 2=4-1 ‖
        | | ‖ ‖   ‖      ‖   |   ‖
        | 1 ‖ 4===6      5---o===5
        |   ‖     ‖      ‖       |
        o   5---2 ‖    3 ‖ 2   2 |
        ‖   ‖   | ‖    ‖ ‖ ‖   ‖ |
        ‖ 2=5-1 | ‖    ‖ 3-4-1 ‖ |
        ‖       | ‖    ‖       ‖ |
        4=======3 4    4=======6=3
    """)
    assert points(game) == [
        Points("Ann", islands=16, red=5, blue=7, six=8, total=52),
        Points("Ben", islands=16, red=9, blue=3, six=8, total=52),
    ]
    assert awards(game) == [
        "7 Ann: blue 7",
        "7 Ann: six 8",
        "7 Ben: six 8",
        "15 Ben: red 9",
        "16 Ann: red 5",
        "16 Ben: blue 3",
    ]
    assert winners(game) == ["Ann", "Ben"]
    assert mistakes(game) == [
        "15 Ann: island-full a1 b1, put right after 15",
        "15 Ann: island-full b1 b3, put right after 15",
    ]
    assert crossed_out(game) == {"Ann": "", "Ben": ""}


def test_a_goal_completed_after_the_last_round_counts_at_the_end() -> None:
    """R7.2: Ann's red is among her points, though no round awarded it.

    Without the bridges of round 16, those of round 17 are no longer too many for b5.
    """
    game = golden("fix-completes-a-goal-at-the-end")
    assert sheets(game) == pictures("""
        Ann            Ben
        3=6=======2    o-5=======3
        | ‖            ‖ ‖       |
        | ‖ 3=5-o      ‖ ‖ 2-5=6 |
        | ‖ | ‖        ‖ ‖ | ‖   |
        | 4 | 4===4    ‖ 2 | 3---2
        | ‖ |     ‖    ‖   |
        6 ‖ 6---1 ‖    4   5===3
        | ‖ ‖     ‖    ‖   ‖   |
        | 3-5=2   ‖    ‖ 1-4-6 |
        |         ‖    ‖       |
        1       2=4    4=======4-1
    """)
    assert points(game) == [
        Points("Ann", islands=15, red=5, blue=3, six=8, total=46),
        Points("Ben", islands=15, red=9, blue=7, six=8, total=54),
    ]
    assert awards(game) == [
        "9 Ann: six 8",
        "9 Ben: six 8",
        "10 Ben: blue 7",
        "13 Ann: blue 3",
        "16 Ben: red 9",
    ]
    assert winners(game) == ["Ben"]
    assert mistakes(game) == [
        "16 Ann: island-full c5, put right after 17",
        "17 Ann: island-full b5, put right after 17",
        "17 Ann: line-full b3 b5, put right after 17",
        "17 Ann: island-full b3 b5, put right after 17",
    ]
    assert crossed_out(game) == {"Ann": "", "Ben": ""}


def test_every_kind_of_mistake_crosses_out_its_islands() -> None:
    """R7.3, R7.4: two kinds for each player; both of Dan's concern the same island.

    What was awarded before the mistake stays: Cleo has blue since round 5, c2 goes in round 9.
    """
    game = golden("every-kind-of-mistake")
    assert sheets(game) == pictures("""
        Ann            Ben            Cleo           Dan
        1 2-------3    1-3-------2    6=3-------1    4=5=======5
        | |       ‖      |       |    |              ‖ |       ‖
        | | 1 2 6 ‖      | 2=5-4 |    |   1 o-3      ‖ | 2=5-1 ‖
        | | | ‖   ‖      |   ‖ | |    |   ‖   ‖      ‖ |   ‖   ‖
        | 6 | 4===6      3   6 | 3    | 4 ‖ 2 ‖ 1    ‖ 4===6---3
        |   |     ‖      ‖     | ‖    |   ‖ ‖ ‖ |    ‖ |   ‖
        4---5===3 ‖    6-‖-5===6 ‖    6---5 ‖ 4 |    4 | 1 ‖ B
        ‖   |   | ‖      ‖ |   ‖ ‖    ‖   ‖ ‖ ‖ |    ‖ | | ‖ |
        ‖ 5≡5-1 | ‖      4=4-1 ‖ ‖    ‖ 2=6=4 ‖ |    ‖ 1 3=4 |
        ‖       | ‖            ‖ ‖    ‖       ‖ |    ‖       |
        3-------4=4    1-------5=4    3-------5=3    3-------2 6
    """)
    assert points(game) == [
        Points("Ann", islands=13, red=0, blue=3, six=8, total=37),
        Points("Ben", islands=13, red=9, blue=0, six=8, total=43),
        Points("Cleo", islands=13, red=9, blue=7, six=8, total=50),
        Points("Dan", islands=14, red=9, blue=0, six=4, total=41),
    ]
    assert awards(game) == [
        "5 Cleo: blue 7",
        "6 Ann: blue 3",
        "10 Ann: six 8",
        "10 Ben: six 8",
        "10 Cleo: six 8",
        "14 Ben: red 9",
        "14 Cleo: red 9",
        "14 Dan: red 9",
        "17 Dan: six 4",
    ]
    assert winners(game) == ["Cleo"]
    assert mistakes(game) == [
        "3 Ann: flag-needs-bridge e6",
        "4 Cleo: no-number a1 a4",
        "5 Ben: bridges-cross a4 c4",
        "5 Dan: more-than-six d3",
        "7 Ann: line-full b5 c5",
        "7 Dan: number-too-small d3",
        "9 Cleo: island-full c2",
        "12 Ben: wrong-bridge-count e2 e4",
    ]
    assert crossed_out(game) == {
        "Ann": "b5 c5 e6",
        "Ben": "a4 c4 e2 e4",
        "Cleo": "a1 a4 c2",
        "Dan": "d3",
    }
