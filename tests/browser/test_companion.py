"""Playing on paper: the cards, the goals, the count, and sheets tapped in."""

import re

from browser.chromium import PHONE
from browser.companion_page import CompanionPage
from browser.conftest import Visit
from browser.table_page import TablePage
from browser.test_languages import OVERFLOWING
from playwright.sync_api import Route, expect

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
    undone = say("en", "call-undone", name="Ben", what=say("en", "goal-red"))
    expect(page.part("undone")).to_have_text(undone)
    page.turn_up(2)
    expect(page.part("undone")).to_be_empty()
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


def test_undoing_takes_back_what_was_done_last_be_it_a_goal_taken_away_or_a_count(
    player: TablePage,
) -> None:
    page = CompanionPage(player).begin_at_the_end("Ann", "Ben")
    page.reach("blue", 0, "7")
    page.goal("blue", 0).click()
    expect(page.goal("blue", 0)).to_have_text("")
    page.part("undo").click()
    expect(page.goal("blue", 0)).to_have_text("7")
    expect(page.goal("red", 1)).to_have_text("5")
    page.count(0, "9")
    page.reach("six", 1, "8")
    page.part("undo").click()
    expect(page.goal("six", 1)).to_have_text("")
    expect(page.part("islands-0")).to_have_value("9")
    page.count(0, "")
    page.part("undo").click()
    expect(page.part("islands-0")).to_have_value("9")


def test_a_double_tap_turns_up_one_card(player: TablePage) -> None:
    page = CompanionPage(player).begin("Ann")
    page.part("next").dblclick()
    page.expect_round(1)
    page.reach("red", 0, "9")  # answered after all that was asked before
    expect(page.part("round")).to_have_text("1 / 17")
    page.turn_up(2)


def test_an_answer_about_an_earlier_game_comes_too_late(player: TablePage) -> None:
    page = CompanionPage(player).begin("Ann")
    page.turn_up(1)
    waiting: list[Route] = []
    player.page.route("**/api/companion", lambda route: waiting.append(route))
    with player.page.expect_request("**/api/companion"):
        page.part("next").click()
    page.part("new").click()
    page.answer("Yes")
    expect(page.part("setup")).to_be_visible()
    with player.page.expect_response("**/api/companion"):
        waiting[0].continue_()
    player.page.unroute("**/api/companion")
    page.part("setup").get_by_role("textbox").first.fill("Cleo")
    page.part("setup").locator("button.main").click()
    page.turn_up(1)
    expect(page.part("goals")).to_contain_text("Cleo")


def test_again_is_on_the_same_board_and_forgets_sheets_only_once_it_begins(
    player: TablePage,
) -> None:
    page = CompanionPage(player).begin_at_the_end("Ann", "Ben", board="B")
    page.open_sheet("#0")
    page.part("text").fill("c2=3")
    page.open_cards()
    page.count(0, "9")
    page.count(1, "9")
    player.page.route("**/api/companion", lambda route: route.abort())
    page.part("again").click()
    expect(page.part("problem")).to_have_text(say("en", "home-no-connection"))
    expect(page.part("result")).to_be_visible()
    kept = player.page.evaluate("() => JSON.parse(localStorage.getItem('hashi-companion'))")
    assert kept["sheets"] == {"0": "c2=3"}
    player.page.unroute("**/api/companion")
    page.part("again").click()
    expect(page.part("next")).to_have_text(say("en", "companion-first"))
    expect(page.part("next")).to_be_focused()
    kept = player.page.evaluate("() => JSON.parse(localStorage.getItem('hashi-companion'))")
    assert (kept["call"]["board"], kept["sheets"]) == ("B", {})
    player.troubles.clear()  # the browser's own word on the request that failed


def test_the_board_is_chosen_with_the_names_and_a_sheet_under_the_game_belongs_to_it(
    player: TablePage,
) -> None:
    page = CompanionPage(player).begin("Ann", "Ben", board="B")
    page.turn_up(1)
    page.part("along").get_by_role("link").click()
    expect(page.part("boards")).to_have_value("B")
    page.type_sheet("")
    expect(page.part("found")).to_contain_text(say("en", "sheet-cards", cards=1))
    expect(page.part("take")).to_be_hidden()


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
    expect(page.part("next")).to_be_enabled()
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


def test_the_loudspeaker_follows_the_settings_and_is_silent_when_off(player: TablePage) -> None:
    page = CompanionPage(player).begin("Ann")
    page.page.evaluate("""() => {
      window.silenced = 0;
      speechSynthesis.cancel = () => { window.silenced += 1; };
    }""")
    page.part("options").click()
    spoken = page.page.get_by_label(say("en", "option-speech"))
    spoken.check()
    expect(page.part("aloud")).to_have_attribute("aria-pressed", "true")
    assert page.page.evaluate("() => window.silenced") == 0
    spoken.uncheck()
    expect(page.part("aloud")).to_have_attribute("aria-pressed", "false")
    assert page.page.evaluate("() => window.silenced") == 1


