"""Learning by playing: every lesson, wrong tries, help and progress."""

import re
from pathlib import Path

import pytest
from browser.chromium import LAPTOP, PHONE
from browser.conftest import Visit
from browser.lesson_page import LessonPage
from browser.table_page import TablePage
from browser.test_languages import OVERFLOWING
from our_lessons import add_documented
from playwright.sync_api import Route, expect

from hashi.i18n.catalogue import say
from hashi.learn import Lesson, lesson_files, lesson_named, lessons, parse_lesson
from hashi.records.library import file_names

TURN_ENDS = "() => document.getElementById('turn').getBoundingClientRect().bottom - innerHeight"
"""By how many pixels what one needs for a turn is longer than the window."""

SETTLING_MS = 800
"""For how long a button does nothing after it has appeared."""


pytestmark = pytest.mark.usefixtures("only_ours")


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """The lesson of the document, among ours."""
    monkeypatch.setattr(lesson_files, "file_names", file_names)
    file = add_documented(tmp_path, monkeypatch)
    return parse_lesson("flag-too-soon", file.read_text(encoding="utf-8"))


def board_size(player: TablePage) -> tuple[float, float]:
    box = player.page.locator("#board").bounding_box()
    assert box
    return box["width"], box["height"]


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
        sizes = set()
        for number, step in enumerate(lesson.steps, 1):
            page.expect_step(number)
            expect(player.page.locator("body.kept")).to_be_attached()
            assert player.page.evaluate(TURN_ENDS) <= 0, (lesson.name, number)
            assert player.page.evaluate(OVERFLOWING) == []
            sizes.add(board_size(player))
            page.play(step)
        expect(page.part("end")).to_be_visible()
        sizes.add(board_size(player))
        assert len(sizes) == 1, (lesson.name, sizes)
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


def test_one_starts_a_lesson_anew(player: TablePage) -> None:
    page = opened(player, "number")
    expect(page.part("anew")).to_be_hidden()
    page.mark("a1")
    player.done()
    page.expect_step(2)
    player.page.get_by_role("button", name=say("en", "lesson-anew")).click()
    page.expect_step(1)
    expect(player.island("a1").locator(".number")).to_be_empty()
    expect(page.part("anew")).to_be_hidden()
    expect(player.page.locator("#board .island:focus")).to_have_count(1)
    player.page.reload()
    page.expect_step(1)


@pytest.mark.parametrize("kept", ['["z9 -"]', '{"moves": 1}', '[["a1"], 7]', "no JSON"])
def test_a_lesson_begins_anew_where_what_was_kept_is_of_no_use(
    player: TablePage, kept: str
) -> None:
    store = (
        "(kept) => ['-mistake', 's'].map((of) => localStorage.setItem(`hashi-lesson${of}`, kept))"
    )
    player.home().page.evaluate(store, kept)
    opened(player, "mistake").play_to_the_end()
    player.page.locator(".back").click()
    expect(player.page.locator(".lessons .done")).to_have_count(1)
    player.troubles.clear()  # the console tells of moves that were refused


def test_gold_is_what_is_allowed_and_an_arrow_shows_where_to_look(player: TablePage) -> None:
    page = opened(player, "crossing")
    expect(player.page.locator("[data-hint]")).to_have_count(0)
    expect(player.page.locator("#arrows .shaft")).to_have_count(1)
    beside = """() => {
      const [arrow, island] = ["#arrows .shaft", "#island-c1"].map((each) =>
        document.querySelector(each).getBoundingClientRect());
      return [island.x - arrow.right, island.y - arrow.bottom, island.width];
    }"""
    right, below, width = player.page.evaluate(beside)
    assert -width / 2 < right < 0
    assert -width / 2 < below < 0
    page.play_to_the_end()
    expect(player.page.locator("#arrows .shaft")).to_have_count(0)


def test_the_shown_move_is_one_that_can_still_be_made(player: TablePage) -> None:
    """The 2 stands where the lesson has its own 4."""
    page = opened(player, "number")
    page.mark("e1")
    player.done()
    page.expect_step(2)
    for _ in range(2):
        player.pass_()
        expect(page.part("why")).to_have_text(say("en", "lesson-number-2-otherwise"))
        page.part("undo").click()
    page.part("hint").click()
    expect(player.page.locator("#board .island[data-draft]")).to_have_count(1)
    player.done()
    expect(page.part("end")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_novices_sheet_is_there_and_grows_on_a_tap(
    visit: Visit, viewport: dict[str, int]
) -> None:
    player = visit(viewport=viewport)
    page = opened(player, "first-game")
    page.play(page.lesson.steps[0])
    page.expect_step(2)
    sheet = page.part("others").get_by_role("button")
    expect(sheet).to_have_accessible_name(re.compile("^Novice"))
    sheet.scroll_into_view_if_needed()
    box = sheet.locator("svg").bounding_box()
    assert box
    assert box["width"] >= 120
    expect(sheet.locator("[data-at='b3'] .number")).to_have_text("3")
    sheet.click()
    dialog = player.page.get_by_role("dialog", name="Novice")
    expect(dialog.locator("[data-at='b3'] .number")).to_have_text("3")
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(sheet).to_be_focused()


def test_second_taps_skip_neither_the_end_nor_what_follows(player: TablePage) -> None:
    page = opened(player, "crossing")
    for each in ("c1", "a1-c1", "a1-c1"):
        page.mark(each)
    expect(page.part("done")).to_be_enabled()
    player.page.evaluate("() => { performance.now(); time.pause = 0; }")
    player.press("done")
    expect(page.part("end")).to_be_visible()
    player.page.evaluate("(ms) => { time.now += ms; }", SETTLING_MS - 1)
    page.part("on").click()
    expect(page.part("end")).to_be_visible()
    expect(player.page).to_have_url(f"{player.address}/learn/crossing")
    player.page.evaluate("() => { time.now += 1; }")
    page.part("on").click()
    expect(player.page).to_have_url(f"{player.address}/learn/all-or-nothing")


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
    expect(player.bridges("a1-c1")).to_have_attribute("data-draft", "1")
    page.part("undo").focus()
    keys.press("Enter")
    expect(player.bridges("a1-c1")).to_have_attribute("data-count", "0")
    expect(player.page.locator("#board .island:focus")).to_have_count(1)
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


def test_a_lesson_of_ones_own_is_played_like_any_other(player: TablePage, added: Lesson) -> None:
    player.page.goto(f"{player.address}/learn")
    player.page.get_by_role("link", name=added.title).click()
    page = LessonPage(player, added)
    for step in added.steps:
        page.expect_text(step.text)
        page.play(step)
    expect(page.part("say")).to_have_text(added.end)
