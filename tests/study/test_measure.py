"""Boards, measured by playing on them."""

from statistics import fmean

import pytest
from games import start

from hashi.bots import Budget
from hashi.records import board_file, deck_named
from hashi.study import Outcome, play_all, shuffled
from hashi.study.measure import Measurement, Survey

SIDE = board_file("A").board
SURVEY = Survey(SIDE, ("random", "random"), 3, 2, seed=4, budget=Budget())


def test_every_opening_is_played_on_the_same_deals() -> None:
    matches = list(SURVEY.matches())
    assert len(matches) == SURVEY.count == 3 + 3 + 22 * 2
    assert [match.number for match in matches] == list(range(SURVEY.count))
    forced = [match for match in matches if match.starts]
    for game in range(2):
        same = forced[22 * game : 22 * (game + 1)]
        assert {match.starts for match in same} == {(opening,) for opening in SURVEY.openings}
        assert {match.deal for match in same} == {shuffled(deck_named("standard"), 4, game)}
        assert {match.seed for match in same} == {f"4 {game}"}


def played(survey: Survey) -> list[Outcome]:
    with play_all(survey.matches(), 1) as outcomes:
        return list(outcomes)


def test_a_survey_finds_the_totals_of_each_bot_and_opening() -> None:
    outcomes = played(SURVEY)
    measurement = SURVEY.measured(reversed(outcomes))
    first, second, third = outcomes[:24], outcomes[24:48], outcomes[48:]
    assert [summary.totals for summary in measurement.summaries] == [
        tuple(deal[bot].totals[0] for deal in (first, second, third)) for bot in range(2)
    ]
    last = SURVEY.openings[-1]
    assert str(last) == "e6=4"
    assert measurement.openings[last] == (first[-1].totals[0], second[-1].totals[0])


def test_a_survey_that_was_cut_short_counts_the_deals_that_everyone_has_played() -> None:
    outcomes = played(SURVEY)
    whole = SURVEY.measured(outcomes)
    cut = SURVEY.measured(outcomes[:47])
    assert [each.totals for each in cut.summaries] == [its.totals[:1] for its in whole.summaries]
    assert cut.openings == {start: totals[:1] for start, totals in whole.openings.items()}
    nothing = SURVEY.measured(outcomes[:23])
    assert (nothing.summaries, nothing.openings) == ((), {})


def test_openings_can_be_left_out() -> None:
    survey = Survey(SIDE, ("random",), 1, 0, seed=4, budget=Budget())
    assert survey.count == len(list(survey.matches())) == 1
    assert survey.measured(played(survey)).openings == {}


def test_the_lead_of_the_best_opening() -> None:
    totals = {"a1=3": (40, 44), "a1=4": (50, 50), "b2=3": (44, 50)}
    measurement = Measurement((), {start(name): its for name, its in totals.items()})
    assert list(map(str, measurement.ranking)) == ["a1=4", "b2=3", "a1=3"]
    assert (measurement.lead.mean, measurement.lead.deviation) == (3, 18**0.5)
    everyone = [total for its in totals.values() for total in its]
    assert measurement.lead_over_all.mean == pytest.approx(50 - fmean(everyone))
