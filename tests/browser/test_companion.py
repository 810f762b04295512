"""Playing on paper: the cards, the goals, the count, and sheets tapped in."""

from browser.chromium import PHONE
from browser.companion_page import CompanionPage
from browser.conftest import Visit
from browser.table_page import TablePage
from browser.test_languages import OVERFLOWING
from playwright.sync_api import expect

from hashi.i18n.catalogue import say

SPOKEN = """() => {
  window.spoken = [];
  speechSynthesis.speak = (words) => window.spoken.push(`${words.lang}: ${words.text}`);
}"""


def test_two_play_with_undo_a_reload_and_a_sheet_tapped_in(visit: Visit) -> None:
    player = visit(viewport=PHONE, has_touch=True)
    page = CompanionPage(player).begin("Ann", "Ben")
    expect(page.part("tally")).to_be_hidden()
    page.turn_up(1)
    page.reach("red", 0, "9")
    page.reach("red", 1, "9")
    page.part("undo").click()
    expect(page.goal("red", 1)).to_have_text("")
    page.turn_up(2)
    page.reach("red", 1, "5")
    expect(page.goal("red", 0)).to_be_disabled()
    page.page.reload()
    page.expect_round(2)
    expect(page.part("round")).to_have_text("2 / 17")
    expect(page.goal("red", 1)).to_have_text("5")
    page.turn_up_all(3)
    assert page.page.evaluate(OVERFLOWING) == []
    page.part("earlier").click()
    page.reach("six", 1, "8")
    page.count(0, "10")
    page.part("count").get_by_role("link", name="Ben").click()
    expect(page.part("whose")).to_have_text("Ben")
    expect(player.island("c2")).to_be_visible()
    for at in ("c2", "c2", "c2", "a4", "a4-b4", "b4", "b4", "b1-b4", "a2-c2"):
        player.tap(at)
    expect(page.part("text")).to_have_value("c2=3 a4=1 b4=2 a4-b4 b1-b4 a2-c2")
    page.check()
    expect(page.part("found")).to_contain_text(say("en", "sheet-verdict", count=1))
    expect(page.part("found").get_by_role("link")).to_have_attribute("href", "/rules#R4.2")
    expect(player.island("b1")).to_have_attribute("data-hint", "")
    player.tap("a2-c2")
    player.tap("a2-c2")
    expect(page.part("found")).to_be_empty()
    player.tap("c2-c4")
    player.tap("c4")
    page.page.reload()
    expect(player.number("c2")).to_have_text("3")
    page.check()
    expect(page.part("found")).to_contain_text(say("en", "sheet-verdict", count=0))
    page.part("take").click()
    expect(page.part("result")).to_contain_text("Ann wins")
    expect(page.part("result").locator(".total td").first).to_contain_text("29")
    page.part("again").click()
    expect(page.part("next")).to_have_text(say("en", "companion-first"))


def test_alone_one_gets_a_rank(player: TablePage) -> None:
    page = CompanionPage(player).begin("Ann")
    page.turn_up(1)
    expect(page.part("piles")).to_be_visible()
    expect(page.part("goals")).to_contain_text("by card 7")
    page.turn_up_all(2)
    expect(page.goal("red", 0)).to_be_focused()
    page.reach("blue", 0, "3")
    page.count(0, "18")
    expect(page.part("verdict")).to_be_focused()
    expect(page.part("result")).to_contain_text(say("en", "rank-1"))
    expect(page.part("result")).to_contain_text("39")


def test_by_keyboard_only(player: TablePage) -> None:
    page = CompanionPage(player)
    keys = page.page.keyboard
    page.page.goto(f"{player.address}/companion")
    expect(page.page.locator("input:focus")).to_have_count(1)
    keys.type("Ann")
    keys.press("Tab")
    keys.type("Ben")
    keys.press("Enter")
    expect(page.part("next")).to_be_focused()
    keys.press("Enter")
    page.expect_round(1)
    expect(page.part("next")).to_be_focused()
    for _ in range(4):  # past the names, which lead to sheets
        keys.press("Tab")
    expect(page.goal("red", 1)).to_be_focused()
    keys.press("Space")
    expect(page.goal("red", 1)).to_have_text("9")
    expect(page.goal("red", 1)).to_be_focused()
    page.open_sheet()
    page.page.locator("#island-b1").focus()
    keys.press("5")
    expect(player.number("b1")).to_have_text("5")
    keys.press("Space")
    expect(player.number("b1")).to_have_text("6")
    keys.press("Shift+ArrowRight")
    expect(player.bridges("b1-e1")).to_have_attribute("data-count", "1")
    expect(page.part("text")).to_have_value("b1=6 b1-e1")


