"""The messages of a language as a JavaScript module, so that pages need no Fluent of their own."""

import json
from functools import cache

from fluent.syntax import ast

from hashi.i18n.catalogue import PROGRAM, messages
from hashi.i18n.sentences import clauses

PARTS = ("pages", "refusals", "replay")
"""Of the catalogue: what scripts say, and not only templates."""

PLURAL = "plural"
"""The function in the module that finds the form of a number."""


@cache
def texts_module(language: str) -> str:
    """`say("turn-bridges", {drawn: 1, wanted: 3})` in the language."""
    entries = ",\n".join(
        f"{json.dumps(name)}: (f) => {_pattern(pattern)}"
        for part in PARTS
        for name, pattern in messages(language, part).items()
    )
    return (
        f"const rules = new Intl.PluralRules({json.dumps(language)});\n"
        f"const {PLURAL} = (n) => typeof n === 'number' ? rules.select(n) : '';\n"
        f"const texts = {{\n{entries}\n}};\n"
        f"export const clauses = {json.dumps(clauses())};\n"
        "export const has = (name) => Object.hasOwn(texts, name);\n"
        f"const program = {json.dumps(PROGRAM)};\n"
        "export const say = (name, facts) => texts[name]({ program, ...facts });\n"
    )


def _pattern(pattern: ast.Pattern) -> str:
    return " + ".join(["''", *(_element(each) for each in pattern.elements)])


def _element(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return json.dumps(element.value)
    return _expression(element.expression)


def _expression(expression: object) -> str:
    match expression:
        case ast.StringLiteral():
            return json.dumps(expression.parse()["value"])
        case ast.MessageReference():
            return f"say({json.dumps(expression.id.name)}, f)"
        case ast.VariableReference():
            return f"f[{json.dumps(expression.id.name)}]"
        case ast.SelectExpression():
            return _selection(expression)
    raise ValueError(f"pages know no {type(expression).__name__}")


def _selection(select: ast.SelectExpression) -> str:
    """By the exact key, else by the plural form, else by default."""
    selector = _expression(select.selector)
    answer = next(_pattern(v.value) for v in select.variants if v.default)
    for variant in reversed([v for v in select.variants if not v.default]):
        key = variant.key
        wanted = key.name if isinstance(key, ast.Identifier) else key.value
        key_text = json.dumps(wanted)
        test = f"String({selector}) === {key_text} || {PLURAL}({selector}) === {key_text}"
        answer = f"({test}) ? ({_pattern(variant.value)}) : ({answer})"
    return f"({answer})"
