"""Learning by playing: every lesson, wrong tries, help and progress."""

import pytest
from browser.chromium import PHONE
from browser.conftest import Visit
from browser.lesson_page import LessonPage
from browser.table_page import TablePage
from browser.test_languages import OVERFLOWING
from playwright.sync_api import Route, expect

from hashi.i18n.catalogue import say
from hashi.learn import lesson_named, lessons

SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"


def opened(player: TablePage, name: str) -> LessonPage:
    lesson = lesson_named(name)
    assert lesson
    return LessonPage(player, lesson).open()


def test_every_lesson_is_played_to_its_end_on_a_small_phone(visit: Visit) -> None:
    language = "el"  # which has the longest texts
    player = visit(viewport=PHONE, locale=language, has_touch=True)
    player.page.goto(f"{player.address}/learn/{lessons()[0].name}")
    for lesson in lessons():
        page = LessonPage(player, lesson)
        for number, step in enumerate(lesson.steps, 1):
            page.expect_step(number)
            assert not player.page.evaluate(SCROLLS), (lesson.name, number)
            assert player.page.evaluate(OVERFLOWING) == []
            page.play(step)
        expect(page.part("end")).to_be_visible()
        if lesson.name != "first-game":
            end = say(language, f"lesson-{lesson.name}-end", own=0, other=0, ahead="yes")
            expect(page.part("say")).to_have_text(end)
            page.part("on").click()
    expect(page.part("say")).to_contain_text("12")
    player.page.goto(f"{player.address}/learn")
    expect(player.page.locator(".lessons .done")).to_have_count(len(lessons()))
    assert player.page.evaluate(OVERFLOWING) == []


def test_progress_is_kept_and_shown(player: TablePage) -> None:
    player.home()
    expect(player.part("learn")).not_to_have_class("way known")
    player.part("learn").click()
    expect(player.page.locator(".lessons .next")).to_have_attribute("data-lesson", "number")
    opened(player, "number").play_to_the_end()
    player.page.reload()
    player.page.locator(".back").click()
    expect(player.page.locator(".lessons .done")).to_have_count(1)
    expect(player.part("progress")).to_have_text(f"1 of {len(lessons())}")
    expect(player.page.locator(".lessons .next")).to_have_attribute("data-lesson", "bridges")
    player.home()
    expect(player.part("learn")).to_have_class("way known")
    expect(player.part("learn")).to_contain_text(f"1 of {len(lessons())}")


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 800}])
def test_learning_stands_on_the_first_screen(visit: Visit, viewport: dict[str, int]) -> None:
    player = visit(viewport=viewport).home()
    expect(player.part("learn")).to_be_in_viewport(ratio=1)


def test_a_rule_answers_with_its_reason_and_a_link_to_its_clause(player: TablePage) -> None:
    page = opened(player, "crossing")
    page.mark("c1")
    expect(player.page.locator("#line-a1-c1")).to_have_attribute("data-allowed", "")
    player.tap("c1-c5")
    expect(page.part("why")).to_have_text(f"{say('en', 'bridges-cross')} (R4.2)")
    link = page.part("why").get_by_role("link")
    expect(link).to_have_attribute("href", "/rules#R4.2")


def test_after_two_wrong_tries_the_lesson_shows_the_move(player: TablePage) -> None:
    page = opened(player, "flags")
    for _ in range(2):
        expect(page.part("hint")).to_be_hidden()
        player.pass_()
        expect(page.part("why")).to_have_text(say("en", "lesson-flags-1-otherwise"))
        page.mark("a1-a3")
        expect(page.part("why")).to_have_text(say("en", "turn-whole"))
        page.part("undo").click()
        expect(player.bridges("a1-a3")).to_have_attribute("data-count", "0")
    page.part("hint").click()
    expect(player.bridges("a1-c1")).to_have_attribute("data-draft", "1")
    player.done()
    page.expect_step(2)
    expect(page.part("hint")).to_be_hidden()


