"""Games from the first tap to the last, each in the way that the home page offers."""

import re

from browser.conftest import Visit
from browser.table_page import ROUNDS, TablePage
from playwright.sync_api import expect


def play_all_rounds(*players: TablePage) -> None:
    for round in range(1, ROUNDS + 1):
        for player in players:
            player.wait_for_round(round)
            player.play_round()


def expect_the_end(player: TablePage, *names: str) -> None:
    expect(player.panel.locator(".totals")).to_be_visible()
    expect(player.panel.locator(".totals thead th")).to_have_text(list(names))
    expect(player.page.locator("#seats")).not_to_contain_text("thinking")


def test_alone(player: TablePage) -> None:
    player.start("solo", "Ann")
    player.first_entry()
    play_all_rounds(player)
    expect_the_end(player, "Ann")
    expect(player.panel.locator("header")).to_contain_text(re.compile(r"\d+ of 12"))
    *lines, total = player.panel.locator(".totals tbody td:last-child").all_inner_texts()
    points = [int(line.split()[-1].replace("–", "0")) for line in lines]
    assert sum(points) == int(total.split()[-1])
    with player.page.expect_download() as download:
        player.panel.get_by_role("link", name="Record").click()
    assert "Ann" in download.value.path().read_text(encoding="utf-8")
    player.home()
    expect(player.page.locator("#tables small")).to_have_text(f"{sum(points)} points")


def test_two_people_with_their_own_browsers_and_two_bots(visit: Visit, served_address: str) -> None:
    ann, ben = visit(served_address), visit(served_address)
    ann.start("friends", "Ann", seats="4", settles=False)
    ben.join(ann.invitation, "Ben")
    expect(ann.panel.locator("li")).to_contain_text(["Ann", "Ben", "open", "open"])
    for seat, name in ((3, "Steady"), (4, "Steady 2")):
        ann.panel.get_by_role("button", name=f"Give seat {seat} to a bot").click()
        expect(ann.part("seats").get_by_text(name, exact=True)).to_have_count(1)
    for player in (ann, ben):
        player.first_entry()
    ann.wait_for_round(1)
    ann.take_hint()
    expect(ann.part("why")).to_contain_text("Look around")
    play_all_rounds(ann, ben)
    for player in (ann, ben):
        expect_the_end(player, "Ann", "Ben", "Steady", "Steady 2")
        expect(player.panel.locator("td.won")).not_to_have_count(0)
    assert ann.panel.locator(".totals").inner_text() == ben.panel.locator(".totals").inner_text()
    before = ann.page.url
    ann.panel.get_by_role("button", name="Again").click()
    ann.page.wait_for_url(lambda url: url != before)
    ann.wait_for_round(0)
    expect(ben.panel.get_by_role("status").first).to_have_text("Ann wants to play again.")
    expect(ben.part("log")).to_contain_text("Ann wants to play again.")


def test_around_one_device_with_a_curtain_between_players_and_a_joint_reveal(
    player: TablePage,
) -> None:
    player.start("device", "Ann", "Ben")
    names = ["Ann", "Ben"]
    for _ in names:
        lift_curtain(player)
        player.first_entry()
    for round in range(1, ROUNDS + 1):
        player.wait_for_round(round)
        if round > 1:
            look_together(player, round - 1, names)
        cards, played = set[tuple[int, int]](), []
        for _ in names:
            played.append(lift_curtain(player))
            cards.add(player.card)
            player.play_round()
        assert sorted(played) == names
        assert len(cards) == 1
    expect_the_end(player, *names)


def look_together(player: TablePage, round: int, names: list[str]) -> None:
    """At what the round brought, and at all sheets."""
    expect(player.panel.locator("h2")).to_have_text(f"Card {round} is played")
    expect(player.panel.locator(".sheets span")).to_have_text(names)
    player.page.keyboard.press("Escape")  # which does not take it away
    player.panel.get_by_role("button", name="Next card").click()


def lift_curtain(player: TablePage) -> str:
    """Whoever is asked for takes the device."""
    name = player.page.locator("#cover.curtain h2").inner_text()
    for _ in range(3):
        player.page.keyboard.press("Escape")  # which does not lift it
    player.panel.get_by_role("button", name=f"I am {name}").click()
    expect(player.panel).to_have_count(0)
    expect(player.page.locator("#seats .me")).to_contain_text(name)
    return name


def test_again_goes_on_with_the_same_people(player: TablePage) -> None:
    player.start("solo", "Ann")
    player.first_entry()
    for round in range(1, ROUNDS + 1):
        player.wait_for_round(round)
        player.pass_()
    expect_the_end(player, "Ann")
    expect(player.panel.locator(".totals tbody td").first).to_have_text(" –")  # no island, no sum
    with player.page.expect_download() as download:
        player.panel.get_by_role("link", name="Record").click()
    assert re.fullmatch(r"hashi-\d{4}-\d\d-\d\d-A-Ann\.hashi", download.value.suggested_filename)
    before = player.page.url
    player.panel.get_by_role("button", name="Again").click()
    player.page.wait_for_url(lambda url: url != before)
    player.wait_for_round(0)
    expect(player.page.locator("#seats .name")).to_have_text("Ann")
