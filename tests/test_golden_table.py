"""R5: golden games at a table, with the checked pen."""

from golden_games import Points, awards, golden, pictures, points, record_text, sheets, winners
from pictures import line

from hashi.records import NoteLine, parse_record


def test_three_goals_are_first_reached_by_three_players() -> None:
    game = golden("three-goals-three-firsts")
    assert sheets(game) == pictures("""
        Ann            Ben            Cleo
        2 1-------3    4=6=======4    4=5=======4
        ‖         ‖    ‖ ‖       ‖    ‖ |       ‖
        ‖   4=6=5 ‖    ‖ ‖ 3=5-3 ‖    ‖ | 2=5=3 ‖
        ‖   ‖ ‖   ‖    ‖ ‖ | ‖ ‖ ‖    ‖ |   | | ‖
        ‖ 2 ‖ 4---5    ‖ 2 | 2 ‖ 4    ‖ 1   2 | 2
        ‖ ‖ ‖ |   ‖    ‖   |   ‖ ‖    ‖     | |
        6 ‖ 4 | 1 ‖    6---6===5 ‖    6===6 | B
        | ‖ ‖ | | ‖    |   ‖   | ‖    ‖     | ‖
        | 4=6=o | ‖    | 1-4-1 | ‖    ‖ 1-3=3 ‖
        |       | ‖    |       | ‖    ‖       ‖
        1       2-3    1       2-5    4=======5-1
    """)
    assert points(game) == [
        Points("Ann", islands=15, red=9, blue=3, six=4, total=46),
        Points("Ben", islands=16, red=5, blue=7, six=4, total=48),
        Points("Cleo", islands=16, red=5, blue=0, six=8, total=45),
    ]
    assert awards(game) == [
        "6 Ben: blue 7",
        "7 Cleo: six 8",
        "8 Ann: six 4",
        "10 Ann: red 9",
        "10 Ben: six 4",
        "15 Ann: blue 3",
        "15 Ben: red 5",
        "16 Cleo: red 5",
    ]
    assert winners(game) == ["Ben"]


def test_goals_reached_in_the_same_round_give_all_the_higher_value() -> None:
    game = golden("same-round-ties")
    assert sheets(game) == pictures("""
        Ann            Ben            Cleo
        1-5=======3    4=6=======4    1-3-------2
          ‖       |    ‖ ‖       ‖      |       |
          ‖ 3=4-1 |    ‖ ‖ 2=2 o ‖      | 4=4-3 |
          ‖ | |   |    ‖ ‖       ‖      | ‖ | ‖ |
          o | 4   2    ‖ 3---2---4      3 ‖ 6 ‖ 2
            | ‖   |    ‖         |      ‖ ‖   ‖ |
        4===5 ‖ 1 |    o===5---3 |    1 ‖ 5---5 |
        ‖   ‖ ‖ | |        ‖   ‖ |    | ‖ ‖   ‖ |
        ‖ 2=6=4 | |      1-4-1 ‖ |    | 2 o=6 ‖ |
        ‖       | |            ‖ |    |       ‖ |
        B-------3-2    1-------5=3    3=======4 1
    """)
    assert points(game) == [
        Points("Ann", islands=15, red=9, blue=0, six=8, total=47),
        Points("Ben", islands=16, red=9, blue=7, six=4, total=52),
        Points("Cleo", islands=15, red=9, blue=3, six=8, total=50),
    ]
    assert awards(game) == [
        "9 Ann: six 8",
        "9 Cleo: six 8",
        "10 Ben: blue 7",
        "10 Ben: six 4",
        "12 Ann: red 9",
        "12 Ben: red 9",
        "12 Cleo: red 9",
        "15 Cleo: blue 3",
    ]
    assert winners(game) == ["Ben"]


def test_a_tie_at_the_top_has_several_winners() -> None:
    game = golden("shared-win")
    assert sheets(game) == pictures("""
        Ann            Ben            Cleo           Dan
        4===4=B        4===6=4        4===6=4        2---2-1
        ‖              ‖   ‖ ‖        ‖     ‖        |
        6=6=====2      6=3 ‖ ‖ 1      6=6   ‖ 1      4-3-----1
        ‖ ‖            ‖ | ‖ ‖ |      ‖ ‖   ‖ |      ‖ |
        ‖ 6===3---B    ‖ 4 ‖ 3 | 1    ‖ 5---3 | 2    ‖ 3---5===4
        ‖         |    ‖ ‖ ‖ | | |    ‖ ‖     | ‖    ‖ |       ‖
        4===4===3 |    2 ‖ 3 | 2 |    2 ‖ 1---3 ‖    2 | 5---6 ‖
                | |      ‖ | | | |      ‖     | ‖      |     ‖ ‖
          1-----3-2      2 | | 6 1      3-----4=4      3=====6=6
                           | |                                 ‖
            1-2---1        3=5===5        5-2---1        1-3===4
    """)
    assert points(game) == [
        Points("Ann", islands=15, red=5, blue=0, six=4, total=39),
        Points("Ben", islands=15, red=5, blue=7, six=4, total=46),
        Points("Cleo", islands=15, red=9, blue=3, six=4, total=46),
        Points("Dan", islands=15, red=5, blue=3, six=8, total=46),
    ]
    assert awards(game) == [
        "7 Ben: blue 7",
        "7 Dan: six 8",
        "11 Ann: six 4",
        "11 Ben: six 4",
        "11 Cleo: red 9",
        "11 Cleo: six 4",
        "13 Ann: red 5",
        "13 Dan: blue 3",
        "14 Cleo: blue 3",
        "17 Ben: red 5",
        "17 Dan: red 5",
    ]
    assert winners(game) == ["Ben", "Cleo", "Dan"]


