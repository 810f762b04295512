"""Records: reading, writing, and what is said of those that cannot be read."""

from textwrap import dedent

import pytest

from hashi.i18n.sentences import explain_unreadable
from hashi.records import FixLine, NoteLine, Record, RoundLine, Unreadable, parse_move, parse_record
from hashi.rules import Mode, Pen, Refused

GAME = dedent("""\
    hashi 1
    board: ooo/oRo
    deck: standard
    mode: table
    pen: free
    players: Ann | Ben
    start: a1=3 | c1=4
    date: 2026-11-15
    secret: 00ff
    1. 5/3 | c2 a1=b1 b1-c1 | - -
    hint 1 Ben
    2. 2/1 | - - | b2 -
    bot 2 Ann steady
    fix 2 Ben: - -
    """)

SOLO = dedent("""\
    hashi 1
    board: A
    deck: standard
    mode: solo
    pen: checked
    players: Ann
    start: a4=3
    """)

CARDS = [f"{number}/{bridges}" for number in range(1, 7) for bridges in (1, 2, 3)]
PASSES = "".join(f"{round}. {card} | - -\n" for round, card in enumerate(CARDS[:17], 1))


def unreadable(text: str) -> tuple[str, int | None]:
    with pytest.raises(Unreadable) as caught:
        parse_record(text)
    assert explain_unreadable("en", caught.value).startswith(f"Line {caught.value.line}: ")
    return caught.value.problem, caught.value.line


def test_a_record_is_read() -> None:
    record = parse_record(GAME)
    assert record.setup.players == ("Ann", "Ben")
    assert (record.setup.mode, record.setup.pen) == (Mode.TABLE, Pen.FREE)
    assert record.extras == (("date", "2026-11-15"), ("secret", "00ff"))
    assert [type(line) for line in record.lines] == [
        RoundLine,
        NoteLine,
        RoundLine,
        NoteLine,
        FixLine,
    ]
    assert record.lines[1] == NoteLine(1, "Ben")
    assert record.lines[3] == NoteLine(2, "Ann", "steady")
    assert record.lines[4] == FixLine(2, "Ben", parse_move("- -"))


def test_what_is_written_reads_back_to_the_same_text() -> None:
    assert str(parse_record(GAME)) == GAME


def test_comments_blanks_and_line_ends_mean_nothing() -> None:
    spaced = GAME.replace("\n", "   # a word\n\n# more\n   \n")
    assert parse_record(spaced) == parse_record(GAME)
    assert parse_record(GAME.replace("\n", "\r\n")) == parse_record(GAME)
    assert parse_record("\ufeff" + GAME) == parse_record(GAME)
    assert parse_record(GAME.removesuffix("\n")) == parse_record(GAME)


def test_a_board_may_be_named() -> None:
    board = parse_record(SOLO).setup.board
    assert str(parse_record(SOLO)).splitlines()[1] == "board: " + "/".join(board.rows)


def test_a_record_of_a_game_is_its_record() -> None:
    record = parse_record(GAME)
    notes = [line for line in record.lines if isinstance(line, NoteLine)]
    assert str(Record.of(record.replay(), extras=record.extras, notes=notes)) == GAME


def test_a_record_may_stop_after_any_round() -> None:
    assert parse_record(SOLO).replay().rounds == ()
    for end in range(18):
        begun = SOLO + "".join(PASSES.splitlines(keepends=True)[:end])
        assert len(parse_record(begun).replay().rounds) == end


def test_the_box_closes_a_complete_game() -> None:
    record = parse_record(SOLO + PASSES + "box: 6/3\n")
    assert record.replay().is_over
    assert str(parse_record(str(record))) == str(record)
    assert str(record).endswith("box: 6/3\n")


def test_the_box_holds_the_card_that_is_left() -> None:
    with pytest.raises(Refused) as refused:
        parse_record(SOLO + PASSES + "box: 6/2\n").replay()
    assert (refused.value.fault.code, refused.value.round) == ("card-not-left", 17)


def test_an_18th_round_is_over_the_end() -> None:
    with pytest.raises(Refused) as refused:
        parse_record(SOLO + PASSES + "18. 1/1 | - -\n").replay()
    assert (refused.value.fault.code, refused.value.round) == ("game-over", 18)


def test_fixes_may_follow_the_last_round() -> None:
    free = SOLO.replace("checked", "free") + PASSES.replace("6/2 | - -", "6/2 | a4 -", 1)
    with pytest.raises(Refused):
        parse_record(free).replay()
    free = free.replace("6/2 | a4 -", "6/2 | b1 -")
    game = parse_record(f"{free}fix 17 Ann: - -\nbox: 6/3\n").replay()
    assert [mistake.fixed for mistake in game.courses[0].mistakes] == [17]


