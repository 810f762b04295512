"""Learning by playing: lessons are small games, and the rules engine is the teacher.

`lesson` is a lesson and its file, `lesson_files` the folder of all lessons, `wants` says whether a
move is what a step wants, and `standing` answers the one question that a page asks: where does the
learner stand after these moves and marks?
"""

from hashi.learn.lesson import OURS, Lesson, Step, parse_lesson
from hashi.learn.lesson_files import lesson_named, lessons, problems
from hashi.learn.standing import Standing, standing

__all__ = [
    "OURS",
    "Lesson",
    "Standing",
    "Step",
    "lesson_named",
    "lessons",
    "parse_lesson",
    "problems",
    "standing",
]
