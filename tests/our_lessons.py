"""The lessons that come with the game, as those that people add need no test; and one to add."""

import re
import shutil
from pathlib import Path

import pytest

from hashi.learn import OURS, Lesson, lesson_files, lessons
from hashi.records import library

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "lessons.md"


def our_lessons() -> list[Lesson]:
    return [lesson for lesson in lessons() if lesson.name in OURS]


@pytest.fixture
def only_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever lessons people have added, a server in this process has those of the game."""
    names = [file for file in library.file_names("lessons") if file.partition("-")[2] in OURS]
    monkeypatch.setattr(lesson_files, "file_names", lambda _: names)


def add_documented(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The lesson of the document, saved where the document says, beside copies of ours."""
    text = DOCUMENT.read_text(encoding="utf-8")
    (path,) = re.findall(r"`(src/hashi/data/lessons/\S+\.toml)`", text)
    (example,) = re.findall(r"^```toml\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert (ROOT / path).parent == library.DATA / "lessons"
    shutil.copytree(library.DATA, folder / "data")
    monkeypatch.setattr(library, "DATA", folder / "data")
    file = folder / "data" / "lessons" / Path(path).name
    file.write_text(example, encoding="utf-8")
    return file
