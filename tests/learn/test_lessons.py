"""The lessons can be played to their ends, and files that are none are refused."""

import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from textwrap import dedent

import pytest
from our_lessons import our_lessons
from pictures import card, move

from hashi.bots import make_bot
from hashi.i18n.catalogue import FIRST
from hashi.i18n.sentences import explain_unreadable
from hashi.learn import OURS, Lesson, Step, lesson_named, lessons, parse_lesson
from hashi.learn.lesson import MOST_STEPS
from hashi.learn.wants import LEARNER, Turn, is_met
from hashi.records import Unreadable
from hashi.rules import Award, Game, Island, Move, Refused, View
from hashi.rules.scoring import GOALS

ROOT = Path(__file__).parents[2]
SEED = 24
"""Of the novice in the first game."""

FILE = dedent('''\
    title = "Flags"
    end = "Well done!"
    game = """
    hashi 1
    board: o.R/.../o.o
    deck: standard
    mode: table
    pen: checked
    players: Learner
    start: a1=3
    """
    shows = ["goals"]

    [[steps]]
    card = "2/1"
    wants = ["bridge to c1", "no number"]
    look = ["c1"]
    model = "- a1-c1"
    text = "Draw a bridge to the flag."
    ''')


MANY = "[[steps]]\nmodel='- -'\ntext='.'\n" * MOST_STEPS


def accepted(step: Step, game: Game) -> list[tuple[Move, Game]]:
    """The moves that the step accepts, one for each sheet to which they lead."""
    found: dict[object, tuple[Move, Game]] = {}
    for way in step.ways(game):
        try:
            after = step.accepted(game, way)
        except Refused:
            continue
        if after:
            found[after.courses[LEARNER].sheet] = way, after
    return list(found.values())


def touched(move: Move) -> set[Island]:
    ends = {island for line in move.bridges for island in line}
    return ends | {move.entry} if move.entry else ends


def test_our_lessons_are_there_in_their_order_and_the_last_is_a_game() -> None:
    assert tuple(lesson.name for lesson in our_lessons()) == OURS
    assert len(OURS) == 12
    assert OURS[-1] == "first-game"
    assert lesson_named("crossing") in lessons()
    assert lesson_named("nothing") is None


@pytest.mark.parametrize("lesson", our_lessons(), ids=lambda lesson: lesson.name)
def test_whatever_was_done_before_each_step_can_be_done_and_points_to_what_it_wants(
    lesson: Lesson,
) -> None:
    games = [lesson.start]
    for number, step in enumerate(lesson.steps, 1):
        if not step.wants and step.card:
            return  # any move will do, from here on
        led = list[Game]()
        for game in games:
            found = accepted(step, game)
            assert found, f"step {number} cannot be done after all that was accepted before"
            assert all(touched(way) >= set(step.look) for way, _ in found)
            assert step.accepted(game, step.way(game)), f"step {number} shows another move"
            led += [after for _, after in found]
        games = led


def test_a_move_that_an_earlier_one_bars_is_not_shown() -> None:
    """Lesson 1: the model of its second step is where the learner has written the 2."""
    lesson = lesson_named("number")
    assert lesson
    first, second = lesson.steps
    game = first.after(lesson.start, move(str(second.model)))
    assert second.way(game) != second.model
    assert second.way(lesson.start) == second.model


def test_the_novice_of_the_first_game_is_the_bot_whatever_the_learner_plays() -> None:
    """It looks at its own sheet, at the cards, and at the goals that others have."""
    lesson = our_lessons()[-1]
    setup = lesson.record.setup
    novice = make_bot("novice", SEED)
    assert novice.start(View.before(setup, 1)) == lesson.record.starts[1]
    game = lesson.start
    for step in lesson.steps:
        game = step.before(game)
        view = View.of(game, 1)
        for count in range(len(GOALS) + 1):
            for goals in combinations(GOALS, count):
                awards = tuple(Award(1, LEARNER, goal, 9) for goal in goals)
                assert (novice.choose(replace(view, awards=awards)),) == step.others
        game = game.play((Move(), *step.others))


def test_a_lesson_is_read() -> None:
    lesson = parse_lesson("flag", FILE)
    assert lesson.shows == ("goals",)
    assert (lesson.title, lesson.end) == ("Flags", "Well done!")
    (step,) = lesson.steps
    assert (step.card, step.model) == (card("2/1"), move("- a1-c1"))
    assert step.wants == ("bridge to c1", "no number")
    assert (step.text, step.otherwise) == ("Draw a bridge to the flag.", "")


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        ('title = "Flags"', "", "not-a-text", None),
        ('end = "Well done!"', "end = 3", "not-a-text", None),
        ("game =", "play =", "not-a-text", None),
        ("hashi 1", "hashi 2", "not-a-record", 4),
        ("o.R/.../o.o", "nowhere", "unknown-board", 5),
        ("start: a1=3", "start: a1=5", "lesson-refused", None),
        ("start: a1=3", "start: a1=3\n1. 2/1 | - -", "lesson-refused", 15),
        ('shows = ["goals"]', 'shows = ["stars"]', "not-a-choice", None),
        ("[[steps]]", "[step]", "not-tables", None),
        ("[[steps]]", "[steps]", "not-tables", None),
        ('card = "2/1"', 'card = "two"', "not-a-card", 14),
        ('card = "2/1"', 'cards = "2/1"', "unknown-entry", 14),
        ('card = "2/1"', "", "lesson-refused", 14),
        ('"bridge to c1"', '"a bridge to c1"', "not-a-want", 14),
        ('"bridge to c1"', '"number on"', "not-a-want", 14),
        ('"bridge to c1"', '"goal green"', "not-a-want", 14),
        ('"bridge to c1"', '"bridge to c3"', "model-not-wanted", 14),
        ('look = ["c1"]', 'look = ["here"]', "not-an-island", 14),
        ('look = ["c1"]', 'look = ["e1"]', "no-such-island", 14),
        ('look = ["c1"]', 'others = ["- -"]', "move-count", 14),
        ('model = "- a1-c1"', "", "not-a-text", 14),
        ('model = "- a1-c1"', 'model = "up"', "not-a-move", 14),
        ('model = "- a1-c1"', 'model = "c1 -"', "lesson-refused", 14),
        ('model = "- a1-c1"', 'model = "c3 a1-c1"', "model-not-wanted", 14),
        ('text = "Draw a bridge to the flag."', "", "not-a-text", 14),
        ("[[steps]]", "x" * 10_001, "too-long", None),
        ("[[steps]]", "[[steps", "not-toml", 14),
        (
            "[[steps]]",
            "[[steps]]\nmodel='- -'\ntext='.'\n" * MOST_STEPS + "[[steps]]",
            "too-many-steps",
            None,
        ),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(
    old: str, new: str, problem: str, line: int | None
) -> None:
    assert old in FILE
    with pytest.raises(Unreadable) as caught:
        parse_lesson("flag", FILE.replace(old, new))
    assert (caught.value.problem, caught.value.line) == (problem, line)
    assert explain_unreadable(FIRST, caught.value).endswith(".")


def documented() -> list[str]:
    text = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return [want for row in rows for want in re.findall("`(.*?)`", row)]


@pytest.mark.parametrize("want", documented())
def test_what_the_document_lists_is_understood(want: str) -> None:
    lesson = parse_lesson("flag", FILE)
    after = lesson.steps[0].after(lesson.start, move("- a1-c1"))
    assert is_met(want, Turn(move("- a1-c1"), lesson.start, after)) in (True, False)
