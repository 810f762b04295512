"""What is wrong with a game, a record or a proof, in a language."""

import errno
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache

from hashi.i18n.catalogue import Fact, has, say
from hashi.records import Unreadable
from hashi.rules import Board, Fault, Flag, Line, faults
from hashi.rules.board import FLAGS, ISLANDS

LONGEST_QUOTE = 40
"""How much of a strange text a sentence repeats, in characters."""


def explain_fault(language: str, fault: Fault) -> str:
    """Why something is not allowed, and what to do instead."""
    match fault:
        case faults.BoxCardSeen():
            message = "fault-box-card-seen"
        case faults.FixHasConsequences(fault=None):
            message = "fault-fix-misses-award"
        case _:
            message = f"fault-{fault.code}"
    return say(language, message, **dict(_facts_of(language, fault)))


def explain_on_sheet(language: str, fault: Fault) -> str:
    """The same of a sheet that is written: nothing is left to choose there."""
    message = f"sheet-fault-{fault.code}"
    if not has(message):
        return explain_fault(language, fault)
    return say(language, message, **dict(_facts_of(language, fault)))


def explain_unopened(language: str, error: OSError) -> str:
    return say(language, "file-unopened", reason=reason_of(language, error))


def reason_of(language: str, error: OSError) -> str:
    """In words, where the system's code is one that people meet."""
    code = errno.errorcode.get(error.errno or 0, "?")
    message = f"reason-{code.lower()}"
    return say(language, message) if has(message) else say(language, "reason-other", code=code)


def with_clause(sentence: str, fault: Fault) -> str:
    return f"{sentence} ({fault.clause})"


def _facts_of(language: str, fault: Fault) -> Iterator[tuple[str, Fact]]:
    for field in fields(fault):
        match getattr(fault, field.name):
            case Fault() as inner:
                yield field.name, explain_fault(language, inner)
            case int() as number:
                yield field.name, number
            case Line() as bridge:
                yield field.name, str(bridge)
                yield "first", str(bridge.first)
                yield "second", str(bridge.second)
            case tuple() as bridges if field.name == "bridges":
                yield field.name, len(bridges)
            case tuple() as islands if field.name in ("ends", "islands"):
                yield field.name, listed(language, islands)
            case island_or_card:
                yield field.name, str(island_or_card)


@cache
def clauses() -> dict[str, str]:
    """The clause behind each code of the rules."""
    kinds = [Fault]
    for kind in kinds:  # grows while it is walked
        kinds += kind.__subclasses__()
    return {kind.code: kind.clause for kind in kinds if hasattr(kind, "code")}


def explain_unreadable(language: str, unreadable: Unreadable) -> str:
    """What cannot be read, on which line, and what to write instead."""
    facts = {
        word: quoted(fact) if isinstance(fact, str) else fact
        for word, fact in unreadable.facts.items()
    }
    problem = say(language, f"unreadable-{unreadable.problem}", **facts)
    if not unreadable.line:
        return problem
    return say(language, "unreadable-line", line=unreadable.line, problem=problem)


def explain_board(language: str, board: Board) -> str:
    """R1.2: what a board offered for play should have, and this one does not; empty if nothing."""
    found = {"islands": (len(board.islands), ISLANDS)}
    found |= {flag.name.lower(): (len(board.flagged[flag]), FLAGS[flag]) for flag in Flag}
    complaints = [
        say(language, f"board-needs-{kind}", found=count, wanted=wanted)
        for kind, (count, wanted) in found.items()
        if count != wanted
    ]
    if not board.is_connected:
        complaints.append(say(language, "board-needs-lines"))
    return f"{' '.join(complaints)} (R1.2)" if complaints else ""


def explain_unproved(language: str, problem: str, facts: Mapping[str, object]) -> str:
    """What does not hold, or is missing, and where."""
    told = {word: fact if isinstance(fact, int) else str(fact) for word, fact in facts.items()}
    if "text" in told:
        told["text"] = quoted(str(told["text"]))
    return say(language, f"unproved-{problem}", **told)


def quoted(text: str) -> str:
    """The beginning of a stranger's text, harmless enough to be shown in a terminal."""
    return printable(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…")


def printable(text: str) -> str:
    """The text without what would move the cursor or change its colours."""
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)


def listed(language: str, names: Iterable[object]) -> str:
    """`a, b and c`."""
    *most, last = map(str, names)
    return say(language, "list-and", most=", ".join(most), last=last) if most else last


def winning(language: str, names: Sequence[str]) -> dict[str, str]:
    """What a sentence about whoever wins asks for: the names, and whether they are many."""
    return {"names": listed(language, names), "many": "many" if len(names) > 1 else "one"}
