"""What the program says, by language: the messages of the Fluent files in `locales`.

A language is a folder, and each file in it a part: what is said in one place. Parts are read when
something of them is said, as a command that says three sentences should not read all rules.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LOCALES = files("hashi.i18n") / "locales"
FIRST = "en"
"""The language that has everything."""


@cache
def languages() -> Sequence[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@cache
def parts() -> Sequence[str]:
    names = (file.name for file in (LOCALES / FIRST).iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def say(language: str, message: str, **facts: str | int) -> str:
    """The message with these facts."""
    bundle = _bundle(language, _part_of(message))
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, (message, errors)
    return str(text)


@cache
def messages(language: str, part: str) -> dict[str, ast.Pattern]:
    """Every message of a part as it was parsed."""
    resource = FluentParser().parse(_source(language, part))
    entries = (entry for entry in resource.body if isinstance(entry, ast.Message))
    return {entry.id.name: entry.value for entry in entries if entry.value}


def _source(language: str, part: str) -> str:
    return (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(language, part)))
    return bundle


def _part_of(message: str) -> str:
    return _homes()[message]


@cache
def _homes() -> dict[str, str]:
    """In which part each message is, found without parsing them."""
    return {
        name: part
        for part in parts()
        for name in re.findall(r"^([a-zA-Z][\w-]*) *=", _source(FIRST, part), re.MULTILINE)
    }
