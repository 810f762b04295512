"""How one likes the pages is kept, and holds for all of them."""

from browser.table_page import TablePage
from playwright.sync_api import expect


def test_settings_hold_on_every_page(player: TablePage) -> None:
    root = player.page.locator("html")
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    player.home()
    light = player.page.evaluate(paper)
    player.page.locator("#options").click()
    for name, choice in {
        "theme": "dark",
        "text": "large",
        "hand": "left",
        "motion": "none",
    }.items():
        player.page.locator(f"#option-{name}").select_option(choice)
        expect(root).to_have_attribute(f"data-{name}", choice)
    assert player.page.evaluate(paper) != light
    player.page.locator("dialog[open] button.main").click()
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.open("Ann")
    for name, choice in {"theme": "dark", "text": "large", "hand": "left"}.items():
        expect(root).to_have_attribute(f"data-{name}", choice)
    assert player.page.evaluate(paper) != light


def test_at_a_table_they_are_in_its_menu(player: TablePage) -> None:
    player.open("Ann")
    player.wait_for_round(0)
    player.part("menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(player.part("option-language")).to_be_visible()
