"""The rules page, and the ways that lead to it."""

from collections.abc import Callable

import pytest
from browser.chromium import LAPTOP, PHONE
from browser.conftest import Visit
from browser.table_page import TablePage
from browser.test_languages import OVERFLOWING
from browser.tour import SAMPLE
from playwright.sync_api import Locator, Page, expect

from hashi.i18n.catalogue import languages, say

LARGE = "() => window.hashiSettings.write({ text: 'large' })"
UNFOLD = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"
DARK = "localStorage.setItem('hashi-settings', JSON.stringify({ theme: 'dark' }))"


def opened(player: TablePage, act: Callable[[], None]) -> Page:
    """The tab that opens, while the one at hand stays as it is."""
    address = player.page.url
    with player.page.expect_popup() as popup:
        act()
    assert player.page.url == address
    return popup.value


def expect_clause(page: Page, clause: str) -> None:
    place = page.locator(f"[id='{clause}']")
    expect(place).to_be_in_viewport()
    assert page.evaluate("document.querySelector(':target')?.id") == clause


@pytest.fixture
def refused(player: TablePage) -> Locator:
    """The link in the reason for which a number was refused."""
    player.open("Ann")
    player.first_entry()
    player.wait_for_round(1)
    player.mark(player.line_at(player.plain))
    player.tap(player.flagged)
    return player.part("why").get_by_role("link")


def test_a_refused_mark_leads_to_its_clause(player: TablePage, refused: Locator) -> None:
    expect(refused).to_have_accessible_name("Rule R3.4, in a new tab")
    rules = opened(player, refused.click)
    expect_clause(rules, "R3.4")
    expect(player.page.locator("#board .bridges[data-draft]")).to_have_count(1)


def test_enter_on_the_link_follows_it_and_ends_no_turn(player: TablePage, refused: Locator) -> None:
    for _ in range(player.card[1] - 1):
        player.mark(player.turn.lines[0])
    player.tap(player.flagged)
    expect(player.part("done")).to_be_enabled()
    refused.focus()
    rules = opened(player, lambda: player.page.keyboard.press("Enter"))
    expect_clause(rules, "R3.4")
    expect(player.part("round")).to_have_text("1 / 17")
    expect(player.part("done")).to_be_enabled()


def test_a_mistake_leads_to_its_clause(careless: TablePage) -> None:
    careless.page.locator("#check > summary").click()
    rules = opened(careless, careless.page.locator("#mistakes a").click)
    expect_clause(rules, "R3.4")


def test_a_mistake_in_a_replay_leads_to_its_clause(player: TablePage) -> None:
    player.page.goto(f"{player.address}/replay")
    player.page.locator("#file").set_input_files(SAMPLE)
    player.part("slider").fill("3")
    player.part("players").get_by_role("button", name="Ben").click()
    link = player.page.locator("#gains .mistake").get_by_role("link")
    expect_clause(opened(player, link.click), "R3.4")


def test_a_record_that_breaks_a_rule_leads_to_its_clause(player: TablePage) -> None:
    wrong = SAMPLE.read_text(encoding="utf-8").replace("pen: free", "pen: checked")
    record = "\n".join(line for line in wrong.splitlines() if not line.startswith("fix"))
    player.page.goto(f"{player.address}/replay")
    player.part("text").fill(record)
    player.page.get_by_role("button", name="Show").click()
    link = player.part("problem").get_by_role("link")
    expect_clause(opened(player, link.click), "R3.4")


def test_the_menu_of_a_table_leads_to_the_rules(player: TablePage) -> None:
    player.open("Ann")
    player.wait_for_round(0)
    player.part("menu").click()
    rules = opened(player, player.page.get_by_role("link", name="Rules, in a new tab").click)
    expect(rules.get_by_role("heading", level=1)).to_have_text("Rules")


