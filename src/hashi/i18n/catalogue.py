"""What the program says, by language: the messages of the Fluent files in `locales`.

A language is a folder, and each file in it a part: what is said in one place. A file is read when
something of it is said, and a message is parsed when it is said for the first time, as a command
that says three sentences should not wait for three hundred.

Of Fluent, messages use text, facts, choices, and other messages by their names.
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from babel import Locale

LOCALES = Path(__file__).parent / "locales"
FIRST = "en"
"""The language that has everything."""

PROGRAM = os.environ.get("HASHI_PROGRAM", "hashi")
"""How this program is called where it was started: `start.py` says so of itself."""

Fact = str | int
Saying = Callable[[Mapping[str, Fact]], str]
"""A message that waits for its facts."""

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def languages() -> Sequence[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@cache
def parts() -> Sequence[str]:
    return sorted(file.stem for file in (LOCALES / FIRST).glob("*.ftl"))


def say(language: str, message: str, /, **facts: Fact) -> str:
    """The message with these facts; what one types to start the program is a fact everywhere."""
    return _saying(language, message)({"program": PROGRAM, **facts})


def has(message: str) -> bool:
    return message in _homes()


@cache
def messages(language: str, part: str) -> dict[str, ast.Pattern]:
    """Every message of a part as it is parsed."""
    return {name: _parse(source) for name, source in _entries(language, part).items()}


@cache
def locale(language: str) -> "Locale":
    """How the language counts and writes numbers; as the first one does, where nobody knows."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language)
    except UnknownLocaleError:
        return Locale.parse(FIRST)


@cache
def _saying(language: str, message: str) -> Saying:
    return _pattern(_parse(_entries(language, _homes()[message])[message]), language)


@cache
def _entries(language: str, part: str) -> dict[str, str]:
    """The source of each message, found without parsing it."""
    text = (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8")
    begins = list(_ENTRY.finditer(text))
    ends = [begin.start() for begin in begins[1:]] + [len(text)]
    return {begin[1]: text[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}


@cache
def _homes() -> dict[str, str]:
    """In which part each message is."""
    return {name: part for part in parts() for name in _entries(FIRST, part)}


def _parse(source: str) -> ast.Pattern:
    entry = FluentParser(with_spans=False).parse_entry(source)
    assert isinstance(entry, ast.Message), source
    assert entry.value is not None, source
    return entry.value


def _pattern(pattern: ast.Pattern, language: str) -> Saying:
    sayings = [_element(element, language) for element in pattern.elements]
    if all(isinstance(saying, str) for saying in sayings):
        return "".join(map(str, sayings)).format_map  # most are said thus, and at once
    whole = [its.format_map if isinstance(its, str) else its for its in sayings]
    return lambda facts: "".join([saying(facts) for saying in whole])


def _element(element: ast.TextElement | ast.Placeable, language: str) -> str | Saying:
    """What `str.format` understands, where that is enough."""
    if isinstance(element, ast.TextElement):
        return _literal(element.value)
    return _expression(element.expression, language)


def _literal(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _expression(expression: object, language: str) -> str | Saying:
    match expression:
        case ast.StringLiteral():
            return _literal(expression.parse()["value"])
        case ast.VariableReference():
            return f"{{{expression.id.name}}}"
        case ast.MessageReference():
            return _saying(language, expression.id.name)
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return _selection(expression, selector.id.name, language)
    raise ValueError(f"the catalogue knows no {type(expression).__name__}")


def _selection(select: ast.SelectExpression, name: str, language: str) -> Saying:
    """By the exact key, else by the plural form, else by default."""
    variants = {_key(variant): _pattern(variant.value, language) for variant in select.variants}
    usual = next(variants[_key(variant)] for variant in select.variants if variant.default)

    def saying(facts: Mapping[str, Fact]) -> str:
        fact = facts[name]
        variant = variants.get(str(fact))
        if variant is None and isinstance(fact, int):
            variant = variants.get(locale(language).plural_form(fact))
        return (variant or usual)(facts)

    return saying


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
