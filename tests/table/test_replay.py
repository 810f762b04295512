"""What a page is told of a record: every step of it, and nothing that it would have to work out."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from golden_games import FILES, record_text

from hashi.records import parse_record
from hashi.records.account import account
from hashi.rules import Refused
from hashi.table.replay import Help, Marks, Replay, marks_in, tell


def replay(name: str) -> Replay:
    return tell(parse_record(record_text(name)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_steps_say_what_the_account_says(path: Path) -> None:
    record = parse_record(record_text(path.stem))
    told, promised = tell(record), account(record.replay())
    rounds = [step for step in told.steps if step.round and step.fixes is None]
    assert [step.round for step in rounds] == [each["round"] for each in promised["rounds"]]
    assert [step.card for step in rounds] == [each["card"] for each in promised["rounds"]]
    for step, each in zip(rounds, promised["rounds"], strict=True):
        assert [sheet.finished for sheet in step.sheets] == each["finished"]
        awards = [(told.players[award.seat], award.goal, award.points) for award in step.awards]
        assert awards == [(a["player"], a["goal"], a["points"]) for a in each["awards"]]
    last = told.steps[-1]
    assert [score.total for score in last.scores] == [p["total"] for p in promised["players"]]
    assert [sheet.void for sheet in last.sheets] == [p["void"] for p in promised["players"]]
    assert [told.players[winner] for winner in told.winners] == promised["winners"]
    assert told.rank == promised["rank"]
    assert told.is_over


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_marks_of_a_round_lead_from_sheet_to_sheet(path: Path) -> None:
    told = replay(path.stem)
    for before, after in pairwise(told.steps):
        if after.fixes is not None:
            continue
        for then, marks, now in zip(before.sheets, after.marks, after.sheets, strict=True):
            assert marks is not None
            entered = {marks.entry: marks.number} if marks.entry else {}
            assert then.numbers | entered == now.numbers
            drawn = then.bridges | {
                line: then.bridges.get(line, 0) + count for line, count in marks.bridges.items()
            }
            assert drawn == now.bridges


def test_boards_are_passed_on_after_the_first_entry() -> None:
    start = replay("put-right-in-time").steps[0]
    assert start.round == 0
    assert start.card is None
    assert start.marks == [Marks(4, "d3", {}), Marks(4, "c5", {})]
    assert start.sheets[0].numbers == {"d3": 4}


def test_a_move_put_right_is_a_step_of_its_own() -> None:
    told = replay("put-right-in-time")
    at = next(at for at, step in enumerate(told.steps) if step.fixes)
    wrong, right = told.steps[at - 1], told.steps[at]
    assert (wrong.round, right.round, right.fixes, right.card) == (3, 3, 3, "6/1")
    assert right.marks == [None, Marks(6, "d2", {"c2-d2": 1})]
    assert "c2" in wrong.sheets[1].numbers
    assert "c2" not in right.sheets[1].numbers
    (mistake,) = wrong.mistakes
    assert (mistake.seat, mistake.code, mistake.clause) == (1, "flag-needs-bridge", "R3.4")
    assert (mistake.islands, mistake.fixed) == (["c2"], 3)
    assert mistake.facts["island"] == "c2"


def test_mistakes_that_say_the_same_are_told_once() -> None:
    text = (
        "hashi 1\nboard: oo/oo\ndeck: standard\nmode: table\npen: free\n"
        f"players: Ann\nstart: a1=3\n1. 5/3 | - {'a1=b1 ' * 300}\n"
    )
    record = parse_record(text)
    assert marks_in(record) == 601
    _, step = tell(record).steps
    codes = [mistake.code for mistake in step.mistakes]
    assert codes == ["wrong-bridge-count", "line-full", "island-full", "more-than-six"]
    assert len(msgspec.json.encode(step)) < 2_000


def test_bridges_that_are_wrong_alike_are_one_mistake_with_all_their_islands() -> None:
    text = (
        "hashi 1\nboard: ooo/o..\ndeck: standard\nmode: table\npen: free\n"
        "players: Ann\nstart: a1=3\n1. 1/3 | b1 a1=b1 b1-c1\n2. 2/3 | - a1=a2 b1-c1\n"
    )
    _, first, second = tell(parse_record(text)).steps
    told = [(mistake.code, mistake.islands) for mistake in (*first.mistakes, *second.mistakes)]
    assert told == [("island-full", ["b1"]), ("island-full", ["a1", "b1"])]


def test_help_is_told_with_its_round() -> None:
    told = replay("moves-left-out-and-help")
    helped = {step.round: step.help for step in told.steps if step.help}
    assert helped == {
        5: [Help(0, None)],
        7: [Help(1, "steady")],
        8: [Help(1, "steady"), Help(0, None)],
    }


def test_a_record_may_stop_after_any_round() -> None:
    text = record_text("shared-win")
    for rounds in (0, 5):
        told = tell(parse_record(text[: text.index(f"\n{rounds + 1}. ") + 1]))
        assert len(told.steps) == rounds + 1
        assert not told.is_over


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = parse_record(record_text("shared-win").replace("1. 1/2 | c6", "1. 1/2 | a1", 1))
    with pytest.raises(Refused) as refused:
        tell(record)
    assert refused.value.fault.code == "flag-needs-bridge"


def test_r7_1_nothing_is_crossed_out_while_it_can_still_be_put_right() -> None:
    told = replay("fix-completes-a-goal-at-the-end")
    *_, wrong, last_round, fix = told.steps
    assert (wrong.round, last_round.round, fix.round, fix.fixes) == (16, 17, 17, 16)
    (mistake,) = wrong.mistakes
    assert not set(mistake.islands) & set(last_round.sheets[mistake.seat].void)
