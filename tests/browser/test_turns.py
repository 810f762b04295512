"""One turn: marking, being refused, undoing, being done, taking back, and asking for a hint."""

import re
from functools import partial

import pytest
from browser.clocked import Clock
from browser.conftest import Visit
from browser.table_page import TablePage
from playwright.sync_api import WebSocketRoute, expect

from hashi.records import find_board, parse_line
from hashi.table.table import SETTLE_MS

DASHED = "7px, 6px"
STROKE_WIDTH = "(dots) => parseFloat(getComputedStyle(dots).strokeWidth)"


@pytest.fixture
def alone(player: TablePage) -> TablePage:
    """Alone on board A, with the first card turned up."""
    player.open("Ann")
    player.first_entry()
    player.wait_for_round(1)
    return player


def test_the_first_entry_is_a_3_then_a_4_then_none(player: TablePage) -> None:
    player.open("Ann")
    player.wait_for_round(0)
    for number in ("3", "4", ""):
        player.mark(player.plain)
        expect(player.number(player.plain)).to_have_text(number)
    expect(player.part("done")).to_be_disabled()


def test_a_line_takes_one_bridge_then_two_then_none(alone: TablePage) -> None:
    _until_bridges_are_wanted(alone, 2)
    line = alone.line_at(alone.plain)
    for count in ("1", "2", "0"):
        alone.mark(line)
        expect(alone.bridges(line)).to_have_attribute("data-count", count)


def _until_bridges_are_wanted(player: TablePage, count: int) -> None:
    """That many, or more."""
    for round in range(2, 18):
        if player.card[1] >= count:
            return
        player.pass_()
        player.wait_for_round(round)


def test_a_drag_from_island_to_island_draws_a_bridge(alone: TablePage) -> None:
    line = alone.line_at(alone.plain)
    alone.confirmed(lambda: alone.drag(line))
    expect(alone.bridges(line)).to_have_attribute("data-draft", "1")


def test_draft_ink_dries_when_the_round_is_over(alone: TablePage) -> None:
    island = alone.turn.islands[0]
    alone.mark(island)
    expect(alone.island(island)).to_have_attribute("data-draft", "")
    written = str(alone.card[0])
    alone.done()
    alone.wait_for_round(2)
    expect(alone.number(island)).to_have_text(written)
    expect(alone.page.locator("#board [data-draft]")).to_have_count(0)


def test_a_line_with_a_bridge_shows_and_says_that_it_takes_another(alone: TablePage) -> None:
    _until_bridges_are_wanted(alone, 2)
    line = alone.line_at(alone.plain)
    alone.mark(line)
    second = alone.bridges(line).locator(".last")
    expect(second).to_have_css("visibility", "visible")
    gold = second.evaluate("(rail) => getComputedStyle(rail).stroke")
    one, other = line.split("-")
    expect(alone.page.get_by_role("button", name=f"{one} to {other}, one bridge")).to_have_count(1)
    alone.mark(line)
    expect(second).not_to_have_css("stroke", gold)


def test_undo_takes_the_last_mark_away_and_escape_all(alone: TablePage) -> None:
    island = alone.turn.islands[0]
    line = alone.line_at(alone.plain)
    alone.mark(island, line)
    expect(alone.part("undo")).to_have_text("Undo")
    alone.confirmed(lambda: alone.press("undo"))
    expect(alone.bridges(line)).to_have_attribute("data-count", "0")
    expect(alone.number(island)).not_to_be_empty()
    alone.mark(line)
    alone.confirmed(lambda: alone.page.keyboard.press("Escape"))
    expect(alone.page.locator("#board [data-draft]")).to_have_count(0)


