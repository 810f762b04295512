"""R6: golden games for one."""

from golden_games import Points, awards, golden, pictures, points, sheets


def test_a_perfect_board_gives_60_points_and_the_highest_rank() -> None:
    game = golden("solo-island-god")
    assert sheets(game) == pictures("""
        Ann
        4=5-------2
        ‖ ‖       |
        ‖ ‖ 1-5=3 |
        ‖ ‖   ‖ | |
        ‖ 6===6 | 1
        ‖ ‖   ‖ |
        3 ‖ 2 ‖ 2
        | ‖ ‖ ‖ |
        | 4=5-3 |
        |       |
        3=======4-1
    """)
    assert points(game) == [Points("Ann", islands=18, red=9, blue=7, six=8, total=60)]
    assert awards(game) == [
        "6 Ann: blue 7",
        "6 Ann: six 8",
        "12 Ann: red 9",
    ]
    assert game.rank == 12


def test_40_points_are_the_lowest_rank() -> None:
    game = golden("solo-minion")
    assert sheets(game) == pictures("""
        Ann
        4===5=2
        ‖
        5=6=====2
        | ‖
        | 5===4===4
        |         ‖
        3===4===o ‖
                  ‖
          1-----1 6

            1-3===2
    """)
    assert points(game) == [Points("Ann", islands=14, red=5, blue=3, six=4, total=40)]
    assert awards(game) == [
        "12 Ann: blue 3",
        "15 Ann: red 5",
        "16 Ann: six 4",
    ]
    assert game.rank == 1


def test_red_with_card_13_gives_the_lower_value() -> None:
    game = golden("solo-red-a-card-late")
    assert sheets(game) == pictures("""
        Ben
        2=4-------3
          |       ‖
          | 1 3-1 ‖
          | | ‖   ‖
          1 | 4===5
            |     |
        2   5===3 |
        ‖   ‖   | |
        ‖ 2=6=6 | |
        ‖       | |
        4=======5=6
    """)
    assert points(game) == [Points("Ben", islands=16, red=5, blue=7, six=8, total=52)]
    assert awards(game) == [
        "7 Ben: blue 7",
        "10 Ben: six 8",
        "13 Ben: red 5",
    ]
    assert game.rank == 8


def test_blue_with_card_7_and_red_with_card_12_give_the_higher_value() -> None:
    game = golden("solo-at-the-last-card")
    assert sheets(game) == pictures("""
        Cleo
        1 4=======6
        | ‖       ‖
        | ‖ 2=6=2 ‖
        | ‖   ‖   ‖
        | 5---4---5
        | ‖       ‖
        2 ‖ 6   1 ‖
        | ‖     | ‖
        | 4=3-1 | ‖
        |       | ‖
        3=======4-3
    """)
    assert points(game) == [Points("Cleo", islands=16, red=9, blue=7, six=8, total=56)]
    assert awards(game) == [
        "7 Cleo: blue 7",
        "11 Cleo: six 8",
        "12 Cleo: red 9",
    ]
    assert game.rank == 10