def test_cards_and_goals_are_read_out_in_the_language_of_the_page(visit: Visit) -> None:
    page = CompanionPage(visit(locale="de")).begin("Ann", "Ben")
    page.page.evaluate(SPOKEN)
    page.part("aloud").click()
    expect(page.part("aloud")).to_have_attribute("aria-pressed", "true")
    page.turn_up(1)
    page.reach("six", 1, "8")
    card = page.part("card").get_attribute("aria-label")
    award = say("de", "news-award", name="Ben", goal=say("de", "goal-six"), points=8)
    expect(page.part("live")).to_have_text(award)
    assert page.page.evaluate("() => window.spoken") == [f"de: {card}", f"de: {award}"]


def test_what_is_wrong_is_told_and_changes_nothing(player: TablePage) -> None:
    page = CompanionPage(player)
    page.page.goto(f"{player.address}/companion")
    page.part("setup").locator("button.main").click()
    expect(page.part("problem")).to_have_text(say("en", "unreadable-nobody-plays"))
    page.begin_at_the_end("Ann", "Ben")
    page.part("islands-0").fill("99")
    page.part("islands-0").press("Tab")
    expect(page.part("problem")).to_contain_text("18")
    expect(page.part("islands-0")).to_have_value("")
    page.open_sheet()
    page.part("text").fill("c2=3 c2+d2")
    page.part("check").click()
    expect(page.part("problem")).to_contain_text("c2+d2")
    page.part("boards").select_option("")
    page.part("rows").fill("oo\noo")
    page.part("own").get_by_role("button").click()
    expect(page.part("problem")).to_contain_text("(R1.2)")
    expect(player.island("c2")).to_be_visible()


def test_a_server_that_is_gone_is_told_and_loses_nothing(player: TablePage) -> None:
    page = CompanionPage(player).begin("Ann")
    page.turn_up(1)
    player.page.route("**/api/companion", lambda route: route.abort())
    page.part("next").click()
    expect(page.part("problem")).to_have_text(say("en", "home-no-connection"))
    page.expect_round(1)
    player.page.reload()
    expect(page.part("retry")).to_be_visible()
    expect(page.part("setup")).to_be_hidden()
    player.page.unroute("**/api/companion")
    page.part("retry").click()
    page.expect_round(1)
    page.turn_up(2)
    player.troubles.clear()  # the browser's own word on the requests that failed


def test_ones_own_board_is_drawn_and_remembered(player: TablePage) -> None:
    page = CompanionPage(player)
    page.open_sheet()
    page.part("boards").select_option("")
    rows = "oR.o..\n.ooBR.\no....o\n.R..oR\noB.oo.\n....Bo"
    page.part("rows").fill(rows)
    page.part("own").get_by_role("button").click()
    expect(player.island("a1")).to_be_visible()
    player.tap("a1")
    player.page.reload()
    expect(player.number("a1")).to_have_text("1")
    expect(page.part("rows")).to_have_value(rows)


def test_a_tap_leaves_what_was_typed(player: TablePage) -> None:
    page = CompanionPage(player)
    page.open_sheet()
    page.part("text").fill("C2=3 c2=5 d2–c2 a2=c2 a2-c2 c2+d2")
    expect(player.number("c2")).to_have_text("3")
    player.tap("d2")
    typed = "c2=3 d2=1 c2-d2 a2=c2 a2-c2 c2=5 c2+d2"
    expect(page.part("text")).to_have_value(typed)
    player.tap("a2-c2")
    expect(page.part("text")).to_have_value("c2=3 d2=1 c2-d2 c2=5 c2+d2")
    page.part("clear").click()
    expect(page.part("text")).to_have_value("")


def test_a_sheet_of_nobody_at_the_table_is_any_sheet(player: TablePage) -> None:
    page = CompanionPage(player).begin_at_the_end("Ann", "Ben")
    page.open_sheet("#2")
    page.type_sheet("c2=3")
    expect(page.part("whose")).to_be_empty()
    expect(page.part("take")).to_be_hidden()


def test_a_new_game_is_begun_only_after_a_question(player: TablePage) -> None:
    page = CompanionPage(player).begin("Ann", "<b>Ben</b>")
    page.turn_up(1)
    expect(page.part("goals")).to_contain_text("<b>Ben</b>")
    page.part("new").click()  # the question is not answered with yes
    assert player.troubles == [f"dialog: {say('en', 'companion-new-sure')}"]
    player.troubles.clear()
    page.expect_round(1)
