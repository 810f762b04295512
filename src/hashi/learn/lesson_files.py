"""The folder of lessons: those that come with the game, and those that people add.

`05-crossing.toml` is the fifth, and is called `crossing`. Files are read anew each time, so that a
page shows a lesson as its file is now.
"""

import re
from functools import lru_cache

from hashi.learn.lesson import Lesson, parse_lesson
from hashi.records import Unreadable
from hashi.records.library import file_names, read_file

_FILE = re.compile(r"[0-9]+-([a-z0-9]+(?:-[a-z0-9]+)*)")


def lessons() -> list[Lesson]:
    """Those that can be played, in the order of their files."""
    return [found for found in _read_all().values() if isinstance(found, Lesson)]


def lesson_named(name: str) -> Lesson | None:
    return next((lesson for lesson in lessons() if lesson.name == name), None)


def problems() -> dict[str, OSError | Unreadable]:
    """The files that are no lessons, and what is wrong with each."""
    found = _read_all().items()
    return {f"{file}.toml": each for file, each in found if not isinstance(each, Lesson)}


def _read_all() -> dict[str, Lesson | OSError | Unreadable]:
    found: dict[str, Lesson | OSError | Unreadable] = {}
    names: set[str] = set()
    for file in file_names("lessons"):
        found[file] = lesson = _read(file, names)
        if isinstance(lesson, Lesson):
            names.add(lesson.name)
    return found


def _read(file: str, taken: set[str]) -> Lesson | OSError | Unreadable:
    try:
        named = _FILE.fullmatch(file)
        if not named:
            raise Unreadable("not-a-lesson-name", text=file)
        if named[1] in taken:
            raise Unreadable("lesson-twice", text=named[1])
        return _parsed(named[1], read_file("lessons", file))
    except (OSError, Unreadable) as problem:
        return problem


@lru_cache(maxsize=256)  # a tap asks for a lesson, and a file seldom changes
def _parsed(name: str, text: str) -> Lesson:
    return parse_lesson(name, text)
