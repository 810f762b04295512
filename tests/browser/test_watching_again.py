"""A game watched again, from a record that somebody has brought along."""

from pathlib import Path

import pytest
from browser.table_page import ROUNDS, TablePage
from playwright.sync_api import expect

SAMPLE = Path(__file__).parents[2] / "examples" / "sample.hashi"


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
