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

VARIABLE = "HASHI_LANGUAGE"
"""The language for good, in the environment."""

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system keeps a person's language; the first that says something counts."""

DOMAIN = "hashi"
"""What gettext calls a catalogue."""

_language: ContextVar[str] = ContextVar("language", default=FIRST)
_unspoken: ContextVar[str | None] = ContextVar("unspoken", default=None)


def language() -> str:
    return _language.get()


def unspoken() -> str | None:
    """The language that was asked for, if nobody has translated it."""
    return _unspoken.get()


def say(message: str, /, **facts: Fact) -> str:
    return catalogue.say(_language.get(), message, **facts)


@contextmanager
def speaking(arguments: Sequence[str]) -> Iterator[None]:
    """Speak as the arguments wish: found before they are read, as errors in them are told, too.

    Where nobody has translated what is asked for, that is told in the language wished for next.
    """
    asked = _asked_for(arguments)
    usual = os.environ.get(VARIABLE) or None
    wish = usual if asked is None else asked
    wishes = (asked, usual, _of_the_system())
    before = _language.set(next(filter(None, map(_known, wishes)), FIRST))
    before_unspoken = _unspoken.set(None if _known(wish) else wish)
    try:
        with _translating_click():
            yield
    finally:
        _language.reset(before)
        _unspoken.reset(before_unspoken)


def _asked_for(arguments: Sequence[str]) -> str | None:
    """`--language de` or `--language=de`, wherever it stands; the last one counts."""
    asked = None
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == OPTION:
            asked = next(iter(arguments[at + 1 :]), None)
        elif argument.startswith(f"{OPTION}="):
            asked = argument.removeprefix(f"{OPTION}=")
    return asked


def _of_the_system() -> str | None:
    return next(filter(None, map(os.environ.get, SYSTEM)), None)


def _known(wish: str | None) -> str | None:
    """`de_AT.UTF-8` is `de`; None where nobody has translated it."""
    found = re.split(r"[_.@-]", (wish or "").strip().lower())[0]
    return found if found in languages() else None


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


@contextmanager
def _translating_click() -> Iterator[None]:
    """Let gettext translate click's own words from the catalogue; it reads binary files only."""
    usual_domain, usual_translation = gettext.textdomain(), gettext.translation

    def translation(domain: str, *place: Any, **options: Any) -> gettext.NullTranslations:
        return _Words() if domain == DOMAIN else usual_translation(domain, *place, **options)

    gettext.textdomain(DOMAIN)
    setattr(gettext, "translation", translation)  # noqa: B010 - of its overloads one is enough
    try:
        yield
    finally:
        setattr(gettext, "translation", usual_translation)  # noqa: B010 - as above
        gettext.textdomain(usual_domain)
