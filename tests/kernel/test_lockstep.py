"""The kernel and the rules play the same random games."""

import numpy as np
import pytest

from hashi.kernel import lockstep, pack_races, pack_sheets, pack_tables, play_out, reference
from hashi.kernel.bits import WORD
from hashi.kernel.trials import SMALL, Trial
from hashi.rules import Goal, Mode
from hashi.rules.scoring import WORTH

SEEDS = range(200)


@pytest.mark.parametrize("seed", SEEDS)
def test_lockstep(seed: int) -> None:
    lockstep.check(Trial.random(seed))


def test_trials_are_of_all_kinds() -> None:
    trials = [Trial.random(seed) for seed in SEEDS]
    assert {len(trial.starts) for trial in trials} == {1, 2, 3, 4}
    assert {len(trial.board.islands) for trial in trials} == {*range(2, SMALL + 1), 18, 64}
    assert any(len(trial.board.lines) > WORD for trial in trials)
    assert any(trial.board.without for trial in trials)


@pytest.mark.parametrize("mode", Mode)
def test_trials_win_every_award(mode: Mode) -> None:
    won = set()
    for trial in map(Trial.random, SEEDS):
        if trial.setup.mode is mode:
            sheets = pack_sheets([course.sheet for course in trial.begin().courses])
            cards = np.array(trial.cards, np.uint8)
            play_out(pack_tables(trial.board), sheets, pack_races(mode), 1, cards, trial.stream())
            won |= {(goal, sheet.awards[at]) for sheet in sheets for at, goal in enumerate(Goal)}
    worth = {(goal, points) for goal in Goal for points in (WORTH[goal].first, WORTH[goal].later)}
    assert worth <= won


def test_trials_leave_actions_out() -> None:
    trial = Trial.random(14)
    game = reference.play_out(trial.begin(), trial.cards, trial.stream())
    moves = [move for round in game.rounds for move in round.moves]
    assert any(move.bridges and not move.entry for move in moves)
    assert any(move.entry and not move.bridges for move in moves)


def test_a_difference_is_told_with_its_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["lockstep", "--games", "3", "--seed", "5"])
    lockstep.main()
    assert capsys.readouterr().out == "3 games, no difference.\n"
    monkeypatch.setattr(lockstep, "total", lambda _sheet: 61)
    with pytest.raises(SystemExit, match=r"Game 5 diverged\. total: the kernel says 61, not"):
        lockstep.main()
