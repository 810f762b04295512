"""Why something cannot be used: a file that the system refuses, or a text that the game does."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from hashi.cli.speech import language
from hashi.i18n.sentences import (
    explain_fault,
    explain_unopened,
    explain_unreadable,
    printable,
    reason_of,
    with_clause,
)
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
    return explain_unopened(language(), problem)


def reason(error: OSError) -> str:
    return reason_of(language(), error)