def test_what_is_wrong_is_told_and_changes_nothing(player: TablePage) -> None:
    page = CompanionPage(player)
    page.page.goto(f"{player.address}/companion")
    page.part("setup").locator("button.main").click()
    expect(page.part("problem")).to_have_text(say("en", "unreadable-nobody-plays"))
    page.begin_at_the_end("Ann", "Ben")
    page.part("islands-0").fill("99")
    page.part("islands-0").press("Tab")
    expect(page.part("islands-0")).to_have_accessible_description(re.compile("18 islands"))
    expect(page.part("problem")).to_be_empty()
    page.part("islands-1").fill("5.5")
    page.part("islands-1").press("Tab")
    whole = say("en", "unreadable-not-a-count", text="5.5")
    expect(page.part("islands-1")).to_have_accessible_description(whole)
    expect(page.part("islands-0")).to_have_value("99")
    page.count(0, "5")
    expect(page.part("islands-0")).to_have_accessible_description("")
    expect(page.part("islands-1")).to_have_value("5.5")
    expect(page.part("result")).to_be_hidden()


def test_what_is_wrong_with_a_sheet_stands_beside_its_field_which_has_the_focus(
    player: TablePage,
) -> None:
    page = CompanionPage(player)
    page.open_sheet()
    page.part("text").fill("c2=3 c2+d2")
    page.part("check").click()
    expect(page.part("text")).to_have_accessible_description(re.compile("“c2[+]d2” is no mark"))
    expect(page.part("text")).to_be_focused()
    page.part("text").fill("c2=3")
    expect(page.part("text")).to_have_accessible_description("")
    page.part("boards").select_option("")
    page.part("rows").fill("oo\noo")
    page.part("own").get_by_role("button").click()
    expect(page.part("rows")).to_have_accessible_description(re.compile(r"\(R1\.2\)"))
    expect(page.part("rows")).to_be_focused()
    expect(player.island("c2")).to_be_visible()


def test_a_goal_that_a_checked_sheet_lacks_is_counted_only_after_a_question(
    player: TablePage,
) -> None:
    page = CompanionPage(player).begin("Ann", "Ben")
    page.turn_up(1)
    page.open_sheet("#1")
    page.type_sheet("c2=3")
    page.open_cards()
    page.reach("red", 0, "9")  # whose sheet nobody has checked
    red = say("en", "goal-red")
    doubt = say("en", "companion-doubt", name="Ben", card=1, goal=red)
    page.goal("red", 1).click()
    expect(page.question).to_have_accessible_name(red)
    expect(page.question).to_have_accessible_description(doubt)
    page.page.keyboard.press("Escape")
    expect(page.goal("red", 1)).to_be_focused()
    expect(page.goal("red", 1)).to_have_text("")
    page.goal("red", 1).click()
    page.answer(say("en", "companion-doubt-count"))
    expect(page.goal("red", 1)).to_have_text("9")
    page.open_sheet("#1")
    page.check()
    missing = say("en", "sheet-goal-missing", name="Ben", goal=red)
    expect(page.part("found")).to_contain_text(missing)
    page.open_cards()
    page.turn_up(2)
    page.reach("blue", 1, "7")  # with a card since the check, anything can be


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
    strange = "c2=5 c2+d2 C2-d2-E2 a4=3=5"
    page.part("text").fill(f"C2=3 d2–c2 a2=c2 a2=c2 a2-c2 {strange}")
    expect(player.number("c2")).to_have_text("3")
    player.tap("d2")
    typed = f"c2=3 d2=1 c2-d2 a2=c2 a2=c2 a2-c2 {strange}"
    expect(page.part("text")).to_have_value(typed)
    player.tap("a2-c2")
    expect(page.part("text")).to_have_value(f"c2=3 d2=1 c2-d2 {strange}")
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
    page.part("new").click()
    sure = say("en", "companion-new-sure")
    expect(page.question).to_have_accessible_description(sure)
    page.answer(say("en", "companion-new-stay"))
    expect(page.part("new")).to_be_focused()
    page.expect_round(1)
    page.part("new").click()
    page.answer("Yes")
    expect(page.part("setup").get_by_role("textbox").first).to_be_focused()


def test_a_card_turned_up_while_a_sheet_is_checked_is_not_lost(player: TablePage) -> None:
    page = CompanionPage(player).begin("Ann", "Ben")
    page.turn_up(1)
    beside = CompanionPage(TablePage(player.page.context.new_page(), player.address))
    beside.open_sheet("#1")
    beside.part("text").fill("c2=3")
    waiting: list[Route] = []
    beside.page.route("**/api/companion/sheet", lambda route: waiting.append(route))
    with beside.page.expect_request("**/api/companion/sheet"):
        beside.part("check").click()
    page.turn_up(2)
    page.reach("red", 0, "9")
    waiting[0].continue_()
    expect(beside.part("found").locator(".verdict")).to_be_visible()
    page.page.reload()
    page.expect_round(2)
    expect(page.goal("red", 0)).to_have_text("9")
    assert beside.player.troubles == []


def test_what_was_checked_on_another_board_raises_no_doubts(player: TablePage) -> None:
    page = CompanionPage(player).begin("Ann", "Ben")
    page.turn_up(1)
    page.open_sheet("#1")
    page.type_sheet("c2=3")
    with player.page.expect_response("**/api/companion/board"):
        page.part("boards").select_option("B")
    expect(page.part("found")).to_be_empty()
    page.open_cards()
    page.reach("red", 1, "9")
