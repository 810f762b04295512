"""In which language the command line speaks: the one that is asked for, or the system's."""

import gettext
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any

from hashi.i18n import catalogue
from hashi.i18n.catalogue import FIRST, Fact, languages

OPTION = "--language"

WISHES = ("HASHI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system keeps a person's language; the first that says something counts."""

DOMAIN = "hashi"
"""What gettext calls a catalogue."""

_language: ContextVar[str] = ContextVar("language", default=FIRST)


def language() -> str:
    return _language.get()


def say(message: str, /, **facts: Fact) -> str:
    return catalogue.say(_language.get(), message, **facts)


@contextmanager
def speaking(arguments: Sequence[str]) -> Iterator[None]:
    """Speak as the arguments wish: found before they are read, as errors in them are told, too."""
    asked = _asked_for(arguments)
    before = _language.set(_known(_usual() if asked is None else asked))
    try:
        yield
    finally:
        _language.reset(before)


def _asked_for(arguments: Sequence[str]) -> str | None:
    """`--language de` or `--language=de`, wherever it stands; the last one counts."""
    asked = None
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == OPTION:
            asked = "".join(arguments[at + 1 : at + 2])
        elif argument.startswith(f"{OPTION}="):
            asked = argument.removeprefix(f"{OPTION}=")
    return asked


def _usual() -> str:
    return next(filter(None, map(os.environ.get, WISHES)), "")


def _known(wish: str) -> str:
    """`de_AT.UTF-8` is `de`; what nobody has translated is the first language."""
    found = re.split(r"[_.@-]", wish.strip().lower())[0]
    return found if found in languages() else FIRST


class _Words(gettext.NullTranslations):
    """What click asks gettext for, by its English text."""

    def gettext(self, message: str) -> str:
        name = None if language() == FIRST else _messages_of_click().get(message)
        return say(name) if name else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@cache
def _messages_of_click() -> dict[str, str]:
    return {catalogue.say(FIRST, name): name for name in catalogue.messages(FIRST, "click")}


_usual_translation = gettext.translation


def _translation(domain: str, *place: Any, **options: Any) -> gettext.NullTranslations:
    return _Words() if domain == DOMAIN else _usual_translation(domain, *place, **options)


# gettext reads binary files only: this lends it the catalogue, for click alone.
setattr(gettext, "translation", _translation)  # noqa: B010 - of its overloads one is enough
gettext.textdomain(DOMAIN)
