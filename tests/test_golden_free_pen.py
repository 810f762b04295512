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
        3-5=======4    3-5=======4
        ‖ ‖       ‖    ‖ ‖       ‖
        ‖ ‖ 4=5-1 ‖    ‖ ‖ 3-3-6 ‖
        ‖ ‖ ‖ ‖   ‖    ‖ ‖ ‖ | ‖ ‖
        ‖ 4 ‖ 4===6    ‖ 6 ‖ o ‖ 2
        ‖ ‖ ‖     ‖    ‖   ‖   ‖
        3 ‖ 5===3 ‖    5===6---4
        | ‖ |   | ‖    |   |   |
        | 2 o 1 | ‖    | 2=4-1 |
        |       | ‖    |       |
        2-------2 6    4       2-1
    """)
    assert points(game) == [
        Points("Ann", islands=15, red=5, blue=7, six=8, total=50),
        Points("Ben", islands=14, red=9, blue=3, six=4, total=44),
    ]
    assert awards(game) == [
        "10 Ann: six 8",
        "10 Ben: red 9",
        "11 Ann: red 5",
        "12 Ben: six 4",
        "13 Ann: blue 7",
        "14 Ben: blue 3",
    ]
    assert winners(game) == ["Ann"]
    assert mistakes(game) == [
        "6 Ann: flag-needs-bridge b1, put right after 6",
        "8 Ben: wrong-bridge-count f1 f3, put right after 9",
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
        4=5=======o    2-3-------2
        ‖ |            | |       |
        ‖ | 4=5-3      | | 3=5=4 |
        ‖ | ‖ ‖ ‖      | | | | ‖ |
        ‖ 1 ‖ 4 ‖ 1    | 6 | 5 ‖ 1
        ‖   ‖ ‖ ‖ |    |   |   ‖
        5===6 ‖ 3 |    4===6===6
        |   ‖ ‖ | |    |   |   ‖
        | 2=6=4 | |    | 1-4=2 ‖
        |       | |    |       ‖
        2-------3-2    3=======5-4
    """)
    assert points(game) == [
        Points("Ann", islands=17, red=9, blue=7, six=8, total=58),
        Points("Ben", islands=14, red=0, blue=7, six=4, total=39),
    ]
    assert awards(game) == [
        "9 Ann: six 8",
        "10 Ben: six 4",
        "14 Ann: blue 7",
        "14 Ben: blue 7",
        "17 Ann: red 9",
    ]
    assert winners(game) == ["Ann"]
    assert mistakes(game) == ["5 Ben: no-number e6 f6"]
    assert crossed_out(game) == {"Ann": "", "Ben": "e6 f6"}


def test_putting_right_is_refused_where_a_later_move_would_become_a_mistake() -> None:
    """R7.2: without e6-f6 no bridge leads to e6 in round 6, unless another takes its place."""
    text = record_text("putting-right-has-consequences")
    refused = refusal(with_line(text, "fix 5 Ben: b1 a1-b1 b1-b3 e2-e4", after=6))
    assert refused.fault == FixHasConsequences(6, FlagNeedsBridge(island("e6"), 5, 0))
    assert refused.fault.code == "fix-has-consequences"
    assert (refused.round, refused.player) == (5, BEN)
    allowed = parse_record(with_line(text, "fix 5 Ben: b1 a1-b1 e2-e4 e4-e6", after=6)).replay()
    assert mistakes(allowed)[0] == "5 Ben: no-number e6 f6, put right after 6"


