"""Keyboard only, and touch only on a small phone."""

import math
from functools import partial
from typing import Any

import pytest
from browser.chromium import LAPTOP, PHONE
from browser.conftest import Visit
from browser.table_page import TablePage
from playwright.sync_api import expect

ON_A_PHONE: dict[str, Any] = {
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

FINGER = 44
"""Pixels: what a fingertip hits."""

TOO_SMALL = """(finger) => {
  const seen = [...document.querySelectorAll('button, a')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }));
  return seen.filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height) < finger;
  }).map((each) => each.outerHTML);
}"""
"""What can be pressed, all of it measured at one moment: what others do changes the page."""

REACH = """() => {
  const parts = document.querySelectorAll('#board svg, #card, #words, #buttons, #cards');
  return Math.max(...[...parts].map((each) => each.getBoundingClientRect().bottom));
}"""

FOCUSED = "() => document.activeElement?.getAttribute('data-at') ?? null"

ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}


def tab_to(player: TablePage, selector: str) -> None:
    """With nothing but the Tab key."""
    for _ in range(40):
        if player.page.locator(f"{selector}:focus").count():
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def arrow(line: str, start: str) -> str:
    """The arrow key that leads along a line."""
    one, other = line.split("-")
    end = other if one == start else one
    across, down = ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])
    return ARROWS[(across > 0) - (across < 0), (down > 0) - (down < 0)]


def test_by_keyboard_only(player: TablePage) -> None:
    keys = player.page.keyboard
    player.home()
    tab_to(player, 'details[data-way="solo"] > summary')
    keys.press("Enter")
    tab_to(player, 'details[data-way="solo"] [name="name"]')
    keys.type("Ann")
    keys.press("Enter")
    player.wait_for_round(0)
    keys.press("ArrowRight")
    start = player.page.evaluate(FOCUSED)
    assert start, "where nothing has the focus, arrows lead to the board"
    while start not in player.turn.islands:
        keys.press("ArrowRight")
        start = player.page.evaluate(FOCUSED)
    player.confirmed(lambda: keys.press("3"))
    expect(player.number(start)).to_have_text("3")
    keys.press("Enter")
    player.wait_for_round(1)
    assert player.page.evaluate(FOCUSED) == start, "a new card leaves one where one is"

    line = next(line for line in player.turn.lines if start in line.split("-"))
    player.confirmed(lambda: keys.press(f"Shift+{arrow(line, start)}"))
    expect(player.bridges(line)).to_have_attribute("data-draft", "1")
    player.confirmed(lambda: keys.press("u"))
    expect(player.bridges(line)).to_have_attribute("data-count", "0")
    keys.press(arrow(line, start))
    other = player.page.evaluate(FOCUSED)
    assert {start, other} == set(line.split("-"))
    tab_to(player, "#skip")
    keys.press("Enter")
    expect(player.part("done")).to_be_enabled()
    tab_to(player, "#done")
    keys.press("Enter")
    player.wait_for_round(2)
    expect(player.island(other)).to_be_focused()  # from the button back to where one was
    keys.press("h")
    expect(player.part("why")).to_contain_text("Look around")
    keys.press("p")
    expect(player.part("what")).to_have_text("You pass: no number, no bridges.")
    keys.press("Enter")
    player.wait_for_round(3)


def test_keys_for_the_board_are_left_to_whatever_has_the_focus(player: TablePage) -> None:
    keys = player.page.keyboard
    player.open("Ann", hints=False)
    player.first_entry()
    player.wait_for_round(1)
    player.part("log").focus()
    keys.press("ArrowDown")
    expect(player.part("log")).to_be_focused()
    player.part("options").click()
    colours = player.page.locator("#option-theme")
    colours.focus()
    for key in ("p", "ArrowDown"):
        keys.press(key)
        expect(colours).to_be_focused()
    keys.press("Escape")
    expect(player.part("what")).not_to_contain_text("pass")
    keys.press("h")  # where there are no hints
    expect(player.part("why")).to_have_text("Tap an island or a line, or pass.")


def test_arrows_lead_to_every_island(player: TablePage) -> None:
    player.open("Ann")
    player.wait_for_round(0)
    tab_to(player, "#board .island")
    seen, trail = set[str](), [player.page.evaluate(FOCUSED)]
    neighbours: dict[str, set[str]] = {}
    while trail:
        at = trail.pop()
        if at in seen:
            continue
        seen.add(at)
        neighbours[at] = set()
        for key in ARROWS.values():
            player.island(at).focus()
            player.page.keyboard.press(key)
            neighbours[at].add(player.page.evaluate(FOCUSED))
        trail += neighbours[at]
    assert len(seen) == player.page.locator("#board .island").count()