def test_names_may_hold_spaces_and_any_letters() -> None:
    text = GAME.replace("Ann", "Łucja van Dyck").replace("Ben", "Ελένη")
    assert str(parse_record(text)) == text
    assert parse_record(text).lines[3] == NoteLine(2, "Łucja van Dyck", "steady")


def test_an_extra_may_begin_with_a_hash() -> None:
    text = GAME.replace("date: 2026-11-15", "date:#5")
    assert parse_record(text).extras[0] == ("date", "#5")
    assert str(parse_record(text)) == text


def test_an_extra_may_be_empty() -> None:
    text = GAME.replace("date: 2026-11-15", "date:")
    assert parse_record(text).extras[0] == ("date", "")
    assert str(parse_record(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        ("hashi 1", "hashi 2", "not-a-record", 1),
        ("hashi 1", "", "not-a-record", 2),
        ("board: ooo/oRo", "board: ooo/oXo", "not-a-cell", 2),
        ("board: ooo/oRo", "board: Z", "unknown-board", 2),
        ("board: ooo/oRo", "board: ../data", "ragged-board", 2),
        ("board: ooo/oRo", "board:", "unknown-board", 2),
        ("deck: standard", "deck: tarot", "unknown-deck", 3),
        ("mode: table", "mode: chair", "not-a-choice", 4),
        ("mode: table", "mode: solo", "player-count", 6),
        ("pen: free", "pen: blue", "not-a-choice", 5),
        ("pen: free", "pen: checked", "fix-with-checked-pen", 14),
        ("pen: free\n", "", "header-missing", 8),
        ("deck: standard", "deck: standard\ndeck: standard", "header-twice", 4),
        ("Ann | Ben", "Ann | Ann", "name-twice", 6),
        ("Ann | Ben", "Ann | ", "not-a-name", 6),
        ("Ann | Ben", "Ann | " + "x" * 25, "not-a-name", 6),
        ("Ann | Ben", "Ann | B#n", "not-a-name", 6),
        ("Ann | Ben", "Ann | B:n", "not-a-name", 6),
        ("Ann | Ben", "Ann | B\tn", "not-a-name", 6),
        ("Ann | Ben", "Ann | B\x07n", "control-character", 6),
        ("Ann | Ben", "Ann | B\u2028n", "control-character", 6),
        ("Ann | Ben", "Ann | \u202eneB", "control-character", 6),
        ("Ann | Ben", "Ann | B\ud800n", "control-character", 6),
        ("Ann | Ben", "A | B | C | D | E", "player-count", 6),
        ("a1=3 | c1=4", "a1=3", "start-count", 7),
        ("a1=3 | c1=4", "a1=3 | c1", "not-a-start", 7),
        ("1. 5/3", "2. 5/3", "round-order", 10),
        ("2. 2/1", "1. 2/1", "round-order", 12),
        ("1. 5/3", "1. 5-3", "not-a-card", 10),
        ("1. 5/3 | c2 a1=b1 b1-c1 | - -", "1. 5/3 | - -", "move-count", 10),
        ("1. 5/3 | c2 a1=b1 b1-c1 | - -", "1. 5/3", "move-count", 10),
        ("c2 a1=b1 b1-c1", "c2", "not-a-move", 10),
        ("hint 1 Ben", "hint 1 Cleo", "unknown-player", 11),
        ("hint 1 Ben", "hint 2 Ben", "note-too-early", 11),
        ("hint 1 Ben", "hint 0 Ben", "note-too-early", 11),
        ("hint 1 Ben", "hunt 1 Ben", "strange-line", 11),
        ("hint 1 Ben", "hint one Ben", "strange-line", 11),
        ("bot 2 Ann steady", "bot 2 steady", "strange-line", 13),
        ("bot 2 Ann steady", "bot 2 Cleo steady", "unknown-player", 13),
        ("fix 2 Ben: - -", "fix 2 Cleo: - -", "unknown-player", 14),
        ("fix 2 Ben: - -", "fix 2 Ben: -", "not-a-move", 14),
        ("fix 2 Ben: - -", "fix Ben: - -", "strange-line", 14),
        ("hint 1 Ben", "date: today", "header-too-late", 11),
        ("hint 1 Ben", "box: 6/1", "box-too-early", 11),
        ("date: 2026-11-15", "box: 6/1", "box-too-early", 8),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(
    old: str, new: str, problem: str, line: int
) -> None:
    assert old in GAME
    assert unreadable(GAME.replace(old, new, 1)) == (problem, line)


def test_nothing_follows_the_box() -> None:
    closed = SOLO + PASSES + "box: 6/3\n"
    assert unreadable(closed + "18. 6/3 | - -\n") == ("after-box", 26)
    assert unreadable(closed + "box: 6/3\n") == ("after-box", 26)


@pytest.mark.parametrize("nothing", ["", "\n\n", "# only a comment\n"])
def test_an_empty_text_is_not_a_record(nothing: str) -> None:
    assert unreadable(nothing) == ("not-a-record", 1)
