"""Every fault and every unreadable text has a sentence."""

import re
from pathlib import Path
from types import ModuleType

import pytest
from pictures import card, island, line

import hashi.records
import hashi.table
from hashi.i18n.english import (
    RANKS,
    UNPROVED,
    UNREADABLE,
    counted,
    explain_fault,
    explain_unproved,
    explain_unreadable,
    listed,
    printable,
    quoted,
)
from hashi.records import Unreadable
from hashi.rules import Fault, faults
from hashi.rules.scoring import RANKS as LEVELS

A1, B1 = island("a1"), island("b1")
BRIDGE = line("a1-b1")

FAULTS: list[Fault] = [
    faults.UnknownIsland(A1),
    faults.IslandTaken(A1, 3),
    faults.NoLine(BRIDGE),
    faults.FlagNeedsBridge(A1, 5, 0),
    faults.NumberTooSmall(A1, 2, 3),
    faults.WrongBridgeCount((BRIDGE,), 2),
    faults.NoNumber(BRIDGE, 0),
    faults.LineFull(BRIDGE, 0),
    faults.BridgesCross(BRIDGE, 0, line("c1-c3")),
    faults.IslandFull(BRIDGE, 0, (A1, B1)),
    faults.MoreThanSix(BRIDGE, 0, (A1,)),
    faults.StartNumber(2),
    faults.StartFlag(A1),
    faults.CardNotLeft(card("5/3")),
    faults.BoxCardSeen(card("5/3")),
    faults.GameOver(),
    faults.NothingToFix(),
    faults.FixTooLate(),
    faults.FixStillWrong(faults.NoNumber(BRIDGE, 0)),
    faults.FixHasConsequences(3, None),
    faults.FixHasConsequences(3, faults.NoNumber(BRIDGE, 0)),
]


def kinds(of: type[Fault] = Fault) -> set[type[Fault]]:
    """The kinds of fault that have a code of their own."""
    below = {kind for child in of.__subclasses__() for kind in kinds(child)}
    return below | ({of} if "code" in vars(of) else set())


def test_every_kind_of_fault_is_explained() -> None:
    assert {type(fault) for fault in FAULTS} == kinds() | {faults.BoxCardSeen}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.code)
def test_a_fault_is_explained_in_a_sentence_with_its_facts(fault: Fault) -> None:
    sentence = explain_fault(fault)
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence[0].isdigit() or sentence.startswith("a1 ")
    for fact in vars(fault).values():
        if isinstance(fact, int) and fault.code not in ("no-number", "flag-needs-bridge"):
            assert "position" in vars(fault) or str(fact) in sentence


def test_sentences_name_what_is_in_the_way() -> None:
    assert "c1-c3" in explain_fault(faults.BridgesCross(BRIDGE, 0, line("c1-c3")))
    assert "a1 and b1" in explain_fault(faults.IslandFull(BRIDGE, 0, (A1, B1)))
    assert "1 bridge " in explain_fault(faults.WrongBridgeCount((BRIDGE,) * 3, 1))
    assert "2 bridges " in explain_fault(faults.WrongBridgeCount((BRIDGE,), 2))


def problems_in_the_code(room: ModuleType, raised: str) -> set[str]:
    problem = re.compile(raised + r'\(\s*"([a-z0-9-]+)"')
    files = Path(str(room.__file__)).parent.glob("*.py")
    return {found for file in files for found in problem.findall(file.read_text(encoding="utf-8"))}


def test_every_unreadable_text_is_explained_and_no_sentence_is_idle() -> None:
    assert problems_in_the_code(hashi.records, "Unreadable") == UNREADABLE.keys()


def test_all_that_keeps_cards_from_being_proved_is_explained_and_no_sentence_is_idle() -> None:
    assert problems_in_the_code(hashi.table, "Unproved") == UNPROVED.keys()


def test_of_a_proof_only_texts_by_strangers_are_cut_short() -> None:
    facts = {"expected": "0" * 64, "found": "1" * 64}
    told = explain_unproved("wrong-commitment", facts)
    assert all(fact in told for fact in facts.values())
    assert "x" * 41 not in explain_unproved("not-a-table", {"text": "x" * 64})


def test_the_line_comes_first() -> None:
    assert explain_unreadable(Unreadable("after-box", 7)).startswith("Line 7: Nothing")
    assert explain_unreadable(Unreadable("after-box")).startswith("Nothing")


def test_strange_text_is_shown_short_and_harmless() -> None:
    assert printable("\x1b[31mred" + "x" * 100) == "\ufffd[31mred" + "x" * 100
    assert quoted("\x1b[31mred") == "\ufffd[31mred"
    assert quoted("x" * 40) == "x" * 40
    assert quoted("x" * 41) == "x" * 40 + "…"


def test_lists_and_counts() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert counted(1, "bridge") == "1 bridge"
    assert counted(0, "bridge") == "0 bridges"


def test_every_rank_has_a_name() -> None:
    assert len(RANKS) == len(LEVELS)
    assert (RANKS[0], RANKS[-1]) == ("Minion", "Island god")
