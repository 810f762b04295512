"""What a limit does, by a clock that the test puts forward."""

import re

from browser.clocked import Clock
from browser.conftest import Visit
from playwright.sync_api import expect

MINUTE = 60


def test_a_bot_moves_for_who_is_away_and_they_return(
    visit: Visit, clocked_address: str, clock: Clock
) -> None:
    ann, ben = visit(clocked_address), visit(clocked_address)
    ann.start("friends", "Ann", seats="2", limit="60", settles=False)
    ben.join(ann.invitation, "Ben")
    ann.first_entry()
    clock.put_forward(MINUTE + 1)
    ann.wait_for_round(1)
    expect(ann.part("log")).to_contain_text("A bot made the first entry for Ben.")
    expect(ann.part("round")).to_have_text(re.compile(r"[01]:\d\d$"))
    table = ben.page.url
    ben.home()
    expect(ann.page.locator("#seats .away")).to_contain_text("Ben")
    ann.play_round()

    clock.put_forward(MINUTE + 1)
    ann.wait_for_round(2)
    expect(ann.part("log")).to_contain_text("A bot moved for Ben.")

    ben.follow(table)
    ben.wait_for_round(2)
    expect(ann.page.locator("#seats .away")).to_have_count(0)
    ben.play_round()
    ann.play_round()
    ann.wait_for_round(3)
    expect(ann.part("log").get_by_text("A bot moved for Ben.")).to_have_count(1)


def test_a_whole_draft_counts_when_the_time_is_up(
    visit: Visit, clocked_address: str, clock: Clock
) -> None:
    ann = visit(clocked_address).open("Ann", limit=MINUTE)
    ann.wait_for_round(0)
    ann.mark(ann.plain)
    clock.put_forward(MINUTE + 1)
    ann.wait_for_round(1)
    expect(ann.number(ann.plain)).to_have_text("3")
    expect(ann.part("log")).not_to_contain_text("A bot moved")