def test_the_home_page_leads_to_the_rules_and_back(player: TablePage) -> None:
    player.home().page.get_by_role("link", name="The rules of the game").click()
    contents = player.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="R5 Points").click()
    expect(player.page.get_by_role("heading", name="R5 Points")).to_be_in_viewport()
    player.page.get_by_role("link", name="Hashi").click()
    expect(player.page.locator("body.home")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_link_to_a_clause_opens_what_is_folded_in_it(
    visit: Visit, viewport: dict[str, int]
) -> None:
    player = visit(viewport=viewport)
    player.page.goto(f"{player.address}/rules#R5.3")
    expect_clause(player.page, "R5.3")
    expect(player.page.locator("[id='R5.3'] figure").first).to_be_visible()
    expect(player.page.locator("[id='R3.1'] .slip").first).to_be_hidden()
    player.page.goto(f"{player.address}/rules#R3.1")
    expect_clause(player.page, "R3.1")
    expect(player.page.locator("[id='R3.1'] .slip").first).to_be_visible()
    player.page.go_back()
    expect_clause(player.page, "R5.3")


def test_examples_and_notes_are_folded_on_a_phone_and_open_by_keyboard(visit: Visit) -> None:
    player = visit(viewport=PHONE)
    player.page.goto(f"{player.address}/rules")
    clause = player.page.locator("[id='R3.4']")
    expect(player.page.locator("figure, .note, .slip").locator("visible=true")).to_have_count(0)
    clause.locator("summary").focus()
    player.page.keyboard.press("Enter")
    expect(clause.locator("figure").locator("visible=true")).to_have_count(3)
    player.page.get_by_role("link", name="Contents").first.click()
    expect(player.page.get_by_role("navigation", name="Contents")).to_be_in_viewport()


def test_all_is_open_on_paper_and_only_there(visit: Visit) -> None:
    player = visit(viewport=PHONE)
    player.page.goto(f"{player.address}/rules")
    closed = "document.querySelectorAll('details:not([open])').length"
    before = player.page.evaluate(closed)
    assert before > 30
    player.page.evaluate(
        f"addEventListener('beforeprint', () => {{ document.title = `${{{closed}}} closed`; }})"
    )
    player.page.pdf()
    expect(player.page).to_have_title("0 closed")
    assert player.page.evaluate(closed) == before


@pytest.mark.parametrize("language", languages())
def test_nothing_runs_over_the_edge_of_a_small_phone(visit: Visit, language: str) -> None:
    player = visit(viewport=PHONE, locale=language)
    player.page.goto(f"{player.address}/rules")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(say(language, "rules-title"))
    assert player.page.evaluate(OVERFLOWING) == []
    player.page.evaluate(LARGE)
    expect(player.page.locator("html")).to_have_attribute("data-text", "large")
    player.page.evaluate(UNFOLD)
    assert player.page.evaluate(OVERFLOWING) == []


def test_one_changes_the_language_of_the_rules(player: TablePage) -> None:
    player.page.goto(f"{player.address}/rules")
    player.part("options").click()
    player.page.get_by_label(say("en", "option-language")).select_option("pl")
    clause = player.page.locator("[id='R4.2'] > p").first
    expect(clause).to_have_text(say("pl", "rule-R4-2"))


def test_on_paper_there_is_black_on_white_and_nothing_to_press(visit: Visit) -> None:
    player = visit(color_scheme="dark")
    player.page.add_init_script(DARK)
    player.page.goto(f"{player.address}/rules")
    player.page.emulate_media(media="print")
    expect(player.page.locator("html")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(player.page.locator("h1")).to_have_css("color", "rgb(0, 0, 0)")
    expect(player.page.locator(".sea").first).to_have_css("fill", "rgb(255, 255, 255)")
    expect(player.page.locator("nav, button").locator("visible=true")).to_have_count(0)
    expect(player.page.locator("[id='R3.4']")).to_have_css("break-inside", "avoid")


def test_a_button_prints(player: TablePage) -> None:
    player.page.add_init_script("window.print = () => { document.title = 'printed'; }")
    player.page.goto(f"{player.address}/rules")
    player.part("print").click()
    expect(player.page).to_have_title("printed")


def test_what_others_do_does_not_take_the_link_away(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.start("friends", "Ann", seats="2", settles=False)
    ben.join(ann.invitation, "Ben")
    ann.wait_for_round(0)
    ann.tap(ann.flagged)
    link = ann.part("why").get_by_role("link", name="R2.1")
    link.focus()
    ben.first_entry()
    expect(ann.page.locator("#seats .done")).to_have_count(1)
    expect(link).to_be_focused()
