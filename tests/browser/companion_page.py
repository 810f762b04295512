"""The companion as a company sees it, around a real table."""

import json

from browser.table_page import ROUNDS, TablePage
from playwright.sync_api import Locator, expect

from hashi.records import DECK, deck_named

KEEP = "(kept) => localStorage.setItem('hashi-companion', kept)"
A_MOMENT = 1_000
"""Milliseconds after which a press is meant for what is there now."""

FIRST_RED = {"entry": "reached", "round": 3, "player": 0, "goal": "red"}
SECOND_RED = {"entry": "reached", "round": 17, "player": 1, "goal": "red"}


class CompanionPage:
    """Someone's page with the cards and the points."""

    def __init__(self, player: TablePage) -> None:
        self.player = player
        self.page = player.page

    def part(self, name: str) -> Locator:
        return self.player.part(name)

    def begin(self, *names: str, board: str = "A") -> "CompanionPage":
        self.page.clock.install()
        self.page.goto(f"{self.player.address}/companion")
        self.part("setup").locator("select").select_option(board)
        for field, name in zip(self.page.locator('[name="name"]').all(), names, strict=False):
            field.fill(name)
        self.part("setup").locator("button.main").click()
        expect(self.part("next")).to_be_visible()
        return self

    def begin_at_the_end(self, *names: str, board: str = "A") -> "CompanionPage":
        """As if this browser had kept a game in which all cards were turned up."""
        cards = list(map(str, deck_named(DECK).cards[:ROUNDS]))
        call = {
            "players": names,
            "board": board,
            "cards": cards,
            "entries": [FIRST_RED, SECOND_RED],
        }
        self.page.goto(f"{self.player.address}/rules")  # which keeps no game itself
        self.page.evaluate(KEEP, json.dumps({"call": call}))
        self.page.goto(f"{self.player.address}/companion")
        expect(self.part("count")).to_be_visible()
        return self

    def turn_up(self, round: int) -> None:
        """The next card, which is that of the round; the button waits a moment after each."""
        self.part("next").click()
        self.expect_round(round)
        self.page.clock.run_for(A_MOMENT)

    def turn_up_all(self, first: int = 1) -> None:
        for round in range(first, ROUNDS + 1):
            self.turn_up(round)
        expect(self.part("count")).to_be_visible()

    def expect_round(self, round: int) -> None:
        expect(self.page.locator("#strip .seen")).to_have_count(round)
        expect(self.part("card")).to_be_visible()

    @property
    def question(self) -> Locator:
        """Whether one is sure."""
        return self.page.locator("dialog[open]")

    def answer(self, words: str) -> None:
        self.page.clock.run_for(A_MOMENT)
        self.question.get_by_role("button", name=words).click()
        expect(self.question).to_have_count(0)

    def goal(self, goal: str, player: int) -> Locator:
        return self.part(f"goal-{goal}-{player}")

    def reach(self, goal: str, player: int, points: str) -> None:
        self.goal(goal, player).click()
        expect(self.goal(goal, player)).to_have_text(points)

    def count(self, player: int, islands: str) -> None:
        self.part(f"islands-{player}").fill(islands)
        with self.page.expect_response("**/api/companion"):
            self.part(f"islands-{player}").press("Tab")

    def open_cards(self) -> None:
        self.page.goto(f"{self.player.address}/companion")
        expect(self.part("along")).to_be_visible()

    def open_sheet(self, whose: str = "") -> None:
        self.page.goto(f"{self.player.address}/companion/sheet{whose}")
        expect(self.part("board").locator("svg")).to_be_visible()

    def type_sheet(self, text: str) -> None:
        self.part("text").fill(text)
        self.check()

    def check(self) -> None:
        self.part("check").click()
        expect(self.part("found").locator(".verdict")).to_be_visible()
