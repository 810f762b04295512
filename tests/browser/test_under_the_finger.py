"""Taps that come twice, late, beside the target, or with Escape: none of them spoils a game."""

from collections.abc import Sequence
from typing import Any

import pytest
from browser.chromium import LAPTOP, PHONE
from browser.conftest import Visit
from browser.table_page import Point, TablePage
from playwright.sync_api import expect

from hashi.i18n.catalogue import languages, say
from hashi.records import board_names

SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
SMALLEST: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}

BUTTONS = ("undo", "skip", "done")

SETTLING_MS = 800
"""For how long a button does nothing after it has changed."""

ASIDE = 8
"""Pixels: how far a finger may miss a line."""


PLACES = """(names) => names.map((name) => {
  const { x, y, width, height } = document.getElementById(name).getBoundingClientRect();
  return [x, y + scrollY, width, height];
})"""


def places(player: TablePage) -> list[list[float]]:
    """Where each button is on the page, and how large."""
    found: list[list[float]] = player.page.evaluate(PLACES, BUTTONS)
    return found


def tops(player: TablePage, parts: Sequence[str]) -> list[float]:
    """How far down each part begins."""
    return [y for _, y, *_ in player.page.evaluate(PLACES, parts)]


def middles(player: TablePage) -> list[Point]:
    found = []
    for name in BUTTONS:
        box = player.part(name).bounding_box()
        assert box
        found.append(Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    return found


def stop_time(player: TablePage) -> None:
    """After a second, what comes next comes at once, as the second half of a double tap does."""
    player.page.evaluate("() => { performance.now(); time.pause = 0; }")


def let_time_pass(player: TablePage) -> None:
    player.page.evaluate("() => { time.pause = 1000; }")


def wait_ms(player: TablePage, duration: int) -> None:
    player.page.evaluate("(duration) => { time.now += duration; }", duration)


@pytest.fixture
def alone(player: TablePage) -> TablePage:
    """Before the first card of a solo game."""
    player.open("Ann")
    player.first_entry()
    player.wait_for_round(1)
    return player


@SIZES
def test_the_second_tap_on_done_does_nothing_to_the_next_card(visit: Visit, size: Any) -> None:
    player = visit(viewport=size).open("Ann")
    player.first_entry()
    player.wait_for_round(1)
    player.mark(player.turn.islands[0])
    expect(player.part("done")).to_be_enabled()
    stop_time(player)
    player.press("done")
    player.wait_for_round(2)
    for duration in (0, SETTLING_MS - 1):
        wait_ms(player, duration)
        for x, y in middles(player):
            player.page.mouse.click(x, y)
    expect(player.part("what")).to_contain_text("Enter the")  # and nobody passes, or goes back
    wait_ms(player, 1)
    player.press("skip")
    expect(player.part("what")).to_contain_text("You pass")
    player.wait_for_round(2)


@SIZES
def test_the_second_tap_on_undo_does_not_take_the_last_card_back(visit: Visit, size: Any) -> None:
    player = visit(viewport=size).open("Ann")
    player.first_entry()
    player.wait_for_round(1)
    player.mark(player.turn.islands[0])
    stop_time(player)
    player.confirmed(lambda: player.press("undo"))
    expect(player.part("undo")).to_have_text("Change entry")
    player.press("undo")
    player.page.locator("body").press("u")
    let_time_pass(player)
    player.wait_for_round(1)
    player.press("undo")
    player.wait_for_round(0)


def test_the_second_tap_on_a_hint_does_not_tell_the_move(alone: TablePage) -> None:
    stop_time(alone)
    for _ in range(2):
        alone.press("hint")
        expect(alone.page.locator("#hint:not([aria-busy])")).to_be_visible()
        expect(alone.part("why")).to_contain_text("Look around")
    let_time_pass(alone)
    alone.press("hint")
    expect(alone.part("why")).to_contain_text("The master would play")


def test_a_mark_made_meanwhile_is_no_double_tap(alone: TablePage) -> None:
    stop_time(alone)
    alone.mark(alone.turn.islands[0])
    alone.done()
    alone.wait_for_round(2)
    alone.mark(alone.turn.islands[0])
    alone.confirmed(lambda: alone.press("undo"))
    expect(alone.page.locator("#board [data-draft]")).to_have_count(0)


@SIZES
def test_each_button_has_one_place_and_size_for_the_whole_game(visit: Visit, size: Any) -> None:
    ann, ben = visit(viewport=size), visit()
    ann.start("friends", "Ann", seats="2", settles=False)
    ben.join(ann.invitation, "Ben")
    ann.wait_for_round(0)
    before = places(ann)
    for player in (ben, ann):
        player.first_entry()
    ann.wait_for_round(1)
    assert places(ann) == before, "with a card"
    ann.mark(ann.turn.islands[0])
    assert places(ann) == before, "with a number"
    ann.mark(ann.turn.lines[0])
    assert places(ann) == before, "with a bridge"
    ann.confirmed(lambda: ann.page.keyboard.press("Escape"))
    ann.tap(ann.flagged)
    expect(ann.part("why")).to_contain_text("R3.4")
    assert places(ann) == before, "with a reason"
    ann.press("skip")
    expect(ann.part("done")).to_be_enabled()
    assert places(ann) == before, "with a pass"
    ann.done()
    expect(ann.part("what")).to_have_text("Done. Waiting for Ben.")
    assert places(ann) == before, "while one waits"


def test_so_they_have_with_the_free_pen_and_without_a_connection(visit: Visit) -> None:
    player = visit(**SMALLEST).open("Ann", pen="free")
    player.wait_for_round(0)
    before = places(player)
    player.first_entry()
    player.wait_for_round(1)
    expect(player.part("undo")).to_have_text("Change entry")
    assert places(player) == before, "with something to take back"
    player.mark(player.flagged)
    player.done()
    player.wait_for_round(2)
    player.page.locator("#check summary").click()
    player.page.locator("#mistakes button").click()
    expect(player.part("done")).to_have_text("Put it right")
    assert places(player) == before, "with a mistake"
    player.page.context.set_offline(True)
    expect(player.part("done")).to_be_disabled()
    assert places(player) == before, "without a connection"


LABELS = {
    "undo": ["button-undo", "button-take-back", "button-previous-card"],
    "skip": ["button-skip-all", "button-skip-bridges", "check-cancel"],
    "done": ["button-done", "check-fix", "check-final-button"],
}

FITS = """([name, words]) => {
  const button = document.getElementById(name);
  button.classList.remove('unused');
  button.textContent = words;
  return button.scrollWidth <= button.clientWidth && button.scrollHeight <= button.clientHeight;
}"""


@pytest.mark.parametrize("width", [320, 360])
def test_the_words_of_each_language_fit_their_button(visit: Visit, width: int) -> None:
    player = visit(viewport={"width": width, "height": 640}).open("Ann")
    player.wait_for_round(0)
    for language in languages():
        for name, labels in LABELS.items():
            for label in labels:
                words = say(language, label, round=17)
                assert player.page.evaluate(FITS, [name, words]), words


def test_a_hint_ends_a_pass_that_is_not_confirmed(alone: TablePage) -> None:
    alone.press("skip")
    expect(alone.part("what")).to_contain_text("You pass")
    alone.take_hint()
    expect(alone.part("what")).to_contain_text("Enter the")
    expect(alone.part("why")).to_contain_text("Look around")
    expect(alone.part("done")).to_be_disabled()


def test_a_line_that_glows_shows_the_focus_and_a_hint_all_the_same(alone: TablePage) -> None:
    line = alone.page.locator("#board .dots[data-allowed]").first
    width = "(line) => parseFloat(getComputedStyle(line).strokeWidth)"
    glowing = line.evaluate(width)
    line.evaluate("(line) => line.setAttribute('data-hint', '')")
    assert line.evaluate(width) > glowing
    line.evaluate("(line) => line.removeAttribute('data-hint')")
    alone.page.keyboard.press("Tab")  # so that the focus is shown
    line.focus()
    assert line.evaluate(width) > glowing


def test_a_key_that_is_held_down_undoes_one_mark(alone: TablePage) -> None:
    alone.mark(alone.turn.islands[0])
    keys = alone.page.keyboard
    alone.confirmed(lambda: keys.down("u"))
    for _ in range(5):
        keys.down("u")
    keys.up("u")
    expect(alone.part("undo")).to_have_text("Change entry")
    alone.wait_for_round(1)


@pytest.mark.parametrize("language", languages())
def test_nothing_moves_when_a_deadline_is_over(visit: Visit, language: str) -> None:
    player = visit(**SMALLEST, locale=language).open("Ann")
    player.first_entry()
    player.wait_for_round(1)
    before = places(player)
    for round in range(2, 14):
        player.pass_()
        player.wait_for_round(round)
    expect(player.page.locator("#goals small.past")).to_have_count(3)
    assert places(player) == before


@pytest.mark.parametrize("language", ["de", "el"])
def test_nothing_moves_from_the_first_entry_to_a_refusal(visit: Visit, language: str) -> None:
    """Neither for the points of four, nor for a long reason."""
    parts = ("board", "buttons", "words", "cards")
    player = visit(**SMALLEST, locale=language).open("Ann", bots=3)
    player.wait_for_round(0)
    before = tops(player, parts)
    player.first_entry()
    player.wait_for_round(1)
    assert tops(player, parts) == before
    player.tap(player.flagged)
    expect(player.part("why")).to_contain_text("(R3.4)")
    assert tops(player, parts) == before
    player.page.context.set_offline(True)
    expect(player.part("what")).to_have_text(say(language, "lost"))
    expect(player.part("what")).to_be_visible()  # also after a refusal


def test_an_enter_too_many_gives_no_seat_away(player: TablePage) -> None:
    player.start("friends", "Ann", seats="2")
    expect(player.panel.locator("li")).to_contain_text(["Ann", "open"])
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Space")
    expect(player.panel.locator("h2")).to_be_focused()
    expect(player.panel.locator("li")).to_contain_text(["Ann", "open"])


def test_the_wish_to_pass_outlives_back_and_forward(alone: TablePage) -> None:
    what, passing = alone.part("what"), "You pass: no number, no bridges."
    alone.press("skip")
    expect(what).to_have_text(passing)
    alone.home().page.go_back()
    expect(what).to_have_text(passing)
    alone.done()
    alone.wait_for_round(2)
    expect(what).to_contain_text("Enter the")
    alone.press("skip")
    expect(what).to_have_text(passing)
    alone.press("undo")
    expect(what).to_contain_text("Enter the")
    alone.page.reload()
    expect(what).to_contain_text("Enter the")


def test_leaving_out_everything_asks_once(alone: TablePage) -> None:
    alone.press("skip")
    expect(alone.part("what")).to_have_text("You pass: no number, no bridges.")
    alone.press("undo")
    expect(alone.part("what")).to_contain_text("Enter the")
    expect(alone.part("done")).to_be_disabled()
    alone.pass_()
    alone.wait_for_round(2)


def test_alone_a_card_is_taken_back_until_the_first_mark_of_the_next(alone: TablePage) -> None:
    card, island = alone.card, alone.turn.islands[0]
    alone.mark(island)
    alone.done()
    alone.wait_for_round(2)
    following = alone.card
    expect(alone.part("undo")).to_have_text("Back to card 1")
    alone.press("undo")
    alone.wait_for_round(1)
    assert alone.card == card
    expect(alone.island(island)).to_have_attribute("data-draft", "")
    expect(alone.part("log")).to_contain_text("Ann takes card 1 back.")
    alone.done()
    alone.wait_for_round(2)
    assert alone.card == following
    alone.mark(alone.turn.islands[0])
    expect(alone.part("undo")).to_have_text("Undo")


TOP = """() => {
  const { x, y, width, height } = document.querySelector('#board').getBoundingClientRect();
  return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#cover'));
}"""


def test_escape_does_not_lift_the_curtain_nor_does_a_second_tap(player: TablePage) -> None:
    player.open("Ann", "Ben")
    player.panel.get_by_role("button", name="I am Ann").click()
    player.wait_for_round(0)
    player.mark(player.plain)
    expect(player.part("done")).to_be_enabled()
    stop_time(player)
    player.press("done")
    lift = player.panel.get_by_role("button", name="I am Ben")
    lift.click()
    for _ in range(5):
        player.page.keyboard.press("Escape")
        assert player.page.evaluate(TOP), "the board lies open"
    for _ in range(10):
        player.page.keyboard.press("Tab")
        assert player.page.evaluate("() => !document.activeElement.closest('main, header, aside')")
    wait_ms(player, SETTLING_MS)
    lift.click()
    expect(player.panel).to_have_count(0)
    assert not player.page.evaluate(TOP)
    for island in player.turn.islands:  # wherever the second tap lands
        player.tap(island)
    expect(player.page.locator("#board [data-draft]")).to_have_count(0)
    wait_ms(player, SETTLING_MS)
    player.mark(player.plain)
    expect(player.number(player.plain)).to_have_text("3")


def test_after_the_last_look_nothing_is_offered_until_one_looks_again(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.start("friends", "Ann", seats="2", pen="free", settles=False)
    ben.join(ann.invitation, "Ben")
    for player in (ann, ben):
        player.first_entry()
    for round in range(1, 18):
        ann.wait_for_round(round)
        if round == 17:
            ann.mark(ann.flagged)
            ann.done()
        else:
            ann.pass_()
        ben.wait_for_round(round)
        ben.pass_()
    expect(ann.part("done")).to_have_text("I have looked")
    ann.page.locator("#check summary").click()
    expect(ann.page.locator("#mistakes button")).to_have_text("Put it right")
    ann.press("done")
    expect(ann.page.locator("#mistakes p").first).to_contain_text("Round 17")
    expect(ann.page.locator("#mistakes button")).to_have_count(0)
    ann.press("undo")
    expect(ann.page.locator("#mistakes button")).to_have_text("Put it right")


def test_others_sheets_say_whose_they_are_and_how_far(visit: Visit) -> None:
    player = visit().open("Ann", bots=1)
    player.first_entry()
    player.wait_for_round(1)
    sheet = player.page.get_by_role("button", name="Novice: 0 islands finished. Look at the sheet.")
    expect(sheet).to_be_visible()


LISTEN = """async () => {
  const { Board } = await import('/static/board.js');
  new Board(document.querySelector('#board svg'), (at) => { window.meant = at; });
}"""
"""To what each tap is for; at the table of others nothing comes of it."""


@pytest.mark.parametrize("board", board_names())
def test_a_tap_on_the_middle_of_a_line_or_beside_it_is_for_that_line(
    visit: Visit, board: str
) -> None:
    player = visit(**SMALLEST).watch(board=board)
    player.page.evaluate(LISTEN)
    middle = {at: player.centre(at) for at in player.attributes("#board .island", "data-at")}
    lines = {line: [middle[end] for end in line.split("-")] for line in player.lines}
    for line, (one, other) in lines.items():
        x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
        along = Point(ASIDE, 0) if one.y == other.y else Point(0, ASIDE)
        aside = Point(along.y, along.x)
        misses = [along, Point(-along.x, -along.y)]
        # Exactly where lines cross, a tap may be for either of them.
        if not any(is_on(Point(x, y), *ends) for its, ends in lines.items() if its != line):
            misses += [Point(0, 0), aside, Point(-aside.x, -aside.y)]
        for miss in misses:
            player.page.touchscreen.tap(x + miss.x, y + miss.y)
            assert player.page.evaluate("() => window.meant") == line, miss


def is_on(point: Point, one: Point, other: Point) -> bool:
    """Whether a level or upright line leads through the point."""
    (left, right), (top, bottom) = sorted((one.x, other.x)), sorted((one.y, other.y))
    return left - 1 <= point.x <= right + 1 and top - 1 <= point.y <= bottom + 1
