"""A game watched again, from a record that somebody has brought along."""

import re
from pathlib import Path

import pytest
from browser.conftest import Visit
from browser.table_page import ROUNDS, TablePage
from browser.test_next_game import PASS_TO_THE_END
from playwright.sync_api import expect

from hashi.i18n.catalogue import say
from hashi.records import parse_record
from hashi.rules import Goal
from hashi.rules.scoring import GOALS
from hashi.table.replay import tell

SAMPLE = Path(__file__).parents[2] / "examples" / "sample.hashi"
THREE_GOALS = Path(__file__).parents[1] / "golden" / "three-goals-three-firsts.hashi"
STEP = 2_500
"""Milliseconds between two steps of a game that plays by itself."""
LATER = 60_000


@pytest.fixture
def watching(player: TablePage) -> TablePage:
    player.home()
    player.page.locator('a[href="/replay"]').click()
    expect(player.part("choose")).to_be_visible()
    player.page.locator("#file").set_input_files(SAMPLE)
    expect(player.part("board").locator("svg")).to_be_visible()
    return player


def test_an_uploaded_record_is_walked_through_by_keyboard(watching: TablePage) -> None:
    slider = watching.part("slider")
    expect(slider).to_have_value("0")
    for round in range(1, ROUNDS + 1):
        watching.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(round))
    watching.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(ROUNDS - 1))
    finished = watching.page.locator('#board .island[data-state="finished"]')
    assert finished.count() > 0


def test_buttons_and_slider_lead_to_any_round(watching: TablePage) -> None:
    numbers = watching.page.locator("#board .number")
    watching.part("last").click()
    expect(watching.part("slider")).not_to_have_value("0")
    written = [text for text in numbers.all_text_contents() if text]
    watching.part("first").click()
    expect(watching.part("slider")).to_have_value("0")
    begun = [text for text in numbers.all_text_contents() if text]
    assert len(begun) == 1 < len(written)
    watching.part("slider").fill("9")
    watching.part("on").click()
    expect(watching.part("slider")).to_have_value("10")


def test_every_players_sheet_is_shown(watching: TablePage) -> None:
    players = watching.page.locator("#players button")
    expect(players).to_contain_text(["Ann", "Ben"])
    sheets = set[str]()
    watching.part("last").click()
    for seat in range(2):
        players.nth(seat).click()
        expect(players.nth(seat)).to_have_attribute("aria-pressed", "true")
        sheets.add(watching.part("board").locator("svg").inner_html())
    assert len(sheets) == 2


def test_a_link_points_at_a_round(watching: TablePage) -> None:
    watching.part("slider").fill("7")
    expect(watching.part("slider")).to_have_value("7")
    watching.page.wait_for_url("**/replay*#*")
    watching.page.reload()
    expect(watching.part("slider")).to_have_value("7")


def test_what_is_no_record_is_told_in_words(player: TablePage) -> None:
    player.page.goto(f"{player.address}/replay")
    expect(player.part("choose")).to_be_visible()
    player.page.locator("#text").fill("<script>harm()</script>")
    player.page.locator("#paste button").click()
    expect(player.part("problem")).not_to_be_empty()


def choose(player: TablePage, record: Path) -> None:
    player.page.goto(f"{player.address}/replay")
    player.page.locator("#file").set_input_files(record)
    expect(player.part("board").locator("svg")).to_be_visible()


def test_each_goal_has_its_own_sign_in_the_chart_and_beside_its_points(player: TablePage) -> None:
    choose(player, THREE_GOALS)
    chart = player.page.locator("#course svg.chart")
    expect(player.page.locator("#course .legend li")).to_have_text(
        [say("en", f"goal-{goal}") for goal in GOALS]
    )
    for goal in GOALS:
        legend = player.page.locator(f"#course .legend .flag.{goal}").get_attribute("d")
        signs = set(player.attributes(f"#course .badge .flag.{goal}", "d"))
        assert signs == {legend}
    replay = tell(parse_record(THREE_GOALS.read_text(encoding="utf-8")))
    awards = [award for step in replay.steps for award in step.awards]
    expect(chart.locator(".badge")).to_have_count(len(awards))
    for award in awards:
        name, words = replay.players[award.seat], say("en", f"goal-{award.goal}")
        told = say("en", "chart-goal", goal=words, round=award.round)
        expect(chart).to_have_accessible_name(re.compile(f"{name}:.*{re.escape(told)}"))
    six = next(award for award in awards if award.goal is Goal.SIX)
    player.part("slider").fill(str(six.round))
    player.page.locator("#players button").nth(six.seat).click()
    expect(player.page.locator("#gains .award")).to_have_text(
        say("en", "replay-award", goal=say("en", "goal-six"), points=six.points)
    )
    expect(player.page.locator("#gains .award .flag")).to_have_class("flag six")


def test_it_plays_by_itself_to_the_end_and_stops_at_any_step_by_hand(player: TablePage) -> None:
    player.page.clock.install(time=0)
    choose(player, SAMPLE)
    player.page.clock.pause_at(LATER)
    step, button, live = player.part("slider"), player.part("play"), player.part("live")

    def wait(steps: int) -> None:
        player.page.clock.run_for(STEP * steps)

    expect(live).to_contain_text(say("en", "replay-step-start"))
    button.click()
    expect(button).to_have_accessible_name(say("en", "replay-pause"))
    expect(step).to_have_value("1")
    wait(2)
    expect(step).to_have_value("3")
    expect(live).to_contain_text(say("en", "replay-step-start"))  # not every step is read out
    player.page.keyboard.press("ArrowLeft")
    expect(step).to_have_value("2")
    expect(button).to_have_accessible_name(say("en", "replay-play"))
    wait(2)
    expect(step).to_have_value("2")
    expect(live).to_contain_text("Round 2. ")
    player.part("board").click()
    player.page.keyboard.press("Space")
    last = step.get_attribute("max") or ""
    wait(int(last))
    expect(step).to_have_value(last)
    expect(button).to_have_accessible_name(say("en", "replay-play"))
    expect(live).to_contain_text(f"Round {ROUNDS}. ")
    player.part("on").focus()
    player.page.keyboard.press("Enter")
    expect(player.part("on")).to_be_focused()
    button.click()
    expect(step).to_have_value("1")


def test_ones_own_games_that_are_over_are_watched_with_one_tap(visit: Visit) -> None:
    ann = visit()
    ann.start("solo", "Ann").wait_for_round(0)
    link = ann.page.url
    ann.page.goto(f"{ann.address}/replay")
    expect(ann.part("choose")).to_be_visible()
    expect(ann.part("own")).to_be_hidden()  # it goes on
    ann.follow(link).wait_for_round(0)
    ann.page.evaluate(PASS_TO_THE_END)
    expect(ann.panel.locator(".totals")).to_be_visible()
    ann.page.goto(f"{ann.address}/replay")
    game = ann.part("own").get_by_role("link")
    expect(game).to_contain_text("Ann")
    expect(game).to_contain_text("Board A · ")
    expect(game).to_contain_text(say("en", "points", points=0))
    game.click()
    expect(ann.part("board").locator("svg")).to_be_visible()
    ben = visit()
    ben.follow(ann.page.url)
    expect(ben.part("problem")).to_contain_text(say("en", "replay-not-allowed"))
    ben.troubles.clear()  # the browser's own word on the refusal
