"""The end of a game: the points are counted line by line, and the chart tells no more than they."""

from browser.conftest import Visit
from browser.test_next_game import PASS_TO_THE_END
from playwright.sync_api import expect

HELD = "() => { const ticks = []; setInterval = (tick) => ticks.push(tick); window.ticks = ticks; }"
LINES = 4
"""Islands, and three goals."""


def test_the_chart_comes_when_all_is_counted_and_with_motion_off_at_once(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    ann.page.add_init_script(f"({HELD})()")
    ann.open("Ann").wait_for_round(0)
    ann.page.evaluate(PASS_TO_THE_END)
    ann.page.evaluate("() => played")
    chart = ann.panel.locator("figure.course")
    expect(ann.panel.locator(".totals.counting")).to_be_visible()
    expect(chart).to_be_attached()
    expect(chart).to_be_hidden()
    for _ in range(LINES):
        expect(chart).to_be_hidden()
        ann.page.evaluate("() => ticks.forEach((tick) => tick())")
    expect(chart).to_be_visible()
    ann.page.emulate_media(reduced_motion="reduce")
    ann.page.reload()
    expect(chart).to_be_visible()
    expect(ann.panel.locator(".totals.counting")).to_have_count(0)
