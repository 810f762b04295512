"""What the program says, by language: the messages of the Fluent files in `locales`."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LOCALES = files("hashi.i18n") / "locales"
FIRST = "en"
"""The language that has everything."""


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@cache
def source(language: str) -> str:
    """All files of a language in one."""
    folder = LOCALES / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in names)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def say(language: str, message: str, **facts: str | int) -> str:
    """The message with these facts."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, (message, errors)
    return str(text)


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """Every message of a language as it was parsed."""
    resource = FluentParser().parse(source(language))
    entries = (entry for entry in resource.body if isinstance(entry, ast.Message))
    return {entry.id.name: entry.value for entry in entries if entry.value}
