"""Learning by playing: the lessons, and what they say in the visitor's language."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import structs

from hashi.draw.svg import draw_board_svg
from hashi.i18n.catalogue import say
from hashi.learn import Lesson, Standing, lesson_named, lessons, standing
from hashi.server.gate import AnyRequest, check_site
from hashi.server.pages.languages import language_for
from hashi.server.pages.routes import page
from hashi.table.refusal import Refusal
from hashi.table.view import Reason

NAMES = {"Learner": "lesson-you", "Novice": "lesson-novice"}
"""Of players in the records of lessons."""

Text = Annotated[str, msgspec.Meta(max_length=200)]
Texts = Annotated[tuple[Text, ...], msgspec.Meta(max_length=20)]
"""More and longer than any lesson has."""


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
async def learn_page(request: AnyRequest) -> Response[str]:
    return page(request, "learn.html", lessons=[lesson.name for lesson in lessons()])


@get("/learn/{lesson:str}", include_in_schema=False)
async def lesson_page(request: AnyRequest, lesson: FromPath[str]) -> Response[str]:
    found = _found(lesson)
    names = [each.name for each in lessons()]
    number = names.index(lesson) + 1
    return page(
        request,
        "lesson.html",
        lesson=found,
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
        found = standing(named, data.moves, data.marks, done=data.done)
    except Refusal as refusal:
        if refusal.clause is None:
            raise
        return Reason(refusal.code, refusal.clause, refusal.facts)
    language = language_for(request)
    otherwise = f"lesson-{lesson}-{found.step + 1}-otherwise"
    return Told(
        _named(found, language),
        _text(language, named, found),
        say(language, otherwise) if found.is_other else None,
    )


def _found(name: str) -> Lesson:
    lesson = lesson_named(name)
    if lesson is None:
        raise NotFoundException
    return lesson


def _text(language: str, lesson: Lesson, found: Standing) -> str:
    """Of the step, or of the end, which may tell the points."""
    if not found.is_over:
        return say(language, f"lesson-{lesson.name}-{found.step + 1}")
    own, *others = [score.total for score in found.table.scores or ()]
    best = max(others, default=0)
    ahead = "yes" if own > best else "level" if own == best else "no"
    return say(language, f"lesson-{lesson.name}-end", own=own, other=best, ahead=ahead)


def _named(found: Standing, language: str) -> Standing:
    """Players are called as in the record, but in the visitor's language."""
    seats = [
        structs.replace(seat, name=say(language, NAMES[seat.name])) if seat.name in NAMES else seat
        for seat in found.table.seats
    ]
    return structs.replace(found, table=structs.replace(found.table, seats=seats))


LESSONS = (learn_page, lesson_page, follow_lesson)
