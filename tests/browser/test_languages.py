"""The pages in every language: as the browser wishes, as one chooses, and on a small phone."""

import pytest
from browser.chromium import PHONE
from browser.conftest import Visit
from browser.table_page import TablePage
from playwright.sync_api import expect

from hashi.i18n.catalogue import languages, say

OVERFLOWING = """() => [...document.querySelectorAll('html, button, summary, li')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
    .map((each) => each.textContent.trim())"""


@pytest.mark.parametrize("language", languages())
def test_a_turn_on_a_small_phone(visit: Visit, language: str) -> None:
    player = visit(viewport=PHONE, locale=language)
    player.open("Ann")
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    expect(player.part("done")).to_have_text(say(language, "button-done"))
    player.first_entry()
    player.wait_for_round(1)
    player.mark(player.line_at(player.plain))
    player.tap(player.flagged)
    reason = say(language, "flag-needs-bridge", island=player.flagged)
    expect(player.part("why")).to_have_text(f"{reason} (R3.4)")
    assert player.page.evaluate(OVERFLOWING) == []


def test_a_name_that_will_not_do_is_told_in_the_words_of_the_page(visit: Visit) -> None:
    player = visit(locale="pl").home()
    form = player.fill_in("device", "Ann", "Ben | Cleo")
    form.locator("button.main").click()
    expect(form.locator(".problem")).to_have_text(say("pl", "bad-name"))
    expect(form.locator('[name="name"]').nth(1)).to_be_focused()
    player.troubles.clear()  # the console tells of the refused request


def test_one_chooses_another(player: TablePage) -> None:
    player.home()
    player.part("options").click()
    player.page.get_by_label(say("en", "option-language")).select_option("el")
    expect(player.page.locator("html")).to_have_attribute("lang", "el")
    expect(player.page.locator(".motto")).to_have_text(say("el", "motto"))
    player.open("Ann")
    expect(player.part("done")).to_have_text(say("el", "button-done"))
