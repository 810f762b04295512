"""Boards, measured by playing on them."""

from statistics import fmean

import pytest
from games import start

from hashi.bots import Budget
from hashi.records import board_file, deck_named
from hashi.study import play_all, shuffled
from hashi.study.measure import Measurement, Survey

SIDE = board_file("A").board
SURVEY = Survey(SIDE, ("random", "random"), 3, 2, seed=4, budget=Budget())


def test_every_opening_is_played_on_the_same_deals() -> None:
    matches = list(SURVEY.matches())
    assert len(matches) == SURVEY.count == 3 + 3 + 22 * 2
    assert [match.number for match in matches] == list(range(SURVEY.count))
    forced = [match for match in matches if match.starts]
    assert len({match.starts for match in forced}) == 22
    deals = [shuffled(deck_named("standard"), 4, game) for game in range(2)]
    assert [match.deal for match in forced] == deals * 22
    assert [match.seed for match in forced[:4]] == ["4 0", "4 1"] * 2


def test_a_survey_finds_the_totals_of_each_bot_and_opening() -> None:
    outcomes = list(play_all(SURVEY.matches(), 1))
    measurement = SURVEY.measured(reversed(outcomes))
    totals = [outcome.totals[0] for outcome in outcomes]
    assert [summary.totals for summary in measurement.summaries] == [
        tuple(totals[:3]),
        tuple(totals[3:6]),
    ]
    last = SURVEY.openings[-1]
    assert str(last) == "e6=4"
    assert measurement.openings[last] == tuple(totals[-2:])


def test_openings_can_be_left_out() -> None:
    survey = Survey(SIDE, ("random",), 1, 0, seed=4, budget=Budget())
    assert survey.count == len(list(survey.matches())) == 1
    assert survey.measured(play_all(survey.matches(), 1)).openings == {}


def test_the_lead_of_the_best_opening() -> None:
    totals = {"a1=3": (40, 44), "a1=4": (50, 50), "b2=3": (44, 50)}
    measurement = Measurement((), {start(name): its for name, its in totals.items()})
    assert list(map(str, measurement.ranking)) == ["a1=4", "b2=3", "a1=3"]
    assert (measurement.lead.mean, measurement.lead.deviation) == (3, 18**0.5)
    everyone = [total for its in totals.values() for total in its]
    assert measurement.lead_over_all.mean == pytest.approx(50 - fmean(everyone))