def test_a_draft_shows_what_it_finishes_and_the_sheet_which_lines_are_closed(
    alone: TablePage,
) -> None:
    _until_bridges_are_wanted(alone, 3)  # as many as finish the first number
    island = alone.island(alone.plain)
    one, two = [line for line in alone.lines if alone.plain in line.split("-")][:2]
    alone.mark(one, one)
    expect(island).to_have_attribute("data-state", "")
    alone.mark(two)
    expect(island).to_have_attribute("data-state", "finishing")
    expect(island).to_have_attribute("aria-label", re.compile(", about to be finished$"))
    expect(island.locator(".brush")).to_have_css("visibility", "visible")
    expect(island.locator(".brush")).to_have_css("stroke-dasharray", DASHED)
    alone.confirmed(lambda: alone.press("undo"))
    expect(island).to_have_attribute("data-state", "")
    expect(island.locator(".brush")).to_have_css("visibility", "hidden")
    alone.mark(two)
    alone.done()
    expect(island).to_have_attribute("data-state", "finished")
    expect(island.locator(".brush")).not_to_have_css("stroke-dasharray", DASHED)
    closed = alone.attributes("#board .dots[data-closed]", "data-at")
    crossings = find_board("A").crossings
    crossed = {str(line) for drawn in (one, two) for line in crossings[parse_line(drawn)]}
    assert crossed
    assert set(closed) == {one, two, *crossed}
    thin, thick = (
        alone.page.locator(f"#board .dots[data-count='0']{kind}").first.evaluate(STROKE_WIDTH)
        for kind in ("[data-closed]", ":not([data-closed], [data-allowed])")
    )
    assert thin < thick


def test_what_is_not_allowed_answers_with_the_reason(alone: TablePage) -> None:
    why = alone.part("why")
    alone.tap(alone.plain)
    expect(why).to_contain_text(
        f"{alone.plain} has a 3 already. Choose an island without a number."
    )
    alone.tap(alone.flagged)
    expect(why).to_contain_text(f"{alone.flagged} has a flag and no bridge yet.")
    without_number = alone.page.locator("#board .dots:not([data-allowed])").first
    alone.tap(without_number.get_attribute("data-at") or "")
    expect(why).to_contain_text("Neither end has a number.")
    expect(alone.page.locator("#board [data-draft]")).to_have_count(0)


def test_done_says_what_is_missing(alone: TablePage) -> None:
    _until_bridges_are_wanted(alone, 2)
    alone.mark(alone.line_at(alone.plain))
    expect(alone.part("done")).to_be_disabled()
    expect(alone.part("why")).to_contain_text("missing")


