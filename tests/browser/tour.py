"""A walk past all main pages, each as it looks in play."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

from browser.companion_page import CompanionPage
from browser.lesson_page import LessonPage
from browser.table_page import ROUNDS, TablePage, Way
from playwright.sync_api import expect

from hashi.learn import lessons

SAMPLE = Path(__file__).parents[2] / "examples" / "sample.hashi"

Stop = tuple[str, TablePage]


MIDDLE = 9
"""The round in which a game is looked at."""

EARLY = 3
"""Until then something is drafted where it matters little what a sheet looks like."""


def tour(visit: Callable[[], TablePage], until: int = ROUNDS) -> Iterator[Stop]:
    """The names of the pages, and someone who looks at them; `visit` brings people."""
    yield from at_home(visit())
    yield from among_friends(visit(), visit())
    yield from around_one_device(visit())
    yield from with_bots(visit(), until)
    yield from watching_again(visit())
    yield from reading_the_rules(visit())
    yield from learning(visit())
    yield from printing(visit())
    yield from on_paper(visit())


def at_home(ann: TablePage) -> Iterator[Stop]:
    yield "home", ann.home()
    for way in get_args(Way):
        ann.fill_in(way, "Ann", hints=True)
        yield f"home-{way}", ann
    ann.page.locator("#options").click()
    yield "settings", ann


def among_friends(ann: TablePage, ben: TablePage) -> Iterator[Stop]:
    ann.start("friends", "Ann", seats="3", limit="300")
    expect(ann.panel).to_be_visible()
    yield "waiting", ann
    ben.follow(ann.invitation)
    expect(ben.panel).to_be_visible()
    yield "join", ben


def around_one_device(ann: TablePage) -> Iterator[Stop]:
    ann.start("device", "Ann", "Ben")
    expect(ann.panel).to_be_visible()
    yield "curtain", ann
    for play in (ann.first_entry, ann.play_round):
        for _ in range(2):
            ann.panel.get_by_role("button").click()
            play()
    expect(ann.panel.locator(".sheets")).to_be_visible()
    yield "reveal", ann


def with_bots(ann: TablePage, until: int = ROUNDS) -> Iterator[Stop]:
    """Something is drafted until that round, and then passed."""
    ann.start("bots", "Ann", seats="4", bot="novice")
    ann.wait_for_round(0)
    yield "first-entry", ann
    ann.first_entry()
    ann.wait_for_round(1)
    for round in range(1, ROUNDS + 1):
        ann.wait_for_round(round)
        if round <= until:
            ann.draft_something()
        if round == min(until, MIDDLE):
            yield from in_mid_game(ann)
        ann.done() if ann.page.locator("#board [data-draft]").count() else ann.pass_()
    expect(ann.panel.locator(".totals")).to_be_visible()
    expect(ann.panel.locator("figure")).to_be_visible()
    yield "end", ann
    yield "home-tables", ann.home()


def watching_again(ann: TablePage) -> Iterator[Stop]:
    ann.page.goto(f"{ann.address}/replay")
    expect(ann.part("choose")).to_be_visible()
    yield "replay-choose", ann
    ann.page.locator("#file").set_input_files(SAMPLE)
    expect(ann.part("board").locator("svg")).to_be_visible()
    ann.part("slider").fill("12")
    yield "replay", ann


def reading_the_rules(ann: TablePage) -> Iterator[Stop]:
    ann.page.goto(f"{ann.address}/rules")
    yield "rules", ann


def learning(ann: TablePage) -> Iterator[Stop]:
    crossing, deadlines, mistake = (
        LessonPage(ann, lesson)
        for lesson in lessons()
        if lesson.name in ("crossing", "deadlines", "mistake")
    )
    crossing.open().mark("c1")
    ann.tap("c1-c5")
    expect(ann.page.locator("#why.refused")).to_be_visible()
    yield "lesson", ann
    ann.part("undo").click()
    crossing.play_to_the_end()
    yield "lesson-end", ann
    deadlines.open()
    yield "lesson-goals", ann
    mistake.open().play(mistake.lesson.steps[0])
    mistake.expect_step(2)
    yield "lesson-mistake", ann
    ann.page.goto(f"{ann.address}/learn")
    expect(ann.part("progress")).to_be_visible()
    yield "learn", ann


def printing(ann: TablePage) -> Iterator[Stop]:
    ann.page.goto(f"{ann.address}/print")
    yield "print", ann


def on_paper(ann: TablePage) -> Iterator[Stop]:
    page = CompanionPage(ann)
    ann.page.goto(f"{ann.address}/companion")
    expect(ann.part("setup")).to_be_visible()
    yield "companion", ann
    page.begin_at_the_end("Ann", "Ben", "Ann Ann", "Ben Ben")
    yield "companion-count", ann
    page.open_sheet("#1")
    ann.part("boards").select_option("")
    page.type_sheet("c2=3 a2=c2 b1-b4 b4=4 f5=1")
    expect(ann.page.locator("#board .island").first).to_have_role("button")
    yield "companion-sheet", ann
    page.open_cards()
    for player in range(4):
        page.count(player, "9")
    expect(ann.part("result")).to_be_visible()
    yield "companion-result", ann


def in_mid_game(ann: TablePage) -> Iterator[Stop]:
    yield "turn", ann
    refused = ann.page.locator("#board .island:not([data-allowed], [data-draft])").first
    ann.tap(refused.get_attribute("data-at") or "")
    expect(ann.page.locator("#why.refused")).to_be_visible()
    yield "refused", ann
    ann.take_hint()
    yield "hint", ann
    ann.page.locator("#others button").first.click()
    expect(ann.panel).to_be_visible()
    yield "sheet", ann
    ann.panel.locator("button").last.click()
    expect(ann.panel).to_have_count(0)
    ann.part("menu").click()
    yield "menu", ann
    ann.page.locator("dialog[open] button").first.click()
    yield "keys", ann
    ann.page.locator("dialog[open] button").last.click()
