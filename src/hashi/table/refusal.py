"""Why a table does not do what it is asked."""

from dataclasses import fields

from hashi.rules import Fault, Island, Line

Fact = str | int | list[str]


class Refusal(Exception):
    """A command that changed nothing: its code, the clause where a rule forbids it, and the facts.

    The codes of the rules are those of `docs/notation.md`; the others stand in `docs/protocol.md`.
    """

    def __init__(self, code: str, clause: str | None = None, **facts: Fact) -> None:
        super().__init__(code, clause, facts)
        self.code = code
        self.clause = clause
        self.facts = facts


def refusal_of(fault: Fault) -> Refusal:
    """What a rule says, for someone who is not in the same process."""
    return Refusal(fault.code, fault.clause, **facts_of(fault))


def facts_of(fault: Fault) -> dict[str, Fact]:
    """The fields of a fault, each as text or number; with a fault within it, that one's as well."""
    facts: dict[str, Fact] = {}
    for field in fields(fault):
        fact = getattr(fault, field.name)
        if isinstance(fact, Fault):
            facts = {**facts_of(fact), **facts, field.name: fact.code}
        elif isinstance(fact, int):
            facts[field.name] = fact
        elif isinstance(fact, tuple) and not isinstance(fact, Island | Line):
            facts[field.name] = [str(each) for each in fact]
        elif fact is not None:
            facts[field.name] = str(fact)
    return facts