def test_four_players_with_names_in_other_alphabets() -> None:
    game = golden("names-in-other-alphabets")
    assert sheets(game) == pictures("""
        Ελένη          Łucja          Νίκος          Zoë
        4===6=4        3---3=3        3---5=4        4===6=3
        ‖   ‖ ‖        ‖     |        ‖   ‖ ‖        ‖   ‖ |
        5=3 ‖ ‖ 1      5=4   | 2      6=o ‖ ‖ 1      4-3 ‖ | 2
        | | ‖ ‖ |      | ‖   | ‖      ‖ | ‖ ‖ |      | ‖ ‖ | ‖
        | 3 ‖ 2 | 2    | 5===3 ‖ 1    ‖ 1 ‖ o | 2    | 4 ‖ 1 ‖ 1
        | ‖ ‖   | ‖    | |     ‖ |    ‖   ‖   | ‖    | ‖ ‖   ‖ |
        1 ‖ 4===6 ‖    1 | o===6 |    2   3---4 ‖    1 ‖ 5---5 |
          ‖     | ‖      | |   ‖ |            ‖ ‖      ‖ ‖   ‖ |
          4=====5-5      1 |   4=4      1-----4-5      2 ‖   6=5
                  ‖        |     |              ‖        ‖     ‖
            1-3===o        5=2   o        5-3===4        o=3---3
    """)
    assert points(game) == [
        Points("Ελένη", islands=15, red=5, blue=3, six=4, total=42),
        Points("Łucja", islands=15, red=5, blue=7, six=4, total=46),
        Points("Νίκος", islands=15, red=9, blue=3, six=8, total=50),
        Points("Zoë", islands=16, red=5, blue=7, six=4, total=48),
    ]
    assert awards(game) == [
        "7 Łucja: blue 7",
        "7 Νίκος: six 8",
        "7 Zoë: blue 7",
        "10 Łucja: six 4",
        "10 Zoë: six 4",
        "12 Ελένη: six 4",
        "12 Νίκος: red 9",
        "14 Ελένη: red 5",
        "16 Ελένη: blue 3",
        "17 Łucja: red 5",
        "17 Νίκος: blue 3",
        "17 Zoë: red 5",
    ]
    assert winners(game) == ["Νίκος"]


def test_a_game_with_actions_left_out_and_with_help() -> None:
    game = golden("moves-left-out-and-help")
    assert sheets(game) == pictures("""
        Ann            Ben
        4===4=4        3---3=3
        ‖     ‖        ‖     |
        6=6   ‖ 1      5=4   | 2
        ‖ |   ‖ |      | ‖   | ‖
        ‖ 5===4 | 1    | 6   1 ‖ 2
        ‖       | |    | |     ‖ ‖
        2   1---3 |    1 | o===6 ‖
                | |      | |   ‖ ‖
          2=====5=5      1 |   5=6
                  ‖        |     ‖
            o=3---3        3=4===4
    """)
    assert points(game) == [
        Points("Ann", islands=15, red=9, blue=3, six=4, total=46),
        Points("Ben", islands=15, red=5, blue=7, six=8, total=50),
    ]
    assert awards(game) == [
        "8 Ben: six 8",
        "10 Ann: six 4",
        "11 Ben: blue 7",
        "12 Ann: red 9",
        "13 Ann: blue 3",
        "17 Ben: red 5",
    ]
    assert winners(game) == ["Ben"]


def test_what_is_left_out_changes_nothing() -> None:
    """R3.2: in round 2 Ann enters no number, in round 13 she draws no bridge; Ben rests in 16."""
    ann, ben = golden("moves-left-out-and-help").courses
    assert ann.sheets[2].numbers == ann.sheets[1].numbers
    assert ann.sheets[13].bridges == ann.sheets[12].bridges
    assert ben.sheets[16] == ben.sheets[15]


def test_two_bridges_on_a_line_come_in_one_round_or_in_two() -> None:
    """R4.1: Ann draws e5=f5 in round 1, but b3-d3 in rounds 1 and 6."""
    ann, _ = golden("moves-left-out-and-help").courses
    assert [ann.sheets[round].bridges_on(line("e5-f5")) for round in (0, 1)] == [0, 2]
    assert [ann.sheets[round].bridges_on(line("b3-d3")) for round in (0, 1, 5, 6)] == [0, 1, 1, 2]


def test_hints_bots_and_headers_are_kept_in_their_places() -> None:
    record = parse_record(record_text("moves-left-out-and-help"))
    assert record.extras == (("date", "2026-11-15"), ("event", "Sunday round at Ann's"))
    assert [str(note) for note in record.lines if isinstance(note, NoteLine)] == [
        "hint 5 Ann",
        "bot 7 Ben steady",
        "bot 8 Ben steady",
        "hint 8 Ann",
    ]
