"""Why something cannot be used: a file that the system refuses, or a text that the game does."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

import click

from hashi.cli.speech import language, say
from hashi.i18n.catalogue import has
from hashi.i18n.sentences import explain_fault, explain_unreadable, printable, with_clause
from hashi.records import Unreadable
from hashi.rules import Refused


@contextmanager
def naming(source: str) -> Iterator[None]:
    """What cannot be opened, read or allowed becomes a sentence that names where it came from."""
    try:
        yield
    except (OSError, Unreadable, Refused) as problem:
        raise click.ClickException(sentence_on(source, problem)) from None


def sentence_on(source: object, problem: OSError | Unreadable | Refused) -> str:
    return f"{printable(str(source))}: {_explained(problem)}"


def _explained(problem: OSError | Unreadable | Refused) -> str:
    match problem:
        case Unreadable():
            return explain_unreadable(language(), problem)
        case Refused():
            return with_clause(explain_fault(language(), problem.fault), problem.fault)
    return say("file-unopened", reason=reason(problem))


def reason(error: OSError) -> str:
    """In words, where the system's code is one that people meet."""
    code = errno.errorcode.get(error.errno or 0, "?")
    message = f"reason-{code.lower()}"
    return say(message) if has(message) else say("reason-other", code=code)
