"""Sheets drawn with characters."""

from textwrap import dedent

from pictures import board, islands, sheet

from hashi.draw.text import draw_board, draw_shares, draw_sheet


def drawn(lines: list[str]) -> str:
    return dedent("\n".join(line.rstrip() for line in lines))


def test_a_board_shows_islands_flags_and_dotted_lines() -> None:
    assert drawn(draw_board(board("o.R/.../B.o"))) == dedent("""\
            a     b     c
         1  o ········· o R
            ┊           ┊
         2  ┊           ┊
            ┊           ┊
         3  o B········ o""")


def test_a_sheet_shows_numbers_bridges_and_circles() -> None:
    marked = sheet(board("oRo/o.o"), "3=2-o\n|\n1   4")
    assert drawn(draw_sheet(marked, islands("a1 a2"), islands("b1"), colour=False)) == dedent("""\
            a     b     c
         1 (3)═══x2xR── o
            │           ┊
         2 (1)········· 4""")


def test_a_bridge_covers_the_lines_it_crosses() -> None:
    crossing = board(".o./o.o/.o.")
    down = sheet(crossing, "  3\n  ‖\no ‖ o\n  ‖\n  o")
    assert drawn(draw_sheet(down, frozenset(), frozenset(), colour=False)).split("\n")[3] == (
        "2  o ····║···· o"
    )
    across = sheet(crossing, "  o\n\n3---o\n\n  o")
    assert drawn(draw_sheet(across, frozenset(), frozenset(), colour=False)).split("\n")[3] == (
        "2  3 ───────── o"
    )


def test_a_third_bridge_is_seen() -> None:
    tripled = sheet(board("oo"), "3≡o")
    assert drawn(draw_sheet(tripled, frozenset(), frozenset(), colour=False)).endswith("3 ≡≡≡ o")


def test_flags_have_their_colours() -> None:
    plain = draw_board(board("oR/oB"))
    coloured = draw_board(board("oR/oB"), colour=True)
    assert "\x1b" not in "".join(plain)
    assert "\x1b[31mR\x1b[0m" in coloured[1]
    assert "\x1b[34mB\x1b[0m" in coloured[3]


def test_all_lines_are_equally_wide() -> None:
    assert len(set(map(len, draw_board(board("o.R/.../B.o"))))) == 1


def test_shares_are_shown_in_percent() -> None:
    side = board("o.R/.../B.o")
    shares = dict(zip(side.islands, (0.0, 1.0, 0.056, 0.5), strict=True))
    assert drawn(draw_shares(side, shares, colour=False)) == dedent("""\
            a     b     c
         1   0·········100R
            ┊           ┊
         2  ┊           ┊
            ┊           ┊
         3   6B········ 50""")
