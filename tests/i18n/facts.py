"""What a message is made of."""

from functools import cache

from fluent.syntax import ast, visitor

from hashi.i18n.catalogue import messages, parts

PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORDS = {"many"}
"""Facts that are words, and look like plural forms: whether one wins or several."""


@cache
def all_messages(language: str) -> dict[str, ast.Pattern]:
    """Of all parts."""
    return {name: it for part in parts() for name, it in messages(language, part).items()}


class Facts(visitor.Visitor):
    """The names of all facts in a message and in the messages it names, and the plural forms it
    tells apart."""

    def __init__(self, language: str, pattern: ast.Pattern) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[set[str]] = []
        self._language = language
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent calls it so
        self.messages.add(node.id.name)
        self.visit(all_messages(self._language)[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent calls it so
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        is_word = (
            isinstance(node.selector, ast.VariableReference) and node.selector.id.name in WORDS
        )
        if keys <= PLURALS and "one" in keys and not is_word:
            self.plurals.append(keys)
        self.generic_visit(node)


def facts_of(language: str, message: str) -> set[str]:
    return Facts(language, all_messages(language)[message]).names
