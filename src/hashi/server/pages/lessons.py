"""Learning by playing: the lessons, and what they say in the visitor's language."""

from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import structs

from hashi.draw.svg import draw_board_svg
from hashi.i18n.catalogue import say
from hashi.i18n.sentences import explain_unopened, explain_unreadable
from hashi.learn import Lesson, Standing, lesson_named, lessons, problems, standing
from hashi.learn.lesson import MOST_STEPS
from hashi.records import Unreadable
from hashi.server.auth import AnyRequest, check_site
from hashi.server.background_jobs import BackgroundJobs
from hashi.server.pages.languages import language_for
from hashi.server.pages.routes import page
from hashi.table.refusal import Refusal
from hashi.table.view import Reason

NAMES = {"Learner": "lesson-you", "Novice": "lesson-novice"}
"""Of players in the records of lessons."""

Text = Annotated[str, msgspec.Meta(max_length=200)]
Texts = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_STEPS)]
"""As many as the longest lesson has steps, and longer than any move or mark."""


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """The moves of the steps that are done, the marks of the next, and whether they shall count."""

    moves: Texts = ()
    marks: Texts = ()
    done: bool = False


class Told(msgspec.Struct):
    """Where the learner stands, what there is to do now, and why the try was not what is wanted."""

    standing: Standing
    text: str
    otherwise: str | None


@get("/learn", include_in_schema=False)
async def learn_page(request: AnyRequest) -> Response[bytes]:
    language = language_for(request)
    return page(
        request,
        "learn.html",
        lessons={lesson.name: _title(language, lesson) for lesson in lessons()},
        problems={file: _explained(language, each) for file, each in problems().items()},
    )


def _explained(language: str, problem: OSError | Unreadable) -> str:
    if isinstance(problem, OSError):
        return explain_unopened(language, problem)
    return explain_unreadable(language, problem)


@get("/learn/{lesson:str}", include_in_schema=False)
async def lesson_page(request: AnyRequest, lesson: FromPath[str]) -> Response[bytes]:
    found = _found(lesson)
    language = language_for(request)
    names = [each.name for each in lessons()]
    number = names.index(lesson) + 1
    return page(
        request,
        "lesson.html",
        lesson=found,
        title=_title(language, found),
        texts=[_step_text(language, found, at) for at in range(len(found.steps))],
        end=_end_text(language, found, 88, 88),
        others=len(found.record.setup.players) - 1,
        number=number,
        of=len(names),
        next=names[number] if number < len(names) else None,
        board=draw_board_svg(found.record.setup.board),
    )


@post("/api/lessons/{lesson:str}", status_code=200, include_in_schema=False)
async def follow_lesson(
    request: AnyRequest, lesson: FromPath[str], data: JSONBody[Try], state: State
) -> Told | Reason:
    """What the learner sees and hears after these moves and marks; nothing is kept here.

    What a rule forbids is an answer, too: it is there to be learned.
    """
    check_site(request, state.settings)
    named = _found(lesson)
    try:
        background: BackgroundJobs = state.background
        found = await background.run(
            request, partial(standing, done=data.done), named, data.moves, data.marks
        )
    except Refusal as refusal:
        if refusal.clause is None:
            raise
        return Reason(refusal.code, refusal.clause, refusal.facts)
    language = language_for(request)
    return Told(
        _named(found, language),
        _text(language, named, found),
        _otherwise(language, named, found.step) if found.is_other else None,
    )


def _found(name: str) -> Lesson:
    lesson = lesson_named(name)
    if lesson is None:
        raise NotFoundException
    return lesson


def _text(language: str, lesson: Lesson, found: Standing) -> str:
    """Of the step, or of the end, which may tell the points."""
    if not found.is_over:
        return _step_text(language, lesson, found.step)
    own, *others = [score.total for score in found.table.scores or ()]
    return _end_text(language, lesson, own, max(others, default=0))


def _title(language: str, lesson: Lesson) -> str:
    return lesson.title or say(language, f"lesson-{lesson.name}-title")


def _step_text(language: str, lesson: Lesson, step: int) -> str:
    return lesson.steps[step].text or say(language, f"lesson-{lesson.name}-{step + 1}")


def _otherwise(language: str, lesson: Lesson, step: int) -> str:
    """Whoever adds a lesson may leave it to the program to say that something else is wanted."""
    if lesson.title:
        return lesson.steps[step].otherwise or say(language, "lesson-otherwise")
    return say(language, f"lesson-{lesson.name}-{step + 1}-otherwise")


def _end_text(language: str, lesson: Lesson, own: int, other: int) -> str:
    if lesson.end:
        return lesson.end
    ahead = "yes" if own > other else "level" if own == other else "no"
    return say(language, f"lesson-{lesson.name}-end", own=own, other=other, ahead=ahead)


def _named(found: Standing, language: str) -> Standing:
    """Players are called as in the record, but in the visitor's language."""
    seats = [
        structs.replace(seat, name=say(language, NAMES[seat.name])) if seat.name in NAMES else seat
        for seat in found.table.seats
    ]
    return structs.replace(found, table=structs.replace(found.table, seats=seats))


LESSONS = (learn_page, lesson_page, follow_lesson)