def test_taken_back_a_turn_is_a_draft_again_until_the_round_has_settled(
    visit: Visit, clocked_address: str, clock: Clock
) -> None:
    player = visit(clocked_address).start("device", "Ann", "Ben", settles=True)
    player.panel.get_by_role("button", name="I am Ann").click()
    island = player.first_entry(number=4)
    player.panel.get_by_role("button", name="I am Ben").click()
    player.first_entry()
    expect(player.part("what")).to_have_text("All are done.")
    player.confirmed(lambda: player.press("undo"))
    expect(player.part("done")).to_be_enabled()
    expect(player.number(island)).not_to_be_empty()
    player.panel.get_by_role("button", name="I am Ben").click()
    player.done()
    expect(player.part("what")).to_have_text("All are done.")
    clock.put_forward(SETTLE_MS // 1_000)
    player.wait_for_round(1)


def test_take_back_until_the_last_player_is_done(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.start("friends", "Ann", seats="2", settles=False)
    ben.join(ann.invitation, "Ben")
    ann.first_entry(number=4)
    expect(ann.part("what")).to_have_text("Done. Waiting for Ben.")
    ann.confirmed(lambda: ann.press("undo"))
    expect(ann.number(ann.plain)).to_have_text("4")
    ann.mark(ann.plain)
    expect(ann.number(ann.plain)).to_have_text("")
    ann.first_entry()
    ben.first_entry(number=4)
    ann.wait_for_round(1)
    # Each plays on the board that a neighbour has begun.
    expect(ann.number(ann.plain)).to_have_text("4")
    expect(ben.number(ben.plain)).to_have_text("3")
    expect(ann.part("skip")).to_have_text("Pass")


def test_there_is_a_hint_for_the_first_entry_too(player: TablePage) -> None:
    player.start("solo", "Ann")
    player.take_hint()
    expect(player.part("why")).to_contain_text("Look around")
    player.press("hint")
    expect(player.part("why")).to_have_text(re.compile(r"would play [34] on [a-f]\d\.$"))
    expect(player.page.locator("#board .island[data-hint]")).to_have_count(1)
    player.first_entry()
    player.wait_for_round(1)
    expect(player.page.locator("#board [data-hint]")).to_have_count(0)


def test_a_hint_shows_the_region_and_then_the_move(alone: TablePage) -> None:
    alone.take_hint()
    expect(alone.part("why")).to_contain_text("Look around")
    assert 0 < len(alone.attributes("#board .island[data-hint]", "data-at")) < 18
    alone.press("hint")
    said = alone.part("why")
    expect(said).to_contain_text("The master would play")
    lines = (said.text_content() or "").count("–")
    expect(alone.page.locator("#board .dots[data-hint]")).to_have_count(lines)
    alone.press("hint")
    expect(alone.page.locator("#hint:not([aria-busy])")).to_be_visible()
    expect(said).to_contain_text("The master would play")  # which is all that it can say


def test_cards_that_were_seen_are_ticked_off(alone: TablePage) -> None:
    for round in (1, 2, 3):
        alone.wait_for_round(round)
        expect(alone.page.locator("#strip .seen")).to_have_count(round)
        alone.pass_()


def test_others_are_shown_small_and_enlarged(visit: Visit) -> None:
    player = visit().open("Ann", bots=2)
    player.first_entry(number=4)
    player.wait_for_round(1)
    others = player.page.locator("#others button")
    expect(others).to_have_count(2)
    others.first.click()
    expect(player.panel.locator("svg .island")).to_have_count(18)
    shown = player.panel.locator(".number").all_text_contents()
    assert sorted(filter(None, shown)) in (["3"], ["4"])
    player.panel.get_by_role("button", name="Done").click()
    expect(player.panel).to_have_count(0)


def test_marks_are_not_taken_away_by_what_the_server_says_of_earlier_ones(
    player: TablePage,
) -> None:
    """As on a slow line, where one taps faster than answers come."""
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    is_slow = False

    def relay(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()

        def answer(message: str | bytes) -> None:
            held.append(message) if is_slow else ours.send(message)

        theirs.on_message(answer)
        lines.append(ours)

    player.page.route_web_socket(re.compile("/socket$"), relay)
    player.open("Ann")
    player.first_entry()
    player.wait_for_round(1)
    _until_bridges_are_wanted(player, 2)
    one, other = player.turn.islands[:2]
    line = player.line_at(player.plain)
    is_slow = True
    for at in (one, line, line):
        player.answered(partial(player.tap, at))
    while len(held) < 6:  # an answer to each, and the draft as it is then
        player.page.evaluate("() => null")  # meanwhile the relay gets what came
    assert len(held) == 6
    while held:
        lines[-1].send(held.pop(0))
        player.page.evaluate("() => null")  # which the page does after it has heard that
        assert player.attributes(f"#board #island-{one}", "data-draft") == [""]
        assert player.attributes(f"#board #bridges-{line}", "data-draft") == ["2"]
    is_slow = False
    player.mark(other)
    expect(player.island(other)).to_have_attribute("data-draft", "")
    expect(player.bridges(line)).to_have_attribute("data-draft", "2")


def test_a_goal_that_one_taps_says_what_it_means(alone: TablePage) -> None:
    alone.page.get_by_role("button", name="0 of 6 six linked").click()
    told = alone.page.get_by_role("dialog", name="Goals")
    expect(told).to_contain_text(
        "All islands with a blue flag are finished. 7 points by card 7, 3 later."
    )
    expect(told).to_contain_text("8 points by card 12, 4 later.")
    alone.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_at_a_table_the_goals_are_a_race(player: TablePage) -> None:
    player.open("Ann", bots=1)
    player.first_entry()
    player.wait_for_round(1)
    player.mark(player.turn.islands[0])
    goal = player.page.get_by_role("button", name="0 of 4 red flags")
    goal.focus()
    player.confirmed(lambda: player.page.keyboard.press("u"))
    expect(goal).to_be_focused()
    player.page.keyboard.press("Enter")
    told = player.page.get_by_role("dialog", name="Goals")
    expect(told).to_contain_text("9 points for the first, 5 for whoever comes later.")
    player.wait_for_round(1)
