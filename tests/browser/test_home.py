"""The home page: which table to open, and which to go on with."""

import json
import re

from browser.chromium import PHONE
from browser.conftest import Visit
from browser.table_page import TablePage, Way
from playwright.sync_api import Locator, Route, expect

from hashi.records import find_board

ONE_TABLE = re.compile("/api/tables/[^/]+$")

LOOK_AGAIN_MS = 10_000
"""After so long the home page asks again about the games that go on."""


def names(player: TablePage) -> Locator:
    return player.page.locator("#seats .name")


def press_play(form: Locator) -> None:
    form.get_by_role("button", name="Play", exact=True).click()


def test_who_plays_alone_or_with_bots_needs_no_name(visit: Visit) -> None:
    player = visit(locale="de").start("solo")
    player.first_entry()
    player.wait_for_round(1)
    expect(names(player)).to_have_text(["Spieler 1"])
    player.part("menu").click()
    entries = player.page.get_by_role("dialog").get_by_role("button")
    expect(entries.get_by_text("Namen")).to_have_count(0)  # nobody's name can be taken out
    player.page.set_extra_http_headers({"Accept-Language": "en"})
    player.page.reload()
    expect(names(player)).to_have_text(["Player 1"])
    player.part("menu").click()
    expect(entries.get_by_text("Close the table")).to_be_visible()
    expect(entries.get_by_text(re.compile("name"))).to_have_count(0)


def test_each_bot_has_its_own_level(player: TablePage) -> None:
    form = player.home().fill_in("bots", seats="3")
    form.get_by_label("Bot 2").select_option("master")
    expect(form.get_by_label("Bot 3")).to_be_hidden()
    press_play(form)
    player.wait_for_round(0)
    expect(names(player)).to_have_text(["Player 1", "Novice", "Master"])
    form = player.home().form("bots")
    expect(form.get_by_label("Bot 2")).to_have_value("master")


def test_where_a_name_is_needed_the_field_has_the_focus_and_a_sentence_says_so(
    visit: Visit,
) -> None:
    player = visit(viewport=PHONE).home()
    cases: list[tuple[Way, int]] = [("friends", 0), ("device", 1)]
    for way, missing in cases:
        form = player.fill_in(way, *["Ann"] * missing)
        press_play(form)
        field = form.locator('[name="name"]').nth(missing)
        expect(field).to_be_focused()
        expect(field).to_be_in_viewport(ratio=1)
        expect(form.get_by_role("alert")).to_contain_text("Type")
        expect(form.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_a_board_is_chosen_by_its_picture_with_keys(player: TablePage) -> None:
    form = player.home().form("solo")
    boards = form.get_by_role("group", name="Board").get_by_role("radio")
    boards.first.focus()
    for _ in range(2):
        player.page.keyboard.press("ArrowRight")
    expect(form.get_by_role("radio", name="Harbour · easier still")).to_be_checked()
    player.page.keyboard.press("Enter")
    player.wait_for_round(0)
    harbour = find_board("Harbour").island_names
    assert player.attributes("#board .island", "data-at") == list(harbour)
    expect(player.home().form("solo").get_by_role("radio", name="Harbour")).to_be_checked()


def test_a_running_game_is_the_first_card(player: TablePage) -> None:
    player.start("bots", "Ann", seats="3", board="B")
    player.first_entry()
    player.wait_for_round(1)
    card = player.home().page.locator("main > :visible").first
    for words in ("B · hard", "with Novice and Novice 2", "Round 1 / 17", "It is your turn."):
        expect(card).to_contain_text(words)
    expect(card.locator("svg")).to_be_visible()
    card.click()
    player.wait_for_round(1)
    player.part("menu").click()
    for button in ("Close the table", "Yes"):
        player.page.get_by_role("dialog").get_by_role("button", name=button).click()
    expect(player.part("what")).to_have_text("The table is closed.")
    expect(player.home().part("tables")).to_contain_text("The table is closed.")
    expect(player.part("running")).to_be_hidden()


def start_two(player: TablePage) -> tuple[str, str]:
    """The newest game goes on, and the browser knows that the other is over."""
    tables = []
    for _ in range(2):
        player.start("solo", "Ann")
        player.wait_for_round(0)
        tables.append(player.page.url.rpartition("/")[2])
    over, running = tables
    change_known(player, over, progress={"round": 17, "isOver": True, "points": 9})
    return running, over


def change_known(player: TablePage, table: str, **changes: object) -> None:
    kept = json.loads(player.page.evaluate("() => localStorage.getItem('hashi-tables')"))
    changed = [{**each, **changes} if each["id"] == table else each for each in kept]
    player.page.evaluate(
        "(kept) => localStorage.setItem('hashi-tables', kept)", json.dumps(changed)
    )


def test_older_finished_games_are_asked_about_once_and_questions_wait_for_answers(
    player: TablePage,
) -> None:
    running, over = start_two(player)
    player.page.goto("about:blank")
    player.page.clock.install()
    asked: list[str] = []
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route.request.url.rpartition("/")[2])
        waiting.append(route) if len(asked) <= 2 else route.continue_()

    player.page.route(ONE_TABLE, hold)
    with player.page.expect_request(f"**/api/tables/{over}"):
        player.home()
    player.page.clock.run_for(3 * LOOK_AGAIN_MS)
    player.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    player.page.clock.run_for(LOOK_AGAIN_MS)
    assert asked == [running, over]
    for route in waiting:
        route.continue_()
    for _ in range(1_000):
        if asked.count(running) == 4:
            break
        player.page.clock.run_for(LOOK_AGAIN_MS)
    assert asked == [running, over, running, over, running, running]


def test_a_table_that_was_left_while_it_was_asked_about_invites_nobody(player: TablePage) -> None:
    running, over = start_two(player)
    player.page.goto("about:blank")

    def answer(route: Route) -> None:
        if route.request.url.endswith(running):
            route.continue_()
            return
        change_known(player, over, isSeatLost=True)
        told = route.fetch()
        next_table = {"next": "elsewhere", "next_by": [0]}
        route.fulfill(response=told, json={**told.json(), **next_table})

    player.page.route(ONE_TABLE, answer)
    with player.page.expect_response(f"**/api/tables/{over}"):
        player.home()
    expect(player.page.locator("#tables li")).to_have_count(1)
    expect(player.part("running").locator("span").last).to_contain_text("It is your turn.")


def test_a_long_list_of_names_is_not_cut(visit: Visit) -> None:
    player = visit(viewport=PHONE)
    long = [f"{letter} of the long white sand" for letter in "ABCD"]
    player.start("device", *long).home()
    entry = player.page.locator("#tables strong")
    expect(entry).to_have_text(f"{', '.join(long[:-1])}, and {long[-1]}")
    assert entry.evaluate("(names) => names.scrollWidth <= names.clientWidth")
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
