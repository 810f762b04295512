"""The lessons can be played to their ends, and files that are none are refused."""

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, combinations
from pathlib import Path
from textwrap import dedent

import pytest
from pictures import card, move

from hashi.bots import make_bot
from hashi.i18n.catalogue import FIRST
from hashi.i18n.sentences import explain_unreadable
from hashi.learn import Lesson, Step, lesson_named, lessons, parse_lesson
from hashi.learn.wants import LEARNER, Turn, is_met
from hashi.records import Unreadable
from hashi.rules import Award, Game, Move, Refused, View, legal_moves
from hashi.rules.scoring import GOALS

ROOT = Path(__file__).parents[2]
SEED = 24
"""Of the novice in the first game."""

FILE = dedent('''\
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
    ''')


def choices(step: Step, game: Game) -> Iterable[Move]:
    """All moves that the rules allow, and the model, which may be a mistake on purpose."""
    course = game.courses[LEARNER]
    if step.card:
        return chain(legal_moves(course.sheet, step.card), [step.model])
    its_card, _ = course.moves[-1]
    return legal_moves(course.sheets[-2], its_card)


def accepted(step: Step, game: Game) -> list[Game]:
    """The games, one for each sheet, to which the step can lead."""
    games: dict[object, Game] = {}
    for choice in choices(step, game):
        try:
            after = step.after(game, choice)
        except Refused:
            continue
        if step.is_met(Turn(choice, game, after)):
            games[after.courses[LEARNER].sheet] = after
    return list(games.values())


def test_there_are_eight_to_twelve_and_the_last_is_a_game() -> None:
    names = [lesson.name for lesson in lessons()]
    assert 8 <= len(names) <= 12
    assert names[-1] == "first-game"
    assert lesson_named("crossing") in lessons()
    assert lesson_named("nothing") is None


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_nobody_is_led_into_a_dead_end(lesson: Lesson) -> None:
    games = [lesson.start]
    for number, step in enumerate(lesson.steps, 1):
        if not step.wants and step.card:
            return  # any move will do, from here on
        led = [accepted(step, game) for game in games]
        assert all(led), f"step {number} cannot be done after all that was accepted before"
        games = [game for its in led for game in its]


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_what_glows_is_on_the_board(lesson: Lesson) -> None:
    islands = lesson.record.setup.board.islands
    assert all(set(step.look) <= set(islands) for step in lesson.steps)


def test_the_novice_of_the_first_game_is_the_bot_whatever_the_learner_plays() -> None:
    """It looks at its own sheet, at the cards, and at the goals that others have."""
    lesson = lessons()[-1]
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
    (step,) = lesson.steps
    assert (step.card, step.model) == (card("2/1"), move("- a1-c1"))
    assert step.wants == ("bridge to c1", "no number")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("game =", "play =", "not-a-text"),
        ("hashi 1", "hashi 2", "not-a-record"),
        ("o.R/.../o.o", "nowhere", "unknown-board"),
        ("start: a1=3", "start: a1=5", "lesson-refused"),
        ("start: a1=3", "start: a1=3\n1. 2/1 | - -", "lesson-refused"),
        ('shows = ["goals"]', 'shows = ["stars"]', "not-a-choice"),
        ("[[steps]]", "[step]", "not-tables"),
        ("[[steps]]", "[steps]", "not-tables"),
        ('card = "2/1"', 'card = "two"', "not-a-card"),
        ('card = "2/1"', 'cards = "2/1"', "unknown-entry"),
        ('card = "2/1"', "", "lesson-refused"),
        ('"bridge to c1"', '"a bridge to c1"', "not-a-want"),
        ('"bridge to c1"', '"number on"', "not-a-want"),
        ('"bridge to c1"', '"goal green"', "not-a-want"),
        ('"bridge to c1"', '"bridge to c3"', "model-not-wanted"),
        ('look = ["c1"]', 'look = ["here"]', "not-an-island"),
        ('look = ["c1"]', 'others = ["- -"]', "move-count"),
        ('model = "- a1-c1"', "", "not-a-text"),
        ('model = "- a1-c1"', 'model = "up"', "not-a-move"),
        ('model = "- a1-c1"', 'model = "c1 -"', "lesson-refused"),
        ('model = "- a1-c1"', 'model = "c3 a1-c1"', "model-not-wanted"),
        ("[[steps]]", "x" * 10_001, "too-long"),
        ("[[steps]]", "[[steps", "not-toml"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(old: str, new: str, problem: str) -> None:
    assert old in FILE
    with pytest.raises(Unreadable) as caught:
        parse_lesson("flag", FILE.replace(old, new))
    assert caught.value.problem == problem
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
