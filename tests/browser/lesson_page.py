"""A lesson as a learner sees it."""

import re

from browser.table_page import TablePage
from playwright.sync_api import Locator, expect

from hashi.i18n.catalogue import say
from hashi.learn import Lesson, Step
from hashi.rules import Pen


class LessonPage:
    """Someone's page with a lesson, in their language."""

    def __init__(self, player: TablePage, lesson: Lesson) -> None:
        self.player = player
        self.lesson = lesson

    def open(self) -> "LessonPage":
        self.player.page.goto(f"{self.player.address}/learn/{self.lesson.name}")
        self.expect_step(1)
        return self

    def part(self, name: str) -> Locator:
        return self.player.part(name)

    def expect_step(self, number: int) -> None:
        self.expect_text(say(self.player.language, f"lesson-{self.lesson.name}-{number}"))

    def expect_text(self, text: str) -> None:
        """The words of a step are there, and the board is ready, also for those who listen."""
        expect(self.part("say")).to_have_text(text)
        expect(self.part("done")).to_be_visible()
        last_told = self.player.page.locator("#board .dots").last
        expect(last_told).to_have_attribute("aria-label", re.compile("."))

    def mark(self, at: str) -> None:
        """Tap a place once it may be marked, and see the ink."""
        is_line = "-" in at
        page = self.player.page
        ink = self.player.bridges(at) if is_line else self.player.island(at)
        if self.lesson.record.setup.pen is Pen.CHECKED:
            target = page.locator(f"#board #line-{at}") if is_line else ink
            expect(target).to_have_attribute("data-allowed", "")
        drawn = int(ink.get_attribute("data-draft") or 0) if is_line else 0
        self.player.tap(at)
        expect(ink).to_have_attribute("data-draft", str(drawn + 1) if is_line else "")

    def play(self, step: Step) -> None:
        """The model move, and done."""
        for each in filter(None, (step.model.entry, *step.model.bridges)):
            self.mark(str(each))
        self.player.done()

    def play_to_the_end(self) -> None:
        for number, step in enumerate(self.lesson.steps, 1):
            self.expect_step(number)
            self.play(step)
        expect(self.part("end")).to_be_visible()