def test_a_reload_goes_on_where_one_was(player: TablePage) -> None:
    page = opened(player, "mistake")
    page.play(page.lesson.steps[0])
    page.expect_step(2)
    player.page.reload()
    page.expect_step(2)
    page.play(page.lesson.steps[1])
    expect(page.part("end")).to_be_visible()
    player.page.reload()
    page.expect_step(1)


def test_a_lesson_that_has_changed_begins_anew(player: TablePage) -> None:
    player.home().page.evaluate("() => localStorage.setItem('hashi-lesson-mistake', '[\"z9 -\"]')")
    opened(player, "mistake")
    player.troubles.clear()  # the console tells of the refused request


def test_a_mistake_that_stays_one_is_not_accepted(player: TablePage) -> None:
    page = opened(player, "mistake")
    page.play(page.lesson.steps[0])
    page.expect_step(2)
    expect(page.part("why")).to_contain_text("(R3.4)")
    page.mark("c1")
    player.done()
    within = say("en", "flag-needs-bridge", island="c1")
    expect(page.part("why")).to_have_text(f"{say('en', 'fix-still-wrong', fault=within)} (R7.2)")
    page.part("undo").click()
    page.play(page.lesson.steps[1])
    expect(page.part("end")).to_be_visible()


def test_a_lesson_can_be_repeated(player: TablePage) -> None:
    page = opened(player, "bridges")
    page.play_to_the_end()
    page.part("again").click()
    page.expect_step(1)
    expect(player.bridges("a1-c1")).to_have_attribute("data-count", "0")
    page.play_to_the_end()


def test_by_keyboard_only(player: TablePage) -> None:
    page = opened(player, "bridges")
    keys = player.page.keyboard
    for _ in range(30):
        if player.page.locator("#board .island:focus").count():
            break
        keys.press("Tab")
    keys.press("Shift+ArrowRight")
    expect(player.bridges("a1-c1")).to_have_attribute("data-draft", "1")
    keys.press("Escape")
    expect(player.bridges("a1-c1")).to_have_attribute("data-count", "0")
    keys.press("Shift+ArrowRight")
    expect(page.part("done")).to_be_enabled()
    keys.press("Enter")
    page.expect_step(2)
    for count in ("1", "2"):
        keys.press("Shift+ArrowDown")
        expect(player.bridges("a1-a3")).to_have_attribute("data-draft", count)
    expect(page.part("done")).to_be_enabled()
    keys.press("Enter")
    expect(page.part("on")).to_be_focused()
    keys.press("Enter")
    expect(player.page).to_have_url(f"{player.address}/learn/finished")


def test_whoever_taps_before_the_answer_is_not_refused_by_an_older_one(player: TablePage) -> None:
    page = opened(player, "bridges")
    page.mark("a1-c1")
    expect(page.part("done")).to_be_enabled()

    def tap_meanwhile(route: Route) -> None:
        player.tap("a1-a3")
        route.continue_()

    player.page.route("**/api/lessons/**", tap_meanwhile, times=1)
    page.part("undo").click()
    expect(player.bridges("a1-a3")).to_have_attribute("data-draft", "1")
    expect(page.part("why")).to_have_text(say("en", "turn-whole"))


def test_a_server_that_is_gone_is_told(player: TablePage) -> None:
    page = opened(player, "bridges")
    player.page.route("**/api/lessons/**", lambda route: route.abort())
    player.tap("a1-c1")
    expect(page.part("why")).to_have_text(say("en", "home-no-connection"))
    expect(player.bridges("a1-c1")).to_have_attribute("data-count", "0")
    player.page.unroute("**/api/lessons/**")
    page.play_to_the_end()
    player.troubles.clear()  # the browser's own word on the requests that failed


def test_the_first_game_leads_on_to_a_real_one(player: TablePage) -> None:
    page = opened(player, "first-game")
    for number in range(1, 6):
        page.expect_step(number)
        player.pass_()
    expect(page.part("say")).to_contain_text("You 0, novice 10.")
    page.part("on").click()
    expect(player.page.locator('details[data-way="bots"] form')).to_be_visible()
