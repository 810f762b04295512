"""Every language says everything, with the same facts, and nothing that nobody asks for."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from i18n.facts import Facts, all_messages, facts_of
from our_lessons import our_lessons

import hashi
from hashi.bots import CHARACTERS
from hashi.i18n.catalogue import FIRST, LOCALES, languages, messages, parts, say
from hashi.records import board_names
from hashi.server.pages.texts import PARTS, texts_module

SOURCES = Path(hashi.__file__).parent


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", parts())
def test_every_line_of_a_part_is_understood(language: str, part: str) -> None:
    text = (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [each.content for each in body if isinstance(each, ast.Junk)] == []
    names = [each.id.name for each in body if isinstance(each, ast.Message)]
    assert names == list(messages(language, part))


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    for name in all_messages(language):
        for fact in (1, 5, "word"):
            assert say(language, name, **dict.fromkeys(facts_of(language, name), fact)).strip()


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    assert list(all_messages(language)) == list(all_messages(FIRST))
    for name in all_messages(FIRST):
        assert facts_of(language, name) == facts_of(FIRST, name), name


@pytest.mark.parametrize("language", languages())
def test_plurals_have_all_forms_of_their_language(language: str) -> None:
    """Those that numbers of islands, bridges and points can take."""
    wanted = {"other", *map(Locale(language).plural_form, range(100))}
    for name, pattern in all_messages(language).items():
        for forms in Facts(language, pattern).plurals:
            assert forms == wanted, name


@pytest.mark.parametrize("part", parts())
def test_no_message_stands_in_two_parts(part: str) -> None:
    others = {name for other in parts() if other != part for name in messages(FIRST, other)}
    assert not others & set(messages(FIRST, part))


@pytest.mark.parametrize("language", languages())
def test_pages_can_say_all_of_their_parts(language: str) -> None:
    names = [name for part in PARTS for name in messages(FIRST, part)]
    assert all(f'"{name}":' in texts_module(language) for name in names)


def said_in_lessons() -> Iterator[str]:
    """By the name of the lesson and the number of the step; to be answered is what can be wrong."""
    for lesson in our_lessons():
        yield f"lesson-{lesson.name}-title"
        for number, step in enumerate(lesson.steps, 1):
            yield f"lesson-{lesson.name}-{number}"
            if step.wants:
                yield f"lesson-{lesson.name}-{number}-otherwise"
        yield f"lesson-{lesson.name}-end"


def test_every_lesson_has_its_words_and_no_others() -> None:
    beginnings = tuple(f"lesson-{lesson.name}-" for lesson in our_lessons())
    words = {name for name in all_messages(FIRST) if name.startswith(beginnings)}
    assert set(said_in_lessons()) == words


def asked_for() -> Iterator[re.Pattern[str]]:
    """What is said, be it by its whole name or by one that is put together."""
    for path in SOURCES.rglob("*.*"):
        if path.suffix not in (".js", ".html", ".py"):
            continue
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"""["'`]([a-zA-Z][a-zA-Z0-9-]*)["'`]""", text):
            yield re.compile(re.escape(name))
        for name in re.findall(r"`([a-z][a-z0-9-]*\$\{[^`]*)`", text):
            yield re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(name)))
        for name in re.findall(r"""f(["'][a-z-]*-\{[a-z._()]+\}(?:-[a-z]+)?["'])""", text):
            yield re.compile(re.sub(r"\\\{.*?\\\}", ".+", re.escape(name[1:-1])))
        for beginning in re.findall(r'"([a-z][a-z-]*-)" ~', text):
            yield re.compile(re.escape(beginning) + ".+")


def test_every_message_is_asked_for() -> None:
    """What is said to click, and by codes, is told by tests of its own."""
    asked = list(asked_for())
    named = {name for each in all_messages(FIRST).values() for name in Facts(FIRST, each).messages}
    others = set(all_messages(FIRST)) - set(said_in_lessons())
    left = {m for m in others if not any(each.fullmatch(m) for each in asked)}
    assert left - named - set(messages(FIRST, "click")) == set()


def test_every_board_and_every_bot_is_described_and_no_others() -> None:
    names = set(all_messages(FIRST))
    described = {name for name in names if re.fullmatch("board-[A-Z][a-z]*", name)}
    assert described == {f"board-{board}" for board in board_names()}
    described = {name for name in names if re.fullmatch("bot-.*-about", name)}
    assert described == {f"bot-{bot}-about" for bot in CHARACTERS}
