"""R7: with the free pen mistakes are written, looked for, put right, or crossed out."""

from browser.conftest import Visit
from browser.table_page import TablePage
from playwright.sync_api import expect


def unmarked(player: TablePage) -> str:
    """An island without a flag and without a number."""
    places = player.page.locator("#board .island:not([data-flag])").all()
    return next(
        place.get_attribute("data-at") or ""
        for place in places
        if not place.locator(".number").text_content()
    )


def look_for_mistakes(player: TablePage) -> None:
    player.page.locator("#check > summary").click()


def test_a_mistake_is_put_right(careless: TablePage) -> None:
    wrong, right = careless.flagged, unmarked(careless)
    written = careless.number(wrong).text_content() or ""
    look_for_mistakes(careless)
    expect(careless.page.locator("#mistakes li")).to_contain_text([f"Round 1, {wrong}:"])
    careless.page.locator("#mistakes button").click()
    expect(careless.part("what")).to_have_text("Round 1 once more")
    careless.tap(right)
    careless.done()
    expect(careless.page.locator("#mistakes li")).to_have_text(["No mistake found."])
    expect(careless.number(right)).to_have_text(written)
    expect(careless.number(wrong)).to_have_text("")


def test_a_turn_is_put_right_as_a_whole_whatever_is_wrong_with_it(visit: Visit) -> None:
    player = visit().start("solo", "Ann", pen="free")
    player.first_entry()
    player.wait_for_round(1)
    far = player.page.locator("#board .dots").last.get_attribute("data-at") or ""
    player.mark(player.flagged, far, far)
    player.done()
    player.wait_for_round(2)
    look_for_mistakes(player)
    said = player.page.locator("#mistakes p", has_text="Round 1")
    expect(said.nth(1)).to_be_visible()  # more than one mistake, and one button for all
    expect(player.page.locator("#mistakes button")).to_have_count(1)


def test_what_nobody_puts_right_in_time_is_crossed_out(careless: TablePage) -> None:
    for round in (3, 4):
        careless.press("skip")
        careless.wait_for_round(round)
    look_for_mistakes(careless)
    expect(careless.page.locator("#mistakes li")).to_have_text(["No mistake found."])
    wrong = careless.island(careless.flagged)
    expect(wrong).to_have_attribute("data-state", "crossed-out")
    expect(wrong.locator(".cross")).to_be_visible()
    expect(careless.part("log")).to_contain_text(f"crosses out {careless.flagged}: ")


def test_a_line_takes_one_bridge_then_two_then_none_with_the_free_pen_too(
    careless: TablePage,
) -> None:
    line = careless.page.locator("#board .dots").first.get_attribute("data-at") or ""
    for count in ("1", "2", "0"):
        careless.mark(line)
        expect(careless.bridges(line)).to_have_attribute("data-count", count)


def test_one_looks_for_mistakes_on_the_others_sheets_too(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.start("friends", "Ann", seats="2", pen="free", settles=False)
    ben.join(ann.invitation, "Ben")
    for player in (ann, ben):
        player.first_entry()
    ben.wait_for_round(1)
    wrong = ben.flagged
    ben.mark(wrong)
    ben.done()
    ann.press("skip")
    ann.wait_for_round(2)
    ann.page.locator("#others button").click()
    ann.panel.locator("summary").click()
    expect(ann.panel.locator("li")).to_contain_text([f"Round 1, {wrong}: "])
    expect(ann.panel.locator("li button")).to_have_count(0)