def test_behind_the_curtain_everybody_begins_at_the_same_place(player: TablePage) -> None:
    keys = player.page.keyboard
    player.open("Ann", "Ben")
    player.panel.get_by_role("button", name="I am Ann").press("Enter")
    begun = player.page.evaluate(FOCUSED)
    assert begun
    for arrow in ("ArrowRight", "ArrowDown") * 4:
        keys.press(arrow)
        if (at := player.page.evaluate(FOCUSED)) != begun and at in player.turn.islands:
            break
    player.confirmed(lambda: keys.press("3"))
    keys.press("Enter")
    player.panel.get_by_role("button", name="I am Ben").press("Enter")
    expect(player.island(begun)).to_be_focused()


def test_a_question_mark_shows_the_keys(player: TablePage) -> None:
    player.open("Ann")
    player.wait_for_round(0)
    player.mark(player.plain)
    player.page.keyboard.press("?")
    keys = player.page.get_by_role("dialog")
    expect(keys).to_contain_text("draw a bridge; again for two; again for none")
    player.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(player.number(player.plain)).to_have_text("3")  # that Escape was for the keys alone


def test_each_island_says_what_it_is(player: TablePage) -> None:
    player.open("Ann")
    player.first_entry(number=4)
    player.wait_for_round(1)
    label = f"{player.plain}, number 4, no bridges"
    expect(player.island(player.plain)).to_have_attribute("aria-label", label)
    labels = player.attributes("#board .island", "aria-label")
    assert len(set(labels)) == 18
    assert sum("red flag" in label for label in labels) >= 3


def test_by_touch_only_on_a_small_phone(visit: Visit) -> None:
    player = visit(**ON_A_PHONE)
    player.home()
    player.page.locator('details[data-way="solo"] > summary').tap()
    player.page.locator('details[data-way="solo"] [name="name"]').fill("Ann")
    player.page.locator('details[data-way="solo"] button.main').tap()
    player.wait_for_round(0)
    for round in range(4):
        player.wait_for_round(round)
        if round:
            player.draft_something()
        else:
            player.mark(player.turn.islands[-1])
        scrolls = player.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
        assert reach_of_the_turn(player) <= PHONE["height"], f"{scrolls} px are out of sight"
        player.part("done").tap()
    assert player.page.evaluate("() => scrollY") == 0


def reach_of_the_turn(player: TablePage) -> float:
    """Down to which pixel something is that a turn needs, in a window that is not scrolled."""
    return float(player.page.evaluate(REACH))


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_islands_and_buttons_are_as_large_as_a_fingertip(visit: Visit, size: Any) -> None:
    player = visit(viewport=size).open("Ann", bots=3)
    player.first_entry(number=4)
    player.wait_for_round(1)
    assert player.page.evaluate(TOO_SMALL, FINGER) == []
    aside = (FINGER / 2 - 1) / math.sqrt(2)  # between the lines, which count beyond the shore
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for number, island in enumerate(player.turn.islands):
        middle = player.centre(island)
        for across, down in corners[number % 2 :: 2]:
            x, y = middle.x + across * aside, middle.y + down * aside
            player.confirmed(partial(player.page.mouse.click, x, y))
            player.confirmed(lambda: player.press("undo"))


def test_a_tap_between_islands_counts_for_the_nearest_line(visit: Visit) -> None:
    player = visit(**ON_A_PHONE).open("Ann")
    player.first_entry(number=4)
    player.wait_for_round(1)
    line = player.line_at(player.plain)
    x, y = player.place(line)
    aside = (0, 12) if line[0] != line.split("-")[1][0] else (12, 0)
    player.confirmed(lambda: player.page.touchscreen.tap(x + aside[0], y + aside[1]))
    expect(player.bridges(line)).to_have_attribute("data-draft", "1")


def test_a_tap_on_a_line_beside_an_island_that_is_written_on_is_for_the_line(visit: Visit) -> None:
    player = visit(**ON_A_PHONE).open("Ann")
    player.first_entry(number=4)
    player.wait_for_round(1)
    line = player.line_at(player.plain)
    (other,) = {*line.split("-")} - {player.plain}
    here, there = player.centre(player.plain), player.centre(other)
    land = player.island(player.plain).locator(".land").bounding_box()
    assert land

    def tap_on_the_line(radii: float) -> None:
        """So far from the middle of the island."""
        away = radii * land["width"] / 2 / math.dist(here, there)
        x, y = (start + (end - start) * away for start, end in zip(here, there, strict=True))
        player.page.touchscreen.tap(x, y)

    player.confirmed(lambda: tap_on_the_line(1.15))
    expect(player.bridges(line)).to_have_attribute("data-draft", "1")
    tap_on_the_line(0.8)
    expect(player.part("why")).to_contain_text(f"{player.plain} has a 4 already")


def test_rounds_on_a_phone_in_both_hands(visit: Visit) -> None:
    """Upright and across, everything is on the page and nothing to the right of it."""
    player = visit(**ON_A_PHONE).open("Ann")
    player.first_entry()
    for size in (PHONE, {"width": 640, "height": 360}, {"width": 320, "height": 568}):
        player.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert player.page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
