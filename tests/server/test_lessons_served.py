"""Lessons over HTTP: pages, answers in every language, and refusals."""

import re
import warnings
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from our_lessons import add_documented, our_lessons
from server.running import SetClock

from hashi.i18n.catalogue import languages, say
from hashi.learn import OURS, lessons, parse_lesson
from hashi.server.app import make_app
from hashi.server.settings import Settings

Json = dict[str, Any]


@pytest.fixture(scope="module")
def client() -> TestClient[Any]:
    """Of a server that was never started: it needs neither a store nor bots for this."""
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        return TestClient(make_app(Settings(), SetClock(step=100)))


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return add_documented(tmp_path, monkeypatch)


def ask(client: TestClient[Any], name: str, body: object, language: str = "en") -> tuple[int, Json]:
    headers = {"Accept-Language": language}
    answer = client.post(f"/api/lessons/{name}", json=body, headers=headers)
    return answer.status_code, answer.json()


def test_the_list_leads_to_every_lesson(client: TestClient[Any]) -> None:
    page = client.get("/learn").text
    for lesson in lessons():
        assert f'href="/learn/{lesson.name}"' in page
        assert client.get(f"/learn/{lesson.name}").status_code == 200


def test_there_is_no_other_lesson(client: TestClient[Any]) -> None:
    assert client.get("/learn/nothing").status_code == 404
    assert ask(client, "nothing", {}) == (404, {"code": "bad-request", "clause": None, "facts": {}})


@pytest.mark.parametrize("language", languages())
def test_a_lesson_speaks_the_language_of_the_learner(
    client: TestClient[Any], language: str
) -> None:
    status, told = ask(client, "crossing", {}, language)
    assert (status, told["otherwise"]) == (200, None)
    assert told["text"] == say(language, "lesson-crossing-1")
    _, told = ask(client, "crossing", {"done": True}, language)
    assert told["otherwise"] == say(language, "lesson-crossing-1-otherwise")
    assert told["standing"]["step"] == 0
    _, told = ask(client, "crossing", {"marks": ["c1", "a1-c1", "a1-c1"], "done": True}, language)
    assert told["text"] == say(language, "lesson-crossing-end", own=2, other=0, ahead="yes")
    assert told["standing"]["table"]["seats"][0]["name"] == say(language, "lesson-you")


@pytest.mark.parametrize("language", languages())
def test_every_lesson_is_told_to_its_end(client: TestClient[Any], language: str) -> None:
    for lesson in our_lessons():
        moves: list[str] = []
        for number, step in enumerate(lesson.steps, 1):
            _, told = ask(client, lesson.name, {"moves": moves}, language)
            assert told["text"] == say(language, f"lesson-{lesson.name}-{number}")
            moves.append(str(step.model))
        _, told = ask(client, lesson.name, {"moves": moves}, language)
        assert told["standing"]["is_over"], lesson.name


def test_the_end_of_the_game_tells_the_points(client: TestClient[Any]) -> None:
    _, told = ask(client, "first-game", {"moves": ["- -"] * 5})
    assert told["text"].startswith("You 0, novice 10. The novice is ahead.")


def test_what_breaks_a_rule_is_refused_with_its_clause(client: TestClient[Any]) -> None:
    assert ask(client, "crossing", {"marks": ["c1", "c1-c5"]}) == (
        200,
        {
            "code": "bridges-cross",
            "clause": "R4.2",
            "facts": {"bridge": "c1-c5", "position": 0, "blocker": "a3-e3"},
        },
    )


def test_moves_of_another_lesson_are_refused(client: TestClient[Any]) -> None:
    status, problem = ask(client, "crossing", {"moves": ["- -"]})
    assert (status, problem["code"]) == (409, "not-this-lesson")


@pytest.mark.parametrize(
    "body",
    [
        [],
        {"moves": "- -"},
        {"marks": [1]},
        {"marks": ["a1"] * 21},
        {"marks": ["a" * 201]},
        {"done": "yes"},
        {"solution": True},
    ],
)
def test_a_body_that_is_no_try_is_refused(client: TestClient[Any], body: object) -> None:
    status, problem = ask(client, "crossing", body)
    assert (status, problem["code"]) == (400, "bad-request")


def test_a_page_of_another_site_gets_no_answer(client: TestClient[Any]) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    answer = client.post("/api/lessons/crossing", json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")


@pytest.mark.parametrize("language", languages())
def test_the_lesson_of_the_document_is_played_without_words_in_every_language(
    client: TestClient[Any], added: Path, language: str
) -> None:
    lesson = parse_lesson("flag-too-soon", added.read_text(encoding="utf-8"))
    page = client.get("/learn", headers={"Accept-Language": language}).text
    assert f'<a href="/learn/flag-too-soon"><span class="sign"></span><span>{lesson.title}' in page
    assert client.get("/learn/flag-too-soon").status_code == 200
    first, second = lesson.steps
    _, told = ask(client, "flag-too-soon", {}, language)
    assert told["text"] == first.text
    _, told = ask(client, "flag-too-soon", {"done": True}, language)
    assert told["otherwise"] == first.otherwise
    moves = [str(first.model)]
    _, told = ask(client, "flag-too-soon", {"moves": moves}, language)
    assert told["text"] == second.text
    _, told = ask(client, "flag-too-soon", {"moves": [*moves, str(second.model)]}, language)
    assert (told["text"], told["standing"]["is_over"]) == (lesson.end, True)


def test_a_lesson_may_leave_it_to_the_program_to_say_that_another_move_is_wanted(
    client: TestClient[Any], added: Path
) -> None:
    text = added.read_text(encoding="utf-8")
    added.write_text(re.sub("^otherwise.*$", "", text, flags=re.MULTILINE), encoding="utf-8")
    _, told = ask(client, "flag-too-soon", {"done": True}, "de")
    assert told["otherwise"] == say("de", "lesson-otherwise")


def test_a_file_that_is_no_lesson_is_told_and_spoils_nothing(
    client: TestClient[Any], added: Path
) -> None:
    text = added.read_text(encoding="utf-8")
    added.write_text(text.replace("card =", "cards ="), encoding="utf-8")
    copied = added.with_name("14-number.toml")
    copied.write_text(text, encoding="utf-8")
    added.with_name("My Lesson.toml").write_text(text, encoding="utf-8")
    added.with_name("15-latin.toml").write_bytes("title = Über".encode("latin-1"))
    added.with_name("16-folder.toml").mkdir()
    added.with_name(".#16-folder.toml").touch()
    page = unescape(client.get("/learn").text)
    line = 1 + text.splitlines().index("[[steps]]")
    assert f"<b>{added.name}</b> Line {line}: The entry “cards” is not known" in page
    assert "<b>14-number.toml</b> Another lesson is called “number” already." in page
    assert "<b>My Lesson.toml</b> “My Lesson” cannot be the name of a lesson" in page
    assert "<b>15-latin.toml</b> Line 1: This is no text in UTF-8." in page
    assert "<b>16-folder.toml</b> The file cannot be opened: " in page
    assert ".#" not in page
    assert client.get("/learn/flag-too-soon").status_code == 404
    assert client.get("/").status_code == 200
    assert [lesson.name for lesson in our_lessons()] == list(OURS)
    added.write_text(text, encoding="utf-8")
    assert client.get("/learn/flag-too-soon").status_code == 200
