"""The catalogue says what Fluent's own interpreter says of the same files."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor
from i18n.facts import PLURALS, WORDS, all_messages, facts_of

from hashi.i18n.catalogue import LOCALES, languages, parts, say

COUNTS = (0, 1, 2, 4, 5, 12, 21, 22, 100)
"""Of which some languages have forms of their own."""


class Choices(visitor.Visitor):
    """The words that a message tells apart, by the fact that is one of them."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.words: dict[str, list[str]] = {}
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent calls it so
        assert isinstance(node.selector, ast.VariableReference)
        fact = node.selector.id.name
        keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        if fact in WORDS or not set(keys) <= PLURALS:
            self.words[fact] = keys
        self.generic_visit(node)


@pytest.fixture(scope="module", params=languages())
def bundle(request: pytest.FixtureRequest) -> FluentBundle:
    whole = FluentBundle([request.param], use_isolating=False)
    for part in parts():
        text = (LOCALES / request.param / f"{part}.ftl").read_text(encoding="utf-8")
        whole.add_resource(FluentResource(text))
    return whole


def cases(language: str) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Each message with all counts and words that its facts can be."""
    for name, pattern in all_messages(language).items():
        words = Choices(pattern).words
        for at, count in enumerate(COUNTS):
            facts = facts_of(language, name)
            yield name, {f: words[f][at % len(words[f])] if f in words else count for f in facts}


def test_every_message_is_said_as_fluent_says_it(bundle: FluentBundle) -> None:
    language = bundle.locales[0]
    for name, facts in cases(language):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        told, errors = bundle.format_pattern(pattern, facts)
        assert not errors, name
        assert say(language, name, **facts) == told, name
