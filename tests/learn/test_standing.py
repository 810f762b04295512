"""Where a learner stands: what is seen, what a try comes to, and what strange requests get."""

import pytest
from our_lessons import our_lessons

from hashi.learn import Lesson, lesson_named, standing
from hashi.learn.wants import LEARNER, Turn
from hashi.rules import Move, legal_moves
from hashi.table.refusal import Refusal


def named(name: str) -> Lesson:
    lesson = lesson_named(name)
    assert lesson
    return lesson


def marks_of(move: Move) -> tuple[str, ...]:
    return tuple(map(str, filter(None, (move.entry, *move.bridges))))


@pytest.mark.parametrize("lesson", our_lessons(), ids=lambda lesson: lesson.name)
def test_model_moves_lead_to_the_end(lesson: Lesson) -> None:
    moves: list[str] = []
    for number, step in enumerate(lesson.steps):
        seen = standing(lesson, moves, (), done=False)
        assert (seen.step, seen.is_over, seen.model) == (number, False, str(step.model))
        assert seen.table.card == (str(step.card) if step.card else None)
        found = standing(lesson, moves, marks_of(step.model), done=True)
        assert (found.step, found.is_other) == (number + 1, False)
        moves = found.moves
    assert found.is_over
    assert (found.model, found.own.draft, found.table.card) == (None, None, None)


@pytest.mark.parametrize("lesson", our_lessons(), ids=lambda lesson: lesson.name)
def test_a_move_that_is_allowed_but_not_wanted_stays_as_a_draft(lesson: Lesson) -> None:
    moves: list[str] = []
    game = lesson.start
    for number, step in enumerate(lesson.steps):
        if step.card and step.wants:
            allowed = legal_moves(game.courses[LEARNER].sheet, step.card)
            others = (
                move
                for move in allowed
                if not step.is_met(Turn(move, game, step.after(game, move)))
            )
            other = marks_of(next(others))
            found = standing(lesson, moves, other, done=True)
            assert (found.step, found.is_other, found.moves) == (number, True, moves)
            assert found.own.draft
            assert found.own.draft.marks == other
        moves = [*moves, str(step.model)]
        game = step.after(game, step.model)


def test_marks_say_what_may_come_next_and_why_not() -> None:
    flags = named("flags")
    draft = standing(flags, [], (), done=False).own.draft
    assert draft
    assert draft.islands["c1"] == "flag-needs-bridge"
    assert draft.lines["c1-c3"] == "no-number"
    draft = standing(flags, [], ("c3",), done=False).own.draft
    assert draft
    assert "c1-c3" not in draft.lines


def test_a_step_that_wants_something_says_where_to_look() -> None:
    assert standing(named("flags"), [], (), done=False).look == ["c1"]


def test_a_mistake_is_shown_and_put_right() -> None:
    mistake = named("mistake")
    found = standing(mistake, ["c1 a1-a3"], (), done=False)
    assert found.own.draft is None
    assert [each.code for each in found.table.mistakes or ()] == ["flag-needs-bridge"]
    with pytest.raises(Refusal) as caught:
        standing(mistake, ["c1 a1-a3"], ("c1",), done=True)
    assert (caught.value.code, caught.value.clause) == ("fix-still-wrong", "R7.2")
    found = standing(mistake, ["c1 a1-a3"], ("c3", "a1-c1"), done=True)
    assert found.is_over
    assert found.table.sheets
    assert found.table.sheets[0].numbers == {"a1": 3, "c3": 2}
    assert not found.table.mistakes


def test_the_cards_that_may_still_come_are_those_not_seen() -> None:
    seen = standing(named("cards-to-come"), [], (), done=False).table.seen
    assert seen == ["2/1", "2/2", "2/3", "1/1"]


def test_the_others_play_along() -> None:
    game = named("first-game")
    table = standing(game, [], (), done=True).table
    assert table.sheets
    assert table.sheets[1].numbers == {"b4": 3, "b3": 3}


@pytest.mark.parametrize(
    ("moves", "marks", "code"),
    [
        ([], ("c1",), "flag-needs-bridge"),
        ([], ("z9",), "unknown-island"),
        ([], ("a1-c3",), "no-line"),
        ([], ("a3", "c3"), "one-entry"),
        ([], ("a1-c1", "a1-a3"), "wrong-bridge-count"),
        ([], ("a1-c1",) * 17, "too-many-marks"),
        ([], ("up and down",), "unreadable"),
        (["nonsense"], (), "unreadable"),
        (["c1 -"], (), "flag-needs-bridge"),
        (["- -"], (), "not-this-lesson"),
        (["- a1-c1", "c1 -", "- -"], (), "not-this-lesson"),
        (["- " + "a1-c1 " * 16], (), "too-many-marks"),
    ],
)
def test_what_cannot_be_is_refused(moves: list[str], marks: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as caught:
        standing(named("flags"), moves, marks, done=False)
    assert caught.value.code == code


def test_after_the_end_there_is_nothing_to_be_done() -> None:
    with pytest.raises(Refusal) as caught:
        standing(named("flags"), ["- a1-c1", "c1 -"], (), done=True)
    assert caught.value.code == "not-this-lesson"