def test_putting_right_must_keep_the_awards_won_since() -> None:
    game = golden("put-right-keeping-an-award")
    assert sheets(game) == pictures("""
        Ann            Ben
        3 2-------3    3=6=======4
        ‖ |       ‖    | ‖       ‖
        ‖ | 1-5=2 ‖    | ‖ 1-5=2 ‖
        ‖ |   ‖   ‖    | ‖   ‖   ‖
        ‖ 1   4===5    | o===6===6
        ‖         |    |         ‖
        6===6===4 |    2---5===3 ‖
        ‖   ‖   ‖ |        ‖   | ‖
        ‖ 2=5-1 ‖ |      1-4-1 | ‖
        ‖       ‖ |            | ‖
        4=======6=3    2=======4-3
    """)
    assert points(game) == [
        Points("Ann", islands=17, red=9, blue=3, six=8, total=54),
        Points("Ben", islands=17, red=5, blue=7, six=4, total=50),
    ]
    assert awards(game) == [
        "7 Ann: six 8",
        "7 Ben: blue 7",
        "10 Ben: six 4",
        "12 Ann: red 9",
        "14 Ann: blue 3",
        "17 Ben: red 5",
    ]
    assert winners(game) == ["Ann"]
    assert mistakes(game) == ["6 Ann: flag-needs-bridge b1, put right after 7"]
    assert crossed_out(game) == {"Ann": "", "Ben": ""}


def test_putting_right_is_refused_where_an_award_would_be_missed() -> None:
    """R7.2: without the second bridge f1-f3 Ann's f3 is not finished, and there is no six."""
    text = record_text("put-right-keeping-an-award")
    kept = "fix 6 Ann: e6 f1-f3 f3-f6"
    assert kept in text
    refused = refusal(text.replace(kept, "fix 6 Ann: e6 e4-e6 f3-f6"))
    assert refused.fault == FixHasConsequences(7, fault=None)
    assert refused.fault.code == "fix-has-consequences"
    assert (refused.round, refused.player) == (6, ANN)


def test_a_goal_completed_by_putting_right_is_awarded_after_the_next_round() -> None:
    """R7.2: in round 11 Ann would have had red together with Ben; now it comes in round 12."""
    game = golden("fix-completes-a-goal")
    assert sheets(game) == pictures("""
        Ann            Ben
        2-5=======3    3-4=======o
        | ‖       |    ‖ |       ‖
        | ‖ 2=6=5 |    ‖ | 3=4-1 ‖
        | ‖   ‖   |    ‖ | | |   ‖
        | 4---4---3    ‖ 1 | 2---3
        | |       |    ‖   |
        2 | 6===4 |    6===6===4
        | | ‖   ‖ |    ‖   |   ‖
        | 1 6-1 ‖ |    ‖ 2=4-1 ‖
        |       ‖ |    ‖       ‖
        3=======4 1    5-------5=2
    """)
    assert points(game) == [
        Points("Ann", islands=15, red=5, blue=3, six=8, total=46),
        Points("Ben", islands=16, red=9, blue=7, six=4, total=52),
    ]
    assert awards(game) == [
        "7 Ann: six 8",
        "8 Ben: six 4",
        "11 Ben: red 9",
        "12 Ann: red 5",
        "14 Ben: blue 7",
        "17 Ann: blue 3",
    ]
    assert winners(game) == ["Ben"]
    assert mistakes(game) == ["11 Ann: island-full e6, put right after 11"]
    assert crossed_out(game) == {"Ann": "", "Ben": ""}


