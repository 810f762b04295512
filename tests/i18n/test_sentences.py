"""Every fault, every unreadable text and every failed proof has a sentence in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from i18n.facts import facts_of
from pictures import card, island, line

import hashi.companion
import hashi.learn
import hashi.records
import hashi.server
import hashi.table
from hashi.companion.faults import BridgesNotShown, FlagTooEarly, NumberNotShown, StartMissing
from hashi.i18n.catalogue import FIRST, languages, messages, say
from hashi.i18n.sentences import (
    explain_fault,
    explain_unproved,
    explain_unreadable,
    listed,
    printable,
    quoted,
    winning,
)
from hashi.records import Unreadable
from hashi.rules import Fault, faults
from hashi.rules.scoring import RANKS

A1, B1 = island("a1"), island("b1")
BRIDGE = line("a1-b1")

FAULTS: list[tuple[Fault, list[str]]] = [
    (faults.UnknownIsland(A1), ["a1"]),
    (faults.IslandTaken(A1, 3), ["a1", "3"]),
    (faults.NoLine(BRIDGE), ["a1", "b1"]),
    (faults.FlagNeedsBridge(A1, 5, 0), ["a1"]),
    (faults.NumberTooSmall(A1, 2, 3), ["a1", "2", "3"]),
    (faults.WrongBridgeCount((BRIDGE,), 2), ["1", "2"]),
    (faults.NoNumber(BRIDGE, 0), ["a1", "b1"]),
    (faults.LineFull(BRIDGE, 0), ["a1", "b1"]),
    (faults.BridgesCross(BRIDGE, 0, line("c1-c3")), ["a1-b1", "c1-c3"]),
    (faults.IslandFull(BRIDGE, 0, (A1, B1)), ["a1-b1", "a1", "b1"]),
    (faults.MoreThanSix(BRIDGE, 0, (A1,)), ["a1"]),
    (faults.StartNumber(2), ["2"]),
    (faults.StartFlag(A1), ["a1"]),
    (faults.CardNotLeft(card("5/3")), ["5/3"]),
    (faults.BoxCardSeen(card("5/3")), ["5/3"]),
    (faults.GameOver(), ["17"]),
    (faults.NothingToFix(), []),
    (faults.FixTooLate(), []),
    (faults.FixStillWrong(faults.NoNumber(BRIDGE, 0)), ["a1", "b1"]),
    (faults.FixHasConsequences(3, None), ["3"]),
    (faults.FixHasConsequences(3, faults.NoNumber(BRIDGE, 0)), ["3", "a1", "b1"]),
    (StartMissing(), ["3", "4"]),
    (NumberNotShown(5, 4, 3), ["5", "4", "3"]),
    (FlagTooEarly((A1, B1)), ["a1", "b1"]),
    (BridgesNotShown(9, 7), ["9", "7"]),
]
"""Each with what its sentence has to name."""


def kinds(of: type[Fault] = Fault) -> set[type[Fault]]:
    """The kinds of fault that have a code of their own."""
    below = {kind for child in of.__subclasses__() for kind in kinds(child)}
    return below | ({of} if "code" in vars(of) else set())


def test_every_kind_of_fault_is_tried_out_here() -> None:
    assert {type(fault) for fault, _ in FAULTS} == kinds() | {faults.BoxCardSeen}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("fault", "facts"), FAULTS, ids=lambda it: getattr(it, "code", None))
def test_a_fault_is_explained_in_a_sentence_with_its_facts(
    language: str, fault: Fault, facts: list[str]
) -> None:
    sentence = explain_fault(language, fault)
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence[0].isdigit() or sentence.startswith("a1 ")
    assert [fact for fact in facts if fact not in sentence] == []


def test_sentences_of_faults_that_no_fault_says() -> None:
    codes = {kind.code for kind in kinds()} | {"box-card-seen", "fix-misses-award"}
    assert names_that_begin_with("fault-") == codes


def test_sentences_are_whole() -> None:
    assert "a1 and b1" in explain_fault("en", faults.IslandFull(BRIDGE, 0, (A1, B1)))
    assert "1 bridge " in explain_fault("en", faults.WrongBridgeCount((BRIDGE,) * 3, 1))
    assert "2 bridges " in explain_fault("en", faults.WrongBridgeCount((BRIDGE,), 2))
    assert "Na c4 jest" in explain_fault("pl", faults.FlagNeedsBridge(island("c4"), 5, 0))


def raised(room: ModuleType, error: str) -> Iterator[tuple[str, set[str]]]:
    """Each problem that the room names, with the names of the facts."""
    for file in Path(str(room.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(problem)), *_]):
                    if name == error:
                        yield problem, {str(each.arg) for each in node.keywords} - {"line"}


READERS = (hashi.records, hashi.learn, hashi.companion, hashi.server)
UNREADABLE = [problem for room in READERS for problem in raised(room, "Unreadable")]
UNPROVED = list(raised(hashi.table, "Unproved"))


def names_that_begin_with(beginning: str) -> set[str]:
    names = messages(FIRST, "faults")
    return {name.removeprefix(beginning) for name in names if name.startswith(beginning)}


@pytest.mark.parametrize(
    ("beginning", "problems"), [("unreadable-", UNREADABLE), ("unproved-", UNPROVED)]
)
def test_every_problem_is_explained_with_its_facts_and_no_sentence_is_idle(
    beginning: str, problems: list[tuple[str, set[str]]]
) -> None:
    assert names_that_begin_with(beginning) - {"line"} == {problem for problem, _ in problems}
    for problem, facts in problems:
        assert facts_of(FIRST, f"{beginning}{problem}") == facts, problem


@pytest.mark.parametrize("language", languages())
def test_what_is_read_by_nobody_is_told_on_its_line(language: str) -> None:
    for problem, facts in UNREADABLE:
        numbers = {fact: 70 + at for at, fact in enumerate(sorted(facts))}
        told = explain_unreadable(language, Unreadable(problem, 6, **numbers))
        assert told.endswith(".")
        assert all(str(number) in told for number in (6, *numbers.values())), told
    whole = explain_unreadable(language, Unreadable("after-box", 7))
    assert whole.endswith(explain_unreadable(language, Unreadable("after-box")))
    assert whole.startswith(whole.split()[0] + " 7: ")


@pytest.mark.parametrize("language", languages())
def test_of_a_proof_only_texts_by_strangers_are_cut_short(language: str) -> None:
    facts = {"expected": "0" * 64, "found": "1" * 64}
    told = explain_unproved(language, "wrong-commitment", facts)
    assert all(fact in told for fact in facts.values())
    assert "x" * 41 not in explain_unproved(language, "not-a-table", {"text": "x" * 64})


def test_strange_text_is_shown_short_and_harmless() -> None:
    assert printable("\x1b[31mred" + "x" * 100) == "\ufffd[31mred" + "x" * 100
    assert quoted("\x1b[31mred") == "\ufffd[31mred"
    assert quoted("x" * 40) == "x" * 40
    assert quoted("x" * 41) == "x" * 40 + "…"
    unreadable = Unreadable("not-a-line", text="{ $known }\x1b")
    assert explain_unreadable("en", unreadable).startswith("“{ $known }\ufffd” is not a line")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "a, b and c"), ("de", "a, b und c"), ("it", "a, b e c"), ("pl", "a, b i c")],
)
def test_lists(language: str, told: str) -> None:
    assert listed(language, ["a"]) == "a"
    assert listed(language, "abc") == told


def test_whoever_wins_is_one_or_many() -> None:
    assert say("en", "end-winners", **winning("en", ["Ann"])) == "Ann wins"
    assert say("en", "end-winners", **winning("en", ["Ann", "Ben"])) == "Ann and Ben share the win"


def test_every_rank_has_a_name() -> None:
    names = [say("en", f"rank-{level}") for level, _ in enumerate(RANKS, 1)]
    assert (names[0], names[-1]) == ("Minion", "Island god")
