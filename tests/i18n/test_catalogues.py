"""Every language says everything, with the same facts, and nothing that nobody asks for."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast, visitor

import hashi
from hashi.i18n.catalogue import FIRST, languages, parts
from hashi.i18n.catalogue import messages as messages_of
from hashi.server.pages.texts import PARTS, texts_module

SOURCES = Path(hashi.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORDS = {"many"}
"""Facts that are words, and look like plural forms: whether one wins or several."""


def messages(language: str) -> dict[str, ast.Pattern]:
    """Of all parts."""
    return {name: it for part in parts() for name, it in messages_of(language, part).items()}


CODES = {*messages(FIRST)} & {
    code
    for path in [*SOURCES.rglob("*.py")]
    for code in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', path.read_text(encoding="utf-8"))
}
"""What refusals are called, and what templates are asked for from Python."""


class Facts(visitor.Visitor):
    """The names of all facts in a message, and the plural forms it tells apart.

    Fluent's visitor finds methods by the names of its nodes.
    """

    def __init__(self, pattern: ast.Pattern) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        is_word = (
            isinstance(node.selector, ast.VariableReference) and node.selector.id.name in WORDS
        )
        if keys <= PLURALS and "one" in keys and not is_word:
            self.plurals.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    first, its = messages(FIRST), messages(language)
    assert list(its) == list(first)
    for name, pattern in its.items():
        assert Facts(pattern).names == Facts(first[name]).names, name


@pytest.mark.parametrize("language", languages())
def test_plurals_have_all_forms_of_their_language(language: str) -> None:
    """Those that numbers of islands, bridges and points can take."""
    wanted = {"other", *map(Locale(language).plural_form, range(100))}
    for name, pattern in messages(language).items():
        for forms in Facts(pattern).plurals:
            assert forms == wanted, name


@pytest.mark.parametrize("part", parts())
def test_no_message_stands_in_two_parts(part: str) -> None:
    others = {name for other in parts() if other != part for name in messages_of(FIRST, other)}
    assert not others & set(messages_of(FIRST, part))


@pytest.mark.parametrize("language", languages())
def test_pages_can_say_all_of_their_parts(language: str) -> None:
    names = [name for part in PARTS for name in messages_of(FIRST, part)]
    assert all(f'"{name}":' in texts_module(language) for name in names)


def asked_for() -> Iterator[re.Pattern[str]]:
    """What the pages say, be it by its whole name or by one that is put together."""
    for path in (SOURCES / "server" / "pages").rglob("*.*"):
        if path.suffix not in (".js", ".html", ".py"):
            continue
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r'["`]([a-z][a-z0-9-]*)["`]', text):
            yield re.compile(re.escape(name))
        for name in re.findall(r"`([a-z][a-z0-9-]*\$\{[^`]*)`", text):
            yield re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(name)))
        for beginning in re.findall(r'"([a-z][a-z-]*-)" ~', text):
            yield re.compile(re.escape(beginning) + ".+")


def test_every_message_is_asked_for() -> None:
    asked = list(asked_for())
    left = {m for m in messages(FIRST) if not any(each.fullmatch(m) for each in asked)}
    assert left - CODES == set()