def test_a_goal_completed_after_the_last_round_counts_at_the_end() -> None:
    """R7.2: Ben's red is among his points, though no round awarded it.

    With one bridge less in round 16, those of round 17 are no longer too many for b1.
    """
    game = golden("fix-completes-a-goal-at-the-end")
    assert sheets(game) == pictures("""
        Ann            Ben
        2 3=======4    3=6=======4
        ‖ |       ‖    | ‖       ‖
        ‖ | 1-5=2 ‖    | ‖ 1-5=2 ‖
        ‖ |   ‖   ‖    | ‖   ‖   ‖
        ‖ 1   4===5    | o===6===6
        ‖         |    |         ‖
        3   o===4 |    2---5===3 ‖
        |   ‖   ‖ |        ‖   | ‖
        | 2=5-1 ‖ |      1-4-1 | ‖
        |       ‖ |            | ‖
        6=======6=3    2=======4-3
    """)
    assert points(game) == [
        Points("Ann", islands=16, red=9, blue=3, six=8, total=52),
        Points("Ben", islands=17, red=5, blue=7, six=4, total=50),
    ]
    assert awards(game) == [
        "7 Ann: six 8",
        "7 Ben: blue 7",
        "10 Ben: six 4",
        "11 Ann: red 9",
        "15 Ann: blue 3",
    ]
    assert winners(game) == ["Ann"]
    assert mistakes(game) == [
        "16 Ben: wrong-bridge-count b1 f1, put right after 17",
        "16 Ben: line-full b1 f1, put right after 17",
        "16 Ben: island-full f1, put right after 17",
        "17 Ben: island-full b1, put right after 17",
    ]
    assert crossed_out(game) == {"Ann": "", "Ben": ""}


def test_every_kind_of_mistake_crosses_out_its_islands() -> None:
    """R7.3, R7.4: two kinds for each player; both of Dan's concern the same island."""
    game = golden("every-kind-of-mistake")
    assert sheets(game) == pictures("""
        Ann            Ben            Cleo           Dan
        4=6=======6    2=6=======o    6=6=======4    2=6=======5
        ‖ ‖       ‖      ‖       ‖    ‖ ‖       ‖      ‖       ‖
        ‖ ‖ 1-5=3 ‖      ‖ 4=5-1 ‖    ‖ ‖ 3-4=3 ‖      ‖ 2=5-1 ‖
        ‖ ‖   ‖ | ‖      ‖ ‖ ‖   ‖    ‖ ‖ ‖ | | ‖      ‖   ‖   ‖
        ‖ 5===4 | 4      5-‖-3   4    ‖ 2 ‖ 2 | 4      4===6---3
        ‖ |     | ‖        ‖     ‖    ‖   ‖ | | ‖          ‖
        3 | 2   1 ‖    3---5---1 ‖    5===5 | 1 ‖    3---o ‖ 1
        | | ‖     ‖    ‖   |     ‖        ‖ |   ‖    ‖   ‖ ‖ |
        | 3=6=2   ‖    ‖ 1-4=2   ‖      1-5=3   ‖    ‖ 1-5=4 |
        |         ‖    ‖         ‖              ‖    ‖       |
        1       4≡5    4=======3-6    o       1-3    3-------4=6
    """)
    assert points(game) == [
        Points("Ann", islands=15, red=0, blue=3, six=8, total=41),
        Points("Ben", islands=12, red=5, blue=7, six=4, total=40),
        Points("Cleo", islands=14, red=5, blue=0, six=8, total=41),
        Points("Dan", islands=14, red=9, blue=3, six=0, total=40),
    ]
    assert awards(game) == [
        "5 Ben: blue 7",
        "6 Ann: six 8",
        "6 Cleo: six 8",
        "10 Ben: six 4",
        "12 Dan: red 9",
        "13 Ann: blue 3",
        "14 Dan: blue 3",
        "16 Cleo: red 5",
        "17 Ben: red 5",
    ]
    assert winners(game) == ["Ann", "Cleo"]
    assert mistakes(game) == [
        "3 Ann: flag-needs-bridge e6",
        "4 Cleo: no-number a1 a4",
        "5 Dan: more-than-six d3",
        "6 Ben: bridges-cross b3 d3",
        "7 Ann: line-full e6 f6",
        "7 Ben: wrong-bridge-count c5 d5",
        "7 Dan: number-too-small d3",
        "9 Cleo: island-full c4",
    ]
    assert crossed_out(game) == {
        "Ann": "e6 f6",
        "Ben": "b3 c5 d3 d5",
        "Cleo": "a1 a4 c4",
        "Dan": "d3",
    }
